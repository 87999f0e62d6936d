"""The full truth of a position. Nothing changes it but `restart` and `advance`."""

from typing import Any, Self

import msgspec

from sacrarium.core.bits import Card, Move, Seat, SeatSet, bit
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Outcome
from sacrarium.core.errors import BadPosition, Reason
from sacrarium.core.journal import EVERYBODY, Journal
from sacrarium.core.state import MoveList, State

from .events import CardLaid, Dealt, RoundTaken
from .pieces import DECK, SEATS, Options
from .rules import beats, may_lead, still_proven
from .view import View


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as plain data: the fields of `given` in a scenario. What is left out has its default."""

    hands: list[list[Card]]  # of both seats, after the lead was laid
    leader: Seat = 0  # who has led this round, or is to lead it
    lead: Card | None = None  # the card that waits for an answer
    played: list[list[Card]] = msgspec.field(default_factory=lambda: [[], []])  # by seat, oldest first
    taken: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # rounds, by seat
    proven: list[Card] = msgspec.field(default_factory=lambda: [0, 0])  # H8, by seat
    options: Options = Options()


class HighCardState(State):
    """One game of High Card."""

    def __init__(self, options: Options) -> None:
        self.now = Position([[], []], options=options)

    # -- setting up, and going on ------------------------------------------------------------------

    def restart(self, chance: Chance, journal: Journal | None = None) -> None:
        """H1, H2: the deck is shuffled and dealt; seat 1 leads first where the lot says so."""
        deck = list(DECK)
        chance.shuffle(deck)
        size = self.now.options.hand
        hands = [sorted(deck[:size]), sorted(deck[size : 2 * size])]
        self.now = Position(hands, leader=chance.below(SEATS), options=self.now.options)
        if journal is not None:
            for seat, hand in enumerate(hands):
                journal.add(Dealt(seat, tuple(hand)), bit(seat))

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        """H3: the card is laid open; the second card of a round decides it."""
        now, leads = self.now, self.now.lead is None
        now.hands[seat].remove(move)
        now.played[seat].append(move)
        now.proven[seat] = still_proven(now.proven[seat], move, leads, len(now.hands[seat]))
        if journal is not None:
            journal.add(CardLaid(seat, move, leads), EVERYBODY)
        if now.lead is None:
            now.lead = move
        else:
            self.take_round(now.lead, move, journal)

    def take_round(self, lead: Card, answer: Card, journal: Journal | None) -> None:
        """H5: whoever takes the round leads the next."""
        now = self.now
        wins = beats(answer, lead, now.options.sly_one)
        now.leader = 1 - now.leader if wins else now.leader
        now.taken[now.leader] += 1
        now.lead = None
        if journal is not None:
            card, other = (answer, lead) if wins else (lead, answer)
            journal.add(RoundTaken(sum(now.taken), now.leader, card, other), EVERYBODY)

    # -- who may do what ---------------------------------------------------------------------------

    def seats(self) -> int:
        return SEATS

    def turn(self) -> Seat:
        """H3: the leader, then the other seat."""
        return self.now.leader if self.now.lead is None else 1 - self.now.leader

    def to_act(self) -> SeatSet:
        return bit(self.turn()) if self.now.hands[self.turn()] else 0

    def may_lay(self, seat: Seat) -> list[Card]:
        """H4: the lead is restricted, the answer is free."""
        hand = self.now.hands[seat]
        return may_lead(hand) if self.now.lead is None else hand

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.clear()
        for card in self.may_lay(seat):
            moves.add(card)

    def is_legal(self, seat: Seat, move: Move) -> bool:
        return move in self.may_lay(seat)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """The first rule that forbids the move; None if it is legal."""
        if not self.to_act():
            return Reason("H1", "over")
        if seat != self.turn():
            return Reason("H3", "not_your_turn", {"turn": self.turn()})
        if move not in self.now.hands[seat]:
            return Reason("H3", "not_in_hand", {"card": move})
        return None if move in self.may_lay(seat) else Reason("H4", "highest_waits", {"card": move})

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        now, over = self.now, not self.to_act()
        return View(
            seat=seat,
            round=min(sum(now.taken) + 1, now.options.hand),
            rounds=now.options.hand,
            leader=now.leader,
            turn=None if over else self.turn(),
            hand=() if seat is None else tuple(now.hands[seat]),
            hand_sizes=tuple(map(len, now.hands)),
            lead=now.lead,
            played=tuple(map(tuple, now.played)),
            taken=tuple(now.taken),
            proven=tuple(now.proven),
            unseen=len(DECK) - SEATS * now.options.hand,
            over=over,
        )

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        """H8: the other hand could be any of the cards this seat has not seen, if it fits what is proven."""
        world, other = self.copy(), 1 - seat
        seen = {*self.now.hands[seat], *self.now.played[0], *self.now.played[1]}
        unseen = [card for card in DECK if card not in seen]
        size = len(self.now.hands[other])
        fits = False
        while not fits:
            chance.shuffle(unseen)
            fits = not size or max(unseen[:size]) > self.now.proven[other]
        world.now.hands[other] = sorted(unseen[:size])
        return world

    # -- the end -----------------------------------------------------------------------------------

    def worth(self, seat: Seat) -> float:
        """The rounds taken, as a part of all."""
        return self.now.taken[seat] / self.now.options.hand

    def utilities(self) -> list[float]:
        """H1: most rounds win; their number is odd, so nobody ties."""
        return [float(taken == max(self.now.taken)) for taken in self.now.taken]

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        taken = self.now.taken
        winner = taken.index(max(taken))
        return Outcome(
            (winner,), tuple(1 + (seat != winner) for seat in range(SEATS)), tuple(taken), "played_out"
        )

    # -- as plain data -----------------------------------------------------------------------------

    def copy(self) -> Self:
        now = self.now
        other = type(self)(now.options)
        other.now = Position(
            [list(hand) for hand in now.hands],
            now.leader,
            now.lead,
            [list(cards) for cards in now.played],
            list(now.taken),
            list(now.proven),
            now.options,
        )
        return other

    def to_position(self) -> dict[str, Any]:
        position: dict[str, Any] = msgspec.to_builtins(self.now)
        return position

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.to_position(),)


def read_position(data: dict[str, Any]) -> HighCardState:
    """The state of a position; a mistake names its field."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from None
    _check(position)
    state = HighCardState(position.options)
    state.now = position
    for hand in position.hands:
        hand.sort()
    return state


