"""What is different between two views, and the second view from it."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.changes import Change, changed, changes

PLAIN = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
NAMES = st.sampled_from(["hand", "turn", "sides", "0"])
THINGS = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)
VIEWS = st.dictionaries(NAMES, THINGS, max_size=4)


@given(VIEWS, VIEWS)
def test_changes_lead_from_one_view_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = msgspec.json.encode(before)
    told = msgspec.json.decode(msgspec.json.encode(changes(before, after)), type=list[Change])

    assert after == changed(before, told)
    assert kept == msgspec.json.encode(before), "the view before stays as it was"


@given(VIEWS)
def test_nothing_is_told_where_nothing_has_changed(view: dict[str, Any]) -> None:
    assert () == changes(view, msgspec.json.decode(msgspec.json.encode(view)))


def test_only_what_is_different_is_told() -> None:
    before = {"turn": 1, "hand": [3, 5], "sides": [{"hp": 7, "armor": 0}, {"hp": 9, "armor": 2}], "led": 4}
    after = {"turn": 1, "hand": [3], "sides": [{"hp": 7, "armor": 0}, {"hp": 6, "armor": 2}]}

    assert (
        Change(("led",)),
        Change(("hand",), [3]),
        Change(("sides", 1, "hp"), 6),
    ) == changes(before, after)


def test_things_that_come_or_go_are_told_with_all_others_in_their_list() -> None:
    assert (Change(("sides",), [{"hp": 1}]),) == changes(
        {"sides": [{"hp": 1}, {"hp": 2}]}, {"sides": [{"hp": 1}]}
    )
