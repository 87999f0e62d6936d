"""Sacrifight at the keys: whole fights, cards and their places, consent, coin, targets, and what is asked twice."""

import re

import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.playing import Playing

from .fights import ALONE, HAND, WORM, fight, fight_at, fits, slot, square, with_hero
from .screen import LARGE, SMALL, UNTIL_A_KEY, on_screen, playing, press, rows, sent, settled, shown


async def answer(pilot: "Pilot[None]", app: Playing) -> None:
    """Go on, or give the first answer that can be had."""
    if not app.sight.held and app.sight.chosen is None:
        await press(pilot, "enter")
    await press(pilot, "enter")


def test_a_whole_fight() -> None:
    """With nothing but Enter, from the opening hands to the end; then another one."""
    app = playing(fight(seed=1, mode="oneshot", bosses="horseman"))

    async def script(pilot: "Pilot[None]") -> None:
        assert "The Headless Horseman · Opening hands" in shown(app)
        while app.sight.moment.result is None:
            await answer(pilot, app)
        assert app.sight.moment.result.title in shown(app) and "Act 1 of 1, round" in shown(app)
        await press(pilot, "enter")
        assert app.sight.moment.result is None and "Opening hands" in shown(app)

    on_screen(app, script)


@pytest.mark.parametrize("size", [SMALL, (160, 48)])
def test_nothing_is_clipped(size: tuple[int, int]) -> None:
    """At every stop and question of a round."""
    app = playing(fight_at(WORM), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.view["round"] == 5:
            fits(app)
            await answer(pilot, app)
        fits(app)

    on_screen(app, script, size)


# -- cards and their places ------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_chosen_card_shows_what_it_would_do(size: tuple[int, int]) -> None:
    """Where it goes, what is given up, where else it could go, and the numbers after it."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2")
        assert "play:2:on:W1" == app.sight.chosen
        assert slot(app, "W1").endswith("given up") and slot(app, "S2").endswith("ask Ansel")
        assert "♥ 52→45/90 ◈ 3→0" in shown(app) and "◈ 2→0" in shown(app)
        assert "Cross-Cut Saw is given up: 1 damage." in shown(app)
        assert "Tatzelwurm: health 52 to 45, armor 3 to 0; You: armor 2 to 0." in shown(app)
        assert [] == sent(app)
        await press(pilot, "escape")
        assert app.sight.chosen is None and "52→45" not in shown(app) and "given up" not in slot(app, "W1")
        await press(pilot, "2", "enter")
        assert ["play:2:on:W1"] == sent(app)

    on_screen(app, script, size)


@pytest.mark.parametrize(("size", "cards", "places"), [(SMALL, "down", "right"), (LARGE, "right", "down")])
def test_one_pair_of_arrows_walks_the_cards_the_other_their_places(
    size: tuple[int, int], cards: str, places: str
) -> None:
    """Rows are walked downwards, cards across; the last place is the backpack."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, cards)
        assert "play:1:N" == app.sight.chosen and slot(app, "N2").startswith("┌╌ N2 ▸ ✦ Splitting Maul")
        await press(pilot, places)
        assert "play:1:E" == app.sight.chosen and "2 of 8" in shown(app)
        await press(pilot, cards, places)
        assert "play:2:on:S2" == app.sight.chosen and "Ansel is asked first." in shown(app)
        await press(pilot, places)
        assert "pack:2" == app.sight.chosen and "Pack Whole Tree Swing" in shown(app)
        await press(pilot, places)
        assert "play:2:on:W1" == app.sight.chosen
        await press(pilot, "end")
        assert "pass" == app.sight.chosen

    on_screen(app, script, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_mouse_chooses_a_card_then_a_slot(size: tuple[int, int]) -> None:
    """A second press on the slot plays; one that cannot be had says why."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        name = next(row for row in rows(app) if "Reckless Chop" in row)
        await pilot.click(offset=(name.index("Reckless"), rows(app).index(name)))
        await settled(pilot)
        assert "play:3:on:S1" == app.sight.chosen
        await pilot.click(offset=square(app, "E1"))
        await settled(pilot)
        assert "Why not?" in shown(app)
        await pilot.click(offset=square(app, "E1"))
        await settled(pilot)
        assert "A boss card lies there; it cannot be sacrificed. Rule R18" in shown(app) and [] == sent(app)
        await pilot.click(offset=square(app, "W1"))
        await settled(pilot)
        assert "play:3:on:W1" == app.sight.chosen
        await pilot.click(offset=square(app, "W1"))
        await settled(pilot)
        assert ["play:3:on:W1"] == sent(app)

    on_screen(app, script, size)


def test_what_cannot_be_done_says_why() -> None:
    """A gold card without a sacrifice, a draw with a full hand, a special move too early."""
    app = playing(fight_at(ALONE, players=1))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2")
        assert "✗ 2 ✦✦✦" in shown(app).replace("▸ 2", "✗ 2") and "Why not?" in shown(app)
        await press(pilot, "enter")
        assert "This card needs a sacrifice: play it onto a silver card or better. Rule R16" in shown(app)
        await press(pilot, "right")
        assert "pack:2" == app.sight.chosen
        await press(pilot, "6", "enter")
        assert "The hand is full, so nothing can be drawn. Rule R38" in shown(app)
        await press(pilot, "end", "up", "enter")
        assert "The special track stands at 3 of 5. Rule R33" in shown(app) and [] == sent(app)

    on_screen(app, script)


def test_equal_cards_share_their_places() -> None:
    """The question names the first of them alone; the arrows pass the others."""
    app = playing(
        fight_at(with_hero(ALONE, hand=("splitting_maul", "splitting_maul", "bark_coat")), players=1)
    )

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2")
        assert "play:1:N" == app.sight.chosen
        await press(pilot, "down")
        assert "play:3:S" == app.sight.chosen and "Why not?" in shown(app)
        await press(pilot, "6")
        assert "draw:bronze" == app.sight.chosen and "3 cards in the pile" in shown(app)
        await press(pilot, "enter")
        assert ["draw:bronze"] == sent(app)

    on_screen(app, script)


def test_saving_a_card() -> None:
    """By its digit, or by a press on the slot; the slot says so."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "9")
        assert slot(app, "S1").endswith("saved") and slot(app, "W1").endswith("may be saved")
        await pilot.click(offset=square(app, "W1"))
        await settled(pilot)
        await press(pilot, "enter")
        assert ["save:W1"] == sent(app) and "free" in slot(app, "W1") and "pack 1" in rows(app)[15]

    on_screen(app, script)


# -- asked twice -----------------------------------------------------------------------------------


def test_giving_actions_up_is_asked_twice() -> None:
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "end", "enter")
        assert [] == sent(app) and "Give the actions up" in shown(app) and "Enter once more" in shown(app)
        await press(pilot, "escape", "end", "enter", "enter")
        assert "pass" == sent(app)[0]

    on_screen(app, script)


def test_a_play_that_costs_the_life_is_asked_twice() -> None:
    """Reckless Chop hurts who swings it."""
    app = playing(fight_at(with_hero(WORM, hp=1, armor=0)))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3", "enter")
        assert [] == sent(app) and "A hero falls, and all is lost" in shown(app)
        assert "Lose the game" in shown(app)

    on_screen(app, script)


# -- questions within a play -----------------------------------------------------------------------


def test_consent_shows_both_cards() -> None:
    """Ansel wants your saw for his own card; no costs nothing."""
    position = {**WORM, "turn": {"round": 5, "hero": 1}}
    live = fight_at(position)
    live.play("play:2:on:W1", seat=1)
    app = playing(live)

    async def script(pilot: "Pilot[None]") -> None:
        assert "May the Witch give up Cross-Cut Saw?" in shown(app) and "**" not in shown(app)
        assert slot(app, "W1").endswith("to be given up")
        assert "goes ✦✦ Cross-Cut Saw attack 2 damage. ↻ 1 damage. † 1 damage" in shown(app)
        assert "comes ✦✦ Moonwort action 1 damage. Draw 1. † Draw 1" in shown(app)
        await press(pilot, "2", "enter")
        assert ["no"] == sent(app)

    on_screen(app, script)


def test_the_coin_stays_until_a_key() -> None:
    """It is asked for with the card before the eyes, and what it brought is read before the turn goes on."""
    app = playing(fight_at(ALONE, players=1), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        assert "coin ✓ ▲▲▲△" in shown(app)
        await press(pilot, "1", "enter")
        assert "Toss the Coin of Fate?" in shown(app) and slot(app, "N1").endswith("coin?")
        assert "asks ✦ Splitting Maul attack 2 damage. † 1 damage" in shown(app)
        await press(pilot, "1", "enter")
        assert app.sight.held and "You toss the coin: " in shown(app) and "coin ✗ ▲▲▲▲" in shown(app)
        await press(pilot, "enter")
        assert not app.sight.held and "1 action left" in shown(app)

    on_screen(app, script)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_targets_are_pressed_where_they_stand(size: tuple[int, int]) -> None:
    """A minion in its slot, the boss in the middle."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3", "enter")
        if app.sight.moment.view["asked"] != "target":
            await press(pilot, "2", "enter")
        assert "target" == app.sight.moment.view["asked"] and slot(app, "E1").endswith("may be hit")
        await pilot.click(offset=square(app, "boss"))
        await settled(pilot)
        assert "target:boss" == app.sight.chosen
        await pilot.click(offset=square(app, "E1"))
        await settled(pilot)
        assert "target:E1" == app.sight.chosen and slot(app, "E1").endswith("target")

    on_screen(app, script, size)


def test_a_side_is_pressed_on_the_board() -> None:
    """Weather Vane protects a side of choice."""
    app = playing(fight_at({**WORM, "heroes": ({"hand": ("weather_vane",)}, WORM["heroes"][1])}))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1", "enter")
        while app.sight.moment.view["asked"] != "side":
            await press(pilot, "1", "enter")
        await pilot.click(offset=square(app, "W2"))
        await settled(pilot)
        assert "side:W" == app.sight.chosen and slot(app, "W1").endswith("this side")
        await press(pilot, "enter")
        assert re.search(r"Lasting: .*west", shown(app))

    on_screen(app, script, LARGE)


def test_the_hint_is_chosen_not_played() -> None:
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "h")
        assert app.sight.chosen == app.sight.moment.ask.moves[-1].move and [] == sent(app)  # type: ignore[union-attr]
        assert "looks best" in shown(app)

    on_screen(app, script)


def test_two_heroes_of_one_person() -> None:
    """The hand is that of the hero who is asked, and the question says who that is."""
    app = playing(fight_at(WORM, players=1, solo_two=True))

    async def script(pilot: "Pilot[None]") -> None:
        assert "Lumberjack: 2 actions left" in shown(app) and "1 ✦ attack Splitting Maul" in shown(app)
        await press(pilot, "end", "enter", "enter")
        assert "Witch: 2 actions left" in shown(app) and "2 ✦✦ action Moonwort" in shown(app)
        assert all(f"attack {card}" not in shown(app) for card in ("Splitting Maul", "Whole Tree Swing"))

    on_screen(app, script)


def test_the_hand_stands_in_order() -> None:
    """Digits are places in the hand."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        names = [app.sight.moment.view["cards"][card]["name"] for card in HAND]
        assert all(f"{place} ✦" in row and name in row for place, (name, row) in enumerate(
            zip(names, rows(app)[18:23], strict=True), 1))  # fmt: skip

    on_screen(app, script)
