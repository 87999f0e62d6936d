"""`sacrarium bench`: the speed of this machine's engine, beside the peers that are installed."""

from .rows import Report, Row
from .suite import FULL, QUICK, Plan, measure

__all__ = ["FULL", "QUICK", "Plan", "Report", "Row", "measure"]
