"""Reveal and draw (R5 to R7), and a new round.

Piles have no order: the next card is drawn by chance among all that lie there, which is the same as shuffling first.
"""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_duel import events, piles
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.knowledge import remember_reshuffle
from sacrarium.games.sacrifice_duel.pieces import HAND_SIZE
from sacrarium.games.sacrifice_duel.table import DuelTable

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

FULL_HAND = HAND_SIZE
KING = 3


def rank_of(trophy: int) -> int:
    """R5: the kind of a trophy: 0 joker, 1 jack, 2 queen, 3 king."""
    return (trophy + 1) >> 1


def tricks_in(trophy: int) -> int:
    """R14: king 7, queen 5, jack 3, joker 1."""
    return 2 * rank_of(trophy) + 1


def begin_round(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R5, R6: the top trophy is turned up, then each seat draws five."""
    table.round_number += 1
    table.trophy = chance.one_of(table.deck) >> 1
    table.deck = piles.without(table.deck, table.trophy)
    table.leader = c.NOBODY
    table.winner = c.NOBODY
    table.last_winner = c.NOBODY
    table.played = 0
    table.steps = 0
    for seat in range(2):
        table.tricks[seat] = 0
        table.committed[seat] = c.NO_CARD
        table.order[seat] = c.NO_ORDER
    table.phase = c.SEALED if table.round_number == 1 else c.FIRST_BUYS
    if journal is not None:
        events.reveal(table, journal)
    for seat in range(2):
        draw_up_to(table, seat, FULL_HAND, chance, journal)


def draw_up_to(table: DuelTable, seat: Seat, most: int, chance: Chance, journal: "Journal | None") -> None:
    """R7: card by card; an empty draw pile is replaced by the discard when a card is needed, never before."""
    before = table.hands[seat]
    while piles.size(table.hands[seat]) < most:
        if table.draw[seat] == 0:
            if table.discard[seat] == 0:
                break
            reshuffle(table, seat, journal)
        card = chance.one_of(table.draw[seat]) >> 1
        table.draw[seat] = piles.without(table.draw[seat], card)
        table.hands[seat] = piles.with_card(table.hands[seat], card)
    if journal is not None:
        events.draw(table, seat, before, journal)


def reshuffle(table: DuelTable, seat: Seat, journal: "Journal | None") -> None:
    """R7: the own discard becomes the draw pile."""
    remember_reshuffle(table, seat)
    table.draw[seat] = table.discard[seat]
    table.discard[seat] = 0
    if journal is not None:
        events.reshuffle(table, seat, journal)


def refill(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R13: both draw up to five again; for a king both then draw two more."""
    for seat in range(2):
        draw_up_to(table, seat, FULL_HAND, chance, journal)
    if rank_of(table.trophy) == KING:
        for seat in range(2):
            draw_up_to(table, seat, FULL_HAND + 2, chance, journal)


def put_in_discard(table: DuelTable, seat: Seat, cards: int) -> None:
    """R12, R25: cards that everybody sees go to the discard of a seat."""
    table.discard[seat] = piles.plus(table.discard[seat], cards)
    table.open_discard[seat] = piles.plus(table.open_discard[seat], cards)
