"""Section 1: every option of a table, and what each of its values does."""

from typing import Any

import pytest

from sacrarium.core.chance import Scripted, Seeded
from sacrarium.core.errors import BadOptions
from sacrarium.games.sacrifight.fight import codes
from sacrarium.games.sacrifight.pieces import BOSSES, CAMPAIGNS, HEROES

from .board import GAME, legal, new_game, play, scene


def bosses_of(**options: Any) -> list[str]:
    """The bosses of a run that has just been set up."""
    return list(new_game(**options).view(None).bosses)


@pytest.mark.parametrize("hero", HEROES)
def test_each_hero_brings_the_own_deck(hero: str) -> None:
    """2.1: fourteen bronze, ten silver, six gold."""
    piles = new_game(hero=hero).view(None).heroes[0].piles

    assert [14, 10, 6] == [piles[tier].count for tier in ("bronze", "silver", "gold")]


def test_one_seat_for_two_heroes() -> None:
    """Q1, Q6: all rules of two heroes, one seat decides, nobody is asked for consent."""
    state = scene(
        options={"solo_two": True},
        heroes=[{"hand": ["sd4"]}, {}],
        board={"N1": {"card": "bd2", "holder": 1}},
    )
    assert (1, 2, 60) == (state.seats(), state.heroes, state.boss_hp[0])

    play(state, "play:1:on:N1", "no_toss")

    assert ("bd2",) == state.to_position()["heroes"][1]["graveyard"]


def test_random_bosses_are_different() -> None:
    drawn = [bosses_of(seed=seed) for seed in range(30)]

    assert all(3 == len(set(bosses)) for bosses in drawn)
    assert set(BOSSES) == {boss for bosses in drawn for boss in bosses}


def test_named_bosses_come_first_and_chance_fills_up() -> None:
    assert ["wisp", "egg", "krampus"] == bosses_of(bosses="wisp, egg, krampus")
    assert "horseman" == bosses_of(bosses="horseman")[0] and 3 == len(set(bosses_of(bosses="horseman")))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"bosses": "egg,egg"}, "different ones"),
        ({"bosses": "egg,wisp,krampus,horseman"}, "at most 3"),
        ({"mode": "campaign", "bosses": "egg,wisp,krampus"}, "a campaign is random or one of peaks"),
        ({"angel_damage": 0}, "angel_damage must be 1 to 15"),
        ({"boss_hp_percent": 60}, "boss_hp_percent must be 70 to 130"),
        ({"partner_track": 2}, "partner_track must be 3 to 6"),
        ({"players": 2, "hero": "witch", "partner": "witch"}, "two different heroes"),
    ],
)
def test_values_that_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        GAME.read_options(options)


def test_a_boss_that_does_not_exist() -> None:
    with pytest.raises(BadOptions, match="there is no boss 'nobody'"):
        GAME.new(GAME.read_options({"bosses": "nobody"}), Seeded(1))


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_has_its_own_bosses(name: str) -> None:
    """6.6: in the order in which they are listed."""
    assert list(CAMPAIGNS[name]) == bosses_of(mode="campaign", bosses=name)


def test_any_campaign() -> None:
    drawn = {tuple(bosses_of(mode="campaign", seed=seed)) for seed in range(60)}

    assert set(CAMPAIGNS.values()) == drawn


def test_a_single_boss() -> None:
    """R71: the first fight is the last."""
    assert ["egg"] == bosses_of(mode="oneshot", bosses="egg")


def test_what_is_offered_for_a_run_is_taken() -> None:
    """A run goes to the bosses that were named, in their order; as many as are offered, and every one that is."""
    (offer,) = (info for info in GAME.option_infos if info.kind == "several")
    values = [str(choice.value) for choice in offer.choices]
    assert sorted(BOSSES) == sorted(values)

    for start in range(len(values)):
        named = [*values, *values][start : start + (offer.most or 0)]
        assert named == bosses_of(mode="run", bosses=",".join(named))


def test_the_order_of_bosses() -> None:
    """As listed, by chance, or by choice of the first seat before each act."""
    listed = "egg,wisp,krampus"
    assert "egg" == boss_met(new_game(bosses=listed))
    first = {boss_met(new_game(seed=seed, bosses=listed, boss_order="random")) for seed in range(20)}
    assert {"egg", "wisp", "krampus"} == first

    state = new_game(bosses=listed, boss_order="choose", players=2)
    assert 0 == state.asker and ["boss:1", "boss:2", "boss:3"] == legal(state)
    play(state, "boss:2")
    assert "wisp" == boss_met(state)


def boss_met(state: Any) -> str:
    """The boss of the present fight."""
    return str(state.view(None).boss.id)


