"""One whole game under all checks."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.game import Game
from sacrarium.core.policy import Policy
from sacrarium.core.record import Record
from sacrarium.core.state import State

from . import between, copies, knowledge, moves, pieces, together, uncovering
from .broken import ContractBroken
from .players import PLAYERS
from .table import Moment, acting

Check: TypeAlias = Callable[[Moment], None]

CHECKS: Final[dict[str, Check]] = {
    "C1": moves.moves_are_there,
    "C2": moves.illegal_moves_are_refused,
    "C6": knowledge.imagined_looks_the_same,
    "C6 between": between.moments_between_look_the_same,
    "C7": knowledge.imagining_needs_the_view_alone,
    "C8": together.answers_are_secret,
    "C9": copies.copy_is_independent,
    "C10": copies.pickle_gives_it_back,
    "C11": moves.notation_reads_back,
    "C12": copies.position_gives_it_back,
    "C13": uncovering.what_is_uncovered_is_said,
}


class Walk:
    """A game from its setup to its end, looked at on the way; `record` always holds the moves so far."""

    def __init__(self, game: Game, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.record = Record(game.name, game.rules_version, options, seed)
        self.chance = Seeded(seed)
        self.luck = Seeded(seed + 1)  # of the players and of the checks: it is not the game's
        self.state = game.new(self.options, self.chance)
        self.pieces = pieces.all_pieces(game, self.state)
        self.positions: dict[int, object] = {}
        self.secrets = knowledge.Secrets()

    def look(self, checks: dict[str, Check]) -> None:
        """Hold the position against every check."""
        pieces.pieces_are_kept(self.game, self.state, self.pieces)
        for check in checks.values():
            check(Moment(self.game, self.state, self.luck))
        self.secrets.look(self.state, self.luck)
        copies.record_reads_back(self.record)
        self.positions[len(self.record.moves)] = self.state.to_position()

    def step(self, seat: Seat, policy: Policy) -> None:
        """One move."""
        move = int(policy.choose(self.state, seat, self.luck))
        self.state.play(seat, move, self.chance)
        self.record = self.record.with_move(seat, self.game.write_move(move))
        pieces.ends_in_time(self.game, self.options, len(self.record.moves) + bool(self.state.to_act()))

    def next_seat(self) -> Seat:
        """One of the seats that are to act: not always the first."""
        asked = acting(self.state)
        return asked[0] if len(asked) == 1 else asked[self.luck.below(len(asked))]

    def play(self, policy: Policy) -> None:
        """To the end, without a look: only then it is known how long the game lasts."""
        while self.state.to_act():
            self.step(self.next_seat(), policy)

    def end(self) -> None:
        """What can be told when no more moves follow."""
        if not self.state.to_act():
            pieces.the_end_is_sound(self.state)
            self.secrets.are_kept()
        copies.record_replays(self.game, self.record, self.positions)


def walk(
    game: Game,
    options: dict[str, Any],
    seed: int,
    player: str = "random",
    looks: int | None = None,
    checks: dict[str, Check] = CHECKS,
) -> Record:
    """Play a game, then check all its decisions or about so many; what breaks the contract carries the record."""
    going = Walk(game, options, seed)
    try:
        with _broken_with_record(going):
            going.play(PLAYERS[player]())
    except ContractBroken:
        walk_again(game, going.record, checks=checks)  # a check may tell why it came to that
        raise
    walk_again(game, going.record, looks, checks)
    return going.record


def walk_again(
    game: Game, record: Record, looks: int | None = None, checks: dict[str, Check] = CHECKS
) -> None:
    """Follow the moves of a record; check every position on the way, or about so many of them, and the last."""
    going = Walk(game, record.options, record.seed)
    every = 1 if looks is None else max(1, math.ceil(len(record.moves) / looks))
    with _broken_with_record(going):
        for number, entry in enumerate(record.moves):
            if number % every == record.seed % every:
                going.look(checks)
            going.step(entry.seat, _Said(game.read_move(entry.move)))
        going.look(checks)
        going.end()


@contextmanager
def _broken_with_record(going: Walk) -> Iterator[None]:
    """Whatever goes wrong is told with the moves that lead there."""
    try:
        yield
    except ContractBroken as broken:
        broken.record = going.record
        raise
    except Exception as error:
        found = ContractBroken("C1", f"the game fell over with {type(error).__name__}: {error}")
        found.record = going.record
        raise found from error


class _Said(Policy):
    """The move that a record tells."""

    def __init__(self, move: int) -> None:
        self.move = move

    def choose(self, state: State, seat: Seat, chance: Chance) -> int:
        return self.move
