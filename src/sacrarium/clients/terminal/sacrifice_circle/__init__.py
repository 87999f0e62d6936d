"""Sacrifice Circle in the terminal: the board in characters, the crystal, the heroes and the choices beside it."""

from .scene import CircleScene

__all__ = ["CircleScene"]
