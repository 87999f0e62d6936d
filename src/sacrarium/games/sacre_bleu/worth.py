"""What a position is worth to a seat, and what a seat has seen: for the search."""

import math

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Seat

from . import phases as c
from . import plans, runs
from .board import SacreBoard
from .plans import hand_plan
from .rules.score import beaten
from .runs import ranks_in
from .scoring import leader

#: By rounds to come: points ahead that make a win e times as likely.
DOUBT = [6.0, 9.0, 11.0, 13.0, 15.0, 17.0, 19.0, 21.0, 23.0]

AT_THE_END = 25.0  # the same for the points of a game that is over
FOR_THE_WIN = 0.1  # what the first place itself is worth


def turns_left(board: SacreBoard, seat: Seat) -> int:
    """How many turns this seat may still have, one under way included."""
    left = c.LAST_ROUND - board.round_number
    if board.place_in_order(seat) >= board.place_in_order(board.active):
        left += 1
    return left


# -- round 8 ---------------------------------------------------------------------------------------------


def best_run(pool: CardSet, most: int) -> int:
    """The most points of a sequence out of these cards, with at most so many of them."""
    jokers = bits.popcount(pool >> c.RED_JOKER)
    best = 0
    for suit in range(4):
        ranks = ranks_in(pool, suit)
        if runs.WORTH[ranks] <= best:
            continue
        longest = min(13, most, bits.popcount(ranks) + jokers)
        for start in range(13):
            for length in range(3, longest + 1):
                held = ranks & plans.ARC[14 * start + length]
                if length - bits.popcount(held) > jokers:
                    continue
                if runs.WORTH[held] > best and held:
                    best = runs.WORTH[held]
    return best


def reach(board: SacreBoard, seat: Seat) -> int:
    """R25, R34: the total that a seat can have after a Return and a Score in round 8, as things lie."""
    size = bits.popcount(board.hands[seat])
    if size < c.FEWEST:
        return board.scores[seat]
    total = board.scores[seat] + best_run(board.hands[seat] | board.deck_cards(), size)
    return board.scores[seat] if beaten(board, seat, total) else total


# -- for the search ------------------------------------------------------------------------------------


def worth_of(board: SacreBoard, seat: Seat) -> float:
    """The share that points promise, before the end with plans; at the end also a little for the win itself.

    A rollout by rules of thumb says more by its points than by who happened to win it.
    """
    if board.phase == c.OVER:
        won = 1.0 if leader(board) == seat else 0.0
        return FOR_THE_WIN * won + (1.0 - FOR_THE_WIN) * promise(board, seat, AT_THE_END)
    return promise(board, seat, DOUBT[c.LAST_ROUND - board.round_number])


def promise(board: SacreBoard, seat: Seat, doubt: float) -> float:
    """A share of the win by standing; so many points ahead make it e times as large as another's."""
    mine = standing(board, seat)
    total = 0.0
    for other in range(board.players):
        total += math.exp((standing(board, other) - mine) / doubt)
    return 1.0 / total


def standing(board: SacreBoard, seat: Seat) -> float:
    """Points, and what the hand promises in the turns to come."""
    if board.phase == c.OVER or bits.popcount(board.hands[seat]) < c.FEWEST:
        return 1.0 * board.scores[seat]
    if board.round_number == c.LAST_ROUND:
        left = turns_left(board, seat)
        return 1.0 * (reach(board, seat) if left else board.scores[seat])
    return board.scores[seat] + hand_plan(board.hands[seat], board.gone, turns_left(board, seat))


def sight(board: SacreBoard, watcher: Seat) -> int:
    """A number for all that this seat sees and that can have changed."""
    seen = bits.mixed_in(board.phase + 16 * board.active + 128 * board.round_number, board.hands[watcher])
    seen = bits.mixed_in(seen, board.pending + 256 * board.offered + 32768 * board.target)
    seen = bits.mixed_in(seen, board.cycle_number + 16 * board.cycle_spots + 256 * board.layer_size[0])
    for seat in range(board.players):
        seen = bits.mixed_in(seen, board.may[c.ZONES * watcher + seat])
        seen = bits.mixed_in(seen, 1 + board.scores[seat])
    if board.laid[watcher] and (board.phase == c.LAY or board.phase == c.PARTNER):
        seen = bits.mixed_in(seen, 1 + board.laid[watcher])
    if board.phase == c.PARTNER and watcher == board.active:
        for seat in range(board.players):
            seen = bits.mixed_in(seen, 1 + board.laid[seat])
    if (board.phase == c.ASIDE or board.phase == c.PICK) and (
        watcher == board.active or watcher == board.target
    ):
        seen = bits.mixed_in(seen, 1 + board.given)
    if watcher == board.active:
        seen = bits.mixed_in(seen, board.put_cards() + board.shown)
    return bits.mixed_in(seen, board.picks[watcher])
