"""Any position as plain data that a person can read and write, also in the middle of a trick.

What is left out takes its default. A hand that is left out is filled with the lowest cards that lie nowhere else,
so that a scenario needs to name only the cards that matter.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from sacrarium.core.bits import Card, CardSet, Seat, members_of, popcount, set_of
from sacrarium.core.errors import BadPosition
from sacrarium.core.saying import not_a_position

from .pieces import ALL_CARDS, HAND_SIZE, LAST_CARD, Options
from .rules import side_of, takes
from .truth import (
    check,
    earlier_totals,
    first_round_for,
    is_first_lead_known,
    known_heads,
    left_possible,
    totals_of,
)

if TYPE_CHECKING:
    from .state import SarkophagState

MOST_TOTAL: Final = 1_000_000


class PastTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick of this round that is over."""

    number: int  # of the round, from 1
    leader: Seat  # who led it
    cards: tuple[Card, ...]  # in playing order


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R17: what is proven about a hand."""

    lowest: Card = 1  # the hand holds nothing below it
    highest: Card = LAST_CARD  # the hand holds nothing above it
    fives_only: bool = False  # it holds nothing but cards with five heads


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in words of the rulebook; cards by number, seats from 0."""

    hands: tuple[
        tuple[Card, ...] | None, ...
    ] = ()  # by seat; null: the lowest cards that lie nowhere else and that the seat could hold
    trick: tuple[Card, ...] = ()  # in playing order
    leader: Seat = 0  # who led the present trick, or is to lead it
    dealer: Seat | None = None  # of this round; None: the seat to the right of the first leader
    round: int | None = None  # the number of the round; None: the first that the totals allow
    round_heads: tuple[int, ...] = ()  # taken in this round, by seat; left out: those of the tricks
    totals: tuple[
        int, ...
    ] = ()  # heads of earlier rounds, by seat, of this one too when the match is over; left out: those of the rounds
    finished: tuple[
        tuple[int, ...], ...
    ] = ()  # heads of each earlier round, by seat, as far as anybody remembers
    tricks: tuple[PastTrick, ...] = ()  # of this round that are over; what is left out nobody remembers
    proven: dict[str, Bounds] = {}  # by seat: what is known besides what the cards show
    over: bool = False  # the match has ended
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
    cards = list(members_of(state.may_hold[seat]))
    if not cards:
        return Bounds(1, 0)
    return Bounds(cards[0], cards[-1], not state.may_hold[seat] & ~state.five_heads)


def read(data: dict[str, Any]) -> "SarkophagState":
    """The state of a position; a mistake names its field."""
    from .state import SarkophagState

    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise not_a_position(error) from None
    _check_seats(position)
    _check_scores(position)
    _check_cards(position)
    sizes = _sizes(position)
    state = SarkophagState(position.options)
    state.trick_number = HAND_SIZE if position.over else HAND_SIZE - max(sizes)
    _place_tricks(state, position)
    _place_proofs(state, position)
    _place_hands(state, position, sizes)
    _place_scores(state, position)
    check(state)
    return state


# -- mistakes --------------------------------------------------------------------------------------


def _check_seats(position: Position) -> None:
    players = position.options.players
    for name in position.proven:
        if not (name.isascii() and name.isdigit() and len(name) == 1):
            raise BadPosition(f"proven: '{name}' is not a seat")
    for field, seat in (
        ("leader", position.leader),
        ("dealer", position.dealer or 0),
        *(("proven", int(name)) for name in position.proven),
        *(("tricks", trick.leader) for trick in position.tricks),
    ):
        if not 0 <= seat < players:
            raise BadPosition(f"{field}: there is no seat {seat}")


def _check_scores(position: Position) -> None:
    players = position.options.players
    for name, given in (
        ("hands", position.hands),
        ("round_heads", position.round_heads),
        ("totals", position.totals),
        *(("finished", heads) for heads in position.finished),
    ):
        if (given or name == "finished") and len(given) != players:
            raise BadPosition(f"{name}: there are {players} seats, but {len(given)} are given")
    for name, numbers in (
        ("round_heads", position.round_heads),
        ("totals", position.totals),
        *(("finished", heads) for heads in position.finished),
    ):
        if any(not 0 <= number <= MOST_TOTAL for number in numbers):
            raise BadPosition(f"{name}: a number of heads is from 0 to {MOST_TOTAL}")
    if position.round is not None and not 1 <= position.round <= MOST_TOTAL:
        raise BadPosition(f"round: rounds are counted from 1, so there is no round {position.round}")


def _check_cards(position: Position) -> None:
    players = position.options.players
    if len(position.trick) >= players:
        raise BadPosition(f"trick: a trick of {players} cards is over; say it under tricks")
    named = [("trick", card) for card in position.trick]
    named += [("hands", card) for hand in position.hands if hand for card in hand]
    named += [("tricks", card) for trick in position.tricks for card in trick.cards]
    seen: set[Card] = set()
    for field, card in named:
        if not 1 <= card <= LAST_CARD:
            raise BadPosition(f"{field}: there is no card {card}")
        if card in seen:
            raise BadPosition(f"{field}: card {card} is in two places")
        seen.add(card)
    for seat, bounds in position.proven.items():
        if not (1 <= bounds.lowest <= LAST_CARD and bounds.lowest - 1 <= bounds.highest <= LAST_CARD):
            raise BadPosition(
                f"proven: from {bounds.lowest} to {bounds.highest} for seat {seat} makes no sense"
            )


