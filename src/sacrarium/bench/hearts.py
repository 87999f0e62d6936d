"""The peer: hearts in OpenSpiel, another four-handed trick game with hidden hands, written in C++."""

import random
from typing import Any, Final

from .engine import DEALS, SIMULATIONS
from .race import Work

LEFT_MIDWAY: Final = 29  # cards, the share that is left of a Sarkophag round of which 18 cards are played


def why_not() -> str | None:
    """The reason why OpenSpiel cannot be measured here."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return "OpenSpiel is not installed (make bench installs it)"
    return None


def dealt() -> list[Any]:
    """Games of hearts that have just been dealt, the same in every run."""
    import pyspiel

    game, chance = pyspiel.load_game("hearts"), random.Random(1)
    found = [game.new_initial_state() for _ in range(DEALS)]
    for state in found:
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
    return found


def moves_in(state: Any) -> int:
    """How many moves this deal lasts: passing three cards each, if this deal passes, and all plays."""
    state, moves = state.clone(), 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        moves += 1
    return moves


def stepping() -> Work:
    """From Python, with the loop that suits every game of OpenSpiel. The deal is not timed."""
    games, choice = dealt(), random.Random(1).choice
    lengths = list(map(moves_in, games))

    def work(count: int) -> float:
        for number in range(count):
            state = games[number % DEALS].clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
        return sum(lengths[number % DEALS] for number in range(count))

    return work


def rollouts() -> Work:
    """Inside OpenSpiel: a search of two simulations whose leaves are valued by that many rollouts. No deal."""
    import pyspiel

    game, states = pyspiel.load_game("hearts"), dealt()
    lengths = list(map(moves_in, states))

    def work(count: int) -> float:
        moves = 0
        for number in range(8):
            evaluator = pyspiel.RandomRolloutEvaluator(count, 7)
            pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 3, False).step(states[number])
            moves += 2 * count * lengths[number]
        return moves

    return work


def midway() -> list[Any]:
    """The same share of the cards is played as in our own positions."""
    chance, found = random.Random(1), dealt()
    for state in found:
        for _ in range(moves_in(state) - LEFT_MIDWAY):
            state.apply_action(chance.choice(state.legal_actions()))
    return found


def searching(states: list[Any]) -> Work:
    """OpenSpiel's information-set tree search with one random rollout for each simulation."""
    import pyspiel

    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work(count: int) -> float:
        for number in range(count):
            evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
            bot = pyspiel.ISMCTSBot(11, evaluator, 2.0, SIMULATIONS, -1, most_visited, False, False)
            bot.step(states[number % len(states)])
        return count * SIMULATIONS

    return work
