"""Instructions, values, filters and conditions as numbers, collected into tables."""

from collections.abc import Callable
from typing import Any, Final, get_args

from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import TIERS

from . import codes as table
from .library import Printed, faces_of
from .names import NamedSide
from .program import CODE, FILTERS, KINDS, Program
from .vocabulary import Condition, Count, Filter

SIDES: Final[tuple[str, ...]] = get_args(NamedSide)
LOOKS: Final = {
    "hand": c.IN_HAND,
    "backpack": c.IN_BACKPACK,
    "graveyard": c.IN_GRAVEYARD,
    "pile_top": c.ON_PILE,
    "kraxe": c.IN_KRAXE,
    "board": c.ON_BOARD,
    "minions": c.AS_MINION,
    None: c.ANYWHERE,
}
OWNERS: Final = ("any", "self", "other", "holder")
PILES: Final = {"bronze": 0, "silver": 1, "gold": 2, "random": c.PILE_RANDOM, "choose": c.PILE_CHOOSE}
Wrong = Callable[[str], Exception]


class Assembler:
    """Collects code for a program; `kinds` are all cards, in the order of their numbers."""

    def __init__(self, program: Program, kinds: list[Printed]) -> None:
        self.program = program
        self.kinds = kinds
        self.code: list[int] = []
        self.values: list[tuple[int, ...]] = []
        self.filters: list[Filter] = []
        self.conditions: list[tuple[int, ...]] = []
        self.rolled: list[tuple[int, ...]] = []
        self.words: dict[int, tuple[str, ...]] = {}  # by the place of a choice: what can be chosen

    def here(self) -> int:
        """The place of the next instruction."""
        return len(self.code) // c.WIDTH

    def emit(self, *numbers: int) -> int:
        """One instruction; returns its place."""
        place = self.here()
        self.code.extend([*numbers, *[0] * (c.WIDTH - len(numbers))])
        return place

    def patch(self, place: int, field: int, number: int) -> None:
        """Fill in what was not known when the instruction was written."""
        self.code[place * c.WIDTH + field] = number

    def land(self, start: int, end: int) -> None:
        """Jumps to nowhere, from here on, lead to the end."""
        for place in range(start, end):
            if self.code[place * c.WIDTH] == c.JUMP and self.code[place * c.WIDTH + 1] == c.NONE:
                self.patch(place, 1, end)
        if self.code[start * c.WIDTH] == c.ROLL:
            for face in range(1, 7):
                if self.code[start * c.WIDTH + face] == c.NONE:
                    self.patch(start, face, end)
            self.patch(start, c.IN_VAIN, end)

    def value(self, amount: Any, filter_of: Callable[[Filter], int]) -> int:
        """A constant is itself; anything else is a place in the table of values."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, str):
            entry: tuple[int, ...] = (table.A_ROLL if amount == "d6" else table.A_COUNTER, 0, 0, 0, 0, 0)
        else:
            assert isinstance(amount, Count)
            most = c.UNLIMITED if amount.max is None else amount.max
            if amount.count is None:
                entry = (table.FOR_EACH_HERO, amount.heroes or 0, 0, 0, 0, 0)
            else:
                entry = (table.A_COUNT, filter_of(amount.count), amount.mul, amount.plus, amount.div, most)
        return table.TABLED + _place(self.values, entry)

    def filter(self, cards: Filter, wrong: Wrong) -> int:
        """The place of a filter."""
        if cards not in self.filters:
            if not any(self.fits(cards, card) for card in self.kinds) and cards.name is not None:
                raise wrong(f"there is no card {cards.name}")
            if cards.tag is not None and not any(cards.tag in card.text.tags for card in self.kinds):
                raise wrong(f"no card has the tag {cards.tag}")
            if cards.side is not None:
                side_code(cards.side, self, wrong)
        return _place(self.filters, cards)

    def fits(self, cards: Filter, card: Printed) -> bool:
        """Whether a card is of the kind that a filter means, wherever it lies."""
        text = card.text
        tier = TIERS.index(text.tier) if text.tier is not None else -1
        if cards.but is not None and self.fits(cards.but, card):
            return False
        return (
            (cards.tier is None or cards.tier == text.tier)
            and (cards.tier_min is None or tier >= TIERS.index(cards.tier_min))
            and (cards.type is None or cards.type == text.type)
            and (cards.tag is None or cards.tag in text.tags)
            and (cards.name is None or cards.name == text.id)
            and (cards.flag is None or cards.flag in text.flags)
            and (cards.member is None or cards.member == text.member)
        )

    def condition(self, cond: Condition, filter_of: Callable[[Filter], int], whom: dict[str, int]) -> int:
        """The place of a condition."""

        def place(cards: Filter | None) -> int:
            return c.NONE if cards is None else filter_of(cards)

        def flag(said: Any, yes: Any) -> int:
            return c.NONE if said is None else int(said == yes)

        entry = (
            place(cond.count),
            c.NONE if cond.hp is None else whom[cond.hp],
            c.NONE if cond.armor is None else whom[cond.armor],
            int(cond.counter),
            -c.UNLIMITED if cond.at_least is None else cond.at_least,
            c.UNLIMITED if cond.at_most is None else cond.at_most,
            flag(cond.wild, True),
            c.NONE if cond.face is None else c.HELPFUL if cond.face == "helpful" else c.ANGRY,
            place(cond.sacrificed),
            place(cond.drawn),
            c.NONE if cond.nth_play is None else cond.nth_play,
            flag(cond.round, "odd"),
            flag(cond.minions, True),
            c.NONE if cond.heroes is None else cond.heroes,
            int(cond.negate),
            0,
        )
        return _place(self.conditions, entry)

    def finish(self) -> None:
        """Write everything into the tables of the program."""
        program = self.program
        program.code = padded(self.code, CODE)
        program.values = padded([n for entry in self.values for n in entry], table.VALUE * FILTERS)
        program.conditions = padded([n for entry in self.conditions for n in entry], 2048)
        program.rolled = padded([n for entry in self.rolled for n in entry], 384)
        numbers, fits = [], [0] * (FILTERS * table.WORDS)
        for place, cards in enumerate(self.filters):
            side = c.ANY_SIDE if cards.side is None else side_code(cards.side, self, AssertionError)
            slot = c.NONE if cards.slot is None else cards.slot - 1
            numbers += [
                LOOKS[cards.zone],
                OWNERS.index(cards.owner),
                side,
                slot,
                PILES[cards.pile],
                int(cards.this),
            ]
            for kind, card in enumerate(self.kinds):
                if self.fits(cards, card):
                    fits[place * table.WORDS + (kind >> 5)] |= 1 << (kind & 31)
        program.filters = padded(numbers, table.FILTER * FILTERS)
        program.fits = fits


def side_code(side: Any, code: Assembler, wrong: Wrong) -> int:
    """The number of a side selector."""
    if isinstance(side, str):
        return SIDES.index(side)
    if set(side) != {"roll"} or not isinstance(side["roll"], dict):
        raise wrong("a side is a word, or {roll: {face: side}}")
    table = [c.NONE] * 6
    for words, where in side["roll"].items():
        if where not in SIDES[:4]:
            raise wrong(f"'{where}' is not one of N, E, S, W")
        for face in faces_of(words, wrong):
            table[face - 1] = SIDES.index(where)
    return c.ROLLED + _place(code.rolled, tuple(table))


def padded(numbers: list[int], size: int) -> list[int]:
    """The numbers with zeros behind them; too many are a mistake in the card files."""
    if len(numbers) > size:
        raise ValueError(f"the cards need {len(numbers)} numbers of {size}")
    return [*numbers, *[0] * (size - len(numbers))]


def _place(entries: list[Any], entry: Any) -> int:
    if entry not in entries:
        entries.append(entry)
    return entries.index(entry)


assert KINDS <= 32 * table.WORDS
