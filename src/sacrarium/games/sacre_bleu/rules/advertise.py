"""Advertise (R12 to R19): offer a card, see what all others lay against it, and swap with one of them."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import knowledge, telling
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu.knowledge import know_answers, know_offer, know_swap, settle_all
from sacrarium.games.sacre_bleu.pieces import worth_at_least
from sacrarium.games.sacre_bleu.runs import points_of
from sacrarium.games.sacre_bleu.table import SacreTable

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

REAL = worth_at_least(1)


def may_offer(table: SacreTable) -> CardSet:
    """R12: any card but a joker."""
    return table.hands[table.active] & REAL


def may_lay(table: SacreTable, seat: Seat) -> CardSet:
    """R13: a real card worth at least as much as the one offered."""
    return table.hands[seat] & knowledge.AT_LEAST[points_of(bits.bit(table.offered))]


def offer(table: SacreTable, card: Card, journal: "Journal | None") -> None:
    """R12 to R15: all others who can have to lay a card; if nobody can, the option is over."""
    table.offered = card
    for seat in range(table.players):
        if seat != table.active and may_lay(table, seat):
            table.able |= 1 << seat
    table.pending = table.able
    know_offer(table, points_of(bits.bit(card)))
    if journal is not None:
        telling.offer(table, journal)
    if table.able:
        table.phase = c.LAY
        return
    know_answers(table)
    if journal is not None:
        telling.show_answers(table, journal)
        telling.nobody_answers(table, journal)
    settle_all(table)
    finish_option(table, journal)


def lay(table: SacreTable, seat: Seat, card: Card, journal: "Journal | None") -> None:
    """R13, R16: face down; when all have laid, the active seat looks."""
    table.laid[seat] = card
    table.pending &= ~(1 << seat)
    if journal is not None:
        telling.lay(seat, card, journal)
    if table.pending:
        return
    table.phase = c.PARTNER
    know_answers(table)
    if journal is not None:
        telling.show_answers(table, journal)


def swap(table: SacreTable, partner: Seat, journal: "Journal | None") -> None:
    """R16: the offered card for the one that the partner laid; the others take theirs back."""
    taken = table.laid[partner]
    was_open = table.is_open(partner)
    table.hands[table.active] ^= bits.bit(table.offered) | bits.bit(taken)
    table.hands[partner] ^= bits.bit(table.offered) | bits.bit(taken)
    know_swap(table, partner, taken, points_of(bits.bit(table.offered)), was_open)
    if journal is not None:
        telling.swap(table, partner, taken, was_open, journal)
    finish_option(table, journal)
