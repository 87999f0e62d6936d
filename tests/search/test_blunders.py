"""Moves that nobody who can play would make: a master never makes them, whatever it imagines.

A file for each game holds positions: `never` names the moves that throw something away, `only` the moves that do not.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from sacrarium.core.chance import Seeded
from sacrarium.games import HOUSE
from sacrarium.search import SearchBot

SIMULATIONS = 2_000
SEEDS = (1, 2, 3)


class Blunder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position with its bad moves."""

    name: str
    given: dict[str, Any]
    seat: int
    never: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    options: dict[str, Any] = {}


def blunders(game: str) -> tuple[Blunder, ...]:
    """The blunders of a game; none, where nobody has written them yet."""
    path = Path(__file__).parent / "blunders" / f"{game}.yaml"
    content = path.read_text(encoding="utf-8") if path.exists() else "[]"
    return msgspec.convert(yaml.safe_load(content), tuple[Blunder, ...])


ALL = [(name, blunder) for name in HOUSE for blunder in blunders(name)]


@pytest.mark.parametrize(("name", "blunder"), ALL, ids=[f"{name}: {blunder.name}" for name, blunder in ALL])
def test_a_master_does_not_blunder(name: str, blunder: Blunder) -> None:
    game = HOUSE[name]
    options = msgspec.to_builtins(game.read_options(blunder.options))
    state = game.read_position({**blunder.given, "options": options})
    legal = {game.write_move(move) for move in state.legal(blunder.seat)}
    bad = set(blunder.never) or legal - set(blunder.only)

    made = {
        game.write_move(SearchBot(game, SIMULATIONS).choose(state, blunder.seat, Seeded(seed)))
        for seed in SEEDS
    }

    assert bad and bad < legal
    assert not made & bad


@pytest.mark.parametrize("game", HOUSE)
def test_every_game_has_its_blunders(game: str) -> None:
    assert len(blunders(game)) >= 4, f"{game} has too few blunders: write tests/search/blunders/{game}.yaml"
