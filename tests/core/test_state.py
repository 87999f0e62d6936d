"""What every state has from the engine: lists of moves of their own, whoever else lists moves meanwhile."""

from typing import Any

import pytest

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import IllegalMove
from sacrarium.core.state import MoveList, State
from sacrarium.games import GAMES


class Nested(State):
    """Has the moves 1 to its depth, and looks at a shallower one while it lists them; at 3 it fails once."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.fails = depth == 3

    def list_moves(self, seat: Seat, moves: MoveList) -> Any:
        moves.add(1)
        if self.fails:
            self.fails = False
            raise LookupError
        if self.depth > 1:
            assert list(range(1, self.depth)) == Nested(self.depth - 1).legal(seat)
        for move in range(2, self.depth + 1):
            moves.add(move)
        return 0


def test_moves_are_listed_while_others_are() -> None:
    first, second = Nested(2).legal(0), Nested(1).legal(0)

    assert ([1, 2], [1]) == (first, second)
    assert Nested(2).pick(0, Seeded(1)) in (1, 2)


def test_what_could_not_be_listed_is_forgotten() -> None:
    state = Nested(3)
    with pytest.raises(LookupError):
        state.legal(0)

    assert [1, 2, 3] == state.legal(0)


def test_a_list_is_kept_as_it_was() -> None:
    state = Nested(2)
    kept = state.legal(0)
    kept.append(7)

    assert [1, 2] == state.legal(0)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nobody_plays_after_the_end_or_beside_the_table(game: Any) -> None:
    """C2: whatever number comes for a seat or a move, the rules refuse it and nothing changes."""
    chance = Seeded(3)
    state = game.new(game.read_options({}), chance)
    strangers = [-(2**31), -1, 6, 7, 8, 9, 63, 2**31 - 1]
    moves: list[Move] = [-1, 0, 1, 60, 61, game.move_count, 2**31 - 1]

    def refuses_all(seats: list[Seat]) -> None:
        before = state.to_position()
        for seat in seats:
            for move in moves:
                with pytest.raises(IllegalMove):
                    state.play(seat, move, chance)
        assert before == state.to_position()

    refuses_all([seat for seat in strangers if seat not in range(state.seats())])
    while (seat := state.next_seat()) >= 0:
        state.play(seat, state.pick(seat, chance), chance)
    refuses_all([*range(state.seats()), *strangers])
    assert 0 == state.to_act() and -1 == state.next_seat()