def _check(position: Position) -> None:
    for name in ("hands", "played", "taken", "proven"):
        if len(getattr(position, name)) != SEATS:
            raise BadPosition(f"{name}: there are {SEATS} seats")
    if position.leader not in range(SEATS):
        raise BadPosition(f"leader: there is no seat {position.leader}")
    cards = [card for hand in (*position.hands, *position.played) for card in hand]
    if any(card not in DECK for card in cards) or len(set(cards)) < len(cards):
        raise BadPosition("hands: a card is from 1 to 13, and in one place only")
    if position.lead is not None and position.lead not in position.played[position.leader]:
        raise BadPosition("lead: the card that was led stands in `played` of its seat, too")
    led = [position.lead is not None and seat == position.leader for seat in range(SEATS)]
    sizes = {len(hand) + led[seat] for seat, hand in enumerate(position.hands)}
    if len(sizes) > 1 or max(sizes) > position.options.hand:
        raise BadPosition("hands: before a round both seats hold the same number of cards")
    if sum(position.taken) + max(sizes) != position.options.hand:
        raise BadPosition(
            f"taken: with these hands {position.options.hand - max(sizes)} rounds have been taken"
        )
    if any(hand and max(hand) <= floor for hand, floor in zip(position.hands, position.proven, strict=True)):
        raise BadPosition("proven: this hand holds nothing above that card")
