"""What cannot be true is refused, field by field; what was reached in play never is (SC-6)."""

from typing import Any

import pytest

from sacrarium.core.errors import BadPosition

from .board import read

HERE = {"B": {"space": "N11"}}
DRAWING = {
    "phase": "keep",
    "turn": "B",
    "t": 12,
    "drawn": "axe",
    "heroes": {"B": {"space": "iAB2", "item": "odd"}},
}
DRAFT = {"phase": "draft"}


@pytest.mark.parametrize(
    "given",
    [
        {"turn": "B", "t": 12, "heroes": HERE},
        DRAWING,
        DRAFT,
        {"t": 12, "staff_turns": 2, "trap": "N20", "heroes": {"A": {"space": "N11", "buff": True}, "B": {"item": "axe"}}},
        {"t": 12, "golden_on": "C", "golden_used": True, "heroes": {"A": {"item": "golden"}, "C": {"space": "N20", "buff": True}}},
        {"phase": "move", "turn": "C", "t": 12, "rolled": 4, "steps_left": 2, "heroes": {"C": {"space": "iCD2", "item": "axe"}}},
    ],
)  # fmt: skip
def test_these_are_fine_and_read_back(given: dict[str, Any]) -> None:
    state = read(**given)

    assert state == read(**state.to_position())


