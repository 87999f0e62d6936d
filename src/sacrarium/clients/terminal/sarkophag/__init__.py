"""Sarkophag in the terminal: the trick on a number line, and the hand as little cards."""

from .scene import SarkophagScene

__all__ = ["SarkophagScene"]
