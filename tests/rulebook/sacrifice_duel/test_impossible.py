"""What cannot be true is refused, field by field; what was reached in play never is (DU-12)."""

import copy
from typing import Any

import pytest

from sacrarium.core.errors import BadPosition

from .board import read

#: Round 4, the third trick of a queen; seat 0 has won a king and a jack, seat 1 a joker.
POSITION: dict[str, Any] = {
    "phase": "lead",
    "trophy": "Qr",
    "buyer": 0,
    "leader": 1,
    "hands": [["2r", "3r", "6b"], ["2r", "3r", "8b"]],
    "row": [["4r", "7b"], ["4b", "9r"]],
    "altar": [["Ar", "Ab", "2b", "Kb"], ["Ar"]],
    "discard": [["Jb"], ["X"]],
    "tricks": [1, 1],
    "history": [
        {"number": 1, "cards": ["4r", "4b"], "winner": 0},
        {"number": 2, "cards": ["7b", "9r"], "leader": 0, "winner": 1},
    ],
    "past": [
        {"round": 1, "trophy": "Kb", "winner": 0, "tricks": [5, 2], "sacrificed": 3},
        {"round": 2, "trophy": "Jb", "winner": 0, "tricks": [2, 1], "sacrificed": 1},
        {"round": 3, "trophy": "X", "winner": 1, "tricks": [0, 1], "sacrificed": 1},
    ],
}
WON: dict[str, Any] = {
    "phase": "sacrifice", "trophy": "Jr", "winner": 0, "last_winner": 0, "tricks": [3, 1], "played": 3,
    "row": [["4r", "7b", "5r"], ["4b", "9r", "5r"]], "hands": [["2r", "3r"], ["2r", "3r"]], "discard": [["Jr"], []],
}  # fmt: skip
SEALED: dict[str, Any] = {
    "phase": "sealed",
    "trophy": "Qr",
    "hands": [["Ar", "2r", "3r", "4r", "5r"], ["Ar", "2r", "3r", "4r", "5r"]],
}
BUYING: dict[str, Any] = {
    "phase": "second_buys", "trophy": "Qr", "buyer": 0, "hands": [["2r", "3r", "5r"], ["2r", "3r", "5r", "4r", "4b"]],
    "discard": [["X", "6r", "4r", "2b"], []], "order": ["buy 4r+2b=6r", None],
}  # fmt: skip
OVER: dict[str, Any] = {
    "phase": "over",
    "trophy": "Kr",
    "winner": 0,
    "loser": 0,
    "tricks": [4, 3],
    "altar": [["2r", "2b", "3r", "3b", "4r"], []],
    "discard": [["Kr"], []],
}


def changed(position: dict[str, Any], *changes: tuple[tuple[Any, ...], Any]) -> dict[str, Any]:
    """The position with other values at these places."""
    position = copy.deepcopy(position)
    for path, value in changes:
        inner: Any = position
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
    return position


@pytest.mark.parametrize("position", [POSITION, WON, SEALED, BUYING, OVER], ids=lambda one: one["phase"])
def test_these_are_fine_and_read_back(position: dict[str, Any]) -> None:
    state = read(**position)

    assert state == read(**state.to_position())


