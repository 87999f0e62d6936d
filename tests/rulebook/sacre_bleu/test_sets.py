"""Every set of a hand is told beforehand: what may be scored, what may not, and why."""

from itertools import combinations
from typing import Any

import pytest

from sacrarium.core.bits import listed
from sacrarium.core.words import Company
from sacrarium.games.sacre_bleu.moves import write
from sacrarium.games.sacre_bleu.pieces import NAMES
from sacrarium.games.sacre_bleu.state import SacreState

from .board import GAME, decisions, new_game, play, read

COMPANY = Company(("Ida", "Ilse"), 0)


def told(state: SacreState) -> dict[str, Any]:
    """What the table tells who could score."""
    ask = GAME.text.ask(state, 0, COMPANY)
    return next((info.preview for info in ask.moves if info.move == "score"), {"sets": []})


def allowed(state: SacreState) -> set[frozenset[str]]:
    """All sets that the table tells as allowed, with whichever jokers."""
    jokers = [card for card in ("X1", "X2") if card in names(state)]
    return {
        frozenset((*one["cards"], *used))
        for one in told(state)["sets"]
        for number in one["jokers"]
        for used in combinations(jokers, number)
    }


def names(state: SacreState) -> list[str]:
    return [NAMES[card] for card in listed(state.hands[0])]


def reachable(state: SacreState, moves: tuple[str, ...] = ("score",)) -> set[frozenset[str]]:
    """All sets that are scored when every legal piece is tried."""
    now = state.copy()
    play(now, 0, *moves)
    legal = [write(move) for move in now.legal(0)]
    found = {frozenset(move[6:] for move in moves[1:])} if "done" in legal else set()
    return found.union(*(reachable(state, (*moves, move)) for move in legal if move != "done"))


@pytest.mark.parametrize("seed", range(40))
def test_what_is_told_is_what_the_pieces_reach(seed: int) -> None:
    """R8, R11, SB-1: a set that is told can be named card by card, and no other can be."""
    state, _ = new_game(seed, players=2)
    assert allowed(state) == (reachable(state) if state.is_legal(0, 0) else set())


@pytest.mark.parametrize("preclude", ["last_chance", "last_cards", "off"])
def test_what_precludes_winning_is_told_with_its_reason(preclude: str) -> None:
    """R11: the last cards must win; the same set with a card more in the hand may be scored."""
    state = read(
        {"players": 2, "preclude": preclude},
        round=3,
        scores=[0, 100],
        hands=[["5C", "6C", "7C", "8C", "9C", "X1"], None],
    )
    assert allowed(state) == reachable(state)
    four = next(one for one in told(state)["sets"] if one["cards"] == ["5C", "6C", "7C", "8C"])
    if preclude == "off":
        assert [0, 1] == four["jokers"] and four["why"] is None
    else:
        assert [0, 1] == four["barred"] and four["why"]["rule"] == "R11" and "100" in four["why"]["words"]


def test_a_whole_suit_with_both_jokers_is_told_in_bounded_space() -> None:
    """The largest hand of all: every set with a real card once, at most as often as there are choices of ranks."""
    suit = [f"{rank}C" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")]
    state = read({"players": 2}, round=3, hands=[[*suit, "X1", "X2"], None])
    sets = told(state)["sets"]
    assert len(sets) == len({tuple(one["cards"]) for one in sets}) < 2**13
    assert suit in [one["cards"] for one in sets]


def test_a_card_that_comes_too_early_is_refused_for_its_order() -> None:
    """R37: 7 of clubs makes a set, but cards are named from low to high; the 4 of spades makes none."""
    state = read(
        {"players": 2}, round=3, hands=[["5C", "6C", "7C", "KD", "2D", "9H", "4S", "10S", "QS"], None]
    )
    play(state, 0, "score")
    reasons = [state.why_not(0, GAME.read_move(move)) for move in ("score 7C", "score 4S")]
    assert [("R37", "increasing"), ("R8", "fits_no_set")] == [(one.rule, one.code) for one in reasons if one]


def test_no_other_seat_hears_of_the_sets() -> None:
    """R36: what could be scored is told to nobody but its holder."""
    for state in decisions(5, players=3):
        if not state.to_act():
            continue
        seat = state.next_seat()
        for viewer in (*range(3), None):
            company = Company(("Ida", "Ilse", "Mira"), viewer)
            assert "sets" not in str(GAME.text.words(state, company))
            assert viewer == seat or not (
                viewer is not None and state.phase == 0 and state.to_act() >> viewer & 1
            )
