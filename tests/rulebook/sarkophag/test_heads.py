"""The heads on the cards: the usual table, corrections by an option, and the file of a deck of one's own (SK-3)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacrarium.cli import main
from sacrarium.cli.serve import _offer_heads
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions
from sacrarium.core.record import read, replay
from sacrarium.core.words import Company
from sacrarium.games import GAMES
from sacrarium.games.sarkophag import GAME
from sacrarium.games.sarkophag.headtables import head_table, heads_of_file, read_head_table
from sacrarium.server.api import game_info

USUAL = list(head_table("reconstructed").heads)
NAMES = ("Nico", "Clemens", "Henrik", "Daniel")


def with_heads(**changes: int) -> dict[str, Any]:
    """A file with other heads on some cards than usual."""
    heads = list(USUAL)
    for card, count in changes.items():
        heads[int(card.removeprefix("c")) - 1] = count
    return {"heads": heads}


def encoded(table: dict[str, Any]) -> bytes:
    return json.dumps(table).encode()


def test_the_reconstructed_table() -> None:
    """1.2: counts, total and the one guess (SK-3)."""
    table = head_table("reconstructed")
    by_count = {count: [card for card in range(1, 61) if table.of(card) == count] for count in range(6)}

    assert [1, 2, 14, 16, 24, 26, 34, 36, 44, 46, 59, 60] == by_count[0]
    assert [4, 12, 18, 22, 28, 32, 38, 42, 48, 56, 58] == by_count[2]
    assert [6, 8, 10, 20, 30, 40, 50, 52, 54] == by_count[3]
    assert [15, 25, 35, 45] == by_count[5]
    assert 24 == len(by_count[1]) and [] == by_count[4]
    assert 93 == sum(table.heads) and (58,) == table.guessed()


# -- by the option ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "heads", "guessed"),
    [("58=3", {58: 3}, ()), ("58=2", {58: 2}, ()), ("58=3?", {58: 3}, (58,)), (" 7=2? , 1=4 ", {7: 2, 1: 4}, (7, 58))],
)  # fmt: skip
def test_cards_that_differ(name: str, heads: dict[int, int], guessed: tuple[int, ...]) -> None:
    """SK-3: a card that is named is no guess any more, unless a question mark says so."""
    table = head_table(name)

    assert heads == {card: table.of(card) for card in heads} and guessed == table.guessed()
    assert all(table.of(card) == USUAL[card - 1] for card in range(1, 61) if card not in heads)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", "heads_table is 'reconstructed', or the cards that differ from it such as '58=3', not 'nobody'"),
        ("../secrets", "not '../secrets'"),
        ("deck.json", "a file is given by --heads"),
        ("", "not ''"),
        ("58=", "not '58='"),
        ("61=1", "not '61=1'"),
        ("0=1", "not '0=1'"),
        ("58=3,58=2", "card 58 is named twice"),
        ("58=6", "heads_table: heads: card 58 has 6 heads; 0 to 5 are possible"),
        ("36=1,35=4", "in the rulebook card 36 has no head"),
        ("14=1", "in the rulebook cards 22, 20, 14, 15 add up to 10, not to 11"),
        ("7=" + "1" * 5000, "heads_table is"),
    ],
)  # fmt: skip
def test_impossible_heads(name: str, words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.state(GAME.read_options({"heads_table": name}))

    assert words in str(refused.value) and len(str(refused.value)) < 200


def test_a_card_that_is_set_right_counts_so() -> None:
    """R5, R10: its heads are taken with the trick, and with five of them it may not be led."""
    given = {"leader": 0, "hands": [[58, 59], [1, 2], [3, 4]], "options": {"players": 3}}
    usual = GAME.read_position(given)
    five = GAME.read_position({**given, "options": {"players": 3, "heads_table": "58=5"}})

    assert [58, 59] == usual.legal(0) and [59] == five.legal(0)
    assert (
        5 == five.view(0).heads[57] and () == five.view(0).unconfirmed and (58,) == usual.view(0).unconfirmed
    )


def test_the_guess_is_told_where_it_matters_and_nowhere_else() -> None:
    """SK-3: to whoever holds 58, and to all while it lies in the trick; never of another's hand."""
    told = "How many heads 58 shows is a guess: nobody has checked it against a printed deck."
    options = {"players": 3}
    held = GAME.read_position({"leader": 0, "hands": [[58, 59], [1, 2], [3, 4]], "options": options})
    lying = GAME.read_position(
        {"leader": 0, "trick": [58], "hands": [[59], [1, 2], [3, 4]], "options": options}
    )
    gone = GAME.read_position({"leader": 0, "hands": [[20], [1], [3]], "options": options})

    notes = {
        name: [viewer for viewer in (None, 0, 1, 2) if told in GAME.text.words(state, Company(NAMES, viewer)).notes]
        for name, state in (("held", held), ("lying", lying), ("gone", gone))
    }  # fmt: skip

    assert {"held": [0], "lying": [None, 0, 1, 2], "gone": []} == notes


def test_everybody_can_find_the_option(capsys: pytest.CaptureFixture[str]) -> None:
    """SK-3: on the page for a new table, and on the command line; every choice makes a table."""
    (info,) = (info for info in game_info(GAME).options if info.name == "heads_table")

    assert info.default == info.choices[0].value == "reconstructed"
    counts = [head_table(str(choice.value)).of(58) for choice in info.choices]
    assert [2, 0, 1, 2, 3, 4, 5] == counts
    assert 0 == main(["games", "sarkophag"])
    assert "heads_table=reconstructed|58=0" in capsys.readouterr().out


