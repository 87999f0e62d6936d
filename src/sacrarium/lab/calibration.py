"""How often a seat wins that follows a master's advice, beside what the search thought its move was worth.

    python -m sacrarium.lab.calibration GAME FILE [--positions N] [--seed S]

Games are played by searches. Some decisions are thought about as for a hint, the move that looks best is made, and what the seat won in the end
is written down: a line in FILE for each game. A run that was stopped goes on where it was. When there are enough positions, the chances
are fitted and compared with what was won, each half of the games by the fit of the other half.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from sacrarium.core.bits import lowest
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.games import game_named
from sacrarium.search import SearchBot, consider
from sacrarium.search.chances import distance, even_of

from .curves import Position, bins, fit, held_out, mean_error, mean_luck

SEED: Final = 19_000_001
POSITIONS: Final = 2_000


class Setting(msgspec.Struct, frozen=True):
    """At which tables the positions of a game arise, and how long is thought."""

    tables: tuple[dict[str, Any], ...]  # one game after the other takes the next
    playing: int  # simulations for a move
    looking: int  # simulations for a position that is written down
    often: float  # which part of the decisions is written down


SETTINGS: Final = {
    "sarkophag": Setting(
        (
            *({"players": seats} for seats in (4, 3, 4, 5, 4, 6)),
            {"players": 4, "match": "limit"},
        ),
        playing=500,
        looking=5_000,
        often=0.15,
    ),
    "sacrifice_duel": Setting(({},), playing=1_000, looking=5_000, often=0.04),
    "sacre_bleu": Setting(
        tuple({"players": seats} for seats in (2, 3, 4)), playing=60, looking=300, often=0.035
    ),
    "sacrifice_circle": Setting(({},), playing=2_000, looking=4_000, often=0.02),
    "sacrifight": Setting(({"mode": "oneshot"}, {"mode": "run"}), playing=200, looking=400, often=0.035),
}


class Played(msgspec.Struct, frozen=True):
    """A game, and the positions that were written down."""

    seed: int
    positions: tuple[Position, ...]


def play(game: Game, setting: Setting, number: int, seed: int) -> Played:
    """One game from its seed."""
    options = dict(setting.tables[number % len(setting.tables)])
    chance, choice = Seeded(seed), random.Random(seed)
    if game.name == "sacrifight":
        options["hero"], options["partner"] = choice.sample(heroes(game), 2)
        options["players"] = 1 + choice.randrange(2)
    state = game.new(game.read_options(options), chance)
    bot = SearchBot(game, setting.playing)
    seen: list[tuple[float, float, float, int, int]] = []
    while acting := state.to_act():
        seat = lowest(acting)
        if len(state.legal(seat)) > 1 and choice.random() < setting.often:
            move = consider(game, state, seat, chance, setting.looking).moves[0]
            far, early = distance(game, state)
            seen.append((move.value, far, early, seat, state.stage()))
            state.advance(seat, move.move, chance, None)
        else:
            state.advance(seat, bot.choose(state, seat, chance), chance, None)
    wins, last = game.wins(state), state.stage()
    even = even_of(game, state)
    return Played(
        seed,
        tuple(
            Position(
                round(value, 4),
                even,
                round(far, 3),
                1.0 if game.together and stage < last else wins[seat],
                round(early, 3),
            )
            for value, far, early, seat, stage in seen
        ),
    )


def heroes(game: Game) -> list[str]:
    """All heroes that may be chosen."""
    info = next(info for info in game.option_infos if info.name == "hero")
    return [str(choice.value) for choice in info.choices]


def gather(game: Game, file: Path, wanted: int, seed: int) -> list[Played]:
    """Games with at least so many positions, those that lie in the file already included."""
    found = [msgspec.json.decode(line, type=Played) for line in _lines(file)]
    count = sum(len(played.positions) for played in found)
    with file.open("ab") as out:
        while count < wanted:
            number = len(found)
            found.append(play(game, SETTINGS[game.name], number, seed + number))
            out.write(msgspec.json.encode(found[-1]) + b"\n")
            out.flush()
            count += len(found[-1].positions)
    return found


def _lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.exists() else []


def told(found: list[Played]) -> str:
    """The curve as it is kept in `search/data/chances.json`, and how far it misses."""
    games = [played.positions for played in found if played.positions]
    judged = bins(held_out(games))
    curve = fit([position for game in games for position in game])
    count = sum(map(len, games))
    lines = [
        f"{count} positions of {len(games)} games",
        msgspec.json.encode(curve).decode(),
        "told  won   positions",
        *(f"{100 * one.told:4.0f}  {100 * one.won:4.0f}  {one.count}" for one in judged),
        f"mean error {100 * mean_error(judged):.1f} points; luck alone would make {100 * mean_luck(judged):.1f}",
    ]
    return "\n".join(lines)


def main() -> None:
    """Gather, fit and tell."""
    parser = argparse.ArgumentParser(prog="python -m sacrarium.lab.calibration")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    found = gather(game_named(given.game), given.file, given.positions, given.seed)
    sys.stdout.write(told(found) + "\n")


if __name__ == "__main__":
    main()
