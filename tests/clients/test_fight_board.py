"""The board of Sacrifight in characters, what the table stops at, the drawer, records and the end."""

import re
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.local import LocalTable
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.replaying import Replaying
from sacrarium.clients.terminal.sacrifight import FightScene, answers, news
from sacrarium.clients.terminal.sacrifight.board import draw_rail
from sacrarium.clients.terminal.sacrifight.plan import plan_for
from sacrarium.clients.terminal.sacrifight.table import table_of
from sacrarium.games.sacrifight.pieces import BOSSES
from sacrarium.table.bots import here_and_now

from .fights import ALONE, GAME, WORM, fight, fight_at, fits, slot, square, with_hero
from .screen import (
    LARGE,
    SMALL,
    UNTIL_A_KEY,
    on_screen,
    playing,
    press,
    recorded,
    rows,
    sent,
    settled,
    shown,
    there_and_back,
)


def fight_against(
    boss: str, enemy: dict[str, Any] | None = None, players: int = 2, **position: Any
) -> LocalTable:
    """A fight against this boss, with nothing on the board."""
    hp = {"wild_hunt": (30, 20, 20, 20)}.get(boss, (60,))
    others = ("egg", "wisp") if boss != "egg" else ("aufhocker", "wisp")
    given = {**WORM, "boss": boss, "bosses": (boss, *others), "board": {}, **position}
    return fight_at({**given, "enemy": {"hp": hp, "maximum": hp, **(enemy or {})}}, players)


# -- where everything lies -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("boss", BOSSES)
def test_nothing_covers_anything(boss: str, players: int) -> None:
    """In every window, with one hero and two, every boss and all slots have room of their own."""
    table = table_of(fight(players, bosses=boss, mode="oneshot").moment)
    for width, height in ((80, 10), (80, 26), (100, 15), (120, 21), (160, 29), (200, 40)):
        plan = plan_for(width, height, table)
        taken = [
            (x, y)
            for rect in (plan.boss, *plan.slots.values())
            for x in range(rect.x, rect.x + rect.width)
            for y in range(rect.y, rect.y + rect.height)
        ]
        assert len(taken) == len(set(taken))
        assert all(0 <= x < width and plan.rail < y < plan.lasting for x, y in taken)


