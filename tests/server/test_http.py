"""The HTTP side: games, new tables, summaries, finished games, pages."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from sacrarium.games import GAMES
from sacrarium.games.sacrifight.cards.content import PACKS
from sacrarium.server import Settings, create_app
from tests.server.people import RANDOM_BOT, Json, at, new_table, order, person
from tests.watching import whole


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[TestClient]:
    """A server without a built client, and with little patience."""
    with TestClient(create_app(Settings(tables_per_minute=2, static=tmp_path, workers=1))) as client:
        yield client


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient]:
    """A server with a client of three files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>The table</title>")
    (tmp_path / "flame.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-B00C.js").write_text("let candles = 3;" * 100)
    with TestClient(create_app(Settings(static=tmp_path, workers=1))) as client:
        yield client


# -- games -----------------------------------------------------------------------------------------


def test_all_games_are_listed(client: TestClient) -> None:
    games = client.get("/api/games").json()["games"]

    assert list(GAMES) == [game["name"] for game in games]


def test_an_unknown_game_has_no_table_here(client: TestClient) -> None:
    order = {"game": "sacriledge", "options": {}, "seats": [{"kind": "bot", "level": "random"}] * 2}

    answer = client.post("/api/tables", json=order)

    assert 422 == answer.status_code and "game" == answer.json()["field"]


# -- packs of cards --------------------------------------------------------------------------------