def _sizes(position: Position) -> list[int]:
    """How many cards each hand holds; the named hands tell for the others."""
    players = position.options.players
    has_played = [(seat - position.leader) % players < len(position.trick) for seat in range(players)]
    full = [len(hand) + has_played[seat] for seat, hand in enumerate(position.hands) if hand is not None]
    before = full[0] if full else 0 if position.over else HAND_SIZE - len(position.tricks)
    if any(size != before for size in full):
        raise BadPosition(
            "hands: the hands do not fit together; before a trick all hold the same number of cards"
        )
    if position.over and before:
        raise BadPosition("over: a match is over when all cards are played, but there are still some")
    if not (position.over or 0 < before <= HAND_SIZE):
        raise BadPosition(f"hands: a hand holds 1 to {HAND_SIZE} cards before a trick, not {before}")
    return [before - played for played in has_played]


# -- a state out of it -----------------------------------------------------------------------------


def _place_tricks(state: "SarkophagState", position: Position) -> None:
    played, leaders = [0] * (LAST_CARD + 1), [0] * (HAND_SIZE + 1)
    must_lead = {state.trick_number: position.leader}
    for trick in sorted(position.tricks, key=lambda trick: -trick.number):
        number = trick.number - 1
        if (
            len(trick.cards) != state.players
            or not 0 <= number < state.trick_number
            or played[number * state.players]
        ):
            raise BadPosition(
                f"tricks: trick {trick.number} is not a finished trick of {state.players} cards"
            )
        taker = _taker(state, trick)
        if must_lead.setdefault(number + 1, taker) != taker:
            raise BadPosition(
                f"tricks: seat {taker} takes trick {trick.number}, so it has to lead the next one"
            )
        must_lead[number] = trick.leader
        played[number * state.players : trick.number * state.players] = trick.cards
    for number, leader in must_lead.items():
        leaders[number] = leader
    state.lead_from(position.leader)
    for card in position.trick:
        played[state.trick_number * state.players + state.in_trick] = card
        _lay(state, card)
    state.played, state.leaders = played, leaders
    state.turn = 8 if position.over else (position.leader + state.in_trick) % state.players
    state.gone = set_of(played) & ALL_CARDS


def _taker(state: "SarkophagState", trick: PastTrick) -> Seat:
    """R9: the seat that takes a finished trick."""
    card = takes(set_of(trick.cards), trick.cards[0], side_of(trick.cards[0], trick.cards[1]))
    return (trick.leader + trick.cards.index(card)) % state.players


def _lay(state: "SarkophagState", card: Card) -> None:
    if state.in_trick == 0:
        state.lead = card
    elif state.in_trick == 1:
        state.side = side_of(state.lead, card)
    state.trick |= set_of([card])
    state.trick_heads += state.heads[card]
    state.in_trick += 1


def _place_proofs(state: "SarkophagState", position: Position) -> None:
    """R17: what is said to be proven, and what the cards that were played prove anyway (SK-2)."""
    may_hold = [ALL_CARDS] * 6
    for seat, bounds in position.proven.items():
        may_hold[int(seat)] = _possible(state, bounds)
    for leader, cards in (
        *((trick.leader, trick.cards) for trick in position.tricks),
        (position.leader, position.trick),
    ):
        for place in range(len(cards)):
            may_hold[(leader + place) % state.players] &= left_possible(state, cards, place)
    state.may_hold = may_hold


def _possible(state: "SarkophagState", bounds: Bounds) -> CardSet:
    between = set_of(range(bounds.lowest, bounds.highest + 1))
    return between & state.five_heads if bounds.fives_only else between


def _place_hands(state: "SarkophagState", position: Position, sizes: list[int]) -> None:
    """SK-1: a hand that is not named gets the lowest cards that lie nowhere else and that it could hold."""
    given = position.hands or (None,) * state.players
    hands = [set_of(hand or ()) for hand in given]
    left = ALL_CARDS & ~state.gone & ~set_of(card for hand in hands for card in members_of(hand))
    for seat in sorted(range(state.players), key=lambda seat: popcount(state.may_hold[seat])):
        possible = state.may_hold[seat]
        if given[seat] is None:
            cards = list(members_of(left & possible))[: sizes[seat]]
            if len(cards) < sizes[seat]:
                raise BadPosition(f"hands: too few cards are left for seat {seat}; name its hand")
            hands[seat] = set_of(cards)
            left &= ~hands[seat]
        for card in members_of(hands[seat] & ~possible):
            raise BadPosition(f"hands: seat {seat} cannot hold {card}; what it has played proves that")
    state.hands = hands + [0] * (6 - state.players)


def _place_scores(state: "SarkophagState", position: Position) -> None:
    """SK-7: what is left out follows from what is said."""
    players, padding = state.players, [0] * (6 - state.players)
    heads = list(position.round_heads) or known_heads(state)
    before = totals_of(position.finished, players)
    now = heads if position.over else [0] * players
    totals = list(position.totals) or [total + number for total, number in zip(before, now, strict=True)]
    state.round_heads, state.totals = [*heads, *padding], [*totals, *padding]
    state.finished = position.finished
    earlier = tuple(earlier_totals(state))
    state.round_number = position.round or first_round_for(position.options, earlier, position.finished)
    state.dealer = _dealer(state, position) if position.dealer is None else position.dealer


def _dealer(state: "SarkophagState", position: Position) -> Seat:
    """G6: the seat to the right of the first leader; where nobody remembers that one, the seat whose turn to deal it is."""
    agreed = position.options.first_dealer
    if agreed == "random" or is_first_lead_known(state):
        leader = state.leaders[0] if is_first_lead_known(state) else position.leader
        return (leader - 1) % state.players
    return (agreed + state.round_number - 1) % state.players
