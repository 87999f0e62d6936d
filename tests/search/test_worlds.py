"""Worlds come as often as they are likely, and never any that the seat could tell from the truth."""

from collections import Counter

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.policy import Belief
from sacrarium.core.state import State
from sacrarium.search.worlds import Worlds

DRAWS = 4000


class Cup(State):
    """Under a cup lies a number from 0 to 3 that nobody has seen."""

    def __init__(self, number: int) -> None:
        self.number = number

    def imagine(self, seat: Seat, chance: Chance) -> "Cup":
        return Cup(chance.below(4))

    def copy(self) -> "Cup":
        return Cup(self.number)


class Leaning(Belief):
    """What was done makes 3 four times as likely as 0; the numbers stand in a ring."""

    def likelihood(self, world: State, seat: Seat) -> float:
        assert isinstance(world, Cup)
        return 1.0 + world.number

    def vary(self, world: State, seat: Seat, chance: Chance) -> State:
        assert isinstance(world, Cup)
        return Cup((world.number + (1 if chance.below(2) else 3)) % 4)


def drawn(worlds: Worlds) -> Counter[int]:
    chance = Seeded(5)
    return Counter(worlds.next(Cup(0), 0, chance).number for _ in range(DRAWS))  # type: ignore[attr-defined]


def test_without_a_belief_all_worlds_are_equal() -> None:
    assert all(abs(count / DRAWS - 1 / 4) < 0.03 for count in drawn(Worlds(None)).values())


def test_worlds_come_as_often_as_they_are_likely() -> None:
    found = drawn(Worlds(Leaning()))

    assert all(abs(found[number] / DRAWS - (1 + number) / 10) < 0.03 for number in range(4))


def test_what_is_done_in_a_world_does_not_change_the_next() -> None:
    worlds, chance = Worlds(Leaning()), Seeded(5)
    spoilt = worlds.next(Cup(0), 0, chance)
    spoilt.number = 77  # type: ignore[attr-defined]

    assert worlds.next(Cup(0), 0, chance).number in range(4)  # type: ignore[attr-defined]
