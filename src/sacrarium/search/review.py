"""A finished game looked through again for one seat: where it could clearly have done better, by what it knew then.

Every decision of the seat is thought about anew, on states imagined from what the seat knew at that moment. What came later and
what others held is not used, so bad luck is no mistake. A search guesses, too: it thinks several times over, and a move
is called worse only where these thoughts agree by more than their scatter explains.
"""

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec

from sacrarium.core.bits import Move, Seat, bit
from sacrarium.core.chance import Chance
from sacrarium.core.game import Game
from sacrarium.core.record import Record, Replay
from sacrarium.core.state import State

from .bots import budget, open_minded
from .searcher import Report

LOOKS: Final = 4  # thoughts about one decision, each independent of the others
WORTH_TELLING: Final = 0.03  # of a whole game, by which a move must be worse
SURE: Final = 3.2  # standard errors of the difference over all looks: four of them pass it by chance once in forty times
SERIOUS: Final = 0.02  # of the visits, below which a move of a mixed strategy was never meant


class Decision(msgspec.Struct, frozen=True):
    """A moment at which the seat had a choice."""

    number: int  # of moves made before it, by anybody
    move: Move  # what it did
    state: State  # imagined: all that the seat knew then


class Judged(msgspec.Struct, frozen=True):
    """What a master thinks of a move that was made. Values are 0..1, as a hint tells them."""

    played: Move
    best: Move
    value: float  # of the played move
    best_value: float
    clearly: bool  # the best is better by more than chance explains


def decisions(game: Game, record: Record, seat: Seat, chance: Chance) -> Iterator[Decision]:
    """Every choice that the seat had in a game; what was forced is left out."""
    steps = Replay(game, record).steps()
    for number, entry in enumerate(record.moves):
        state, _ = next(steps)
        if entry.seat == seat and state.to_act() & bit(seat) and len(state.legal(seat)) > 1:
            yield Decision(number, game.read_move(entry.move), state.imagine(seat, chance))
    next(steps)  # the last move can be replayed, too


def judge(
    game: Game,
    state: State,
    seat: Seat,
    move: Move,
    chance: Chance,
    simulations: int | None = None,
    milliseconds: int = 0,
) -> Judged:
    """What a master thinks of this move of the seat, on several looks that share the time."""
    each = budget(game, state, simulations, milliseconds)
    looks = [
        open_minded(game, state, move).think(state, seat, chance, each, milliseconds // LOOKS)
        for _ in range(LOOKS)
    ]
    best = _best(looks)
    pairs = [(_value(look, move), _value(look, best)) for look in looks]
    seen = [(made, better) for made, better in pairs if made is not None and better is not None]
    if not seen:  # there was no time to look at both
        return Judged(move, best, 0.0, 0.0, False)
    made, better = (sum(values) / len(seen) for values in zip(*seen, strict=True))
    return Judged(move, best, made, better, len(seen) > 2 and better - made > _margin(seen))


def _margin(seen: list[tuple[float, float]]) -> float:
    """How much better a move must be for it to be worth telling, and not explained by the scatter."""
    differences = [better - made for made, better in seen]
    mean = sum(differences) / len(seen)
    scatter = sum((difference - mean) ** 2 for difference in differences) / (len(seen) - 1)
    return max(WORTH_TELLING, SURE * sqrt(scatter / len(seen)))


def _value(look: Report, move: Move) -> float | None:
    return next((found.value for found in look.moves if found.move == move and found.visits), None)


def _best(looks: list[Report]) -> Move:
    """The move that most looks would make; of a mixed strategy the one of most value that it would make at times."""
    visits: defaultdict[Move, int] = defaultdict(int)
    worth: defaultdict[Move, float] = defaultdict(float)
    for found in (found for look in looks for found in look.moves):
        visits[found.move] += found.visits
        worth[found.move] += found.value * found.visits
    if looks[0].mixed:
        meant = [move for move in visits if visits[move] >= SERIOUS * sum(visits.values())]
        return max(meant, key=lambda move: worth[move] / visits[move])
    return max(visits, key=lambda move: (_firsts(looks, move), visits[move]))


def _firsts(looks: list[Report], move: Move) -> int:
    """How many looks would make this move."""
    return sum(look.moves[0].move == move for look in looks)
