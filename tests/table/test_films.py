"""Films outlast the rules: what everybody saw is kept as it happened, and an old log goes on only where it leads to the same."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.record import Replay, replay
from sacrarium.games import GAMES
from sacrarium.table.errors import Refused, RulesChanged, StoreError
from sacrarium.table.match import Match
from sacrarium.table.messages import Frame
from sacrarium.table.seating import Bot, Open, Person, Sitter, With
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.store import Place
from sacrarium.table.tables import Tables
from sacrarium.table.telling import Reel, plain_view

SARKOPHAG = GAMES["sarkophag"]
COMPANY = (Person("Ida"), Bot("random"), Person("Jonas"))


def play_on(match: Match, moves: int = 10_000, seed: int = 7) -> Match:
    chance = Seeded(seed)
    while moves and not match.over:
        seat = match.asked()[0]
        match.submit(seat, match.game.write_move(match.state.pick(seat, chance)), match.number)
        moves -= 1
    return match


def at_a_table(game: Game, sitters: tuple[Sitter, ...], seed: int = 5) -> Match:
    return Tables(SqliteStore()).new(game, {}, sitters, seed)


def plain(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def told_afterwards(match: Match, through: Seat | None) -> Any:
    """The frames as they would be told by playing the record again, with the names of today."""
    teller, reel, steps = match.teller, Reel({}), Replay(match.game, match.record()).steps(filmed=True)
    return plain(
        [
            Frame(
                number,
                teller.events(journal, through, through, reel),
                reel.show(plain_view(state, through)),
                teller.words(state, through),
            )
            for number, (state, journal) in enumerate(steps)
        ]
    )


def change(match: Match, sql: str) -> None:
    """Change the file behind the back of the table."""
    match.store._base.execute(sql)  # type: ignore[attr-defined]


def by_other_rules(match: Match) -> Tables:
    """The same tables in a house whose rules have another version now."""
    change(match, "UPDATE tables SET rules_version = rules_version - 1")
    return Tables(match.store)


def forge(match: Match, number: int) -> None:
    """The position after this entry was another one by the rules of then."""
    change(match, f"UPDATE steps SET digest = x'00' WHERE number = {number}")


# -- what is kept ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_film_is_what_was_told(game: Game) -> None:
    sitters: tuple[Sitter, ...] = (Person("Ida"), *[Bot("random")] * (game.default_seats - 1))
    match = play_on(at_a_table(game, sitters))

    for through in (None, *range(len(sitters))):
        film = plain(match.film(through))
        assert told_afterwards(match, through) == film["frames"]
        assert plain(match.result(through)) == film["outcome"]


def test_whoever_plays_several_seats_sees_the_same_film() -> None:
    match = play_on(at_a_table(GAMES["sacrifice_circle"], (Person("Ida"), *[With(0)] * 4)))

    assert told_afterwards(match, 0) == plain(match.film(0))["frames"]


def test_a_film_tells_the_names_of_its_last_day() -> None:
    match = at_a_table(SARKOPHAG, (Person("Ida"), Bot("random"), Open()))
    play_on(match, 1) if match.asked() != (2,) else None
    match.sit_down(2, 'Jo"nas')
    play_on(match)

    for through in (None, 2):
        film = plain(match.film(through))
        assert told_afterwards(match, through) == film["frames"]
    assert 'Jo"nas' in str(plain(match.film(0)))


def test_single_steps_are_kept_until_the_film_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    match = at_a_table(SARKOPHAG, COMPANY)
    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "keep_reels", full)
        play_on(match)
        assert match.over and match.number + 1 == len(match.store.steps(match.table.id))

    again = Tables(match.store).match(match.table.id)

    assert told_afterwards(match, 0) == plain(again.film(0))["frames"]
    assert [] == match.store.steps(match.table.id) and match.store.reel(match.table.id, None)


def test_a_game_that_goes_on_keeps_its_film_to_itself() -> None:
    match = play_on(at_a_table(SARKOPHAG, COMPANY), 5)

    for through in (None, 0, 1, 2):
        with pytest.raises(Refused):
            match.film(through)


# -- when the rules have changed -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_old_table_goes_on_where_its_log_leads_to_the_same(game: Game) -> None:
    sitters: tuple[Sitter, ...] = (Person("Ida"), *[Bot("random")] * (game.default_seats - 1))
    match = play_on(at_a_table(game, sitters), 9)

    tables = by_other_rules(match)
    again = tables.match(match.table.id)
    assert match.state == again.state
    play_on(again)

    assert tables.match(match.table.id).state == again.state, "also what was played by the new rules"
    assert again.state == replay(game, again.record()), "its record is one of the present rules"


@pytest.mark.parametrize("number", [0, 3, 9])
def test_an_old_table_does_not_go_on_where_its_log_leads_elsewhere(number: int) -> None:
    match = play_on(at_a_table(SARKOPHAG, COMPANY), 9)
    forge(match, number)

    tables = by_other_rules(match)
    with pytest.raises(RulesChanged, match=r"have changed .* can still be watched"):
        tables.match(match.table.id)


def test_an_old_table_whose_moves_are_not_legal_any_more_does_not_go_on() -> None:
    match = play_on(at_a_table(SARKOPHAG, COMPANY), 9)
    change(match, "UPDATE entries SET move = '61' WHERE number = 4")

    tables = by_other_rules(match)
    with pytest.raises(RulesChanged):
        tables.match(match.table.id)


def test_a_table_that_cannot_go_on_shows_what_was_played_to_those_who_saw_it() -> None:
    match = play_on(at_a_table(SARKOPHAG, COMPANY), 9)
    seen = [update.words for update in match.updates_since(2, 0) or ()]
    forge(match, 9)

    tables = by_other_rules(match)
    film = plain(tables.old_film(Place(match.table.id, 2), 2))
    assert list(range(10)) == [frame["number"] for frame in film["frames"]]
    assert plain(seen) == [frame["words"] for frame in film["frames"][1:]]
    assert film["outcome"] is None and film["through"] == 2
    for place, through in ((Place(match.table.id, 2), 0), (Place(match.table.id, None), 2)):
        with pytest.raises(Refused, match="nobody may see the hands of others"):
            tables.old_film(place, through)
    assert plain(tables.old_film(Place(match.table.id, None), None))["frames"]


def test_a_finished_game_is_watched_through_all_eyes_whatever_became_of_its_rules() -> None:
    match = play_on(at_a_table(SARKOPHAG, COMPANY))
    before = plain(match.film(1))
    forge(match, 3)

    tables = by_other_rules(match)
    assert before == plain(tables.old_film(Place(match.table.id, None), 1))


# -- files of an earlier version -------------------------------------------------------------------


def test_tables_of_an_earlier_version_get_their_film_when_they_are_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    tables = Tables.in_file(file)
    match = play_on(tables.new(SARKOPHAG, {}, COMPANY, 5), 9)
    tables.close()
    with sqlite3.connect(file) as base:
        base.executescript(
            "DROP TABLE steps; DROP TABLE reels; ALTER TABLE tables DROP COLUMN practice; PRAGMA user_version = 1;"
        )
    base.close()

    again = play_on(Tables.in_file(file).match(match.table.id))

    assert told_afterwards(again, 2) == plain(again.film(2))["frames"]


def test_what_an_earlier_version_did_not_keep_cannot_be_known(tmp_path: Path) -> None:
    match = play_on(at_a_table(SARKOPHAG, COMPANY), 9)
    change(match, "DELETE FROM steps")

    tables = by_other_rules(match)
    with pytest.raises(RulesChanged):
        tables.match(match.table.id)
