"""What the scene reads of a duel's view, and how cards are written on it."""

from typing import Final, Literal

import msgspec

from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.core.bits import Seat
from sacrarium.games.sacrifice_duel.view import View

BUYING: Final = ("sealed", "first_buys", "second_buys")
SIGNS: Final = {"r": "♥", "b": "♠"}  # suits never matter: one sign for each colour
TRUMPS: Final = {"red": "r", "black": "b"}
KINDS: Final = {"K": "King", "Q": "Queen", "J": "Jack", "X": "Joker"}

Stage = Literal["market", "blade", "altar"]


class Table(View, frozen=True):
    """The view, and what is read from it more than once."""

    @property
    def near(self) -> Seat:
        """The seat at the lower edge; a spectator looks from behind the first."""
        return self.seat or 0

    @property
    def far(self) -> Seat:
        """The seat across."""
        return 1 - self.near

    def is_trump(self, card: str) -> bool:
        """Whether the card has the colour of the trophy."""
        return self.trump is not None and card[-1] == TRUMPS[self.trump]

    def own_cards(self) -> tuple[str, ...]:
        """The hand of the viewer, the strongest card first."""
        hand = self.sides[self.near].hand if self.seat is not None else ()
        return tuple(sorted(hand or (), key=self.order.index, reverse=True))

    @property
    def sacrifices(self) -> bool:
        """Whether the viewer chooses a sacrifice."""
        return self.phase == "sacrifice" and self.winner == self.seat


def table_of(moment: Moment) -> Table:
    """The view, read."""
    return msgspec.convert(moment.view, Table)


def stage_of(sight: Sight, table: Table) -> Stage:
    """What the board shows now; while the table is held, what has just happened."""
    happened = sight.moment.event if sight.held else lambda _: None
    if happened("trick_taken") is not None:
        return "blade"
    if happened("bought") is not None or table.phase in BUYING:
        return "market"
    return "altar" if table.sacrifices and not sight.held else "blade"


def short(card: str) -> str:
    """A card in few characters: 10♥, A♠; a joker is X."""
    return card if card == "X" else card[:-1] + SIGNS[card[-1]]


def rank(card: str) -> str:
    """The rank of a card."""
    return card if card == "X" else card[:-1]


def is_red(card: str) -> bool:
    """Whether the card is red."""
    return card.endswith("r")


def listed(cards: tuple[str, ...]) -> str:
    """Several cards."""
    return " ".join(map(short, cards))