@pytest.mark.parametrize(
    ("given", "words"),
    [
        # the draft
        ({**DRAFT, "options": {"path_choice": "fixed"}}, "phase: at this table the paths are fixed"),
        ({**DRAFT, "t": 1}, "t: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "round": 1}, "round: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "turn": "B"}, "turn: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "health": 74}, "health: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "staff_turns": 1}, "staff_turns: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "trap": "N5"}, "trap: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "heroes": {"A": {"item": "axe"}}}, "heroes: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "heroes": {"A": {"space": "A1"}}}, "heroes: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "heroes": {"A": {"locked": False}}}, "heroes: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "deck": ["axe"]}, "deck: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "charged": []}, "charged: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "golden_on": "A"}, "heroes: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "moved": True}, "moved: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "attacked": True}, "attacked: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "golden_used": True}, "golden_used: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "rolled": 2}, "rolled: while paths are chosen nothing has happened yet"),
        ({**DRAFT, "paths": ["A", "A"]}, "paths: every seat takes one path of its own"),
        # the crystal
        ({"paths": ["B", "A", "C", "D", "E"], "options": {"path_choice": "fixed"}}, "paths: at this table they are fixed"),
        ({"round": 2, "t": 13}, "round: in round 2 the crystal cannot be 13 spaces from where it began"),
        ({"round": 40, "t": 13}, "round: in round 40 the crystal cannot be 13 spaces from where it began"),
        ({"round": 62}, "round: must be from 0 to 61, not 62"),
        ({"t": 40}, "t: must be from 0 to 39, not 40"),
        ({"phase": "lost", "t": 39}, "t: must be from 40 to 40, not 39"),
        ({"phase": "won", "health": 3}, "health: must be from 0 to 0, not 3"),
        ({"health": 91, "options": {"health": 90}}, "health: must be from 1 to 90, not 91"),
        ({"staff_turns": 2, "deck": ["staff"]}, "staff_turns: the card staff is used up"),
        ({"staff_turns": 2, "heroes": {"A": {"item": "staff"}}}, "staff_turns: the card staff is used up"),
        ({"trap": "N20", "deck": ["trap"]}, "trap: the card trap is used up"),
        ({"trap": "N20", "heroes": {"C": {"item": "trap"}}}, "trap: the card trap is used up"),
        ({**DRAWING, "trap": "N20", "drawn": "trap"}, "trap: the card trap is used up"),
        ({"trap": "A1"}, "trap: a trap lies on the ring"),
        # the golden scroll
        ({"deck": ["golden"], "golden_on": "C"}, "golden_on: the card golden has sent C, so nobody draws it"),
        ({"heroes": {"A": {"item": "golden"}, "C": {"space": "N4", "buff": True}}}, "heroes: C cannot have a buff, nobody was sent by the card golden"),
        ({"golden_on": "B", "heroes": {"A": {"item": "golden"}, "C": {"space": "N4", "buff": True}}}, "heroes: C cannot have a buff, the card golden has not sent so many"),
        ({"heroes": {name: {"space": space, "buff": True} for name, space in (("A", "N4"), ("B", "N5"), ("C", "N6"))}}, "heroes: C cannot have a buff"),
        ({"golden_used": True}, "golden_used: nobody was sent by the card golden"),
        ({"golden_used": True, "golden_on": "C", "heroes": {"B": {"item": "golden"}}}, "golden_used: the hero whose turn it is does not hold the card golden"),
        # the heroes
        ({"heroes": {"A": {"space": "N3"}, "B": {"space": "N3"}}}, "heroes: two pieces stand on N3"),
        ({"phase": "lost", "t": 40, "heroes": {"A": {"space": "N3"}, "B": {"space": "N3"}}}, "heroes: two pieces stand on N3"),
        ({"t": 3, "heroes": {"A": {"space": "N3"}}}, "heroes: two pieces stand on N3"),
        ({"heroes": {"A": {"space": "B1", "locked": True}}}, "heroes: A cannot be locked on B1"),
        ({"heroes": {"A": {"item": "axe", "locked": True}}}, "heroes: A cannot be locked, it has drawn the card axe"),
        ({"heroes": {"A": {"buff": True, "locked": True}}}, "heroes: A cannot be locked, the card golden has sent it to the ring"),
        ({"golden_on": "A", "heroes": {"A": {"locked": True}}}, "heroes: A cannot be locked, the card golden has sent it to the ring"),
        ({"heroes": {"A": {"item": "axe"}, "B": {"item": "axe"}}}, "deck: the card axe is in two places"),
        ({"deck": ["axe"], "heroes": {"A": {"item": "axe"}}}, "deck: the card axe is in two places"),
        ({**DRAWING, "deck": ["axe"]}, "deck: the card axe is in two places"),
        ({"deck": ["axe", "axe"]}, "deck: the card axe is in two places"),
        ({"charged": ["iAB2", "iAB2"]}, "charged: iAB2 is named twice"),
        # the turn
        ({"turn": "B", "rolled": 3}, "rolled: a hero that has not moved has not rolled"),
        ({"turn": "B", "t": 12, "moved": True, "rolled": 3, "steps_left": 1, "heroes": HERE}, "steps_left: they are lost once the move is over"),
        ({"phase": "move", "rolled": 2, "steps_left": 3}, "steps_left: of a 2 there cannot be 3 left"),
        ({"phase": "move", "rolled": 2}, "steps_left: somebody who moves has steps left"),
        ({"phase": "move", "rolled": 3, "steps_left": 2}, "heroes: A stands on HUB, where no card was drawn in this move"),
        ({"phase": "move", "turn": "C", "rolled": 3, "steps_left": 2, "heroes": {"C": {"space": "iCD2", "locked": False}}}, "heroes: C has just drawn a card, so it holds one"),
        ({"phase": "move", "turn": "C", "rolled": 3, "steps_left": 2, "charged": ["iCD2"], "heroes": {"C": {"space": "iCD2", "item": "axe"}}}, "charged: iCD2 has just given its card"),
        ({**DRAWING, "charged": ["iAB2"]}, "charged: iAB2 has just given its card"),
        ({**DRAWING, "drawn": "radiant"}, "drawn: iAB2 does not give the card radiant"),
        ({**DRAWING, "rolled": 2, "steps_left": 2}, "steps_left: B has walked to the well, so fewer than 2 are left"),
        ({**DRAWING, "steps_left": 4}, "steps_left: must be from 0 to 3, not 4"),
        ({**DRAWING, "options": {"second_item": "leave"}}, "phase: at this table a hero with a card leaves wells alone"),
        ({**DRAWING, "heroes": {"B": {"space": "B1", "item": "odd"}}}, "heroes: B stands on B1, where no card was drawn in this move"),
        ({**DRAWING, "heroes": {"B": {"space": "iAB2"}}}, "drawn: to choose, the hero needs one card in hand and one just drawn"),
        ({"drawn": "axe"}, "drawn: a second card is there only in the phase keep"),
    ],
)  # fmt: skip
def test_one_impossible_change(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(**given)

    assert words in str(refused.value) and not set("$`\n") & set(str(refused.value))
