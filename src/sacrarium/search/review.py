"""A finished game looked through again for one seat: where it could clearly have done better, by what it knew then.

Every choice of the seat, whole as it was made, is thought about anew on states imagined from what the seat knew when it began. What came later and
what others held is not used, so bad luck is no mistake. A search guesses, too: it thinks several times over, and a choice
is called worse only where these thoughts agree by more than their scatter explains.
"""

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec

from sacrarium.core.bits import Seat, bit
from sacrarium.core.chance import Chance
from sacrarium.core.game import Game
from sacrarium.core.record import Record, Replay
from sacrarium.core.state import State

from .bots import budget, open_minded
from .chances import chances
from .choices import Choice, compare, distinct, is_compound, is_open, key_of, promising, whole
from .searcher import Report

LOOKS: Final = 4  # thoughts about one decision, each independent of the others
WORTH_TELLING: Final = 0.03  # of a game, by which a choice must be worse
SURE: Final = 3.2  # standard errors of the difference over all looks: four of them pass it by chance once in forty times
SERIOUS: Final = 0.02  # of the visits, below which a move of a mixed strategy was never meant
COMPARED: Final = 6  # whole choices in every look, besides the one that was made
FIRST_PART: Final = 3  # one of so many parts of the time goes into finding them


class Decision(msgspec.Struct, frozen=True):
    """A moment at which the seat had a choice."""

    number: int  # of moves made before it, by anybody
    moves: Choice  # what it did, with all that belonged to it
    state: State  # imagined: all that the seat knew then


class Judged(msgspec.Struct, frozen=True):
    """What a master thinks of a choice that was made, in chances as a hint tells them."""

    played: Choice
    best: Choice
    value: float  # of the played choice
    best_value: float
    clearly: bool  # the best is better by more than chance explains


def decisions(game: Game, record: Record, seat: Seat, chance: Chance) -> Iterator[Decision]:
    """Every choice that the seat had in a game; what was forced is left out."""
    steps = Replay(game, record).steps()
    begun: Decision | None = None
    free = False  # whether any piece of it could have been another
    for number, entry in enumerate(record.moves):
        state, _ = next(steps)
        if entry.seat != seat or not state.to_act() & bit(seat):
            continue
        move = game.read_move(entry.move)
        if begun is not None and is_open(game, begun.state, seat, begun.moves):
            begun = msgspec.structs.replace(begun, moves=(*begun.moves, move))
        else:
            if begun is not None and free:
                yield begun
            begun, free = Decision(number, (move,), state.imagine(seat, chance)), False
        free = free or len(state.legal(seat)) > 1
    if begun is not None and free:
        yield begun
    next(steps)  # the last move can be replayed, too


def judge(
    game: Game,
    state: State,
    seat: Seat,
    made: Choice,
    chance: Chance,
    simulations: int | None = None,
    milliseconds: int = 0,
) -> Judged:
    """What a master thinks of this choice of the seat, on several looks that share the time."""
    looks = list(_looks(game, state, seat, made, chance, simulations, milliseconds))
    best = _best(looks)
    pairs = [(_value(look, made), _value(look, best)) for look in looks]
    told = chances(game, state)
    seen = [(told(one), told(two)) for one, two in pairs if one is not None and two is not None]
    if not seen:  # there was no time to look at both
        return Judged(made, best, 0.0, 0.0, False)
    mine, better = (sum(values) / len(seen) for values in zip(*seen, strict=True))
    return Judged(made, best, mine, better, len(seen) > 2 and better - mine > _margin(seen))


def _looks(
    game: Game,
    state: State,
    seat: Seat,
    made: Choice,
    chance: Chance,
    simulations: int | None,
    milliseconds: int,
) -> Iterator[Report]:
    """Independent thoughts about the same choices."""
    if not is_compound(game, state, seat):
        each = budget(game, state, simulations, milliseconds)
        for _ in range(LOOKS):
            searcher = open_minded(game, state, made[0])
            yield searcher.think(state, seat, chance, each, milliseconds // LOOKS)
        return
    first = milliseconds // FIRST_PART
    found = promising(game, state, seat, chance, simulations, first)[:COMPARED]
    for _ in range(LOOKS):
        yield compare(
            game,
            state,
            seat,
            distinct([*found, made]),
            chance,
            simulations,
            (milliseconds - first) // LOOKS,
        )


def _margin(seen: list[tuple[float, float]]) -> float:
    """How much better a choice must be for it to be worth telling, and not explained by the scatter."""
    differences = [better - made for made, better in seen]
    mean = sum(differences) / len(seen)
    scatter = sum((difference - mean) ** 2 for difference in differences) / (len(seen) - 1)
    return max(WORTH_TELLING, SURE * sqrt(scatter / len(seen)))


def _value(look: Report, choice: Choice) -> float | None:
    key = key_of(choice)
    return next((found.value for found in look.moves if key_of(whole(found)) == key and found.visits), None)


def _best(looks: list[Report]) -> Choice:
    """The choice that most looks would make; of a mixed strategy the one of most value that it would make at times."""
    visits: defaultdict[Choice, int] = defaultdict(int)
    worth: defaultdict[Choice, float] = defaultdict(float)
    for found in (found for look in looks for found in look.moves):
        visits[whole(found)] += found.visits
        worth[whole(found)] += found.value * found.visits
    if looks[0].mixed:
        meant = [one for one in visits if visits[one] >= SERIOUS * sum(visits.values())]
        return max(meant, key=lambda one: worth[one] / visits[one])
    return max(visits, key=lambda one: (_firsts(looks, one), visits[one]))


def _firsts(looks: list[Report], choice: Choice) -> int:
    """How many looks would make this choice."""
    return sum(whole(look.moves[0]) == choice for look in looks)
