"""What the scene reads of a table of Sarkophag, and the trick as it is to be drawn."""

from typing import Any, Literal

import msgspec

from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.core.bits import Card, Seat
from sacrarium.games.sarkophag.events import Played
from sacrarium.games.sarkophag.view import View

Direction = Literal["down", "up"]


class Table(View, frozen=True):
    """The view, and what is read from it more than once."""

    def heads_on(self, card: Card) -> int:
        """The heads that a card shows."""
        return self.heads[card - 1]

    def seen(self) -> set[Card]:
        """The cards that were played in this round."""
        finished = {played.card for trick in self.tricks for played in trick.cards}
        return finished | {played.card for played in self.trick}


class Lying(msgspec.Struct, frozen=True):
    """The trick on the line, with the chosen card as if it lay there already."""

    cards: tuple[Played, ...]
    direction: Direction | None
    broken: bool
    takes: Seat | None
    heads: int  # of the cards that really lie there
    ghost: Card | None = None

    @property
    def lead(self) -> Card | None:
        """The card that was led."""
        really = [played.card for played in self.cards if played.card != self.ghost]
        return really[0] if really else None


def table_of(moment: Moment) -> Table:
    """The view, read."""
    return msgspec.convert(moment.view, Table)


def lying(sight: Sight, table: Table) -> Lying:
    """What is on the line: the trick just taken, or the present one with the chosen card."""
    taken = sight.moment.event("trick_taken") if sight.held else None
    if taken is not None:
        return _taken(taken)
    info, _ = find(sight.moment, sight.chosen)
    if info is None or table.turn is None:
        return Lying(table.trick, table.direction, table.broken, table.would_take, table.trick_heads)
    ghost = Played(table.turn, int(info.move), bool(info.preview["breaks"]))
    return Lying(
        cards=(*table.trick, ghost),
        direction=table.direction or _direction(table.trick, ghost.card),
        broken=table.broken or ghost.breaks,
        takes=info.preview["takes"],
        heads=table.trick_heads,
        ghost=ghost.card,
    )


def _direction(trick: tuple[Played, ...], second: Card) -> Direction | None:
    if not trick:
        return None
    return "down" if second < trick[0].card else "up"


def _taken(event: dict[str, Any]) -> Lying:
    return Lying(
        cards=msgspec.convert(event["cards"], tuple[Played, ...]),
        direction=event["direction"],
        broken=event["broken"],
        takes=event["seat"],
        heads=event["heads"],
    )
