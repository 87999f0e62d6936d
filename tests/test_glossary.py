"""The words of the house's games: each explained once, in a sentence or two, and pointed to by the tables that show it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game, Term
from sacrarium.games import HOUSE, game_named
from sacrarium.games.sacrifight.cards.library import OWN_CARDS, read_folder
from sacrarium.games.sacrifight.words.english.wording import words_of

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web/src/games"
POINTER = re.compile(r"""data-explain=(?:"([^"]*)"|\{([^}]*)\})""")
NAME = re.compile(r"[a-z][a-z0-9_]*")
LONGEST = 175  # letters that a note shows in four lines of a phone


def terms(game: str, **options: Any) -> dict[str, Term]:
    found = game_named(game)
    return {term.name: term for term in found.terms(found.read_options(options))}


def every_choice(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, and each other value of each option alone."""
    yield {}
    for info in game.option_infos:
        needs = info.needs if isinstance(info.needs, dict) else (info.needs or ({},))[0]
        for choice in info.choices:
            yield {**needs, **(choice.needs or {}), info.name: choice.value}
        if info.kind == "flag":
            yield {**needs, info.name: not info.default}


@pytest.mark.parametrize("game", HOUSE)
def test_every_word_is_explained_once_and_in_short(game: str) -> None:
    found = game_named(game)
    numbers = {rule.number for rule in found.rules}
    for given in every_choice(found):
        try:
            told = found.terms(found.read_options(given))
        except BadOptions:
            continue  # these two do not go together
        assert len(told) == len({term.name for term in told}) == len({term.title for term in told})
        for term in told:
            assert NAME.fullmatch(term.name) and {*term.rules} <= numbers, term
            assert len(term.words) <= LONGEST and term.words.endswith("."), term
            assert not re.search(r"\b[A-Z]\d+\b", term.words), "words name no rule by its number"


def named_in(source: str) -> Iterator[str]:
    """All that the elements of a component point to, as far as it is written there."""
    for fixed, reckoned in POINTER.findall(re.sub(r"=== '\w+'", "", source)):
        yield from re.sub(r"\{[^}]*\}", " ", fixed).split()
        yield from (name for quoted in re.findall(r"'([^']*)'", fixed + reckoned) for name in quoted.split())


@pytest.mark.parametrize("game", HOUSE)
def test_whatever_a_table_points_to_is_explained(game: str) -> None:
    sources = [file.read_text("utf-8") for file in (CLIENT / game).glob("*.svelte")]
    pointed = {name for source in sources for name in named_in(source)}

    assert len(pointed) > 5
    assert set() == {name for name in pointed if NAME.fullmatch(name)} - {*terms(game)}


def test_figures_are_those_of_the_table() -> None:
    limit = terms("sarkophag", match="limit", limit=66)["limit"].words
    assert "goes above 66" in limit and "no limit" in terms("sarkophag")["limit"].words
    assert "reaches 66" in terms("sarkophag", match="limit", limit=66, limit_rule="reach")["limit"].words
    assert "60" in terms("sacrifice_circle", health=60)["crystal"].words
    assert "at most 8" in terms("sacre_bleu", players=2)["cycle"].words
    assert "at most 4" in terms("sacre_bleu", players=7)["cycle"].words
    assert "5 tosses for the Lumberjack" in terms("sacrifight")["special_track"].words
    assert (
        "4 tosses for the Witch" in terms("sacrifight", hero="witch", special_track=4)["special_track"].words
    )
    assert "two slots" in terms("sacrifight", players=2)["slot"].words


def test_nobody_is_told_of_what_is_not_there() -> None:
    assert "aside" in terms("sarkophag", players=5) and "aside" not in terms("sarkophag", players=6)
    assert "asked" not in terms("sacrifight")["sacrifice"].words
    assert "asked" in terms("sacrifight", players=2)["sacrifice"].words


def test_every_keyword_stands_on_a_card() -> None:
    cards = " ".join(words_of(card) for card in read_folder(OWN_CARDS)).casefold()
    printed = {
        "attack",
        "healing",
        "trap",
        "sacrificed",
        "special move",
        "wild",
        "slot",
        "enters",
        "packs",
        "buries",
    }
    for term in terms("sacrifight").values():
        found = [mark for mark in term.marks if re.search(rf"\b{re.escape(mark.casefold())}\b", cards)]
        assert found or not term.marks or printed & {*term.marks}, term.name


def test_a_game_may_do_without() -> None:
    game = replace(game_named("sarkophag"), glossary=None)

    assert () == game.terms(game.read_options({}))
