"""Making tables, links, and playing again."""

from pathlib import Path

import pytest

from sacrarium.games import game_named
from sacrarium.table.bots import here_and_now
from sacrarium.table.errors import NoTable, Refused, StoreError, TableError
from sacrarium.table.links import key_beside
from sacrarium.table.seating import Bot, Open, Person, Sitter
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.store import Place
from sacrarium.table.tables import Tables

SARKOPHAG = game_named("sarkophag")
COMPANY = (Person("Ida"), Bot("random"), Open())


@pytest.fixture
def tables() -> Tables:
    return Tables(SqliteStore())


def test_links_lead_to_their_seats(tables: Tables) -> None:
    table = tables.new(SARKOPHAG, {}, COMPANY).table

    links = {link.seat: link.link for link in tables.links(table)}

    assert {0, 2} == set(links), "bots have none"
    assert all(len(link) >= 22 for link in links.values())
    assert Place(table.id, 2) == tables.place(links[2])
    assert Place(table.id, None) == tables.place(tables.link(table, None) or "")
    assert [2] == [link.seat for link in tables.links(table, only_open=True)]


def test_a_wrong_link_leads_nowhere(tables: Tables) -> None:
    with pytest.raises(NoTable):
        tables.place("x" * 24)


def test_links_work_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    first = Tables.in_file(file)
    table = first.new(SARKOPHAG, {}, COMPANY).table
    links = first.links(table)
    first.close()

    assert links == Tables.in_file(file).links(table)


def test_without_the_key_links_still_work_but_cannot_be_shown_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    first = Tables.in_file(file)
    table = first.new(SARKOPHAG, {}, COMPANY).table
    link = first.links(table)[0].link
    first.close()
    (tmp_path / "tables.sqlite.key").unlink()

    again = Tables.in_file(file)

    assert Place(table.id, 0) == again.place(link)
    assert () == again.links(table) and again.link(table, None) is None


def test_a_damaged_key_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite.key").write_bytes(b"short")

    with pytest.raises(StoreError, match="is damaged"):
        key_beside(tmp_path / "tables.sqlite")


@pytest.mark.parametrize(
    ("options", "seats", "field"),
    [
        ({}, (Person("Ida"), Bot("adept")), "seats"),
        ({"players": 4}, COMPANY, "seats"),
        ({"limit": 0}, COMPANY, "limit"),
        ({"limit": 10**6}, COMPANY, "limit"),
        ({"match": "endless"}, COMPANY, "match"),
        ({"first_dealer": 5}, COMPANY, "first_dealer"),
        ({"heads_table": "../secrets"}, COMPANY, "heads_table"),
        ({"colour": "red"}, COMPANY, "options"),
        ({}, (Person("Ida"), Person("ida"), Open()), "name"),
        ({}, (Person(""), Bot("adept"), Open()), "name"),
        ({}, (Person("Ida"), Bot("genius"), Open()), "seats"),
    ],
)
def test_a_wrong_order_names_its_field(
    tables: Tables, options: dict[str, object], seats: tuple[Sitter, ...], field: str
) -> None:
    with pytest.raises(TableError) as caught:
        tables.new(SARKOPHAG, options, seats)

    assert field == caught.value.field and str(caught.value).endswith(".")


def test_the_number_of_seats_is_an_option(tables: Tables) -> None:
    assert 3 == tables.new(SARKOPHAG, {}, COMPANY).table.options["players"]


def test_bots_have_names_of_their_own(tables: Tables) -> None:
    seats = tables.new(SARKOPHAG, {}, (Person("Mira"), Bot("random"), Bot("random"), Bot("adept"))).seats()

    assert 4 == len({seat.name for seat in seats})


def test_a_rematch_is_one_fresh_table_for_all(tables: Tables) -> None:
    match = tables.new(SARKOPHAG, {"first_dealer": 1}, (Person("Ida"), Person("Jonas"), Bot("random")))
    with pytest.raises(Refused):
        tables.again(match, 0)
    while not match.over:
        seat = match.asked()[0]
        match.submit(seat, here_and_now(match, seat, "random"), match.number)
    with pytest.raises(Refused):
        tables.again(match, None)

    again = tables.again(match, 0)

    assert again.table.id != match.table.id and again.table.seed != match.table.seed
    assert (match.table.options, match.table.seats, 0) == (
        again.table.options,
        again.table.seats,
        again.number,
    )
    assert again.table == tables.again(match, 1).table == tables.again(match, None).table
