"""The circle at the keys: whole games, walking by arrows, numbers and mouse, strikes, scrolls, traps and cards."""

from collections.abc import Callable

import msgspec
import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.local import LocalTable
from sacrarium.clients.terminal.moment import Sight
from sacrarium.clients.terminal.playing import Playing

from .circles import BESIDE, FAR_OFF, KEEPING, WALKING, cell, circle, circle_at, fits, square, with_hero
from .screen import LARGE, SMALL, UNTIL_A_KEY, on_screen, playing, press, sent, settled, shown


async def answer(pilot: "Pilot[None]", app: Playing) -> None:
    """Go on, or give the first answer that is offered."""
    if not app.sight.held:
        await press(pilot, "home")
    await press(pilot, "enter")


@pytest.mark.parametrize("live", [circle, lambda: circle_at({"t": 35}, mine=5)], ids=["one", "five"])
def test_a_whole_game(live: Callable[[], LocalTable]) -> None:
    """With nothing but Home and Enter, one hero from the draft on and all five near the end; then another game."""
    app = playing(live())

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.result is None:
            await answer(pilot, app)
        crystal = app.sight.moment.view["crystal"]
        assert app.sight.moment.result.title in shown(app)
        assert f"with {crystal['health']} of {crystal['full']} left" in shown(app)
        await press(pilot, "enter")
        assert app.sight.moment.result is None and "draft" == app.sight.moment.view["phase"]

    on_screen(app, script)


@pytest.mark.parametrize("size", [SMALL, (100, 34), LARGE, (80, 40)])
def test_nothing_is_clipped(size: tuple[int, int]) -> None:
    """At every stop of the first rounds: the question, what follows, the crystal and its odds, the keys."""
    app = playing(circle(seed=8), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.view["round"] <= 3:
            fits(app)
            await answer(pilot, app)
        fits(app)

    on_screen(app, script, size)


def test_the_draft() -> None:
    """The chosen path is lit with its end; the first seat takes it."""
    app = playing(circle())

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3")
        assert "path:C" == app.sight.chosen and "It leads to 16 on the ring" in shown(app)
        await press(pilot, "enter")
        assert ["path:C"] == sent(app) and "C You" in shown(app)

    on_screen(app, script)


def test_a_digit_before_the_turn_is_no_answer() -> None:
    """What is typed while the others play does not wait behind the next question."""
    app = playing(circle())

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3", "enter")
        app.look_at(Sight(msgspec.structs.replace(app.sight.moment, ask=None)))
        await press(pilot, "1")
        assert "" == app.sight.typed and "›" not in shown(app)

    on_screen(app, script)


# -- moving ----------------------------------------------------------------------------------------


def test_a_walk_is_listed_by_its_end() -> None:
    """A number in front of a row would look like a key, but the keys are the numbers of the ring."""
    app = playing(circle_at(WALKING))

    async def script(pilot: "Pilot[None]") -> None:
        assert " D5 1 step " in shown(app) and " 24 2 steps " in shown(app)

    on_screen(app, script)


def test_arrows_walk_the_board() -> None:
    """In the direction that they show; the way there is told before it is gone."""
    app = playing(circle_at(WALKING))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "down")
        assert "go:oCD5" == app.sight.chosen and "[2]" == cell(app, "oCD5")
        await press(pilot, "right")
        assert "go:D5" == app.sight.chosen and "[1]" == cell(app, "D5")
        await press(pilot, "right")
        assert (
            "go:N25" == app.sight.chosen and "[3]" == cell(app, "N25") and "beside the crystal" in shown(app)
        )
        assert [] == sent(app)
        await press(pilot, "enter")
        assert ["go:N25"] == sent(app) and "▸A◂" == cell(app, "N25")

    on_screen(app, script)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_mouse_walks_too(size: tuple[int, int]) -> None:
    """A press shows the way, a second one goes it; a press on your own hero stays."""
    app = playing(circle_at(WALKING))

    async def script(pilot: "Pilot[None]") -> None:
        for space, move in (("D4", "stop"), ("N26", None), ("N25", "go:N25")):
            await pilot.click(offset=square(app, space))
            await settled(pilot)
            assert move is None or move == app.sight.chosen
        await pilot.click(offset=square(app, "N25"))
        await settled(pilot)
        assert ["go:N25"] == sent(app)

    on_screen(app, script, size)


def test_a_number_is_a_space_of_the_ring() -> None:
    """One that cannot be reached says why when it is sent."""
    app = playing(circle_at(WALKING))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3", "0", "enter")
        assert "30 is more than 3 steps away" in shown(app) and [] == sent(app)
        await press(pilot, "2", "5")
        assert "go:N25" == app.sight.chosen
        await press(pilot, "enter")
        assert ["go:N25"] == sent(app)

    on_screen(app, script)


