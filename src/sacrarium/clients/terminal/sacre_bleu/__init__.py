"""S.A.C.R.E. Bleu! in the terminal: seats and what is known of them, the deck, five options, and the hand by suit."""

from .scene import SacreScene

__all__ = ["SacreScene"]
