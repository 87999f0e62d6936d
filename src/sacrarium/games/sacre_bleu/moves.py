"""The moves: the five options, a verb with a card, a seat or a rule for a Cycle, "done" and "skip".

Whatever takes several cards (a Score, the answer to a Cycle, a Return) is asked card by card, so a move stays small.
"""

import re
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from sacrarium.core.bits import Card, Move, Seat
from sacrarium.core.errors import BadNotation

from .pieces import BY_NAME, CARDS, NAMES

Option: TypeAlias = Annotated[
    Literal["score", "advertise", "cycle", "return", "exchange"], msgspec.Meta(title="Option")
]
OPTIONS: Final[tuple[Option, ...]] = ("score", "advertise", "cycle", "return", "exchange")
VERBS: Final = ("score", "offer", "lay", "pass", "put", "take", "give", "aside", "pick")
MOST_SEATS: Final = 7
MOST_CYCLED: Final = 8
MOST_SPOTS: Final = 6

CARD_MOVES: Final = len(OPTIONS)
SCORE: Final = CARD_MOVES
OFFER: Final = SCORE + CARDS
LAY: Final = OFFER + CARDS
PASS: Final = LAY + CARDS
PUT: Final = PASS + CARDS
TAKE: Final = PUT + CARDS
GIVE: Final = TAKE + CARDS
ASIDE: Final = GIVE + CARDS
PICK: Final = ASIDE + CARDS
PARTNER: Final = PICK + CARDS
TARGET: Final = PARTNER + MOST_SEATS
RULE: Final = TARGET + MOST_SEATS
DONE: Final = RULE + MOST_CYCLED * MOST_SPOTS
SKIP: Final = DONE + 1
MOVE_COUNT: Final = SKIP + 1


def with_card(verb: str, card: Card) -> Move:
    """The move that does this with the card."""
    return CARD_MOVES + VERBS.index(verb) * CARDS + card


def partner(seat: Seat) -> Move:
    """The move that swaps with this seat."""
    return PARTNER + seat


def target(seat: Seat) -> Move:
    """The move that exchanges with this seat."""
    return TARGET + seat


def cycle(number: int, spots: int) -> Move:
    """The move that names the rule of a Cycle."""
    return RULE + MOST_SPOTS * (number - 1) + spots - 1


def verb_of(move: Move) -> str | None:
    """What a move with a card does; None for other moves."""
    return VERBS[(move - CARD_MOVES) // CARDS] if CARD_MOVES <= move < PARTNER else None


def card_of(move: Move) -> Card:
    """The card of a move with a card."""
    return (move - CARD_MOVES) % CARDS


def rule_of(move: Move) -> tuple[int, int]:
    """How many cards a Cycle moves, and how many spots."""
    return (move - RULE) // MOST_SPOTS + 1, (move - RULE) % MOST_SPOTS + 1


# -- as people write them --------------------------------------------------------------------------


def write(move: Move) -> str:
    """The move as people write it."""
    if move < CARD_MOVES:
        return OPTIONS[move]
    verb = verb_of(move)
    if verb is not None:
        return f"{verb} {NAMES[card_of(move)]}"
    if move < RULE:
        return f"partner {move - PARTNER}" if move < TARGET else f"target {move - TARGET}"
    if move < DONE:
        number, spots = rule_of(move)
        return f"cycle {number} {spots}"
    return "done" if move == DONE else "skip"


SEAT_MOVE: Final = re.compile(r"(partner|target) ([0-6])", re.ASCII)
CYCLE_MOVE: Final = re.compile(r"cycle ([1-8]) ([1-6])", re.ASCII)


def read(text: str) -> Move:
    """The move that this text stands for."""
    said = " ".join(text[:40].lower().split())
    if said in OPTIONS:
        return OPTIONS.index(said)
    if said in {"done", "skip"}:
        return DONE if said == "done" else SKIP
    verb, _, rest = said.partition(" ")
    if verb in VERBS and rest.upper() in BY_NAME:
        return with_card(verb, BY_NAME[rest.upper()])
    if found := SEAT_MOVE.fullmatch(said):
        return (PARTNER if found[1] == "partner" else TARGET) + int(found[2])
    if found := CYCLE_MOVE.fullmatch(said):
        return cycle(int(found[1]), int(found[2]))
    raise BadNotation(
        f"'{text.strip()[:20]}' is not a move; write for example 'advertise', 'offer 8D', 'cycle 3 1', "
        "'target 2', 'score 10S' or 'done'"
    )
