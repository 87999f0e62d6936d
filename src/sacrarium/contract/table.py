"""A position with everything that a check may need to ask about it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from sacrarium.core.bits import Move, Seat, members_of
from sacrarium.core.chance import Chance
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.state import State


@dataclass(frozen=True)
class Moment:
    """One decision of one game, for the checks to look at."""

    game: Game
    state: State
    chance: Chance  # of the checks: not the game's


def seats_of(state: State) -> range:
    """All seats of the table."""
    return range(state.seats())


def viewers_of(state: State) -> list[Seat | None]:
    """All seats, and somebody who only watches."""
    return [*seats_of(state), None]


def acting(state: State) -> list[Seat]:
    """The seats that must decide now."""
    return list(members_of(state.to_act()))


def choices(state: State) -> Iterator[tuple[Seat, Move]]:
    """Every legal move of every seat that is to act."""
    for seat in acting(state):
        for move in state.legal(seat):
            yield seat, move


def all_moves(game: Game) -> range:
    """Every number that could be a move, and some that could not."""
    return range(-2, game.move_count + 3)


def some_moves(now: Moment, about: int) -> range:
    """About so many of them, evenly spread: others at every look."""
    every = 1 + now.game.move_count // about
    return all_moves(now.game)[now.chance.below(every) :: every]


def as_data(thing: object) -> Any:
    """A view, an event or a position as plain data."""
    return msgspec.to_builtins(thing)


def as_bytes(thing: object) -> bytes:
    """The same as bytes: equal things, equal bytes."""
    return msgspec.json.encode(thing, order="deterministic")


def play_on(state: State, chance: Chance, most: int) -> int:
    """Play at random, at most so many moves; returns how many were made."""
    made = 0
    while state.to_act() and made < most:
        seat = acting(state)[0]
        state.play(seat, state.pick(seat, chance), chance)
        made += 1
    return made


def seen(journal: Journal, viewers: list[Seat | None]) -> list[Any]:
    """What each of these viewers has learnt from the events."""
    return [as_data(journal.seen_by(viewer)) for viewer in viewers]


def new_state(game: Game, options: dict[str, Any], chance: Chance, journal: Journal | None = None) -> State:
    """A game with these options that has just been set up."""
    return game.new(game.read_options(options), chance, journal)
