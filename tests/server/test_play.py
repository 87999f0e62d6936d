"""Whole games over the socket."""

import pytest
from starlette.testclient import TestClient

from tests.server.people import RANDOM_BOT, at, everybody_plays, link_of, new_table, order, person


def test_a_person_and_three_bots_play_to_the_end(client: TestClient) -> None:
    made = new_table(client)
    with at(client, made["you"]) as ida:
        first = ida.hello()

        last = ida.play_to_the_end(first)

    assert ("table", 0, "sarkophag") == (first["type"], first["you"], first["game"])
    assert 40 == last["number"] and last["ask"] is None and last["view"]["over"]
    updates = [message for message in ida.heard if message["type"] == "update"]
    assert list(range(updates[0]["number"], 41)) == [update["number"] for update in updates], (
        "none missing or twice"
    )


def test_all_levels_play(client: TestClient) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("novice", "adept")]
    made = new_table(client, person("Ida"), *bots)

    with at(client, made["you"]) as ida:
        assert 30 == ida.play_to_the_end(ida.hello())["number"]


def test_bots_play_among_themselves_before_a_watcher(client: TestClient) -> None:
    made = new_table(client, *[RANDOM_BOT] * 3)
    assert made["you"] is None and [] == made["links"]

    with at(client, made["watch"]) as watcher:
        whole = watcher.hello()
        last = watcher.until_asked(whole)

    assert whole["you"] is None and 30 == last["number"]


