"""Exchange (R26 to R31): give a card to somebody, look at the hand, take a card of it and show it to all."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.knowledge import know_given, know_taken, know_visible
from sacrarium.games.sacre_bleu.table import SacreTable

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def may_target(table: SacreTable, seat: Seat) -> bool:
    """R26: any other seat that holds a card."""
    return seat < table.players and seat != table.active and table.hands[seat] != 0


def aim(table: SacreTable, seat: Seat, journal: "Journal | None") -> None:
    """R26: with whom."""
    table.target = seat
    table.phase = c.GIVE
    if journal is not None:
        telling.aim(table, journal)


def give(table: SacreTable, card: Card, journal: "Journal | None") -> None:
    """R26, R27: with eight cards or more the target sets three aside."""
    table.given = card
    know_given(table)
    if journal is not None:
        telling.give(table, journal)
    if table.hides():
        table.phase = c.ASIDE
    else:
        look(table, journal)


def set_aside(table: SacreTable, card: Card, journal: "Journal | None") -> None:
    """R27: chosen by the target, unseen by the active seat."""
    table.picks[table.target] |= bits.bit(card)
    if journal is not None:
        telling.own_pick(table.target, "aside", card, journal)
    if bits.popcount(table.picks[table.target]) == c.SET_ASIDE:
        if journal is not None:
            telling.hide(table, journal)
        look(table, journal)


def visible(table: SacreTable) -> CardSet:
    """R28: the hand of the target without what it set aside."""
    return table.target_hand() & ~table.picks[table.target]


def may_take(table: SacreTable) -> CardSet:
    """R28, R29: what is visible and not locked for the active seat."""
    return visible(table) & ~table.locked[table.active]


def look(table: SacreTable, journal: "Journal | None") -> None:
    """R28, R30: the active seat sees the hand; if all of it is locked, the card goes back and the turn is spent."""
    table.phase = c.PICK
    table.shown = visible(table)
    know_visible(table, visible(table))
    if journal is not None:
        telling.look(table, visible(table), journal)
    if may_take(table):
        return
    if journal is not None:
        telling.undo(table, journal)
    finish_option(table, journal)


def take(table: SacreTable, card: Card, journal: "Journal | None") -> None:
    """R28, R29, R31: the card is shown to all and locked for the others until their next turn is over."""
    was_open = table.is_open(table.target)
    giver = table.active
    table.hands[giver] &= ~bits.bit(table.given)
    table.hands[table.target] |= bits.bit(table.given)
    table.hands[table.target] &= ~bits.bit(card)
    table.hands[giver] |= bits.bit(card)
    for seat in range(table.players):
        if seat != giver:
            table.locked[seat] |= bits.bit(card)
    table.taker[card] = giver
    table.take_round[card] = table.round_number
    know_taken(table, card, was_open)
    if journal is not None:
        telling.take(table, card, journal)
    finish_option(table, journal)