# -- from a file -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "name"),
    [
        (with_heads(), "58=2"),
        (with_heads(c58=3), "58=3"),
        (with_heads(c1=5, c60=4), "1=5,58=2,60=4"),
        ({**with_heads(), "confirmed": False, "uncertain": [58]}, "reconstructed"),
        ({**with_heads(c7=2), "confirmed": False, "uncertain": [7], "name": "mine"}, "7=2?,58=2"),
    ],
)
def test_a_file_is_what_differs(table: dict[str, Any], name: str) -> None:
    """SK-3: so that a record holds all of it; other fives, a card with 4 and another total are the deck's business."""
    assert name == heads_of_file("deck.json", encoded(table))
    assert tuple(table["heads"]) == head_table(name).heads


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"heads": [1] * 59}, "deck.json: heads: there must be 60 numbers, one for each card, not 59"),
        (with_heads(c7=6), "deck.json: heads: card 7 has 6 heads; 0 to 5 are possible"),
        (with_heads(c7=-1), "deck.json: heads: card 7 has -1 heads; 0 to 5 are possible"),
        (with_heads(c14=1), "deck.json: heads: in the rulebook cards 22, 20, 14, 15 add up to 10, not to 11"),
        (with_heads(c53=2), "deck.json: heads: in the rulebook cards 48, 49, 53, 39 add up to 5, not to 6"),
        (with_heads(c9=2), "deck.json: heads: in the rulebook cards 9, 8, 36, 35 add up to 9, not to 10"),
        (with_heads(c36=1, c35=4), "deck.json: heads: in the rulebook card 36 has no head"),
        (with_heads(c22=5, c15=2), "deck.json: heads: card 22 is led in the rulebook, so it cannot have 5"),
        ({"heads": USUAL, "uncertain": [61]}, "deck.json: uncertain: there is no card 61"),
        ({"heads": USUAL, "uncertain": [-3]}, "deck.json: uncertain: there is no card -3"),
        ({"heads": USUAL, "uncertain": [2**70]}, "deck.json: uncertain"),
        ({"heads": "many"}, "deck.json: heads: here should be a list, not a word"),
        ({"heads": ["two"]}, "deck.json: heads: here should be a whole number, not a word"),
        ({"name": "mine"}, "deck.json: the field 'heads' is missing"),
        ({**with_heads(), "colour": 1}, "deck.json: there is no field 'colour' here"),
        ([1, 2], "deck.json: here should be fields with names, not a list"),
    ],
)
def test_impossible_files(table: Any, words: str) -> None:
    """1.2: the loader checks the file against what the rulebook prints, and says in one sentence what is wrong."""
    with pytest.raises(BadOptions) as refused:
        read_head_table("deck.json", encoded(table))

    assert str(refused.value).startswith(words) and not set("$`") & set(str(refused.value))


@pytest.mark.parametrize("content", [b"{", b"", b"\xff\xfe", b"heads: [1]"])
def test_a_file_that_is_not_json(content: bytes) -> None:
    with pytest.raises(BadOptions, match=r"^deck\.json: this is not JSON, such as"):
        read_head_table("deck.json", content)


def test_games_with_a_deck_from_a_file(tmp_path: Path) -> None:
    """SK-3: the lab takes it, and the record is replayed without the file."""
    deck = tmp_path / "deck.json"
    deck.write_bytes(encoded(with_heads(c58=3)))
    arguments = ["simulate", "sarkophag", "--heads", str(deck), "--games", "1", "--workers", "1"]

    assert 0 == main([*arguments, "--save", str(tmp_path / "games")])

    deck.unlink()
    (file,) = (tmp_path / "games").iterdir()
    record = read(file)
    assert "58=3" == record.options["heads_table"]
    assert 3 == replay(GAME, record).view(None).heads[57]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["sarkophag", "--heads", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["sacrifight", "--heads", "nowhere.json"], "Sacrifight has no mummy heads to read from a file"),
        (["sarkophag", "--option", "heads_table=deck.json"], "a file is given by --heads"),
    ],
)
def test_what_cannot_be_read_is_told(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 != main(["simulate", *arguments, "--games", "1"])

    said = capsys.readouterr().err.strip()
    assert words in said and 1 == len(said.splitlines())


def test_a_server_offers_the_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SK-3: by the name of the file; the table that is made needs the file no more."""
    deck = tmp_path / "our_old-deck.json"
    deck.write_bytes(encoded(with_heads(c58=3, c1=1)))
    monkeypatch.setitem(GAMES, "sarkophag", GAME)

    _offer_heads(deck)
    _offer_heads(deck)

    (info,) = (info for info in game_info(GAMES["sarkophag"]).options if info.name == "heads_table")
    assert ["Our old deck"] == [choice.title for choice in info.choices if choice.value == "1=1,58=3"]
    options = GAME.read_options({"heads_table": info.choices[-1].value})
    assert 1 == GAME.new(options, Seeded(1)).view(None).heads[0]
    assert msgspec.to_builtins(options)["heads_table"] == "1=1,58=3"
