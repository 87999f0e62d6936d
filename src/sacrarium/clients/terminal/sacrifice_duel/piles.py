"""What the drawer tells about a duel: your own piles, the other deck, and the trophies."""

from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import wrapped
from sacrarium.clients.terminal.moment import Moment
from sacrarium.core.bits import Seat
from sacrarium.core.words import counted
from sacrarium.games.sacrifice_duel.view import Hand, Offering, Side

from .table import Table, listed


def lines(moment: Moment, table: Table, width: int) -> list[Content]:
    """Heading and cards, pile by pile; what the table keeps shut is not told."""
    found: list[Content] = []
    for heading, words in _entries(moment, table):
        found.append(Content.assemble((heading, look.STRONG)))
        found += [Content("  ") + line for line in wrapped(look.marked(words or "none"), width - 2)]
    return found


def _entries(moment: Moment, table: Table) -> list[tuple[str, str]]:
    entries = [("Good to know", " ".join(moment.words.notes))] if moment.words.notes else []
    entries += _own(table) if table.seat is not None else _deck(moment, table, table.near)
    entries += _deck(moment, table, table.far)
    entries.append(("Trophies still to come", listed(table.coming)))
    entries.append(("Hands so far", " · ".join(_hand(hand, moment) for hand in table.hands)))
    return entries


def _own(table: Table) -> list[tuple[str, str]]:
    side = table.sides[table.near]
    piles = [
        ("Your draw pile, in no order", side.draw),
        ("Your discard", side.discard),
        ("Your altar", side.altar),
        ("Your trophies", side.trophies),
    ]
    return [(name, _shown(cards)) for name, cards in piles]


def _shown(cards: tuple[str, ...] | None) -> str:
    """Nothing is told of a pile that the table keeps shut."""
    return "shut by agreement" if cards is None else listed(cards)


def _deck(moment: Moment, table: Table, seat: Seat) -> list[tuple[str, str]]:
    side = table.sides[seat]
    name = moment.name(seat)
    return [
        (f"{name} owns", listed(side.collection)),
        ("  Altar", _altar(side)),
        ("  Seen in the discard", _shown(side.open_discard)),
        ("  Trophies", listed(side.trophies)),
    ]


def _altar(side: Side) -> str:
    """R34: its cards at the end; before, what each offering was chosen from."""
    if side.altar is not None:
        return listed(side.altar)
    if side.offerings is None:
        return f"{counted(side.altar_size, 'card')}, shut by agreement"
    return " · ".join(map(_offering, side.offerings))


def _offering(gift: Offering) -> str:
    unseen = f"{gift.unplayed} unseen" if gift.unplayed else ""
    return f"{gift.number} of {' or '.join(filter(None, (listed(gift.played), unseen)))}"


def _hand(hand: Hand, moment: Moment) -> str:
    won = hand.tricks[hand.winner], hand.tricks[1 - hand.winner]
    return f"{listed((hand.trophy,))} {moment.name(hand.winner)} {won[0]}:{won[1]}, gave {hand.sacrificed}"


def ending(moment: Moment, table: Table) -> list[Content]:
    """In the end everything is shown: both altars."""
    found = []
    for seat in (table.near, table.far):
        side = table.sides[seat]
        head = f"{moment.name(seat)}: {side.trophy_points} for trophies, {side.altar_points} on the altar"
        found += [Content.assemble((head, look.TEXT)), look.marked(listed(side.altar or ()) or "empty")]
    return found
