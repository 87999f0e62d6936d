"""Any position as plain data that a person can read and write, also in the middle of a choice.

What is left out takes its default: hands that are not named are filled with the lowest cards that lie nowhere else,
the deck with the next ones, and what is still left counts as scored before. What the seats know may be left out too
(`known`): then everybody knows its own hand and the open ones, and any other card may be anywhere.
"""

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

import msgspec

from sacrarium.core.bits import Seat

from . import phases as c
from .moves import OPTIONS
from .pieces import NAMES, names_in

if TYPE_CHECKING:
    from .state import SacreState

Names = tuple[str, ...]
Phase: TypeAlias = Literal[
    "main", "score", "offer", "lay", "partner", "cycle", "pass", "put", "take", "target", "give", "aside", "pick",
    "bonus", "over",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of the deck that came there together."""

    size: int  # how many cards
    by: Seat | None = None  # who put them there; None: from the deal


class ScoredSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set on the table."""

    seat: Seat  # who scored it
    round: int  # when
    cards: Names  # what it holds


class LastTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The most recent turn that anybody took."""

    seat: Seat  # who took it
    option: str  # what was done
    round: int  # when


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that was taken by Exchange: who did it last, and in which round."""

    card: str  # which
    taker: Seat  # by whom
    round: int  # when


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one observer thinks possible: by zone (h0.. hands, d0.. layers of the deck) the cards that can be there."""

    may: dict[str, str] = {}  # by zone: the cards that can be there
    last: dict[str, str] = {}  # by hand: the cards that were last seen there for certain


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in words of the rulebook; cards by name."""

    phase: str = "main"  # main, score, offer, lay, partner, cycle, pass, put, take, target, give, aside, pick, bonus or over
    round: int = 1  # 1 to 8
    first: Seat = 0  # who begins each round
    active: Seat | None = None  # whose turn it is; None: the first seat
    hands: tuple[Names | None, ...] | None = None  # by seat; null: cards that lie nowhere else
    deck: Names | None = None  # from the top
    layers: tuple[Layer, ...] | None = None  # of the deck, from the top
    sets: tuple[ScoredSet, ...] = ()  # what lies scored on the table
    gone: Names | None = None  # scored, whether or not it is said by whom
    scores: tuple[int, ...] | None = None  # by seat; None: what the sets count
    last_turn: LastTurn | None = None  # the turn before this one
    locked: dict[str, Names] = {}  # by seat
    takes: tuple[Take, ...] = ()  # cards taken by Exchange
    untouched: tuple[Seat, ...] = ()  # seats whose hand is still as dealt
    holds_worth: tuple[int, ...] = ()  # by seat: it holds a card of at least so many points
    option: str | None = None  # of the turn under way
    offered: str | None = None  # the card that is advertised
    laid: dict[str, str] = {}  # by seat
    cycle: tuple[int, int] | None = None  # cards and spots
    picks: dict[str, Names] = {}  # by seat
    put: Names = ()  # cards chosen for Return so far
    target: Seat | None = None  # of the Exchange
    given: str | None = None  # the card given in the Exchange
    bonus: bool = False  # the Score comes after another option
    known: dict[str, Known] | None = None  # by seat, and "public"
    options: dict[str, Any] = {}


def write(state: "SacreState") -> dict[str, Any]:
    """The position of a state."""
    seats = range(state.players)
    position = Position(
        phase=PHASES[state.phase],
        round=state.round_number,
        first=state.first,
        active=state.active,
        hands=tuple(names_in(state.hands[seat]) for seat in seats),
        deck=tuple(NAMES[state.deck[place]] for place in range(state.deck_size)),
        layers=tuple(_layer(state, layer) for layer in range(state.layers)),
        sets=tuple(_set(state, seat, place) for seat in seats for place in range(state.sets[seat])),
        gone=names_in(state.gone),
        scores=tuple(state.scores[seat] for seat in seats),
        last_turn=last_turn(state),
        locked={str(seat): names_in(state.locked[seat]) for seat in seats if state.locked[seat]},
        takes=tuple(
            Take(NAMES[card], state.taker[card], state.take_round[card])
            for card in range(54)
            if state.taker[card] != c.NOBODY
        ),
        untouched=tuple(seat for seat in seats if state.untouched >> seat & 1),
        holds_worth=tuple(state.holds_worth[seat] for seat in seats),
        **_turn(state),
        known={_observer(seat): _known(state, seat) for seat in (*seats, c.PUBLIC)},
        options=msgspec.to_builtins(state.options),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _turn(state: "SacreState") -> dict[str, Any]:
    """The option under way."""
    seats = range(state.players)
    return {
        "option": None if state.option == c.NO_OPTION else OPTIONS[state.option],
        "offered": _card(state.offered),
        "laid": {str(seat): NAMES[state.laid[seat]] for seat in seats if state.laid[seat] != c.NO_CARD},
        "cycle": (state.cycle_number, state.cycle_spots) if state.cycle_number else None,
        "picks": {str(seat): names_in(state.picks[seat]) for seat in seats if state.picks[seat]},
        "put": tuple(NAMES[state.put[place]] for place in range(state.put_count)),
        "target": None if state.target == c.NOBODY else state.target,
        "given": _card(state.given),
        "bonus": state.is_bonus and state.phase in {c.SCORE, c.BONUS},
    }


def _card(card: int) -> str | None:
    return None if card == c.NO_CARD else NAMES[card]


def _layer(state: "SacreState", layer: int) -> Layer:
    by = state.layer_by[layer]
    return Layer(state.layer_size[layer], None if by == c.NOBODY else by)


def _set(state: "SacreState", seat: Seat, place: int) -> ScoredSet:
    return ScoredSet(seat, state.set_round[5 * seat + place], names_in(state.set_cards[5 * seat + place]))


def last_turn(state: "SacreState") -> LastTurn | None:
    """The most recent turn, if there was one."""
    if state.last_seat == c.NOBODY:
        return None
    return LastTurn(state.last_seat, OPTIONS[state.last_option], state.last_round)


def _observer(observer: int) -> str:
    return "public" if observer == c.PUBLIC else str(observer)


def zone_name(zone: int) -> str:
    """A zone as people write it: h3 is a hand, d0 the top layer of the deck."""
    return f"h{zone}" if zone < c.LAYERS else f"d{zone - c.LAYERS}"


def _known(state: "SacreState", observer: int) -> Known:
    zones = [*range(state.players), *range(c.LAYERS, c.LAYERS + state.layers)]
    masks, seen = state.may, state.last
    may = {zone: masks[c.ZONES * observer + zone] for zone in zones}
    last = {seat: seen[8 * observer + seat] for seat in range(state.players)}
    return Known(
        may={zone_name(zone): " ".join(names_in(cards)) for zone, cards in may.items()},
        last={zone_name(seat): " ".join(names_in(cards)) for seat, cards in last.items() if cards},
    )
