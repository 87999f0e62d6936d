"""What a position is worth to a seat, and what a seat has seen: for the search."""

import math

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Seat

from . import phases as c
from . import plans, runs
from .plans import hand_plan
from .rules.score import beaten
from .runs import ranks_in
from .scoring import leader
from .table import SacreTable

#: By rounds to come: points ahead that make a win e times as likely.
DOUBT = [6.0, 9.0, 11.0, 13.0, 15.0, 17.0, 19.0, 21.0, 23.0]

AT_THE_END = 25.0  # the same for the points of a game that is over
FOR_THE_WIN = 0.1  # what the first place itself is worth


def turns_left(table: SacreTable, seat: Seat) -> int:
    """How many turns this seat may still have, one under way included."""
    left = c.LAST_ROUND - table.round_number
    if table.place_in_order(seat) >= table.place_in_order(table.active):
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


def reach(table: SacreTable, seat: Seat) -> int:
    """R25, R34: the total that a seat can have after a Return and a Score in round 8, as things lie."""
    size = bits.popcount(table.hands[seat])
    if size < c.FEWEST:
        return table.scores[seat]
    total = table.scores[seat] + best_run(table.hands[seat] | table.deck_cards(), size)
    return table.scores[seat] if beaten(table, seat, total) else total


# -- for the search ------------------------------------------------------------------------------------


def worth_of(table: SacreTable, seat: Seat) -> float:
    """The share that points promise, before the end with plans; at the end also a little for the win itself.

    A game that is played on by rules of thumb says more by its points than by who happened to win it.
    """
    if table.phase == c.OVER:
        won = 1.0 if leader(table) == seat else 0.0
        return FOR_THE_WIN * won + (1.0 - FOR_THE_WIN) * promise(table, seat, AT_THE_END)
    return promise(table, seat, DOUBT[c.LAST_ROUND - table.round_number])


def promise(table: SacreTable, seat: Seat, doubt: float) -> float:
    """A share of the win by standing; so many points ahead make it e times as large as another's."""
    mine = standing(table, seat)
    total = 0.0
    for other in range(table.players):
        total += math.exp((standing(table, other) - mine) / doubt)
    return 1.0 / total


def standing(table: SacreTable, seat: Seat) -> float:
    """Points, and what the hand promises in the turns to come."""
    if table.phase == c.OVER or bits.popcount(table.hands[seat]) < c.FEWEST:
        return 1.0 * table.scores[seat]
    if table.round_number == c.LAST_ROUND:
        left = turns_left(table, seat)
        return 1.0 * (reach(table, seat) if left else table.scores[seat])
    return table.scores[seat] + hand_plan(table.hands[seat], table.gone, turns_left(table, seat))


def sight(table: SacreTable, watcher: Seat) -> int:
    """A number for all that this seat sees and that can have changed."""
    seen = bits.mixed_in(table.phase + 16 * table.active + 128 * table.round_number, table.hands[watcher])
    seen = bits.mixed_in(seen, table.pending + 256 * table.offered + 32768 * table.target)
    seen = bits.mixed_in(seen, table.cycle_number + 16 * table.cycle_spots + 256 * table.layer_size[0])
    for seat in range(table.players):
        seen = bits.mixed_in(seen, table.may[c.ZONES * watcher + seat])
        seen = bits.mixed_in(seen, 1 + table.scores[seat])
    if table.laid[watcher] and (table.phase == c.LAY or table.phase == c.PARTNER):
        seen = bits.mixed_in(seen, 1 + table.laid[watcher])
    if table.phase == c.PARTNER and watcher == table.active:
        for seat in range(table.players):
            seen = bits.mixed_in(seen, 1 + table.laid[seat])
    if (table.phase == c.ASIDE or table.phase == c.PICK) and (
        watcher == table.active or watcher == table.target
    ):
        seen = bits.mixed_in(seen, 1 + table.given)
    if watcher == table.active:
        seen = bits.mixed_in(seen, table.put_cards() + table.shown)
    return bits.mixed_in(seen, table.picks[watcher])
