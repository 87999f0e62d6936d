"""Reveal and draw (R5 to R7), and a new round.

Piles have no order: the next card is drawn by chance among all that lie there, which is the same as shuffling first.
"""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_duel import events, piles
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.board import DuelBoard
from sacrarium.games.sacrifice_duel.knowledge import remember_reshuffle
from sacrarium.games.sacrifice_duel.pieces import HAND_SIZE

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


def begin_round(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R5, R6: the top trophy is turned up, then each seat draws five. Where nothing is for sale, tricks come next."""
    board.round_number += 1
    board.trophy = chance.one_of(board.deck) >> 1
    board.deck = piles.without(board.deck, board.trophy)
    board.leader = c.NOBODY
    board.winner = c.NOBODY
    board.played = 0
    board.steps = 0
    for seat in range(2):
        board.tricks[seat] = 0
        board.committed[seat] = c.NO_CARD
        board.order[seat] = c.NO_ORDER
    if board.market == 0:
        board.phase = c.TOGETHER
    else:
        board.phase = c.SEALED if board.round_number == 1 else c.FIRST_BUYS
    if journal is not None:
        events.reveal(board, journal)
    for seat in range(2):
        draw_up_to(board, seat, FULL_HAND, chance, journal)
    if board.phase == c.TOGETHER:
        end_buying(board, chance, journal)


def draw_up_to(board: DuelBoard, seat: Seat, most: int, chance: Chance, journal: "Journal | None") -> None:
    """R7: card by card; an empty draw pile is replaced by the discard when a card is needed, never before."""
    before = board.hands[seat]
    while piles.size(board.hands[seat]) < most:
        if board.draw[seat] == 0:
            if board.discard[seat] == 0:
                break
            reshuffle(board, seat, journal)
        card = chance.one_of(board.draw[seat]) >> 1
        board.draw[seat] = piles.without(board.draw[seat], card)
        board.hands[seat] = piles.with_card(board.hands[seat], card)
    if journal is not None:
        events.draw(board, seat, before, journal)


def reshuffle(board: DuelBoard, seat: Seat, journal: "Journal | None") -> None:
    """R7: the own discard becomes the draw pile."""
    remember_reshuffle(board, seat)
    board.draw[seat] = board.discard[seat]
    board.discard[seat] = 0
    if journal is not None:
        events.reshuffle(board, seat, journal)


def end_buying(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R13: both draw up to five again; for a king both then draw two more. Tricks come next."""
    board.phase = c.TOGETHER
    board.last_winner = c.NOBODY
    for seat in range(2):
        draw_up_to(board, seat, FULL_HAND, chance, journal)
    if rank_of(board.trophy) == KING:
        for seat in range(2):
            draw_up_to(board, seat, FULL_HAND + 2, chance, journal)


def put_in_discard(board: DuelBoard, seat: Seat, cards: int) -> None:
    """R12, R25: cards that everybody sees go to the discard of a seat."""
    board.discard[seat] = piles.plus(board.discard[seat], cards)
    board.open_discard[seat] = piles.plus(board.open_discard[seat], cards)
