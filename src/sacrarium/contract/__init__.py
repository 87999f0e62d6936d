"""The contract that every game keeps (C1 to C13), as checks over any game; the tests and the fuzzer run them."""

from .broken import ContractBroken
from .digest import digest, same_again
from .knowledge import same_choice
from .moves import nonsense_is_no_notation
from .options import random_table, tables
from .players import NOVICE, PLAYERS
from .scripted import Noted, scripted_digest
from .table import Moment
from .walk import CHECKS, Check, walk, walk_again

__all__ = [
    "CHECKS",
    "NOVICE",
    "PLAYERS",
    "Check",
    "ContractBroken",
    "Moment",
    "Noted",
    "digest",
    "nonsense_is_no_notation",
    "random_table",
    "same_again",
    "same_choice",
    "scripted_digest",
    "tables",
    "walk",
    "walk_again",
]
