"""What a position is worth to a seat, and what a seat has seen: for the search.

A hand is worth its plans: for each suit the best stretch of the ring, with the points that it would count once it is
complete, less for every card that is still missing. Two plans count, the better one fully.
"""

import cython

from .table import SacreTable

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.sacrarium.core.cbits import lowest, mixed_in, popcount
    from cython.cimports.sacrarium.games.sacre_bleu import cphases as c
    from cython.cimports.sacrarium.games.sacre_bleu.rules.score import beaten
    from cython.cimports.sacrarium.games.sacre_bleu.runs import WORTH, ranks_in
    from cython.cimports.sacrarium.games.sacre_bleu.scoring import leader
else:
    from math import exp

    from sacrarium.core.bits import CardSet, Seat, lowest, mixed_in, popcount

    from . import phases as c
    from .rules.score import beaten
    from .runs import WORTH, ranks_in
    from .scoring import leader

MASK_64 = 0xFFFFFFFFFFFFFFFF
MIXER = 0x9E3779B97F4A7C15
#: By turns to come: how likely a missing card comes before the end.
HOPE = [0.0, 0.3, 0.45, 0.52, 0.58, 0.62, 0.66, 0.7, 0.73]
SECOND = 0.6  # what the second plan counts
LOOSE = 0.05  # what any point in hand counts besides
#: By rounds to come: points ahead that make a win e times as likely.
DOUBT = [6.0, 9.0, 11.0, 13.0, 15.0, 17.0, 19.0, 21.0, 23.0]

AT_THE_END = 25.0  # the same for the points of a game that is over
FOR_THE_WIN = 0.1  # what the first place itself is worth


def arc(start: int, length: int) -> int:
    """The ranks of a stretch of the ring."""
    ranks = 0
    for step in range(length):
        ranks |= 1 << (start + step) % 13
    return ranks