@pytest.mark.parametrize(
    ("position", "changes", "words"),
    [
        # whose cards
        (POSITION, [(("discard", 1), ["X", "5r", "5r"])], "hands: seat 1 cannot own both cards 5r; one is the other seat's starter"),
        (POSITION, [(("hands", 0, 0), "4r")], "hands: seat 0 cannot own both cards 4r"),
        (POSITION, [(("hands", 0, 0), "X"), (("hands", 1, 0), "X")], "hands: X lies in more than two places"),
        (POSITION, [(("altar", 1), ["Ar", "2b"])], "altar: seat 1 has sacrificed 2; with 1 trophy it is 1 to 1"),
        (POSITION, [(("altar", 0), ["Kb"])], "altar: seat 0 has sacrificed 1; with 2 trophies it is 2 to 10"),
        (SEALED, [(("discard",), [["6r"], []])], "hands: before the first orders seat 0 cannot own 6r"),
        # buying
        ({**BUYING, "phase": "sealed", "order": [None, None]}, [], "hands: before the first orders seat 0 cannot own X"),
        (SEALED, [(("buyer",), 0)], "buyer: in round 1 nobody buys first"),
        (SEALED, [(("hands", 0), ["Ar", "2r", "3r", "4r"])], "hands: seat 0 cannot hold 4 cards here"),
        (BUYING, [(("hands", 0), ["2r", "3r", "5r", "5b"])], "hands: seat 0 cannot hold 4 cards here"),
        (BUYING, [(("hands", 1), ["2r", "3r", "5r"])], "hands: seat 1 cannot hold 3 cards here"),
        (BUYING, [(("order",), [None, "pass"])], "order: seat 1 has not ordered yet"),
        (BUYING, [(("phase",), "first_buys"), (("hands", 0), ["2r", "3r", "3b", "5r", "5b"])], "order: seat 0 has not ordered yet"),
        # tricks
        (POSITION, [(("hands", 0), ["2r", "3r", "6b", "5r"])], "hands: seat 0 cannot hold 4 cards here"),
        (POSITION, [(("row", 0), ["4r", "7b", "5r"])], "row: after 2 tricks seat 0 has 2 cards there, not 3"),
        (POSITION, [(("row", 0), ["4r", "5r"])], "history: 7b is not in the row of seat 0"),
        (POSITION, [(("history", 0, "winner"), 1)], "history: trick 1, 4r and 4b, goes to seat 0"),
        (POSITION, [(("history", 0, "winner"), None)], "history: trick 1, 4r and 4b, goes to seat 0"),
        (POSITION, [(("history", 0, "leader"), 1)], "history: trick 1 is led by nobody"),
        (POSITION, [(("history", 1, "leader"), 1)], "history: trick 2 is led by seat 0"),
        (POSITION, [(("tricks",), [2, 0])], "tricks: seat 0 has won 1 of those that are named, not 2"),
        (POSITION, [(("tricks",), [3, 1])], "tricks: after 2 tricks they cannot stand at 3 to 1"),
        (POSITION, [(("history",), []), (("played",), 2), (("tricks",), [1, 0])], "tricks: after 2 tricks they cannot stand at 1 to 0"),
        (POSITION, [(("leader",), 0)], "leader: seat 0 did not take the last trick"),
        (POSITION, [(("last_winner",), 0)], "last_winner: that is not who took trick 2"),
        (POSITION, [(("phase",), "together"), (("leader",), None)], "phase: seat 1 took the last trick, so it leads the next"),
        (POSITION, [(("phase",), "together")], "leader: nobody leads now"),
        (POSITION, [(("steps",), 1)], "steps: there is no sudden death now"),
        (POSITION, [(("winner",), 1)], "winner: this hand is not won yet"),
        (POSITION, [(("loser",), 1)], "loser: nobody has lost yet"),
        (POSITION, [(("offered",), ["2r"])], "offered: nobody sacrifices now"),
        ({**SEALED, "phase": "lead", "leader": 0}, [], "leader: the first trick is played by both at once"),
        ({**SEALED, "phase": "together", "last_winner": 0}, [], "last_winner: no trick of this hand is over"),
        ({**SEALED, "phase": "sudden"}, [(("tricks",), [3, 2])], "tricks: there is sudden death only where both have won as many"),
        ({**SEALED, "phase": "sudden"}, [(("played",), 4)], "played: the Qr has 5 tricks; with 0 steps of sudden death 5 are over, not 4"),
        # the sacrifice
        (WON, [(("winner",), 1), (("discard",), [[], ["Jr"]])], "winner: seat 1 has not won more tricks"),
        (WON, [(("offered",), ["2r", "3r"])], "offered: 2 cards complete the sacrifice"),
        (WON, [(("tricks",), [4, 1])], "tricks: after 3 tricks they cannot stand at 4 to 1"),
        (WON, [(("steps",), 1)], "played: the Jr has 3 tricks; with 1 step of sudden death 4 are over, not 3"),
        # finished hands
        (POSITION, [(("past", 0, "round"), 4)], "past: hand 4 is not over"),
        (POSITION, [(("past", 0, "trophy"), "6r")], "past: hand 1 is not played for 6r"),
        (POSITION, [(("past", 2, "trophy"), "Jr")], "past: seat 1 does not own the trophy Jr"),
        (POSITION, [(("past", 0, "tricks"), [2, 5])], "past: hand 1 is not won with these tricks"),
        (POSITION, [(("past", 0, "tricks"), [9, 0])], "past: hand 1 is not won with these tricks"),
        (POSITION, [(("past", 1, "sacrificed"), 2)], "past: hand 2 has cost 1 to 1 cards, not 2"),
        (POSITION, [(("past", 0, "sacrificed"), 2)], "past: seat 0 has 4 cards on its altar, not 3"),
        # the end
        (OVER, [(("hands",), [["5r"], []])], "hands: when the game is over all cards of seat 0 lie in its piles"),
        (OVER, [(("loser",), None)], "phase: without a loser the game goes on after round 1"),
        (OVER, [(("loser",), 1)], "loser: seat 1 is not below the floor"),
        (OVER, [(("altar", 0), ["2r"])], "loser: seat 0 is not below the floor"),
        (OVER, [(("winner",), None)], "winner: somebody has won this hand"),
    ],
)  # fmt: skip
def test_one_impossible_change(
    position: dict[str, Any], changes: list[tuple[tuple[Any, ...], Any]], words: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        read(**changed(position, *changes))

    assert words in str(refused.value) and not set("$`\n") & set(str(refused.value))


def test_nine_trophies_have_cost_nine_cards_at_least() -> None:
    """R26: whoever has won nine hands has sacrificed in each of them."""
    trophies = ["Kr", "Kr", "Kb", "Kb", "Qr", "Qr", "Qb", "Qb", "Jr"]
    given = {"phase": "together", "trophy": "Jb", "hands": SEALED["hands"], "discard": [trophies, []]}

    with pytest.raises(BadPosition, match="altar: seat 0 has sacrificed 8; with 9 trophies it is 9 to 51"):
        read(**given, altar=[["Ab", "2b", "3b", "4b", "5b", "6r", "6b", "7r"], []])
