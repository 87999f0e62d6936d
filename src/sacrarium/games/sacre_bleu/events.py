"""What can happen, in the past tense. Cards are told by name: 10S, QH, X1. `telling.py` says who may know."""

from typing import ClassVar

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.journal import Event

from .moves import Option
from .ring import Shown

Names = tuple[str, ...]


class Arrow(msgspec.Struct, frozen=True, rename={"giver": "from", "receiver": "to"}):
    """A packet of a Cycle."""

    giver: Seat
    receiver: Seat


class LaidCard(msgspec.Struct, frozen=True):
    """A laid card with its owner."""

    seat: Seat
    card: str


class Hand(msgspec.Struct, frozen=True):
    """A hand that was shown."""

    seat: Seat
    cards: Names


class Dealt(Event, frozen=True, tag="dealt"):
    """The cards are dealt."""

    first: Seat
    hand_size: int
    deck: int


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """The same with the cards, for one seat."""

    seat: Seat
    cards: Names


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """It is somebody's turn."""

    seat: Seat
    round: int


class OptionChosen(Event, frozen=True, tag="option_chosen"):
    """One of the five; a Score is told only when it is complete."""

    seat: Seat
    option: Option


class Scored(Event, frozen=True, tag="scored"):
    """R10: a set lies on the table."""

    seat: Seat
    round: int
    cards: Names
    shown: tuple[Shown, ...]
    points: int
    total: int
    left: int  # cards in hand
    bonus: bool


class Advertised(Event, frozen=True, tag="advertised"):
    """R12 to R14: a card is offered to all."""

    seat: Seat
    card: str
    value: int
    asked: tuple[Seat, ...]
    unable: tuple[Seat, ...]

    def uncovers(self) -> bool:
        return True


class CardLaid(Event, frozen=True, tag="card_laid"):
    """R13: somebody has laid a card face down."""

    news: ClassVar[bool] = False
    seat: Seat


class OwnPick(Event, frozen=True, tag="own_pick"):
    """A card chosen in secret, for its seat alone."""

    seat: Seat
    about: str
    card: str


class AnswersShown(Event, frozen=True, tag="answers_shown"):
    """R14, R16: what the advertiser sees."""

    seat: Seat
    laid: tuple[LaidCard, ...]
    hands: tuple[Hand, ...]

    def uncovers(self) -> bool:
        return True


class NobodyAnswered(Event, frozen=True, tag="nobody_answered"):
    """R15: the card goes back."""

    seat: Seat
    card: str


class Swapped(Event, frozen=True, tag="swapped"):
    """R16, R17: the offered card has gone to the partner."""

    seat: Seat
    partner: Seat
    card: str


class SwapTaken(Event, frozen=True, tag="swap_taken"):
    """R17: the card that came back for it, for those who may know."""

    seat: Seat
    partner: Seat
    card: str

    def uncovers(self) -> bool:
        return True


class CycleNamed(Event, frozen=True, tag="cycle_named"):
    """R21: the rule of a Cycle."""

    seat: Seat
    q: int
    n: int
    arrows: tuple[Arrow, ...]
    out: tuple[Seat, ...]


class Passed(Event, frozen=True, tag="passed"):
    """R22: somebody has chosen all its cards."""

    news: ClassVar[bool] = False
    seat: Seat


class Cycled(Event, frozen=True, tag="cycled"):
    """R22: all packets have moved."""

    q: int
    arrows: tuple[Arrow, ...]


class Packet(Event, frozen=True, tag="packet"):
    """R23: the cards of one packet, for those who may know."""

    giver: Seat
    receiver: Seat
    cards: Names

    def uncovers(self) -> bool:
        return True


class Returned(Event, frozen=True, tag="returned"):
    """R24: so many cards changed places with the deck."""

    seat: Seat
    number: int
    from_deal: int  # of the cards drawn

    def uncovers(self) -> bool:
        return True


class OwnReturn(Event, frozen=True, tag="own_return"):
    """The same with the cards, for its seat alone."""

    seat: Seat
    put: Names  # in the order in which they lie, from above
    drawn: Names


class SwappedWithDeck(Event, frozen=True, tag="swapped_with_deck"):
    """R25: in round 8 everybody sees it."""

    seat: Seat
    into: Names
    out: Names

    def uncovers(self) -> bool:
        return True


class ExchangeBegun(Event, frozen=True, tag="exchange_begun"):
    """R26: with whom."""

    seat: Seat
    target: Seat


class Given(Event, frozen=True, tag="given"):
    """R26: the card that was given, for those who may know."""

    seat: Seat
    target: Seat
    card: str

    def uncovers(self) -> bool:
        return True


class SetAside(Event, frozen=True, tag="set_aside"):
    """R27: the target hides cards."""

    seat: Seat
    number: int


class HandSeen(Event, frozen=True, tag="hand_seen"):
    """R28: what the active seat sees."""

    seat: Seat
    target: Seat
    cards: Names

    def uncovers(self) -> bool:
        return True


class Taken(Event, frozen=True, tag="taken"):
    """R28: the taken card is shown to all."""

    seat: Seat
    target: Seat
    card: str

    def uncovers(self) -> bool:
        return True


class ExchangeUndone(Event, frozen=True, tag="exchange_undone"):
    """R30: everything in sight was locked."""

    seat: Seat
    target: Seat


class Opened(Event, frozen=True, tag="opened"):
    """R4: a hand of fewer than three cards lies face up from now on."""

    seat: Seat
    cards: Names

    def uncovers(self) -> bool:
        return True


class FinalRound(Event, frozen=True, tag="final_round"):
    """R32: everything is open."""

    hands: tuple[Names, ...]
    deck: Names

    def uncovers(self) -> bool:
        return True


class BonusSkipped(Event, frozen=True, tag="bonus_skipped"):
    """R34: no Score after the option."""

    seat: Seat


class GameEnded(Event, frozen=True, tag="game_ended"):
    """R35: one winner; all others say the name of the game."""

    winner: Seat
    scores: tuple[int, ...]

    def uncovers(self) -> bool:
        return True
