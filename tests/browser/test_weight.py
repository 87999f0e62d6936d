"""How much goes over the network before a table stands there: page, code, styles, fonts, all as they are sent."""

import pytest
from playwright.sync_api import Request, expect

from tests.browser.people import People, settle
from tests.serving import make_table

MOST = 197_000  # bytes, of the 200 000 that a table may weigh
QUIET = (
    "End-",
    "Scores-",
    "Explain-",
    "Terms-",
    "Consent-",
    "Memory-",
    "Faces-",
    "Sheet-",
    "glossary",
)  # what comes when the table stands there and has nothing else to do
PERSON = {"kind": "person", "name": "Ida"}
SEATS = {"sarkophag": 4, "sacrifice_duel": 2, "sacrifice_circle": 5, "sacrifight": 1, "sacre_bleu": 4}


@pytest.mark.parametrize(("scene", "fonts"), [("own", 4), ("plain", 3)])
@pytest.mark.parametrize("game", SEATS)
def test_a_table_is_light(people: People, game: str, scene: str, fonts: int) -> None:
    bots = [{"kind": "bot", "level": "novice"}] * (SEATS[game] - 1)
    made = make_table(people.address, {"game": game, "options": {}, "seats": [PERSON, *bots]})
    page = people.page()
    loaded: list[Request] = []
    page.on("requestfinished", lambda one: loaded.insert(0, one))

    page.goto(f"/t/{made['you']}?scene={scene}")
    expect(page.get_by_test_id("duty").first).to_be_visible()
    settle(page)

    sent = {one.url.rpartition("/")[2]: one.sizes()["responseBodySize"] for one in loaded}
    assert fonts <= sum(name.endswith(".woff2") for name in sent), "the fonts are among them"
    assert not [name for name in sent if name.startswith(("Start", "NewTable"))]
    first = {name: size for name, size in sent.items() if not name.startswith(QUIET)}
    assert MOST > sum(first.values()), sorted(first.items(), key=lambda one: -one[1])
