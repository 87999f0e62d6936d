"""Opponents: rules of thumb, tree search and rollouts over the state contract."""

from .bots import SearchBot, bot, consider
from .rollouts import Rollouts
from .searcher import Considered, Report, Searcher

__all__ = ["Considered", "Report", "Rollouts", "SearchBot", "Searcher", "bot", "consider"]
