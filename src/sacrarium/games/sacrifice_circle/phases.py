"""What is asked now, the numbers of cards and spaces, and the names for nothing."""

from typing import Final

DRAFT: Final = 0  # R2: a seat chooses a path
ACT: Final = 1  # R9: a hero's turn
MOVE: Final = 2  # R12: steps are left
KEEP: Final = 3  # R22: one of two cards
WON: Final = 4
LOST: Final = 5

RIFLE: Final = 0
AXE: Final = 1
ODD: Final = 2
STAFF: Final = 3
TRAP: Final = 4
SPELL: Final = 5
GOLDEN: Final = 6
RADIANT: Final = 7
NO_CARD: Final = 8
BARE: Final = 8  # an attack without a card

HUB: Final = 0
BLACK: Final = 1  # N0; the ring follows it
LAST_RING: Final = 40
FIRST_PATH: Final = 41  # A1; five spaces of each path follow it
LAST_PATH: Final = 65
ALL_SPACES: Final = 96
NOWHERE: Final = 96
NO_WELL: Final = 8
NOBODY: Final = 5  # a hero that nobody plays
FAR: Final = 99  # more steps than any way has
SEEN: Final = 48  # room for the spaces within four steps
TRAP_DAMAGE: Final = 3  # R25

# The move codes.
NO_MOVE: Final = -1
PATH_OF: Final = 0  # and which hero
ROLL: Final = 5
STOP: Final = 6
END: Final = 7
ATTACK: Final = 8  # and which card, or BARE
SET_TRAP: Final = 17
KEEP_CARD: Final = 18  # and which
TELEPORT: Final = 26  # and five times the hero, and which star
GO: Final = 51  # and where
MOVES: Final = 147
