"""What is asked now, the names for nothing, and figures of the rules."""

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

RED_JOKER: Final = 52  # no card of a suit comes after it
BLACK_JOKER: Final = 53
LAST_ROUND: Final = 8  # all hands lie open in it (R32)
FEWEST: Final = 3  # cards of a sequence, and of a hand that takes turns
HIDES_FROM: Final = 8  # cards after receiving one, from which a target sets some aside (R27)
SET_ASIDE: Final = 3

# What may be agreed on about scores that preclude winning.
LAST_CHANCE: Final = 0
LAST_CARDS: Final = 1
NEVER: Final = 2
