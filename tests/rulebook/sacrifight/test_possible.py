"""What cannot be true of a position is refused, and the message names the card or the field."""

from typing import Any

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadPosition

from .board import GAME, legal, new_game, play, scene

HEAD, MOM = "head_of_the_horseman", "wild_wolpertinger_mom"


@pytest.mark.parametrize(
    ("boss", "position", "words"),
    [
        ("dummy", {"heroes": [{"hp": 16}]}, r"heroes\[0\].hp: 16 is more than 15"),
        ("dummy", {"heroes": [{"hp": 0}]}, r"heroes\[0\].hp: 0 is less than 1"),
        ("dummy", {"heroes": [{"armor": -1}]}, r"heroes\[0\].armor: -1 is less than 0"),
        ("dummy", {"heroes": [{"track": 7}]}, r"heroes\[0\].track: 7 is more than 6"),
        ("dummy", {"heroes": [{"hand": ["hit2"]}]}, r"heroes\[0\].hand: hit2 is a boss card"),
        ("dummy", {"heroes": [{"piles": {"gold": ["bd2"]}}]}, r"heroes\[0\].piles.gold: bd2 is bronze"),
        ("dummy", {"heroes": [{"tops": {"bronze": ["gd7"]}}]}, r"heroes\[0\].tops.bronze: gd7 is gold"),
        ("dummy", {"heroes": [{"counters": [0] * 17}]}, r"heroes\[0\].counters: 17 is more than 16"),
        ("dummy", {"heroes": [{"hand": ["bride_turnip"] * 4}]}, "bride_turnip: it lies in 4 places"),
        (
            "dummy",
            {"heroes": [{"hand": ["splitting_maul"] * 2, "graveyard": ["splitting_maul"] * 3}]},
            "splitting_maul: it lies in 5 places, and has . copies",
        ),
        ("erlkoenig", {"enemy": {"deck": ["cold_grasp"], "discard": ["cold_grasp"]}}, "cold_grasp: it lies in 2"),
        ("dummy", {"board": {"N2": {"card": "bd2"}}}, "board.N2: bd2 cannot lie there"),
        ("krampus", {"board": {"N1": {"card": "bd2"}}}, "board.N1: bd2 cannot lie there"),
        ("dummy", {"board": {"N1": {"card": "imp"}}}, "board.N1: imp is a boss card, its holder is null"),
        ("dummy", {"board": {"N1": {"card": "bd2", "holder": None}}}, "board.N1: bd2 is no minion"),
        ("dummy", {"board": {"N1": {"card": "hit2", "holder": None}}}, "board.N1: hit2 is no minion"),
        ("dummy", {"board": {"N1": {"card": "imp", "holder": None, "hp": 2}}}, "board.N1.hp: imp has 1 to 1"),
        ("egg", {"board": {"N1": {"card": MOM, "holder": None, "hp": 4}}}, f"board.N1.hp: {MOM} has 1 to 3"),
        ("dummy", {"board": {"N1": {"card": "bd2", "hp": 1}}}, "board.N1: bd2 is no minion and has no health"),
        ("dummy", {"board": {"N1": {"card": "bd2", "captured": "imp"}}}, "board.N1.captured: bd2 is no trap"),
        ("dummy", {"board": {"N1": {"card": "pit", "captured": "bd2"}}}, "board.N1.captured: bd2 is not a boss"),
        ("dummy", {"board": {"N1": {"card": "pit", "turns": 1}}}, "board.N1.turns: there is no captured card"),
        ("dummy", {"kraxe": [["bd2", 0]]}, "kraxe: bd2 lies in a Kraxe, but there is none"),
        ("krampus", {"kraxe": [["birch_rod", 0]]}, "kraxe: birch_rod is a boss card"),
        ("dummy", {"enemy": {"hp": [31]}}, r"enemy.hp\[0\]: 31 is more than 30"),
        ("dummy", {"enemy": {"hp": [0]}}, r"enemy.hp\[0\]: 0 is less than 1"),
        ("dummy", {"enemy": {"hp": [30, 4]}}, r"enemy.hp\[1\]: 4 is more than 0"),
        ("dummy", {"enemy": {"hp": [1, 1, 1, 1, 1]}}, "boss_hp: at most 4 fit, not 5"),
        ("dummy", {"enemy": {"armor": [-2]}}, r"enemy.armor\[0\]: -2 is less than 0"),
        ("dummy", {"enemy": {"deck": ["bd2"]}}, "enemy.deck: bd2 is not a boss card"),
        ("dummy", {"enemy": {"drawn": "bd2"}}, "enemy.drawn: bd2 is not a boss card"),
        ("egg", {"enemy": {"armor": [0]}}, "enemy.armor: with 0 the boss is defeated"),
        ("dummy", {"enemy": {"wild": True}}, "enemy.wild: this boss has no wild mode"),
        ("egg", {"enemy": {"wild_ready": True}}, "enemy.wild_ready: wild mode has not begun"),
        ("dummy", {"enemy": {"face": 1}}, "enemy.face: this boss has only one"),
        ("ruebezahl", {"enemy": {"face": 3}}, "enemy.face: 3 is more than 2"),
        ("horseman", {"enemy": {"fended": 2}}, "enemy.fended: 2 is more than 1"),
        ("dummy", {"enemy": {"fallen": 1}}, "enemy.fallen: this boss has no members"),
        ("wild_hunt", {"enemy": {"hp": [15, 10, 10, 10], "fallen": 4}}, "the Eternal Hunter has 10 health left"),
        ("wild_hunt", {"enemy": {"fallen": 15}}, "enemy.fallen: with all four the boss is defeated"),
        ("wild_hunt", {"enemy": {"fallen": 4, "last_fallen": 0}}, "enemy.last_fallen: Wodan has not fallen"),
        ("wild_hunt", {"enemy": {"sides": [0, 0, 2, 3]}}, "enemy.sides: each member"),
        ("dummy", {"turn": {"round": 61}}, "turn.round: 61 is more than 60"),
        ("dummy", {"turn": {"round": 0}}, "turn.round: 0 is less than 1"),
        ("dummy", {"turn": {"actions": 13}}, "turn.actions: 13 is more than 12"),
        ("dummy", {"turn": {"set_next": -1}}, "turn.set_next: -1 is less than 0"),
        ("dummy", {"turn": {"barred": [["bd2", "N9"]]}}, "turn.barred: there is no slot N9"),
        ("dummy", {"bosses": ["dummy", "egg", "egg"]}, "bosses: egg is met only once"),
        ("dummy", {"bosses": ["wisp", "egg"]}, "boss: dummy is none of the bosses of this run"),
        ("dummy", {"act": 3}, "act: 3 is more than 2"),
        ("dummy", {"fought": 4, "bosses": ["dummy", "egg"]}, "fought: 4 is more than 3"),
        ("dummy", {"reason": 2}, "reason: 2 does not go with result 0"),
        ("dummy", {"loot": ["claw_dagger"]}, "loot: claw_dagger would be of a fight"),
        ("dummy", {"act": 1, "loot": ["bd2"]}, "loot: bd2 is no loot"),
        ("dummy", {"lasting": [[19, *[0] * 10]]}, r"lasting\[0\], what: 19 is more than 18"),
        ("dummy", {"lasting": [[8, 4, 0, 7, 16, *[0] * 6]]}, r"lasting\[0\], sides: 16 is more than 15"),
        ("dummy", {"pending": {"frames": [[0, 7, *[0] * 9]]}}, r"pending.frames\[0\], hero: 7 is more than 0"),
        ("dummy", {"pending": {"ask": 18}}, "pending.ask: 18 is more than 17"),
        ("dummy", {"pending": {"asker": 1}}, "pending.asker: 1 is more than 0"),
        ("dummy", {"pending": {"picks": [[0, 0]] * 65}}, "pick_kind: at most 64 fit, not 65"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(boss: str, position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words) as found:
        scene(boss, **position)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("boss", "options", "position"),
    [
        ("dummy", {"overheal": True}, {"heroes": [{"hp": 22}], "enemy": {"hp": [34]}}),
        ("dummy", {"players": 2}, {"board": {"N2": {"card": "bd2"}}, "enemy": {"hp": [60]}}),
        ("egg", {}, {"enemy": {"armor": [31]}}),
        ("egg", {"players": 2}, {"board": {"S1": {"card": MOM, "holder": None, "hp": 6}}}),
        ("krampus", {}, {"board": {"N2": {"card": "bd2"}}, "kraxe": [["bd3", 0]]}),
        ("horseman", {}, {"board": {"N1": {"card": HEAD, "holder": None}}}),
        ("dummy", {}, {"heroes": [{"piles": {"gold": ["ld9"]}, "hand": ["bd2"] * 5}]}),
        ("dummy", {}, {"act": 1, "loot": ["claw_dagger"], "bosses": ["egg", "dummy"], "fought": 3}),
        ("dummy", {}, {"enemy": {"deck": ["gift"] * 9}}),
    ],
)
def test_what_can_be_is_not(boss: str, options: dict[str, Any], position: dict[str, Any]) -> None:
    assert legal(scene(boss, options=options, **position))


def test_a_member_without_health_has_fallen_and_the_other_way_round() -> None:
    by_health = scene("wild_hunt", enemy={"hp": [15, 10, 0, 10]})
    by_fall = scene("wild_hunt", enemy={"fallen": 4})

    assert (4, [15, 10, 0, 10]) == (by_health.fallen, list(by_health.boss_hp))
    assert (4, [15, 10, 0, 10]) == (by_fall.fallen, list(by_fall.boss_hp))


def test_protections_that_were_read_are_part_of_a_position() -> None:
    """R2: where the second hero of a removal is asked, the first one's protector is gone already."""
    board = {"N1": {"card": "ward"}, "E1": {"card": "herb", "holder": 1}}
    more = {slot: {"card": card, "holder": 1} for slot, card in (("E2", "bd2"), ("S1", "bd3"))}
    state = scene("erlkoenig", options={"players": 2}, board={**board, **more}, enemy={"top": ["cold_grasp"]})
    play(state, "pass", "pass")

    back = GAME.read_position(state.to_position())
    play(back, "pick:1")  # type: ignore[arg-type]

    assert "herb" == back.to_position()["board"]["E1"]["card"] and "E2" not in back.to_position()["board"]


def test_every_position_of_a_game_is_possible() -> None:
    """Whole runs at random, with what stays and what heals beyond the start."""
    tables: tuple[dict[str, Any], ...] = (
        {"players": 2, "mode": "oneshot", "bosses": "wild_hunt", "hunt_positions": "random"},
        {"solo_two": True, "turnips_stay": True, "bosses": "ruebezahl", "overheal": True},
        {"bosses": "egg", "boss_hp_percent": 70, "boss_order": "choose"},
    )
    for seed, options in enumerate(tables):
        state, chance = new_game(seed, **options), Seeded(seed)
        while state.to_act():
            seat = state.to_act().bit_length() - 1
            move = GAME.novice.choose(state, seat, chance)
            state.play(seat, move, chance)
            assert state.to_position() == GAME.read_position(state.to_position()).to_position()
