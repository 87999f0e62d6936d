"""Bots think in processes of their own, because a compiled search lets nothing else run beside it.

A worker gets an imagined position, never the true one: the hidden cards of the others do not reach a bot. A worker that
dies is replaced and the thought begun again; where that does not help, the rules of thumb answer here and now, so a
table never waits for ever.
"""

import gc
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.policy import Policy, RandomPolicy
from sacrarium.core.processes import end_with_parent, ignoring_ctrl_c
from sacrarium.core.state import State
from sacrarium.games import game_named
from sacrarium.search import SearchBot, bot
from sacrarium.search.choices import Choice
from sacrarium.search.review import Decision, Judged, judge

from .hints import weigh
from .match import Match
from .messages import Hint
from .seating import Bot

TRIES: Final = 3
MOST_WORKERS: Final = 2
LONGEST_THOUGHT: Final = 1500  # milliseconds, where the machine is slow or the rules run uncompiled
LONGEST_QUICK_PIECE: Final = (
    150  # milliseconds, where a quick bot goes on with a choice: far below a third of a beat
)
LONGEST_SECOND_THOUGHT: Final = 600  # milliseconds for each decision of a game that is over

T = TypeVar("T")


class LevelInfo(msgspec.Struct, frozen=True):
    """A strength of bots, in words."""

    name: str
    title: str
    words: str


LEVEL_INFOS: Final = (
    LevelInfo("random", "Random", "Plays whatever the rules allow."),
    LevelInfo("novice", "Novice", "Plays by rules of thumb."),
    LevelInfo("adept", "Adept", "Weighs what may come before every move."),
    LevelInfo("master", "Master", "Weighs it far more thoroughly than an adept."),
)


# -- in a worker -----------------------------------------------------------------------------------


def choose(
    game: str, state: State, seat: Seat, level: str, seed: int, milliseconds: int = LONGEST_THOUGHT
) -> str:
    """The move of a bot in a position that it imagines."""
    found = game_named(game)
    policy = bot(found, level)
    if isinstance(policy, SearchBot):
        policy.milliseconds = milliseconds
    return found.write_move(policy.choose(state, seat, Seeded(seed)))


def judged(game: str, state: State, seat: Seat, made: Choice, seed: int) -> Judged:
    """What a master thinks of a choice that was made."""
    found = game_named(game)
    return judge(found, state, seat, made, Seeded(seed), found.search.master, LONGEST_SECOND_THOUGHT)


def _begin() -> None:
    """A worker leaves ctrl-C to the server, and ends when the server is gone, however that came about."""
    gc.freeze()  # what is loaded stays: to look it through for garbage takes ten milliseconds of a thought
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


# -- in the server ---------------------------------------------------------------------------------


class Workers:
    """A few processes that think; they start at the first thought."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or min(MOST_WORKERS, os.cpu_count() or 1)
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def move(self, match: Match, seat: Seat, piece: bool = False) -> "Future[str]":
        """The move of the bot on this seat, which is asked. Bots that are asked at once share the longest thought."""
        longest = LONGEST_QUICK_PIECE if piece else LONGEST_THOUGHT
        share = longest * self._count // max(self._count, len(match.bots_asked()))
        level = level_at(match, seat)
        return self.run(
            choose, match.game.name, match.imagined(seat), seat, level, secrets.randbits(63), share
        )

    def hint(self, match: Match, seat: Seat) -> "Future[Hint]":
        """What a master would do on this seat, which is asked."""
        seed, company = secrets.randbits(63), match.company(seat)
        return self.run(weigh, match.game.name, match.imagined(seat), seat, seed, company, LONGEST_THOUGHT)

    def second_thought(self, match: Match, seat: Seat, decision: Decision) -> "Future[Judged]":
        """What a master thinks of a decision of this seat in a game that is over."""
        return self.judge(match.game, decision, seat)

    def judge(self, game: Game, decision: Decision, seat: Seat) -> "Future[Judged]":
        """The same for a recorded game."""
        return self.run(judged, game.name, decision.state, seat, decision.moves, secrets.randbits(63))

    def warm(self) -> None:
        """Start a worker before it is needed."""
        self.run(os.getpid)

    def run(self, function: Callable[..., T], *given: Any) -> "Future[T]":
        """Call the function in a worker; if the worker dies, in another."""
        answer: Future[T] = Future()
        answer.set_running_or_notify_cancel()
        self._try(answer, TRIES, function, given)
        return answer

    def close(self) -> None:
        """No more thoughts; those that have not begun are dropped."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _try(
        self, answer: "Future[T]", tries: int, function: Callable[..., T], given: tuple[Any, ...]
    ) -> None:
        try:
            pool = self._working()
            with ignoring_ctrl_c():
                thought = pool.submit(function, *given)
        except BrokenProcessPool as error:
            self._again(answer, tries, function, given, pool, error)
        except (RuntimeError, OSError) as error:  # closed, or no process can be started
            answer.set_exception(error)
        else:
            thought.add_done_callback(lambda done: self._settle(answer, tries, function, given, pool, done))

    def _settle(
        self,
        answer: "Future[T]",
        tries: int,
        function: Callable[..., T],
        given: tuple[Any, ...],
        pool: ProcessPoolExecutor,
        done: "Future[T]",
    ) -> None:
        if done.cancelled():
            answer.set_exception(CancelledError())
        elif isinstance(error := done.exception(), BrokenProcessPool):
            self._again(answer, tries, function, given, pool, error)
        elif error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(done.result())

    def _again(
        self,
        answer: "Future[T]",
        tries: int,
        function: Callable[..., T],
        given: tuple[Any, ...],
        pool: ProcessPoolExecutor,
        error: BaseException,
    ) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
        if tries > 1:
            self._try(answer, tries - 1, function, given)
        else:
            answer.set_exception(error)

    def _working(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._closed:
                raise RuntimeError("the workers have gone home")
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)
            return self._pool


def level_at(match: Match, seat: Seat) -> str:
    """How strong the bot on this seat is."""
    sitter = match.table.seats[seat]
    if not isinstance(sitter, Bot):
        raise SacrariumError(f"seat {seat} is not a bot's")
    return sitter.level


def is_quick(match: Match, seat: Seat) -> bool:
    """Whether this bot's thoughts are always short; a master's take as long as they take."""
    return level_at(match, seat) != "master"


def here_and_now(match: Match, seat: Seat, level: str | None = None) -> str:
    """The move of a bot, thought in this process."""
    return choose(
        match.game.name, match.imagined(seat), seat, level or level_at(match, seat), secrets.randbits(63)
    )


def simple_move(match: Match, seat: Seat) -> str:
    """Some legal move, by rules of thumb if they work: for when thinking has failed."""
    chance = Seeded(secrets.randbits(63))
    policies: tuple[Policy, ...] = (match.game.novice, RandomPolicy())
    for policy in policies:
        move = policy.choose(match.imagined(seat), seat, chance)
        if match.state.is_legal(seat, move):
            return match.game.write_move(move)
    return match.game.write_move(match.state.legal(seat)[0])
