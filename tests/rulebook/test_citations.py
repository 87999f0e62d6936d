"""Every rule, ruling and worked scenario of every game is cited by a scenario or by the docstring of a test."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

from sacrarium.games import GAMES, HOUSE
from sacrarium.scenarios import Scenario, read_file

NUMBER = re.compile(r"\b[A-Z]\d+[a-z]?\b")
RANGE = re.compile(r"\b([A-Z])(\d+) to [A-Z](\d+)\b")


@dataclass
class Book:
    """A specification: how many rules it has, and the last of its rulings and worked scenarios."""

    game: str
    rules: int
    ruling: str
    worked: str
    parts: tuple[str, ...] = ()  # of a rule, each with an example of its own

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game

    @cached_property
    def scenarios(self) -> list[Scenario]:
        return [scenario for path in sorted(self.folder.glob("*.yaml")) for scenario in read_file(path)]

    @cached_property
    def docstrings(self) -> str:
        """What the tests of the game say about themselves."""
        texts = [path.read_text(encoding="utf-8") for path in self.folder.glob("test_*.py")]
        return " ".join(words for text in texts for words in re.findall(r'"""(.*?)"""', text, re.DOTALL))

    def cited(self) -> set[str]:
        """The numbers that scenarios cite and that docstrings of tests name; a part cites its rule."""
        found = {number for scenario in self.scenarios for number in scenario.cites}
        found |= set(NUMBER.findall(self.docstrings))
        return found | {number.rstrip("abc") for number in found}

    def written_down(self) -> set[str]:
        """The numbers of the rulings on the game's page."""
        page = Path(__file__).parents[2] / "docs" / "rulings" / f"{self.game}.md"
        return set(
            re.findall(r"^(?:\| |\*\*)([A-Z]+-?\d+)\b", page.read_text(encoding="utf-8"), re.MULTILINE)
        )

    def exemplified(self) -> set[str]:
        """The worked scenarios that the name of a scenario tells, one by one or from the first to the last."""
        names = " ".join(scenario.name for scenario in self.scenarios) + self.docstrings
        found = set(NUMBER.findall(names))
        for letter, first, last in RANGE.findall(names):
            found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
        return found


BOOKS = [
    Book("sarkophag", 18, "G13", "E24", ("R17a", "R17b", "R17c")),
    Book("sacrifice_duel", 34, "D23", "W26"),
    Book("sacrifice_circle", 30, "Q26", "S28"),
    Book("sacrifight", 78, "Q52", "S42"),
    Book("sacre_bleu", 37, "Q24", "S32"),
]


def up_to(last: str) -> list[str]:
    """All numbers up to this one: R1, R2, R3."""
    return [f"{last[0]}{number}" for number in range(1, int(last[1:]) + 1)]


def test_every_game_has_a_book() -> None:
    assert set(HOUSE) == {book.game for book in BOOKS}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_rule_is_cited(book: Book) -> None:
    rules = up_to(f"R{book.rules}")

    assert rules == [rule.number for rule in GAMES[book.game].rules]
    assert not {*rules, *book.parts} - book.cited()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_ruling_is_cited(book: Book) -> None:
    assert not set(up_to(book.ruling)) - book.cited()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_ruling_that_a_scenario_cites_is_written_down(book: Book) -> None:
    cited = {number for scenario in book.scenarios for number in scenario.cites if number[0] != "R"}

    assert not cited - book.written_down()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_worked_scenario_exists(book: Book) -> None:
    assert not set(up_to(book.worked)) - book.exemplified()
