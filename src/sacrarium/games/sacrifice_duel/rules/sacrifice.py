"""Award, sacrifice and clean-up (R25 to R27), and the end of the game."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_duel import events, piles
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.board import DuelBoard
from sacrarium.games.sacrifice_duel.knowledge import remember_hand
from sacrarium.games.sacrifice_duel.pieces import FLOOR, HANDS

from .drawing import begin_round, put_in_discard

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

LEAST_CARDS = FLOOR
LAST_HAND = HANDS


def award(board: DuelBoard, seat: Seat, journal: "Journal | None") -> None:
    """R25: the winner of the hand puts the trophy in its discard; it counts ten points to the end."""
    board.winner = seat
    board.phase = c.SACRIFICE
    board.offered = 0
    board.won[seat] = piles.with_card(board.won[seat], board.trophy)
    put_in_discard(board, seat, bits.bit(2 * board.trophy))
    if journal is not None:
        events.award(board, journal)


def sacrifice_limit(board: DuelBoard) -> int:
    """R26: my tricks minus your tricks, but at least one."""
    margin = board.tricks[board.winner] - board.tricks[1 - board.winner]
    return max(1, margin)


def may_be_sacrificed(board: DuelBoard) -> CardSet:
    """R26: whatever the winner held in the trick phase and has not yet put forward."""
    return piles.minus(piles.plus(board.row[board.winner], board.hands[board.winner]), board.offered)


def put_forward(board: DuelBoard, card: Card, chance: Chance, journal: "Journal | None") -> None:
    """R26: one card more for the altar; at the limit the sacrifice is complete."""
    board.offered = piles.with_card(board.offered, card)
    if journal is not None:
        events.put_forward(board, card, journal)
    if piles.size(board.offered) == sacrifice_limit(board):
        complete(board, chance, journal)


def complete(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R26: the chosen cards lie on the altar for good; both seats put row and hand in their discards."""
    seat = board.winner
    place = board.round_number - 1
    board.past_trophy[place] = board.trophy
    board.past_winner[place] = seat
    board.past_tricks[2 * place] = board.tricks[0]
    board.past_tricks[2 * place + 1] = board.tricks[1]
    board.past_given[place] = piles.size(board.offered)
    for owner in range(2):
        remember_hand(board, owner, owner == seat)
        cards = piles.plus(board.row[owner], board.hands[owner])
        if owner == seat:
            cards = piles.minus(cards, board.offered)
        board.discard[owner] = piles.plus(board.discard[owner], cards)
        board.row[owner] = 0
        board.hands[owner] = 0
    board.altar[seat] = piles.plus(board.altar[seat], board.offered)
    if journal is not None:
        events.sacrifice(board, journal)
    board.offered = 0
    check(board, chance, journal)


def check(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R27, R28: fewer than seven cards before the last hand lose at once; after it the points decide."""
    seat = board.winner
    if (
        board.round_number < LAST_HAND
        and piles.size(board.draw[seat]) + piles.size(board.discard[seat]) < LEAST_CARDS
    ):
        board.loser = seat
        end(board, journal)
    elif board.round_number == LAST_HAND:
        end(board, journal)
    else:
        board.buyer = first_buyer(board)
        begin_round(board, chance, journal)


def first_buyer(board: DuelBoard) -> Seat:
    """R11, D3: the loser of the last trick; of the hand where that trick had none, or where the table agreed on that.

    Nobody buys from an empty market (DU-10).
    """
    if board.market == 0:
        return c.NOBODY
    if board.by_last_trick and board.last_winner != c.NOBODY:
        return 1 - board.last_winner
    return 1 - board.winner


def end(board: DuelBoard, journal: "Journal | None") -> None:
    """The game is over."""
    board.phase = c.OVER
    if journal is not None:
        events.end(board, journal)
