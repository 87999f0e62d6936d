"""What cannot be true is refused, field by field; what was reached in play never is (SB-8)."""

from typing import Any

import pytest

from sacrarium.core.errors import BadPosition

from .board import read

THREE = {"players": 3}
CLUBS = ["2C", "3C", "4C"]
#: Three seats are dealt twelve cards each; seat 0 has scored three clubs, seat 1 acts in round 2.
POSITION: dict[str, Any] = {
    "options": THREE,
    "round": 2,
    "active": 1,
    "hands": [
        ["5C", "6C", "7C", "8C", "9C", "10C", "JC", "JH", "JS"],
        ["2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "QC", "QH", "KH"],
        ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "QD", "KC", "AC"],
    ],
    "sets": [{"seat": 0, "round": 1, "cards": CLUBS}],
    "last_turn": {"seat": 0, "option": "advertise", "round": 2},
}
LAYING = {**POSITION, "phase": "lay", "offered": "5D"}
PASSING = {**POSITION, "phase": "pass", "cycle": [2, 1]}
PICKING = {**POSITION, "phase": "pick", "target": 0, "given": "2D", "picks": {"0": ["5C", "6C", "7C"]}}
SCORING = {**POSITION, "phase": "score", "picks": {"1": ["2D", "3D"]}}
LAST: dict[str, Any] = {
    "options": THREE, "round": 8, "active": 2, "hands": [["2C", "3D"], ["4H", "5S"], ["7C", "8C", "9C", "JH"]],
}  # fmt: skip
OVER: dict[str, Any] = {**LAST, "phase": "over"}


@pytest.mark.parametrize("position", [POSITION, LAYING, PASSING, PICKING, SCORING, LAST, OVER])
def test_these_are_fine_and_read_back(position: dict[str, Any]) -> None:
    state = read(**position)

    assert state == read(**state.to_position())


