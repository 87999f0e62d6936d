"""Chance: the same numbers everywhere, each as likely as the others, and scripts that say when they run dry."""

import pickle
from collections import Counter
from hashlib import blake2b

import pytest

from sacrarium.core.bits import set_of
from sacrarium.core.chance import Chance, Scripted, Sealed, Seeded
from sacrarium.core.errors import ScriptError

MASK_64 = 2**64 - 1


def splitmix64(seed: int) -> int:
    """Steele, Lea and Flood (2014), one step from this seed."""
    z = (seed + 0x9E3779B97F4A7C15) % 2**64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
    return z ^ (z >> 31)


class Pcg32:
    """PCG-XSH-RR 64/32 as O'Neill writes it down, apart from our own code."""

    def __init__(self, state: int) -> None:
        self.state = state

    def next(self) -> int:
        old = self.state
        self.state = (old * 6364136223846793005 + 1442695040888963407) % 2**64
        word = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF
        turns = old >> 59
        bits = f"{word:032b}"
        return int(bits[32 - turns :] + bits[: 32 - turns], 2)

    def below(self, count: int) -> int:
        """Lemire (2019): multiply, and throw away what would favour some numbers."""
        while True:
            product = self.next() * count
            if product % 2**32 >= (2**32) % count:
                return product >> 32


def test_a_copy_of_sealed_chance_goes_on_the_same_and_alone() -> None:
    chance = Sealed(11)
    chance.below(6)
    chance.spread(set_of([3, 5, 9, 20]))
    copy = chance.copy()

    ahead = [copy.draw(), copy.draw(), *(copy.below(1000) for _ in range(20))]

    assert ahead == [chance.draw(), chance.draw(), *(chance.below(1000) for _ in range(20))]


def test_splitmix64_reference() -> None:
    """The first number of the reference implementation with seed 0 (and 1234567)."""
    assert 0xE220A8397B1DCDAF == splitmix64(0)
    assert 6457827717110365317 == splitmix64(1234567)


@pytest.mark.parametrize("seed", [0, 1, 42, 2**31, 2**63, MASK_64])
def test_the_generator_is_pcg(seed: int) -> None:
    ours, theirs = Seeded(seed), Pcg32(splitmix64(seed))

    assert theirs.state == ours.state
    for count in (2, 3, 6, 10, 52, 60, 1000, 2**30 + 1, 2**31 - 1):
        for _ in range(20):
            assert theirs.below(count) == ours.below(count)
        assert theirs.state == ours.state


def test_numbers_that_must_not_change() -> None:
    """Recorded games depend on them."""
    chance = Seeded(2024)

    assert [37, 29, 31, 32, 9, 30, 9, 3] == [chance.below(60) for _ in range(8)]
    assert [254415, 302490, 500987, 453801, 930152] == [Seeded(seed).below(1_000_000) for seed in range(5)]


def test_numbers_that_would_favour_some_are_thrown_away() -> None:
    """With 3 * 2**29 about a third of all draws is rejected; what is left is even."""
    chance, other = Seeded(5), Pcg32(splitmix64(5))
    count = 3 * 2**29
    drawn = [chance.below(count) for _ in range(3000)]

    assert [other.below(count) for _ in range(3000)] == drawn
    assert 0 <= min(drawn) and max(drawn) < count
    thirds = Counter(number * 3 // count for number in drawn)
    assert all(900 < thirds[part] < 1100 for part in range(3))


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 60])
def test_below_is_even(count: int) -> None:
    chance = Seeded(count)
    drawn = Counter(chance.below(count) for _ in range(500 * count))

    assert set(range(count)) == set(drawn)
    assert sum((found - 500) ** 2 / 500 for found in drawn.values()) < count + 6 * (2 * count) ** 0.5


def test_dice_coins_and_one_of_a_set() -> None:
    chance = Seeded(9)

    assert {1, 2, 3, 4, 5, 6} == {chance.roll(6) for _ in range(200)}
    assert {True, False} == {chance.flip() for _ in range(50)}
    assert {3, 17, 60} == {chance.one_of(set_of([3, 17, 60])) for _ in range(100)}


