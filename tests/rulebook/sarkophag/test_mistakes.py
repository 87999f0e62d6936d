"""Positions, options and head tables that make no sense: each is refused in one sentence that names the field."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.errors import BadNotation, BadOptions, BadPosition, SacrariumError

from .board import GAME, new_game, read

NONE = [None, None, None, None]
TRICK = {"number": 1, "leader": 0, "cards": [22, 20, 14, 15]}


@pytest.mark.parametrize(
    ("given_fields", "words"),
    [
        ({"hands": [[1], [2]]}, "hands: there are 4 seats, but 2 are given"),
        ({"totals": [1]}, "totals: there are 4 seats, but 1 are given"),
        ({"round_heads": [1] * 5}, "round_heads: there are 4 seats, but 5 are given"),
        ({"finished": [[1, 2]]}, "finished: there are 4 seats, but 2 are given"),
        ({"totals": [0, 0, 0, -1]}, "totals: a number of heads is from 0 to "),
        ({"round_heads": [0, 0, 0, -7]}, "round_heads: a number of heads is from 0 to "),
        ({"round": 0}, "round: rounds are counted from 1, so there is no round 0"),
        ({"leader": 4}, "leader: there is no seat 4"),
        ({"dealer": -1}, "dealer: there is no seat -1"),
        ({"proven": {"5": {}}}, "proven: there is no seat 5"),
        ({"proven": {"you": {}}}, "proven: 'you' is not a seat"),
        ({"proven": {"1": {"lowest": 99}}}, "proven: from 99 to 60 for seat 1 makes no sense"),
        ({"proven": {"1": {"lowest": 0}}}, "proven: from 0 to 60 for seat 1 makes no sense"),
        ({"trick": [1, 2, 3, 4]}, "trick: a trick of 4 cards is over; say it under tricks"),
        ({"trick": [61]}, "trick: there is no card 61"),
        ({"hands": [[0], None, None, None]}, "hands: there is no card 0"),
        ({"trick": [7], "hands": [None, [7], None, None]}, "hands: card 7 is in two places"),
        ({"hands": [[1], [2, 3], None, None]}, "hands: the hands do not fit together"),
        ({"hands": [[], None, None, None]}, "hands: a hand holds 1 to 10 cards before a trick, not 0"),
        ({"hands": [list(range(1, 12)), None, None, None]}, "hands: a hand holds 1 to 10 cards"),
        ({"over": True, "hands": [[1], [2], [3], [4]]}, "over: a match is over when all cards are played"),
        (
            {"tricks": [{**TRICK, "cards": [22, 20, 14]}]},
            "tricks: trick 1 is not a finished trick of 4 cards",
        ),
        ({"tricks": [{**TRICK, "number": 5}]}, "tricks: trick 5 is not a finished trick of 4 cards"),
        ({"tricks": [{**TRICK, "leader": 9}]}, "tricks: there is no seat 9"),
        (
            {"tricks": [TRICK, {**TRICK, "cards": [1, 2, 3, 4]}], "leader": 2},
            "tricks: trick 1 is not a finished trick of 4 cards",
        ),
        ({"tricks": [TRICK], "leader": 0}, "tricks: seat 2 takes trick 1, so it has to lead the next one"),
        (
            {"proven": {"1": {"highest": 20}}, "hands": [None, [21], None, None]},
            "hands: seat 1 cannot hold 21; what it has played proves that",
        ),
        (
            {"trick": [30, 29, 44], "hands": [None, None, [5], None]},
            "hands: seat 2 cannot hold 5; what it has played proves that",
        ),
        (
            {"trick": [25], "hands": [[45, 46], None, None, None]},
            "hands: seat 0 cannot hold 46; what it has played proves that",
        ),
        (
            {"proven": {"0": {"fives_only": True}}, "hands": [None, [1, 2, 3, 4, 5], None, None]},
            "hands: too few cards are left for seat 0; name its hand",
        ),
        ({"hands": [["a"], None, None, None]}, "hands: here should be a whole number, not a word"),
        ({"cards": []}, "there is no field 'cards' here"),
        ({"options": {"players": 9}}, "options, players: 9 is none of those that can stand here"),
        ({"options": {"limit": 0}}, "limit must be 1 to 1000, not 0"),
    ],
)
def test_impossible_positions(given_fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words) as refused:
        read(given_fields)

    assert "\n" not in str(refused.value)


def test_a_hand_that_is_not_named_is_filled() -> None:
    """SK-1: with the lowest cards that lie nowhere else and that it could hold."""
    state = read({"trick": [30, 29, 44], "hands": [None, [1, 4, 5], None, None]})

    assert [[2, 3, 6], [1, 4, 5], [31, 32, 33], [7, 8, 9, 10]] == [
        list(cards) for cards in state.to_position()["hands"]
    ]
    assert 7 == state.view(None).trick_number


def test_what_was_played_proves_something_unsaid() -> None:
    """SK-2, R17: a break on the table counts, whether the position says so or not."""
    state = read({"trick": [30, 29, 44], "hands": [None, None, [50], None]})

    assert [(2, 31, 60)] == [(proof.seat, proof.lowest, proof.highest) for proof in state.view(None).proven]


def test_tricks_that_nobody_remembers() -> None:
    """SK-1: of a round only some tricks may be known; the taker of a known one is worked out."""
    state = read({"tricks": [TRICK], "leader": 1, "hands": [[50, 51], [52, 53], [54, 55], [56, 57]]})

    assert [(1, 2, 10)] == [(trick.number, trick.taker, trick.heads) for trick in state.view(None).tricks]
    assert 9 == state.view(None).trick_number
    assert read(state.to_position()) == state


def test_an_empty_position_is_the_start_of_a_round() -> None:
    state = read({})

    assert (10, 10, 10, 10) == state.view(None).hand_sizes
    assert (3, 0) == (state.view(None).dealer, state.view(None).leader)


@given(st.integers(0, 1000), st.integers(0, 39), st.data())
def test_a_damaged_position_never_falls_over(seed: int, moves: int, data: st.DataObject) -> None:
    """Whatever is done to a field, either it still is a position or one sentence says what is wrong."""
    state, chance = new_game(seed)
    for _ in range(moves):
        seat = state.view(None).turn or 0
        state.play(seat, state.pick(seat, chance), chance)
    position = json.loads(json.dumps(state.to_position()))
    field = data.draw(st.sampled_from(sorted(position)))
    position[field] = data.draw(damaged(position[field]))

    try:
        again = read(position)
    except SacrariumError:
        return
    assert read(again.to_position()) == again
    for seat in range(again.players):
        assert again.imagine(seat, chance).view(seat) == again.view(seat)


def damaged(value: Any) -> st.SearchStrategy[Any]:
    """Something like the value, and something else altogether."""
    plain = st.one_of(
        st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.integers(-2, 62), st.text(max_size=3)
    )
    if isinstance(value, list) and value:
        return st.one_of(
            plain,
            st.integers(0, len(value) - 1).flatmap(
                lambda place: damaged(value[place]).map(lambda item: placed(value, place, item))
            ),
            st.integers(0, len(value) - 1).map(lambda place: value[:place]),
        )
    if isinstance(value, dict) and value:
        return st.sampled_from(sorted(value)).flatmap(
            lambda name: damaged(value[name]).map(lambda item: placed(value, name, item))
        )
    return plain


def placed(value: Any, place: Any, item: Any) -> Any:
    changed = copy.deepcopy(value)
    changed[place] = item
    return changed


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 2}, "Sarkophag: option players is 3, 4, 5 or 6, not 2"),
        ({"match": "long"}, "Sarkophag: option match is single or limit, not 'long'"),
        ({"limit": 0}, "Sarkophag: limit must be 1 to 1000, not 0"),
        ({"limit": 1001}, "Sarkophag: limit must be 1 to 1000, not 1001"),
        ({"limit": "many"}, "Sarkophag: option limit is a whole number, not 'many'"),
        ({"limit_rule": "pass"}, "Sarkophag: option limit_rule is exceed or reach, not 'pass'"),
        ({"first_dealer": 6}, "Sarkophag: option first_dealer is "),
        ({"players": 3, "first_dealer": 3}, "Sarkophag: first_dealer must be a seat below 3"),
        (
            {"release_after_break": "perhaps"},
            "Sarkophag: option release_after_break is true or false, not 'perhaps'",
        ),
        ({"heads_table": 7}, "Sarkophag: option heads_table is a word, not 7"),
        ({"colour": "blue"}, "Sarkophag has no option 'colour'; it has players, match, "),
    ],
)
def test_impossible_options(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        GAME.read_options(options)


@pytest.mark.parametrize("text", ["0", "61", "-1", "1.0", "seven", "07", "1 2", "٣"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a card; cards are the numbers 1 to 60"):
        GAME.read_move(text)


def test_spaces_around_a_card_do_not_matter() -> None:
    assert 22 == GAME.read_move(" 22 ")