PLAN_KEY = [0] * 65536
PLAN_VALUE = [0.0] * 65536
ARC = [arc(place // 14, place % 14) for place in range(13 * 14)]  # by start and length


# -- plans ---------------------------------------------------------------------------------------------


def suit_plan(ranks: int, gone: int, jokers: int, turns: int) -> float:
    """The best plan in one suit with so many turns to come; what was worked out before is remembered."""
    key = ((((ranks << 13) | gone) << 2) | jokers) * 16 + turns + 1
    place = ((key * MIXER) & MASK_64) >> 48
    if PLAN_KEY[place] != key:
        PLAN_VALUE[place] = work_out_plan(ranks, gone, jokers, HOPE[turns])
        PLAN_KEY[place] = key
    return PLAN_VALUE[place]


def work_out_plan(ranks: int, gone: int, jokers: int, hope: float) -> float:
    """From one held rank to another, every missing card but a hope."""
    best = 0.0
    starts = ranks
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        ends = ranks
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            length = (end - start + 13) % 13 + 1
            best = max(best, stretch_plan(ranks, gone, jokers, hope, start, max(3, length)))
            if length < c.FEWEST:
                back = (end - 2 + 13) % 13
                best = max(best, stretch_plan(ranks, gone, jokers, hope, back, 3))
                if length == 1:
                    back = (end - 1 + 13) % 13
                    best = max(best, stretch_plan(ranks, gone, jokers, hope, back, 3))
    return best


def stretch_plan(ranks: int, gone: int, jokers: int, hope: float, start: int, length: int) -> float:
    """What one stretch promises; jokers stand in for what is gone first, then for what is missing."""
    places = ARC[14 * start + length]
    missing = places & ~ranks
    left = jokers - popcount(missing & gone)
    if left < 0:
        return 0.0
    missing &= ~gone
    value = 1.0 * WORTH[places & ranks]
    open_places = popcount(missing)
    extra = WORTH[missing] / (1.0 * open_places) if open_places else 0.0
    open_places = max(0, open_places - left)
    value += extra * open_places
    for _ in range(open_places):
        value *= hope
    return value


def hand_plan(hand: CardSet, gone: CardSet, turns: int) -> float:
    """The best plan with the jokers, a good part of the second, and a little for every point."""
    jokers = popcount(hand >> c.RED_JOKER)
    best = 0.0
    second = 0.0
    gain = 0.0
    loose = 0
    for suit in range(4):
        ranks = ranks_in(hand, suit)
        if ranks == 0:
            continue
        loose += WORTH[ranks]
        plain = suit_plan(ranks, ranks_in(gone, suit), 0, turns)
        if plain > best:
            second = best
            best = plain
        elif plain > second:
            second = plain
        if jokers:
            helped = suit_plan(ranks, ranks_in(gone, suit), jokers, turns)
            gain = max(gain, helped - plain)
    return best + SECOND * second + gain + LOOSE * loose


def turns_left(table: SacreTable, seat: Seat) -> int:
    """How many turns this seat may still have, one under way included."""
    left = c.LAST_ROUND - table.round_number
    if table.place_in_order(seat) >= table.place_in_order(table.active):
        left += 1
    return left


# -- round 8 ---------------------------------------------------------------------------------------------


def best_run(pool: CardSet, most: int) -> int:
    """The most points of a sequence out of these cards, with at most so many of them."""
    jokers = popcount(pool >> c.RED_JOKER)
    best = 0
    for suit in range(4):
        ranks = ranks_in(pool, suit)
        if WORTH[ranks] <= best:
            continue
        longest = min(13, most, popcount(ranks) + jokers)
        for start in range(13):
            for length in range(3, longest + 1):
                held = ranks & ARC[14 * start + length]
                if length - popcount(held) > jokers:
                    continue
                if WORTH[held] > best and held:
                    best = WORTH[held]
    return best


def reach(table: SacreTable, seat: Seat) -> int:
    """R25, R34: the total that a seat can have after a Return and a Score in round 8, as things lie."""
    size = popcount(table.hands[seat])
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
        total += exp((standing(table, other) - mine) / doubt)
    return 1.0 / total


def standing(table: SacreTable, seat: Seat) -> float:
    """Points, and what the hand promises in the turns to come."""
    if table.phase == c.OVER or popcount(table.hands[seat]) < c.FEWEST:
        return 1.0 * table.scores[seat]
    if table.round_number == c.LAST_ROUND:
        left = turns_left(table, seat)
        return 1.0 * (reach(table, seat) if left else table.scores[seat])
    return table.scores[seat] + hand_plan(table.hands[seat], table.gone, turns_left(table, seat))


def sight(table: SacreTable, watcher: Seat) -> int:
    """A number for all that this seat sees and that can have changed."""
    seen = mixed_in(table.phase + 16 * table.active + 128 * table.round_number, table.hands[watcher])
    seen = mixed_in(seen, table.pending + 256 * table.offered + 32768 * table.target)
    seen = mixed_in(seen, table.cycle_number + 16 * table.cycle_spots + 256 * table.layer_size[0])
    for seat in range(table.players):
        seen = mixed_in(seen, table.may[c.ZONES * watcher + seat])
        seen = mixed_in(seen, 1 + table.scores[seat])
    if table.laid[watcher] and (table.phase == c.LAY or table.phase == c.PARTNER):
        seen = mixed_in(seen, 1 + table.laid[watcher])
    if table.phase == c.PARTNER and watcher == table.active:
        for seat in range(table.players):
            seen = mixed_in(seen, 1 + table.laid[seat])
    if (table.phase == c.ASIDE or table.phase == c.PICK) and (
        watcher == table.active or watcher == table.target
    ):
        seen = mixed_in(seen, 1 + table.given)
    if watcher == table.active:
        seen = mixed_in(seen, table.put_cards() + table.shown)
    return mixed_in(seen, table.picks[watcher])
