"""The line is lost and comes back by itself; the table waits."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from sacrarium.server.presence import PING_EVERY
from tests.browser.people import People, Wire
from tests.browser.seat import Seat
from tests.browser.tables import NOVICE, Tables, asked, asked_late
from tests.clock import HandClock
from tests.serving import make_table, serving, serving_by

OFFLINE = "You are offline. Your table is safe; we keep trying."
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


# -- silence: nobody hangs up, and nothing comes any more -------------------------------------------


def sockets_of(page: Page) -> list[WebSocket]:
    """Every socket that the page opens from now on."""
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - a bound method will not do
    return sockets


def tells(kind: str) -> Any:
    """Whether a frame is a message of this kind."""
    return lambda frame: json.loads(frame)["type"] == kind


class Silence:
    """Ida leads and Jonas follows; the test turns the clock of the server, and that of Ida's page."""

    def __init__(self, people: People, clock: HandClock, address: str) -> None:
        people.address = address
        seats = [{"kind": "person", "name": name} for name in ("Ida", "Jonas")]
        order = {"game": "sarkophag", "options": {"first_dealer": 2}, "seats": [*seats, NOVICE]}
        self.links = [str(link["link"]) for link in make_table(address, order)["links"]]
        self.people = people
        self.clock = clock
        self.ida = Seat(people.page(still=True))
        self.jonas = Seat(people.page(still=True))
        self.wire = Wire(self.ida.page)
        self.sockets = [sockets_of(seat.page) for seat in (self.ida, self.jonas)]
        self.time = self.ida.page.clock  # it stands, too: in a test without pings no real second may count
        self.time.install(time=0)
        self.time.pause_at(1000)
        self.banner = self.ida.page.get_by_role("status").filter(has_text="Your table is safe")

    def sit_down(self) -> None:
        for seat, link in zip((self.ida, self.jonas), self.links, strict=True):
            seat.page.goto(f"/t/{link}")
            expect(seat.hand).to_have_count(10)
        expect(self.jonas.seat(0)).not_to_contain_text("away")
        self.ida.wait_for_turn()

    def pass_by(self) -> None:
        """Six seconds, on both sides."""
        self.turn(3)
        self.time.run_for(6000)

    def turn(self, pings: int) -> None:
        """So much time at the server; Jonas answers every ping."""
        for _ in range(pings):
            with self.sockets[1][-1].expect_event("framesent", tells("pong")):
                self.clock.turn(PING_EVERY)

    def network_is_back(self) -> None:
        self.ida.page.context.set_offline(False)
        self.time.resume()

    def choose_and_send(self) -> int:
        """The lowest legal card of Ida's, as far as she can bring it."""
        card = self.ida.numbers(self.ida.legal)[0]
        self.ida.card(card).click()
        self.ida.play_button.click()
        return card

    def moves_in_log(self) -> int:
        """How many moves the server has accepted."""
        page = self.people.page(f"/t/{self.links[1]}", still=True)
        wire = Wire(page)
        page.reload()
        expect(page.get_by_label("Your hand").get_by_role("button").first).to_be_visible()
        return int(next(message["number"] for message in wire.heard if message["type"] == "table"))


@pytest.fixture
def silence(people: People, tmp_path: Path) -> Iterator[Silence]:
    clock = HandClock()
    with serving_by(clock, tmp_path / "tables.sqlite") as address:
        silence = Silence(people, clock, address)
        yield silence
        people.leave()


def test_silence_is_noticed_on_both_sides_and_a_move_arrives_once(silence: Silence) -> None:
    """The card is played into the silence; when the network is back it is sent again, and lies there once."""
    silence.sit_down()
    ida, jonas = silence.ida, silence.jonas

    ida.page.context.set_offline(True)
    card = silence.choose_and_send()
    expect(ida.page.get_by_text(f"{card} is on its way")).to_be_visible()
    expect(silence.banner).to_have_count(0)
    silence.pass_by()

    expect(silence.banner).to_have_text(OFFLINE)
    expect(ida.page.get_by_text(f"{card} waits for the connection")).to_be_visible()
    expect(jonas.seat(0)).to_contain_text("away")
    expect(jonas.page.get_by_text("Ida is away.")).to_be_attached()
    assert 10 == ida.hand.count() == jonas.hand.count()

    silence.network_is_back()

    expect(silence.banner).to_have_count(0)
    expect(ida.hand).to_have_count(9)
    expect(ida.card(card)).to_have_count(0)
    expect(jonas.seat(0)).not_to_contain_text("away")
    expect(jonas.page.get_by_text("Ida is back.")).to_be_attached()
    jonas.wait_for_turn()
    expect(jonas.laid(card)).to_have_count(1)
    assert [str(card)] * 2 == silence.wire.moves(), "it was sent again"
    assert 1 == silence.moves_in_log()


