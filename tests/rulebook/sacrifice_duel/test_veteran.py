"""The policy of the search's rollouts: as novices who have learned when to lead from strength."""

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.games.sacrifice_duel import NOVICE, VETERAN
from sacrarium.games.sacrifice_duel.state import DuelState

from .board import GAME, new_game, read

OWN = ["2b", "9r", "5b", "3b", "4b", "2r", "3r"]
OTHERS = ["3b", "4b", "5r", "2b", "2r", "3r", "4r"]


def choice(state: DuelState, seat: int = 0) -> str:
    return GAME.write_move(VETERAN.choose(state, seat, Seeded(1)))


@pytest.mark.parametrize(
    ("trophy", "held", "first"), [("Jr", 5, "play 9r"), ("Qr", 5, "play 2b"), ("Kr", 7, "play 9r")]
)
def test_it_begins_with_its_strongest_card_but_in_a_queen_s_hand(trophy: str, held: int, first: str) -> None:
    assert first == choice(read(phase="together", trophy=trophy, hands=[OWN[:held], OTHERS[:held]]))


@pytest.mark.parametrize(
    ("played", "tricks", "led"),
    [
        (1, [1, 0], "play 2b"),  # six are to come
        (5, [3, 2], "play 9r"),  # two are to come
        (4, [4, 0], "play 2b"),  # three are to come, but it is far ahead
        (4, [1, 3], "play 9r"),  # three are to come, and it is behind
    ],
)
def test_it_leads_weak_cards_early_or_ahead_and_strong_ones_late(
    played: int, tricks: list[int], led: str
) -> None:
    hands = [OWN[: 7 - played], OTHERS[: 7 - played]]

    assert led == choice(read(phase="lead", trophy="Kr", leader=0, played=played, tricks=tricks, hands=hands))


def test_between_weak_and_strong_it_leads_what_is_least_likely_beaten() -> None:
    """Four tricks are to come and nobody is ahead; none of the other's cards beats the nine."""
    hands = [["2b", "5b", "9r", "3b"], OTHERS[:4]]

    assert "play 9r" == choice(
        read(phase="lead", trophy="Kr", leader=0, played=3, tricks=[2, 2], hands=hands)
    )


def test_it_wins_most_games_against_novices() -> None:
    won = 0.0
    for deal in range(60):
        for own in (0, 1):
            state, chance = new_game(deal)
            while state.to_act():
                seat = state.next_seat()
                policy = VETERAN if seat == own else NOVICE
                state.play(seat, policy.choose(state, seat, chance), chance)
            won += state.utilities()[own]

    assert won > 0.6 * 120
