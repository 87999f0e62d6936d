"""What the circle says to people: every question, event and reason has words, and nothing speaks in codes."""

import re
from typing import Any

import pytest

from sacrarium.core.chance import Scripted
from sacrarium.core.errors import Reason
from sacrarium.core.policy import RandomPolicy
from sacrarium.games.sacrifice_circle.events import (
    Attacked,
    CrystalMoved,
    CrystalRolled,
    KnockedBack,
    SetUp,
    TrapSprung,
)
from sacrarium.games.sacrifice_circle.pieces import SPACES
from sacrarium.games.sacrifice_circle.words.english.lines import LINES
from sacrarium.games.sacrifice_circle.words.english.names import named_place, place_words
from sacrarium.games.sacrifice_circle.words.english.refusals import REASONS

from .board import GAME, asked, company, play, read, whole_game

CODES = re.compile(r"\bN\d+\b|\b[io][A-E]{2}\d\b|\bHUB\b|None")


def test_every_word_of_a_few_games() -> None:
    """R9: questions, moves, lines and notes are there, end properly and name spaces as people do."""
    told: set[type] = set()
    for seed, policy in ((1, RandomPolicy()), (2, GAME.novice), (3, GAME.novice), (5, GAME.search.adviser)):
        assert policy is not None
        for state, events in whole_game(seed, policy):
            said = [GAME.text.event(event, company(viewer)) for event in events for viewer in (None, 2)]
            told |= {type(event) for event in events if GAME.text.event(event, company())}
            for viewer in (None, *range(5)):
                words = GAME.text.words(state, company(viewer))
                said += [words.title, words.detail, *words.notes]
            if state.to_act():
                ask = GAME.text.ask(state, asked(state), company(asked(state)))
                assert [info.move for info in ask.moves] == list(map(GAME.write_move, state.legal(ask.seat)))
                said += [ask.title, ask.detail, *(barred.words for barred in ask.barred)]
                said += [text for info in ask.moves for text in (info.label, info.follows)]
            assert not [text for text in said if CODES.search(text)]
    assert len(told) >= len(LINES) - 3, "most kinds of events turn up"


def test_no_two_spaces_share_a_name() -> None:
    """R9: a footpath has a space on either side of its well, an outer one has two."""
    assert len(SPACES) == len({place_words(space) for space in range(len(SPACES))})
    assert "the footpath off A towards E" == named_place("iEA3")
    assert "step 2 of the outer footpath off C towards B" == named_place("oBC4")


def test_who_can_only_set_the_trap_is_not_told_to_strike() -> None:
    """R18, R25: far from the crystal there is no strike, though the trap may still be laid in its place."""
    far = read(turn="B", t=12, heroes={"B": {"space": "N20", "item": "trap"}})
    beside = read(turn="B", t=12, heroes={"B": {"space": "N11", "item": "trap"}})

    assert "Set the trap or roll and move" == GAME.text.ask(far, 1, company(1)).title
    assert "Strike, set the trap or roll and move" == GAME.text.ask(beside, 1, company(1)).title


def test_what_a_strike_brings() -> None:
    """R20: the chance to shatter the crystal, the damage and the way back are told before the die."""
    state = read(turn="B", t=12, health=6, heroes={"B": {"space": "N11", "item": "odd"}})

    moves = {info.move: info for info in GAME.text.ask(state, 1, company(1)).moves}

    assert "Damage **1 to 6**, **17 %** to shatter it." == moves["attack"].follows
    assert "it goes back 0 to 3" in moves["attack:odd"].follows
    odd = moves["attack:odd"].preview
    assert ([1, 6], 3.5, [0, 3], 0.1667) == (odd["damage"], odd["expected"], odd["back"], odd["kills"])
    assert ["N12", "N12", "N11", "N10", "N9", "N12"] == [blow["space"] for blow in odd["blows"]]
    assert ({"hero": "B", "start": "N11", "space": "N10"},) == odd["blows"][2]["pushes"]


def test_what_a_walk_brings() -> None:
    """R14, R15: the route, a draw with what is left, and spaces beside the crystal."""
    state = read(turn="C", t=17, phase="move", steps_left=4, heroes={"C": {"space": "C3"}})

    moves = {info.move: info for info in GAME.text.ask(state, 2, company(2)).moves}

    assert (
        "At the blue well between C and D you **draw a card**, with 2 steps left." == moves["go:iCD2"].follows
    )
    assert ["C3", "iCD1", "iCD2"] == moves["go:iCD2"].preview["route"]
    assert "On 16 you stand **beside the crystal**: strike for 1 to 6." == moves["go:N16"].follows
    assert moves["go:N16"].preview["unlocks"] and 2 == moves["go:iCD2"].preview["left"]


def test_the_roll_knows_its_chance() -> None:
    """R11: two of four faces are enough to come beside the crystal."""
    state = read(turn="D", t=26, heroes={"D": {"space": "D4"}})

    roll = GAME.text.ask(state, 3, company(3)).moves[0]

    assert ("roll", 0.5) == (roll.move, roll.preview["beside"]) and "**50 %**" in roll.follows


def test_with_exact_walking_the_chance_counts_only_the_fitting_faces() -> None:
    """R11, SC-3: a 1 ends before the crystal, a 2 on it and so before it, a 3 behind it; a 4 goes past."""
    given = {"turn": "D", "t": 26, "heroes": {"D": {"space": "N24"}}}
    chances = [
        GAME.text.ask(read(**given, options={"walk": walk}), 3, company(3)).moves[0].preview["beside"]
        for walk in ("up_to", "exact")
    ]

    assert [1.0, 0.75] == chances


