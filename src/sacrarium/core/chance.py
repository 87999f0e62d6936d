"""All dice, coins, draws and shuffles. A state holds no generator: whoever plays brings the chance.

`Seeded` is PCG-XSH-RR 64/32 (O'Neill 2014): a 64-bit linear congruential generator whose state is turned into
32 bits by a shift and a rotation. The seed is first mixed by splitmix64, so that neighbouring seeds are
unrelated. `below(n)` is Lemire's multiplication with rejection, so it is exactly uniform. The same seed gives
the same numbers compiled and uncompiled, on every machine.
"""

from collections.abc import Container
from hashlib import blake2b
from typing import Any, Final

from . import bits
from .bits import Card, CardSet
from .errors import ScriptError

MOST_CARDS: Final = 64
WORD: Final = 1 << 64
MASK_64 = 0xFFFFFFFFFFFFFFFF
MASK_32 = 0xFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FIRST_MIXER = 0xBF58476D1CE4E5B9
SECOND_MIXER = 0x94D049BB133111EB
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


class Chance:
    """What the rules may ask of luck. One pile at a time can be spread out and drawn from."""

    def __init__(self) -> None:
        self.pile = [0] * 64
        self.left = 0

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, all equally likely."""
        raise TypeError(f"{type(self).__name__} does not know how to draw a number")

    def roll(self, sides: int) -> int:
        """A die with this many sides."""
        return self.below(sides) + 1

    def flip(self) -> bool:
        """A coin: heads is true."""
        return self.below(2) == 1

    def one_of(self, cards: CardSet) -> Card:
        """One member of the set; the set must not be empty."""
        return bits.member_at(cards, self.below(bits.popcount(cards)))

    def spread(self, cards: CardSet) -> None:
        """Lay these cards out face down, to be drawn one by one."""
        self.left = 0
        while cards:
            self.pile[self.left] = bits.lowest(cards)
            self.left += 1
            cards &= cards - 1

    def draw(self) -> Card:
        """The next card of what was spread."""
        place = self.below(self.left)
        card = self.pile[place]
        self.left -= 1
        self.pile[place] = self.pile[self.left]
        return card

    def shuffle(self, things: list[Any]) -> None:
        """Put a list into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class Seeded(Chance):
    """A small fast generator: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        Chance.__init__(self)
        self.begin(seed & MASK_64)

    def begin(self, seed: int) -> None:
        """As if it were made anew with this seed, which costs more."""
        mixed = (seed + GOLDEN) & MASK_64
        mixed = ((mixed ^ (mixed >> 30)) * FIRST_MIXER) & MASK_64
        mixed = ((mixed ^ (mixed >> 27)) * SECOND_MIXER) & MASK_64
        self.state = mixed ^ (mixed >> 31)
        self.left = 0

    def below(self, count: int) -> int:
        while True:
            product = self.next_32() * count
            rest = product & MASK_32
            if rest >= count or rest >= (MASK_32 + 1 - count) % count:
                return product >> 32

    def next_32(self) -> int:
        """The next 32 random bits."""
        old = self.state
        self.state = (old * MULTIPLIER + INCREMENT) & MASK_64
        shifted = (((old >> 18) ^ old) >> 27) & MASK_32
        turn = old >> 59
        return ((shifted >> turn) | (shifted << (32 - turn))) & MASK_32


class Sealed(Chance):
    """The chance of a table with secrets: what has come does not help anybody to work out what will come.

    BLAKE2b over a counter, keyed with the seed; slower than `Seeded`, whose state an attentive player might find out.
    """

    def __init__(self, seed: int) -> None:
        Chance.__init__(self)
        self.key = seed.to_bytes(32, "big")
        self.blocks = 0
        self.words: list[int] = []

    def below(self, count: int) -> int:
        fair = WORD - WORD % count
        word = self.next_word()
        while word >= fair:
            word = self.next_word()
        return int(word % count)

    def drawn(self) -> int:
        """How many numbers have come so far."""
        return self.blocks * 8 - len(self.words)

    def copy(self) -> "Sealed":
        """A chance that goes on as this one does."""
        twin = Sealed(0)
        twin.key, twin.blocks, twin.words = self.key, self.blocks, list(self.words)
        for place in range(self.left):
            twin.pile[place] = self.pile[place]
        twin.left = self.left
        return twin

    def next_word(self) -> int:
        """The next 64 random bits."""
        if not self.words:
            block = blake2b(self.blocks.to_bytes(8, "big"), key=self.key).digest()
            self.words = [int.from_bytes(block[place : place + 8], "big") for place in range(0, 64, 8)]
            self.blocks += 1
        return self.words.pop()


class Scripted(Chance):
    """Chance that was written down beforehand, for tests and scenario files.

    `numbers` answers `below`, `draws` the cards that come off a spread pile, `flips` the coin, `orders` whole
    shuffles; a die with k sides reads the list named `dk`, for example `d6`.
    """

    def __init__(self, **script: list[Any]) -> None:
        Chance.__init__(self)
        self.script = {kind: list(items) for kind, items in script.items()}

    def below(self, count: int) -> int:
        return int(self._next("numbers", range(count)))

    def roll(self, sides: int) -> int:
        return int(self._next(f"d{sides}", range(1, sides + 1)))

    def flip(self) -> bool:
        return bool(self._next("flips", (False, True)))

    def draw(self) -> Card:
        lying = [self.pile[place] for place in range(self.left)]
        card = int(self._next("draws", lying))
        place = lying.index(card)
        self.left -= 1
        self.pile[place] = self.pile[self.left]
        return card

    def draw_by(self, other: Chance) -> Card:
        """The next card of what was spread, as another chance has it."""
        place = other.below(self.left)
        card = self.pile[place]
        self.left -= 1
        self.pile[place] = self.pile[self.left]
        return card

    def one_of(self, cards: CardSet) -> Card:
        return int(self._next("draws", [card for card in range(MOST_CARDS) if (cards >> card) & 1]))

    def shuffle(self, things: list[Any]) -> None:
        order = self._next("orders", None)
        if sorted(order) != sorted(things):
            raise ScriptError(f"the scripted order {order} does not hold the same cards as {things}")
        things[:] = order

    def unused(self) -> dict[str, list[Any]]:
        """What the script still holds."""
        return {kind: items for kind, items in self.script.items() if items}

    def _next(self, kind: str, allowed: Container[Any] | None) -> Any:
        if not self.script.get(kind):
            raise ScriptError(f"chance was asked for one of '{kind}', but the script holds no more of them")
        item = self.script[kind].pop(0)
        if allowed is not None and item not in allowed:
            raise ScriptError(f"the script says {item} for '{kind}', which cannot happen here")
        return item
