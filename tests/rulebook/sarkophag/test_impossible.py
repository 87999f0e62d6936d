"""What cannot be true is refused, field by field; what was reached in play never is (SK-7)."""

import copy
from typing import Any

import pytest

from sacrarium.core.errors import BadPosition

from .board import read

#: Round 2 of a match, with two cards in trick 3; the tricks before are printed in the rulebook.
LIMIT = {"players": 4, "match": "limit", "limit": 60, "first_dealer": 2}
POSITION = {
    "options": LIMIT,
    "round": 2,
    "dealer": 3,
    "leader": 1,
    "tricks": [
        {"number": 1, "leader": 0, "cards": [22, 20, 14, 15]},
        {"number": 2, "leader": 2, "cards": [48, 49, 53, 39]},
    ],
    "trick": [9, 8],
    "hands": [
        [1, 2, 3, 4, 5, 6, 7, 10],
        [11, 12, 13, 16, 17, 18, 19],
        [23, 24, 25, 26, 27, 28, 29],
        [30, 31, 32, 33, 34, 36, 37, 38],
    ],
    "round_heads": [0, 5, 10, 0],
    "finished": [[12, 20, 31, 0]],
    "totals": [12, 20, 31, 0],
}


def changed(*changes: tuple[tuple[Any, ...], Any]) -> dict[str, Any]:
    """The position with other values at these places."""
    position = copy.deepcopy(POSITION)
    for path, value in changes:
        inner: Any = position
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
    return position


