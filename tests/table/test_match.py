"""One match without a server: who may move, what is written first, what each viewer is told."""

from collections.abc import Callable

import pytest
from msgspec import json

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.changes import changed
from sacrarium.core.record import Entry, replay
from sacrarium.games import game_named
from sacrarium.table.bots import here_and_now
from sacrarium.table.errors import Refused, StoreError, TableError
from sacrarium.table.match import RECENT, Match
from sacrarium.table.seating import Bot, Open, Person
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.store import Step
from sacrarium.table.tables import Tables

SARKOPHAG = game_named("sarkophag")
PEOPLE = (Person("Ida"), Person("Jonas"), Person("Greta"))


def new_match(seed: int = 7, **options: object) -> Match:
    return Tables(SqliteStore()).new(SARKOPHAG, options, PEOPLE, seed)


def play_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.asked()[0]
        match.submit(seat, here_and_now(match, seat, "random"), match.number)


def finished() -> Match:
    match = new_match()
    play_on(match, 30)
    return match


def refused(action: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        action()
    return caught.value


def best_move(match: Match, seat: Seat) -> str:
    return SARKOPHAG.write_move(match.state.legal(seat)[0])


# -- the log ---------------------------------------------------------------------------------------


def test_a_move_is_written_before_it_is_played() -> None:
    match = new_match()
    seat = match.asked()[0]
    move = best_move(match, seat)

    assert Entry(seat, move) == match.submit(seat, move, 0)

    assert 1 == match.number and [Entry(seat, move)] == match.store.entries(match.table.id)


def test_a_move_that_cannot_be_written_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    seat = match.asked()[0]
    before = match.state.copy()

    def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(match.store, "append", full)
    with pytest.raises(StoreError):
        match.submit(seat, best_move(match, seat), 0)

    assert before == match.state and 0 == match.number


def test_the_log_replays_to_the_same_state() -> None:
    match = new_match(match="limit", limit=40)
    play_on(match, 45)

    again = Match(match.store, match.table, SARKOPHAG)

    assert match.state == again.state and match.number == again.number
    assert match.snapshot(1) == again.snapshot(1)


def test_of_two_that_claim_a_number_one_is_refused_and_catches_up() -> None:
    one = new_match()
    other = Match(one.store, one.table, SARKOPHAG)
    seat = one.asked()[0]
    moves = [SARKOPHAG.write_move(move) for move in one.state.legal(seat)]
    one.submit(seat, moves[0], 0)

    assert "stale" == refused(lambda: other.submit(seat, moves[1], 0)).code

    assert one.state == other.state and 1 == other.number


def test_a_log_that_cannot_be_replayed_is_told() -> None:
    match = new_match()
    match.store.append(match.table.id, 1, Entry(match.asked()[0], "61"), Step(b"", b""))

    with pytest.raises(TableError, match="Move 1 of this table cannot be replayed"):
        Match(match.store, match.table, SARKOPHAG)


# -- refusals --------------------------------------------------------------------------------------


def test_a_stale_move_is_refused() -> None:
    match = new_match()
    play_on(match, 3)
    seat = match.asked()[0]

    for seen in (0, 2, 4, -1, 10**9):
        assert "stale" == refused(lambda seen=seen: match.submit(seat, best_move(match, seat), seen)).code  # type: ignore[misc]
    assert 3 == match.number


def test_the_same_move_twice_is_made_once() -> None:
    match = new_match()
    seat = match.asked()[0]
    move = best_move(match, seat)
    match.submit(seat, move, 0)

    assert "stale" == refused(lambda: match.submit(seat, move, 0)).code
    assert 1 == match.number


def test_a_move_that_is_sent_again_is_known_by_what_it_answered() -> None:
    """The first entry of a seat after what it had seen is its answer to that, whoever has moved since."""
    match = new_match()
    seat, move = match.asked()[0], best_move(match, match.asked()[0])
    assert match.played(seat, move, 0) is None, "not yet"
    match.submit(seat, move, 0)
    following = match.asked()[0]
    match.submit(following, best_move(match, following), 1)

    assert 1 == match.played(seat, move, 0) == match.played(seat, f" {move} ", 0, seat)
    assert match.played(seat, "another", 0) is None, "another move is another answer"
    assert match.played(seat, move, 1) is None, "an answer to something later"
    assert match.played(following, move, 0) is None, "it was somebody else's"
    assert match.played(following, move, 0, seat) is None, "and may not be asked for from another link"
    assert match.played(None, move, 0) is None and match.played(seat, move, 2**31) is None


def test_a_move_is_known_after_the_table_was_opened_anew() -> None:
    match = new_match()
    seat, move = match.asked()[0], best_move(match, match.asked()[0])
    match.submit(seat, move, 0)

    assert 1 == Match(match.store, match.table, match.game).played(seat, move, 0)


def test_a_move_out_of_turn_is_refused_and_says_whom_we_wait_for() -> None:
    match = new_match()
    turn = match.asked()[0]
    other = (turn + 1) % 3

    found = refused(lambda: match.submit(other, "15", 0))

    assert "not_your_turn" == found.code and PEOPLE[turn].name in found.words


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    match = new_match()
    seat = match.asked()[0]
    held = match.snapshot(seat).view["hand"]
    foreign = next(card for card in range(1, 61) if card not in held)

    found = refused(lambda: match.submit(seat, str(foreign), 0))

    assert ("illegal", "R4") == (found.code, found.rule)
    assert f"You do not hold {foreign}." == found.words


@pytest.mark.parametrize("text", ["", "0", "61", "fifteen", "1 5", "15; DROP TABLE entries", "\x00", "９"])
def test_what_is_not_a_move_is_refused(text: str) -> None:
    match = new_match()

    assert "illegal" == refused(lambda: match.submit(match.asked()[0], text, 0)).code
    assert 0 == match.number


def test_whoever_watches_cannot_move() -> None:
    match = new_match()

    assert "not_your_turn" == refused(lambda: match.submit(None, "15", 0)).code


def test_nobody_moves_after_the_end() -> None:
    match = finished()

    assert "over" == refused(lambda: match.submit(0, "15", match.number)).code


def test_an_open_seat_does_not_move_before_somebody_sits_there() -> None:
    match = Tables(SqliteStore()).new(
        SARKOPHAG, {"first_dealer": 2}, (Open(), Person("Ida"), Person("Greta"))
    )
    assert (0,) == match.asked()
    move = best_move(match, 0)
    assert "not_your_turn" == refused(lambda: match.submit(0, move, 0)).code

    match.sit_down(0, "Emil")

    match.submit(0, move, 0)


# -- what a viewer is told -------------------------------------------------------------------------


def test_updates_tell_what_was_missed() -> None:
    match = new_match()
    play_on(match, 2)
    view = match.snapshot(1).view
    play_on(match, 4)

    updates = match.updates_since(1, 2)

    assert updates is not None and [3, 4, 5, 6] == [update.number for update in updates]
    for update in updates:
        told = [change for event in update.events for change in event["changes"]]
        view = changed(view, (*told, *update.changes))
    assert match.snapshot(1).view == view
    assert updates[0].events and all(event["text"] for event in updates[0].events)


def test_only_the_newest_update_asks() -> None:
    match = new_match()
    play_on(match, 6)
    seat = match.asked()[0]

    updates = match.updates_since(seat, 0)

    assert updates is not None and updates[-1].ask is not None
    assert all(update.ask is None for update in updates[:-1])


def test_a_gap_is_told_as_none() -> None:
    match = new_match(match="limit", limit=200)
    play_on(match, RECENT + 5)

    assert match.updates_since(0, 3) is None
    assert match.updates_since(0, match.number + 1) is None
    assert [] == match.updates_since(0, match.number)


def test_only_the_seat_whose_turn_it_is_is_asked() -> None:
    match = new_match()
    turn = match.asked()[0]

    asked = [viewer for viewer in (0, 1, 2, None) if match.snapshot(viewer).ask is not None]

    assert [turn] == asked


def test_the_log_holds_a_line_for_every_entry() -> None:
    match = new_match()
    play_on(match, 4)

    assert {0, 1, 2, 3, 4} == {line.number for line in match.snapshot(None).log}


def test_names_are_the_viewers() -> None:
    match = finished()

    assert "You" in " ".join(line.text for line in match.snapshot(0).log)
    assert "You" not in " ".join(line.text for line in match.snapshot(None).log)


def test_a_summary_fits_on_a_plate() -> None:
    match = new_match()
    turn = match.asked()[0]

    assert match.summary(turn).your_turn and match.summary(turn).words.startswith("with ")
    assert not match.summary(None).your_turn and PEOPLE[turn].name in match.summary(None).words


# -- the company -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "   ", "a" * 21, "ida", "You", "**Bold**", "a\u202eb", "new\x07bell"])
def test_a_name_has_to_be_readable_and_free(name: str) -> None:
    match = Tables(SqliteStore()).new(SARKOPHAG, {}, (Person("Ida"), Bot("random"), Open()))

    assert "malformed" == refused(lambda: match.sit_down(2, name)).code
    assert "open" == match.seats()[2].kind


def test_sitting_down_is_kept() -> None:
    match = Tables(SqliteStore()).new(SARKOPHAG, {}, (Person("Ida"), Bot("random"), Open()))

    match.sit_down(2, "  Jonas   Maria ")

    again = Match(match.store, match.store.table(match.table.id) or match.table, SARKOPHAG)
    assert ("Jonas Maria", "person") == (again.seats()[2].name, again.seats()[2].kind)
    assert "illegal" == refused(lambda: again.sit_down(2, "Emil")).code
    assert "not_your_turn" == refused(lambda: again.sit_down(None, "Emil")).code


# -- after the end ---------------------------------------------------------------------------------


def test_a_game_that_goes_on_has_no_record_and_no_film() -> None:
    match = new_match()
    play_on(match, 5)

    refused(match.record)
    refused(lambda: match.film(0))


def test_the_record_replays_to_the_end() -> None:
    match = finished()

    assert match.state == replay(SARKOPHAG, match.record())


def test_a_film_has_a_frame_for_every_number() -> None:
    match = finished()

    film = json.decode(json.encode(match.film(2)))

    assert list(range(31)) == [frame["number"] for frame in film["frames"]]
    assert 2 == film["through"] and json.decode(json.encode(match.result(2))) == film["outcome"]
    told = [
        change
        for frame in film["frames"]
        for change in (*(one for event in frame["events"] for one in event["changes"]), *frame["changes"])
        if change["path"] == ["hand"]
    ]
    assert list(range(10, -1, -1)) == [len(change["value"]) for change in told], "told only when it changes"


# -- secrets ---------------------------------------------------------------------------------------


def test_what_a_viewer_is_told_does_not_depend_on_what_it_cannot_know() -> None:
    """Deal all hidden cards anew, and every word to the viewer stays the same."""
    match = new_match(match="limit", limit=30)
    while not match.over:
        truth = match.state
        for seat in range(3):
            match.state = truth
            told = json.encode((match.snapshot(seat), match.snapshot(None), match.summary(seat)))
            match.state = truth.imagine(seat, Seeded(match.number))
            assert told == json.encode((match.snapshot(seat), match.snapshot(None), match.summary(seat)))
        match.state = truth
        play_on(match, 1)
