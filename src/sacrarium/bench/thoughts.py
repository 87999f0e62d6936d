"""What a simulation costs in the search of every game, over whole games: `python -m sacrarium.bench.thoughts [GAME ...]`.

Novices play; every seventh decision is thought about with so many simulations, as a master thinks. The digest is one of all
that was thought: who makes a search faster and has the same digest as before has changed no thought.
"""

import argparse
import sys
import time
import zlib
from typing import Final

import msgspec

from sacrarium.core.bits import Seat, members_of
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions, SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.state import State
from sacrarium.games import GAMES, game_named
from sacrarium.search.bots import grows_a_tree, searcher

EVERY: Final = 7  # of so many decisions one is thought about
INTERRUPTED: Final = 130
MOST: Final = 1_000_000


class Thoughts(msgspec.Struct):
    """All thoughts of one kind about one game."""

    decisions: int = 0
    simulations: int = 0
    seconds: float = 0.0  # of the processor
    digest: int = 0

    @property
    def each(self) -> float:
        """Microseconds that a simulation took."""
        return 1e6 * self.seconds / max(1, self.simulations)


def measure(game: Game, simulations: int, games: int) -> dict[str, Thoughts]:
    """By kind of search: what the thoughts about whole games came to."""
    found: dict[str, Thoughts] = {}
    for seed in range(games):
        chance, number = Seeded(seed), 0
        state = game.new(game.read_options({}), chance)
        while acting := state.to_act():
            for seat in members_of(acting):
                if number % EVERY == 0:
                    kind = "tree" if grows_a_tree(game.search, state) else "rollouts"
                    think(game, state, seat, Seeded(number), simulations, found.setdefault(kind, Thoughts()))
                state.play(seat, game.novice.choose(state, seat, chance), chance)
                number += 1
    return found


def think(game: Game, state: State, seat: Seat, chance: Seeded, simulations: int, thoughts: Thoughts) -> None:
    """One decision more."""
    began = time.process_time()
    report = searcher(game, state).think(state, seat, chance, simulations)
    thoughts.seconds += time.process_time() - began
    thoughts.decisions += 1
    thoughts.simulations += report.simulations
    thoughts.digest = zlib.crc32(msgspec.json.encode(report), thoughts.digest)


def row(game: Game, kind: str, found: Thoughts) -> str:
    """One line of the table."""
    return f"{game.name:<18}{kind:<11}{found.decisions:>9}{found.simulations:>13}{found.each:>14.2f}   {found.digest:08x}"


def main(arguments: list[str] | None = None) -> int:
    """Measure the named games, or all, with as many seats as they usually have."""
    parser = argparse.ArgumentParser(
        prog="sacrarium.bench.thoughts", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("games", metavar="GAME", nargs="*")
    parser.add_argument("--simulations", type=int, default=1000, metavar="N", help="for each decision")
    parser.add_argument("--games", dest="count", type=int, default=3, metavar="K")
    given = parser.parse_args(arguments)
    try:
        games = [game_named(name) for name in given.games] or list(GAMES.values())
        if given.count < 1 or not 1 <= given.simulations <= MOST:
            raise BadOptions(f"--games must be at least 1, --simulations 1 to {MOST}")
    except SacrariumError as error:
        print(f"sacrarium.bench.thoughts: {error}", file=sys.stderr)
        return 1
    try:
        report(games, given.simulations, given.count)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def report(games: list[Game], simulations: int, count: int) -> None:
    """A line for each kind of search as soon as its game is known."""
    print(f"{'game':<18}search     decisions  simulations  microseconds   digest")
    for game in games:
        for kind, found in sorted(measure(game, simulations, count).items()):
            print(row(game, kind, found), flush=True)


if __name__ == "__main__":
    sys.exit(main())
