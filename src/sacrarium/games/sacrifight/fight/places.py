"""Sides, slots, hand places and picks, several of them in one number; C has these functions in line.

A slot is twice its side, plus its number on that side. A pick is a card that lies somewhere: zone, hero and place.
"""

from . import codes as c

# -- slots and sides -------------------------------------------------------------------------------


def side_of(slot: int) -> int:
    """The side of a slot."""
    return slot >> 1


def number_of(slot: int) -> int:
    """Which of the slots of its side it is: 0 or 1."""
    return slot & 1


def clockwise(side: int) -> int:
    """The next side."""
    return (side + 1) & 3


def opposite(side: int) -> int:
    """The side on the other end of the board."""
    return (side + 2) & 3


def counterclockwise(side: int) -> int:
    """The side before."""
    return (side + 3) & 3


# -- plays -----------------------------------------------------------------------------------------


def place_played(move: int) -> int:
    """The hand place of the card that a play is about."""
    return (move - c.MV_PLAY) >> 2 if move < c.MV_ON else (move - c.MV_ON) >> 3


def side_played(move: int) -> int:
    """The side that a play goes to, if it goes to a side."""
    return (move - c.MV_PLAY) & 3


def slot_covered(move: int) -> int:
    """The slot that a play goes to, if it goes onto a card."""
    return (move - c.MV_ON) & 7


# -- picks -----------------------------------------------------------------------------------------


def pick_of(zone: int, hero: int, place: int) -> int:
    """A card of a zone."""
    return (zone << 10) | (hero << 7) | place


def zone_of(pick: int) -> int:
    """The zone of a pick."""
    return pick >> 10


def hero_of(pick: int) -> int:
    """Whose zone it is, or the BOSS."""
    return (pick >> 7) & 7


def pile_of(pick: int) -> int:
    """Its zone and hero, without the place."""
    return pick & ~127


def place_of(pick: int) -> int:
    """Its place in the zone: on the board, the slot."""
    return pick & 127
