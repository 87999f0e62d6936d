"""Sacrifice Duel in the terminal: the tricks along a blade, the market, the altar, and the hand as little cards."""

from .scene import DuelScene

__all__ = ["DuelScene"]