def test_a_taken_space_says_who_is_there() -> None:
    app = playing(circle_at(with_hero(WALKING, "C", space="N25")))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2", "5")
        assert "Mira stands on 25" in shown(app) and "Rule R13" in shown(app) and "[✗]" == cell(app, "N25")
        await press(pilot, "enter")
        assert [] == sent(app)

    on_screen(app, script)


# -- striking --------------------------------------------------------------------------------------


def test_strikes_show_their_numbers() -> None:
    """Each kind in its row; die by die for the chosen one."""
    app = playing(circle_at(BESIDE))

    async def script(pilot: "Pilot[None]") -> None:
        assert "Strike 1-6 ø3.5" in shown(app) and "Strike, axe 5-10 ø7.5" in shown(app)
        await press(pilot, "3")
        assert "attack:axe" == app.sight.chosen
        assert all(
            words in shown(app) for words in ("die 1 2 3 4 5 6", "damage 5 6 7 8 9 10", "left 36 35 34")
        )

    on_screen(app, script)


def test_a_strike_that_throws_back_shows_where_to() -> None:
    """The odd talisman, damage less 2: a 6 sends the crystal from 26 to 22."""
    app = playing(circle_at(with_hero(with_hero(BESIDE, "E", space="N29"), "A", space="N25", item="odd")))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3")
        assert "♦6 " == cell(app, "N22") and "♦4 " == cell(app, "N24") and "back 0 0 1 2 3 4" in shown(app)

    on_screen(app, script)


@pytest.mark.parametrize("key", ["4", "end"])
def test_giving_a_strike_away_is_asked_twice(key: str) -> None:
    """By number as well as by arrows; Escape takes it back."""
    app = playing(circle_at(BESIDE))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, key, "enter")
        assert [] == sent(app) and "End without striking" in shown(app) and "Enter once more" in shown(app)
        await press(pilot, "escape")
        assert "End without striking" not in shown(app) and app.sight.chosen is None
        await press(pilot, key, "enter", "enter")
        assert ["end"] == sent(app)

    on_screen(app, script)


def test_a_turn_without_a_strike_ends_at_once() -> None:
    """What could not be done anyway is not given away."""
    app = playing(circle_at(FAR_OFF))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2", "enter")
        assert ["end"] == sent(app)

    on_screen(app, script)


def test_the_result_of_a_strike_stays_until_a_key() -> None:
    app = playing(circle_at(BESIDE), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3", "enter")
        assert app.sight.held and "You strike with the axe, roll" in shown(app) and "Go on" in shown(app)
        await press(pilot, "enter")
        assert not app.sight.held and "Roll and move" in shown(app)

    on_screen(app, script)


# -- cards -----------------------------------------------------------------------------------------


def test_a_scroll_sends_any_hero_to_a_star() -> None:
    """A row for each hero, its stars side by side."""
    app = playing(
        circle_at(with_hero({**FAR_OFF, "deck": ["rifle", "axe", "radiant"]}, "A", space="D4", item="spell"))
    )

    async def script(pilot: "Pilot[None]") -> None:
        assert "Send Mira 4 12 20 28" in shown(app)
        await press(pilot, "4", "right")
        assert "tp:C:N12" == app.sight.chosen and "[C]" == cell(app, "N12") and " ★ " == cell(app, "N4")
        await pilot.click(offset=square(app, "N28"))
        await settled(pilot)
        assert "tp:C:N28" == app.sight.chosen
        await press(pilot, "enter")
        assert ["tp:C:N28"] == sent(app) and " C " == cell(app, "N28")

    on_screen(app, script)


def test_the_trap_is_set_where_you_stand() -> None:
    position = with_hero(
        {**FAR_OFF, "trap": None, "deck": ["rifle", "axe", "spell", "radiant"]}, "A", space="N30", item="trap"
    )
    app = playing(circle_at(position))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2")
        assert "trap" == app.sight.chosen and "4 spaces ahead of the crystal" in shown(app)
        assert "A╳ " == cell(app, "N30")
        await press(pilot, "enter")
        assert ["trap"] == sent(app) and "▸A╳" == cell(app, "N30") and "╳ 30" in shown(app)

    on_screen(app, script)


def test_one_of_two_is_kept() -> None:
    """Both are explained before one goes."""
    app = playing(circle_at(KEEPING))

    async def script(pilot: "Pilot[None]") -> None:
        assert "Axe. Adds 4 to a strike" in shown(app) and "Spell scroll. Sends any hero" in shown(app)
        await press(pilot, "2", "enter")
        assert ["keep:spell"] == sent(app) and "spell" == app.sight.moment.view["heroes"][0]["item"]

    on_screen(app, script)


def test_who_leads_several_is_told_which_hero_is_asked() -> None:
    app = playing(circle_at({**BESIDE, "turn": "A"}, mine=5))

    async def script(pilot: "Pilot[None]") -> None:
        assert "A: Strike or roll and move" in shown(app) and "Hero A, Ida" in shown(app)
        await press(pilot, "4", "enter", "enter")
        assert "B: Roll and move" in shown(app) and "Hero B, Ansel" in shown(app)

    on_screen(app, script)
