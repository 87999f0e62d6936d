"""Plays games that nobody thought of, under all checks of the contract, for as long as it is told to.

`python -m sacrarium.fuzz sarkophag --minutes 10` takes random options and players that look for trouble. A game
that breaks the contract is saved as a record, which `tests/contract/records` can keep as a test.
"""

import argparse
import math
import sys
import time
from pathlib import Path

from sacrarium import engine
from sacrarium.contract import PLAYERS, ContractBroken, random_table, walk
from sacrarium.core import record as records
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.errors import BadOptions, SacrariumError
from sacrarium.core.game import Game
from sacrarium.games import game_named

LOOKS = 40  # decisions of a game that are checked; of a longer game every second, third...


class Fuzzer:
    """Counts what it has played, and keeps what it has broken."""

    def __init__(self, game: Game, seed: int, out: Path) -> None:
        self.game = game
        self.seed = seed
        self.out = out
        self.chance: Chance = Seeded(seed)
        self.games = 0
        self.moves = 0
        self.broken: list[str] = []

    def play_one(self) -> None:
        """One game with random options, by a random player."""
        options = random_table(self.game, self.chance)
        player = list(PLAYERS)[self.chance.below(len(PLAYERS))]
        seed = self.chance.below(2**31 - 1)
        try:
            record = walk(self.game, options, seed, player, LOOKS)
        except ContractBroken as broken:
            self.keep(broken, options, seed, player)
        else:
            self.moves += len(record.moves)
        self.games += 1

    def keep(self, broken: ContractBroken, options: dict[str, object], seed: int, player: str) -> None:
        """Save the game as far as it went, under the number of the check that it broke."""
        self.broken.append(str(broken))
        print(f"\n{broken}")
        print(f"  options {options}, seed {seed}, player {player}")
        if broken.record is not None:
            self.save(broken.record, self.out / f"{self.game.name}_{broken.check.lower()}_{seed}.json")

    def save(self, record: records.Record, path: Path) -> None:
        """Keep the record; where that cannot be, what was printed is enough to find it again."""
        try:
            self.out.mkdir(parents=True, exist_ok=True)
            records.save(record, path)
        except (OSError, SacrariumError) as error:
            print(f"  could not be saved: {error}")
        else:
            print(f"  saved as {path}")

    def summary(self) -> str:
        """What came of it, in one line."""
        found = f"{len(self.broken)} broken" if self.broken else "nothing broken"
        games = "1 game" if self.games == 1 else f"{self.games:,} games"
        return f"{self.game.title}: {games}, {self.moves:,} moves, {found} (seed {self.seed})"


def main(arguments: list[str] | None = None) -> int:
    """The command line; 0: nothing broken, 1: something broken, 2: cannot start."""
    given = _parser().parse_args(arguments)
    try:
        _check(given.minutes, given.games)
        fuzzer = Fuzzer(game_named(given.game), given.seed, given.out)
    except SacrariumError as error:
        print(f"sacrarium.fuzz: {error}", file=sys.stderr)
        return 2
    print(f"{fuzzer.game.title}, {engine()}; Ctrl-C ends it.")
    try:
        _run(fuzzer, given.minutes * 60, given.games)
    except KeyboardInterrupt:
        print("\nStopped.", end="")
    print(f"\n{fuzzer.summary()}")
    return 1 if fuzzer.broken else 0


def _check(minutes: float, games: int | None) -> None:
    """Nothing can be found out in no games, or in less than no time."""
    if not 0 <= minutes < math.inf:
        raise BadOptions(f"--minutes must be 0 or more, not {minutes:g}")
    if games is not None and games < 1:
        raise BadOptions(f"--games must be 1 or more, not {games}")


def _run(fuzzer: Fuzzer, seconds: float, games: int | None) -> None:
    end = time.monotonic() + seconds
    shown = 0.0
    while not fuzzer.broken and (time.monotonic() < end if games is None else fuzzer.games < games):
        fuzzer.play_one()
        if sys.stdout.isatty() and time.monotonic() - shown > 0.5:
            shown = time.monotonic()
            left = f"{max(0, end - shown):.0f} s left" if games is None else f"of {games}"
            print(f"\r{fuzzer.games:,} games, {fuzzer.moves:,} moves, {left}   ", end="", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m sacrarium.fuzz", description="Play strange games under all checks of the contract."
    )
    parser.add_argument("game", metavar="GAME", help="the name of a game, for example sarkophag")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (default: 1)")
    parser.add_argument("--games", type=int, help="how many games, instead of how long")
    parser.add_argument("--seed", type=int, default=0, help="where the strange games come from (default: 0)")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("build/fuzz"),
        help="folder for records of broken games (default: build/fuzz)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
