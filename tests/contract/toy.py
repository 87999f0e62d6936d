"""Hush: a tiny game with secret answers at once, hidden cards and dice, on which the contract suite itself is tested.

T1 The game lasts three rounds. T2 In a round every seat lays down one card, in secret; then all are shown.
T3 Only a card of one's own hand. T4 The highest card of a hand has to wait for the last round. The highest card
wins the round and its seat rolls a die for points; then everybody draws a card while there are any.
"""

from typing import Any, Literal, Self, cast

import msgspec

from sacrarium.core.bits import Move, Seat, SeatSet, bit, set_of
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Ask, Outcome, Result, Words
from sacrarium.core.errors import BadNotation, Reason
from sacrarium.core.game import Game, OptionInfo, Point, Primer, RuleInfo, Text
from sacrarium.core.journal import EVERYBODY, Event, Journal
from sacrarium.core.policy import Policy, RandomPolicy
from sacrarium.core.state import MoveList, State

CARDS = 12
ROUNDS = 3
HAND = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2, 3] = 2
    dice: bool = True


class Shown(Event, frozen=True, tag="shown"):
    cards: tuple[int, ...]
    points: int

    def uncovers(self) -> bool:
        return True


class LaidDown(Event, frozen=True, tag="laid_down"):
    seat: Seat
    card: int


class Position(msgspec.Struct):
    options: Options
    hands: list[list[int]]
    deck: list[int]
    chosen: list[int | None]
    shown: list[int] = []
    scores: list[int] = []
    round: int = 1


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    hand: tuple[int, ...]
    chosen: int | None
    hand_sizes: tuple[int, ...]
    waiting: tuple[Seat, ...]
    deck: int
    shown: tuple[int, ...]
    scores: tuple[int, ...]
    round: int


class Hush(State):
    """The whole truth."""

    def __init__(self, options: Options) -> None:
        seats = options.players
        self.now = Position(options, [[] for _ in range(seats)], [], [None] * seats, [], [0] * seats)

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        state = cls(msgspec.convert(data["options"], Options))
        state.now = msgspec.convert(data, Position)
        return state

    def restart(self, chance: Chance, journal: Journal | None = None) -> Any:
        self.now = Hush(self.now.options).now
        self.now.deck = list(range(1, CARDS + 1))
        chance.shuffle(self.now.deck)
        for hand in self.now.hands:
            hand.extend(sorted(self.now.deck.pop() for _ in range(HAND)))

    def seats(self) -> int:
        return self.now.options.players

    def to_act(self) -> SeatSet:
        if self.now.round > ROUNDS:
            return 0
        return set_of(seat for seat, card in enumerate(self.now.chosen) if card is None)

    def may_lay(self, seat: Seat) -> list[int]:
        """T3, T4."""
        hand = self.now.hands[seat]
        return hand if self.now.round == ROUNDS else hand[:-1] or hand

    def list_moves(self, seat: Seat, moves: MoveList) -> Any:
        moves.clear()
        for card in self.may_lay(seat):
            moves.add(card)

    def is_legal(self, seat: Seat, move: Move) -> bool:
        return move in self.may_lay(seat)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        if self.now.round > ROUNDS:
            return Reason("T1", "over")
        if not 0 <= seat < self.seats() or self.now.chosen[seat] is not None:
            return Reason("T2", "not_asked")
        if move not in self.now.hands[seat]:
            return Reason("T3", "not_in_hand")
        return None if move in self.may_lay(seat) else Reason("T4", "too_early")

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> Any:
        self.now.chosen[seat] = move
        if journal is not None:
            journal.add(LaidDown(seat, move), bit(seat))
        if None not in self.now.chosen:
            self.show(chance, journal)

    def show(self, chance: Chance, journal: Journal | None) -> None:
        """T2: all cards are shown at once, the highest scores, everybody draws."""
        cards = [card for card in self.now.chosen if card is not None]
        points = chance.roll(6) if self.now.options.dice else 3
        self.now.scores[cards.index(max(cards))] += points
        self.now.shown += sorted(cards)
        for hand, card in zip(self.now.hands, cards, strict=True):
            hand.remove(card)
            hand[:] = sorted([*hand, *(self.now.deck.pop() for _ in self.now.deck[:1])])
        self.now.chosen = [None] * self.seats()
        self.now.round += 1
        if journal is not None:
            journal.add(Shown(tuple(cards), points), EVERYBODY)

    def copy(self) -> Self:
        return self.read(self.to_position())

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        other = self.copy()
        unseen = sorted({*range(1, CARDS + 1)} - {*self.now.shown} - {*self.now.hands[seat]})
        chance.shuffle(unseen)
        for number, hand in enumerate(other.now.hands):
            if number != seat:
                hand[:] = sorted(unseen.pop() for _ in hand)
        other.now.deck = unseen
        for number, card in enumerate(self.now.chosen):
            if number != seat and card is not None:
                laid = other.may_lay(number)
                other.now.chosen[number] = laid[chance.below(len(laid))]
        return other

    def reopen(self, seat: Seat) -> None:
        self.now.chosen = [card if number == seat else None for number, card in enumerate(self.now.chosen)]

    def view(self, seat: Seat | None) -> View:
        return View(
            seat=seat,
            hand=() if seat is None else tuple(self.now.hands[seat]),
            chosen=None if seat is None else self.now.chosen[seat],
            hand_sizes=tuple(map(len, self.now.hands)),
            waiting=tuple(number for number in range(self.seats()) if self.to_act() & bit(number)),
            deck=len(self.now.deck),
            shown=tuple(self.now.shown),
            scores=tuple(self.now.scores),
            round=self.now.round,
        )

    def worth(self, seat: Seat) -> float:
        return self.now.scores[seat] / (6 * ROUNDS)

    def utilities(self) -> list[float]:
        return [float(score == max(self.now.scores)) for score in self.now.scores]

    def outcome(self) -> Outcome | None:
        scores = self.now.scores
        if self.to_act():
            return None
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(winners, ranks, tuple(scores), "three_rounds")

    def to_position(self) -> dict[str, Any]:
        return cast(dict[str, Any], msgspec.to_builtins(self.now))

    def __reduce__(self) -> Any:
        return type(self).read, (self.to_position(),)


