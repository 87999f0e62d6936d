"""Opponents: rules of thumb, and tree search over the state contract."""

from .bots import SearchBot, bot, consider
from .searcher import Considered, Report, Searcher

__all__ = ["Considered", "Report", "SearchBot", "Searcher", "bot", "consider"]
