"""All five heroes at the keys of one person."""

import pytest
from textual.pilot import Pilot

from sacrarium.cli.play import opponents
from sacrarium.clients.terminal.local import LocalTable
from sacrarium.core.errors import BadOptions
from sacrarium.games import game_named

from .screen import AtOnce, on_screen, playing, press, shown

CIRCLE = game_named("sacrifice_circle")


def test_one_person_leads_all_five() -> None:
    app = playing(LocalTable(CIRCLE, {}, (), AtOnce(), "Ida", 5, mine=5))

    async def script(pilot: "Pilot[None]") -> None:
        for seat in range(4):
            ask = app.sight.moment.ask
            assert ask is not None and (seat, "Choose a path") == (ask.seat, ask.title)
            assert "Choose a path" in shown(app)
            await press(pilot, "enter", "enter")
        assert app.sight.moment.ask is not None and "act" == app.sight.moment.view["phase"]

    on_screen(app, script)
    assert (0, 1, 2, 3, 4) == app.sight.moment.yours
    assert "Ida" == app.sight.moment.name(0), "who leads all is not called You"


def test_bots_take_the_other_seats() -> None:
    table = LocalTable(CIRCLE, {}, ("novice",) * 3, AtOnce(), "Ida", 5, mine=2)

    assert [0, 0, None, None, None] == [info.driver for info in table.moment.seats]
    table.play("path:A")
    assert table.moment.ask is not None and 1 == table.moment.ask.seat and table.waiting is None
    table.play("path:C")
    assert 2 == table.waiting


def test_how_many_bots_there_are() -> None:
    options = CIRCLE.read_options({})

    assert ("novice", "adept", "novice") == opponents(CIRCLE, options, "novice,adept", 2)
    assert () == opponents(CIRCLE, options, "adept", 5)


@pytest.mark.parametrize(
    ("game", "mine"), [("sacrifice_circle", 6), ("sacrifice_circle", 0), ("sarkophag", 2)]
)
def test_seats_that_cannot_be_yours(game: str, mine: int) -> None:
    found = game_named(game)

    with pytest.raises(BadOptions, match=f"cannot play {mine}"):
        opponents(found, found.read_options({}), "adept", mine)
