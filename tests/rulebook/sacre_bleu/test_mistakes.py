"""Positions and notation that make no sense are told in one sentence; what makes sense reads back."""

from typing import Any

import pytest

from sacrarium.core.errors import BadNotation, BadOptions, BadPosition
from sacrarium.games.sacre_bleu.moves import MOVE_COUNT

from .board import GAME, read


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("SCORE", "score"),
        ("  score   10s ", "score 10S"),
        ("Lay x1", "lay X1"),
        ("cycle  3 1", "cycle 3 1"),
        ("Target 2", "target 2"),
        ("done", "done"),
    ],
)
def test_notation_is_forgiving(text: str, canonical: str) -> None:
    assert canonical == GAME.write_move(GAME.read_move(text))


@pytest.mark.parametrize(
    "text", ["score 1S", "cycle 9 1", "cycle 3", "partner 7", "give", "pick 10", "lay X3"]
)
def test_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        GAME.read_move(text)


def test_every_move_is_written_once() -> None:
    texts = {GAME.write_move(move) for move in range(MOVE_COUNT)}

    assert len(texts) == MOVE_COUNT == GAME.move_count


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 8}, {"preclude": "never"}, {"rounds": 9}])
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.read_options(options)


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        ({"phase": "sleep"}, "there is no phase"),
        ({"round": 9}, "rounds 1 to 8"),
        ({"first": 2}, "there is no seat 2"),
        ({"hands": [["2C"]]}, "2 hands"),
        ({"hands": [["2C", "2C", "3C"], None]}, "named twice"),
        ({"hands": [["2C", "3C", "4C"], ["2C"]]}, "in two places"),
        ({"hands": [["1C", "3C", "4C"], None]}, "no card '1C'"),
        ({"hands": [["2C", "3C"], None]}, "fewer than three cards"),
        ({"deck": ["2C"]}, "the deck has 24 cards"),
        ({"layers": [{"size": 3}]}, "24 cards"),
        (
            {"hands": [["9S", "10S", "JS"], None], "sets": [{"seat": 0, "round": 0, "cards": ["2C"]}]},
            "cannot have scored",
        ),
        (
            {
                "hands": [["9S", "10S", "JS"], None],
                "sets": [{"seat": 0, "round": 1, "cards": ["2C", "3C", "9D"]}],
            },
            "is no sequence",
        ),
        ({"scores": [1]}, "one number for each seat"),
        ({"phase": "bonus", "option": "sleep"}, "there is no option"),
        ({"phase": "lay"}, "which card is advertised"),
        ({"phase": "lay", "offered": "AS"}, "cannot offer that"),
        ({"phase": "give"}, "with whom"),
        ({"phase": "give", "target": 0}, "another seat"),
        ({"phase": "pick", "target": 1}, "which card"),
        ({"phase": "pass"}, "how many cards"),
        ({"phase": "pass", "cycle": [9, 1]}, "no such rule"),
        ({"phase": "take"}, "cards are taken for cards"),
        ({"put": ["2C"]}, "nobody is returning"),
        ({"known": {"0": {"may": {"h0": ""}}}}, "not true of seat 0"),
        ({"known": {"0": {"may": {"x9": "2C"}}}}, "no zone"),
        ({"last_turn": {"seat": 0, "option": "sleep", "round": 1}}, "there is no option"),
        ({"colour": "blue"}, "there is no field 'colour' here"),
    ],
)
def test_bad_positions(fields: dict[str, Any], because: str) -> None:
    with pytest.raises(BadPosition, match=because):
        read(**fields)
