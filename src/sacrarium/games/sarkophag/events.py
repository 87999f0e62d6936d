"""What can happen at a table of Sarkophag, and who may know. All but the dealt hands is public (R16)."""

from typing import TYPE_CHECKING, Literal

import msgspec

from sacrarium.core.bits import Card, Move, Seat, bit, members_of
from sacrarium.core.journal import EVERYBODY, Event, Journal

from .rules import below, breaks

if TYPE_CHECKING:
    from .state import SarkophagState


class Played(msgspec.Struct, frozen=True):
    """One card of a trick."""

    seat: Seat
    card: Card
    breaks: bool  # not on the chosen side


class Dealt(Event, frozen=True, tag="dealt"):
    """A round begins; the hands went out separately."""

    round: int
    dealer: Seat
    leader: Seat


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """Ten cards, known to their seat alone."""

    seat: Seat
    cards: tuple[Card, ...]


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card lies in the trick."""

    seat: Seat
    card: Card
    role: Literal["lead", "second", "follow"]
    breaks: bool
    unable: bool  # breaks, and had no choice
    lead: Card
    direction: Literal["down", "up"] | None
    would_take: Seat | None  # as the trick lies now


class TrickTaken(Event, frozen=True, tag="trick_taken"):
    """A trick is over."""

    number: int
    seat: Seat
    card: Card  # the card that takes it
    heads: int
    broken: bool
    direction: Literal["down", "up"]
    cards: tuple[Played, ...]


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Ten tricks are over."""

    round: int
    heads: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The match is over."""

    winners: tuple[Seat, ...]


def deal(state: "SarkophagState", journal: Journal) -> None:
    """R2, R16: everybody sees who dealt; only its seat sees a hand."""
    journal.add(Dealt(state.round_number, state.dealer, state.turn), EVERYBODY)
    for seat in range(state.players):
        journal.add(HandDealt(seat, tuple(members_of(state.hands[seat]))), bit(seat))


def play_card(state: "SarkophagState", seat: Seat, move: Move, journal: Journal) -> None:
    """The card as it lies now; the state has it already."""
    alone = state.in_trick == 1
    off_side = not alone and bool(breaks(bit(move), state.lead, state.side))
    broken_before = not alone and bool(breaks(state.trick & ~bit(move), state.lead, state.side))
    journal.add(
        CardPlayed(
            seat=seat,
            card=move,
            role="lead" if alone else "second" if state.in_trick == 2 else "follow",
            breaks=off_side,
            unable=off_side and not (state.released and broken_before),
            lead=state.lead,
            direction=direction(state),
            would_take=None if alone else state.would_take(),
        ),
        EVERYBODY,
    )


def take_trick(state: "SarkophagState", taker: Seat, journal: Journal) -> None:
    """The trick is still on the table."""
    cards = trick_cards(state, state.trick_number)
    journal.add(
        TrickTaken(
            number=state.trick_number + 1,
            seat=taker,
            card=next(played.card for played in cards if played.seat == taker),
            heads=state.trick_heads,
            broken=any(played.breaks for played in cards),
            direction=direction(state) or "up",
            cards=cards,
        ),
        EVERYBODY,
    )


def end_round(state: "SarkophagState", match_ends: bool, journal: Journal) -> None:
    """R12, R13: the totals hold the round already."""
    heads, totals = tuple(state.round_heads[: state.players]), tuple(state.totals[: state.players])
    journal.add(RoundEnded(state.round_number, heads, totals), EVERYBODY)
    if match_ends:
        winners = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
        journal.add(GameEnded(winners), EVERYBODY)


def direction(state: "SarkophagState") -> Literal["down", "up"] | None:
    """R6: the side that the second card has chosen."""
    if state.in_trick < 2:
        return None
    return "down" if state.side == below(state.lead) else "up"


def trick_cards(state: "SarkophagState", number: int) -> tuple[Played, ...]:
    """The cards of a trick of this round in playing order; none, where nobody remembers the trick."""
    first = number * state.players
    count = state.in_trick if number == state.trick_number else state.players
    cards = [card for card in state.played[first : first + count] if card]
    return tuple(
        Played((state.leaders[number] + place) % state.players, card, place > 1 and _breaks(cards, card))
        for place, card in enumerate(cards)
    )


def _breaks(trick: list[Card], card: Card) -> bool:
    lead, second = trick[:2]
    return (card < lead) != (second < lead)
