"""The moves: an order of up to two purchases, a card to play, a card to sacrifice, and "done".

An order is one move (R9): the cards that are spent and the cards that are bought, however they are paired. All orders
that any hand could ever make are numbered here, once; a move is its number.
"""

import re
from itertools import combinations
from typing import Final, NamedTuple

from sacrarium.core.bits import Card, CardSet, Move
from sacrarium.core.errors import BadNotation

from .pieces import BY_NAME, CARDS, COLOURS, MARKET, NAMES, STARTER, card, money, pile_of
from .piles import holds, plus

PASS: Final[Move] = 0


class Purchase(NamedTuple):
    """R8: two cards for one."""

    spent: tuple[Card, Card]
    bought: Card

    def __str__(self) -> str:
        first, second = self.spent
        return f"{NAMES[first]}+{NAMES[second]}={NAMES[self.bought]}"


PURSE: Final = tuple(  # the cards that can be spent, the dearest first
    sorted((code for code in range(CARDS) if 0 < money(code) < 10), key=lambda code: (-money(code), code))
)


def _purchases() -> tuple[Purchase, ...]:
    """Every purchase that a hand could make, the dearest card of a pair first."""
    return tuple(
        Purchase(pair, card(str(total), colour))
        for pair in combinations(PURSE, 2)
        if 6 <= (total := sum(map(money, pair))) <= 10
        for colour in COLOURS
    )


def _fits(spent: CardSet) -> bool:
    """Whether one seat can own these cards: a starter deck has one of each, the market two."""
    return not spent & ~(STARTER | MARKET)


def _orders() -> tuple[list[tuple[Purchase, ...]], dict[tuple[CardSet, CardSet], Move]]:
    """R9: no purchase, one, or two; lists with equal cards are one move."""
    spent = [pile_of(purchase.spent) for purchase in PURCHASES]
    bought = [pile_of([purchase.bought]) for purchase in PURCHASES]
    orders: list[tuple[Purchase, ...]] = [(), *((purchase,) for purchase in PURCHASES)]
    numbers = {(spent[place], bought[place]): place + 1 for place in range(len(PURCHASES))}
    for one, two in combinations(range(len(PURCHASES)), 2):
        cards = plus(spent[one], spent[two]), plus(bought[one], bought[two])
        if _fits(cards[0]) and cards not in numbers:
            numbers[cards] = len(orders)
            orders.append((PURCHASES[one], PURCHASES[two]))
    return orders, numbers


PURCHASES: Final = _purchases()
ORDERS, _NUMBERS = _orders()
SPENT: Final = [pile_of([code for purchase in order for code in purchase.spent]) for order in ORDERS]
BOUGHT: Final = [pile_of([purchase.bought for purchase in order]) for order in ORDERS]

PLAY: Final[Move] = len(ORDERS)
SACRIFICE: Final[Move] = PLAY + CARDS
DONE: Final[Move] = SACRIFICE + CARDS
MOVE_COUNT: Final = DONE + 1


def order_number(spent: CardSet, bought: CardSet) -> Move | None:
    """The order that spends and buys these cards; None: there is no such order."""
    return PASS if not spent and not bought else _NUMBERS.get((spent, bought))


def first_purchases() -> list[Move]:
    """For each two cards of the purse the purchase of the red card, with that of the black one after it; PASS: too dear or cheap."""
    found = [PASS] * len(PURSE) ** 2
    for number, purchase in reversed(list(enumerate(PURCHASES, 1))):
        dearer, cheaper = map(PURSE.index, purchase.spent)
        found[dearer * len(PURSE) + cheaper] = number
    return found


def pairs() -> list[Move]:
    """For each two purchases the order that makes both, row by row; PASS where they do not go together."""
    found = [PASS] * len(PURCHASES) ** 2
    for one, two in combinations(range(len(PURCHASES)), 2):
        spent = plus(SPENT[one + 1], SPENT[two + 1])
        number = order_number(spent, plus(BOUGHT[one + 1], BOUGHT[two + 1])) if _fits(spent) else None
        found[one * len(PURCHASES) + two] = number or PASS
    return found


def play_card(code: Card) -> Move:
    """The move that plays or commits this card."""
    return PLAY + code


def is_order(move: Move) -> bool:
    """Whether the move is an order, the empty one included."""
    return 0 <= move < PLAY


# -- as people write them --------------------------------------------------------------------------


def write(move: Move) -> str:
    """The move as people write it."""
    if move == PASS:
        return "pass"
    if is_order(move):
        return "buy " + ", ".join(map(str, ORDERS[move]))
    if move < SACRIFICE:
        return f"play {NAMES[move - PLAY]}"
    return "done" if move == DONE else f"sacrifice {NAMES[move - SACRIFICE]}"


ONE_PURCHASE: Final = re.compile(r"(\w+)\s*\+\s*(\w+)\s*=\s*(\w+)", re.ASCII)


def read(text: str) -> Move:
    """The move that this text stands for."""
    said = text.strip().lower()
    verb, _, rest = said.partition(" ")
    if said in {"pass", "done"}:
        return PASS if said == "pass" else DONE
    if verb == "buy" and len(rest) < 60:
        return _read_order(rest)
    if verb in {"play", "sacrifice"} and rest.strip() in BY_NAME:
        return (PLAY if verb == "play" else SACRIFICE) + BY_NAME[rest.strip()]
    raise BadNotation(
        f"'{text.strip()[:20]}' is not a move; write for example 'play 10b', 'buy 4r+2r=6r', 'pass', "
        "'sacrifice Ab' or 'done'"
    )


def _read_order(text: str) -> Move:
    parts = [ONE_PURCHASE.fullmatch(part.strip()) for part in text.split(",")]
    named = [part.groups() for part in parts if part is not None]
    if len(named) != len(parts) or not all(code in BY_NAME for purchase in named for code in purchase):
        raise BadNotation(f"'{text[:40]}' is not a purchase; write it like 4r+2r=6r")
    if len(named) > 2:
        raise BadNotation("at most two cards can be bought in a round (R9)")
    codes = [tuple(BY_NAME[code] for code in purchase) for purchase in named]
    for one, two, bought in codes:
        _must_add_up(one, two, bought)
    spent = [code for one, two, _ in codes for code in (one, two)]
    if any(spent.count(code) > 2 for code in spent):
        raise BadNotation("there are only two copies of every card")
    number = order_number(pile_of(spent), pile_of([bought for _, _, bought in codes]))
    if number is None:
        raise BadNotation("nobody can hold these cards together: a starter deck has one of each")
    return number


def _must_add_up(one: Card, two: Card, bought: Card) -> None:
    """R8: two number cards, and one market card whose rank is their sum."""
    for code in (one, two):
        if not money(code):
            raise BadNotation(f"{NAMES[code]} cannot be spent: only aces and numbers are money (R8)")
    if not holds(MARKET, bought):
        raise BadNotation(f"{NAMES[bought]} is never for sale: the market has 6 to 10 (R2)")
    if money(one) + money(two) != money(bought):
        total = money(one) + money(two)
        raise BadNotation(
            f"{NAMES[one]} and {NAMES[two]} add up to {total}; they cannot buy {NAMES[bought]} (R8)"
        )
