"""The whole contract suite over one game: every table, every player, every bot; the tests run the same pieces."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import LEVELS, Game
from sacrarium.core.state import State
from sacrarium.search import bot

from .broken import demand
from .digest import same_again
from .knowledge import same_choice
from .moves import nonsense_is_no_notation
from .options import random_table, tables
from .players import PLAYERS
from .scripted import scripted_digest
from .walk import walk

Piece: TypeAlias = tuple[str, Callable[[], object]]

LOOKS = 9  # decisions of a game that are checked; of a longer game every second, third...


def suite(game: Game, examples: int) -> Iterator[Piece]:
    """Every part of the suite with its name; more examples, more games."""
    for options in tables(game):
        yield f"the contract at the table {_name(options)}", partial(keeps, game, options, examples)
    yield "any mixture of options", partial(keeps_with_any_options, game, examples)
    yield "C3 the same game again", partial(plays_again, game)
    yield "C3 the same game from a script", partial(plays_by_script, game)
    yield "C11 nonsense is no move", partial(nonsense_is_no_notation, game)
    yield "C11 notation of every move", partial(notation_is_unique, game)
    for level in LEVELS:
        yield f"the honesty of {level}", partial(is_honest, game, level, examples)


def keeps(game: Game, options: dict[str, Any], examples: int) -> None:
    """The contract at one table."""
    for seed, player in players(how_many(game, options, examples)):
        walk(game, options, seed, player, LOOKS)


def keeps_with_any_options(game: Game, examples: int) -> None:
    """The contract where several options differ from their defaults."""
    for seed, player in players(max(2, examples // 4)):
        walk(game, random_table(game, Seeded(seed)), seed, player, LOOKS)


def plays_again(game: Game) -> None:
    """C3: the same seed and moves give the same game."""
    for seed, player in players(8):
        same_again(game, tables(game)[0], seed, player)


def plays_by_script(game: Game) -> None:
    """C3: a game whose chance was written down can be played from the script."""
    for number, options in enumerate(by_seats(game)):
        ((seed, player),) = players(number + 1)[-1:]
        scripted_digest(game, options, seed, player)


def notation_is_unique(game: Game) -> None:
    """C11: whatever can be read is written the same way again."""
    for move in range(game.move_count):
        text = game.write_move(move)
        try:
            read = game.read_move(text)
        except SacrariumError:
            continue
        demand(read == move, "C11", f"move {move} is written '{text}', which is read as move {read}")


def is_honest(game: Game, level: str, examples: int) -> None:
    """A bot sees only what its seat sees, and makes legal moves. It thinks little here: honesty does not depend on it."""
    policy = bot(replace(game, search=replace(game.search, adept=5, master=15)), level)
    for seed in range(max(1, examples // 10)):
        for options in by_seats(game):
            chance = Seeded(seed)
            for state, seat in decisions(game, options, chance, examples):
                same_choice(policy, state, seat, chance.below(1000))


def how_many(game: Game, options: dict[str, Any], examples: int) -> int:
    """Games to be played at this table: all with the usual number of seats, half with another, else a share."""
    if set(options) - {"players"}:
        return max(1, examples // 10)
    usual = options.get("players", game.default_seats) == game.default_seats
    return examples if usual else max(2, examples // 2)


def by_seats(game: Game) -> list[dict[str, Any]]:
    """A table with each number of seats, and otherwise the defaults."""
    return [options for options in tables(game) if set(options) <= {"players"}]


def players(count: int) -> list[tuple[int, str]]:
    """So many seeds, each with one of the players in turn."""
    kinds = list(PLAYERS)
    return [(seed, kinds[seed % len(kinds)]) for seed in range(count)]


def decisions(game: Game, options: dict[str, Any], chance: Chance, most: int) -> list[tuple[State, Seat]]:
    """Up to so many decisions of a random game, spread evenly from its first to its last."""
    met = []
    state = game.new(game.read_options(options), chance)
    while state.to_act():
        seat = state.next_seat()
        met.append((state.copy(), seat))
        state.play(seat, state.pick(seat, chance), chance)
    looks = min(most, len(met))
    return [met[look * (len(met) - 1) // max(1, looks - 1)] for look in range(looks)]


def _name(options: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "with its defaults"
