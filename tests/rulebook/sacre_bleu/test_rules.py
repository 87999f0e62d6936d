"""Rules that a scenario file cannot say: all sets of a suit, the deal, and what holds in every game."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import popcount, set_of
from sacrarium.core.chance import Seeded
from sacrarium.games.sacre_bleu.phases import MAIN
from sacrarium.games.sacre_bleu.pieces import BLACK_COURT, BY_NAME, JOKERS, RED_COURT, names_in
from sacrarium.games.sacre_bleu.ring import shown_as
from sacrarium.games.sacre_bleu.runs import is_sequence, points_of

from .board import GAME, decisions, new_game, play, read

SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 7)
MOST = {3: 30, 4: 40, 5: 50, 6: 59, 7: 67, 8: 74, 9: 80, 10: 85, 11: 89, 12: 92, 13: 94}


def cards(text: str) -> int:
    return set_of(BY_NAME[name] for name in text.split())


def fills_a_stretch(ranks: int, jokers: int) -> bool:
    """R8 as it is written: some stretch of so many places holds all the real cards."""
    length = popcount(ranks) + jokers
    stretches = (sum(1 << (start + step) % 13 for step in range(length)) for start in range(13))
    return ranks != 0 and 3 <= length <= 13 and any(not ranks & ~stretch for stretch in stretches)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_every_set_of_ranks(jokers: int) -> None:
    """R8: the widest gap of the ring tells the same as trying all stretches."""
    assert all(is_sequence(ranks, jokers) == fills_a_stretch(ranks, jokers) for ranks in range(8192))


def test_the_most_points_by_length() -> None:
    """R9: the maxima of the specification."""
    found = {
        length: max(
            points_of(ranks) for ranks in range(8192) if popcount(ranks) == length and is_sequence(ranks, 0)
        )
        for length in MOST
    }

    assert MOST == found


@pytest.mark.parametrize(
    ("held", "shown"),
    [
        ("KC AC X1", "QC KC AC"),
        ("5C 7C X1", "5C 6C 7C"),
        ("5C 6C 7C X2", "4C 5C 6C 7C"),
        ("2H QH KH X1", "QH KH AH 2H"),
        ("KC X1 X2", "JC QC KC"),
    ],
)
def test_what_jokers_stand_for(held: str, shown: str) -> None:
    """Q5: inner gaps first, then the low end."""
    assert shown.split() == [place.stands_for for place in shown_as(cards(held))]


def test_one_of_two_jokers() -> None:
    """Q7: a Score that uses one of two jokers says which."""
    state = read(hands=[["5C", "7C", "KD", "2S", "X1", "X2"], None])
    play(state, 0, "score", "score 5C", "score 7C")

    assert ["score X1", "score X2"] == [GAME.write_move(move) for move in state.legal(0)]


@given(SEEDS, PLAYERS)
def test_the_deal(seed: int, players: int) -> None:
    """S12 and the setup: one red and one black court card each, no jack, jokers dealt only to seven."""
    state, _ = new_game(seed, players=players)
    red = RED_COURT | (1 << 52 if players == 7 else 0)
    black = BLACK_COURT | (1 << 53 if players == 7 else 0)
    for seat in range(players):
        assert 1 == popcount(state.hands[seat] & red) == popcount(state.hands[seat] & black)
        assert state.dealt == state.size(seat)
    assert (players == 7) == (not state.deck_cards() & JOKERS)


@given(SEEDS, PLAYERS, st.sampled_from(["last_chance", "last_cards", "off"]), st.booleans())
def test_what_holds_in_every_game(seed: int, players: int, preclude: str, zero: bool) -> None:
    """R2, R5, R6: fifty-four cards, a deck of fixed size, hands that only shrink, by three or more."""
    sizes, scores, turns = None, [0] * players, 0
    for state in decisions(seed, players=players, preclude=preclude, return_zero=zero):
        now = [state.size(seat) for seat in range(players)]
        held = sum(now) + popcount(state.deck_cards()) + popcount(state.gone)
        assert 54 == held and state.deck_size == popcount(state.deck_cards())
        if sizes is not None:
            assert all(new == old or new <= old - 3 for new, old in zip(now, sizes, strict=True))
        points = [
            sum(points_of(state.set_cards[5 * seat + place]) for place in range(5)) for seat in range(players)
        ]
        assert points == [state.scores[seat] for seat in range(players)]
        assert all(new >= old for new, old in zip(points, scores, strict=True))
        turns += state.phase == MAIN
        sizes, scores = now, points
    assert turns <= 8 * players


@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_the_order_of_answers_does_not_matter(order: tuple[int, ...]) -> None:
    """S32, R37, Q24: the same state and the same views, whoever lays first."""
    options: dict[str, Any] = {"players": 4}
    answers = {1: "lay 9D", 2: "lay 9H", 3: "lay 9S"}
    hands = [["5C", "6C", "8C"], ["9D", "2D", "7D"], ["9H", "2H", "7H"], ["9S", "2S", "7S"]]
    first, then = (read(options, phase="offer", hands=hands) for _ in range(2))
    for state, seats in ((first, (1, 2, 3)), (then, order)):
        play(state, 0, "offer 8C")
        for seat in seats:
            play(state, seat, answers[seat])

    assert first == then
    assert all(first.view(viewer) == then.view(viewer) for viewer in (0, 1, 2, 3, None))


def test_what_a_first_return_tells() -> None:
    """S31: with six seats all know the six cards of the deck; two are with the returner, its two lie at the bottom."""
    state, _ = new_game(4, players=6)
    put = names_in(state.hands[0])[:2]
    play(state, 0, "return", f"put {put[1]}", f"put {put[0]}", "done")
    deck = cards("JC JD JH JS X1 X2")

    for seed in range(50):
        twin = state.imagine(3, Seeded(seed))
        assert 2 == popcount(twin.hands[0] & deck)
        assert not set_of(twin.deck[:4]) & ~deck and not set_of(twin.deck[4:6]) & deck
    mine = state.view(0)
    assert (put[1], put[0]) == mine.deck.segments[1].cards and 4 == mine.deck.from_deal
    assert state.view(3).deck.segments[1].cards is None
    assert all(state.imagine(0, Seeded(seed)).deck[4:6] == state.deck[4:6] for seed in range(9))


def test_games_between_novices_end() -> None:
    """R5, R35: whole games by rules of thumb, at every number of seats."""
    for players in range(2, 8):
        state, chance = new_game(players, players=players)
        while state.to_act():
            seat = state.next_seat()
            state.play(seat, GAME.novice.choose(state, seat, chance), chance)
        outcome = state.outcome()
        assert outcome is not None and 1 == len(outcome.winners) and max(outcome.scores) > 0
