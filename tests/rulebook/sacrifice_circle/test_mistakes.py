"""Positions, options and notation that make no sense are told in one sentence; what makes sense reads back."""

from typing import Any

import pytest

from sacrarium.core.errors import BadNotation, BadOptions, BadPosition
from sacrarium.games.sacrifice_circle.moves import MOVE_COUNT, is_move

from .board import GAME, read


@pytest.mark.parametrize(
    ("text", "canonical"),
    [(" ROLL ", "roll"), ("go:n12", "go:N12"), ("GO: iab2", "go:iAB2"), ("tp:d:n12", "tp:D:N12"), ("Attack:Axe", "attack:axe"), ("path:b", "path:B")],
)  # fmt: skip
def test_notation_is_forgiving(text: str, canonical: str) -> None:
    assert canonical == GAME.write_move(GAME.read_move(text))


@pytest.mark.parametrize(
    "text", ["", "go", "go:N40", "go:", "attack:trap", "attack:spell", "tp:D", "tp:F:N12", "tp:D:N13", "keep:", "roll:1", "path:AB", "go:" + "N1" * 50]
)  # fmt: skip
def test_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        GAME.read_move(text)


def test_every_move_is_written_once() -> None:
    """R19: only five cards can be declared with an attack, so three codes are no moves."""
    texts = [GAME.write_move(move) for move in range(MOVE_COUNT) if is_move(move)]

    assert len(texts) == len(set(texts)) == MOVE_COUNT - 3
    assert texts == [GAME.write_move(GAME.read_move(text)) for text in texts]


@pytest.mark.parametrize("move", [-1, MOVE_COUNT, 12, 10_000])
def test_no_such_move(move: int) -> None:
    """R9."""
    reason = read(turn="A").why_not(0, move)

    assert reason is not None and ("R9", "no_such_move") == (reason.rule, reason.code)


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        ({"phase": "asleep"}, "phase"),
        ({"t": 40}, "t: must be from 0 to 39"),
        ({"health": 0}, "health: must be from 1 to 75"),
        ({"health": 76}, "health: must be from 1 to 75"),
        ({"staff_turns": 4}, "staff_turns"),
        ({"trap": "B5"}, "a trap lies on the ring"),
        ({"trap": "N40"}, "no space 'N40'"),
        ({"paths": "ABCDD"}, "paths"),
        ({"paths": ["A", "B", "C", "D", "D"]}, "one path of its own"),
        ({"phase": "draft", "paths": ["A", "B", "C", "D"]}, "the draft ends"),
        ({"heroes": {"A": {"space": "N3"}, "B": {"space": "N3"}}}, "two pieces stand on N3"),
        ({"t": 3, "heroes": {"A": {"space": "N3"}}}, "two pieces stand on N3"),
        ({"heroes": {"A": {"space": "B1", "locked": True}}}, "cannot be locked on B1"),
        ({"heroes": {"A": {"item": "axe"}, "B": {"item": "axe"}}}, "axe is in two places"),
        ({"deck": ["axe"], "heroes": {"A": {"item": "axe"}}}, "axe is in two places"),
        ({"heroes": {"F": {}}}, "^heroes: here should be one of A, B, C, D, E$"),
        ({"heroes": {"A": {"item": "sword"}}}, "^heroes, item: here should be one of rifle, axe, "),
        ({"charged": ["N3"]}, "only blue and gold"),
        ({"phase": "keep"}, "one card in hand and one just drawn"),
        ({"drawn": "axe"}, "only in the phase keep"),
        ({"phase": "move"}, "has steps left"),
        ({"moved": True}, "nothing left to do"),
        ({"phase": "move", "steps_left": 1, "turn": "A", "heroes": {"A": {"space": "A1", "locked": True}, "B": {"space": "A2"}}, "options": {"walk": "exact"}}, None),
        ({"surprise": 1}, "surprise"),
    ],
)  # fmt: skip
def test_bad_positions(fields: dict[str, Any], because: str | None) -> None:
    if because is None:
        assert read(**fields).legal(0)
        return
    with pytest.raises(BadPosition, match=because):
        read(**fields)


def test_where_nobody_can_go_the_position_is_no_question() -> None:
    """R10: the table would have stopped by itself."""
    heroes = {"A": {"space": "N1"}, "B": {"space": "N0"}, "C": {"space": "N2"}}

    with pytest.raises(BadPosition, match="nowhere to go"):
        read(turn="A", t=20, phase="move", steps_left=1, heroes=heroes)


@pytest.mark.parametrize("options", [{"health": 29}, {"health": 151}, {"walk": "hop"}, {"seats": 4}])
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="Sacrifice Circle"):
        GAME.read_options(options)


def test_any_health_from_30_to_150_is_accepted() -> None:
    """R1."""
    assert 110 == GAME.state(GAME.read_options({"health": 110})).to_position()["health"]