def test_a_move_that_came_too_late_is_taken_back_with_words(silence: Silence) -> None:
    """Meanwhile the same person has played another card elsewhere: the first one lies in the hand again."""
    silence.sit_down()
    ida = silence.ida
    ida.page.context.set_offline(True)
    card = silence.choose_and_send()
    silence.pass_by()
    expect(silence.banner).to_be_visible()
    elsewhere = Seat(silence.people.page(f"/t/{silence.links[0]}", still=True))
    elsewhere.wait_for_turn()
    other = elsewhere.numbers(elsewhere.legal)[1]
    elsewhere.play(other)

    silence.network_is_back()

    expect(ida.card(other)).to_have_count(0)
    expect(ida.card(card)).to_be_visible()
    expect(ida.duty).to_contain_text("The table has moved on since you looked")
    expect(ida.page.get_by_text("waits for the connection")).to_have_count(0)
    assert 1 == silence.moves_in_log()


def note_banners(page: Page) -> None:
    """Remembers every banner that the page has ever shown, however briefly. Call it before the page goes anywhere."""
    page.add_init_script(
        """window.banners = [];
        new MutationObserver(() => {
          const banner = document.querySelector('.banner');
          if (banner) window.banners.push(banner.textContent);
        }).observe(document, { childList: true, subtree: true });"""
    )


def hide(page: Page, *, hidden: bool) -> None:
    """As if another tab lay before this one, or no longer."""
    page.evaluate(
        """hidden => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )


def test_a_hidden_page_answers_pings_and_shows_no_banner_when_it_is_seen_again(silence: Silence) -> None:
    """Its timers are held back for ten minutes and fire late; it asks anew before it believes them."""
    note_banners(silence.ida.page)
    silence.sit_down()
    page, socket = silence.ida.page, silence.sockets[0][-1]
    hide(page, hidden=True)
    for _ in range(4):
        with socket.expect_event("framesent", tells("pong")):
            silence.clock.turn(PING_EVERY)
    expect(silence.jonas.seat(0)).not_to_contain_text("away")

    with socket.expect_event("framereceived", tells("pong")):
        silence.time.fast_forward("10:00")
    with socket.expect_event("framereceived", tells("pong")):
        hide(page, hidden=False)

    silence.time.run_for(2900)
    assert [] == page.evaluate("window.banners")
    silence.time.resume()
    silence.ida.play(silence.ida.numbers(silence.ida.legal)[0])


def test_a_page_that_slept_until_it_was_given_up_comes_back_without_a_banner(silence: Silence) -> None:
    """Its timers stand, and it hears nothing: it is away, its socket is closed, and it comes back when it wakes."""
    note_banners(silence.ida.page)
    silence.sit_down()
    page = silence.ida.page
    silence.time.run_for(4500)  # by now the line counts as a good one
    page.context.set_offline(True)
    silence.turn(2)
    expect(silence.jonas.seat(0)).not_to_contain_text("away")
    silence.turn(1)
    expect(silence.jonas.seat(0)).to_contain_text("away")
    silence.turn(13)

    with page.expect_websocket():
        silence.network_is_back()

    expect(silence.jonas.seat(0)).not_to_contain_text("away")
    assert [] == page.evaluate("window.banners")
    silence.ida.play(silence.ida.numbers(silence.ida.legal)[0])


class Deaf:
    """The sockets of a page pass through here; on demand nothing is heard any more on those that are open."""

    def __init__(self, page: Page) -> None:
        self.hearing: set[WebSocketRoute] = set()
        page.route_web_socket("**/ws/*", self._pass)

    def _pass(self, socket: WebSocketRoute) -> None:
        self.hearing.add(socket)
        server = socket.connect_to_server()
        server.on_message(lambda words: socket.send(words) if socket in self.hearing else None)

    def deafen(self) -> None:
        self.hearing.clear()


def test_a_move_whose_answer_a_killed_server_owed_is_played_once(people: People, tmp_path: Path) -> None:
    """The card is on disk, and its page has not heard of it; the next server knows it when it is sent again."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as (server, address):
        people.address = address
        made = Tables(address).where(asked_late)
        page, elsewhere = people.page(still=True), Seat(people.page(f"/t/{made.you}", still=True))
        ears, line = Deaf(page), Wire(page)
        page.goto(f"/t/{made.you}")
        seat = Seat(page)
        seat.wait_for_turn()
        card, left = seat.numbers(seat.legal)[0], seat.hand.count()
        ears.deafen()
        seat.card(card).click()
        seat.play_button.click()
        expect(elsewhere.card(card)).to_have_count(0)
        expect(seat.hand).to_have_count(left)
        server.kill()
        server.wait()
        expect(page.get_by_text(f"{card} waits for the connection")).to_be_visible()

    with serving(data, int(address.rpartition(":")[2])):
        expect(page.get_by_text(GONE)).to_have_count(0)
        expect(seat.hand).to_have_count(left - 1)
        expect(page.get_by_text("waits for the connection")).to_have_count(0)
        assert seat.wait_for_turn() or seat.result.is_visible()
        assert line.moves().count(str(card)) >= 2, "it was sent again"
        assert not [message for message in line.heard if message["type"] == "refused"]
