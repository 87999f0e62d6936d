"""Return (R24, R25): cards go under the deck, as many come off its top; in round 8 any cards of it."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.knowledge import (
    forget_top,
    has_changed,
    know_drawn,
    know_everything,
    know_put,
    settle_all,
    sort_deck,
)
from sacrarium.games.sacre_bleu.table import SacreTable

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def may_put(table: SacreTable) -> CardSet:
    """R24: any card of the hand, in any order; R25: in round 8 increasing, and no more than the deck holds."""
    cards = table.hands[table.active] & ~table.put_cards()
    if table.round_number < c.LAST_ROUND or table.put_count == 0:
        return cards
    if table.put_count == table.deck_size:
        return 0
    return cards & ~((bits.bit(table.put[table.put_count - 1]) << 1) - 1)


def may_stop(table: SacreTable) -> bool:
    """R24, Q14: at any time, or after one card where the table agreed on that."""
    return table.put_count > 0 or table.return_zero


def put_card(table: SacreTable, card: Card, journal: "Journal | None") -> None:
    """R24: below the old bottom card, each below the one before; R36: ends by itself when no card can follow."""
    table.put[table.put_count] = card
    table.put_count += 1
    if journal is not None:
        telling.own_pick(table.active, "put", card, journal)
    if not may_put(table):
        stop(table, journal)


def stop(table: SacreTable, journal: "Journal | None") -> None:
    """R24, R25: as many cards come back."""
    if table.round_number == c.LAST_ROUND and table.put_count > 0:
        table.phase = c.TAKE
        return
    if table.put_count > 0:
        draw_as_many(table, journal)
    elif journal is not None:
        telling.return_cards(table, 0, 0, journal)
    finish_option(table, journal)


def draw_as_many(table: SacreTable, journal: "Journal | None") -> None:
    """R24: the put cards are a new layer at the bottom; the draws eat layers from the top."""
    seat = table.active
    number = table.put_count
    cards = table.put_cards()
    from_deal = table.layer_size[0] if table.layer_by[0] == c.NOBODY else 0
    for place in range(number):
        table.deck[table.deck_size + place] = table.put[place]
    table.layer_size[table.layers] = number
    table.layer_by[table.layers] = seat
    table.layers += 1
    know_put(table, seat, cards)
    table.hands[seat] &= ~cards
    kept = table.hands[seat]
    draw_cards(table, seat, number)
    has_changed(table, seat)
    settle_all(table)
    if journal is not None:
        telling.return_cards(table, min(number, from_deal), table.hands[seat] & ~kept, journal)


def draw_cards(table: SacreTable, seat: Seat, number: int) -> None:
    """R24: from the top, layer by layer."""
    left = number
    top = 0
    while left:
        drawn = min(left, table.layer_size[0])
        cards = bits.bit(table.deck[top])
        for place in range(top, top + drawn):
            cards |= bits.bit(table.deck[place])
        know_drawn(table, seat, 0, cards)
        table.hands[seat] |= cards
        top += drawn
        left -= drawn
        table.layer_size[0] -= drawn
        if table.layer_size[0] == 0:
            forget_top(table)
    for place in range(table.deck_size):
        table.deck[place] = table.deck[place + number]
    for place in range(table.deck_size, table.deck_size + number):
        table.deck[place] = c.NO_CARD


# -- round 8 ---------------------------------------------------------------------------------------------


def take_card(table: SacreTable, card: Card, journal: "Journal | None") -> None:
    """R25: any card that was in the deck before; after as many as were put, they change places."""
    seat = table.active
    table.picks[seat] |= bits.bit(card)
    if bits.popcount(table.picks[seat]) < table.put_count:
        return
    taken = table.picks[seat]
    put = table.put_cards()
    table.hands[seat] = (table.hands[seat] & ~put) | taken
    sort_deck(table, (table.deck_cards() & ~taken) | put)
    has_changed(table, seat)
    know_everything(table)
    if journal is not None:
        telling.swap_with_deck(table, put, taken, journal)
    finish_option(table, journal)