def test_the_order_of_heroes_by_chance() -> None:
    """Q2: anew for every fight."""
    orders = {tuple(new_game(seed=seed, players=2, turn_order="random").order) for seed in range(20)}

    assert {(0, 1), (1, 0)} == orders


@pytest.mark.parametrize(("partner_track", "length"), [(0, 5), (3, 3), (6, 6)])
def test_the_track_of_each_hero(partner_track: int, length: int) -> None:
    """Q9."""
    state = new_game(players=2, special_track=5, partner_track=partner_track)

    assert [5, length] == [hero.track_length for hero in state.view(None).heroes]


def test_tracks_that_the_table_leaves_alone() -> None:
    """Q9: the Lumberjack's is longer than the others', for whom a toss is dearer."""
    assert [5, 3] == [hero.track_length for hero in new_game(players=2).view(None).heroes]
    assert [3] == [hero.track_length for hero in new_game(hero="hunter").view(None).heroes]


def test_where_the_hunt_stands() -> None:
    """Q40: fixed, or all four by chance on different sides."""
    assert [0, 1, 2, 3] == list(new_game(bosses="wild_hunt").member_side)
    drawn = [
        list(new_game(seed=seed, bosses="wild_hunt", hunt_positions="random").member_side)
        for seed in range(20)
    ]
    assert (
        all([0, 1, 2, 3] == sorted(sides) for sides in drawn) and len({tuple(sides) for sides in drawn}) > 5
    )


@pytest.mark.parametrize("damage", [1, 8, 15])
def test_the_angels_damage(damage: int) -> None:
    """Q44: armor takes it first."""
    state = scene(
        "horseman",
        options={"angel_damage": damage},
        heroes=[{"armor": 2}],
        enemy={"top": ["angel_of_death"]},
    )

    play(state, "pass", chance=Scripted(d6=[1]))

    assert 15 - max(0, damage - 2) == state.hp[0]


@pytest.mark.parametrize(
    ("boss", "percent", "players", "numbers"),
    [
        ("tatzelwurm", 70, 1, (31, 0)),
        ("tatzelwurm", 130, 2, (117, 0)),
        ("egg", 70, 1, (1, 17)),
        ("egg", 130, 2, (1, 65)),
        ("wild_hunt", 70, 1, (10, 0)),
    ],
)
def test_the_strength_of_bosses(boss: str, percent: int, players: int, numbers: tuple[int, int]) -> None:
    """Q33: printed numbers for each hero, rounded down; at the Egg it is the armor."""
    state = new_game(bosses=boss, boss_hp_percent=percent, players=players)

    assert numbers == (state.boss_hp[0], state.boss_armor[0])


@pytest.mark.parametrize(("armor", "wild"), [(9, 0), (8, 1)])
def test_wild_mode_goes_with_the_strength(armor: int, wild: int) -> None:
    """Q30, R67: an Egg of 70 percent has 17 armor alone and is wild at 40 percent of it or less: 6."""
    state = scene(
        "egg",
        options={"boss_hp_percent": 70},
        heroes=[{"hand": ["bd2"]}],
        enemy={"armor": [armor]},
    )

    play(state, "play:1:S", "no_toss", chance=Seeded(1))

    assert (wild, armor - 2) == (state.wild, state.boss_armor[0])


@pytest.mark.parametrize(("option", "zone"), [("hand", "hand"), ("backpack", "backpack")])
def test_where_rescued_cards_go(option: str, zone: str) -> None:
    """Q38."""
    state = scene(
        "krampus",
        options={"kraxe_rescue_to": option},
        heroes=[{"hand": ["bd2"]}],
        kraxe=[("sd4", 0)],
    )

    play(state, "play:1:N")

    assert ("sd4",) == state.to_position()["heroes"][0][zone]


@pytest.mark.parametrize(("effect", "health"), [(False, 30), (True, 28)])
def test_whether_a_rescuing_card_takes_effect(effect: bool, health: int) -> None:
    """Q39: with the option the effect comes after the rescue, and a fitting coin may be tossed."""
    state = scene(
        "krampus",
        options={"rescue_effect": effect},
        heroes=[{"hand": ["bd2"]}],
        kraxe=[("sd4", 0)],
    )

    play(state, "play:1:N", *(["no_toss"] if effect else []))

    assert health == state.boss_hp[0] and 0 == state.kraxe_n


def test_a_turn_has_twelve_actions_at_most() -> None:
    """R12, SF-8: what texts add beyond is lost."""
    state = scene(heroes=[{"hand": ["haste", "bd2"]}], turn={"actions": 1, "given": 12})

    play(state, "play:1:S", chance=Seeded(1))

    assert codes.MOST_ACTIONS == 12 and 2 == state.round
