"""Positions and notation that make no sense are told in one sentence; what makes sense reads back."""

from typing import Any

import pytest

from sacrarium.core.errors import BadNotation, BadOptions, BadPosition
from sacrarium.games.sacrifice_duel.moves import MOVE_COUNT

from .board import GAME, read

HANDS = [["Ar", "2r", "3r", "4r", "5r"], ["Ar", "2r", "3r", "4r", "5r"]]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("PLAY 10B", "play 10b"),
        ("  play   x ", "play X"),
        ("buy 2r + 4r = 6r", "buy 4r+2r=6r"),
        ("buy 4b+5b=9r,2r+4r=6r", "buy 5b+4r=9r, 4b+2r=6r"),
        ("Pass", "pass"),
        ("sacrifice ab", "sacrifice Ab"),
        ("Done", "done"),
    ],
)
def test_notation_is_forgiving(text: str, canonical: str) -> None:
    """R9: however an order is paired and spaced, it is one move."""
    assert canonical == GAME.write_move(GAME.read_move(text))


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("play 11b", "is not a move"),
        ("play", "is not a move"),
        ("buy", "is not a purchase"),
        ("buy 4r+2r", "is not a purchase"),
        ("buy 4r+2r=7r", "add up to 6"),
        ("buy Kr+2r=6r", "cannot be spent"),
        ("buy X+6r=6r", "cannot be spent"),
        ("buy 2r+3r=5r", "never for sale"),
        ("buy 4r+2r=6r, 4r+2r=6r", "nobody can hold"),
        ("buy 5r+Ar=6r, 5b+Ab=6r, 4r+2r=6b", "at most two"),
        ("sacrifice 6", "is not a move"),
        ("buy " + "4r+2r=6r, " * 50, "is not a move"),
    ],
)
def test_bad_notation(text: str, because: str) -> None:
    """R2, R8, R9, D6: what can never be a purchase is not read as one."""
    with pytest.raises(BadNotation, match=because):
        GAME.read_move(text)


def test_every_move_is_written_once() -> None:
    """R9: equal lists are one move."""
    texts = {GAME.write_move(move) for move in range(MOVE_COUNT)}

    assert len(texts) == MOVE_COUNT == GAME.move_count


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        ({"phase": "asleep"}, "phase: there is no phase"),
        ({"trophy": "6r"}, "trophy: 6r is not a trophy"),
        ({"trophy": "Zr"}, "trophy: there is no card"),
        ({"hands": [["Ar", "Ar", "Ar"], []]}, "only two copies"),
        ({"discard": [["Qr"], ["Qr"]]}, "more than two places"),
        ({"draw": [[], None]}, "nobody has said where"),
        ({"round": 9}, "round: with"),
        ({"phase": "first_buys"}, "buyer: "),
        ({"phase": "lead"}, "leader: "),
        ({"phase": "follow", "leader": 0}, "committed: "),
        ({"phase": "lead", "leader": 0, "hands": [[], []]}, "cannot hold 0 cards"),
        ({"trophy": "Kr"}, "cannot hold 5 cards"),
        ({"phase": "sealed", "hands": [["Ar", "Ab", "2r", "2b", "3r", "3b"], []]}, "cannot hold 6 cards"),
        ({"phase": "sudden", "played": 8}, "played: so many tricks"),
        ({"phase": "sealed", "played": 1}, "played: before the tricks"),
        ({"played": 5}, "played: the Qr has 5 tricks"),
        ({"committed": ["Ab", "Ab"]}, "committed: one card"),
        ({"phase": "sealed", "committed": ["Ab", None]}, "committed: one card"),
        ({"phase": "sealed", "order": ["pass", "pass"]}, "order: one order"),
        ({"phase": "sealed", "order": ["buy 5b+4b=9r", None]}, "order: one order"),
        ({"draw": [["Ab"], None], "altar": [["2b", "3b", "4b", "5b"], []]}, "below the floor"),
        ({"phase": "sacrifice"}, "nobody has said where|winner: "),
        ({"offered": ["Ar"]}, "offered: nobody sacrifices"),
        ({"leader": 5}, "leader: there is no seat 5"),
        ({"tricks": [99, 0]}, "tricks: "),
        ({"played": 40}, "played: "),
        ({"history": [{"number": 3, "cards": ["Ar", "2r"]}], "played": 1}, "history: trick 3"),
        (
            {"past": [{"round": 15, "trophy": "Kr", "winner": 0, "tricks": [1, 0], "sacrificed": 1}]},
            "past: hand 15",
        ),
        ({"order": ["play Ar", None]}, "order: "),
        ({"order": ["buy Ar", None]}, "order: "),
        ({"known": [{"wins": [{"given": 1}]}, None]}, "known: this is not true"),
        ({"known": [{"open_discard": ["6r"]}, None]}, "known: this is not true"),
        ({"known": [{"old_place": "moon"}, None]}, "known: old cards"),
        ({"known": [{"wins_at_shuffle": 3}, None]}, "known: so many wins"),
        (
            {"altar": [["5b"], []], "known": [{"wins": [{"given": 1, "played": ["Ar"]}]}, None]},
            "known: this cannot",
        ),
        ({"colour": "red"}, "there is no field 'colour' here"),
    ],
)
def test_bad_positions(fields: dict[str, Any], because: str) -> None:
    with pytest.raises(BadPosition, match=because):
        read(**{"phase": "together", "trophy": "Qr", "hands": HANDS, **fields})


def test_bad_options() -> None:
    with pytest.raises(BadOptions, match="led_tie"):
        GAME.read_options({"led_tie": "nobody"})


def test_a_piece_for_scripted_chance() -> None:
    assert GAME.read_piece is not None and 0 == GAME.read_piece("X")
    with pytest.raises(BadNotation, match="there is no card"):
        GAME.read_piece("11r")
