"""Your cards of a duel: what each would win, buy or bring."""

from collections.abc import Iterator
from typing import Final

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.clients.terminal.row import CardRow, Held

from . import buying, offering
from .faces import face
from .table import Table, rank, short, table_of

PLAY: Final = "play "


def spots(moment: Moment, table: Table) -> list[str]:
    """What every card of the row stands for, from left to right."""
    if offering.asks(moment):
        return offering.spots(moment)
    return [f"{buying.CARD if buying.asks(moment) else PLAY}{card}" for card in table.own_cards()]


class DuelHand(CardRow):
    """The hand by strength, the strongest card at the left; digits are its places."""

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The row, or that there is none."""
        super().draw(canvas, sight)
        if sight.moment.viewer is not None and not self.held(sight, cards.SMALL):
            canvas.center(canvas.height // 2, "Your hand is empty.", look.FAINT)

    def held(self, sight: Sight, size: cards.Size) -> list[Held]:
        """Every card with its state."""
        table = table_of(sight.moment)
        if sight.moment.ask is None or sight.held:
            row = table.pool if table.sacrifices and not sight.held else table.own_cards()
            return [Held(card, face(card, size, "waiting", table)) for card in row]
        if buying.asks(sight.moment):
            return list(_paying(sight, table, size))
        if offering.asks(sight.moment):
            return [
                _offered(sight, size, spot, place) for place, spot in enumerate(spots(sight.moment, table), 1)
            ]
        return list(_playing(sight, table, size))


def _playing(sight: Sight, table: Table, size: cards.Size) -> Iterator[Held]:
    """In a trick: what the card would come to, where that can be known."""
    raised = None
    for place, card in enumerate(table.own_cards(), 1):
        spot = f"{PLAY}{card}"
        chosen = spot == sight.chosen and raised is None
        raised = card if chosen else raised
        info, _ = find(sight.moment, spot)
        label = "" if info is None else info.preview.get("result", "")
        yield Held(spot, face(card, size, "chosen" if chosen else "plain", table, str(place), label), chosen)


def _paying(sight: Sight, table: Table, size: cards.Size) -> Iterator[Held]:
    """In the market: what the card is spent on, what it could buy, or that it stays."""
    looked = [
        one
        for one in buying.purchases(sight.moment)
        if one.spot == sight.chosen and buying.can_add(sight, one.spot)
    ]
    spent = [(card, one.bought) for one in buying.picked(sight) for card in one.spent]
    wished = [(card, one.bought) for one in looked if one.spot not in sight.picked for card in one.spent]
    for place, card in enumerate(table.own_cards(), 1):
        paid = _taken(spent, card)
        wish = None if paid is not None else _taken(wished, card)
        label = f"→{short(paid or wish or '')}" if paid or wish else _could(sight, card, size)
        drawn = face(card, size, "chosen" if paid else "plain", table, str(place), label)
        yield Held(f"{buying.CARD}{card}", drawn, bool(paid or wish))


def _taken(wanted: list[tuple[str, str]], card: str) -> str | None:
    """What this card pays; each payment is found once."""
    found = next((entry for entry in wanted if entry[0] == card), None)
    if found is not None:
        wanted.remove(found)
    return None if found is None else found[1]


def _could(sight: Sight, card: str, size: cards.Size) -> str:
    """The ranks it could help to buy with what is left."""
    able = [
        one for one in buying.purchases(sight.moment) if card in one.spent and buying.fits(sight, one.spot)
    ]
    ranks = sorted({int(rank(one.bought)) for one in able}, reverse=True)
    words = " ".join(map(str, ranks))
    return (words if len(words) <= size.inner else "buys") if ranks else "stays"


def _offered(sight: Sight, size: cards.Size, spot: str, place: int) -> Held:
    """On the altar: the points it brings."""
    card, label = offering.card_of(spot), offering.points(sight.moment, spot)
    picked = spot in sight.picked
    alone = spot == sight.chosen and offering.room(sight.moment) == 1
    state: cards.State = "chosen" if picked or alone else "plain"
    return Held(spot, face(card, size, state, None, str(place), label), picked or spot == sight.chosen)
