"""Leaf counts per depth, our perft: how many ways there are to play on from a position.

A line of a counts file is a position (options, seed, moves made at random) and its counts for depths 1, 2, 3...
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.state import State
from sacrarium.games import GAMES

HERE = Path(__file__).parent


class Counted(NamedTuple):
    """One line of a counts file."""

    game: str
    options: dict[str, Any]
    seed: int
    moves: int
    counts: tuple[int, ...] = ()

    def __str__(self) -> str:
        counts = " ".join(map(str, self.counts))
        return f"{json.dumps(self.options)} seed {self.seed} after {self.moves}: {counts}"


POSITIONS = (
    *(Counted("sarkophag", {"players": players}, 1, 0) for players in (3, 4, 5, 6)),
    Counted("sarkophag", {"players": 3}, 2, 15),
    Counted("sarkophag", {"players": 4}, 3, 22),
    Counted("sarkophag", {"players": 4, "release_after_break": True}, 3, 22),
    Counted("sarkophag", {"players": 5}, 4, 35),
    Counted("sarkophag", {"players": 6}, 5, 48),
    Counted("sarkophag", {"players": 6, "release_after_break": True}, 5, 48),
    Counted("sarkophag", {"players": 6}, 6, 54),
    Counted("sacrifice_duel", {}, 1, 0),
    Counted("sacrifice_duel", {}, 2, 20),
    Counted("sacrifice_duel", {"led_tie": "leader_wins"}, 3, 75),
    Counted("sacrifice_duel", {"joker_card_wins": False, "first_buyer": "hand_loser"}, 4, 120),
    Counted("sacrifice_duel", {}, 5, 150),
    Counted("sacrifice_circle", {}, 1, 0),
    Counted("sacrifice_circle", {}, 2, 30),
    Counted("sacrifice_circle", {"walk": "exact"}, 3, 35),
    Counted("sacrifice_circle", {"second_item": "leave", "path_choice": "fixed"}, 4, 40),
    Counted("sacrifice_circle", {"health": 30}, 5, 50),
    *(Counted("sacre_bleu", {"players": players}, 1, 0) for players in (2, 4, 7)),
    Counted("sacre_bleu", {"players": 3}, 2, 60),
    Counted("sacre_bleu", {"players": 5, "return_zero": False}, 3, 200),
    Counted("sacre_bleu", {"players": 2, "preclude": "off"}, 4, 90),
    Counted("sacrifight", {"bosses": "erlkoenig"}, 1, 5),
    Counted("sacrifight", {"players": 2, "bosses": "egg"}, 2, 24),
    Counted("sacrifight", {"hero": "nachzehrer", "bosses": "krampus"}, 3, 12),
)


def path_of(game: str) -> Path:
    return HERE / f"{game}.txt"


def read_counts(game: str) -> Iterator[Counted]:
    """The lines of a counts file; a game that is not counted yet has none."""
    if not path_of(game).exists():
        return
    for line in path_of(game).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            place, _, counts = line.rpartition(": ")
            options, _, rest = place.rpartition(" seed ")
            seed, _, moves = rest.partition(" after ")
            yield Counted(game, json.loads(options), int(seed), int(moves), tuple(map(int, counts.split())))


def start_of(counted: Counted) -> State:
    """The position of a line."""
    game: Game = GAMES[counted.game]
    chance = Seeded(counted.seed)
    state = game.new(game.read_options(counted.options), chance)
    for _ in range(counted.moves):
        seat = state.next_seat()
        state.play(seat, state.pick(seat, chance), chance)
    return state


def leaves(state: State, depth: int) -> int:
    """How many sequences of so many moves there are; a game that ends before counts as none."""
    if not state.to_act():
        return 0
    seat = state.next_seat()
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = state.copy()
        after.play(seat, move, Seeded(depth))
        total += leaves(after, depth - 1)
    return total


def counts_up_to(state: State, most: int) -> Iterator[int]:
    """Counts for depths 1, 2, 3... until one passes the limit or the game ends."""
    depth, found = 1, leaves(state, 1)
    while found:
        yield found
        if found > most:
            return
        depth += 1
        found = leaves(state, depth)
