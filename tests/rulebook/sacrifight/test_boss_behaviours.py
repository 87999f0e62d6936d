"""Bosses of a card pack have the behaviours that their overviews name, and mistakes in overviews are told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import pytest

from sacrarium.contract import PLAYERS, walk
from sacrarium.core.chance import Seeded
from sacrarium.games.sacrifight import GAME
from sacrarium.games.sacrifight.cards.content import BEHAVIOURS, PATH, content_named
from sacrarium.games.sacrifight.cards.library import OWN_BOSSES, BadCards, read_bosses
from sacrarium.games.sacrifight.cards.names import Behaviour, Legendary
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import BOSSES
from sacrarium.games.sacrifight.rules.board import free_slot
from sacrarium.games.sacrifight.rules.selecting import is_slot
from sacrarium.games.sacrifight.state import FightState

PACK = Path(__file__).parents[2] / "packs" / "strangers"
STRANGERS = ("rag_king", "walnut", "four_winds")
LOOKS = 9  # decisions of a game that are checked


@pytest.fixture(autouse=True)
def pack(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pack is listed while a test runs."""
    monkeypatch.setenv(PATH, str(PACK))
    yield
    content_named.cache_clear()


def against(boss: str, **options: Any) -> FightState:
    """A fight against one of the strangers, before its first question."""
    given = {"mode": "oneshot", "bosses": boss, "cards": PACK.name, **options}
    return cast(FightState, GAME.new(GAME.read_options(given), Seeded(1)))


def test_every_behaviour_is_used_by_a_stranger() -> None:
    bosses = read_bosses(PACK / "bosses.yaml")

    assert set(STRANGERS) == {boss.id for boss in bosses} and not set(STRANGERS) & set(BOSSES)
    assert set(get_args(Behaviour)) == set(BEHAVIOURS) == {name for boss in bosses for name in boss.has}
    assert any(boss.members for boss in bosses)


def test_the_games_own_bosses_earn_their_legendary_loot_by_four_conditions() -> None:
    assert set(get_args(Legendary)) == {boss.legendary for boss in read_bosses(OWN_BOSSES)} - {None}


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seats", [1, 2])
def test_strangers_keep_the_contract(player: str, seats: int) -> None:
    """Whole runs and single fights against each, to their ends."""
    common = {"players": seats, "cards": PACK.name}
    walk(GAME, {**common, "bosses": ",".join(STRANGERS), "turnips_stay": True}, seats, player, LOOKS)
    for seed, boss in enumerate(STRANGERS):
        walk(GAME, {**common, "mode": "oneshot", "bosses": boss}, seed, player, LOOKS)


def test_random_fights_against_a_stranger_come_to_an_end() -> None:
    """Some are won and some are lost, none goes on."""
    results = {_result(boss, seed) for boss in STRANGERS for seed in range(60)}

    assert {c.WON, c.LOST} == results


def _result(boss: str, seed: int) -> int:
    state, chance = against(boss, boss_hp_percent=70), Seeded(seed)
    while state.to_act():
        state.play(0, state.pick(0, chance), chance)
    return state.result


def test_a_stranger_brings_turnips_and_coins() -> None:
    state = against("rag_king")
    turnips = state.program.set_size[state.program.turnips]

    assert (1, state.program.coin) == (state.hand_n[0], state.hand[0])
    assert 30 + turnips == sum(list(state.pool_n)[:3])


def test_members_have_the_health_that_their_overview_says() -> None:
    state = against("four_winds", solo_two=True)

    assert [6, 8, 10, 12] == list(state.boss_hp) and 4 == state.members


def test_the_north_of_a_stranger_is_a_kraxe() -> None:
    state = against("rag_king")

    assert c.NONE == free_slot(state, c.NORTH) and c.NONE != free_slot(state, c.EAST)
    assert [False, True] == [is_slot(state, slot) for slot in (0, 1)]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ("hp: 9, has: [wings]", r"boss b, has\[0\]: Invalid enum value 'wings'"),
        ("hp: 9, has: faces", "boss b, has: Expected `array`, got `str`"),
        ("has: [faces]", "boss b, hp: at least 1, unless the boss has members"),
        ("hp: 1, has: [shell]", "boss b, armor: a boss with a shell has at least 1"),
        ("hp: 9, has: [frenzy]", "boss b, wild_at: a boss with a frenzy turns wild at some time"),
        ("hp: 9, wild_at: armor", "boss b, wild_at: only a boss with a shell turns wild by its armor"),
        ("hp: 9, legendary: luck", "boss b, legendary: Invalid enum value 'luck'"),
        ("hp: 9, legendary: exact_hit", r"boss b, legendary: exact_hit goes with .* has: \[shell\]"),
        ("hp: 9, legendary: angel_fended", r"boss b, legendary: angel_fended goes with .* has: \[coins\]"),
        ("hp: 9, legendary: hunter_last", "boss b, legendary: hunter_last goes with .* members"),
        ("members: {wodan: {hp: 3}}", "boss b, members: all four .* holle, eternal_hunter, horde is missing"),
        ("members: {thor: {hp: 3}}", "boss b, members: Invalid enum value 'thor'"),
    ],
)
def test_a_mistake_names_file_boss_and_field(tmp_path: Path, fields: str, words: str) -> None:
    path = tmp_path / "bosses.yaml"
    path.write_text(f"- {{id: b, name: B, {fields}}}", encoding="utf-8")

    with pytest.raises(BadCards, match=f"bosses.yaml, {words}") as found:
        read_bosses(path)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("has: [shell], armor: 3", "has: a boss with members has no shell"),
        ("wild_at: half", "wild_at: a boss with members does not turn wild"),
    ],
)
def test_members_do_not_go_with_everything(tmp_path: Path, more: str, words: str) -> None:
    path = tmp_path / "bosses.yaml"
    members = ", ".join(f"{name}: {{hp: 3}}" for name in ("wodan", "holle", "eternal_hunter", "horde"))
    path.write_text(f"- {{id: b, name: B, members: {{{members}}}, {more}}}", encoding="utf-8")

    with pytest.raises(BadCards, match=f"boss b, {words}"):
        read_bosses(path)
