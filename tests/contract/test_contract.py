"""C1, C2 and C4 to C13 over every game that is registered; a game that is not registered fails."""

from pathlib import Path
from typing import Any

import pytest

import sacrarium.games
from sacrarium.contract import nonsense_is_no_notation, tables, walk_again
from sacrarium.contract.suite import (
    keeps,
    keeps_with_any_options,
    notation_is_unique,
    plays_again,
    plays_by_script,
)
from sacrarium.core import record as records
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.games import GAMES, HOUSE, game_named

from .examples import EXAMPLES, cases, names

RECORDS = sorted(Path(__file__).parent.joinpath("records").glob("*.json"))


def test_every_game_is_in_the_suite() -> None:
    folders = {folder.parent.name for folder in Path(*sacrarium.games.__path__).glob("*/__init__.py")}

    assert folders == set(HOUSE), (
        "a folder of sacrarium/games and HOUSE in its __init__.py name the same games"
    )
    assert set(GAMES) == {game.name for game, _ in cases()}


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_every_number_of_seats_is_in_the_suite(game: Game) -> None:
    assert set(game.seats) == {options.get("players", game.default_seats) for options in tables(game)}


@pytest.mark.parametrize(("game", "options"), cases(), ids=names)
def test_the_contract_is_kept(game: Game, options: dict[str, Any]) -> None:
    keeps(game, options, EXAMPLES)


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_the_contract_is_kept_with_any_mixture_of_options(game: Game) -> None:
    keeps_with_any_options(game, EXAMPLES)


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_c3_a_game_can_be_played_again(game: Game) -> None:
    plays_again(game)


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_c3_a_game_can_be_played_from_a_script(game: Game) -> None:
    plays_by_script(game)


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_c11_nonsense_is_no_move(game: Game) -> None:
    nonsense_is_no_notation(game)


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_notation_of_every_move(game: Game) -> None:
    """Whatever can be read is written the same way again."""
    notation_is_unique(game)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_was_once_broken(path: Path) -> None:
    """Records that the fuzzer saved are replayed under all checks."""
    record = records.read(path)

    walk_again(game_named(record.game), record)


def test_records_are_found_where_the_fuzzer_is_told_to_save_them() -> None:
    assert RECORDS, "tests/contract/records holds no record"


def test_an_unknown_game() -> None:
    with pytest.raises(SacrariumError, match="there is no game named 'chess'"):
        game_named("chess")
