"""The games pass OpenSpiel's own tests, its bots play them, and nobody's information state tells too much."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from sacrarium.adapters import open_spiel
from sacrarium.adapters.spiel_bots import EngineRollouts, HouseBot, Informed
from sacrarium.core.errors import BadOptions
from sacrarium.games import GAMES
from sacrarium.search import bot
from tests.adapters.tables import FEW_TABLES, TABLES

SIMULATED = [(name, 2 if name == "sacre_bleu" else seats) for name, seats in FEW_TABLES]  # its views are long


def begun(game: Any, moves: int, seed: int = 1) -> Any:
    """A state so many decisions after the deal, at a decision."""
    luck, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node() or (moves > 0 and not state.is_terminal()):
        moves -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def played(game: Any, bots: list[Any], seed: int = 1) -> list[float]:
    """What a game between these bots brought."""
    luck, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        else:
            state.apply_action(int(bots[state.current_player() % len(bots)].step(state)))
    return list(state.returns())


@pytest.mark.parametrize(("name", "seats"), SIMULATED)
def test_random_sim_test(name: str, seats: int) -> None:
    pyspiel.random_sim_test(open_spiel.load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_information_set_search_of_open_spiel_plays_to_the_end(name: str) -> None:
    game = open_spiel.load(name)
    search = ismcts.ISMCTSBot(
        game, EngineRollouts(1), uct_c=1.0, max_simulations=3, random_state=np.random.RandomState(1)
    )
    assert game.num_players() == len(played(game, [search]))


@pytest.mark.parametrize("name", list(GAMES))
def test_the_tree_search_of_open_spiel_plays_to_the_end(name: str) -> None:
    game = open_spiel.load(name)
    search = mcts.MCTSBot(game, 1.0, 3, EngineRollouts(1), random_state=np.random.RandomState(1))
    assert game.num_players() == len(played(game, [search]))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_resampled_state_is_the_same_to_its_seat(name: str, seats: int) -> None:
    state, luck = begun(open_spiel.load(name, seats), 10), random.Random(3)
    seat = state.current_player()
    assert seat >= 0
    for _ in range(3):
        twin = state.resample_from_infostate(seat, luck.random)
        assert state.information_state_string(seat) == twin.information_state_string(seat)
        assert state.information_state_tensor(seat) == twin.information_state_tensor(seat)
        assert state.observation_tensor(seat) == twin.observation_tensor(seat)
        assert state.legal_actions() == twin.legal_actions()
        assert seat == twin.current_player()


def test_a_resampled_state_goes_on_as_the_truth_would() -> None:
    """The seat's memory of a resampled world is its own past and what happens there afterwards."""
    state = begun(open_spiel.load("sarkophag", 3), 8)
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, random.Random(1).random)
    before = twin.information_state_string(seat).splitlines()[:-1]
    twin.apply_action(twin.legal_actions()[0])
    assert before == twin.information_state_string(seat).splitlines()[: len(before)]


def test_resampling_hides_the_truth() -> None:
    state, luck = begun(open_spiel.load("sarkophag", 4), 5), random.Random(3)
    worlds = {str(state.resample_from_infostate(state.current_player(), luck.random)) for _ in range(8)}
    assert 8 == len(worlds) and str(state) not in worlds


def test_an_answer_given_at_the_same_time_does_not_show() -> None:
    state = begun(open_spiel.load("sacrifice_duel"), 0)
    seen = set()
    for answer in state.legal_actions():
        other = state.child(answer)
        assert 1 == other.current_player()
        seen.add((other.information_state_string(1), tuple(other.information_state_tensor(1))))
    assert 1 == len(seen)


def test_nothing_is_forgotten() -> None:
    """Two ways to the same view are two information states."""
    game = open_spiel.load("sarkophag", 3)
    texts = Counter(
        begun(game, moves, seed).information_state_string(0) for seed in (1, 2) for moves in range(20)
    )
    assert 40 == len(texts)
    own_moves = begun(game, 30).information_state_string(0).count("\n> ")
    assert 10 == own_moves


def test_chance_is_exact() -> None:
    """The deal is one card after the other: so many outcomes as cards are left."""
    state = open_spiel.load("sarkophag", 3, {"first_dealer": 0}).new_initial_state()
    widths = []
    while state.is_chance_node():
        widths.append(len(state.chance_outcomes()))
        assert 1.0 == pytest.approx(sum(probability for _, probability in state.chance_outcomes()))
        state.apply_action(0)
    assert list(range(60, 30, -1)) == widths


def test_a_clone_is_independent() -> None:
    state = begun(open_spiel.load("sacrifice_duel"), 12)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert before == str(state) != str(twin)


@pytest.mark.parametrize("name", list(GAMES))
def test_what_was_saved_is_remembered(name: str) -> None:
    game = open_spiel.load(name)
    state = begun(game, 9)
    again = game.deserialize_state(state.serialize())
    for seat in range(game.num_players()):
        assert state.information_state_string(seat) == again.information_state_string(seat)
    move = state.legal_actions()[0]
    for one in (state, again):
        one.apply_action(move)
    assert str(state) == str(again)


def test_wins_are_worth_what_they_take_from_the_others() -> None:
    returns = played(open_spiel.load("sarkophag", 4), [HouseBot(0, bot(GAMES["sarkophag"], "novice"), 1)] * 4)
    assert 0.0 == pytest.approx(sum(returns)) and max(returns) > 0 > min(returns)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("sacrarium_sarkophag(players=3,options=match:limit;limit:30)")
    assert ("limit", 30, 3) == (game.options.match, game.options.limit, game.num_players())
    with pytest.raises(BadOptions, match="no option 'colour'"):
        open_spiel.load("sarkophag", options={"colour": "red"})


def test_the_search_with_a_seed_is_reproducible() -> None:
    game = open_spiel.load("sarkophag", 4)
    state = begun(game, 6)
    policies = [Informed(game, EngineRollouts(2), 5, simulations=40).get_policy(state) for _ in range(2)]
    assert policies[0] == policies[1]


def test_the_search_stops_when_time_is_over() -> None:
    game = open_spiel.load("sarkophag", 4)
    state = begun(game, 6)
    search = Informed(game, EngineRollouts(2), 5, milliseconds=1)
    assert search.step(state) in state.legal_actions()
    assert len(state.legal_actions()) < search.simulated


def test_a_bot_of_the_house_does_not_look_at_hidden_cards() -> None:
    game = open_spiel.load("sarkophag", 4)
    state = begun(game, 6)
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, random.Random(1).random)
    moves = [HouseBot(seat, bot(GAMES["sarkophag"], "adept"), 1).step(one) for one in (state, twin)]
    assert moves[0] == moves[1]
