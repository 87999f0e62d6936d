"""What one seat may know (R16, R17), built from nothing: a view never holds a state."""

from typing import TYPE_CHECKING, Literal

import msgspec

from sacrarium.core.bits import Card, Seat, highest, lowest, members_of, popcount

from .events import Played, direction, trick_cards
from .headtables import head_table
from .pieces import ALL_CARDS, HAND_SIZE, LAST_CARD

if TYPE_CHECKING:
    from .state import SarkophagState


class Trick(msgspec.Struct, frozen=True):
    """A finished trick of this round."""

    number: int
    leader: Seat
    cards: tuple[Played, ...]
    direction: Literal["down", "up"]
    broken: bool
    taker: Seat
    heads: int


class Proven(msgspec.Struct, frozen=True):
    """R17: what the play so far proves about the rest of a hand."""

    seat: Seat
    lowest: Card  # nothing below this card
    highest: Card  # nothing above this card
    fives_only: bool


class View(msgspec.Struct, frozen=True):
    """What one seat may know, including all it has seen before in this round."""

    players: int
    seat: Seat | None  # None: a spectator
    match: Literal["single", "limit"]
    limit: int | None
    round: int
    trick_number: int  # 1 to 10
    dealer: Seat
    leader: Seat  # of the present trick
    turn: Seat | None  # None: the match is over
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    trick: tuple[Played, ...]
    direction: Literal["down", "up"] | None
    broken: bool
    would_take: Seat | None  # who would take the trick as it lies
    trick_heads: int
    round_heads: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]  # heads of each finished round
    tricks: tuple[Trick, ...]  # of this round, oldest first
    proven: tuple[Proven, ...]  # only seats about which something is proven
    aside: int  # cards that never come into play in this round
    heads: tuple[int, ...]  # heads[i] belongs to card i + 1
    unconfirmed: tuple[Card, ...]
    over: bool


def view(state: "SarkophagState", seat: Seat | None) -> View:
    """The view of one seat, or of a spectator."""
    over = not state.to_act()
    seats = range(state.players)
    table = head_table(state.options.heads_table)
    present = () if over else trick_cards(state, state.trick_number)
    this_round = tuple(state.round_heads[: state.players])
    return View(
        players=state.players,
        seat=seat,
        match=state.options.match,
        limit=state.options.limit if state.options.match == "limit" else None,
        round=state.round_number,
        trick_number=min(state.trick_number + 1, HAND_SIZE),
        dealer=state.dealer,
        leader=state.leaders[state.trick_number],
        turn=None if over else state.turn,
        hand=() if seat is None else tuple(members_of(state.hands[seat])),
        hand_sizes=tuple(popcount(state.hands[other]) for other in seats),
        trick=present,
        direction=direction(state),
        broken=any(played.breaks for played in present),
        would_take=state.would_take() if state.in_trick > 1 else None,
        trick_heads=state.trick_heads,
        round_heads=this_round,
        totals=tuple(state.totals[: state.players]),
        rounds=(*state.finished, this_round) if over else state.finished,
        tricks=finished_tricks(state),
        proven=tuple(proof for other in seats if (proof := proven(state, other)) is not None),
        aside=LAST_CARD - HAND_SIZE * state.players,
        heads=table.heads,
        unconfirmed=table.guessed(),
        over=over,
    )


def finished_tricks(state: "SarkophagState") -> tuple[Trick, ...]:
    """The tricks of this round that are over and remembered."""
    numbers = range(state.trick_number)
    return tuple(trick for number in numbers if (trick := finished_trick(state, number)) is not None)


def finished_trick(state: "SarkophagState", number: int) -> Trick | None:
    """One of them; the seat that took it is the one that led the next."""
    cards = trick_cards(state, number)
    if not cards:
        return None
    return Trick(
        number=number + 1,
        leader=state.leaders[number],
        cards=cards,
        direction="down" if cards[1].card < cards[0].card else "up",
        broken=any(played.breaks for played in cards),
        taker=state.leaders[number + 1],
        heads=sum(state.heads[played.card] for played in cards),
    )


def proven(state: "SarkophagState", seat: Seat) -> Proven | None:
    """R17: the bounds of a hand, if anything is proven about it and it still holds cards."""
    possible = state.may_hold[seat]
    if possible == ALL_CARDS or not state.hands[seat]:
        return None
    fives_only = not possible & ~state.five_heads
    return Proven(seat, lowest(possible), highest(possible), fives_only)
