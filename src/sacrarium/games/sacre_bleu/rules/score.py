"""Score (R8 to R11): a sequence of one suit goes to the table, unless it precludes winning."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.state import MoveList
from sacrarium.games.sacre_bleu import moves as numbers
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import runs, telling
from sacrarium.games.sacre_bleu.board import SacreBoard
from sacrarium.games.sacre_bleu.knowledge import has_changed, know_score
from sacrarium.games.sacre_bleu.runs import is_sequence, points_of, ranks_in

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

SCORE_MOVE = numbers.SCORE
DONE = numbers.DONE


def beaten(board: SacreBoard, seat: Seat, total: int) -> bool:
    """R11: somebody has more, or as much and comes later in the order (R35)."""
    for other in range(board.players):
        if other == seat:
            continue
        if board.scores[other] > total:
            return True
        if board.scores[other] == total and board.place_in_order(other) > board.place_in_order(seat):
            return True
    return False


def precludes(board: SacreBoard, seat: Seat, points: int, used: int) -> bool:
    """R11: this would be the seat's last Score, and it would still be beaten."""
    if board.preclude == c.NEVER:
        return False
    last = bits.popcount(board.hands[seat]) - used < c.FEWEST
    if board.preclude == c.LAST_CHANCE and board.round_number == c.LAST_ROUND:
        last = True
    return last and beaten(board, seat, board.scores[seat] + points)


def may_score(board: SacreBoard, seat: Seat, ranks: int, jokers: int) -> bool:
    """R8, R11: real cards of one suit with so many jokers."""
    return is_sequence(ranks, jokers) and not precludes(
        board, seat, runs.WORTH[ranks], bits.popcount(ranks) + jokers
    )


def may_score_cards(board: SacreBoard, seat: Seat, cards: CardSet) -> bool:
    """R8, R11: any set of cards."""
    real = cards & (bits.bit(c.RED_JOKER) - 1)
    if real == 0:
        return False
    suit = bits.lowest(real) // 13
    ranks = ranks_in(real, suit)
    return bits.popcount(ranks) == bits.popcount(real) and may_score(
        board, seat, ranks, bits.popcount(cards ^ real)
    )


def can_grow(board: SacreBoard, seat: Seat, ranks: int, pool: int, jokers: int) -> bool:
    """Whether these ranks, with some of the pool and up to so many jokers, are a set that may be scored."""
    more = pool
    while True:
        for used in range(jokers + 1):
            if may_score(board, seat, ranks | more, used):
                return True
        if more == 0:
            return False
        more = (more - 1) & pool


def can_score(board: SacreBoard, seat: Seat) -> bool:
    """R3: whether the seat has any Score."""
    hand = board.hands[seat]
    jokers = bits.popcount(hand >> c.RED_JOKER)
    for suit in range(4):
        ranks = ranks_in(hand, suit)
        if bits.popcount(ranks) + jokers >= c.FEWEST and can_grow(board, seat, 0, ranks, jokers):
            return True
    return False


def may_pick(board: SacreBoard, seat: Seat, card: Card) -> bool:
    """R37: a card above all that were picked, with which a set can still come about."""
    hand = board.hands[seat]
    picked = board.picks[seat]
    if not (hand >> card) & 1 or (picked and bits.highest(picked) >= card):
        return False
    if card >= c.RED_JOKER:
        return may_pick_joker(board, seat, card)
    suit = card // 13
    if picked and bits.lowest(picked) // 13 != suit:
        return False
    rank = card - 13 * suit
    held = ranks_in(hand, suit)
    pool = held & ~((2 << rank) - 1)
    return can_grow(
        board, seat, ranks_in(picked, suit) | (1 << rank), pool, bits.popcount(hand >> c.RED_JOKER)
    )


def may_pick_joker(board: SacreBoard, seat: Seat, card: Card) -> bool:
    """Q7: jokers come last; one of two may be used, or both."""
    cards = board.picks[seat] | bits.bit(card)
    if may_score_cards(board, seat, cards):
        return True
    second = bits.bit(c.BLACK_JOKER)
    return (
        card == c.RED_JOKER
        and (board.hands[seat] & second) != 0
        and may_score_cards(board, seat, cards | second)
    )


def list_score(board: SacreBoard, seat: Seat, moves: MoveList) -> None:
    """The cards that may be picked next, and "done" once the set is complete."""
    cards = board.hands[seat]
    while cards:
        card = bits.lowest(cards)
        cards &= cards - 1
        if may_pick(board, seat, card):
            moves.move[moves.count] = SCORE_MOVE + card
            moves.count += 1
    if may_score_cards(board, seat, board.picks[seat]):
        moves.move[moves.count] = DONE
        moves.count += 1


def lay_out(board: SacreBoard, seat: Seat, journal: "Journal | None") -> None:
    """R9, R10: the picked cards lie on the table for good and count their points."""
    cards = board.picks[seat]
    place = 5 * seat + board.sets[seat]
    board.set_cards[place] = cards
    board.set_round[place] = board.round_number
    board.sets[seat] += 1
    board.scores[seat] += points_of(cards)
    board.hands[seat] &= ~cards
    board.gone |= cards
    board.picks[seat] = 0
    has_changed(board, seat)
    know_score(board, cards)
    if journal is not None:
        telling.score(board, seat, cards, journal)
