"""Reviews: of one's own seat, after the end, thought out piece by piece while others play on."""

import re
import time
from typing import Any

from starlette.testclient import TestClient

from tests.server.people import at, link_of, new_table, person
from tests.watching import whole

Json = dict[str, Any]


def whole_review(client: TestClient, link: str, query: str = "") -> Json:
    """Ask until it is done, as the page does."""
    until = time.monotonic() + 60
    while True:
        found: Json = client.get(f"/api/tables/{link}/review{query}").json()
        if found["done"] == found["count"]:
            return found
        assert time.monotonic() < until, found


def finished(client: TestClient) -> Json:
    made = new_table(client)
    with at(client, made["you"]) as ida:
        ida.play_to_the_end(ida.hello())
    return made


def test_whoever_played_gets_a_review_of_the_own_seat(client: TestClient) -> None:
    made = finished(client)

    first = client.get(f"/api/tables/{made['you']}/review")
    found = whole_review(client, made["you"])

    assert 200 == first.status_code and first.json()["done"] < first.json()["count"]
    assert 0 == found["seat"] and found["count"] > 5
    film = whole(client.get(f"/api/tables/{made['you']}/replay").json())
    for point in found["points"]:
        assert 0 in film["frames"][point["number"]]["view"].get("to_act", [0])
        assert re.match(r"Trick \d+$", point["where"])
        assert point["better_value"] > point["value"] and "looked better" in point["words"]
    assert found == whole_review(client, made["you"]), "it is thought out once"


def test_nobody_gets_a_review_of_another_seat(client: TestClient) -> None:
    made = finished(client)

    for link, query in ((made["you"], "?seat=1"), (made["watch"], ""), (made["watch"], "?seat=0")):
        answer = client.get(f"/api/tables/{link}/review{query}")
        assert 409 == answer.status_code
        assert "A review is for whoever played the seat." == answer.json()["error"]
    assert 422 == client.get(f"/api/tables/{made['you']}/review?seat=9").status_code
    assert 404 == client.get("/api/tables/nowhere/review").status_code


def test_a_game_that_goes_on_is_not_reviewed(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"))

    answer = client.get(f"/api/tables/{link_of(made, 1)}/review")

    assert 409 == answer.status_code and "not over" in answer.json()["error"]
