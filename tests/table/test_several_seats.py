"""One link may play several seats, where all win or lose together."""

import pytest

from sacrarium.core.bits import bit
from sacrarium.core.journal import EVERYBODY, Event, Journal
from sacrarium.games import game_named
from sacrarium.search import Considered, Report
from sacrarium.table.bots import here_and_now
from sacrarium.table.errors import Refused, TableError
from sacrarium.table.hints import hint_of, may_ask_for_hint
from sacrarium.table.seating import Bot, Open, Person, Sitter, With, driven_by, driver_of
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.store import Place
from sacrarium.table.tables import Tables

CIRCLE = game_named("sacrifice_circle")
ALL_FIVE: tuple[Sitter, ...] = (Person("Ida"), *[With(0)] * 4)
MIXED: tuple[Sitter, ...] = (Person("Ida"), Person("Jonas"), With(0, "Tove"), Bot("novice"), With(1))


@pytest.fixture
def tables() -> Tables:
    return Tables(SqliteStore())


def test_who_drives_whom() -> None:
    assert [0, 1, 0, None, 1] == [driver_of(MIXED, seat) for seat in range(5)]
    assert ((0, 2), (1, 4), ()) == (driven_by(MIXED, 0), driven_by(MIXED, 1), driven_by(MIXED, None))


def test_a_driven_seat_has_a_name_and_no_link(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, MIXED)

    infos = match.seats()

    assert ["Ida", "Jonas", "Tove"] == [info.name for info in infos[:3]] and 5 == len(
        {info.name for info in infos}
    )
    assert [0, 1] == [link.seat for link in tables.links(match.table)]
    assert [("person", 0), ("person", 1), ("person", 0), ("bot", None), ("person", 1)] == [
        (info.kind, info.driver) for info in infos
    ]
    assert tables.link(match.table, 2) is None


def test_a_driven_seat_is_there_when_its_driver_is(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, MIXED)
    match.present = {1}

    assert [False, True, False, True, True] == [info.present for info in match.seats()]


def test_one_person_plays_all_five(tables: Tables) -> None:
    """The question, the view and the words are those of the seat that is asked."""
    match = tables.new(CIRCLE, {}, ALL_FIVE, seed=3)
    asked = set()
    while not match.over:
        whole = match.snapshot(0)
        assert whole.ask is not None and (0, (0, 1, 2, 3, 4)) == (whole.you, whole.yours)
        assert whole.view["seat"] == whole.ask.seat and whole.words.title == whole.ask.title
        asked.add(whole.ask.seat)
        match.submit(match.speaker(0), here_and_now(match, whole.ask.seat, "novice"), whole.number)

    ended = match.snapshot(0).outcome
    assert {0, 1, 2, 3, 4} == asked and ended is not None
    struck = sum(sum(one.data["struck"].values()) + one.data["traps"] for one in ended.course)
    assert ended.scores[0] == struck and match.state.outcome() is not None
    assert match.updates_since(0, match.number - 1)


def test_with_one_seat_all_is_as_before(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, [Person("Ida"), *[Bot("random")] * 4], seed=1)

    whole = match.snapshot(0)

    assert ((0,), 0) == (whole.yours, whole.view["seat"])
    match.submit(0, "path:C", 0)
    assert ["You take path C."] == [line.text for line in match.snapshot(0).log]


def test_who_plays_several_is_told_by_name(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, MIXED, seed=1)
    match.submit(0, "path:C", 0)

    assert ["Ida takes path C."] == [line.text for line in match.snapshot(0).log]
    assert ["Ida takes path C."] == [line.text for line in match.snapshot(None).log]


def test_the_question_names_the_hero_of_whoever_plays_several(tables: Tables) -> None:
    """ "You" would be five heroes at once; somebody with one hero is spoken to."""
    alone = tables.new(CIRCLE, {"path_choice": "fixed"}, [*[Bot("random")] * 4, Person("Ida")], seed=3)
    several = tables.new(CIRCLE, {"path_choice": "fixed"}, ALL_FIVE, seed=3)
    name = several.company(0).names[several.asked()[0]]

    asked = several.ask(several.state, 0)
    assert asked is not None and asked.detail.startswith(f"{name} stands on")
    assert not [info.follows for info in asked.moves if "you stand" in info.follows.lower()]
    assert several.teller.words(several.state, 0).detail == asked.detail
    assert alone.company(4).is_you(4) and not several.company(1).is_you(1)


