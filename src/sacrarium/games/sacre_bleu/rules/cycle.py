"""Cycle (R20 to R23): everybody with enough cards passes some of them so many spots to the left."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.knowledge import know_cycle
from sacrarium.games.sacre_bleu.table import SacreTable

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def participants(table: SacreTable, number: int) -> int:
    """R21: how many seats hold at least so many cards."""
    count = 0
    for seat in range(table.players):
        count += bits.popcount(table.hands[seat]) >= number
    return count


def may_name(table: SacreTable, number: int, spots: int) -> bool:
    """R21: at most half a dealt hand, two seats at least, and no card may come back to its seat (Q12)."""
    return 1 <= number <= table.most_cycle and 1 <= spots < participants(table, number)


def find_receivers(table: SacreTable, number: int, spots: int) -> None:
    """R22: spots are counted among those who take part; the others are stepped over."""
    for seat in range(table.players):
        table.receiver[seat] = c.NOBODY
        if bits.popcount(table.hands[seat]) < number:
            continue
        other = seat
        left = spots
        while left:
            other = (other + 1) % table.players
            left -= bits.popcount(table.hands[other]) >= number
        table.receiver[seat] = other


def receivers(table: SacreTable, number: int, spots: int) -> list[Seat]:
    """Who gets whose packet, by giver; nobody: the seat sits out."""
    find_receivers(table, number, spots)
    return listed_receivers(table)


def listed_receivers(table: SacreTable) -> list[Seat]:
    """The same as it was found last."""
    return [table.receiver[seat] for seat in range(table.players)]


def name_rule(table: SacreTable, number: int, spots: int, journal: "Journal | None") -> None:
    """R21: the rule is named; all who take part choose in secret."""
    table.cycle_number = number
    table.cycle_spots = spots
    for seat in range(table.players):
        if bits.popcount(table.hands[seat]) >= number:
            table.pending |= 1 << seat
    table.phase = c.PASS
    if journal is not None:
        telling.name_rule(table, journal)


def may_add(hand: CardSet, picked: CardSet, number: int) -> CardSet:
    """R37: cards above all that were picked, as long as enough are left above them for the rest."""
    left = number - bits.popcount(picked)
    cards = hand & ~picked
    if picked:
        cards &= ~((bits.bit(bits.highest(picked)) << 1) - 1)
    while left > 1:
        cards &= ~bits.bit(bits.highest(cards))
        left -= 1
    return cards


def pass_card(table: SacreTable, seat: Seat, card: Card, journal: "Journal | None") -> None:
    """R22: one card more; when all have chosen, all packets move at once."""
    table.picks[seat] |= bits.bit(card)
    if journal is not None:
        telling.own_pick(seat, "pass", card, journal)
    if bits.popcount(table.picks[seat]) < table.cycle_number:
        return
    table.pending &= ~(1 << seat)
    if journal is not None:
        telling.packet_ready(seat, journal)
    if not table.pending:
        move_packets(table, journal)


def move_packets(table: SacreTable, journal: "Journal | None") -> None:
    """R22, R23: every packet reaches its receiver."""
    opened = 0
    for seat in range(table.players):
        opened |= table.is_open(seat) << seat
    find_receivers(table, table.cycle_number, table.cycle_spots)
    for seat in range(table.players):
        table.hands[seat] &= ~table.picks[seat]
    for seat in range(table.players):
        if table.receiver[seat] != c.NOBODY:
            table.hands[table.receiver[seat]] |= table.picks[seat]
    know_cycle(table, opened)
    if journal is not None:
        telling.cycle(table, listed_receivers(table), opened, journal)
    finish_option(table, journal)
