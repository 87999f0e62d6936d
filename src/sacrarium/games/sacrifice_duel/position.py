"""Any position as plain data that a person can read and write, also in the middle of a choice.

What is left out takes its default: starters that lie nowhere are in their owner's draw pile, cards of the market in the
market, trophies in the trophy deck. What the seats know about each other may be left out too (`known`): then the
whole discard is known, and the altar could hold any card of its owner.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from sacrarium.core.bits import Card, CardSet, Seat

from . import moves
from . import phases as c
from .pieces import HANDS, NAMES, names_in
from .view import PHASES

if TYPE_CHECKING:
    from .state import DuelState

Names = tuple[str, ...]
PLACES: Final = ("nowhere", "hand", "discard")


class PastTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick of this hand that is over."""

    number: int  # of the hand, from 1
    cards: tuple[str, str]  # of seat 0 and seat 1
    leader: Seat | None = None  # who led it; None: both were committed at once
    winner: Seat | None = None  # who took it; None: nobody


class PastHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand that is over."""

    round: int  # the number of the round
    trophy: str  # its card
    winner: Seat  # who won it
    tricks: tuple[int, int]  # of each seat
    sacrificed: int  # cards that went to the altar


class Win(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R34: what is known about one sacrifice."""

    given: int  # cards on the altar
    played: Names = ()  # they may be any of these,
    unplayed: Names = ()  # or of these,
    unplayed_count: int = 0  # but at most so many


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R34: what the other seat knows about the hidden cards of a seat."""

    open_discard: Names = ()  # put openly in the discard since the last reshuffle
    mixed: Names = ()  # row and hand, after cards were taken back in sudden death
    wins: tuple[Win, ...] = ()  # the sacrifices so far
    wins_at_shuffle: int = 0  # how many of them lay there at the last reshuffle
    none_until: dict[str, int] = {}  # by card: none of it lies on the altar of the first so many wins
    one_until: dict[str, int] = {}  # the same for all copies but one
    old_left: int = 0  # cards drawn before the last reshuffle
    old_cards: Names = ()  # what these may be
    old_place: str = "nowhere"  # where they are: nowhere, hand or discard
    old_win: int | None = None  # the sacrifice that they may have gone to


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in words of the rulebook; cards by name, seats 0 and 1."""

    phase: str  # sealed, first_buys, second_buys, together, lead, follow, sudden, sacrifice or over
    trophy: str  # the card that is played for
    hands: tuple[Names, Names] = ((), ())  # by seat
    draw: tuple[Names | None, Names | None] = (
        None,
        None,
    )  # by seat; null: the starters that lie nowhere else
    discard: tuple[Names, Names] = ((), ())  # by seat
    row: tuple[Names, Names] = ((), ())  # what each seat has played in this hand
    altar: tuple[Names, Names] = ((), ())  # what each seat has sacrificed
    market: Names | None = None  # cards for sale; None: all of it that lies nowhere else
    deck: Names | None = None  # trophies to come; None: all that lie nowhere else
    round: int | None = None  # the number of the round; None: follows from the trophies
    buyer: Seat | None = None  # who buys first
    leader: Seat | None = None  # who leads
    tricks: tuple[int, int] = (0, 0)  # of this hand, by seat
    played: int | None = None  # tricks of this hand that are over
    history: tuple[PastTrick, ...] = ()  # the tricks of this hand that are over
    steps: int = 0  # of sudden death so far
    winner: Seat | None = None  # of the hand
    last_winner: Seat | None = None  # of the last trick; while somebody buys, of the hand before
    loser: Seat | None = None  # who has lost by the floor
    committed: tuple[str | None, str | None] = (None, None)  # the card that each seat has laid face down
    order: tuple[str | None, str | None] = (None, None)  # what each seat has ordered, as a move is written
    offered: Names = ()  # put forward for the altar so far
    past: tuple[PastHand, ...] = ()  # the hands that are over
    known: tuple[Known | None, Known | None] = (
        None,
        None,
    )  # what the other seat knows about the cards of each
    options: dict[str, Any] = {}


# -- writing ---------------------------------------------------------------------------------------


def write(state: "DuelState") -> dict[str, Any]:
    """The position of a state."""
    position = Position(
        phase=PHASES[state.phase],
        trophy=NAMES[state.trophy],
        hands=_both(state.hands),
        draw=_both(state.draw),
        discard=_both(state.discard),
        row=_both(state.row),
        altar=_both(state.altar),
        market=names_in(state.market),
        deck=names_in(state.deck),
        round=state.round_number,
        buyer=_seat(state.buyer),
        leader=_seat(state.leader),
        tricks=(state.tricks[0], state.tricks[1]),
        played=state.played,
        history=tuple(
            _trick(state, number) for number in range(state.played) if state.cards[2 * number] != c.NO_CARD
        ),
        steps=state.steps,
        winner=_seat(state.winner),
        last_winner=_seat(state.last_winner),
        loser=_seat(state.loser),
        committed=(_card(state.committed[0]), _card(state.committed[1])),
        order=(_order(state.order[0]), _order(state.order[1])),
        offered=names_in(state.offered),
        past=tuple(_hand(state, number) for number in range(HANDS) if state.past_winner[number] != c.NOBODY),
        known=(_known(state, 0), _known(state, 1)),
        options=msgspec.to_builtins(state.options),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _both(piles: "list[CardSet]") -> tuple[Names, Names]:
    return names_in(piles[0]), names_in(piles[1])


def _seat(seat: Seat) -> Seat | None:
    return None if seat == c.NOBODY else seat


def _card(code: Card) -> str | None:
    return None if code == c.NO_CARD else NAMES[code]


def _order(order: int) -> str | None:
    return None if order == c.NO_ORDER else moves.write(order)


def _trick(state: "DuelState", number: int) -> PastTrick:
    cards = NAMES[state.cards[2 * number]], NAMES[state.cards[2 * number + 1]]
    return PastTrick(number + 1, cards, _seat(state.leaders[number]), _seat(state.takers[number]))


def _hand(state: "DuelState", number: int) -> PastHand:
    tricks = state.past_tricks[2 * number], state.past_tricks[2 * number + 1]
    trophy = NAMES[state.past_trophy[number]]
    return PastHand(number + 1, trophy, state.past_winner[number], tricks, state.past_given[number])


def _known(state: "DuelState", seat: Seat) -> Known:
    marks = range(len(NAMES))
    return Known(
        open_discard=names_in(state.open_discard[seat]),
        mixed=names_in(state.mixed[seat]),
        wins=tuple(_win(state, 14 * seat + win) for win in range(state.wins[seat])),
        wins_at_shuffle=state.wins_at_shuffle[seat],
        none_until={NAMES[code]: mark for code in marks if (mark := state.none_until[27 * seat + code])},
        one_until={NAMES[code]: mark for code in marks if (mark := state.one_until[27 * seat + code])},
        old_left=state.old_left[seat] if state.old_place[seat] else 0,
        old_cards=names_in(state.old_cards[seat]) if state.old_place[seat] else (),
        old_place=PLACES[state.old_place[seat]],
        old_win=None if state.old_win[seat] == c.NO_WIN or not state.old_place[seat] else state.old_win[seat],
    )


def _win(state: "DuelState", place: int) -> Win:
    return Win(
        state.given[place],
        names_in(state.pool[place]),
        names_in(state.unplayed[place]),
        state.unplayed_count[place],
    )
