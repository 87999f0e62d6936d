"""CONTRIBUTING.md and the tutorial tell the truth: their code runs, their commands and their files exist."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import pytest
import yaml

from sacrarium.cli import COMMANDS
from sacrarium.games.sacrifight.cards.check import main as check_cards
from sacrarium.scenarios import check_text
from tests.examples.site import HIGH_CARD, installed_in

ROOT = Path(__file__).parents[1]
CONTRIBUTING, TUTORIAL = ROOT / "CONTRIBUTING.md", HIGH_CARD / "README.md"
FENCED = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
NOT_RUN = ("make", "pip", "sacrarium play", "sacrarium serve")  # they wait, install, or take long


class Block(NamedTuple):
    page: Path
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}-{self.kind}-{self.text.strip().splitlines()[0][:40]}"


def blocks(page: Path) -> Iterator[Block]:
    for _, kind, text in FENCED.findall(page.read_text(encoding="utf-8")):
        yield Block(page, kind, dedent(text))


BLOCKS = [block for page in (CONTRIBUTING, TUTORIAL) for block in blocks(page)]


def of_kind(*kinds: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind in kinds]


@pytest.fixture
def paths(tmp_path: Path) -> list[Path]:
    return installed_in(tmp_path / "site", HIGH_CARD)


def test_every_block_is_tried_by_a_test_below() -> None:
    assert {"sh", "python", "yaml", "toml", "text"} == {block.kind for block in BLOCKS}
    for page in (CONTRIBUTING, TUTORIAL):
        prose = FENCED.sub("", page.read_text(encoding="utf-8"))
        assert "```" not in prose, f"{page.name}: a block is not closed"
        assert not re.search(r"\n\n {4,}\S", re.sub(r"^ {3}[-|>].*$", "", prose, flags=re.MULTILINE)), (
            page.name
        )


@pytest.mark.parametrize("page", [CONTRIBUTING, TUTORIAL], ids=lambda page: page.name)
def test_the_code_runs(page: Path, paths: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    for path in paths:
        monkeypatch.syspath_prepend(path)
    names: dict[str, Any] = {"__name__": "page"}
    for block in of_kind("python"):
        if block.page == page:
            exec(compile(block.text, str(page), "exec"), names)


@pytest.mark.parametrize("block", of_kind("yaml"), ids=str)
def test_the_data_is_what_it_is_said_to_be(
    block: Block, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A scenario is as expected; cards pass the checker of cards."""
    if isinstance(yaml.safe_load(block.text), dict):
        assert all(result.ok for result in check_text(block.text, block.page.name))
        return
    pack = tmp_path / "pack"
    (pack / "bosses").mkdir(parents=True)
    own = ROOT / "src/sacrarium/games/sacrifight/cards"
    hunt = [boss for boss in yaml.safe_load((own / "bosses.yaml").read_text()) if boss["id"] == "wild_hunt"]
    (pack / "bosses.yaml").write_text(yaml.safe_dump(hunt))
    (pack / "bosses" / "wild_hunt.yaml").write_text(block.text)

    assert 0 == check_cards([str(pack)]), capsys.readouterr().err
    assert "Cast of the Spear" in capsys.readouterr().out


def commands() -> list[str]:
    lines = [line.partition("#")[0].strip() for block in of_kind("sh") for line in block.text.splitlines()]
    return sorted({line for line in lines if line})


@pytest.mark.parametrize("command", commands())
def test_the_command_exists(command: str) -> None:
    first, second, *rest = shlex.split(command)
    if first == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert not {second, *rest} - set(targets)
    elif first == "sacrarium":
        assert second in COMMANDS
    elif first == "python":
        assert "-m" == second and find_spec(rest[0]) is not None
    else:
        assert ["pip", "install", "-e"] == [first, second, rest[0]] and (
            ROOT / rest[1] / "pyproject.toml"
        ).exists()


@pytest.mark.parametrize("command", [command for command in commands() if not command.startswith(NOT_RUN)])
def test_the_command_runs(command: str, paths: list[Path]) -> None:
    words = shlex.split(command)
    module = words[2:] if words[0] == "python" else words
    done = subprocess.run(
        [sys.executable, "-m", *module],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (done.returncode, done.stderr) and done.stdout


@pytest.mark.parametrize("block", of_kind("toml"), ids=str)
def test_the_settings_are_those_of_the_package(block: Block) -> None:
    real = tomllib.loads((HIGH_CARD / "pyproject.toml").read_text(encoding="utf-8"))

    assert real["project"]["entry-points"] == tomllib.loads(block.text)["project"]["entry-points"]


@pytest.mark.parametrize("block", of_kind("text"), ids=str)
def test_the_files_of_a_game_are_so_named(block: Block) -> None:
    """Sarkophag, the smallest game, has each of them."""
    named = re.findall(r"\b([\w/]+\.py)\b", block.text)

    assert len(named) >= 20
    assert [] == [name for name in named if not (ROOT / "src/sacrarium/games/sarkophag" / name).exists()]


@pytest.mark.parametrize("page", [CONTRIBUTING, TUTORIAL], ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    """Whole paths from the root or from the page; <game> stands for any game of the house, a verb's files for Sacrifight's."""
    homes = [ROOT, page.parent, ROOT / "src/sacrarium/games/sacrifight"]
    named = re.findall(r"`([\w./<>-]+/[\w./<>-]*)`", page.read_text(encoding="utf-8"))
    named = [path.replace("<game>", "sarkophag") for path in named]

    assert len(named) >= 5
    missing = [path for path in named if not any((home / path).exists() for home in homes)]
    assert [] == [
        path for path in missing if not path.startswith(("build/", "heroes/", "bosses/", "loot/", "extra/"))
    ]


def test_a_new_verb_touches_the_files_that_are_named() -> None:
    """Wherever the verb that the page names as a model stands in code, the page says so; what the build writes aside."""
    game = ROOT / "src/sacrarium/games/sacrifight"
    page = CONTRIBUTING.read_text(encoding="utf-8")
    files = [path for path in sorted(game.rglob("*.p*")) if path.suffix in {".py", ".pxd"}]
    files = [
        path for path in files if not (path.stem[0] == "c" and path.with_name(f"{path.stem[1:]}.py").exists())
    ]
    touched = [path for path in files if "set_actions" in path.read_text(encoding="utf-8").lower()]

    assert len(touched) >= 6 and "`set_actions`" in page
    assert [] == [path for path in touched if f"`{path.relative_to(game)}`" not in page]
