"""Whole choices: what is asked in pieces (cards to return, a card and whom it hits) is weighed as one.

A choice is a move and the moves that complete it. Candidates begin with each legal move and go on as the adviser would; then those
that differ from the best by one piece are tried, too. All of them are compared by rollouts in the same worlds.
A choice ends where luck decides what comes next.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, TypeAlias

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.policy import Adviser
from sacrarium.core.state import State

from .bots import budget, open_minded
from .rollouts import Rollouts
from .searcher import Considered, Report

Choice: TypeAlias = tuple[Move, ...]

MOST_BEGINNINGS: Final = 40
MOST_NEIGHBOURS: Final = 24
MOST_PIECES: Final = 64
ROUNDS: Final = 40  # of every candidate, where simulations alone are counted
FINALISTS: Final = 6  # of the first comparison, which are compared again


class LuckDecides(SacrariumError):
    """What comes next is drawn or rolled."""


class NoLuck(Chance):
    """Chance that refuses to decide anything."""

    def below(self, count: int) -> int:
        raise LuckDecides(f"luck decides among {count}")


def is_asked_on(game: Game, state: State, seat: Seat) -> bool:
    """Whether the seat is asked for one more piece of the same choice."""
    in_pieces = game.text.in_pieces
    return in_pieces is not None and bool(state.to_act() >> seat & 1) and in_pieces(state)


def opens(game: Game, state: State, seat: Seat, move: Move) -> bool:
    """Whether more pieces of the same choice may follow this move."""
    opening = game.text.opens
    return is_asked_on(game, state, seat) or (opening is not None and opening(move))


def is_compound(game: Game, state: State, seat: Seat) -> bool:
    """Whether some move of the seat is only a piece of a choice."""
    return any(is_open(game, state, seat, (move,)) for move in state.legal(seat))


def is_open(game: Game, state: State, seat: Seat, begun: Choice) -> bool:
    """Whether these moves are a choice that goes on."""
    if game.search.adviser is None or not opens(game, state, seat, begun[0]):
        return False
    after = played(state, seat, begun)
    return after is not None and is_asked_on(game, after, seat)


def played(state: State, seat: Seat, choice: Iterable[Move]) -> State | None:
    """The position after these moves; None: luck has a say in it, or they cannot be made."""
    after = state.copy()
    try:
        for move in choice:
            after.play(seat, move, NoLuck())
    except SacrariumError:
        return None
    return after


def completed(game: Game, state: State, seat: Seat, begun: Choice, chance: Chance) -> Choice:
    """These moves, and how the adviser would go on."""
    adviser = game.search.adviser
    assert adviser is not None
    after = played(state, seat, begun) if is_open(game, state, seat, begun) else None
    while after is not None and len(begun) < MOST_PIECES and is_asked_on(game, after, seat):
        move = adviser.choose(after, seat, chance)
        begun = (*begun, move)
        after = played(after, seat, (move,))
    return begun


def key_of(choice: Choice) -> Choice:
    """Equal for choices of the same pieces in another order."""
    return tuple(sorted(choice))


def distinct(choices: Iterable[Choice]) -> list[Choice]:
    """Each choice once, whatever the order of its pieces."""
    found: dict[Choice, Choice] = {}
    for choice in choices:
        found.setdefault(key_of(choice), choice)
    return list(found.values())


def candidates(game: Game, state: State, seat: Seat, chance: Chance) -> list[Choice]:
    """Choices that begin with each move, the adviser's own first; a move that opens a choice is followed by each of its pieces."""
    adviser = game.search.adviser
    assert isinstance(adviser, Adviser)
    own = adviser.choose(state, seat, chance)
    begun: list[Choice] = [(own,)]
    for move in state.legal(seat):
        begun.append((move,))
        if not is_asked_on(game, state, seat) and is_open(game, state, seat, (move,)):
            after = played(state, seat, (move,))
            begun += [(move, piece) for piece in after.legal(seat)] if after is not None else []
    return distinct(completed(game, state, seat, moves, chance) for moves in begun)[:MOST_BEGINNINGS]


def neighbours(game: Game, state: State, seat: Seat, choice: Choice) -> Iterator[Choice]:
    """Choices with one piece less, one more or another one that can be made as they stand."""
    near = [(*choice[:place], *choice[place + 1 :]) for place in range(len(choice))]
    other = []
    for place in range(len(choice)):
        for piece in _pieces_at(game, state, seat, choice[:place]):
            if piece not in choice:
                near.append((*choice[:place], piece, *choice[place:]))
                other.append((*choice[:place], piece, *choice[place + 1 :]))
    return (found for found in (*near, *other) if found and _is_whole(game, state, seat, found))


def _pieces_at(game: Game, state: State, seat: Seat, before: Choice) -> list[Move]:
    """The pieces that can follow these."""
    after = played(state, seat, before)
    return after.legal(seat) if after is not None and is_asked_on(game, after, seat) else []


def _is_whole(game: Game, state: State, seat: Seat, choice: Choice) -> bool:
    """Whether the moves can be made one after the other and complete the choice only with the last."""
    before = played(state, seat, choice[:-1])
    if before is None or not (before.to_act() >> seat & 1 and before.is_legal(seat, choice[-1])):
        return False
    if len(choice) > 1 and not is_open(game, state, seat, choice[:-1]):
        return False
    return not is_open(game, state, seat, choice)


def weigh(
    game: Game,
    state: State,
    seat: Seat,
    chance: Chance,
    simulations: int | None = None,
    milliseconds: int = 0,
) -> Report:
    """What a master thinks of the choices of this seat, as wholes; it is the same whoever else has answered in secret."""
    state = state.copy()
    state.reopen(seat)
    if not is_compound(game, state, seat):
        each = budget(game, state, simulations, milliseconds)
        return open_minded(game, state).think(state, seat, chance, each, milliseconds)
    finalists = promising(game, state, seat, chance, simulations, milliseconds // 2)
    return compare(game, state, seat, finalists, chance, simulations, milliseconds - milliseconds // 2)


def promising(
    game: Game, state: State, seat: Seat, chance: Chance, simulations: int | None, milliseconds: int
) -> list[Choice]:
    """The best of the candidates at a first look, and what is near the very best."""
    begun = candidates(game, state, seat, chance)
    report = compare(game, state, seat, begun, chance, simulations, milliseconds)
    best = [whole(found) for found in report.moves[:FINALISTS]]
    near = islice(neighbours(game, state, seat, best[0]), MOST_NEIGHBOURS)
    return distinct([*best, *near])


def whole(found: Considered) -> Choice:
    """All moves of a choice that was weighed."""
    return (found.move, *found.then)


def compare(
    game: Game,
    state: State,
    seat: Seat,
    choices: list[Choice],
    chance: Chance,
    simulations: int | None,
    milliseconds: int,
) -> Report:
    """Whole choices, played in the same worlds."""
    search = game.search
    assert search.adviser is not None
    each = max(budget(game, state, simulations, milliseconds), ROUNDS * len(choices))
    rollouts = Rollouts(search.adviser, search.doubt, search.belief)
    return rollouts.compare(choices, state, seat, chance, each, milliseconds)