def test_a_slot_says_what_lies_in_it() -> None:
    """Holder, tier, what it brings each round and when it is given up; minions with health; free ones."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        assert "W1 ◉ ✦✦ Cross-Cut Saw ↻ 1 damage. † 1 damage" == slot(app, "W1")
        assert "N1 ◆ ✦ Nettle Brew nothing when given up" == slot(app, "N1")
        assert "E1 ▼ ♥1 Brood (M) ▼ 1 damage to each hero" == slot(app, "E1") and "N2 free" in slot(app, "N2")
        assert "H3 actions" in shown(app) and "▼ Tatzelwurm calm" in shown(app)
        assert "♥ 52/90 ◈ 3 wild at 45" in shown(app) and "deck 2 · used 2" in shown(app)
        assert "▸ ◉ You ♥ 11/15 ◈ 2 ●● coin ✓ ▲▲▲△△ ✦3 ✦✦2 ✦✦✦1 pack 0 †5" in shown(app)
        assert "◆ Ansel ♥ 9/15 ◈ 1 ▲▲△ ✦0 ✦✦0 ✦✦✦0 pack 1 †0" in shown(app)

    on_screen(app, script)


def test_the_threshold_stands_on_the_bar() -> None:
    """As far along as the health at which it turns wild; what the play takes is hatched."""
    app = playing(fight_at(WORM))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2")
        bar = next(word for row in rows(app) for word in row.split() if "█" in word)
        assert len(bar) // 2 == bar.index("╏") and bar.startswith("█" * (len(bar) // 2)) and "╏▒▒░" in bar

    on_screen(app, script, LARGE)


def test_the_hunt_has_four_members() -> None:
    """Each on its side; a card hits that of its own side, and a press on a member aims at it."""
    app = playing(fight_against("wild_hunt", heroes=with_hero(WORM, track=5)["heroes"]))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1")
        assert "N ▼ Wodan ♥30→28/30" in shown(app) and "E ▼ Frau Holle ♥20/20" in shown(app)
        await press(pilot, "right")
        assert "N ▼ Wodan ♥30/30" in shown(app) and "E ▼ Frau Holle ♥20→18/20" in shown(app)
        await press(pilot, "end", "up", "enter")
        assert "special" in sent(app) and "target" == app.sight.moment.view["asked"]
        x, y = square(app, "boss")
        await pilot.click(offset=(x, y + 2))
        await settled(pilot)
        assert "target:eternal_hunter" == app.sight.chosen

    on_screen(app, script)


def test_krampus_has_his_kraxe() -> None:
    """What lies in it is told; the rescue slot takes any card."""
    app = playing(fight_against("krampus", kraxe=(("bark_coat", 0), ("evil_eye", 1))))

    async def script(pilot: "Pilot[None]") -> None:
        assert "N1 Kraxe: 2 ◉ Bark Coat, ◆ Evil Eye" == slot(app, "N1") and "N2 rescue" in slot(app, "N2")
        await press(pilot, "2")
        assert "N2 ▸ ✦✦✦ Whole Tree" in slot(app, "N2")
        await press(pilot, "enter")
        assert "Free a card from the Kraxe" in shown(app) and "2 ✦ action Evil Eye" in shown(app)

    on_screen(app, script)


def test_the_egg_is_all_armor() -> None:
    app = playing(fight_against("egg", {"hp": (1,), "maximum": (50,), "armor": (30,)}))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1")
        assert "▼ Mysterious Egg" in shown(app)
        assert "◈ 30→28 wild at 20" in shown(app) and "Mysterious Egg: armor 30 to 28." in shown(app)

    on_screen(app, script)


# -- what the table stops at -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_turn_of_the_boss_is_told_step_by_step(size: tuple[int, int]) -> None:
    """The drawn card with its words, what it did in which step, and ticks on the steps."""
    app = playing(fight_at(ALONE, players=1), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "end", "enter", "enter")
        assert app.sight.held and "The boss draws Raking Claws ⏎ Go on" in shown(app)
        assert "✓B4 draw" in shown(app) and "✓B6 strike" in shown(app)
        words = app.sight.moment.view["cards"]["raking_claws"]["words"]
        assert f"B4 draw The boss draws Raking Claws: {words}" in shown(app)
        assert re.search(r"B6 strike You take \d damage \(2 on armor\)", shown(app))
        assert "Round 6: you are up" in shown(app)
        fits(app)
        await press(pilot, "enter")
        assert not app.sight.held and "2 actions left" in shown(app) and "✓" not in rows(app)[1]

    on_screen(app, script, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_between_two_acts_it_is_told_what_was_won_and_lost(size: tuple[int, int]) -> None:
    """Loot with its words, what sits out, what is gone, and who comes next."""
    position = {**WORM, "enemy": {**WORM["enemy"], "hp": (1,), "armor": (0,)}}
    app = playing(fight_at(position), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1", "enter")
        while not app.sight.held:
            await press(pilot, "2" if app.sight.moment.view["asked"] == "toss" else "1", "enter")
        assert "Tatzelwurm is defeated in round 5" in shown(app) and "Act 1 of 3 · won" in shown(app)
        looted = [event["card"] for event in app.sight.moment.events if event["kind"] == "looted"]
        assert 2 == len(looted)
        names = [app.sight.moment.view["cards"][card]["name"] for card in looted]
        assert all(name.split()[0] in shown(app) for name in names) and 2 == shown(app).count("Finds ✦")
        assert 2 == shown(app).count("Sits out act 2 (") and "Gone for good (5): Off-Balance" in shown(app)
        assert "Next: Krampus, ♥ 60" in shown(app)
        await press(pilot, "enter")
        assert "Act 2 of 3 · Krampus · Opening hands" in shown(app) and "Kraxe" in slot(app, "N1")

    on_screen(app, script, size)


def test_the_last_blow_is_foretold() -> None:
    """Nothing is left to luck after it."""
    position = {**ALONE, "bosses": ("tatzelwurm",), "enemy": {"hp": (2,)}}
    app = playing(fight_at(position, players=1, mode="oneshot"))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1")
        assert "The last boss falls." in shown(app)
        while app.sight.moment.result is None:
            await press(pilot, "2" if app.sight.moment.view["asked"] == "toss" else "1", "enter")
        assert "Victory" in shown(app) and "▸ won ◉ You" in shown(app) and "wins" not in shown(app)

    on_screen(app, script)


def test_a_play_of_a_teammate_stays_until_a_key() -> None:
    """What you have done yourself does not."""
    live = fight_at({**WORM, "turn": {"round": 5, "hero": 1}})
    scene = FightScene()
    assert scene.held(live.moment) is None
    told = scene.held(live.play("play:1:N", seat=1))
    assert told is not None and "Ansel plays **Nettle Brew** at north 2" == told[0]
    mine = fight_at(WORM)
    assert scene.held(mine.play("play:1:N")) is None


def test_a_boss_is_chosen_by_what_it_does() -> None:
    app = playing(fight(boss_order="choose"))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2")
        assert "Choose the next boss" in shown(app)
        name = app.sight.moment.ask.moves[1].label  # type: ignore[union-attr]
        assert 3 == shown(app).count(name)
        await press(pilot, "enter")
        assert f"{name} · Opening hands" in shown(app)

    on_screen(app, script)


# -- the arrows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lying", [False, True])
def test_arrows_reach_every_answer(lying: bool) -> None:
    """At every question of a fight with two heroes, in rows and in cards."""
    live = fight(1, solo_two=True, mode="oneshot", bosses="horseman")
    while live.moment.ask is not None:
        assert set(answers.order(live.moment)) == walked(live.moment, lying)
        live.play(here_and_now(live._match, 0, "novice"))


def walked(moment: Moment, lying: bool) -> set[str]:
    """Everything to which arrows lead from where nothing is chosen."""
    seen: set[str] = set()
    open_ends: list[str | None] = [None]
    while open_ends:
        sight = Sight(moment, open_ends.pop())
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            spot = answers.beside(sight, across, down, lying)
            if spot is not None and spot not in seen:
                seen.add(spot)
                open_ends.append(spot)
    return seen


# -- drawer, records, the end ----------------------------------------------------------------------


def test_the_drawer_has_every_card() -> None:
    """What the boss does and has in its deck, all hands with words, piles, signs."""
    words = " ".join(" ".join(line.plain for line in FightScene().memory(fight_at(WORM).moment, 46)).split())
    assert "Wild at half" in words and "2× Raking Claws" in words and "Used: 2 Tail Sweep ×2" in words
    assert "Ansel: hand ✦ Nettle Brew" in words and "You: bronze pile, 3 Chip Spray, Hobnailed Boots" in words
    assert (
        "You: graveyard, 5 Off-Balance Swing ×2, Leather Apron ×2" in words
        and "Ansel: backpack, 1 Water of Life" in words
    )
    assert "(M) A minion: it comes to the board" in words
    assert "Its loot, one for each hero 1× ✦ Claw Dagger" in words
    assert "✦✦✦✦ legendary" in words and "Lasting The boss cannot remove protected cards." in words


def test_a_record_forwards_and_backwards() -> None:
    """As a spectator, who sees the hand of who is up, and through the eyes of a seat."""
    record = recorded(
        GAME, {"players": 2, "mode": "oneshot", "bosses": "erlkoenig"}, ("Ida", "Mira"), GAME.novice
    )
    app = Replaying(GAME, record, None)

    async def script(pilot: "Pilot[None]") -> None:
        assert "↑↓ Turn" in rows(app)[-1]
        await press(pilot, *["right"] * 8)
        await there_and_back(pilot, 6)
        await press(pilot, "down")
        assert app.sight.moment.event("turn_began") and "Round 1" in shown(app)
        hero = app.sight.moment.view["turn"]
        hand = app.sight.moment.view["heroes"][hero]["hand"]
        assert all(app.sight.moment.view["cards"][card]["name"][:19] in shown(app) for card in hand)
        await press(pilot, "s", "end")
        result = app.sight.moment.result
        assert result is not None and result.title in shown(app) and "1." not in shown(app)
        assert f"{'won' if result.winners else 'lost'} ◉ You" in shown(app)
        await press(pilot, "left")
        assert app.sight.held and result.title in shown(app)

    on_screen(app, script)


# -- a long turn of the boss ------------------------------------------------------------------------


def every_step(*_: object) -> list[news.Told]:
    """A turn in which something happens in every step, and something beside."""
    return [("", "You draw a card."), *((step, "Somebody takes 4 damage.") for step in news.STEPS)]


def test_the_rail_stays_inside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no room for the names of the steps, their ticks are left."""
    monkeypatch.setattr(news, "paragraphs", every_step)
    moment = fight_at(ALONE, players=1).moment
    canvas = Canvas(80, 1)

    draw_rail(canvas, Sight(moment, held=True), table_of(moment))

    assert all(f"✓{step}" in canvas.text() for step in news.STEPS) and "✓B6" == canvas.text()[-3:]


