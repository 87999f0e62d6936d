"""Sacrifice Circle: the whole table, since nothing is hidden but chance to come."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.adapters.layout import (
    Field,
    Layout,
    View,
    around,
    flag,
    from_here,
    number,
    numbers,
    one_of,
    some_of,
    whose,
)
from sacrarium.games.sacrifice_circle.circle import HEROES, RING
from sacrarium.games.sacrifice_circle.pieces import CARDS, MOST_TURNS, SPACES, WELLS, Options

SEATS: Final = 5
PHASES: Final = ("draft", "act", "move", "keep", "over")
WHERE: Final = ("deck", "hero", "drawn", "trap", "out")
SIDES_OF_WALK: Final = 4
STAFF_TURNS: Final = 3


def layout(_: Options) -> Layout:
    """The fields, the same for every table."""
    return Layout(*_turn(), *_crystal(), *_heroes(), *_cards())


def _turn() -> list[Field]:
    return [
        one_of("phase", ", ".join(PHASES), PHASES, lambda view: view.phase),
        number("round", f"of {MOST_TURNS}", MOST_TURNS, lambda view: view.round),
        one_of("turn", "the hero whose turn it is, A to E", HEROES, lambda view: view.turn),
        whose("turn_seat", "the seat that decides", SEATS, lambda view: view.turn_seat),
        number("rolled", "the die for moving, of 4", SIDES_OF_WALK, lambda view: view.rolled),
        number("steps_left", "of 4", SIDES_OF_WALK, lambda view: view.steps_left),
        flag("moved", "the hero has moved", lambda view: view.moved),
        flag("attacked", "the hero has attacked", lambda view: view.attacked),
        flag("golden_used", "the golden scroll was read in this turn", lambda view: view.golden_used),
        one_of("golden_on", "whom the golden scroll has sent already", HEROES, lambda view: view.golden_on),
        one_of("drawn", "the second card, while one is chosen", CARDS, lambda view: view.drawn),
    ]


def _crystal() -> list[Field]:
    return [
        one_of("crystal_space", "where the crystal stands", SPACES, lambda view: view.crystal.space),
        number("crystal_t", "spaces ahead of black, of 40", RING, lambda view: view.crystal.t),
        number(
            "crystal_health",
            "the share that is left",
            1,
            lambda view: view.crystal.health / view.crystal.full,
        ),
        number(
            "staff_turns",
            "turns that are still slowed, of 3",
            STAFF_TURNS,
            lambda view: view.crystal.staff_turns,
        ),
        one_of("trap", "where the trap lies", SPACES, lambda view: view.trap),
        some_of("beside", "spaces next to the crystal", SPACES, lambda view: view.beside),
        some_of("lane", "spaces from which the rifle reaches it", SPACES, lambda view: view.lane),
    ]


def _heroes() -> list[Field]:
    return [
        _each(
            "hero_seat",
            "who plays the hero, counted from you",
            lambda at: one_of("", "", range(SEATS), lambda view: from_here(view, at(view).seat, SEATS)),
        ),
        _each(
            "hero_space", "where it stands", lambda at: one_of("", "", SPACES, lambda view: at(view).space)
        ),
        _each("hero_item", "what it holds", lambda at: one_of("", "", CARDS, lambda view: at(view).item)),
        _each(
            "hero_state",
            "keeps to its territory, is strengthened, has acted, is beside the crystal",
            lambda at: numbers(
                "",
                "",
                4,
                1,
                lambda view: [at(view).locked, at(view).buff, at(view).acted, at(view).beside],
            ),
        ),
    ]


def _each(name: str, words: str, make: Callable[[Callable[[View], Any]], Field]) -> Field:
    return around(
        name, f"for heroes A to E: {words}", len(HEROES), lambda _, hero: make(lambda view: view.heroes[hero])
    )


def _cards() -> list[Field]:
    wells = tuple(SPACES[well] for well in WELLS)
    return [
        around(
            "card_place",
            f"for each item card where it is: {', '.join(WHERE)}",
            len(CARDS),
            lambda name, card: one_of(name, "", WHERE, lambda view: view.cards[card].where),
        ),
        numbers(
            "card_uses",
            "for each item card the uses left, of 2",
            len(CARDS),
            2,
            lambda view: [card.uses for card in view.cards],
        ),
        some_of("charged", "wells that still give a card", wells, lambda view: view.charged),
    ]
