"""Observations: numbers from the view alone, each field in its place."""

from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacrarium.adapters.layout import Layout, flag, number, one_of, some_of, whose
from sacrarium.adapters.layouts import LAYOUTS, layout_of
from sacrarium.adapters.layouts.__main__ import document
from sacrarium.adapters.seating import table, turn_of
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions
from sacrarium.games import GAMES, HOUSE
from tests.adapters.tables import FEW_TABLES, TABLES, decisions

#: Tables that show more than the usual one.
VARIED: dict[str, list[dict[str, object]]] = {
    "sacrifight": [
        {"hero": "lumberjack"},
        {"hero": "hunter"},
        {"hero": "nachzehrer"},
        {"hero": "witch"},
        {"hero": "witch"},
    ]
}
#: What comes up only in rare positions, or with other options than these.
RARE: dict[str, set[str]] = {
    "sarkophag": {"totals"},
    "sacrifice_duel": {"mixed"},
    "sacrifice_circle": {"drawn"},
    "sacre_bleu": set(),
    "sacrifight": {
        "tops",
        "slot_captured",
        "boss_bottom",
        "kraxe",
        "face",
        "loot",
        "legendary",
        "angels_fended",
    },
}


class Sight(msgspec.Struct, frozen=True):
    seat: int
    hand: tuple[str, ...] = ()
    leader: int | None = None
    heads: int = 0
    over: bool = False


def test_a_row_is_its_fields_one_after_the_other() -> None:
    layout = Layout(
        some_of("hand", "", ("a", "b", "c"), lambda view: view.hand, copies=2),
        whose("leader", "", 3, lambda view: view.leader),
        one_of("phase", "", ("lead", "follow"), lambda _: "follow"),
        number("heads", "", 10, lambda view: view.heads),
        flag("over", "", lambda view: view.over),
    )

    row = layout.row(Sight(seat=2, hand=("a", "c", "c"), leader=1, heads=4, over=True))

    assert [0.5, 0, 1, 0, 0, 1, 0, 1, 0.4, 1] == row
    assert [("hand", 0), ("leader", 3), ("phase", 6), ("heads", 8), ("over", 9)] == [
        (place.name, place.start) for place in layout.places()
    ]


def test_every_game_has_a_layout() -> None:
    assert list(HOUSE) == list(LAYOUTS)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_numbers_lie_between_0_and_1(name: str, seats: int) -> None:
    layout = layout_of(*table(name, seats))
    for state, seat in islice(decisions(name, seats, 1), 0, None, 9):
        row = layout.row(state.view(seat))
        assert layout.size == len(row) and 0 <= min(row) and max(row) <= 1


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_every_field_tells_something(name: str, seats: int) -> None:
    layout = layout_of(*table(name, seats))
    silent = {place.name for place in layout.places()}
    for seed, options in zip(range(12), cycle(VARIED.get(name, [{}])), strict=False):
        for state, seat in islice(decisions(name, seats, seed, options), 0, None, 3):
            row = layout.row(state.view(seat))
            silent -= {
                place.name for place in layout.places() if any(row[place.start : place.start + place.size])
            }

    assert silent <= RARE.get(name, set())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_know_is_not_in_its_row(name: str, seats: int) -> None:
    """C6: whatever else the truth may be, the row is the same."""
    layout, chance, guessed = layout_of(*table(name, seats)), Seeded(7), False
    for state, _ in islice(decisions(name, seats, 2), 0, None, 17):
        for viewer in range(seats):
            twin = state.imagine(viewer, chance)
            guessed = guessed or twin != state
            assert layout.row(state.view(viewer)) == layout.row(twin.view(viewer))

    assert guessed or GAMES[name].together


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_each_decision_has_a_row_of_its_own(name: str, seats: int) -> None:
    layout = layout_of(*table(name, seats))
    rows = [
        (seat, tuple(layout.row(state.view(seat)))) for state, seat in islice(decisions(name, seats, 4), 40)
    ]
    assert len(rows) == len(set(rows))


def test_the_first_card_of_a_row_is_the_lowest_of_the_deck() -> None:
    layout = layout_of(*table("sarkophag", 3))
    state, seat = next(decisions("sarkophag", 3, 1))
    view: Any = state.view(seat)
    assert [card - 1 for card in view.hand] == [place for place in range(60) if layout.row(view)[place]]


def test_a_table_says_how_many_seats_it_can_have() -> None:
    with pytest.raises(BadOptions, match="Sacrifice Duel is played on 2 seats, not on 3"):
        table("sacrifice_duel", 3)


def test_the_table_of_a_game_has_its_usual_seats() -> None:
    game, options = table("sacre_bleu")
    assert 4 == game.state(options).seats() and turn_of(game.new(options, Seeded(1))) is not None


def test_the_guide_shows_the_layouts_as_they_are() -> None:
    """`make golden` writes it anew."""
    assert (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8") == document()