def test_several_people_hear_the_same_numbers(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"))
    with (
        at(client, link_of(made, 0)) as ida,
        at(client, link_of(made, 1)) as jonas,
        at(client, link_of(made, 2)) as greta,
        at(client, made["watch"]) as watcher,
    ):
        people = [ida, jonas, greta, watcher]
        for somebody in people:
            somebody.hello()
        for somebody in people:
            somebody.say("hello", seen=0)
            somebody.hear("table")
        everybody_plays(people)

    numbers = {tuple(m["number"] for m in somebody.heard if m["type"] == "update") for somebody in people}
    assert {tuple(range(1, 31))} == numbers


def test_the_words_are_for_their_viewer(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida, at(client, made["watch"]) as watcher:
        message = ida.hello()
        watcher.hello()
        ida.answer(message)

        assert ida.hear("update")["events"][0]["text"].startswith("You lead")
        assert watcher.hear("update")["events"][0]["text"].startswith("Ida leads")


# -- coming and going ------------------------------------------------------------------------------


def test_coming_back_gets_what_was_missed(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida:
        ida.answer(ida.hello())
        ida.hear("update")
    with at(client, link_of(made, 1)) as jonas:
        jonas.answer(jonas.hello())
        jonas.hear("update")

    with at(client, link_of(made, 0)) as ida:
        ida.say("hello", seen=1)

        missed = [ida.hear(), ida.hear()]

    assert ["update", "seats"] == [message["type"] for message in missed]
    assert 2 == missed[0]["number"] and 1 == missed[0]["events"][0]["seat"]


def test_coming_back_in_time_misses_nothing(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida:
        ida.answer(ida.hello())
        ida.hear("update")

    with at(client, link_of(made, 0)) as ida:
        assert "seats" == ida.hello(seen=1)["type"]


@pytest.mark.parametrize("seen", [5, 2**31])
def test_a_gap_gets_the_whole_table(client: TestClient, seen: int) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"))

    with at(client, link_of(made, 0)) as ida:
        assert "table" == ida.hello(seen=seen)["type"]


def test_presence_is_told(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), RANDOM_BOT)
    with at(client, link_of(made, 0)) as ida:
        assert [True, False, True] == [seat["present"] for seat in ida.hello()["seats"]]

        with at(client, link_of(made, 1)) as jonas:
            jonas.hello()
            assert [True, True, True] == [seat["present"] for seat in ida.hear("seats")["seats"]]

        assert [True, False, True] == [seat["present"] for seat in ida.hear("seats")["seats"]]


def test_two_windows_of_one_seat_hear_the_same(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as left, at(client, link_of(made, 0)) as right:
        message = left.hello()
        right.hello()
        left.answer(message)

        assert left.hear("update") == right.hear("update")


# -- open seats ------------------------------------------------------------------------------------


def test_somebody_takes_an_open_seat(client: TestClient) -> None:
    made = new_table(client, person("Ida"), {"kind": "open"}, person("Greta"))
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 2)) as greta:
        for_the_maker, for_others = ida.hello(), greta.hello()
        assert [1] == [link["seat"] for link in for_the_maker["links"]] and "links" not in for_others

        with at(client, for_the_maker["links"][0]["link"]) as emil:
            assert "open" == emil.hello()["seats"][1]["kind"]
            emil.say("join", name="Emil")
            told = [somebody.hear("table") for somebody in (ida, greta, emil)]

    assert all("Emil" == message["names"][1] and "person" == message["seats"][1]["kind"] for message in told)
    assert [] == told[0]["links"], "nobody else gets this link any more"


def test_a_taken_name_is_refused(client: TestClient) -> None:
    made = new_table(client, person("Ida"), {"kind": "open"}, person("Greta"))
    with at(client, link_of(made, 1)) as emil:
        emil.hello()
        emil.say("join", name="ida")

        assert "malformed" == emil.refused()["code"]


# -- hints and rematches ---------------------------------------------------------------------------


def test_a_hint_for_whoever_is_asked(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        message = ida.hello()
        jonas.hello()
        ida.say("hint", seen=0)
        jonas.say("hint", seen=0)

        told = ida.hear("hint")

        assert told["move"] in {move["move"] for move in message["ask"]["moves"]} and 0 == told["number"]
        shares = [weighed["share"] for weighed in told["considered"]]
        assert all(share > 0 for share in shares) and sum(shares) < 1.01, "parts of one search"
        assert "not_your_turn" == jonas.refused()["code"]


def test_a_hint_comes_though_others_answer_meanwhile(client: TestClient) -> None:
    """The duel begins with two sealed orders: Jonas's changes nothing for Ida, whichever message comes first."""
    seats = [person("Ida"), person("Jonas")]
    made = client.post("/api/tables", json=order(*seats) | {"game": "sacrifice_duel"}).json()
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        message = ida.hello()
        jonas.hello()
        ida.say("hint", seen=0)

        jonas.say("move", seen=0, move="pass")

        told = ida.hear("hint")
        assert told["move"] in {move["move"] for move in message["ask"]["moves"]}
        ida.say("hint", seen=0)
        assert 1 == ida.hear("hint")["number"], "what Ida saw is still her question"


def test_a_rematch_moves_everybody_to_one_new_table(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), RANDOM_BOT)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        ida.hello()
        jonas.hello()
        ida.say("rematch")
        assert "illegal" == ida.refused()["code"], "not before the end"
        everybody_plays([ida, jonas])

        jonas.say("rematch")
        links = [ida.hear("moved")["link"], jonas.hear("moved")["link"]]
        ida.say("rematch")
        assert links == [ida.hear("moved")["link"], jonas.hear("moved")["link"]]

    with at(client, links[0]) as ida, at(client, links[1]) as jonas:
        assert (0, 1) == (ida.hello()["you"], jonas.hello()["you"])
        assert 0 == ida.heard[0]["number"] or ida.heard[0]["view"]["hand"]


# -- a move that is sent again ---------------------------------------------------------------------


def test_a_move_with_an_id_is_acknowledged_before_its_update_and_to_its_sender_alone(
    client: TestClient,
) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 0)) as phone:
        message = ida.hello()
        phone.hello()
        ida.answer(message, id=7)

        assert {"type": "accepted", "id": 7, "number": 1} == ida.hear()
        assert 1 == ida.hear()["number"]
        phone.hear("update")
        phone.is_there()
    assert "accepted" not in {message["type"] for message in phone.heard}


def test_a_move_that_is_sent_again_is_played_once(client: TestClient) -> None:
    """Its line broke before anything came back; meanwhile the next seat has moved."""
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        first = ida.hello()
        jonas.hello()
        ida.answer(first, id=1)
        jonas.answer(jonas.until_asked(jonas.hear("update")))
        jonas.hear("update")

    with at(client, link_of(made, 0)) as ida:
        ida.say("hello", seen=0)
        ida.hear("table")
        ida.answer(first, id=1)

        assert {"type": "accepted", "id": 1, "number": 1} == ida.hear()
        assert 2 == ida.hello()["number"]


def test_a_move_that_never_came_is_played_when_it_is_sent_again(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida:
        first = ida.hello()
    with at(client, link_of(made, 0)) as ida:
        ida.hello(seen=0)
        ida.answer(first, id=1)

        assert 1 == ida.hear("accepted")["number"] == ida.hear("update")["number"]


def test_a_move_that_another_window_forestalled_is_refused_by_its_id(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 0)) as phone:
        first = ida.hello()
        phone.hello()
        phone.answer(first, choice=1, id=1)
        phone.hear("update")
        ida.answer(first, choice=0, id=5)

        refused = ida.refused()
    assert ("stale", 5) == (refused["code"], refused["id"])