def test_the_position_itself_is_fine() -> None:
    state = read(POSITION)

    assert 3 == state.next_seat() and read(state.to_position()) == state


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ([(("hands", 0, 0), 22)], "tricks: card 22 is in two places"),
        ([(("trick", 1), 1)], "hands: card 1 is in two places"),
        ([(("tricks", 1, "cards", 1), 22)], "tricks: card 22 is in two places"),
        ([(("hands", 0), [1, 2, 3])], "hands: the hands do not fit together"),
        ([(("hands", 2, 0), 52), (("tricks", 1, "cards", 0), 23)], "tricks: seat 0 takes trick 2, so it has to lead the next one"),
        ([(("tricks", 0, "leader"), 1)], "tricks: seat 3 takes trick 1, so it has to lead the next one"),
        ([(("tricks", 0, "number"), 3)], "tricks: trick 3 is not a finished trick"),
        ([(("leader",), 3)], "hands: the hands do not fit together"),
        ([(("round_heads", 2), 9)], "round_heads: seat 2 has taken 10 with the tricks that are named, not 9"),
        ([(("round_heads", 1), 6)], "round_heads: the tricks of this round hold 15 heads at most, not 16"),
        ([(("round_heads", 3), -1)], "round_heads: a number of heads is from 0"),
        ([(("finished", 0, 3), 40)], "finished: a round has 32 to 85 heads together, not 12, 20, 31, 40"),
        ([(("finished", 0), [12, 10, 7, 0])], "finished: a round has 32 to 85 heads together, not 12, 10, 7, 0"),
        ([(("finished", 0, 0), -12)], "finished: a number of heads is from 0"),
        ([(("finished",), [[12, 20, 31, 0]] * 2)], "finished: 2 rounds cannot be over before round 2"),
        ([(("totals", 0), 11)], "totals: seat 0 has 11, fewer than its rounds together have cost it"),
        ([(("totals", 3), 1)], "totals: after 1 earlier round they cannot be 12, 20, 31, 1"),
        ([(("finished",), []), (("totals", 1), 0), (("totals", 2), 0)], "totals: after 1 earlier round they cannot be 12, 0, 0, 0"),
        ([(("finished",), []), (("totals", 0), 60)], "totals: after 1 earlier round they cannot be 60, 20, 31, 0"),
        ([(("round",), 3)], "totals: after 2 earlier rounds they cannot be 12, 20, 31, 0"),
        ([(("round",), 1)], "finished: 1 round cannot be over before round 1"),
        ([(("round",), 1), (("finished",), [])], "totals: after 0 earlier rounds they cannot be 12, 20, 31, 0"),
        ([(("dealer",), 1)], "dealer: seat 2 deals first, so seat 1 does not deal in round 2"),
        ([(("dealer",), 1), (("options", "first_dealer"), "random")], "dealer: if seat 1 deals, seat 2 leads the first trick, not seat 0"),
        ([(("options", "limit"), 30)], "totals: a match in which totals exceed the limit of 30 is over"),
        ([(("options", "limit"), 31), (("options", "limit_rule"), "reach")], "totals: a match in which totals reach the limit of 31 is over"),
        ([(("options", "match"), "single")], "totals: a single round is played here, so there are no heads of earlier ones"),
        ([(("options", "match"), "single"), (("finished",), []), (("totals",), [])], "round: a single round is played here, so there is no round 2"),
        ([(("options", "players"), 5)], "hands: there are 5 seats, but 4 are given"),
        ([(("over",), True)], "over: a match is over when all cards are played"),
        ([(("hands", 0, 0), 61)], "hands: there is no card 61"),
        ([(("tricks", 1, "cards"), [25, 49, 53, 24]), (("hands", 2), [48, 23, 39, 26, 27, 28, 29])], "hands: seat 2 cannot hold 23; what it has played proves that"),
    ],
)  # fmt: skip
def test_one_impossible_change(changes: list[tuple[tuple[Any, ...], Any]], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(changed(*changes))

    assert words in str(refused.value) and not set("$`\n") & set(str(refused.value))


def test_a_later_card_may_not_belie_an_earlier_one() -> None:
    """R17: seat 2 could not go below 22, so it has nothing below 22 to play in the next trick."""
    tricks = [
        {"number": 1, "leader": 0, "cards": [22, 20, 54, 15]},
        {"number": 2, "leader": 2, "cards": [14, 49, 53, 39]},
    ]

    with pytest.raises(
        BadPosition, match="tricks: in trick 2 seat 2 cannot have played 14; its earlier cards prove that"
    ):
        read({"leader": 0, "tricks": tricks})  # fmt: skip


@pytest.mark.parametrize(
    ("totals", "words"),
    [([60, 20, 5, 0], "over: the match goes on until a total comes to exceed"), ([61, 20, 5, 0], None)],
)
def test_a_match_is_over_when_its_limit_says_so(totals: list[int], words: str | None) -> None:
    """R13: and its totals hold the last round as well."""
    over = {
        "options": {**LIMIT, "first_dealer": "random"},
        "over": True,
        "totals": totals,
        "round_heads": [40, 10, 1, 0],
    }

    if words is None:
        assert ((21, 10, 4, 0), 2) == (
            tuple(read(over).totals[seat] - read(over).round_heads[seat] for seat in range(4)),
            read(over).round_number,
        )
        return
    with pytest.raises(BadPosition, match=words):
        read(over)  # fmt: skip


def test_six_seats_take_all_heads_of_the_deck_in_every_round() -> None:
    """R2: with six seats all sixty cards are dealt, so that a round has 93 heads, whoever takes them."""
    options = {"players": 6, "match": "limit", "limit": 200}

    assert 2 == read({"options": options, "finished": [[93, 0, 0, 0, 0, 0]]}).round_number
    with pytest.raises(BadPosition, match="finished: a round has 93 heads together, not 92, 0, 0, 0, 0, 0"):
        read({"options": options, "finished": [[92, 0, 0, 0, 0, 0]]})


def test_what_is_left_out_follows_from_what_is_said() -> None:
    """SK-7: heads from the tricks, totals from the rounds, the round from both, the dealer from the first lead."""
    said = {name: POSITION[name] for name in ("options", "leader", "tricks", "trick", "hands", "finished")}

    assert read(said) == read(POSITION)


def test_rounds_and_tricks_that_nobody_remembers() -> None:
    """SK-7: they may have cost whatever their cards can show, and the round is the first that allows it."""
    state = read(
        {"options": {"players": 3, "match": "limit"}, "totals": [90, 40, 70], "hands": [[1], [2], [60]]}
    )

    assert (4, (0, 0, 0)) == (state.round_number, tuple(state.round_heads)[:3])
    with pytest.raises(BadPosition, match="round_heads: 1 trick cannot have gone to 2 seats"):
        read({"options": {"players": 3}, "hands": [list(range(1, 10)), None, None], "round_heads": [1, 1, 0]})
