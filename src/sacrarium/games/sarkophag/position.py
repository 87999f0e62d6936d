"""Any position as plain data that a person can read and write, also in the middle of a trick.

What is left out takes its default. A hand that is left out is filled with the lowest cards that lie nowhere else,
so that a scenario needs to name only the cards that matter.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from sacrarium.core.bits import Card, CardSet, Seat, members_of, set_of
from sacrarium.core.errors import BadPosition

from .pieces import ALL_CARDS, HAND_SIZE, LAST_CARD, Options
from .rules import side_of

if TYPE_CHECKING:
    from .state import SarkophagState


class PastTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick of this round that is over."""

    number: int
    leader: Seat
    cards: tuple[Card, ...]


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R17: what is proven about a hand."""

    lowest: Card = 1
    highest: Card = LAST_CARD
    fives_only: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in words of the rulebook; cards by number, seats from 0."""

    hands: tuple[tuple[Card, ...] | None, ...] = ()  # None: not said
    trick: tuple[Card, ...] = ()  # in playing order
    leader: Seat = 0  # who led the present trick, or is to lead it
    dealer: Seat | None = None  # None: the seat to the right of the first leader
    round: int = 1
    round_heads: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    finished: tuple[tuple[int, ...], ...] = ()
    tricks: tuple[PastTrick, ...] = ()
    proven: dict[str, Bounds] = {}  # by seat
    over: bool = False
    options: Options = Options()


def write(state: "SarkophagState") -> dict[str, Any]:
    """The position of a state."""
    seats = range(state.players)
    position = Position(
        hands=tuple(tuple(members_of(state.hands[seat])) for seat in seats),
        trick=_cards(state, state.trick_number, state.in_trick),
        leader=state.leaders[state.trick_number],
        dealer=state.dealer,
        round=state.round_number,
        round_heads=tuple(state.round_heads[: state.players]),
        totals=tuple(state.totals[: state.players]),
        finished=state.finished,
        tricks=tuple(
            PastTrick(number + 1, state.leaders[number], cards)
            for number in range(state.trick_number)
            if (cards := _cards(state, number, state.players))
        ),
        proven={str(seat): _bounds(state, seat) for seat in seats if state.may_hold[seat] != ALL_CARDS},
        over=not state.to_act(),
        options=state.options,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _cards(state: "SarkophagState", number: int, count: int) -> tuple[Card, ...]:
    first = number * state.players
    return tuple(card for card in state.played[first : first + count] if card)


def _bounds(state: "SarkophagState", seat: Seat) -> Bounds:
    possible = state.may_hold[seat]
    cards = list(members_of(possible)) or [1]
    return Bounds(cards[0], cards[-1], not possible & ~state.five_heads)


def read(data: dict[str, Any]) -> "SarkophagState":
    """The state of a position; a mistake names its field."""
    from .state import SarkophagState

    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from None
    _check(position)
    state = SarkophagState(position.options)
    _place_hands(state, position)
    _place_tricks(state, position)
    _place_scores(state, position)
    return state


def _check(position: Position) -> None:
    players = position.options.players
    for name, given in (
        ("hands", position.hands),
        ("round_heads", position.round_heads),
        ("totals", position.totals),
    ):
        if given and len(given) != players:
            raise BadPosition(f"{name}: there are {players} seats, but {len(given)} are given")
    for name, seat in (
        ("leader", position.leader),
        ("dealer", position.dealer or 0),
        *(("proven", int(s)) for s in position.proven if s.isdigit()),
    ):
        if not 0 <= seat < players:
            raise BadPosition(f"{name}: there is no seat {seat}")
    if len(position.trick) >= players:
        raise BadPosition(f"trick: a trick of {players} cards is over; say it under tricks")
    named = [card for hand in position.hands if hand for card in hand] + list(position.trick)
    named += [card for trick in position.tricks for card in trick.cards]
    for card in named:
        if not 1 <= card <= LAST_CARD:
            raise BadPosition(f"hands: there is no card {card}")
        if named.count(card) > 1:
            raise BadPosition(f"hands: card {card} is in two places")


def _sizes(position: Position) -> list[int]:
    """How many cards each hand holds; the named hands tell for the others."""
    players = position.options.players
    has_played = [(seat - position.leader) % players < len(position.trick) for seat in range(players)]
    full = [len(hand) + has_played[seat] for seat, hand in enumerate(position.hands) if hand is not None]
    before = full[0] if full else HAND_SIZE - len(position.tricks)
    if any(size != before for size in full):
        raise BadPosition(
            "hands: the hands do not fit together; before a trick all hold the same number of cards"
        )
    if not (position.over or 0 < before <= HAND_SIZE):
        raise BadPosition(f"hands: a hand holds 1 to {HAND_SIZE} cards before a trick, not {before}")
    return [before - played for played in has_played]


def _place_hands(state: "SarkophagState", position: Position) -> None:
    sizes = _sizes(position)
    given = position.hands or (None,) * state.players
    state.gone = set_of(position.trick) | set_of(card for trick in position.tricks for card in trick.cards)
    hands = [set_of(hand or ()) for hand in given]
    left = ALL_CARDS & ~state.gone & ~set_of(card for hand in hands for card in members_of(hand))
    for seat, hand in enumerate(given):
        if hand is None:
            cards = list(members_of(left))[: sizes[seat]]
            hands[seat] = set_of(cards)
            left &= ~hands[seat]
    state.hands = hands + [0] * (6 - state.players)
    state.trick_number = HAND_SIZE if position.over else HAND_SIZE - max(sizes)


def _place_tricks(state: "SarkophagState", position: Position) -> None:
    played, leaders = [0] * (LAST_CARD + 1), [0] * (HAND_SIZE + 1)
    for trick in position.tricks:
        if len(trick.cards) != state.players or not 1 <= trick.number <= state.trick_number:
            raise BadPosition(
                f"tricks: trick {trick.number} is not a finished trick of {state.players} cards"
            )
        first = (trick.number - 1) * state.players
        played[first : first + state.players] = trick.cards
        leaders[trick.number - 1] = trick.leader
    state.lead_from(position.leader)
    for card in position.trick:
        played[state.trick_number * state.players + state.in_trick] = card
        _lay(state, card)
    leaders[state.trick_number] = position.leader
    state.played, state.leaders = played, leaders
    state.turn = 8 if position.over else (position.leader + state.in_trick) % state.players
    may_hold = [ALL_CARDS] * 6
    for seat, bounds in position.proven.items():
        may_hold[int(seat)] = _possible(state, bounds)
    state.may_hold = may_hold


def _lay(state: "SarkophagState", card: Card) -> None:
    if state.in_trick == 0:
        state.lead = card
    elif state.in_trick == 1:
        state.side = side_of(state.lead, card)
    state.trick |= set_of([card])
    state.trick_heads += state.heads[card]
    state.in_trick += 1


def _possible(state: "SarkophagState", bounds: Bounds) -> CardSet:
    between = set_of(range(bounds.lowest, bounds.highest + 1))
    return between & state.five_heads if bounds.fives_only else between


def _place_scores(state: "SarkophagState", position: Position) -> None:
    nothing = (0,) * state.players
    padding = [0] * (6 - state.players)
    state.round_heads = [*(position.round_heads or nothing), *padding]
    state.totals = [*(position.totals or nothing), *padding]
    state.finished = position.finished
    state.round_number = position.round
    first_leader = position.tricks[0].leader if position.tricks else position.leader
    state.dealer = (first_leader - 1) % state.players if position.dealer is None else position.dealer
