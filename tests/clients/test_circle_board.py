"""The board in characters, what is lit on it, what the table stops at, the drawer and a record."""

from itertools import product

import msgspec
import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.replaying import Replaying
from sacrarium.clients.terminal.sacrifice_circle import CircleScene
from sacrarium.clients.terminal.sacrifice_circle.plan import CELL, SPACES, plan_for, ways
from sacrarium.clients.terminal.sacrifice_circle.table import percent, place
from sacrarium.core.policy import RandomPolicy
from sacrarium.games.sacrifice_circle.events import Attacked
from sacrarium.table.bots import here_and_now

from .circles import BESIDE, FAR_OFF, GAME, WALKING, cell, circle, circle_at, with_hero
from .screen import UNTIL_A_KEY, on_screen, playing, press, recorded, rows, shown, there_and_back

NAMES = ("Ida", "Ansel", "Mira", "Ilse", "Bruno")


# -- the plan --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [*product((47, 50, 55, 75, 105), (17, 22, 26, 32)), (200, 80)])
def test_no_space_covers_another(width: int, height: int) -> None:
    plan = plan_for(width, height)
    taken = {(x + by, y) for x, y in plan.at.values() for by in (-1, 0, 1)}
    assert 96 * CELL == len(taken) and plan.width <= width and plan.height <= height
    assert all(0 <= x < plan.width and 0 <= y < plan.height for x, y in taken)


def test_the_smallest_window_has_the_whole_board() -> None:
    """Left and right are mirror images, black is at the top, and neighbours lie close to each other."""
    plan = plan_for(47, 17)
    assert plan.at["N0"] == (23, 0) and plan.at["HUB"] == (23, 8) and plan.at["N20"] == (23, 16)
    assert all(plan.at[f"N{t}"][0] + plan.at[f"N{40 - t}"][0] == 46 for t in range(1, 20))
    apart = [(abs(plan.at[a][0] - plan.at[b][0]), abs(plan.at[a][1] - plan.at[b][1])) for (a, b), _ in ways()]
    assert 108 == len(apart) and max(x for x, _ in apart) <= 4 and max(y for _, y in apart) <= 2


def test_a_press_finds_its_space() -> None:
    plan = plan_for(47, 17)
    assert all(plan.space_at(x + by, y) == name for name, (x, y) in plan.at.items() for by in (-1, 0, 1))
    assert plan.space_at(0, 0) is None


def test_red_ways_and_side_branches() -> None:
    """Forty on the ring, thirty along the paths; the rest are branches, which end on red spaces."""
    red = [way for way, is_red in ways() if is_red]
    assert 70 == len(red) and all(
        SPACES[name].kind not in {"thread", "blue", "gold"} for way in red for name in way
    )


# -- what is lit -----------------------------------------------------------------------------------


def test_signs_of_the_board() -> None:
    """Charged and empty wells, stars, black, the trap, the crystal and the dice that lead it on."""
    app = playing(circle_at(FAR_OFF))

    async def script(pilot: "Pilot[None]") -> None:
        wells = [cell(app, space)[1] for space in ("iCD2", "iAB2", "oDE3", "oBC3")]
        assert ["◆", "◇", "■", "□"] == wells
        assert ["★12", "(●)", "◄♦►"] == [cell(app, space) for space in ("N12", "N0", "N26")]
        assert "╳" == cell(app, "N34")[1] and " E " == cell(app, "N29") and "▸A◂" == cell(app, "D4")
        assert ["♦1", "♦6"] == [cell(app, space)[:2] for space in ("N27", "N32")]
        assert "♦ next 27 28 29E 30 31 32" in shown(app) and "lost in 1:0 2:0 3:7 4:37 %" in shown(app)

    on_screen(app, script)


def test_reach_has_its_steps() -> None:
    """Numbers on lit spaces; a ring where one can strike, the well where one draws."""
    app = playing(circle_at(WALKING))

    async def script(pilot: "Pilot[None]") -> None:
        lit = {space: cell(app, space) for space in ("D3", "N24", "N25", "iCD2")}
        assert {"D3": " 1 ", "N24": " 2 ", "N25": "(3)", "iCD2": "◆3 "} == lit

    on_screen(app, script)


def test_a_space_of_the_lane_is_marked_for_the_rifle() -> None:
    position = {**WALKING, "deck": ["axe", "spell", "radiant"]}
    app = playing(circle_at(with_hero(position, "A", space="D5", item="rifle")))

    async def script(pilot: "Pilot[None]") -> None:
        assert "‹2›" == cell(app, "N23") and "(2)" == cell(app, "N25")

    on_screen(app, script)


def test_the_worst_odds_still_fit() -> None:
    """One step from black, slowed, with a trap elsewhere: nothing runs over the edge."""
    app = playing(circle_at({"turn": "A", "t": 39, "heroes": {"A": {"space": "A2"}}}))
    spent = with_hero(FAR_OFF, "D", space="N36")  # the staff is used up
    slowed = playing(circle_at({**spent, "t": 28, "staff_turns": 3}))

    async def script(pilot: "Pilot[None]") -> None:
        assert rows(app)[3].endswith("lost 1:100 2:100 3:100 4:100 %") and "♦ next ●×6" in shown(app)

    async def other(pilot: "Pilot[None]") -> None:
        assert rows(slowed)[2].endswith("12 to black · slowed 3 · ╳ 34")

    on_screen(app, script)
    on_screen(slowed, other)


