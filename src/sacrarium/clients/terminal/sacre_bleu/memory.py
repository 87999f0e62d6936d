"""The notebook: what is known of every hand and of the deck, locks, and where a card may be."""

from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import wrapped
from sacrarium.clients.terminal.moment import Moment
from sacrarium.games.sacre_bleu.view import SeatView, View

from .seats import known
from .table import by_suit, listed, sequence, short

LEGEND = "? may have moved on   * few know it   ⊘ not by Exchange yet"


def lines(moment: Moment, table: View, width: int) -> list[Content]:
    """Heading and words, one after another."""
    found: list[Content] = []
    for heading, words in _entries(moment, table):
        found.append(Content.assemble((heading, look.STRONG)))
        found += [Content("  ") + line for line in wrapped(look.marked(words or "nothing"), width - 2)]
    return found


def _entries(moment: Moment, table: View) -> list[tuple[str, str]]:
    entries = [("Good to know", " ".join(moment.words.notes))] if moment.words.notes else []
    for seat in table.order:
        if seat != moment.viewer:
            entries.append((moment.name(seat), _seat(table.seats[seat])))
    entries += [
        (f"{moment.name(seat)}, scored", "  ".join(_sets(table.seats[seat])))
        for seat in table.order
        if table.seats[seat].sets
    ]
    for lock in table.locked:
        words = f"{moment.name(lock.taker)} took it in round {lock.round}: free after your next turn."
        entries.append((f"{short(lock.card)} ⊘", words))
    entries += [
        ("In the deck, yours from the top", listed(one.cards)) for one in table.deck.segments if one.cards
    ]
    if not table.final and not table.over:
        entries += [("Signs", LEGEND), *_loose(moment, table)]
    return entries


def _seat(side: SeatView) -> str:
    if side.hand is not None:
        return by_suit(side.hand)
    dealt = "as dealt; " if side.untouched else ""
    rest = f"{side.backs} unknown" if side.backs else ""
    return dealt + ", ".join(part for part in ("  ".join(map(known, side.known)), rest) if part)


def _sets(side: SeatView) -> list[str]:
    return [f"{sequence(one.shown)} {one.points} (round {one.round})" for one in side.sets]


def _loose(moment: Moment, table: View) -> list[tuple[str, str]]:
    """Cards that can be in several places, together with those that can be in the same ones."""
    found: dict[tuple[str, ...], list[str]] = {}
    for one in table.where:
        if len(one.at) > 1:
            found.setdefault(one.at, []).append(one.card)
    return [
        (" or ".join(_zone(zone, moment, table) for zone in at), by_suit(cards))
        for at, cards in found.items()
    ]


def _zone(zone: str, moment: Moment, table: View) -> str:
    number = int(zone[1:])
    if zone[0] == "h":
        return moment.name(number)
    by = table.deck.segments[number].by
    return (
        "deck, dealt" if by is None else f"deck, {moment.name(by)}'s layer" if by != moment.viewer else "deck"
    )


def ending(moment: Moment, table: View) -> list[Content]:
    """Every set of the game, and the cry of the losers."""
    found = []
    for seat in table.order:
        sets = "   ".join(_sets(table.seats[seat])) or "nothing scored"
        found.append(look.marked(f"**{moment.name(seat)}**  {sets}"))
    winners = moment.result.winners if moment.result is not None else ()
    losers = [moment.name(seat) for seat in table.order if seat not in winners]
    return [
        *found,
        Content(""),
        Content.assemble((f"{', '.join(losers)}: Sacré bleu!", f"bold {look.ACCENT}")),
    ]