def test_news_that_find_no_room_are_left_to_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """What belongs to no step first, then the last ones; names of steps do not run into the words."""
    monkeypatch.setattr(news, "paragraphs", every_step)
    app = playing(fight_at(ALONE, players=1))

    async def script(pilot: "Pilot[None]") -> None:
        app.look_at(Sight(boss_has_acted(app.sight.moment), held=True))
        await settled(pilot)
        told = rows(app)[16:23]
        assert "You draw a card." not in shown(app) and "  H2 each round Somebody takes 4 damage." in told
        assert "L tells the rest." == told[-1].strip()

    on_screen(app, script)


def test_dice_are_told_in_the_step_in_which_they_fall() -> None:
    """The ability's before the draw, a trap's among the traps, those of cards and members as they strike."""
    moment = fight_at(ALONE, players=1).moment
    table = table_of(moment)
    dice = [("ability", "B2"), ("hold", "B3"), ("trap", "B5"), ("wodan", "B6"), ("card", "B6")]
    events = [{"kind": "boss_turn_began", "text": "The boss acts."}]
    events += [{"kind": "die_rolled", "purpose": purpose, "text": purpose} for purpose, _ in dice]

    told = news.paragraphs(msgspec.structs.replace(moment, events=tuple(events)), table)

    assert [("B2", "ability"), ("B3", "hold"), ("B5", "trap"), ("B6", "wodan card")] == told


def boss_has_acted(moment: Moment) -> Moment:
    event = {"kind": "boss_turn_began", "text": "The boss acts."}
    return msgspec.structs.replace(moment, events=(event,), lines=("The boss acts.",), ask=None)
