"""What the cards of others tell beyond what they prove."""

from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.games.sarkophag.habits import Habits
from sacrarium.games.sarkophag.novice import Novice
from sacrarium.games.sarkophag.state import SarkophagState

from .board import GAME, hand, new_game, sarkophag_position
from .test_knowledge import possible_by_history

SEEDS = st.integers(0, 2**32)
HABITS = Habits(Novice())
MIDWAY = 18


def after(seed: int, cards: int) -> SarkophagState:
    """A round of four novices, after so many cards."""
    state, chance = new_game(seed, players=4)
    for _ in range(cards):
        seat = state.next_seat()
        state.play(seat, GAME.novice.choose(state, seat, chance), chance)
    return state


def likelier_than_truth(state: SarkophagState, seat: Seat, seed: int) -> int:
    """How many of twenty imagined worlds go better with the play than the truth does."""
    chance, truth = Seeded(seed), HABITS.likelihood(state, seat)
    return sum(HABITS.likelihood(state.imagine(seat, chance), seat) > truth for _ in range(20))


def test_the_truth_of_novices_is_likelier_than_most_of_what_could_be() -> None:
    better = [likelier_than_truth(after(seed, MIDWAY), seed % 4, seed) for seed in range(40)]

    assert sum(better) / len(better) < 2  # of 20; without any sense for hands it would be 10


@given(SEEDS, st.integers(0, 39))
def test_a_varied_world_looks_the_same_and_respects_every_proof(seed: int, cards: int) -> None:
    """R18 with R17: fifty exchanges away nothing that the seat knows has changed."""
    state, chance = after(seed, cards), Seeded(seed)
    world = state.imagine(0, chance)
    for _ in range(50):
        world = HABITS.vary(world, 0, chance)

    assert state.view(0) == world.view(0)
    for other in (1, 2, 3):
        assert hand(world, other) <= possible_by_history(state, other)


def test_an_exchange_reaches_other_hands_and_what_lies_aside() -> None:
    state, chance = after(1, MIDWAY), Seeded(1)
    cards = {frozenset(hand(HABITS.vary(state, 0, chance), 1)) for _ in range(200)}

    assert len(cards) > 20


def test_looking_back_leaves_the_world_as_it_is() -> None:
    state = after(2, MIDWAY)
    before = state.to_position()
    HABITS.likelihood(state, 0)

    assert before == state.to_position()


def test_no_play_is_impossible() -> None:
    state, chance = new_game(3, players=6)
    while state.to_act():
        seat = state.next_seat()
        assert HABITS.likelihood(state, (seat + 1) % 6) > 0
        state.play(seat, state.pick(seat, chance), chance)


def test_a_position_without_its_history_tells_nothing() -> None:
    board = sarkophag_position(hands={0: [20, 21]})

    assert HABITS.likelihood(board.state, 0) == 1.0
