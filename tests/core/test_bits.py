"""Sets of cards as bits."""

from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import bit, highest, lowest, member_at, members_of, popcount, set_of

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
