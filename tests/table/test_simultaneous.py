"""Games in which all decide at once: nobody learns anything before all are in, and nobody is in anybody's way."""

import pytest

from sacrarium.games import GAMES
from sacrarium.table.errors import Refused
from sacrarium.table.match import Match
from sacrarium.table.seating import Person
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.tables import Tables
from tests.table.showdown import SHOWDOWN

IDA, JONAS, GRETA = range(3)


@pytest.fixture
def match() -> Match:
    return Tables(SqliteStore()).new(SHOWDOWN, {}, (Person("Ida"), Person("Jonas"), Person("Greta")))


def test_all_are_asked_at_once(match: Match) -> None:
    assert (IDA, JONAS, GRETA) == match.asked()
    assert all(match.snapshot(seat).ask is not None for seat in range(3))


def test_an_answer_does_not_make_the_others_stale(match: Match) -> None:
    match.submit(IDA, "2", seen=0)

    match.submit(GRETA, "1", seen=0)
    match.submit(JONAS, "0", seen=0)

    assert [2, 0, 1] == match.snapshot(None).view["points"] or (2, 0, 1) == match.snapshot(None).view[
        "points"
    ]


def test_nothing_shows_before_all_are_in(match: Match) -> None:
    match.submit(IDA, "2", seen=0)
    match.submit(GRETA, "1", seen=0)

    for viewer in (JONAS, None):
        for update in match.updates_since(viewer, 0) or ():
            assert () == update.events
            assert () == update.changes
    assert 2 == match.snapshot(IDA).view["own"], "one's own answer may be seen"


def test_nobody_answers_twice(match: Match) -> None:
    match.submit(IDA, "2", seen=0)

    for seen in (0, 1):
        with pytest.raises(Refused) as caught:
            match.submit(IDA, "1", seen)
        assert caught.value.code in {"stale", "not_your_turn"}


def test_a_secret_answer_that_is_sent_again_is_known_among_those_of_the_others(match: Match) -> None:
    match.submit(GRETA, "2", seen=0)
    match.submit(IDA, "2", seen=0)

    assert 2 == match.played(IDA, "2", 0) and match.played(JONAS, "2", 0) is None


def test_what_has_been_shown_makes_an_answer_stale(match: Match) -> None:
    for seat in range(3):
        match.submit(seat, "1", seen=0)

    with pytest.raises(Refused) as caught:
        match.submit(IDA, "2", seen=2)

    assert "stale" == caught.value.code


def test_the_order_of_answers_does_not_matter() -> None:
    states = []
    for order in ((0, 1, 2), (2, 0, 1)):
        match = Tables(SqliteStore()).new(SHOWDOWN, {}, (Person("Ida"), Person("Jonas"), Person("Greta")))
        for seat in order:
            match.submit(seat, str(seat), seen=0)
        states.append(match.state)

    assert states[0] == states[1]


def test_that_somebody_is_ready_makes_nobody_stale() -> None:
    """In a duel it is told who has sealed an order, and the question of the other stays the same."""
    duel = Tables(SqliteStore()).new(GAMES["sacrifice_duel"], {}, (Person("Ida"), Person("Jonas")))
    duel.submit(JONAS, "pass", seen=0)

    duel.submit(IDA, "pass", seen=0)

    with pytest.raises(Refused) as caught:
        duel.submit(IDA, "play 2r", seen=1)
    assert "stale" == caught.value.code, "one's own answer has led to something new"


@pytest.mark.parametrize("moves", [("advertise", "offer"), ("cycle", "cycle 1 1")])
def test_a_card_face_down_makes_nobody_stale(moves: tuple[str, ...]) -> None:
    """S.A.C.R.E. Bleu!: all others lay a card, or all pass one, at the same time."""
    bleu = Tables(SqliteStore()).new(
        GAMES["sacre_bleu"], {"players": 3}, (Person("Ida"), Person("Jonas"), Person("Greta")), seed=5
    )
    for move in moves:
        legal = [bleu.game.write_move(found) for found in bleu.state.legal(IDA)]
        bleu.submit(IDA, next(found for found in legal if found.startswith(move)), bleu.number)
    seen = bleu.number

    for seat in bleu.asked()[-2:]:
        bleu.submit(seat, bleu.game.write_move(bleu.state.legal(seat)[0]), seen)

    assert seen + 2 == bleu.number
