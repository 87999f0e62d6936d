"""Rules that a scenario file cannot say: comparisons, limits, the floor, and what holds in every game."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.chance import Scripted, Seeded
from sacrarium.core.errors import IllegalMove
from sacrarium.games.sacrifice_duel.events import SettledByLot, TrickTaken
from sacrarium.games.sacrifice_duel.phases import OVER, SACRIFICE, SECOND_BUYS, TIE, VOID
from sacrarium.games.sacrifice_duel.pieces import CARDS
from sacrarium.games.sacrifice_duel.rules.tricks import wins
from sacrarium.games.sacrifice_duel.state import DuelState

from .board import GAME, cards, code, decisions, new_game, play, read

SEEDS = st.integers(0, 2**32)
OPTIONS = st.fixed_dictionaries(
    {
        "first_buyer": st.sampled_from(["hand_loser", "last_trick_loser"]),
        "led_tie": st.sampled_from(["simultaneous", "leader_wins"]),
        "joker_card_wins": st.booleans(),
    }
)
WON, LOST = 0, 1


@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        ("2r", "Ab", WON),
        ("Jr", "10b", WON),
        ("10b", "Ab", LOST),
        ("Kb", "2b", LOST),
        ("X", "Jb", LOST),
        ("Ar", "10r", WON),
        ("Qr", "Kr", LOST),
        ("5r", "5r", TIE),
        ("5r", "5b", WON),
        ("X", "X", TIE),
    ],
)
def test_red_is_trump(first: str, second: str, result: int) -> None:
    """W9, R15, D7, D8: trump beats the rest; faces are low, aces high, a joker lowest and never trump."""
    for trophy in ("Kr", "Qr", "Jr"):
        assert result == wins(code(first), code(second), code(trophy), True)


@pytest.mark.parametrize(
    ("first", "second", "result", "if_jokers_lose"),
    [
        ("2r", "5b", WON, WON),
        ("4r", "4b", TIE, TIE),
        ("Kr", "Ab", LOST, LOST),
        ("Jr", "Kb", VOID, VOID),
        ("X", "2r", WON, LOST),
        ("X", "Qb", WON, VOID),
    ],
)
def test_joker_hand(first: str, second: str, result: int, if_jokers_lose: int) -> None:
    """W10, R16, D11, D12: the lowest wins, faces cannot."""
    assert result == wins(code(first), code(second), code("X"), True)
    assert if_jokers_lose == wins(code(first), code(second), code("X"), False)


def test_comparing_has_no_favourite() -> None:
    """R15, R16: whoever plays which card, the same card wins."""
    for first, second, trophy in product(range(CARDS), range(CARDS), map(code, ("Kr", "Jb", "X"))):
        found, turned = wins(first, second, trophy, True), wins(second, first, trophy, True)
        assert turned == (1 - found if found < TIE else found)


# -- sacrifice -------------------------------------------------------------------------------------


def after_tricks(trophy: str, tricks: tuple[int, int], **fields: Any) -> DuelState:
    """Seat 0 has won a hand."""
    names, played = ["Ar", "5b", "4r", "2r", "3b", "2b", "Ab"], {"K": 7, "Q": 5, "J": 3, "X": 1}[trophy[0]]
    return read(
        **{
            "phase": "sacrifice",
            "trophy": trophy,
            "winner": 0,
            "tricks": tricks,
            "row": [names[:played], []],
            "hands": [names[played:], []],
            "discard": [[trophy], []],
            **fields,
        }
    )


@pytest.mark.parametrize(
    ("trophy", "tricks", "most"),
    [
        ("Qr", (3, 2), 1),
        ("Qr", (4, 1), 3),
        ("Kr", (7, 0), 7),
        ("Qr", (4, 2), 2),
        ("X", (1, 0), 1),
        ("Jb", (3, 0), 3),
    ],
)
def test_sacrifice_limit(trophy: str, tricks: tuple[int, int], most: int) -> None:
    """W13, R26: "My tricks minus your tricks equals my sacrifice limit"."""
    state = after_tricks(trophy, tricks)
    offers = ["Ar", "5b", "4r", "2r", "3b", "2b", "Ab"][:most]

    assert most == state.view(0).limit
    for number, name in enumerate(offers):
        assert SACRIFICE == state.phase and number == state.view(1).offered
        play(state, 0, f"sacrifice {name}", Seeded(1))
    assert SACRIFICE != state.phase and most == state.view(1).sides[0].altar_size


@pytest.mark.parametrize("number", range(1, 6))
def test_the_floor(number: int) -> None:
    """W15, R27, D18: with nine cards, four or five sacrifices lose the game at once; they are legal all the same."""
    state = floor_position()
    for name in ["2r", "2b", "3r", "3b", "4r"][:number]:
        play(state, 0, f"sacrifice {name}", Seeded(1))
    if number < 5:
        play(state, 0, "done", Seeded(1))

    outcome = state.outcome()
    if number < 4:
        assert outcome is None and 10 - number == state.view(1).sides[0].owns
    else:
        assert outcome is not None and ((1,), "floor") == (outcome.winners, outcome.reason)
        assert (10 + 15 + {4: 10, 5: 14}[number], 50) == outcome.scores  # the points as they stand


def floor_position() -> DuelState:
    """Hand 6: seat 0 owns nine cards and has just won a queen, 5 to 0; seat 1 has won five trophies."""
    return read(
        phase="sacrifice",
        trophy="Qr",
        winner=0,
        tricks=[5, 0],
        row=[["2r", "2b", "3r", "3b", "4r"], []],
        draw=[["4b", "5r", "5b", "Ar"], None],
        discard=[["Qr"], ["Kr", "Kb", "Jr", "Jb", "Qb"]],
        altar=[["Ab"], []],
    )


def test_the_text_warns_of_the_floor() -> None:
    """R27, D18: interfaces must warn."""
    from sacrarium.core.words import Company

    state, company = floor_position(), Company(("Ida", "Ilse"), 0)
    for name in ("2r", "2b", "3r"):
        play(state, 0, f"sacrifice {name}")

    moves = {info.move: info for info in GAME.text.ask(state, 0, company).moves}
    assert "lose the game at once" in moves["sacrifice 3b"].follows and moves["sacrifice 3b"].preview["fatal"]
    assert not moves["done"].preview["fatal"]


def test_more_sacrifices_than_the_hand_was_won_by_are_barred() -> None:
    """R26: five tricks to none allow five cards."""
    from sacrarium.core.words import Company

    (bar,) = GAME.text.ask(floor_position(), 0, Company(("Ida", "Ilse"), 0)).barred
    assert ("more", "5 cards at most: take one back first.", "R26") == (bar.move, bar.words, bar.rule)


def test_no_floor_after_the_last_hand() -> None:
    """W15, R27, R28: in hand 14 all sizes are safe."""
    trophies = ["Kr", "Kr", "Kb", "Kb", "Qr", "Qb", "Qb", "Jr", "Jr", "Jb", "Jb", "X", "X"]
    state = read(
        phase="sacrifice",
        trophy="Qr",
        winner=0,
        tricks=[5, 0],
        row=[["2r", "2b", "3r", "3b", "Ar"], []],
        draw=[[], None],
        discard=[["Qr"], trophies],
        altar=[["4r", "4b", "5r", "5b", "Ab"], []],
    )
    for name in ("2r", "2b", "3r", "3b", "Ar"):
        play(state, 0, f"sacrifice {name}")

    outcome = state.outcome()
    assert outcome is not None and "points" == outcome.reason
    assert (10 + 2 + 2 + 3 + 3 + 15 + 4 + 4 + 5 + 5 + 15, 130) == outcome.scores


def test_a_forced_sacrifice_never_breaks_the_floor() -> None:
    """W16, R25, R27: seven cards, the trophy makes eight, one sacrifice leaves seven."""
    state = read(
        phase="sacrifice",
        trophy="Kr",
        winner=0,
        tricks=[4, 3],
        row=[["2r", "2b", "3r", "3b", "4r", "4b", "5r"], []],
        draw=[[], None],
        discard=[["Kr"], ["Qr", "Qb"]],
        altar=[["Ar", "Ab", "5b"], []],
    )
    play(state, 0, "sacrifice 2r", Seeded(1))

    assert 4 == state.round_number and state.outcome() is None and 7 == state.view(1).sides[0].owns


def test_after_twenty_steps_the_lot_decides() -> None:
    """R24: endless mirroring ends."""
    state = read(
        phase="sudden",
        trophy="Qb",
        tricks=[3, 3],
        played=24,
        steps=19,
        hands=[["2r"], ["2r"]],
    )
    play(state, 0, "play 2r")
    seen = play(state, 1, "play 2r", Scripted(numbers=[1]))

    assert SettledByLot(1) in seen and (1, 1) == (state.winner, state.view(None).limit)
    assert (3, 4) == (state.tricks[0], state.tricks[1])


def test_a_lone_pass_is_asked_for() -> None:
    """R30: the table does not skip a seat that cannot buy."""
    hands = [["Kr", "Kb", "X", "10r", "10b"], ["Ar", "2r", "3r", "4r", "5r"]]
    state = read(phase="first_buys", buyer=0, trophy="Jr", hands=hands)

    assert [0] == state.legal(0) and 1 == state.to_act()


# -- in every game ---------------------------------------------------------------------------------


@given(SEEDS, OPTIONS)
def test_invariants(seed: int, options: dict[str, Any]) -> None:
    """R29: 54 cards; 62 tricks in a full game; between rounds an altar has at least as many cards as trophies won."""
    tricks = 0
    for state, seen in decisions(seed, **options):
        tricks += sum(isinstance(event, TrickTaken) and not event.sudden for event in seen)
        assert 54 == sum(map(len, GAME.pieces(state).values()))
        assert state.market or state.phase > SECOND_BUYS  # DU-10
        for seat in (0, 1):
            between = state.phase != SACRIFICE
            assert not between or len(cards(state.altar[seat])) >= len(cards(state.won[seat]))
            assert 7 <= state.view(None).sides[seat].owns or state.phase == OVER or state.round_number == 14
    outcome = state.outcome()
    assert outcome is not None
    if outcome.reason == "points":
        assert 62 == tricks and 14 == sum(len(cards(state.won[seat])) for seat in (0, 1))


@given(SEEDS)
def test_the_order_of_commitments_does_not_matter(seed: int) -> None:
    """R29, R17, R10: 0 then 1, or 1 then 0."""
    state, chance = new_game(seed)
    while state.to_act():
        if state.to_act() == 3:
            answers = {seat: state.pick(seat, chance) for seat in (0, 1)}
            ends = []
            for order in ((0, 1), (1, 0)):
                branch, luck = state.copy(), Seeded(seed)
                for seat in order:
                    branch.play(seat, answers[seat], luck)
                ends.append(branch.to_position())
            assert ends[0] == ends[1]
        seat = state.next_seat()
        state.play(seat, state.pick(seat, chance), chance)


@given(SEEDS)
def test_nothing_is_spent_twice(seed: int) -> None:
    """R8, R9, R12: an order takes its cards out of the hand and puts both halves in the discard."""
    state, chance = new_game(seed)
    while state.to_act():
        seat = state.next_seat()
        move = state.pick(seat, chance)
        before = state.copy()
        state.play(seat, move, chance)
        assert isinstance(before, DuelState)
        if move == 0 or (before.phase, state.phase) != (1, 2):
            continue
        gone = len(cards(before.hands[seat])) - len(cards(state.hands[seat]))
        come = len(cards(state.discard[seat])) - len(cards(before.discard[seat]))
        assert (gone, come) in {(2, 3), (4, 6)}


def test_an_illegal_move_names_its_rule() -> None:
    """R28: after the end nothing may be done."""
    state, chance = new_game(5)
    while state.to_act():
        seat = state.next_seat()
        state.play(seat, state.pick(seat, chance), chance)

    with pytest.raises(IllegalMove, match="R28"):
        state.play(0, 0, chance)
