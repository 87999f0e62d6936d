"""R17 and R18: what play proves, and imagining the rest within it."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import Card, Seat
from sacrarium.core.chance import Seeded
from sacrarium.games.sarkophag.events import Played
from sacrarium.games.sarkophag.state import SarkophagState

from .board import GAME, hand, new_game, sarkophag_position

ALL = frozenset(range(1, 61))
FIVES = frozenset({15, 25, 35, 45})
SEEDS = st.integers(0, 2**32)


def possible_by_history(state: SarkophagState, seat: Seat) -> frozenset[Card]:
    """R17, worked out again from the open history alone: what this seat can still hold."""
    view = state.view(None)
    possible = ALL
    for trick in [*(past.cards for past in view.tricks), view.trick]:
        for place, played in enumerate(trick):
            if played.seat == seat:
                possible &= left_by(trick, place, state.options.release_after_break)
    return possible


def left_by(trick: tuple[Played, ...], place: int, released: bool) -> frozenset[Card]:
    """What one card of a trick leaves possible for the hand that played it."""
    lead, played = trick[0].card, trick[place]
    if place == 0:
        return FIVES if lead in FIVES else ALL
    went_lower = trick[1].card < lead
    broken_before = any(other.breaks for other in trick[:place])
    if not played.breaks or (released and broken_before):
        return ALL
    return frozenset(card for card in ALL if card > lead) if went_lower else frozenset(range(1, lead))


def assert_all_consistent(state: SarkophagState, seed: int) -> None:
    """R18: own hand and sizes as in truth, no card twice, nothing that was played, nothing that is disproven."""
    seats = range(state.players)
    possible = [possible_by_history(state, seat) for seat in seats]
    view = state.view(None)
    gone = {played.card for trick in [*(past.cards for past in view.tricks), view.trick] for played in trick}
    for seat in seats:
        twin = state.imagine(seat, Seeded(seed))
        hands = [hand(twin, other) for other in seats]

        assert hand(state, seat) == hands[seat]
        assert list(view.hand_sizes) == [len(cards) for cards in hands]
        assert sum(map(len, hands)) == len(set().union(*hands)) and not gone & set().union(*hands)
        assert all(hands[other] <= possible[other] for other in seats)


def positions(seed: int, **options: Any) -> Iterator[SarkophagState]:
    """Every decision of a random game."""
    state, chance = new_game(seed, **options)
    while state.to_act():
        yield state
        seat = state.view(None).turn or 0
        state.play(seat, state.pick(seat, chance), chance)


@given(SEEDS, st.sampled_from(GAME.seats), st.booleans())
def test_imagining_respects_every_proof(seed: int, players: int, released: bool) -> None:
    """R18 with R17a, R17b and R17c, for every seat at every tenth decision."""
    for number, state in enumerate(positions(seed, players=players, release_after_break=released)):
        if number % 10 == seed % 10:
            assert_all_consistent(state, seed + number)


@given(SEEDS)
def test_late_in_a_round_of_six(seed: int) -> None:
    """R18: with no cards aside and many proofs there are few deals left, and one is always found."""
    for number, state in enumerate(positions(seed, players=6)):
        if number >= 42:
            assert_all_consistent(state, number)


@given(SEEDS, st.sampled_from(GAME.seats), st.booleans())
def test_what_is_proven_is_shown(seed: int, players: int, released: bool) -> None:
    """R17: the view tells the bounds that follow from the history, for hands that still hold cards."""
    for state in positions(seed, players=players, release_after_break=released):
        shown = {proof.seat: proof for proof in state.view(None).proven}
        for seat in range(players):
            possible = possible_by_history(state, seat)
            if not hand(state, seat) or possible == ALL:
                assert seat not in shown
                continue
            proof = shown[seat]
            assert (min(possible), max(possible)) == (proof.lowest, proof.highest)
            assert (possible <= FIVES) == proof.fives_only


def test_with_release_a_later_card_proves_nothing() -> None:
    """R17c: only the first break was forced."""
    free = {"release_after_break": True}
    hands = {2: [44, 50], 3: [29, 51]}
    duty = sarkophag_position(trick=[30, 12], hands={2: [44, 50], 3: [51, 52]})
    freed = sarkophag_position(trick=[30, 12], hands=hands, options=free)

    for table in (duty, freed):
        table.play(2, "44")
        table.play(3, "51")

    assert {2, 3} == {proof.seat for proof in duty.view.proven}
    assert {2} == {proof.seat for proof in freed.view.proven}


def test_a_new_round_forgets() -> None:
    """R17: proofs hold for the rest of the round."""
    state, chance = new_game(3, players=6, match="limit", limit=1000)
    forgotten = False
    while state.view(None).round == 1:
        before = state.view(None).proven
        seat = state.view(None).turn or 0
        state.play(seat, state.pick(seat, chance), chance)
        forgotten = forgotten or bool(before)

    assert forgotten and () == state.view(None).proven


# -- every consistent deal is about equally likely -------------------------------------------------


def deals(
    unseen: frozenset[Card], needs: list[tuple[int, frozenset[Card]]]
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """All ways to fill hands of these sizes from what each of them could hold."""
    if not needs:
        yield ()
        return
    (size, possible), *others = needs
    for cards in combinations(sorted(unseen & possible), size):
        for rest in deals(unseen - set(cards), others):
            yield (cards, *rest)


def lead_of_trick(seed: int, number: int) -> SarkophagState:
    """A random game of six, just before this trick."""
    return next(state for state in positions(seed, players=6) if state.view(None).trick_number == number)


def overlap_in_part(sets: list[frozenset[Card]]) -> bool:
    return any(one & other and not one <= other and not other <= one for one, other in combinations(sets, 2))


@pytest.mark.parametrize(
    ("seed", "trick", "count"), [(29, 10, 60), (87, 10, 48), (95, 10, 20), (98, 10, 8), (714, 9, 240)]
)
def test_consistent_deals_are_equally_likely(seed: int, trick: int, count: int) -> None:
    """R18, SK-4: in positions whose proofs overlap in part, all deals are counted and come up alike."""
    state = lead_of_trick(seed, trick)
    seat = state.view(None).turn or 0
    others = [other for other in range(6) if other != seat]
    played = {card.card for past in state.view(None).tricks for card in past.cards}
    unseen = ALL - played - hand(state, seat)
    possible = [unseen & possible_by_history(state, other) for other in others]
    every = list(deals(unseen, [(11 - trick, cards) for cards in possible]))
    samples = 20 * count

    found = Counter(
        tuple(tuple(sorted(hand(twin, other))) for other in others)
        for twin in (state.imagine(seat, Seeded(number)) for number in range(samples))
    )

    assert count == len(every) and overlap_in_part(possible)
    assert set(found) <= set(every)
    assert_uniform([found[deal] for deal in every], samples)


@pytest.mark.parametrize("seat", [0, 1])
def test_hands_inside_each_other(seat: Seat) -> None:
    """R18: a hand that can hold three cards, inside others that can hold any."""
    table = sarkophag_position(trick=[25], hands={0: [35, 45], 1: [1, 2, 3]})
    watcher = 1 if seat == 0 else 2

    found = Counter(
        tuple(sorted(hand(table.state.imagine(watcher, Seeded(number)), 0))) for number in range(600)
    )

    assert {(15, 35), (15, 45), (35, 45)} == set(found)
    assert_uniform(list(found.values()), 600)


def assert_uniform(counts: list[int], samples: int) -> None:
    """Chi-square, with a bound that a fair deal passes in all but one of a million cases."""
    expected = samples / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in counts)

    assert chi_square < freedom + 5 * math.sqrt(2 * freedom) + 10
