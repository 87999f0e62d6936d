"""In single steps a game is the same game: the same moves and the same luck lead to the same positions and events."""

import msgspec
import pytest

from sacrarium.adapters.seating import table, turn_of
from sacrarium.adapters.stepping import MOST_OUTCOMES, Foreseen, Stepping
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.journal import Journal
from tests.adapters.tables import FEW_TABLES


class Noted(Chance):
    """Chance that writes down what it has answered where there was a choice, and among how many."""

    def __init__(self, seed: int) -> None:
        Chance.__init__(self)
        self.luck = Seeded(seed)
        self.answers: list[tuple[int, int]] = []

    def below(self, count: int) -> int:
        answer = self.luck.below(count)
        if count > 1:
            self.answers.append((count, answer))
        return answer


def answer_chance(steps: Stepping, noted: Noted) -> None:
    """Give all that chance was asked for, and nothing else."""
    for count, answer in noted.answers:
        assert count == steps.wanted
        steps.draw(answer)
    noted.answers.clear()
    assert not steps.wanted


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_the_same_moves_and_luck_are_the_same_game(name: str, seats: int) -> None:
    game, options = table(name, seats)
    chance, pick = Noted(11), Seeded(12)
    journal = Journal()
    state, steps = game.new(options, chance, journal), Stepping(game, options)
    answer_chance(steps, chance)
    while (seat := turn_of(state)) is not None:
        assert seat == steps.turn
        move = state.pick(seat, pick)
        state.play(seat, move, chance, journal)
        steps.play(move)
        answer_chance(steps, chance)

    assert steps.turn is None and steps.state == state
    for viewer in range(seats):
        events = [msgspec.json.encode(event).decode() for event in journal.seen_by(viewer)]
        told = [line for line in steps.memory.text(viewer).splitlines() if not line.startswith(">")]
        assert events == told


def test_chance_asks_for_what_is_not_foreseen() -> None:
    luck = Foreseen((4,))
    assert 5 == luck.roll(6) and 0 == luck.wanted
    assert 0 == luck.below(1) and 0 == luck.wanted
    luck.below(20)
    luck.below(30)
    assert 20 == luck.wanted


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_no_draw_has_more_outcomes_than_announced(name: str, seats: int) -> None:
    game, options = table(name, seats)
    chance = Noted(3)
    state = game.new(options, chance)
    while (seat := turn_of(state)) is not None:
        state.play(seat, game.novice.choose(state, seat, Seeded(1)), chance)
    assert max(count for count, _ in chance.answers) <= MOST_OUTCOMES
