"""Sacrifight in the terminal: the boss between its four sides, the heroes and their cards below."""

from .scene import FightScene

__all__ = ["FightScene"]
