"""What can happen in a duel, and who may know (R31, R32). Cards are told by name: 10b, Ar, X."""

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from sacrarium.core.bits import Card, CardSet, Move, Seat, bit
from sacrarium.core.journal import EVERYBODY, Event, Journal

from . import phases as c
from .moves import BOUGHT, write
from .pieces import NAMES, TRICKS, names_in
from .piles import minus, size

if TYPE_CHECKING:
    from .board import DuelBoard

Trump: TypeAlias = Literal["red", "black"] | None


class TrophyRevealed(Event, frozen=True, tag="trophy_revealed"):
    """A round begins."""

    round: int
    trophy: str
    tricks: int
    trump: Trump
    buyer: Seat | None  # who buys first; None: both order in secret, and later nobody, from an empty market


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """A seat drew; everybody sees how many."""

    seat: Seat
    number: int


class HandDrawn(Event, frozen=True, tag="hand_drawn"):
    """The same with the cards, for the seat alone."""

    seat: Seat
    cards: tuple[str, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """A discard became the draw pile."""

    seat: Seat
    number: int


class OrderSealed(Event, frozen=True, tag="order_sealed"):
    """Round 1: an order lies face down."""

    news: ClassVar[bool] = False
    seat: Seat


class OwnOrder(Event, frozen=True, tag="own_order"):
    """The same with the order, for the seat alone."""

    seat: Seat
    order: str


class Bought(Event, frozen=True, tag="bought"):
    """Cards were spent for cards of the market; none: the seat kept all."""

    seat: Seat
    spent: tuple[str, ...]
    bought: tuple[str, ...]
    order: str
    swapped: bool  # R10: not all of it in the ordered colour

    def uncovers(self) -> bool:
        return True


class MarketEmpty(Event, frozen=True, tag="market_empty"):
    """The first buyer took the last cards for sale; the other is not asked."""

    seat: Seat  # the other


class CardCommitted(Event, frozen=True, tag="card_committed"):
    """A card lies face down in the trick."""

    news: ClassVar[bool] = False
    seat: Seat


class OwnCard(Event, frozen=True, tag="own_card"):
    """The same with the card, for the seat alone."""

    seat: Seat
    card: str


class CardLed(Event, frozen=True, tag="card_led"):
    """A card lies face up, and the other seat has to answer."""

    seat: Seat
    card: str


class TrickTaken(Event, frozen=True, tag="trick_taken"):
    """A trick is over."""

    number: int  # of this hand; in sudden death the number of the step
    cards: tuple[str, str]  # seat 0's and seat 1's
    leader: Seat | None  # None: both at once
    winner: Seat | None
    result: Literal["won", "tie", "void"]
    tricks: tuple[int, int]
    sudden: bool

    def uncovers(self) -> bool:
        return self.leader is None


class SuddenDeath(Event, frozen=True, tag="sudden_death"):
    """Equal tricks: one more, until somebody wins it."""

    tricks: tuple[int, int]


class TakenBack(Event, frozen=True, tag="taken_back"):
    """R23: a seat without cards took back some that it had played; nobody else sees which."""

    seat: Seat
    number: int


class SettledByLot(Event, frozen=True, tag="settled_by_lot"):
    """R24: twenty steps without a winner."""

    seat: Seat


class TrophyWon(Event, frozen=True, tag="trophy_won"):
    """A hand is over."""

    round: int
    seat: Seat
    trophy: str
    tricks: tuple[int, int]
    limit: int


class CardOffered(Event, frozen=True, tag="card_offered"):
    """A card was put forward for the altar, face down."""

    seat: Seat
    number: int  # so far


class Sacrificed(Event, frozen=True, tag="sacrificed"):
    """Cards lie on the altar; everybody sees how many."""

    seat: Seat
    number: int
    altar: int


class OwnSacrifice(Event, frozen=True, tag="own_sacrifice"):
    """The same with the cards, for the seat alone."""

    seat: Seat
    number: int
    cards: tuple[str, ...] | None  # None: the log keeps them to itself, since the altar is shut (D22)


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The duel is over."""

    winner: Seat | None
    reason: Literal["points", "floor"]
    points: tuple[int, int]

    def uncovers(self) -> bool:
        return True


def seat_or_none(seat: Seat) -> Seat | None:
    """A seat, or None for nobody."""
    return None if seat == c.NOBODY else seat


def trump_of(trophy: Card) -> Trump:
    """R5: the colour of the trophy is trump; a joker has none."""
    return None if trophy == 0 else "red" if trophy & 1 else "black"


def reveal(board: "DuelBoard", journal: Journal) -> None:
    """R5: a new trophy."""
    trophy = NAMES[board.trophy]
    journal.add(
        TrophyRevealed(
            board.round_number, trophy, TRICKS[trophy[0]], trump_of(board.trophy), seat_or_none(board.buyer)
        ),
        EVERYBODY,
    )


def draw(board: "DuelBoard", seat: Seat, before: CardSet, journal: Journal) -> None:
    """R6, R13: everybody sees how many cards, the seat sees which."""
    cards = minus(board.hands[seat], before)
    if cards:
        journal.add(CardsDrawn(seat, size(cards)), EVERYBODY)
        journal.add(HandDrawn(seat, names_in(cards)), bit(seat))


def reshuffle(board: "DuelBoard", seat: Seat, journal: Journal) -> None:
    """R7, R31: everybody sees a reshuffle."""
    journal.add(Reshuffled(seat, size(board.draw[seat])), EVERYBODY)


def seal(seat: Seat, move: Move, journal: Journal) -> None:
    """R10, R32: only its seat sees an order before both are in."""
    journal.add(OrderSealed(seat), EVERYBODY)
    journal.add(OwnOrder(seat, write(move)), bit(seat))


def buy(board: "DuelBoard", seat: Seat, spent: CardSet, bought: CardSet, journal: Journal) -> None:
    """R12: spent and bought cards are seen by all."""
    order = board.order[seat]
    journal.add(
        Bought(seat, names_in(spent), names_in(bought), write(order), bought != BOUGHT[order]), EVERYBODY
    )


def pass_over(seat: Seat, journal: Journal) -> None:
    """R11, DU-10: nothing is left for the second buyer."""
    journal.add(MarketEmpty(seat), EVERYBODY)


def commit(seat: Seat, card: Card, journal: Journal) -> None:
    """R17, R32: only its seat sees a committed card."""
    journal.add(CardCommitted(seat), EVERYBODY)
    journal.add(OwnCard(seat, NAMES[card]), bit(seat))


def lead(seat: Seat, card: Card, journal: Journal) -> None:
    """R18: a lead is seen by all."""
    journal.add(CardLed(seat, NAMES[card]), EVERYBODY)


def take_trick(board: "DuelBoard", result: int, journal: Journal) -> None:
    """R19: both cards are seen; the tricks count already."""
    place = board.played - 1
    sudden = board.phase == c.SUDDEN
    journal.add(
        TrickTaken(
            number=board.steps + 1 if sudden else board.played,
            cards=(NAMES[board.cards[2 * place]], NAMES[board.cards[2 * place + 1]]),
            leader=seat_or_none(board.leaders[place]),
            winner=seat_or_none(board.takers[place]),
            result="tie" if result == c.TIE else "void" if result == c.VOID else "won",
            tricks=_both(board.tricks),
            sudden=sudden,
        ),
        EVERYBODY,
    )


def sudden_death(board: "DuelBoard", journal: Journal) -> None:
    """R20: equal tricks."""
    journal.add(SuddenDeath(_both(board.tricks)), EVERYBODY)


def take_back(board: "DuelBoard", seat: Seat, journal: Journal) -> None:
    """R23: which cards, only the seat sees."""
    journal.add(TakenBack(seat, size(board.hands[seat])), EVERYBODY)
    journal.add(HandDrawn(seat, names_in(board.hands[seat])), bit(seat))


def settle_by_lot(seat: Seat, journal: Journal) -> None:
    """R24: chance has decided."""
    journal.add(SettledByLot(seat), EVERYBODY)


def award(board: "DuelBoard", journal: Journal) -> None:
    """R25: who has won the trophy."""
    mine, yours = board.tricks[board.winner], board.tricks[1 - board.winner]
    journal.add(
        TrophyWon(
            board.round_number, board.winner, NAMES[board.trophy], _both(board.tricks), max(1, mine - yours)
        ),
        EVERYBODY,
    )


def put_forward(board: "DuelBoard", card: Card, journal: Journal) -> None:
    """R26: the number is public, the card is secret."""
    journal.add(CardOffered(board.winner, size(board.offered)), EVERYBODY)
    if _may_be_reread(board):
        journal.add(OwnCard(board.winner, NAMES[card]), bit(board.winner))


def sacrifice(board: "DuelBoard", journal: Journal) -> None:
    """R26: the offered cards are on the altar."""
    seat = board.winner
    number = size(board.offered)
    cards = names_in(board.offered) if _may_be_reread(board) else None
    journal.add(Sacrificed(seat, number, size(board.altar[seat])), EVERYBODY)
    journal.add(OwnSacrifice(seat, number, cards), bit(seat))


def _may_be_reread(board: "DuelBoard") -> bool:
    """D22: a log can be read at any time, so it names offerings only where the altar is always open to its owner."""
    return bool(board.options.own_piles == "always")


def end(board: "DuelBoard", journal: Journal) -> None:
    """R27, R28: who has won."""
    outcome = board.outcome()
    assert outcome is not None
    winner = outcome.winners[0] if len(outcome.winners) == 1 else None
    reason: Literal["points", "floor"] = "points" if board.loser == c.NOBODY else "floor"
    journal.add(GameEnded(winner, reason, _both(outcome.scores)), EVERYBODY)


def _both(numbers: "list[int] | tuple[int, ...]") -> tuple[int, int]:
    return numbers[0], numbers[1]
