"""Entry points: whatever is wrong with one game is told in a sentence, and spoils no other."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from sacrarium.adapters.layouts import layout_of
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.games import BROKEN, HOUSE, game_named, outside
from tests.contract.toy import hush

from .conftest import Run
from .site import write_metadata


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, outside.GROUP)


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (
            point("chess", "no_such_package:GAME"),
            "it cannot be imported (ModuleNotFoundError: No module named",
        ),
        (point("chess", "json:GAME"), "it cannot be imported (AttributeError: "),
        (point("chess", "json:loads"), "'json:loads' is a function, not a Game"),
        (point("chess", "sacrarium.games.sarkophag:GAME"), "the game calls itself 'sarkophag'"),
        (point("sarkophag", "json:loads"), "this name is taken"),
    ],
)
def test_a_broken_game_is_left_out(high_card: Game, broken: EntryPoint, why: str) -> None:
    found, told = outside.gather([broken, point("high_card", "high_card:GAME")], HOUSE)

    assert {"high_card": high_card} == found and [broken.name] == list(told)
    assert f"the game '{broken.name}' is left out: {why}" in told[broken.name]
    assert "\n" not in told[broken.name]


def test_of_two_games_with_one_name_the_first_is_taken(high_card: Game) -> None:
    found, told = outside.gather([point("high_card", "high_card:GAME")] * 2, HOUSE)

    assert ["high_card"] == list(found) and told["high_card"].endswith("this name is taken")


def test_every_command_tells_it_and_goes_on(run: Run, tmp_path: Path) -> None:
    write_metadata(tmp_path / "site", "bad-game", {outside.GROUP: {"chess": "no_such_package:GAME"}})

    listed = run("sacrarium", "games")

    assert 0 == listed.returncode and "high_card: High Card." in listed.stdout
    assert listed.stderr.startswith("sacrarium: the game 'chess' of the package bad-game is left out: ")
    assert 1 == listed.stderr.count("\n")


def test_whoever_asks_for_a_broken_game_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BROKEN, "chess", "the game 'chess' is left out: no board")

    with pytest.raises(SacrariumError, match="no board"):
        game_named("chess")


def test_a_game_without_an_observation_layout() -> None:
    game = hush()

    with pytest.raises(SacrariumError, match=r"^Hush has no observation layout; "):
        layout_of(game, game.read_options({}))