def test_a_trap_on_black_is_told_to_be_of_no_use() -> None:
    """R25, Q18: it may be set, and people are told what that means."""
    state = read(turn="B", t=12, heroes={"B": {"space": "N0", "item": "trap"}})

    trap = next(info for info in GAME.text.ask(state, 1, company(1)).moves if info.move == "trap")

    assert ("Set the trap on black", 28) == (trap.label, trap.preview["ahead"])
    assert "It lies **on black, where the crystal never feels it**, and uses up the strike." == trap.follows


def test_who_is_sent_to_where_it_stands_stays() -> None:
    """R26, Q20: nobody moves, and nothing is told as if somebody did."""
    state = read(turn="B", t=10, heroes={"B": {"space": "N12", "item": "golden"}})

    sent = next(info for info in GAME.text.ask(state, 1, company(1)).moves if info.move == "tp:B:N12")
    told = [GAME.text.event(event, company(1)) for event in play(state, "tp:B:N12")]

    assert sent.preview["stays"] and sent.follows.startswith("You would stay 2 spaces ahead of the crystal")
    assert "You use the golden sorcery on yourself, still on 12, strengthened for the next strike." in told


def test_ending_early_is_warned_of() -> None:
    """R9: clients ask once more where an attack would be given away."""
    state = read(turn="B", t=12, heroes={"B": {"space": "N11"}})

    end = GAME.text.ask(state, 1, company(1)).moves[-1]

    assert {"kind": "end", "unused": ["roll", "attack"]} == end.preview


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_has_words(code: str) -> None:
    about = {"card": 1, "space": 5, "hero": 2, "seat": 1, "steps": 3}

    words = GAME.text.reason(Reason("R1", code, about), company(0))

    assert words.endswith(".") and "{" not in words


@pytest.mark.parametrize(
    ("given", "move", "words"),
    [
        ({"turn": "B", "t": 3}, "attack", "A strike needs a space next to the crystal."),
        ({"turn": "B"}, "go:B1", "Roll before you walk."),
        ({"turn": "B"}, "attack:axe", "Only its holder can use the axe."),
        ({"turn": "B", "phase": "move", "steps_left": 2}, "go:C1", "Before the ring or a first card is reached, the way keeps to path B and its side branches."),
        ({"turn": "B", "phase": "move", "steps_left": 2, "heroes": {"C": {"space": "B2"}}}, "go:B2", "Tove stands on B2; a walk may pass, but not end there."),
        ({"turn": "B", "phase": "move", "steps_left": 2}, "go:B4", "B4 is more than 2 steps away."),
        ({"turn": "B"}, "trap", "Only its holder can use the hunter's trap."),
        ({"turn": "B"}, "tp:B:N4", "There is no scroll in hand."),
    ],
)  # fmt: skip
def test_reasons_in_words(given: dict[str, Any], move: str, words: str) -> None:
    state = read(**given)
    reason = state.why_not(1, GAME.read_move(move))

    assert reason is not None and words == GAME.text.reason(reason, company(1))


def test_the_end_in_words() -> None:
    """R29: all together, free or sacrificed."""
    state = read(turn="A", t=12, health=1, heroes={"A": {"space": "N11"}})
    events = play(state, "attack", Scripted(d6=[2]))
    outcome = state.outcome()
    assert outcome is not None

    assert "The crystal is shattered. You are free!" == GAME.text.event(events[-1], company(0))
    assert "The crystal is shattered: you are free" == GAME.text.result(outcome, company(0)).title
    assert {"free"} == {row.words for row in GAME.text.result(outcome, company(3)).rows}


def test_the_course_of_a_game_by_rounds() -> None:
    """A round begins with the crystal's roll; strikes and the trap are told with what they leave."""
    told = [
        (0, SetUp(60)),
        (5, CrystalRolled(1, 3, False, 3, 0)),
        (5, CrystalMoved(("N0", "N1", "N2", "N3"), 3, False)),
        (7, Attacked(hero="B", seat=1, card=None, die=4, damage=4, buffed=False, health=56)),
        (9, Attacked(hero="C", seat=2, card="odd", die=5, damage=5, buffed=False, health=51)),
        (9, KnockedBack(("N3", "N2"), 2, 0)),
        (12, CrystalRolled(2, 4, False, 4, 0)),
        (12, CrystalMoved(("N2", "N3", "N4"), 4, True)),
        (12, TrapSprung("N4", 10, 41)),
        (15, CrystalRolled(3, 1, False, 1, 0)),
        (15, CrystalMoved(("N4", "N5"), 5, False)),
    ]

    assert GAME.text.course is not None
    first, second, third = GAME.text.course(told, company(1))

    names = company(1).names
    assert (5, "Round 1", f"You 4 and {names[2]} 5: 51 left; it comes to 2.") == (
        first.number,
        first.title,
        first.words,
    )
    assert {"health": 51, "t": 2, "struck": {1: 4, 2: 5}, "traps": 0} == first.data
    assert (12, "The trap 10: 41 left; it comes to 4.") == (second.number, second.words)
    assert (15, "Nobody strikes; it comes to 5.") == (third.number, third.words)
    assert 41 == third.data["health"]