def test_a_spread_pile_is_drawn_without_repeats() -> None:
    chance = Seeded(1)
    chance.spread(set_of(range(1, 61)))

    drawn = [chance.draw() for _ in range(60)]

    assert set(range(1, 61)) == set(drawn) and sorted(drawn) != drawn


def test_a_shuffle_keeps_everything() -> None:
    things = list("sarkophag")
    Seeded(3).shuffle(things)

    assert sorted("sarkophag") == sorted(things) and "sarkophag" != "".join(things)


def test_every_order_of_three_comes_up() -> None:
    chance = Seeded(8)
    orders = Counter[str]()
    for _ in range(600):
        things = list("abc")
        chance.shuffle(things)
        orders["".join(things)] += 1

    assert 6 == len(orders) and all(70 < found < 130 for found in orders.values())


def test_bare_chance_draws_nothing() -> None:
    with pytest.raises(TypeError, match="Chance does not know how to draw a number"):
        Chance().below(2)


def test_a_script_is_followed() -> None:
    chance = Scripted(numbers=[4, 0], d6=[6], flips=[True], draws=[7, 3, 9], orders=[["b", "a"]])
    things = ["a", "b"]
    chance.spread(set_of([3, 7]))
    chance.shuffle(things)

    assert (4, 0, 6, True) == (chance.below(5), chance.below(1), chance.roll(6), chance.flip())
    assert (7, 3) == (chance.draw(), chance.draw())
    assert ["b", "a"] == things
    assert {"draws": [9]} == chance.unused()
    assert 9 == chance.one_of(set_of([9, 10]))
    assert {} == chance.unused()


def test_a_script_deals_behind_card_0() -> None:
    chance = Scripted(draws=[9, 0, 5])
    chance.spread(set_of([0, 5, 9]))

    assert [9, 0, 5] == [chance.draw() for _ in range(3)]


@pytest.mark.parametrize("chance", [Seeded(3), Sealed(4), Scripted(draws=[9, 0, 5])], ids=type)
def test_chance_out_of_a_pickle_draws_on(chance: Chance) -> None:
    chance.spread(set_of([0, 5, 9]))
    again = pickle.loads(pickle.dumps(chance))

    assert [chance.draw() for _ in range(3)] == [again.draw() for _ in range(3)]


def test_a_script_that_runs_dry() -> None:
    with pytest.raises(
        ScriptError, match="chance was asked for one of 'd6', but the script holds no more of them"
    ):
        Scripted(d20=[3]).roll(6)


@pytest.mark.parametrize(
    ("script", "ask", "words"),
    [
        ({"d6": [7]}, lambda chance: chance.roll(6), "the script says 7 for 'd6', which cannot happen here"),
        ({"numbers": [2]}, lambda chance: chance.below(2), "the script says 2 for 'numbers'"),
        ({"draws": [4]}, lambda chance: chance.one_of(set_of([5])), "the script says 4 for 'draws'"),
        ({"draws": [4]}, lambda chance: chance.draw(), "the script says 4 for 'draws'"),
        ({"orders": [[1, 1]]}, lambda chance: chance.shuffle([1, 2]), "does not hold the same cards"),
    ],
)
def test_a_script_that_cannot_happen(script, ask, words) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ScriptError, match=words):
        ask(Scripted(**script))


def test_sealed_chance_is_blake2b_over_a_counter() -> None:
    """The last eight bytes of a block come first."""
    sealed = Sealed(7)
    block = blake2b((0).to_bytes(8, "big"), key=(7).to_bytes(32, "big")).digest()

    assert int.from_bytes(block[-8:], "big") % 1000 == sealed.below(1000)
    assert int.from_bytes(block[-16:-8], "big") % 60 == sealed.below(60)


def test_sealed_chance_draws_every_number_alike() -> None:
    sealed = Sealed(1)
    found = Counter(sealed.below(6) for _ in range(6000))

    assert set(range(6)) == set(found) and all(900 < count < 1100 for count in found.values())


def test_sealed_chance_deals_whole_piles() -> None:
    sealed = Sealed(2)
    sealed.spread(set_of(range(1, 61)))

    assert set(range(1, 61)) == {sealed.draw() for _ in range(60)}
