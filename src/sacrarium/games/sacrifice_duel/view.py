"""What one seat may know (R31, R32), built from nothing: a view never holds a state."""

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

import msgspec

from sacrarium.core.bits import Seat, members_of

from . import phases as c
from .events import Trump, seat_or_none, trump_of
from .knowledge import is_secret, open_row
from .moves import write
from .pieces import CARDS, FLOOR, HANDS, MARKET, NAMES, TRICKS, TROPHY_POINTS, cards_in, names_in
from .piles import count, kinds, minus, size
from .rules.sacrifice import may_be_sacrificed, sacrifice_limit
from .rules.tricks import strength, wins
from .scoring import altar_points, points_of

if TYPE_CHECKING:
    from .state import DuelState

Phase: TypeAlias = Literal[
    "sealed", "first_buys", "second_buys", "together", "lead", "follow", "sudden", "sacrifice", "over"
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class Trick(msgspec.Struct, frozen=True):
    """A finished trick of this hand, or a step of sudden death."""

    number: int
    cards: tuple[str, str]  # seat 0's and seat 1's
    leader: Seat | None  # None: both at once
    winner: Seat | None
    result: Literal["won", "tie", "void"]
    sudden: bool


class Hand(msgspec.Struct, frozen=True):
    """A finished hand."""

    round: int
    trophy: str
    winner: Seat
    tricks: tuple[int, int]
    sacrificed: int


class Offering(msgspec.Struct, frozen=True):
    """R34: what is known about the cards that were sacrificed after one win."""

    number: int  # of cards
    played: tuple[str, ...]  # any of these,
    unplayed: int  # or of so many cards that nobody saw


class Side(msgspec.Struct, frozen=True):
    """One seat's side of the table, as far as the viewer may see it."""

    hand_size: int
    draw_size: int
    discard_size: int
    row_size: int
    altar_size: int
    owns: int  # cards that count for the floor: all but the altar
    tricks: int  # won in this hand
    committed: bool  # a card lies in the trick, or an order on the table
    card: str | None  # the card in the trick, where the viewer may see it
    order: str | None  # the order of this round, where the viewer may see it
    row: tuple[str, ...]  # openly played in this hand
    mixed: tuple[str, ...]  # R23: row and hand together, where they are known only as one set
    open_discard: (
        tuple[str, ...] | None
    )  # seen going to the discard since the last reshuffle; None: shut (D22)
    collection: tuple[str, ...]  # R31: everything it owns, the altar included
    trophies: tuple[str, ...]
    trophy_points: int
    offerings: tuple[Offering, ...] | None  # None: shut (D22)
    hand: tuple[str, ...] | None  # None: hidden
    draw: tuple[str, ...] | None  # as a set, without order; it would tell what lies in the other two piles
    discard: tuple[str, ...] | None
    altar: tuple[str, ...] | None
    altar_points: int | None
    points: int | None


class View(msgspec.Struct, frozen=True):
    """What one seat may know, including all it has seen before."""

    seat: Seat | None  # None: a spectator
    round: int
    rounds: int
    phase: Phase
    to_act: tuple[Seat, ...]
    trophy: str
    trump: Trump
    tricks: int  # in this hand
    lowest_wins: bool
    order: tuple[str, ...]  # all cards, weakest first, under this trophy
    never_win: tuple[str, ...]  # in a joker hand
    buyer: Seat | None  # who buys first; None: both at once, and later nobody, from an empty market
    leader: Seat | None
    led: str | None  # the card to be beaten
    beating: tuple[str, ...]  # the cards that would beat it
    trick_number: int
    sudden: int  # steps of sudden death so far, this one included; 0: none
    played: tuple[Trick, ...]
    market: dict[str, int]
    coming: tuple[str, ...]  # trophies, as a set
    hands: tuple[Hand, ...]
    winner: Seat | None  # of this hand
    limit: int  # R26: how many cards the seat that leads may sacrifice, as it stands
    safe: int  # R27: how many of these do not lose the game at once; 0 while nobody sacrifices
    offered: int  # cards put forward so far
    yours: tuple[str, ...]  # which ones, for their seat
    pool: tuple[str, ...]  # what may still be sacrificed, for the seat that does
    floor: int
    sides: tuple[Side, Side]
    over: bool


def view(state: "DuelState", seat: Seat | None) -> View:
    """The view of one seat, or of a spectator."""
    sacrificing = state.phase == c.SACRIFICE and state.winner == seat
    order = by_strength(state)
    return View(
        seat=seat,
        round=state.round_number,
        rounds=HANDS,
        phase=PHASES[state.phase],
        to_act=tuple(members_of(state.to_act())),
        trophy=NAMES[state.trophy],
        trump=trump_of(state.trophy),
        tricks=TRICKS[NAMES[state.trophy][0]],
        lowest_wins=state.trophy == 0,
        order=tuple(NAMES[code] for code in order),
        never_win=tuple(NAMES[code] for code in order if state.trophy == 0 and not _strength(state, code)),
        buyer=seat_or_none(state.buyer),
        leader=seat_or_none(state.leader),
        led=None if (led := _led(state)) == c.NO_CARD else NAMES[led],
        beating=_beating(state),
        trick_number=state.played + 1,
        sudden=max(0, state.steps + (PHASES[state.phase] == "sudden")),
        played=tuple(trick for number in range(state.played) if (trick := finished(state, number))),
        market={NAMES[code]: count(state.market, code) for code in cards_in(kinds(MARKET))},
        coming=names_in(state.deck),
        hands=tuple(_past(state, number) for number in range(HANDS) if state.past_winner[number] != c.NOBODY),
        winner=seat_or_none(state.winner),
        limit=max(1, abs(state.tricks[0] - state.tricks[1]))
        if state.winner == c.NOBODY
        else sacrifice_limit(state),
        safe=_safe(state) if state.phase == c.SACRIFICE else 0,
        offered=size(state.offered),
        yours=names_in(state.offered) if sacrificing else (),
        pool=names_in(may_be_sacrificed(state)) if sacrificing else (),
        floor=FLOOR,
        sides=(side(state, 0, seat), side(state, 1, seat)),
        over=state.phase == c.OVER,
    )


def _safe(state: "DuelState") -> int:
    """R27: the floor holds before the last hand; how many cards the winner can give and stay above it."""
    spare = size(minus(state.owned(state.winner), state.altar[state.winner])) - FLOOR
    return sacrifice_limit(state) if state.round_number == HANDS else min(sacrifice_limit(state), spare)


def by_strength(state: "DuelState") -> list[int]:
    """All cards, weakest first, under the trophy of this hand."""
    return sorted(range(CARDS), key=lambda code: (_strength(state, code), code))


def _strength(state: "DuelState", code: int) -> int:
    return strength(code, state.trophy, state.joker_wins)


def _led(state: "DuelState") -> int:
    """The card that is to be beaten; none once it has been answered."""
    return state.committed[state.leader] if state.phase == c.FOLLOW else c.NO_CARD


def _beating(state: "DuelState") -> tuple[str, ...]:
    """All cards that win against the card that was led."""
    led = _led(state)
    if led == c.NO_CARD:
        return ()
    return tuple(NAMES[code] for code in range(CARDS) if wins(code, led, state.trophy, state.joker_wins) == 0)


def finished(state: "DuelState", number: int) -> Trick | None:
    """One trick of this hand; None where nobody remembers it."""
    first, second = state.cards[2 * number], state.cards[2 * number + 1]
    if first == c.NO_CARD:
        return None
    result = wins(first, second, state.trophy, state.joker_wins)
    winner = seat_or_none(state.takers[number])
    return Trick(
        number=number + 1,
        cards=(NAMES[first], NAMES[second]),
        leader=seat_or_none(state.leaders[number]),
        winner=winner,
        result="won" if winner is not None else "tie" if result == c.TIE else "void",
        sudden=number >= TRICKS[NAMES[state.trophy][0]],
    )


def _past(state: "DuelState", number: int) -> Hand:
    return Hand(
        round=number + 1,
        trophy=NAMES[state.past_trophy[number]],
        winner=state.past_winner[number],
        tricks=(state.past_tricks[2 * number], state.past_tricks[2 * number + 1]),
        sacrificed=state.past_given[number],
    )


def side(state: "DuelState", seat: Seat, viewer: Seat | None) -> Side:
    """R31 of a seat for everybody, R32 for itself, R33 at the end; D22 of the piles."""
    over = state.phase == c.OVER
    piles = over or _may_look(state)
    return Side(
        hand_size=size(state.hands[seat]),
        draw_size=size(state.draw[seat]),
        discard_size=size(state.discard[seat]),
        row_size=size(state.row[seat]),
        altar_size=size(state.altar[seat]),
        owns=size(minus(state.owned(seat), state.altar[seat])),
        tricks=state.tricks[seat],
        committed=state.committed[seat] != c.NO_CARD
        or (state.phase == c.SEALED and state.order[seat] != c.NO_ORDER),
        card=_lying(state, seat, viewer),
        order=_order(state, seat, viewer),
        row=names_in(open_row(state, seat)),
        mixed=names_in(state.mixed[seat]),
        open_discard=names_in(state.open_discard[seat]) if piles else None,
        collection=names_in(state.owned(seat)),
        trophies=names_in(state.won[seat]),
        trophy_points=TROPHY_POINTS * size(state.won[seat]),
        offerings=_offerings(state, seat) if piles else None,
        **_own(state, seat, seat == viewer or over, piles),
    )


def _own(state: "DuelState", seat: Seat, shown: bool, piles: bool) -> dict[str, Any]:
    """R32, D22: what a seat alone sees of its own cards."""
    piles = shown and piles
    return {
        "hand": names_in(state.hands[seat]) if shown else None,
        "draw": names_in(state.draw[seat]) if piles else None,
        "discard": names_in(state.discard[seat]) if piles else None,
        "altar": names_in(state.altar[seat]) if piles else None,
        "altar_points": altar_points(state.altar[seat]) if piles else None,
        "points": points_of(state, seat) if piles else None,
    }


def _may_look(state: "DuelState") -> bool:
    """D22: the courtesy of looking at the piles: one's own, and what was seen of the other's."""
    rule = state.options.own_piles
    return bool(rule == "always" or (rule == "between_rounds" and state.phase <= c.SECOND_BUYS))


def _lying(state: "DuelState", seat: Seat, viewer: Seat | None) -> str | None:
    if state.committed[seat] == c.NO_CARD or (seat != viewer and is_secret(state, seat)):
        return None
    return NAMES[state.committed[seat]]


def _order(state: "DuelState", seat: Seat, viewer: Seat | None) -> str | None:
    if state.order[seat] == c.NO_ORDER or (state.phase == c.SEALED and seat != viewer):
        return None
    return write(state.order[seat])


def _offerings(state: "DuelState", seat: Seat) -> tuple[Offering, ...]:
    return tuple(_offering(state, 14 * seat + win) for win in range(state.wins[seat]))


def _offering(state: "DuelState", place: int) -> Offering:
    return Offering(state.given[place], names_in(state.pool[place]), state.unplayed_count[place])