def test_only_own_seats_can_be_named(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, MIXED)

    assert (0, 2, 1, 4) == (match.speaker(0), match.speaker(0, 2), match.speaker(1), match.speaker(1, 4))
    assert match.speaker(None) is None
    for viewer, seat in ((0, 1), (0, 3), (1, 0), (None, 0), (0, 9)):
        with pytest.raises(Refused, match="not yours"):
            match.speaker(viewer, seat)


def test_a_link_cannot_move_for_the_seats_of_others(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, MIXED, seed=1)
    match.submit(match.speaker(0), "path:A", 0)

    with pytest.raises(Refused, match="waits for Jonas"):
        match.submit(match.speaker(0), "path:B", 1)
    match.submit(match.speaker(1), "path:B", 1)
    match.submit(match.speaker(0), "path:C", 2)
    assert (3,) == match.asked()


def test_an_open_seat_drives_after_somebody_has_sat_down(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, [Bot("novice"), Open(), With(1), With(1), Bot("novice")], seed=1)
    match.submit(0, "path:A", 0)
    assert ["bot", "open", "open", "open", "bot"] == [info.kind for info in match.seats()]
    with pytest.raises(Refused, match="Take your seat first"):
        match.submit(match.speaker(1, 2), "path:B", 1)

    match.sit_down(1, "Emil")

    match.submit(match.speaker(1), "path:B", 1)
    assert 2 == match.speaker(1) and "person" == match.seats()[2].kind


@pytest.mark.parametrize(
    "orders",
    [
        (Person("Ida"), With(9), *[Bot("random")] * 3),
        (Person("Ida"), With(3), *[Bot("random")] * 3),
        (Person("Ida"), With(1), *[Bot("random")] * 3),
        (With(1), With(0), *[Bot("random")] * 3),
        (Person("Ida"), With(-1), *[Bot("random")] * 3),
        (Person("Ida"), With(0, "Ida"), *[Bot("random")] * 3),
    ],
)
def test_bad_orders(tables: Tables, orders: tuple[Sitter, ...]) -> None:
    with pytest.raises(TableError) as found:
        tables.new(CIRCLE, {}, orders)

    assert found.value.field in {"seats", "name"}


def test_where_seats_play_against_each_other_it_is_refused(tables: Tables) -> None:
    """Driving several seats would show several secret hands."""
    with pytest.raises(TableError, match="plays for themselves") as found:
        tables.new(game_named("sarkophag"), {}, [Person("Ida"), With(0), Bot("random")])

    assert "seats" == found.value.field


def test_hints_are_for_the_seat_that_is_asked(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, ALL_FIVE, seed=1)
    match.submit(match.speaker(0), "path:A", 0)

    seat = may_ask_for_hint(match, match.speaker(0), match.number)

    assert 1 == seat
    report = Report(seat, 1, (Considered(CIRCLE.read_move("path:B"), 1, 0.5),), False)
    told = hint_of(CIRCLE, match.imagined(seat), seat, report, match.company(seat))
    assert "path:B" == told.move and told.words.startswith("**Path B** looks best (")


def test_at_a_glance(tables: Tables) -> None:
    alone, mixed = tables.new(CIRCLE, {}, ALL_FIVE), tables.new(CIRCLE, {}, MIXED)
    mixed.submit(0, "path:A", 0)

    assert (True, "on your own") == (alone.summary(0).your_turn, alone.summary(0).words)
    assert [False, True, False] == [mixed.summary(viewer).your_turn for viewer in (0, 1, None)]
    assert "Jonas" not in mixed.summary(1).words and "Tove" in mixed.summary(1).words


def test_the_company_plays_again_with_the_same_drivers(tables: Tables) -> None:
    match = tables.new(CIRCLE, {}, ALL_FIVE, seed=3)
    while not match.over:
        match.submit(match.speaker(0), here_and_now(match, match.asked()[0], "random"), match.number)

    again = tables.again(match, 0)

    assert (0, 1, 2, 3, 4) == again.snapshot(0).yours
    assert Place(again.table.id, 0) == tables.place(tables.link(again.table, 0) or "")


class Whispered(Event, frozen=True, tag="whispered"):
    """Heard by some."""

    word: str


def test_what_any_of_the_seats_may_know_is_told() -> None:
    journal = Journal()
    journal.add(Whispered("all"), EVERYBODY)
    journal.add(Whispered("two"), bit(2))
    journal.add(Whispered("four"), bit(4))

    assert [["all"], ["all", "two"], ["all", "two", "four"]] == [
        [event.word for event in journal.seen_from(seats) if isinstance(event, Whispered)]
        for seats in ((), (0, 2), (2, 4))
    ]