def test_without_packs_no_page_asks_for_one(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SACRARIUM_CARDS", raising=False)

    assert "cards" not in {option["name"] for option in _options(client)}


def test_a_pack_that_the_server_offers_is_chosen_by_its_name(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pack = tmp_path / "winter_nights"
    shutil.copytree(PACKS / "examples", pack)
    monkeypatch.setenv("SACRARIUM_CARDS", str(pack))

    cards = next(option for option in _options(client) if option["name"] == "cards")

    assert ["", "winter_nights"] == [choice["value"] for choice in cards["choices"]]
    assert "Winter nights" == cards["choices"][1]["title"]
    assert str(tmp_path) not in client.get("/api/games").text
    assert 201 == _order(client, "winter_nights")[0]


@pytest.mark.parametrize("where", ["{pack}", "../winter_nights", "winter_nights/../winter_nights"])
def test_nobody_outside_names_a_path(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, where: str
) -> None:
    pack = tmp_path / "winter_nights"
    shutil.copytree(PACKS / "examples", pack)
    monkeypatch.setenv("SACRARIUM_CARDS", str(pack))

    status, answer = _order(client, where.format(pack=pack))

    assert 422 == status and "cards" == answer["field"]


def _options(client: TestClient) -> list[Json]:
    games: list[Json] = client.get("/api/games").json()["games"]
    return next(game["options"] for game in games if game["name"] == "sacrifight")


def _order(client: TestClient, pack: str) -> tuple[int, Json]:
    seats = [{"kind": "person", "name": "Ida"}]
    answer = client.post(
        "/api/tables", json={"game": "sacrifight", "options": {"cards": pack}, "seats": seats}
    )
    return answer.status_code, answer.json()


def test_a_game_tells_all_that_a_new_table_needs(client: TestClient) -> None:
    sarkophag = client.get("/api/games").json()["games"][0]

    assert [3, 4, 5, 6] == sarkophag["seats"] and 4 == sarkophag["default_seats"]
    assert ["random", "novice", "adept", "master"] == [level["name"] for level in sarkophag["levels"]]
    assert {
        "name",
        "title",
        "words",
        "kind",
        "choices",
        "default",
        "minimum",
        "maximum",
        "needs",
        "finer",
        "most",
        "unlike",
    } == set(sarkophag["options"][0])
    assert {"number", "title", "words"} == set(sarkophag["rules"][0])
    assert {"title": "The deal", "first": "R1"} == sarkophag["chapters"][0]


def test_every_game_tells_how_it_plays(client: TestClient) -> None:
    for game in client.get("/api/games").json()["games"]:
        primer, rules = game["primer"], {rule["number"] for rule in game["rules"]}

        assert {"aim", "course", "steps", "end", "advice"} == set(primer)
        for point in (*primer["steps"], primer["end"], *primer["advice"]):
            assert point["words"] and rules.issuperset(point["rules"])


# -- new tables ------------------------------------------------------------------------------------


def test_links_go_to_people_only(client: TestClient) -> None:
    made = new_table(client, RANDOM_BOT, person("Ida"), {"kind": "open"})

    assert [1, 2] == [link["seat"] for link in made["links"]]
    assert made["you"] == made["links"][0]["link"]
    assert 4 == len({made["watch"], made["table"], *(link["link"] for link in made["links"])})


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "game"),
        ({"game": "sarkophag"}, "seats"),
        ({"game": 7, "seats": []}, "game"),
        ({"game": "chess", "seats": []}, "game"),
        (order(), "seats"),
        (order(*[RANDOM_BOT] * 7), "seats"),
        (order({"kind": "ghost"}, RANDOM_BOT, RANDOM_BOT), "seats"),
        (order({"kind": "person"}, RANDOM_BOT, RANDOM_BOT), "seats"),
        (order({"kind": "bot"}, RANDOM_BOT, RANDOM_BOT), "seats"),
        (order({"kind": "bot", "level": "genius"}, RANDOM_BOT, RANDOM_BOT), "seats"),
        (order(person(""), RANDOM_BOT, RANDOM_BOT), "name"),
        (order(person("Ida"), RANDOM_BOT, RANDOM_BOT, limit=-3), "limit"),
        (order(person("Ida"), RANDOM_BOT, RANDOM_BOT, players=5), "seats"),
        ({**order(*[RANDOM_BOT] * 3), "seed": 1}, "seed"),
        ({**order(*[RANDOM_BOT] * 3), "options": []}, "options"),
        (order(*[RANDOM_BOT] * 3, colour="red"), "options"),
    ],
)
def test_a_wrong_order_names_its_field(client: TestClient, body: Json, field: str) -> None:
    answer = client.post("/api/tables", json=body)

    assert 422 == answer.status_code and field == answer.json()["field"]
    assert answer.json()["error"].endswith(".")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"limits": 66}, "Sarkophag has no option 'limits'; the nearest is 'limit'."),
        ({"x" * 99: 1}, f"Sarkophag has no option '{'x' * 40}'; it has players, match, "),
    ],
)
def test_an_option_that_does_not_exist_is_told_with_those_that_do(
    client: TestClient, given: Json, words: str
) -> None:
    answer = client.post("/api/tables", json={**order(*[RANDOM_BOT] * 3), "options": given})

    assert 422 == answer.status_code and answer.json()["error"].startswith(words)


@pytest.mark.parametrize("body", [b"", b"not json", b"[", b"\xff\xfe", b"[" * 9000])
def test_a_body_that_is_no_json_is_refused(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert (422, "body") == (answer.status_code, answer.json()["field"]) and "JSON" in answer.json()["error"]


def test_only_json_is_read(client: TestClient) -> None:
    assert 415 == client.post("/api/tables", data={"game": "sarkophag"}).status_code


def test_a_body_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b" " * 20_000, headers={"content-type": "application/json"})

    assert 413 == answer.status_code


def test_tables_are_not_made_without_end(small_house: TestClient) -> None:
    answers = [
        small_house.post("/api/tables", json=order(*[{"kind": "open"}] * 3)).status_code for _ in range(4)
    ]

    assert [201, 201, 429, 429] == answers


# -- summaries and finished games ------------------------------------------------------------------


def test_a_summary_tells_whose_turn_it_is(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)

    mine = client.get(f"/api/tables/{made['you']}").json()
    watched = client.get(f"/api/tables/{made['watch']}").json()

    assert mine["your_turn"] and "with Jonas and Greta" == mine["words"]
    assert not watched["your_turn"] and "Ida leads" == watched["words"]
    assert ("sarkophag", "Sarkophag", False, 0) == tuple(
        mine[name] for name in ("game", "title", "over", "number")
    )


