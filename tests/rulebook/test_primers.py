"""Every game says in short how it plays, and everything it says there leads to rules that exist."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sacrarium.core.game import Game, Point
from sacrarium.games import GAMES, HOUSE

MOST_OF_A_POINT = 160  # letters; a primer stays short
MOST_RULES = 4  # of a point
MOST_OF_A_CHAPTER = 12  # rules
DOCS = Path(__file__).parents[2] / "docs" / "games"

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def points(game: Game) -> Iterator[Point]:
    yield from (*game.primer.steps, game.primer.end, *game.primer.advice)


@every_game
def test_the_aim_is_one_sentence(game: Game) -> None:
    aim = game.primer.aim

    assert 20 <= len(aim) <= 120
    assert aim.endswith(".") and ". " not in aim


@every_game
def test_a_primer_is_short(game: Game) -> None:
    assert 4 <= len(game.primer.steps) <= 7
    assert 2 <= len(game.primer.advice) <= 3
    assert 0 < len(game.primer.course) <= 40
    for point in points(game):
        assert 0 < len(point.words) <= MOST_OF_A_POINT, point.words
        assert point.words.endswith("."), point.words


@every_game
def test_every_rule_is_told_to_its_end(game: Game) -> None:
    for rule in game.rules:
        assert rule.title.strip() and not rule.title.endswith((".", ",")), rule.number
        assert not rule.words[:1].islower() and rule.words.endswith((".", "!", "?")), rule.number


@every_game
def test_every_point_cites_rules_that_exist(game: Game) -> None:
    numbers = [rule.number for rule in game.rules]

    for point in points(game):
        assert 1 <= len(point.rules) <= MOST_RULES, point.words
        assert len(point.rules) == len(set(point.rules)), point.words
        assert not set(point.rules) - set(numbers), point.words


@every_game
def test_the_chapters_hold_all_rules_in_their_order(game: Game) -> None:
    numbers = [rule.number for rule in game.rules]
    begins = [numbers.index(chapter.first) for chapter in game.chapters]

    assert 0 == begins[0] and begins == sorted(set(begins))
    assert all(end - begin <= MOST_OF_A_CHAPTER for begin, end in pairwise([*begins, len(numbers)]))
    assert len(game.chapters) == len({chapter.title for chapter in game.chapters})


@pytest.mark.parametrize("game", HOUSE.values(), ids=lambda game: game.name)
def test_the_documentation_tells_the_same(game: Game) -> None:
    """The guide of the game is the home of these sentences, its page in the documentation repeats them."""
    page = " ".join((DOCS / f"{game.name}.md").read_text(encoding="utf-8").split())

    assert f"{game.primer.aim} {game.primer.course}:" in page
    for point in points(game):
        assert f"{point.words} ({', '.join(point.rules)})" in page
