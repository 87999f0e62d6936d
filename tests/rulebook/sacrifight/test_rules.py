"""Rules that a scenario file cannot say, and what holds in every run."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.contract.pieces import all_pieces, pieces_are_kept
from sacrarium.core.chance import Scripted, Seeded
from sacrarium.core.errors import BadOptions, BadPosition
from sacrarium.games.sacrifight.fight import codes
from sacrarium.games.sacrifight.pieces import BOSSES, HEROES
from sacrarium.games.sacrifight.rules.fights import legendary_is_won
from sacrarium.games.sacrifight.rules.playing import slot_of_play

from .board import GAME, legal, new_game, play, scene
from .conserve import Fights

SEEDS = st.integers(0, 2**32)
TABLES = st.fixed_dictionaries(
    {
        "players": st.sampled_from([1, 2]),
        "hero": st.sampled_from(HEROES[:2]),
        "partner": st.sampled_from(HEROES[2:]),
        "bosses": st.sampled_from(BOSSES),
        "teammate_sacrifice": st.sampled_from(["ask", "free"]),
    }
)


def test_the_opening_hand_is_drawn_card_by_card() -> None:
    """S1: with four cards in hand and no gold left, bronze and silver can be drawn; then the turn starts."""
    state = new_game(bosses="erlkoenig")
    play(state, "draw:gold", "draw:gold", "draw:gold", "draw:gold", chance=Seeded(1))
    assert ["draw:bronze", "draw:silver", "draw:gold"] == legal(state)
    position = state.to_position()
    position["heroes"][0]["piles"]["gold"] = []
    position["pending"]["mask"] = 3
    state = GAME.read_position(position)  # type: ignore[assignment]
    assert ["draw:bronze", "draw:silver"] == legal(state)

    play(state, "draw:silver", chance=Seeded(1))

    assert "pass" in legal(state) and 5 == state.hand_n[0] and 2 == state.actions


def test_everybody_sees_the_same() -> None:
    """R7: piles show what is in them and nothing about their order; the seats see alike."""
    state = new_game(players=2)
    mine, yours = state.view(0), state.view(1)

    assert mine.heroes == yours.heroes and mine.boss == yours.boss == state.view(None).boss
    assert 14 == mine.heroes[0].piles["bronze"].count == sum(mine.heroes[0].piles["bronze"].cards.values())
    assert () == mine.heroes[0].piles["bronze"].top


def test_what_a_seat_imagines_is_drawn_by_the_chance_it_brings() -> None:
    """R7, Q3: the order of a pile is not in the state: the same position leads to different cards by other luck."""
    drawn = set()
    for seed in range(40):
        state = new_game(bosses="erlkoenig").imagine(0, Seeded(0))
        state.play(0, GAME.read_move("draw:bronze"), Seeded(seed))
        drawn.add(state.view(0).heroes[0].hand)
    assert len(drawn) == len(new_game(bosses="erlkoenig").view(0).heroes[0].piles["bronze"].cards)


@pytest.mark.parametrize(("turn_order", "first"), [("fixed", 0), ("choose", 1)])
def test_player_order(turn_order: str, first: int) -> None:
    """Q2: the order of the heroes is that of the seats, or chosen anew for every fight."""
    state = new_game(players=2, turn_order=turn_order)
    if turn_order == "choose":
        assert ["first:1", "first:2"] == legal(state)
        play(state, "first:2")
    assert first == state.asker == state.order[0]


def test_the_length_of_the_track() -> None:
    """Q9: the table sets it, for each hero apart if it likes."""
    state = scene(
        options={"players": 2, "special_track": 3, "partner_track": 6}, heroes=[{"track": 3}, {"track": 3}]
    )

    assert "special" in legal(state)
    play(state, "pass")
    assert "special" not in legal(state)


def test_killed_minions_come_back_with_the_discard_but_the_mom_does_not() -> None:
    """Q25: only a few boss cards leave the fight for good."""
    mom = next(card.text.id for card in scene().content.kinds if "mom" in card.text.flags)
    state = scene("egg", heroes=[{"hand": ["gd7", "bd2"]}], enemy={"deck": ["hit2"]},
                  board={"N1": {"card": "sd4"}, "E1": {"card": mom, "holder": None}, "W1": {"card": "imp", "holder": None}})  # fmt: skip

    play(state, "play:1:on:N1", "no_toss", "target:E1", "play:1:S", "no_toss", "target:W1")

    assert (mom,) == state.to_position()["enemy"]["aside"]
    assert ("imp", "hit2") == state.to_position()["enemy"]["discard"]


@pytest.mark.parametrize(("stays", "left"), [(False, 0), (True, 6)])
def test_turnips_after_the_fight(stays: bool, left: int) -> None:
    """Q32, R72: they belong to the boss, unless the table lets them stay."""
    state = new_game(bosses="ruebezahl,dummy,wisp", cards="examples", turnips_stay=stays)
    turnips = {card.text.id for card in state.content.kinds if "turnip" in card.text.tags}
    state = GAME.read_position(  # type: ignore[assignment]
        {**state.to_position(), "board": {"S1": {"card": "bx_kill"}}, "turn": {}, "pending": None}
    )
    state.boss_hp = [5, 0, 0, 0]
    state.hand = [state.content.number["bd2"], *[codes.NONE] * 9]
    state.hand_n = [1, 0]

    play(state, "play:1:on:S1", chance=Seeded(3))

    position = state.to_position()["heroes"][0]
    cards = [*position["hand"], *(card for pile in position["piles"].values() for card in pile)]
    assert left == sum(card in turnips for card in cards)


def test_nothing_pierces_the_egg() -> None:
    """Q34: what ignores armor counts as ordinary damage there."""
    state = scene("egg", heroes=[{"hand": ["bp2"]}])

    play(state, "play:1:S", "no_toss")

    assert (23, 1) == (state.boss_armor[0], state.boss_hp[0])


@pytest.mark.parametrize(
    ("boss", "enemy", "earned"),
    [
        ("neighbor", {"birds": 3}, True),
        ("neighbor", {"birds": 1}, False),
        ("horseman", {"fended": 1}, True),
        ("horseman", {}, False),
        ("wild_hunt", {"last_fallen": 2, "fallen": 7}, True),
        ("wild_hunt", {"last_fallen": 0, "fallen": 7}, False),
        ("erlkoenig", {}, False),
    ],
)
def test_legendary_loot(boss: str, enemy: dict[str, Any], earned: bool) -> None:
    """Q36, Q46, S39: what earns the legendary card of a boss."""
    assert earned == legendary_is_won(scene(boss, enemy=enemy))


def test_the_head_moves_by_the_die() -> None:
    """Q42: 3 is the east, where it displaces a card to the backpack; 6 takes it off and hurts everybody."""
    head = next(card.text.id for card in scene().content.kinds if "head" in card.text.flags)
    state = scene("horseman", board={"E1": {"card": "bd2"}}, enemy={"aside": [head], "top": ["gift", "gift"]})

    play(state, "pass", chance=Scripted(d6=[3]))
    assert (head, None) == tuple(state.to_position()["board"]["E1"][name] for name in ("card", "holder"))
    assert ("bd2",) == state.to_position()["heroes"][0]["backpack"]

    play(state, "pass", chance=Scripted(d6=[6]))
    assert {} == state.to_position()["board"] and 14 == state.hp[0]


@given(seed=SEEDS, options=TABLES)
def test_what_always_holds(seed: int, options: dict[str, Any]) -> None:
    """R38, R47, 9.4: no card is lost or doubled, hands hold five at most, hit points stay within their start."""
    chance = Seeded(seed)
    state = GAME.new(GAME.read_options(options), chance)
    pieces = all_pieces(GAME, state)
    while state.to_act():
        seat = state.to_act().bit_length() - 1
        state.play(seat, GAME.novice.choose(state, seat, chance), chance)
        view = state.view(None)
        assert all(len(hero.hand) <= 5 and hero.hp <= hero.hp_max for hero in view.heroes)
    pieces_are_kept(GAME, state, pieces)


@given(seed=SEEDS, options=TABLES)
def test_every_play_has_its_slot(seed: int, options: dict[str, Any]) -> None:
    """R17, 4.9: a play goes to a slot that is free, or holds the card that is given up."""
    chance = Seeded(seed)
    state = new_game(seed, **options)
    while state.to_act():
        seat = state.to_act().bit_length() - 1
        for move in state.legal(seat):
            if codes.MV_PLAY <= move < codes.MV_SAVE:
                slot = slot_of_play(state, move)
                assert slot in range(codes.SLOTS)
                assert (move < codes.MV_ON) == (state.slot_kind[slot] == codes.NONE)
        state.play(seat, state.pick(seat, chance), chance)


def test_no_card_is_lost_in_random_fights() -> None:
    """9.4: counted after every move; `conserve.py` plays as many as it is told to."""
    fights = Fights(seed=11)

    assert 40 <= max(fights.run(40))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 3}, "players must be 1 to 2"),
        ({"players": 2, "partner": "lumberjack"}, "two different heroes"),
        ({"players": 2, "solo_two": True}, "one seat alone"),
        ({"mode": "oneshot", "bosses": "egg,wisp"}, "at most 1"),
        ({"special_track": 9}, "special_track must be 3 to 6"),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        GAME.read_options(options)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"boss": "nobody"}, "there is no boss 'nobody'"),
        ({"boss": "egg", "heroes": [{"hand": ["axe"]}]}, "hand: there is no card axe"),
        ({"boss": "egg", "heroes": [{"hand": ["splitting_maul"] * 6}]}, "hand: at most 5"),
        ({"boss": "egg", "board": {"N3": {"card": "splitting_maul"}}}, "board: there is no slot N3"),
        ({"boss": "egg", "turn": {"hero": 1}}, "turn: there is no such place"),
        ({}, "boss: a fight needs one"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.read_position(position)