def test_a_table_explains_its_words_with_its_own_figures(client: TestClient) -> None:
    made = new_table(client, person("Ida"), RANDOM_BOT, RANDOM_BOT, match="limit", limit=66)
    usual = client.get("/api/games/sarkophag/glossary").json()

    told = client.get(f"/api/tables/{made['watch']}/glossary").json()

    limits = [
        next(term["words"] for term in terms if term["name"] == "limit")
        for terms in (told["terms"], usual["terms"])
    ]
    assert "sarkophag" == told["game"] and "66 heads" in limits[0] and "66" not in limits[1]


# -- several tables at a glance --------------------------------------------------------------------


def glance(client: TestClient, *links: str) -> list[Json]:
    found: list[Json] = client.post("/api/glances", json={"links": links}).json()["glances"]
    return found


def test_fifty_tables_are_looked_at_in_one_request(client: TestClient) -> None:
    made = [new_table(client, person("Ida"), RANDOM_BOT, RANDOM_BOT) for _ in range(25)]
    links = [link for table in made for link in (table["you"], "no-such-link")]

    found = glance(client, *links)

    assert [False, True] * 25 == [one["gone"] for one in found]
    assert all(one["error"] == "There is no table behind this link." for one in found[1::2])
    tables = [one["table"] for one in found[::2]]
    assert {("sarkophag", "Trick 1")} == {(table["game"], table["where"]) for table in tables}
    assert all(table["company"].startswith("with ") and table["begun"].startswith("20") for table in tables)


def test_a_glance_is_what_the_seat_may_know(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    mine, watched = (one["table"] for one in glance(client, made["you"], made["watch"]))

    assert mine == client.get(f"/api/tables/{made['you']}").json()
    assert mine["your_turn"] and not watched["your_turn"]
    assert "with Ida, Jonas and Greta" == watched["company"]


@pytest.mark.parametrize(
    "links",
    [[], ["x"] * 51, ["x" * 101], [7], None],
    ids=["none", "too many", "too long", "a number", "null"],
)
def test_glances_are_bounded(client: TestClient, links: object) -> None:
    answer = client.post("/api/glances", json={"links": links})

    assert (422, "links") == (answer.status_code, answer.json()["field"])


def test_glances_are_not_taken_without_end(small_house: TestClient) -> None:
    answers = (small_house.post("/api/glances", json={"links": ["x"] * 50}).status_code for _ in range(200))

    assert 200 == next(answers) and 429 in answers


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nothing",
        "/api/tables/nothing/replay",
        "/api/tables/nothing/glossary",
        "/api/games/nothing/glossary",
    ],
)
def test_a_wrong_link_is_404(client: TestClient, path: str) -> None:
    assert 404 == client.get(path).status_code


def test_a_finished_game_is_replayed_through_any_eyes(client: TestClient) -> None:
    made = new_table(client)
    with at(client, made["you"]) as ida:
        last = ida.play_to_the_end(ida.hello())

    told = client.get(f"/api/tables/{made['you']}/replay").json()
    own = whole(told)
    other = whole(client.get(f"/api/tables/{made['you']}/replay?seat=2").json())
    watched = client.get(f"/api/tables/{made['watch']}/replay").json()

    assert 41 == len(own["frames"]) and last["outcome"] == own["outcome"] and 0 == own["through"]
    assert (2, None) == (other["through"], watched["through"])
    assert other["frames"][0]["view"]["hand"] != own["frames"][0]["view"]["hand"]
    assert last["view"] == own["frames"][-1]["view"]
    heads = [
        frame["number"]
        for frame in told["frames"]
        for change in frame["changes"]
        if change["path"] == ["heads"]
    ]
    assert [0] == heads, "what does not change is told once"
    for seat in ("9", "-1", "x", "", "00099"):
        assert 422 == client.get(f"/api/tables/{made['you']}/replay?seat={seat}").status_code


