"""What a hint names as its reason: true of the position, and from what the seat may know."""

from typing import Any

import pytest

from sacrarium.core.words import Company
from sacrarium.games import game_named

NAMES = ("Ida", "Jonas", "Mira", "Bela", "Kai", "Lou", "Max")
THREE = {"options": {"players": 3}}
TWO = {"options": {"players": 2}}
FEW = {"options": {"cards": "examples"}, "boss": "dummy"}
LAST = {
    "deck": [],
    "discard": [["Kr", "Kb", "Qr", "Qb", "Jb", "X"], ["Kr", "Kb", "Qr", "Qb", "Jr", "Jb", "X"]],
}
LED = {
    "phase": "follow",
    "trophy": "Jr",
    "leader": 0,
    "committed": ["8b", None],
    "played": 2,
    "tricks": [1, 1],
    **LAST,
}
FIVES = ["2r", "3r", "4b", "5b", "Ab"]
BUYING = {"phase": "first_buys", "buyer": 0, "hands": [FIVES, FIVES]}
GIVING = {
    "phase": "sacrifice",
    "trophy": "Jb",
    "winner": 0,
    "tricks": [3, 0],
    "played": 3,
    "row": [["Ar", "2b", "3r"], ["4r", "5r", "2b"]],
    "altar": [[], ["6r", "7r", "8r", "9r", "10r", "9b", "10b"]],
    "deck": [],
    "discard": [["Kr", "Kb", "Qr", "Qb", "Jr", "Jb", "X"]] * 2,
}
WALKING = {"phase": "move", "turn": "B", "t": 5, "health": 40, "rolled": 3, "moved": True, "steps_left": 3}
OTHER = ["3C", "3D", "3H", "3S", "4S", "4H", "6H"]
RUN, GAP = (["7C", "8C", last, "2H", "QD", "5S", "4D"] for last in ("9C", "10C"))
PUT = {"phase": "put", "option": "return", "active": 0}
OFFER = {"phase": "offer", "option": "advertise", "active": 0}

