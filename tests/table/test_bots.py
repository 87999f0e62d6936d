"""Bots think elsewhere, know nothing they may not know, and always answer."""

import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from sacrarium.core.chance import Chance
from sacrarium.core.decision import Ask, MoveInfo
from sacrarium.core.game import Game
from sacrarium.core.policy import Policy
from sacrarium.core.state import State
from sacrarium.games import GAMES, game_named
from sacrarium.table.bots import (
    LEVEL_INFOS,
    LONGEST_THOUGHT,
    Workers,
    hint,
    labels_of,
    may_ask_for_hint,
    simple_move,
    weigh,
)
from sacrarium.table.errors import Refused
from sacrarium.table.match import Match
from sacrarium.table.messages import Considered, Piece
from sacrarium.table.seating import Bot, Person
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.tables import Tables

SARKOPHAG = game_named("sarkophag")
NAMES = ("Ida", "Jonas", "Mira", "Bela")
EIGHTS = ("buy 5b+3r=8b", "buy 4r+4b=8b")  # two ways to one card
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


def test_a_hint_is_for_the_seat_whose_turn_it_is(match: Match) -> None:
    assert 0 == may_ask_for_hint(match, 0, 0)
    for seat, seen in ((1, 0), (None, 0), (0, 5)):
        with pytest.raises(Refused):
            may_ask_for_hint(match, seat, seen)


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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_hint_tells_what_a_master_makes_of_several_moves(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The best move with its value, and those of the next two, as far as there are any, in every game."""
    monkeypatch.setattr("sacrarium.table.bots.LONGEST_THOUGHT", 0)  # simulations alone count
    seats = [Person(f"P{number}") for number in range(game.default_seats)]
    match = Tables(SqliteStore(":memory:")).new(game, {}, seats, seed=5)
    seat = match.asked()[0]

    considered = weigh(game.name, match.imagined(seat), seat, 1, match.company(seat))

    told = hint(match, seat, considered)
    ask = match.ask(match.state, seat)
    assert ask is not None and min(2, len(ask.moves)) <= len(told.considered)
    assert min(3, len(considered)) == told.words.count(" %)")
    assert all(0 <= found.value <= 1 for found in considered)


def test_a_hint_names_a_legal_move_and_what_follows(workers: Workers, match: Match) -> None:
    considered = workers.hint(match, 0).result()

    told = hint(match, 0, considered)

    ask = match.ask(match.state, 0)
    assert ask is not None and told.move in {info.move for info in ask.moves}
    value = f"{100 * considered[0].value:.0f} %"
    assert told.words.startswith(f"**Play {told.move}** looks best ({value}).") and told.words.endswith(".")
    for other in considered[1:3]:
        assert f"Play {other.move} ({100 * other.value:.0f} %)" in told.words
    assert 0 < considered[0].share <= 1 and 0 <= considered[0].value <= 1


def test_a_hint_tells_all_cards_of_a_choice_that_is_asked_card_by_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """S.A.C.R.E. Bleu!, Cycle: three cards are passed, and the table asks for one after the other."""
    monkeypatch.setattr("sacrarium.table.bots.LONGEST_THOUGHT", 20)
    monkeypatch.setattr("sacrarium.table.bots.LONGEST_PIECE", 20)
    match = Tables(SqliteStore()).new(game_named("sacre_bleu"), {}, [Person(name) for name in NAMES])
    match.submit(0, "cycle", 0)
    match.submit(0, "cycle 3 1", 1)

    considered = weigh("sacre_bleu", match.imagined(0), 0, 1, match.company(0))

    moves = [considered[0].move, *(piece.move for piece in considered[0].then)]
    assert 3 == len(set(moves)) and all(move.startswith("pass ") for move in moves)
    for number, move in enumerate(moves):
        match.submit(0, move, 2 + number)
    second, third = (piece.label for piece in considered[0].then)
    assert f", then pass {second[5:]} and {third[5:]}." in hint(match, 1, considered).words


def test_a_hint_says_when_there_is_no_more_to_choose() -> None:
    """Whatever follows is told in one breath; the end of a choice is not a card."""
    match = Tables(SqliteStore()).new(game_named("sacre_bleu"), {}, [Person(name) for name in NAMES])
    done, clubs, joker = (
        Piece("done", "Done"),
        Piece("put 8C", "Put 8 of clubs"),
        Piece("put X1", "Put red joker"),
    )
    choices = [Considered("return", 0.5, 0.4, then) for then in ((done,), (clubs, done), (clubs, joker))]

    alone, more, both = (hint(match, 0, [choice]).words for choice in choices)

    assert " looks best (40 %), and no more." in alone
    assert " looks best (40 %), then put 8 of clubs." in more
    assert " looks best (40 %), then put 8 of clubs and red joker." in both


def test_two_ways_to_buy_one_card_are_told_apart() -> None:
    """Sacrifice Duel: the button says what is bought; a sentence about two orders says with what."""
    game = game_named("sacrifice_duel")
    ask = Ask(0, "order", "", "", tuple(MoveInfo(order, "Buy black 8") for order in EIGHTS))

    assert {
        EIGHTS[0]: "Buy black 8 for red 3 and black 5",
        EIGHTS[1]: "Buy black 8 for red 4 and black 4",
    } == labels_of(game, ask, EIGHTS)
    assert {EIGHTS[0]: "Buy black 8"} == labels_of(game, ask, EIGHTS[:1])


def test_a_hint_does_not_tell_apart_what_is_too_close(match: Match) -> None:
    """A sample says 39 and 41 of moves that are worth the same: nothing may look better than the best."""
    ask = match.ask(match.state, 0)
    assert ask is not None
    best, equal, worse = (info.move for info in ask.moves[:3])

    told = hint(
        match, 0, [Considered(best, 0.5, 0.39), Considered(equal, 0.4, 0.41), Considered(worse, 0.1, 0.3)]
    )

    assert told.words.endswith(f"About as good: Play {equal} (41 %). Next: Play {worse} (30 %).")