@pytest.mark.parametrize(
    ("position", "changes", "words"),
    [
        # cards and sets
        (POSITION, {"hands": [["5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "2D"], ["3D", "4D", "5D"], []]}, "hands: seat 0 cannot hold 10 cards and have scored 3"),
        (POSITION, {"hands": [["5C", "6C", "7C", "8C", "9C", "10C", "JC", "JH", "JS"], None, None], "sets": []}, None),
        (POSITION, {"hands": [["5C", "6C", "7C", "8C", "9C", "10C", "JC"], None, None]}, "hands: seat 0 cannot hold 7 cards; of 12 it has scored 3"),
        (POSITION, {"gone": ["5C"]}, "a card lies in two places"),
        (POSITION, {"sets": [{"seat": 0, "round": 1, "cards": CLUBS}, {"seat": 2, "round": 1, "cards": CLUBS}]}, "in two"),
        (POSITION, {"sets": [{"seat": 0, "round": 3, "cards": CLUBS}]}, "sets: seat 0 has not yet scored in round 3"),
        (POSITION, {"sets": [{"seat": 1, "round": 2, "cards": CLUBS}], "hands": [[], ["2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D"], []]}, "sets: seat 1 has not yet scored in round 2"),
        (POSITION, {"sets": [{"seat": 0, "round": 1, "cards": CLUBS}, {"seat": 0, "round": 1, "cards": ["2S", "3S", "4S"]}], "hands": [["5C", "6C", "7C", "8C", "9C", "10C"], ["2D", "3D", "4D"], []]}, "sets: seat 0 cannot score so often in round 1"),
        (POSITION, {"sets": [{"seat": 0, "round": 1, "cards": ["2C", "3C", "9S"]}]}, "sets: 2C 3C 9S is no sequence"),
        (POSITION, {"scores": [8, 0, 0]}, "scores: the sets of seat 0 count 9, not 8"),
        (POSITION, {"scores": [10, 0, 0]}, "scores: the sets of seat 0 count 9, not 10"),
        # what is remembered
        (POSITION, {"untouched": [0]}, "untouched: nobody is dealt a hand like that of seat 0"),
        (POSITION, {"untouched": [1]}, "untouched: nobody is dealt a hand like that of seat 1"),
        (POSITION, {"holds_worth": [0, 0]}, "holds_worth: there are 3 seats, but 2 are given"),
        (POSITION, {"holds_worth": [0, 11, 0]}, "holds_worth: a card counts 0 to 10 points, not 11"),
        (LAST, {"holds_worth": [4, 0, 0]}, "holds_worth: seat 0 holds no card of 4 points"),
        (POSITION, {"takes": [{"card": "5C", "taker": 0, "round": 3}]}, "takes: in round 2 nothing has happened in round 3"),
        (POSITION, {"takes": [{"card": "5C", "taker": 0, "round": 1}] * 2}, "takes: 5C is named twice"),
        (POSITION, {"layers": [{"size": 4, "by": 0}, {"size": 14}]}, "layers: what is left of the deal lies on top"),
        # whose turn
        (POSITION, {"first": 1}, "last_turn: after seat 0 in round 2 seat 1 acts in round 3"),
        (POSITION, {"last_turn": {"seat": 2, "option": "advertise", "round": 1}}, "last_turn: after seat 2 in round 1 seat 0 acts in round 2"),
        (POSITION, {"last_turn": {"seat": 0, "option": "advertise", "round": 1}}, "last_turn: after seat 0 in round 1 seat 1 acts in round 1"),
        (POSITION, {"last_turn": {"seat": 0, "option": "advertise", "round": 3}}, "last_turn: in round 2 nothing has happened in round 3"),
        (POSITION, {"active": 2}, "last_turn: after seat 0 in round 2 seat 1 acts in round 2"),
        (LAST, {"active": 0}, "active: a seat with fewer than three cards has no turn"),
        (OVER, {"round": 7}, "phase: the game is not over, seat 2 has a turn in round 8"),
        (OVER, {"last_turn": {"seat": 1, "option": "return", "round": 8}}, "last_turn: the last one was that of seat 2"),
        # the option under way
        (POSITION, {"option": "cycle"}, "option: none is under way"),
        (LAYING, {"option": "cycle"}, "option: in phase lay it is advertise"),
        (POSITION, {"offered": "5D"}, "offered: nobody advertises a card now"),
        (POSITION, {"laid": {"0": "5C"}}, "laid: nobody lays a card now"),
        (POSITION, {"cycle": [2, 1]}, "cycle: no cards are passed now"),
        (POSITION, {"picks": {"1": ["2D"]}}, "picks: nobody picks cards now"),
        (POSITION, {"target": 0}, "target: nobody exchanges cards now"),
        (POSITION, {"given": "2D"}, "given: no card was given now"),
        (POSITION, {"bonus": True}, "bonus: nobody scores now"),
        (SCORING, {"bonus": True, "option": "return"}, "bonus: a Score follows another option in round 8 alone"),
        (POSITION, {"phase": "bonus", "option": "return"}, "phase: a Score follows another option in round 8 alone"),
        (POSITION, {"phase": "take", "put": ["2D"]}, "phase: cards of the deck are chosen in round 8 alone"),
        (LAST, {"phase": "cycle"}, "phase: nobody may choose Cycle in round 8"),
        (POSITION, {"phase": "cycle", "last_turn": {"seat": 0, "option": "cycle", "round": 2}}, "phase: nobody may choose Cycle here"),
        (PASSING, {"cycle": [5, 3]}, "cycle: there is no such rule"),
        (PASSING, {"hands": [["5C", "6C", "7C"], None, None], "sets": [], "cycle": [4, 2]}, "cycle: there is no such rule for these hands"),
        (PASSING, {"picks": {"0": ["5C", "6C", "7C"]}}, "picks: seat 0 picks 2 cards at most"),
        (PASSING, {"picks": {"0": ["2D"]}}, "picks: seat 0 cannot pick 2D"),
        (LAYING, {"offered": "QD"}, "offered: the active seat cannot offer that"),
        (LAYING, {"laid": {"0": "2H"}}, "laid: seat 0 cannot lay that"),
        (LAYING, {"laid": {"1": "2D"}}, "laid: seat 1 cannot lay that"),
        (SCORING, {"picks": {"1": ["2H"]}}, "picks: seat 1 cannot pick 2H"),
        (SCORING, {"picks": {"0": ["5C"]}}, "picks: seat 0 cannot pick 5C"),
        (SCORING, {"picks": {"1": ["2D", "9D"]}}, "phase: there is nothing that seat 1 could do here"),
        (LAST, {"phase": "score", "hands": [["2C", "3D"], ["4H", "5S"], ["7C", "2D", "9C", "JH"]]}, "phase: seat 2 has nothing to score"),
        (PICKING, {"picks": {"0": ["5C", "6C"]}}, "picks: three cards are set aside"),
        (PICKING, {"picks": {"0": ["5C", "6C", "3D"]}}, "picks: seat 0 cannot pick 3D"),
        (PICKING, {"picks": {"2": ["2H"]}}, "picks: "),
        (PICKING, {"given": "5C"}, "given: until the take it counts as a card of the active seat"),
        (PICKING, {"target": 1}, "target: another seat that holds cards"),
        ({**LAST, "phase": "put"}, {"put": ["9C", "7C"]}, "put: in round 8 the cards are named in increasing order"),
        ({**LAST, "phase": "put"}, {"put": ["9C", "9C"]}, "put: a card is named twice"),
    ],
)  # fmt: skip
def test_one_impossible_change(position: dict[str, Any], changes: dict[str, Any], words: str | None) -> None:
    if words is None:
        assert read(**{**position, **changes}).legal(1)
        return
    with pytest.raises(BadPosition) as refused:
        read(**{**position, **changes})

    assert words in str(refused.value) and not set("$`\n") & set(str(refused.value))