@pytest.mark.parametrize(
    ("chance", "words"), [(0, "0"), (0.004, "<1"), (0.371, "37"), (0.996, ">99"), (1, "100")]
)
def test_small_chances_are_not_rounded_away(chance: float, words: str) -> None:
    assert words == percent(chance)


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("N25", "25"),
        ("N0", "black"),
        ("HUB", "circle"),
        ("oBC4", "outer footpath C-B 2"),
        ("iAB1", "footpath A-B"),
        ("iCD2", "blue well C-D"),
    ],
)
def test_spaces_have_names(space: str, words: str) -> None:
    assert words == place(space)


def test_no_two_spaces_share_a_name() -> None:
    assert len(SPACES) == len({place(space) for space in SPACES})


# -- the arrows ------------------------------------------------------------------------------------


def test_arrows_reach_every_answer() -> None:
    """At every question of a game, whatever is offered or barred can be walked to."""
    live = circle(mine=5)
    scene = CircleScene()
    while live.moment.ask is not None:
        assert set(scene.order(live.moment)) == walked(scene, live.moment)
        live.play(here_and_now(live._match, live.moment.ask.seat, "novice"))


def walked(scene: CircleScene, moment: Moment) -> set[str]:
    """Everything to which arrows lead from where nothing is chosen."""
    seen: set[str] = set()
    open_ends: list[str | None] = [None]
    while open_ends:
        sight = Sight(moment, open_ends.pop())
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            spot = scene.beside(sight, across, down)
            if spot is not None and spot not in seen:
                seen.add(spot)
                open_ends.append(spot)
    return seen


# -- stops, drawer, record -------------------------------------------------------------------------


def test_the_crystal_leaves_a_trail() -> None:
    """Its steps are counted where it went; the table stops until a key."""
    position = {**FAR_OFF, "turn": "E", "trap": None, "paths": ["E", "B", "C", "D", "A"]}
    app = playing(circle_at(with_hero(position, "E", space="D2")), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2", "enter")
        moved = app.sight.moment.event("crystal_moved")
        assert moved is not None and app.sight.held and "the crystal rolls" in shown(app)
        start, *steps = moved["route"]
        assert " ♢ " == cell(app, start) and "◄♦►" == cell(app, steps[-1])
        assert [f" {count} " for count in range(1, len(steps))] == [cell(app, space) for space in steps[:-1]]

    on_screen(app, script)


def test_what_you_have_done_yourself_needs_no_stop() -> None:
    """A scroll of yours does not hold the table, one of another does; a second card is told by the question."""
    sent = {"kind": "teleported", "seat": 0, "text": "Ida sends Mira to 4."}
    drawn = {"kind": "item_drawn", "seat": 0, "held": "axe", "text": "You draw the spell scroll."}
    moment = circle_at(BESIDE).moment
    scene = CircleScene()
    assert scene.held(happening(moment, sent)) is None
    assert ("Ida sends Mira to 4", "") == scene.held(happening(moment, {**sent, "seat": 1}))
    assert scene.held(happening(moment, drawn)) is None
    assert scene.held(happening(moment, {**drawn, "held": None})) is not None


def happening(moment: Moment, *events: dict[str, object]) -> Moment:
    """The same moment after these events."""
    return Moment(
        moment.number,
        moment.viewer,
        moment.seats,
        moment.view,
        moment.words,
        events,
        ask=moment.ask,
        yours=(0,),
    )


def test_a_long_chain_is_cut_between_sentences() -> None:
    """The words below the title hold whole sentences; everything else stands beside the board."""
    strike = {
        "text": "Ansel strikes, rolls 6: 6 damage, 35 left.",
        **msgspec.to_builtins(Attacked("B", 1, None, 6, 6, buffed=False, health=35)),
    }
    push = {"kind": "hero_pushed", "seat": 2, "text": "Somebody with a long name is thrown back to 19."}
    told = CircleScene().held(happening(circle_at(BESIDE).moment, strike, push, push, push, push))
    assert told is not None and "Ansel strikes, rolls 6" == told[0]
    assert (
        told[1].startswith("**6 damage, 35 left**.")
        and told[1].endswith("back to 19.")
        and len(told[1]) <= 140
    )


def test_the_drawer_tells_every_card() -> None:
    app = playing(circle_at(FAR_OFF))

    async def script(pilot: "Pilot[None]") -> None:
        lines = " ".join(line.plain for line in app.scene.memory(app.sight.moment, 200))
        assert "Axe, held by A You" in lines and "Old rifle, in a blue well" in lines
        assert "Radiant talisman, in a golden well" in lines and "Hunter's trap, set on 34" in lines
        assert "without the trap" in lines
        await press(pilot, "c")
        assert "Cards and signs" in shown(app)

    on_screen(app, script)


def test_a_record_forwards_and_backwards() -> None:
    """As a spectator and through the eyes of a seat."""
    app = Replaying(GAME, recorded(GAME, {}, NAMES, RandomPolicy()), None)

    async def script(pilot: "Pilot[None]") -> None:
        await there_and_back(pilot, 12)
        await press(pilot, "down")
        assert app.sight.held and "the crystal rolls" in shown(app)
        await press(pilot, "s", "end")
        assert "The crystal has come round to black" in shown(app)
        assert "lost ◉ You" in shown(app) and "1." not in shown(app)

    on_screen(app, script)
