"""One link, several seats, over the socket."""

from starlette.testclient import TestClient

from tests.server.people import Json, at, link_of, order, person


def circle(client: TestClient, *seats: Json) -> Json:
    answer = client.post("/api/tables", json={"game": "sacrifice_circle", "seats": list(seats)})
    assert 201 == answer.status_code, answer.text
    made: Json = answer.json()
    return made


WITH_IDA = {"kind": "with", "seat": 0}


def test_one_link_plays_five_heroes(client: TestClient) -> None:
    made = circle(client, person("Ida"), *[WITH_IDA] * 4)
    assert [0] == [link["seat"] for link in made["links"]]

    with at(client, made["you"]) as ida:
        whole = ida.hello()
        last = ida.play_to_the_end(whole)

    assert (0, [0, 1, 2, 3, 4]) == (whole["you"], whole["yours"])
    assert [0] * 5 == [info["driver"] for info in whole["seats"]]
    asked = {message["ask"]["seat"] for message in ida.heard if message.get("ask")}
    assert {0, 1, 2, 3, 4} == asked and last["outcome"]


def test_two_people_share_five_heroes(client: TestClient) -> None:
    made = circle(client, person("Ida"), person("Jonas"), WITH_IDA, {"kind": "with", "seat": 1}, {"kind": "bot", "level": "novice"})  # fmt: skip
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        first = ida.hello()
        jonas.hello()
        ida.answer(first)
        for somebody in (ida, jonas):
            somebody.hear("update")
        assert ida.heard[-1]["ask"] is None and 1 == jonas.heard[-1]["ask"]["seat"]

        ida.say("move", seen=1, move="path:B", seat=1)
        assert "not_your_turn" == ida.refused()["code"]
        jonas.say("move", seen=1, move="path:B", seat=1)
        update = ida.hear("update")

    assert 2 == update["ask"]["seat"] and 2 == update["view"]["seat"]


def test_a_hint_for_a_driven_seat(client: TestClient) -> None:
    made = circle(client, person("Ida"), *[WITH_IDA] * 4)
    with at(client, made["you"]) as ida:
        ida.answer(ida.hello())
        ida.hear("update")
        ida.say("hint", seen=1, seat=1)

        assert "path:B" == ida.hear("hint")["move"]


def test_games_against_each_other_refuse_it(client: TestClient) -> None:
    answer = client.post(
        "/api/tables", json=order(person("Ida"), WITH_IDA, {"kind": "bot", "level": "random"})
    )

    assert (422, "seats") == (answer.status_code, answer.json()["field"])
