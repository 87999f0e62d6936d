"""Bots think elsewhere, know nothing they may not know, and always answer."""

import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy
from sacrarium.core.state import State
from sacrarium.games import game_named
from sacrarium.table.bots import (
    LEVEL_INFOS,
    LONGEST_THOUGHT,
    Workers,
    simple_move,
)
from sacrarium.table.match import Match
from sacrarium.table.seating import Bot, Person
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.tables import Tables

SARKOPHAG = game_named("sarkophag")
NAMES = ("Ida", "Jonas", "Mira", "Bela")
LEVELS = tuple(level.name for level in LEVEL_INFOS)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    workers = Workers(1)
    yield workers
    workers.close()


@pytest.fixture
def match() -> Match:
    """Seat 0 leads, and is an adept."""
    seats = (Bot("adept"), Person("Ida"), Bot("random"))
    return Tables(SqliteStore()).new(SARKOPHAG, {"first_dealer": 2}, seats)


def die_once(marker: str) -> str:
    """Ends its process as a crash would, the first time."""
    path = Path(marker)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "alive"


def die_always() -> None:
    os._exit(1)


def test_a_bot_answers_with_a_legal_move(workers: Workers, match: Match) -> None:
    assert (0,) == match.bots_asked()

    move = workers.move(match, 0).result()

    match.submit(0, move, 0)


def test_thinking_happens_in_another_process(workers: Workers) -> None:
    assert os.getpid() != workers.run(os.getpid).result()


def test_a_worker_that_dies_is_replaced_and_the_thought_begun_again(workers: Workers, tmp_path: Path) -> None:
    assert "alive" == workers.run(die_once, str(tmp_path / "died")).result()


def test_what_always_kills_its_worker_is_given_up(workers: Workers) -> None:
    with pytest.raises(BrokenProcessPool):
        workers.run(die_always).result()

    assert workers.run(os.getpid).result(), "the next thought has a worker again"


def test_an_error_in_a_worker_arrives(workers: Workers) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        workers.run(int, "fifteen").result()


def test_closed_workers_refuse() -> None:
    workers = Workers(1)
    workers.close()

    with pytest.raises(RuntimeError):
        workers.run(os.getpid).result()


def test_the_true_hands_never_leave_the_match(match: Match) -> None:
    """What a worker gets is imagined anew each time: only the bot's own hand is true."""
    truth = match.state.to_position()["hands"]
    imagined = [match.imagined(0).to_position()["hands"] for _ in range(20)]

    assert all(truth[0] == hands[0] for hands in imagined)
    assert len({str(hands[1:]) for hands in imagined}) > 1


def test_in_a_pinch_any_bot_has_a_legal_move(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    class Confused(Policy):
        def choose(self, state: State, seat: int, chance: Chance) -> int:
            return 61

    match.submit(0, simple_move(match, 0), 0)
    object.__setattr__(match, "game", type("Game", (), {**vars(match.game), "novice": Confused()}))

    assert SARKOPHAG.read_move(simple_move(match, 1)) in match.state.legal(1)


def test_bots_that_are_asked_at_once_share_the_longest_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six masters lay a card in S.A.C.R.E. Bleu! at the same time, and two workers think for them."""
    game = game_named("sacre_bleu")
    match = Tables(SqliteStore()).new(game, {}, [Person("Ida"), *[Bot("master")] * 6])
    match.submit(0, "advertise", 0)
    match.submit(0, game.write_move(match.state.legal(0)[0]), 1)
    longest: list[int] = []
    monkeypatch.setattr(Workers, "run", lambda *given: longest.append(given[-1]))

    for seat in match.bots_asked():
        Workers(2).move(match, seat)

    assert [LONGEST_THOUGHT * 2 // len(longest)] * len(longest) == longest and len(longest) > 2