CASES: list[tuple[str, dict[str, Any], int, str, str]] = [
    # Sarkophag
    (
        "sarkophag",
        {**THREE, "hands": [[16, 20], [21, 22], [31, 37]], "trick": [], "leader": 0},
        0,
        "16",
        "it brings no heads into the trick",
    ),
    (
        "sarkophag",
        {**THREE, "hands": [[18, 21], [22, 24], [31, 37]], "trick": [], "leader": 0},
        0,
        "21",
        "no other card brings fewer heads into the trick",
    ),
    ("sarkophag", {**THREE, "hands": [[18, 21], [22, 24], [31, 37]], "trick": [], "leader": 0}, 0, "18", ""),
    (
        "sarkophag",
        {**THREE, "hands": [[10], [20], [38, 60]], "trick": [30, 40], "leader": 0},
        2,
        "38",
        "it gives 2 heads to Jonas",
    ),
    (
        "sarkophag",
        {**THREE, "hands": [[10], [20], [36, 60]], "trick": [30, 40], "leader": 0},
        2,
        "36",
        "it leaves the trick to Jonas",
    ),
    (
        "sarkophag",
        {**THREE, "hands": [[10], [20], [45, 48]], "trick": [30, 40], "leader": 0},
        2,
        "48",
        "the trick cannot be avoided, and this brings the fewest heads",
    ),
    ("sarkophag", {**THREE, "hands": [[10], [20], [33, 60]], "trick": [30, 40], "leader": 0}, 2, "60", ""),
    (
        "sarkophag",
        {**THREE, "hands": [[10], [20], [44, 37]], "trick": [24, 34], "leader": 0},
        2,
        "44",
        "there are no heads in the trick",
    ),
    (
        "sarkophag",
        {"hands": [[10], [20], [44, 38], [26, 28]], "trick": [30, 40], "leader": 0},
        2,
        "38",
        "as the trick lies, Jonas would take its 2 heads",
    ),
    (
        "sarkophag",
        {"hands": [[10], [20], [44, 34], [26, 28]], "trick": [30, 40], "leader": 0},
        2,
        "34",
        "as the trick lies, another takes it",
    ),
    # Sacrifice Duel
    (
        "sacrifice_duel",
        {**LED, "hands": [["2r"], ["9b", "10b"]]},
        1,
        "play 9b",
        "it wins the trick with the lowest card that can",
    ),
    ("sacrifice_duel", {**LED, "hands": [["2r"], ["9b", "10b"]]}, 1, "play 10b", "it wins the trick"),
    (
        "sacrifice_duel",
        {**LED, "hands": [["2r"], ["9b", "2b"]]},
        1,
        "play 2b",
        "it spares the stronger cards",
    ),
    (
        "sacrifice_duel",
        {**LED, "hands": [["2r"], ["7b", "2b"]]},
        1,
        "play 2b",
        "the trick cannot be won, and this costs the weakest card",
    ),
    ("sacrifice_duel", {**LED, "hands": [["2r"], ["7b", "2b"]]}, 1, "play 7b", ""),
    ("sacrifice_duel", {**LED, "hands": [["2r"], ["8b", "2b"]]}, 1, "play 8b", "it ties the trick"),
    (
        "sacrifice_duel",
        {
            "phase": "lead",
            "trophy": "Jr",
            "leader": 0,
            "hands": [["2r", "10b"], ["9b", "2b"]],
            "played": 1,
            "tricks": [1, 0],
            **LAST,
        },
        0,
        "play 2r",
        "the red 2 is the strongest card of the hand",
    ),
    ("sacrifice_duel", {**BUYING, "trophy": "Jr"}, 0, "pass", "the hand keeps 2 trumps"),
    (
        "sacrifice_duel",
        {**BUYING, "trophy": "Jr"},
        0,
        "buy 5b+4b=9b",
        "it spends no trump, and the hand keeps 2 trumps",
    ),
    (
        "sacrifice_duel",
        {**BUYING, "trophy": "Jb"},
        0,
        "buy 5b+4b=9b",
        "weak cards become strong ones for later hands",
    ),
    ("sacrifice_duel", GIVING, 0, "sacrifice Ar", "15 points, and 16 cards stay in the deck"),
    # S.A.C.R.E. Bleu!
    (
        "sacre_bleu",
        {**TWO, **PUT, "hands": [RUN, OTHER]},
        0,
        "put 2H, put QD, done",
        "it keeps the run in clubs",
    ),
    (
        "sacre_bleu",
        {**TWO, **PUT, "hands": [GAP, OTHER]},
        0,
        "put 2H, put QD, done",
        "it keeps 7 of clubs, 8 of clubs and 10 of clubs together",
    ),
    (
        "sacre_bleu",
        {**TWO, "phase": "main", "active": 0, "hands": [GAP, OTHER]},
        0,
        "return, put QD, put 7C, put 8C, put 10C, done",
        "4 cards of the deal lie on top of the deck",
    ),
    (
        "sacre_bleu",
        {**TWO, "phase": "main", "active": 0, "hands": [RUN, OTHER]},
        0,
        "score, score 7C, score 8C, score 9C, done",
        "its 24 points are the most that the hand can score",
    ),
    (
        "sacre_bleu",
        {**TWO, "phase": "main", "active": 0, "hands": [[*RUN[:3], "10C", *RUN[4:]], OTHER]},
        0,
        "score, score 7C, score 8C, score 9C, done",
        "24 points, and the rest of the hand stays together",
    ),
    ("sacre_bleu", {**TWO, **OFFER, "hands": [RUN, OTHER]}, 0, "offer QD", "it keeps the run in clubs"),
    (
        "sacre_bleu",
        {**TWO, **OFFER, "hands": [GAP, OTHER]},
        0,
        "offer QD",
        "the others have to lay a ten or better",
    ),
    ("sacre_bleu", {**TWO, **OFFER, "hands": [GAP, OTHER]}, 0, "offer 2H", "no run needs it"),
    (
        "sacre_bleu",
        {
            **TWO,
            "phase": "pick",
            "option": "exchange",
            "round": 8,
            "active": 1,
            "target": 0,
            "given": "2D",
            "scores": [20, 0],
            "hands": [["QC", "2S", "5S"], ["10C", "JC", "6H", "2D"]],
        },
        1,
        "pick QC",
        "the best run grows to 30 points",
    ),
    (
        "sacre_bleu",
        {
            **THREE,
            "phase": "aside",
            "option": "exchange",
            "active": 0,
            "target": 2,
            "given": "2H",
            "hands": [RUN, [*OTHER, "5H"], ["9S", "10S", "JS", "5C", "6C", "9D", "JD", "2D"]],
        },
        2,
        "aside 9S, aside 10S, aside 9D",
        "it keeps the run in spades from being torn",
    ),
    # Sacrifice Circle
    (
        "sacrifice_circle",
        {"turn": "B", "t": 5, "health": 1, "heroes": {"B": {"space": "N4"}}},
        1,
        "attack",
        "100 % to shatter the crystal",
    ),
    (
        "sacrifice_circle",
        {"turn": "E", "t": 39, "health": 40, "heroes": {"E": {"space": "N38", "item": "radiant"}}},
        4,
        "attack:radiant",
        "it does the most damage on average",
    ),
    (
        "sacrifice_circle",
        {"turn": "B", "t": 5, "health": 40, "heroes": {"B": {"space": "N9"}}},
        1,
        "roll",
        "there may be a better place beside the crystal",
    ),
    (
        "sacrifice_circle",
        {"turn": "B", "t": 5, "health": 40, "moved": True, "heroes": {"B": {"space": "N9", "item": "trap"}}},
        1,
        "trap",
        "the crystal comes by in 4 spaces",
    ),
    (
        "sacrifice_circle",
        {"turn": "B", "t": 5, "health": 40, "heroes": {"B": {"space": "N12"}}},
        1,
        "end",
        "",
    ),
    (
        "sacrifice_circle",
        {**WALKING, "heroes": {"B": {"space": "N9"}}},
        1,
        "go:N6",
        "it ends beside the crystal, ready to strike",
    ),
    (
        "sacrifice_circle",
        {**WALKING, "heroes": {"B": {"space": "N4"}}},
        1,
        "stop",
        "the crystal is within reach of a strike",
    ),
    # Sacrifight
    (
        "sacrifight",
        {**FEW, "act": 2, "heroes": [{"hand": ["bd3"]}], "enemy": {"hp": [2]}},
        0,
        "play:1:N",
        "it defeats the boss",
    ),
    (
        "sacrifight",
        {**FEW, "act": 2, "heroes": [{"hand": ["bd3"]}], "enemy": {"hp": [9]}},
        0,
        "play:1:N",
        "it does 3 damage to the boss",
    ),
    (
        "sacrifight",
        {**FEW, "act": 1, "heroes": [{"hand": ["bd3", "ba2"], "hp": 9}], "enemy": {"hp": [9]}},
        0,
        "play:2:N",
        "it gives the Lumberjack 2 armor",
    ),
    (
        "sacrifight",
        {**FEW, "act": 1, "heroes": [{"hand": ["bd3", "bh2"], "hp": 9}], "enemy": {"hp": [9]}},
        0,
        "play:2:N",
        "it heals the Lumberjack by 2",
    ),
    (
        "sacrifight",
        {"act": 1, "boss": "aufhocker", "heroes": [{"hand": [], "piles": {"bronze": ["kindling_hatchet"]}}]},
        0,
        "draw:bronze",
        "the hand is empty",
    ),
    (
        "sacrifight",
        {
            **FEW,
            "act": 1,
            "heroes": [{"hand": ["bd3"]}],
            "board": {"N1": {"card": "bd2"}},
            "enemy": {"hp": [9]},
        },
        0,
        "save:N1",
        "the backpack keeps it for the next fight",
    ),
    (
        "sacrifight",
        {
            **FEW,
            "act": 2,
            "heroes": [{"hand": ["bd3"]}],
            "board": {"N1": {"card": "bd2"}},
            "enemy": {"hp": [9]},
        },
        0,
        "save:N1",
        "",
    ),
]


