"""R14, R16: where a hero can walk, looked up, is where it can walk step by step."""

import pickle
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.ways import WAYS

spaces = st.integers(0, c.ALL_SPACES - 1)
wells = st.integers(0, 255)
locks = st.integers(0, c.NOBODY)


def stops(space: int, wells: int) -> bool:
    """Whether a hero that has to draw at these wells ends its walk here."""
    return WAYS.well[space] != c.NO_WELL and bool(wells >> WAYS.well[space] & 1)


def beside(space: int) -> list[int]:
    """The neighbours of a space."""
    return [WAYS.beside[5 * space + place] for place in range(WAYS.count[space])]


def walk(start: int, wells: int, locked: int) -> dict[int, int]:
    """Step by step: the steps to every space within four."""
    steps = {start: 0}
    for number in range(1, 5):
        for here in [space for space, far in steps.items() if far == number - 1]:
            if here == start or not stops(here, wells):
                for there in beside(here):
                    if WAYS.may_enter(there, locked):
                        steps.setdefault(there, number)
    return steps


@given(spaces, wells, locks)
def test_all_steps_of_a_walk(start: int, wells: int, locked: int) -> None:
    reach, steps = WAYS.reach(wells, locked), walk(start, wells, locked)

    assert steps == {space: reach.steps(start, space) for space in steps}
    for most in range(5):
        near = reach.spaces(start, most)
        assert set(near) == {space for space, far in steps.items() if 0 < far <= most}
        assert sorted(near, key=steps.__getitem__) == near


@given(spaces, wells, locks)
def test_a_route_goes_from_neighbour_to_neighbour(start: int, wells: int, locked: int) -> None:
    reach = WAYS.reach(wells, locked)
    for end in reach.spaces(start, 4):
        route = reach.route(start, end)
        assert (start, end, reach.steps(start, end) + 1) == (route[0], route[-1], len(route))
        assert all(there in beside(here) for here, there in pairwise(route))
        assert not any(stops(space, wells) for space in route[1:-1])


def test_there_is_room_for_every_reach() -> None:
    """What lies within four steps of any space is kept in so many places."""
    assert c.SEEN > max(len(WAYS.reach(0, c.NOBODY).spaces(start, 4)) for start in range(c.ALL_SPACES))


def test_what_is_in_reach_survives_a_pickle() -> None:
    for locked, wells in ((c.NOBODY, 0), (0, 0b101)):
        reach = WAYS.reach(wells, locked)
        again = pickle.loads(pickle.dumps(reach))

        for start in range(c.ALL_SPACES):
            assert reach.spaces(start, 4) == again.spaces(start, 4)


def test_the_steps_between_spaces_can_all_be_seen() -> None:
    assert c.ALL_SPACES**2 == len(WAYS.distance) and 0 == WAYS.distance[0]
