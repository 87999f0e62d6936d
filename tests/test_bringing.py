"""Every game of the house brings all that the others bring, and CONTRIBUTING.md says where it goes."""

import re

import pytest

from sacrarium.games import HOUSE

from .bringing import ENTRIES, FILES, LINES, ROOT, missing


@pytest.mark.parametrize("game", HOUSE)
def test_nothing_is_missing(game: str) -> None:
    assert [] == missing(game)


@pytest.mark.parametrize("game", HOUSE)
def test_its_words_stand_in_one_place_under_the_same_names(game: str) -> None:
    """So a second language is one more folder beside the English one."""
    home = ROOT / "src/sacrarium/games" / game
    names = ("guide", "glossary", "names", "duties", "preview", "lines", "refusals", "results", "text")

    assert [] == [name for name in names if not (home / f"words/english/{name}.py").exists()]
    assert [] == [name for name in names if (home / f"{name}.py").exists()]


def test_neither_rules_nor_compiled_modules_know_words() -> None:
    files = [*(ROOT / "src/sacrarium/games").rglob("*.py")]
    silent = [
        file
        for file in files
        if "rules" in (file.stem, file.parent.name) or file.with_suffix(".pxd").exists()
    ]

    assert len(silent) > 50
    assert [] == [
        file
        for file in silent
        if re.search(r"(?m)^from (\.|[\w.]+\.games\.\w+\.)words", file.read_text("utf-8"))
    ]


def test_whatever_is_missing_is_told_in_a_sentence() -> None:
    told = missing("chess")

    assert len(FILES) + len(ENTRIES) + len(LINES) == len(told)
    assert "chess has no node counts: write tests/counts/chess.txt" in told
    assert "chess has no golden game: add it to PLAYTHROUGHS in tests/golden/playthrough.py" in told
    assert all("\n" not in sentence for sentence in told)


def test_contributing_names_every_place() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    places = [path.replace("{game}", "<game>") for path in FILES.values()]
    places += [where.rpartition(" ")[2] for _, where in ENTRIES.values()]

    assert [] == [place for place in [*places, *LINES.values()] if place not in page]
