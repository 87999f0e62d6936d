"""The line is lost and comes back by itself; the table waits."""

import sqlite3
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import People, Wire
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked, asked_late
from tests.serving import serving

GONE = "The connection is gone. Your table is safe; we keep trying."


def test_a_killed_server_comes_back_with_the_same_hand(people: People, tmp_path: Path) -> None:
    """The server is killed at one's turn; the game goes on to its end on the same port and file."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as (server, address):
        people.address = address
        page = people.page(f"/t/{Tables(address).where(asked_late).you}", still=True)
        seat = Seat(page)
        assert seat.play_on(1)
        hand, duty = seat.numbers(), seat.duty.get_by_role("heading").inner_text()
        assert 4 == len(hand)
        server.kill()
        server.wait()

        expect(page.get_by_role("status").filter(has_text=GONE)).to_be_visible()
        expect(page.get_by_text("Waiting for the connection")).to_be_visible()
        assert hand == seat.numbers()
        seat.legal.first.click()
        expect(seat.play_button).to_have_count(0)

    with serving(data, int(address.rpartition(":")[2])):
        expect(page.get_by_text(GONE)).to_have_count(0)
        expect(seat.duty.get_by_role("heading")).to_have_text(duty)
        assert hand == seat.numbers()
        page.keyboard.press("Escape")
        assert not seat.play_on(10)
        expect(seat.result.get_by_role("heading")).to_contain_text("win")


class Cable:
    """The sockets of a page pass through here; it can be pulled out and put back."""

    def __init__(self, people: People) -> None:
        self.plugged = True
        self.sockets: list[WebSocketRoute] = []
        self.page = people.page(still=True)
        self.page.route_web_socket("**/ws/*", self._pass)

    def _pass(self, socket: WebSocketRoute) -> None:
        if not self.plugged:
            socket.close(code=1013)
            return
        self.sockets.append(socket)
        socket.connect_to_server()

    def pull(self) -> None:
        self.plugged = False
        self.sockets[-1].close(code=1013)


def test_what_was_missed_is_there_when_the_line_is_back(people: People, tables: Tables) -> None:
    """While the line is out, the same person plays on elsewhere; the first page catches up at once."""
    cable = Cable(people)
    page = cable.page
    path = f"/t/{tables.where(asked).you}"
    page.goto(path)
    seat = Seat(page)
    seat.wait_for_turn()
    cable.pull()
    expect(page.get_by_role("status").filter(has_text=GONE)).to_be_visible()

    elsewhere = Seat(people.page(path, still=True))
    assert elsewhere.play_on(1)
    assert 10 == len(seat.numbers())
    cable.plugged = True

    expect(seat.hand).to_have_count(9)
    expect(page.get_by_text(GONE)).to_have_count(0)
    assert seat.wait_for_turn() and elsewhere.numbers() == seat.numbers()
    assert seat.play_on(1)
    expect(elsewhere.hand).to_have_count(8)


def test_a_page_that_is_loaded_again_shows_the_same_turn(people: People, tables: Tables) -> None:
    made = tables.where(asked_late)
    page = people.page(f"/t/{made.you}")
    seat = Seat(page)
    seat.wait_for_turn()
    hand, duty = seat.numbers(), seat.duty.inner_text()

    page.reload()

    expect(seat.legal.first).to_be_visible()
    assert made.newest["view"]["hand"] == hand == seat.numbers() and duty == seat.duty.inner_text()
    page.goto("/")
    expect(page.get_by_test_id("resume")).to_contain_text("Your turn in Sarkophag")
    page.get_by_test_id("resume").click()
    expect(seat.hand).to_have_count(len(hand))


def test_two_pages_of_one_seat_stay_in_step(people: People, tables: Tables) -> None:
    """The second page sees the first one's card; it has nothing left to play then."""
    path = f"/t/{tables.where(asked).you}"
    one, other = Seat(people.page(path, still=True)), Seat(people.page(still=True))
    line = Wire(other.page)
    other.page.goto(path)
    one.wait_for_turn()
    other.wait_for_turn()
    card = one.numbers(one.legal)[0]

    one.play(card)

    expect(other.card(card)).to_have_count(0)
    assert [] == line.moves() and not [message for message in line.heard if message["type"] == "refused"]


def test_a_table_of_other_rules_says_so_and_shows_what_was_played(people: People, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as (_, address):
        made = Tables(address).where(asked_late)
    with sqlite3.connect(data) as base:
        base.execute("UPDATE tables SET rules_version = 0")
        base.execute("UPDATE steps SET digest = x'00' WHERE number = 3")
    base.close()

    with serving(data) as (_, address):
        people.address = address
        page = people.page(f"/t/{made.you}", still=True)
        expect(page.get_by_role("heading", level=1)).to_contain_text(
            "have changed since this table was begun"
        )
        page.get_by_role("link", name="Watch it").click()
        expect(page.get_by_role("region", name="Hand of")).to_be_visible()
