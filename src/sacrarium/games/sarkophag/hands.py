"""The hands of all seats: the part of a position that imagining deals anew."""

from sacrarium.core.state import State

from .pieces import ALL_CARDS


class Hands(State):
    """What everybody holds, and what the play has not disproven."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.hands = [0] * 6
        self.may_hold = [ALL_CARDS] * 6  # R17: what each hand can still hold, by all that is proven