@pytest.mark.parametrize(("name", "given", "seat", "moves", "reason"), CASES)
def test_the_reason_for_a_choice(
    name: str, given: dict[str, Any], seat: int, moves: str, reason: str
) -> None:
    game = game_named(name)
    state = game.read_position(given)
    choice = tuple(map(game.read_move, moves.split(", ")))
    assert game.text.why is not None and choice[0] in state.legal(seat)

    assert reason == game.text.why(state, seat, choice, Company(NAMES[: state.seats()], seat))


CHOICES: list[tuple[str, dict[str, Any], int, str, str]] = [
    (
        "sacre_bleu",
        {**TWO, **PUT, "hands": [RUN, OTHER]},
        0,
        "put 5S, put 2H, put QD, done",
        "Return queen of diamonds, 2 of hearts and 5 of spades",
    ),
    (
        "sacre_bleu",
        {**TWO, **PUT, "put": ["5S"], "hands": [RUN, OTHER]},
        0,
        "put 2H, done",
        "Return 2 of hearts and 5 of spades",
    ),
    (
        "sacre_bleu",
        {**TWO, "phase": "main", "active": 0, "hands": [RUN, OTHER]},
        0,
        "return, put 5S, put 4D, put 8C, put 7C, done",
        "Return 7♣ 8♣ 4♦ 5♠",
    ),
    (
        "sacre_bleu",
        {**TWO, "phase": "main", "active": 0, "hands": [RUN, OTHER]},
        0,
        "score, score 9C, score 7C, score 8C, done",
        "Score 7-8-9 of clubs",
    ),
    (
        "sacre_bleu",
        {**TWO, "phase": "cycle", "option": "cycle", "active": 0, "hands": [RUN, OTHER]},
        0,
        "cycle 2 1",
        "Cycle 2 cards, 1 seat on",
    ),
    ("sacrifice_duel", GIVING, 0, "sacrifice 3r, sacrifice 2b", "Sacrifice black 2 and red 3"),
    ("sacrifice_duel", {**GIVING, "offered": ["Ar"]}, 0, "done", "Sacrifice red ace"),
]


@pytest.mark.parametrize(("name", "given", "seat", "moves", "said"), CHOICES)
def test_a_whole_choice_is_named_in_the_order_of_reading(
    name: str, given: dict[str, Any], seat: int, moves: str, said: str
) -> None:
    game = game_named(name)
    choice = tuple(map(game.read_move, moves.split(", ")))
    assert game.text.choice is not None

    state = game.read_position(given)

    assert said == game.text.choice(state, seat, choice, Company(NAMES[: state.seats()], seat))
