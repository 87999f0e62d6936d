"""What is pending and what lasts: records with names, and the rows of numbers that positions have had from the start."""

from dataclasses import astuple
from typing import Any

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadPosition
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import columns, places
from sacrarium.games.sacrifight.fight.records import Frame, Lasting, no_frames
from sacrarium.games.sacrifight.state import FightState

from .board import GAME, new_game, scene

OPTIONS = (
    {"players": 2, "bosses": "krampus", "witch_yes": "extra"},
    {"solo_two": True, "bosses": "wild_hunt", "hero": "witch", "partner": "nachzehrer"},
    {"players": 2, "bosses": "neighbor", "hero": "hunter", "partner": "lumberjack"},
)


def step_of(state: FightState, op: int) -> int:
    """Where an instruction stands in the code."""
    return next(step for step in range(6000) if state.program.code_at(c.WIDTH * step) == op)


def test_an_array_of_records_holds_values() -> None:
    frames = no_frames()
    before = frames[:]
    frames[0].hero = 1
    frames[1] = frames[0]
    frames[1].slot = 5

    assert (0, 1, c.NONE, 5) == (before[0].hero, frames[1].hero, frames[0].slot, frames[1].slot)


def test_a_board_hands_out_copies_and_takes_records_back() -> None:
    state = scene()
    state.put_frame(3, Frame(step=9, left=2, sides=c.EVERYWHERE))
    state.put_lasting(2, Lasting(what=c.BLOCKED, uses=1))
    taken = state.frame(3)
    taken.left = 7

    assert Frame(step=9, left=2, sides=c.EVERYWHERE) == state.copy().frame(3)
    assert Lasting(what=c.BLOCKED, uses=1) == state.lasting(2)


@pytest.mark.parametrize(
    ("op", "remembered", "repeated", "fields"),
    [
        (c.DRAW, 3, 0, {"left": 2}),
        (c.REPEAT, 0, 3, {"left": 2}),
        (c.PLACE, 3, 0, {"chosen": 2}),
        (c.CONSENT, 0, 0, {"chosen": 0}),
        (c.B5_END, 3, 1, {"chosen": 2, "done": 1}),
        (c.B3, 3, 0, {"done": 3}),
        (c.PEEK, 2, -1, {"left": 2, "shown": -1}),
        (c.TOSS, 6, 0, {"coin": c.SWAPPING}),
    ],
)
def test_what_an_instruction_remembers(
    op: int, remembered: int, repeated: int, fields: dict[str, int]
) -> None:
    state = scene()
    row = (step_of(state, op), 1, 4, 5, 1, c.X_FREE, remembered, repeated, 2, 0, 6)
    frame = columns.to_frame(state, row)
    state.put_frame(1, frame)

    assert Frame(*row[:6], sides=2, sacrificed=6, **fields) == frame and row == columns.of_frame(state, 1)


def test_a_move_from_piles_remembers_how_many_and_how_many_have_been() -> None:
    state = scene()
    step = next(
        step
        for step in range(6000)
        if state.program.code_at(c.WIDTH * step) == c.MOVE and columns.moves_from_pile(state, c.WIDTH * step)
    )
    frame = columns.to_frame(state, (step, 0, -1, -1, -1, 0, 3 + 64 * 5, 0, 0, 0, -1))

    assert (2, 5) == (frame.left, frame.done)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_position_keeps_what_is_remembered(options: dict[str, Any]) -> None:
    for seed in range(12):
        state, chance = new_game(seed, **options), Seeded(seed)
        while state.to_act():
            back = GAME.read_position(state.to_position())
            assert isinstance(back, FightState) and remembered(state) == remembered(back)
            seat = state.to_act().bit_length() - 1
            state.play(seat, state.pick(seat, chance), chance)


def remembered(state: FightState) -> list[tuple[int, ...]]:
    """All of every frame and entry but the heroes that a text meant, or who got the old card: one of the two counts."""
    frames = [state.frame(at) for at in range(state.depth)]
    for frame in frames:
        frame.meant, frame.heir = frame.meant or frame.heir, 0
    return [*map(astuple, frames), *(astuple(state.lasting(place)) for place in range(state.lasts_n))]


@pytest.mark.parametrize(
    "position",
    [
        {"lasting": [[0] * 11] * 41},
        {"pending": {"frames": [[0] * 11] * 33}},
        {"pending": {"frames": [[6000, *[0] * 10]]}},
        {"pending": {"frames": [[-1, *[0] * 10]]}},
        {"pending": {"frames": [[0] * 10]}},
    ],
)
def test_rows_that_cannot_be(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        scene(**position)


def test_several_places_in_one_number() -> None:
    pick = places.pick_of(c.ON_BOARD, c.BOSS, 63)

    assert (c.ON_BOARD, c.BOSS, 63) == (places.zone_of(pick), places.hero_of(pick), places.place_of(pick))
    assert places.pick_of(c.ON_BOARD, c.BOSS, 0) == places.pile_of(pick)
    assert (c.WEST, 1) == (places.side_of(7), places.number_of(7))
    assert (c.NORTH, c.SOUTH, c.EAST) == (
        places.clockwise(c.WEST), places.counterclockwise(c.WEST), places.opposite(c.WEST),
    )  # fmt: skip


def test_a_play_names_its_card_and_where_it_goes() -> None:
    into, onto = GAME.read_move("play:3:W"), GAME.read_move("play:4:on:W2")

    assert (2, c.WEST) == (places.place_played(into), places.side_played(into))
    assert (3, 7) == (places.place_played(onto), places.slot_covered(onto))
