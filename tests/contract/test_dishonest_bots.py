"""The check of the bots itself: whoever peeks, meddles or breaks the rules is found."""

import pytest

from sacrarium.contract import ContractBroken, same_choice
from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.policy import Policy
from sacrarium.core.state import State

from .toy import hush, pieces


class Cheat(Policy):
    """Goes by the cards that lie face down."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        theirs = pieces(state)["deck"]
        return int(state.legal(seat)[sum(theirs) % len(state.legal(seat))])


class Meddler(Policy):
    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        move = state.pick(seat, chance)
        state.play(seat, move, chance)
        return move


class Clumsy(Policy):
    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return 0


@pytest.mark.parametrize(
    ("bot", "words"), [(Cheat(), "cannot know"), (Meddler(), "changed"), (Clumsy(), "not legal")]
)
def test_dishonest_bots(bot: Policy, words: str) -> None:
    game = hush()
    state = game.new(game.read_options({"players": 3}), Seeded(3))

    with pytest.raises(ContractBroken, match=words):
        watch(bot, state)


def watch(bot: Policy, state: State) -> None:
    for seed in range(30):
        same_choice(bot, state, 0, seed)


def test_an_honest_bot() -> None:
    game = hush()
    state = game.new(game.read_options({}), Seeded(3))

    same_choice(game.novice, state, 1, 5)
