"""D22: where the table keeps the piles shut, nothing that it says or shows tells what lies in them."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.contract.broken import demand_same
from sacrarium.contract.table import as_data
from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance, Scripted, Seeded
from sacrarium.core.journal import Journal
from sacrarium.core.words import Company
from sacrarium.games.sacrifice_duel.phases import FIRST_BUYS, OVER, SECOND_BUYS
from sacrarium.games.sacrifice_duel.pieces import cards_in, names_in, pile_of
from sacrarium.games.sacrifice_duel.piles import plus, size
from sacrarium.games.sacrifice_duel.state import DuelState

from .board import GAME, code, new_game, read

SEEDS = st.integers(0, 2**32)
SHUT = pytest.mark.parametrize("rule", ["never", "between_rounds"])
PILES = ("draw", "discard", "altar")
NAMES = ("Ida", "Ilse")


@pytest.mark.parametrize(
    ("rule", "buying", "playing"),
    [("always", True, True), ("between_rounds", True, False), ("never", False, False)],
)
def test_when_piles_are_open(rule: str, buying: bool, playing: bool) -> None:
    """D22: a seat's own piles, and what was seen of the other's, which its own seat could look up elsewhere."""
    hands = [["Ar", "2r", "3r", "4r", "5r"], ["Ar", "2r", "3r", "4r", "5r"]]
    for phase, shown in (("sealed", buying), ("together", playing)):
        state = read(phase=phase, trophy="Qr", hands=hands, options={"own_piles": rule})
        own, other = state.view(0).sides
        for pile in (own.draw, own.discard, own.altar, own.points, own.altar_points):
            assert shown == (pile is not None)
        for side in (own, other, *state.view(None).sides):
            assert shown == (side.open_discard is not None) == (side.offerings is not None)


@SHUT
@given(SEEDS)
def test_nobody_can_tell_how_cards_lie_in_shut_piles(rule: str, seed: int) -> None:
    """D22: the same cards otherwise in draw pile, discard and altar look and sound the same to everybody."""
    chance = Seeded(seed)
    for number, state in enumerate(shut_moments(seed, rule)):
        if number % 30 == seed % 30:
            for seat in (0, 1):
                twin = otherwise(state, seat, chance)
                for viewer in (0, 1, None):
                    demand_same(
                        said(state, viewer), said(twin, viewer), "D22", f"{viewer} sees piles of {seat}"
                    )


def shut_moments(seed: int, rule: str) -> Iterator[DuelState]:
    """The decisions of a game between novices at which all piles are shut."""
    state, chance = new_game(seed, own_piles=rule)
    while state.phase != OVER:
        if rule == "never" or state.phase > SECOND_BUYS:
            yield state
        seat = state.next_seat()
        state.play(seat, GAME.novice.choose(state, seat, chance), chance)


def otherwise(state: DuelState, seat: Seat, chance: Chance) -> DuelState:
    """The same position, but the cards of a seat's three piles are dealt to them anew, and nobody remembers any."""
    twin = state.copy()
    cards = [card for pile in PILES for card in cards_in(getattr(state, pile)[seat])]
    mixed = [cards.pop(chance.below(len(cards))) for _ in range(len(cards))]
    for pile in PILES:
        both = list(getattr(twin, pile))
        count = size(both[seat])
        both[seat], mixed = pile_of(mixed[:count]), mixed[count:]
        setattr(twin, pile, both)
    for known in ("open_discard", "pool"):
        setattr(twin, known, [0] * len(getattr(twin, known)))
    return twin


def said(state: DuelState, viewer: Seat | None) -> dict[str, Any]:
    """All that the table shows and says now: the view, the words, the question with what would follow, the refusals."""
    company = Company(NAMES, viewer)
    told = {"view": as_data(state.view(viewer)), "words": as_data(GAME.text.words(state, company))}
    if viewer is not None:
        moves = range(0, GAME.move_count, 7)
        told["refused"] = [as_data(state.why_not(viewer, move)) for move in moves]
        if state.to_act() >> viewer & 1:
            told["ask"] = as_data(GAME.text.ask(state, viewer, company))
    return told


@SHUT
def test_the_log_does_not_name_what_lies_on_the_altar(rule: str) -> None:
    """D22: whichever card was sacrificed, its own seat is told the same, and reads the same in its log."""
    assert told_after(rule, "Ar") == told_after(rule, "9r")
    assert told_after("always", "Ar") != told_after("always", "9r")
    assert ["You sacrifice 2 cards, face down."] == [
        line for line in told_after(rule, "Ar")[1] if line.startswith("You sacrifice")
    ]


def told_after(rule: str, card: str) -> tuple[Any, list[str], Any]:
    """What a seat is told from its sacrifice to the market: as data, in words, and what it sees when tricks begin."""
    won = read(
        phase="sacrifice",
        trophy="Jb",
        winner=0,
        tricks=[3, 1],
        played=3,
        row=[["Ar", "9r", "2r"], ["4r", "5r", "2b"]],
        hands=[["3r", "Ab"], ["3r", "Ar"]],
        draw=[["2b", "4r", "4b", "5r", "5b"], None],
        discard=[["Jb", "3b"], []],
        options={"own_piles": rule},
    )
    names = ("Qr", "2b", "4r", "4b", "5r", "5b", "Ab", "2r", "3b", "4b", "5b")
    luck, journal = Scripted(draws=[2 * code(name) for name in names]), Journal()
    for seat, move in ((0, f"sacrifice {card}"), (0, "sacrifice 3r"), (1, "pass"), (0, "pass")):
        won.play(seat, GAME.read_move(move), luck, journal)
    events = journal.seen_by(0)
    return (
        as_data(events),
        [GAME.text.event(event, Company(NAMES, 0)) for event in events],
        as_data(won.view(0)),
    )


def test_open_piles_tell_the_seat_all_it_owns() -> None:
    """D22, R32: by default draw pile, discard and altar together are all that is not in hand or row."""
    state, chance = new_game(5)
    while state.round_number < 6 or state.phase not in {FIRST_BUYS, SECOND_BUYS}:
        seat = state.next_seat()
        state.play(seat, GAME.novice.choose(state, seat, chance), chance)
    own = state.view(0).sides[0]
    piles = plus(plus(state.draw[0], state.discard[0]), state.altar[0])
    assert own.draw is not None and own.discard is not None and own.altar is not None
    assert sorted(names_in(piles)) == sorted((*own.draw, *own.discard, *own.altar))