def write_move(move: Move) -> str:
    return f"c{move}"


def read_move(text: str) -> Move:
    if text in {f"c{card}" for card in range(1, CARDS + 1)}:
        return int(text[1:])
    raise BadNotation(f"'{text[:20]}' is not a card; cards are c1 to c{CARDS}")


def pieces(state: State) -> dict[str, list[Any]]:
    now = cast(Hush, state).now
    return {"hands": [card for hand in now.hands for card in hand], "deck": now.deck, "shown": now.shown}


TEXT = Text(
    ask=lambda _, seat, __: Ask(seat, "lay", "Lay down a card", "", ()),
    words=lambda *_: Words("Hush"),
    event=lambda event, _: type(event).__name__,
    reason=lambda reason, _: reason.code,
    result=lambda *_: Result((), (), (), "Over", "", ()),
)


def hush(kind: type[Hush] = Hush, novice: Policy | None = None, **changes: Any) -> Game:
    """The game, with another state or with other functions where a test wants a fault in it."""
    fields: dict[str, Any] = {
        "name": "hush",
        "title": "Hush",
        "tagline": "",
        "about": "",
        "rules_version": 1,
        "seats": (2, 3),
        "default_seats": 2,
        "minutes": 1,
        "together": False,
        "options": Options,
        "option_infos": (OptionInfo("dice", "Dice", "", "flag", True),),
        "primer": Primer("", "", (), Point("", ()), ()),
        "rules": (RuleInfo("T1", "Rounds", "The game lasts three rounds."),),
        "chapters": (),
        "move_count": CARDS + 1,
        "most_moves": lambda options: ROUNDS * options.players,
        "state": kind,
        "read_position": kind.read,
        "write_move": write_move,
        "read_move": read_move,
        "pieces": pieces,
        "text": TEXT,
        "novice": novice or RandomPolicy(),
    }
    return Game(**{**fields, **changes})
