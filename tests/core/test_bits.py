"""Sets of cards as bits."""

from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import (
    bit,
    first,
    highest,
    listed,
    lowest,
    member_at,
    members_of,
    mixed_in,
    popcount,
    quotient,
    set_of,
)

SETS = st.sets(st.integers(0, 63), min_size=1)


@given(SETS)
def test_sets_behave_like_sets(members: set[int]) -> None:
    bits = set_of(members)

    assert sorted(members) == list(members_of(bits))
    assert (len(members), min(members), max(members)) == (popcount(bits), lowest(bits), highest(bits))
    assert sorted(members) == [member_at(bits, place) for place in range(len(members))]
    assert all(bits & bit(member) for member in members)


def test_nothing() -> None:
    assert 0 == set_of([]) == popcount(0) and [] == list(members_of(0))


def test_lists() -> None:
    assert [1, 5, 63] == listed(set_of([63, 1, 5]))
    assert [7, 9] == first(2, [7, 9, 0, 0]) and [] == first(0, [7])


def test_what_is_seen_is_told_apart() -> None:
    """In the order in which it is seen, and within 64 bits, as compiled code has it; a number below 0 is one of them."""
    sights = [mixed_in(mixed_in(0, one), two) for one in range(-20, 20) for two in range(-20, 20)]

    assert 1600 == len(set(sights)) and all(0 <= sight < 2**64 for sight in sights)
    assert 0x9E3779B843248F67 == mixed_in(0, 1)


@given(st.integers(-1000, 1000), st.integers(1, 100))
def test_a_quotient_has_no_fraction(number: int, by: int) -> None:
    assert int(number / by) == quotient(number, by)
