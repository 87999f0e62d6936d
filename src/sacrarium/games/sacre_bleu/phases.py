"""What is asked now, and the names for nothing. Compiled modules take them from `cphases.pxd`."""

from typing import Final

MAIN: Final = 0
SCORE: Final = 1
OFFER: Final = 2
LAY: Final = 3
PARTNER: Final = 4
CYCLE: Final = 5
PASS: Final = 6
PUT: Final = 7
TAKE: Final = 8
TARGET: Final = 9
GIVE: Final = 10
ASIDE: Final = 11
PICK: Final = 12
BONUS: Final = 13
OVER: Final = 14

# The options of a turn, in the order of the name of the game.
TO_SCORE: Final = 0
TO_ADVERTISE: Final = 1
TO_CYCLE: Final = 2
TO_RETURN: Final = 3
TO_EXCHANGE: Final = 4
NO_OPTION: Final = 5

NO_CARD: Final = 54
NOBODY: Final = 7  # a seat that nobody has
PUBLIC: Final = 7  # the observer who sees only what everybody sees

# Knowledge: for each of 8 observers 32 zones, first the seven hands, then the layers of the deck from the top.
ZONES: Final = 32
LAYERS: Final = 7
MOST_LAYERS: Final = 25

# What may be agreed on about scores that preclude winning.
LAST_CHANCE: Final = 0
LAST_CARDS: Final = 1
NEVER: Final = 2
