"""What one seat may know (H7, H8), built from nothing: a view never holds a state."""

import msgspec

from sacrarium.core.bits import Card, Seat


class View(msgspec.Struct, frozen=True):
    """All that a seat has seen; clients and bots get this and no more."""

    seat: Seat | None  # None: a spectator
    round: int
    rounds: int
    leader: Seat
    turn: Seat | None  # None: the game is over
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    lead: Card | None  # the card that waits for an answer
    played: tuple[tuple[Card, ...], ...]  # what each seat has laid, oldest first
    taken: tuple[int, ...]  # rounds
    proven: tuple[Card, ...]  # each seat holds something above this card; 0: nothing is known
    unseen: int  # cards that were not dealt
    over: bool
