"""What is asked now, and the names for nothing."""

from typing import Final

SEALED: Final = 0  # round 1: both seats order in secret (R10)
FIRST_BUYS: Final = 1
SECOND_BUYS: Final = 2
TOGETHER: Final = 3  # a simultaneous trick (R17)
LEAD: Final = 4
FOLLOW: Final = 5
SUDDEN: Final = 6  # a step of sudden death (R21)
SACRIFICE: Final = 7
OVER: Final = 8

NO_CARD: Final = 27
NO_ORDER: Final = -1
NOBODY: Final = 2  # a seat that nobody has
NO_WIN: Final = 14

# Where the cards are that were drawn before the last reshuffle.
NOWHERE: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2

# How two cards compare, apart from the seat that wins.
TIE: Final = 2
VOID: Final = 3