def test_a_table_of_other_rules_is_gone_but_can_be_watched(client: TestClient) -> None:
    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"))
    with at(client, made["you"]) as ida:
        ida.hello()  # and with no bot that might be thinking nobody needs the room any more
    store = client.app.state.rooms.tables.store  # type: ignore[attr-defined]
    for sql in (
        "UPDATE tables SET rules_version = 0 WHERE id = ?",
        "UPDATE steps SET digest = x'00' WHERE table_id = ?",
    ):
        store._base.execute(sql, (made["table"],))

    told = client.get(f"/api/tables/{made['you']}")
    film = client.get(f"/api/tables/{made['you']}/replay").json()

    assert 410 == told.status_code and told.json()["error"].endswith("can still be watched.")
    assert film["frames"] and film["outcome"] is None and 0 == film["through"]
    assert 409 == client.get(f"/api/tables/{made['you']}/replay?seat=1").status_code
    assert 409 == client.get(f"/api/tables/{made['watch']}/replay?seat=0").status_code
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect(f"/ws/{made['you']}"):
        pass
    assert 410 == denied.value.status_code


# -- pages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/new/sarkophag", "/t/some-link", "/replay/some-link", "/rules/sarkophag", "/about"]
)
def test_every_page_is_the_clients_one_page(built: TestClient, path: str) -> None:
    answer = built.get(path)

    assert 200 == answer.status_code and "The table" in answer.text
    assert "no-cache" == answer.headers["cache-control"]


def test_assets_are_kept_for_ever_and_travel_small(built: TestClient) -> None:
    answer = built.get("/assets/index-B00C.js", headers={"accept-encoding": "gzip"})

    assert "immutable" in answer.headers["cache-control"] and "gzip" == answer.headers["content-encoding"]
    assert 200 == built.get("/flame.svg").status_code


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/%2e%2e/%2e%2e/pyproject.toml",
        "/..%2fpyproject.toml",
        "/assets/nothing.js",
    ],
)
def test_nothing_else_is_handed_out(built: TestClient, path: str) -> None:
    answer = built.get(path)

    assert "[project]" not in answer.text and (404 == answer.status_code or "The table" in answer.text)


def test_an_unknown_page_is_the_clients_to_explain(built: TestClient) -> None:
    answer = built.get("/nowhere/at/all")

    assert 404 == answer.status_code and "The table" in answer.text


def test_an_unknown_address_of_the_api_is_json(built: TestClient) -> None:
    assert (404, None) == ((answer := built.get("/api/nothing")).status_code, answer.json()["field"])
    assert 405 == built.get("/api/tables").status_code


def test_without_a_built_client_the_page_says_how_to_build_it(small_house: TestClient) -> None:
    answer = small_house.get("/")

    assert 503 == answer.status_code and "make web" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/index-B00C.js"])
def test_every_answer_is_guarded(built: TestClient, path: str) -> None:
    headers = built.get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy
    assert ("nosniff", "no-referrer") == (headers["x-content-type-options"], headers["referrer-policy"])
    assert "access-control-allow-origin" not in headers and "server" not in headers


def test_even_what_nobody_foresaw_is_one_guarded_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("seed 12345")

    monkeypatch.setattr("sacrarium.table.tables.Tables.new", breaks)
    with TestClient(create_app(Settings(workers=1)), raise_server_exceptions=False) as client:
        answer = client.post("/api/tables", json=order(*[RANDOM_BOT] * 3))

    assert (
        500 == answer.status_code
        and "12345" not in answer.text
        and "no-referrer" == answer.headers["referrer-policy"]
    )


def test_what_holds_links_is_not_kept(client: TestClient) -> None:
    answer = client.post("/api/tables", json=order(*[RANDOM_BOT] * 3))

    assert "no-store" == answer.headers["cache-control"]
