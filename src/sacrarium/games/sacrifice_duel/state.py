"""A duel behind the contract: who is asked, what is legal, and what a seat can know."""

from typing import TYPE_CHECKING, Any

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Move, Seat, SeatSet
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Outcome
from sacrarium.core.errors import Reason
from sacrarium.core.state import MoveList

from . import moves as numbers
from . import phases as c
from . import piles, position, reading, reasons, view
from .board import DuelBoard
from .knowledge import imagine_cards, is_secret
from .pieces import CARDS, Options
from .rules.buying import can_order, list_orders, place_order
from .rules.drawing import begin_round
from .rules.sacrifice import complete, may_be_sacrificed, put_forward
from .rules.tricks import play_card
from .scoring import outcome, utilities
from .worth import sight, worth_of

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

PLAY = numbers.PLAY
OFFER = numbers.SACRIFICE
DONE = numbers.DONE
KINDS = CARDS
HANDS_AHEAD = 6


class DuelState(DuelBoard):
    """One position of a duel."""

    def __init__(self, options: Options) -> None:
        DuelBoard.__init__(self, options)
        self.room = MoveList()

    def restart(self, chance: Chance, journal: "Journal | None" = None) -> None:
        """R1 to R6: lay out the piles and begin round 1."""
        self.lay_out()
        begin_round(self, chance, journal)

    # -- who is asked, and what may be done ----------------------------------------------------------

    def to_act(self) -> SeatSet:
        if self.phase == c.OVER:
            return 0
        if self.phase == c.SEALED:
            return (self.order[0] == c.NO_ORDER) + 2 * (self.order[1] == c.NO_ORDER)
        if self.phase == c.FIRST_BUYS or self.phase == c.SECOND_BUYS:
            return 1 << (self.buyer if self.phase == c.FIRST_BUYS else 1 - self.buyer)
        if self.phase == c.LEAD or self.phase == c.FOLLOW:
            return 1 << (self.leader if self.phase == c.LEAD else 1 - self.leader)
        if self.phase == c.SACRIFICE:
            return 1 << self.winner
        return (self.committed[0] == c.NO_CARD) + 2 * (self.committed[1] == c.NO_CARD)

    def cards_to_choose(self, seat: Seat) -> CardSet:
        """One of each card that the seat may play, or put forward for the altar (R18, R26)."""
        return piles.kinds(may_be_sacrificed(self) if self.phase == c.SACRIFICE else self.hands[seat])

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        if self.phase <= c.SECOND_BUYS:
            list_orders(self, seat, moves)
            return
        first = OFFER if self.phase == c.SACRIFICE else PLAY
        cards = self.cards_to_choose(seat)
        moves.count = 0
        while cards:
            moves.move[moves.count] = first + (bits.lowest(cards) >> 1)
            moves.count += 1
            cards &= cards - 1
        if self.phase == c.SACRIFICE and self.offered:
            moves.move[moves.count] = DONE
            moves.count += 1

    def is_legal(self, seat: Seat, move: Move) -> bool:
        if self.phase <= c.SECOND_BUYS:
            return 0 <= move < PLAY and can_order(self, seat, move)
        if self.phase != c.SACRIFICE:
            return PLAY <= move < PLAY + KINDS and piles.holds(self.hands[seat], move - PLAY)
        if move == DONE:
            return self.offered != 0
        return OFFER <= move < DONE and piles.holds(may_be_sacrificed(self), move - OFFER)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def pick(self, seat: Seat, chance: Chance) -> Move:
        self.list_moves(seat, self.room)
        return self.room.move[chance.below(self.room.count)]

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        if move < PLAY:
            place_order(self, seat, move, chance, journal)
        elif move < OFFER:
            play_card(self, seat, move - PLAY, chance, journal)
        elif move == DONE:
            complete(self, chance, journal)
        else:
            put_forward(self, move - OFFER, chance, journal)

    def playout(self, chance: Chance) -> None:
        stage = self.round_number
        while self.phase != c.OVER and self.round_number == stage:
            seat = bits.lowest(self.to_act())
            self.advance(seat, self.pick(seat, chance), chance, None)

    # -- copies and knowledge ----------------------------------------------------------------------

    def copy(self) -> "DuelState":
        return self.copied()

    def copied(self) -> "DuelState":
        """The copy under its own type; the room for moves may be shared, nothing is kept in it."""
        other = DuelState.__new__(DuelState)
        other.room = self.room
        self.copy_into(other)
        return other

    def imagine(self, seat: Seat, chance: Chance) -> "DuelState":
        """R34: the hidden cards of the other seat are drawn anew, within all that is known; R33: none at the end."""
        other = self.copied()
        if self.phase == c.OVER:
            return other
        imagine_cards(other, 1 - seat, chance)
        if self.phase == c.SEALED and self.order[1 - seat] != c.NO_ORDER:
            other.order[1 - seat] = other.pick(1 - seat, chance)
        return other

    def reopen(self, seat: Seat) -> None:
        """R10, R17: a sealed order, or a card that is committed in secret, goes back to who chose it."""
        other = 1 - seat
        if self.phase == c.SEALED:
            self.order[other] = c.NO_ORDER
        elif is_secret(self, other):
            self.hands[other] = piles.with_card(self.hands[other], self.committed[other])
            self.committed[other] = c.NO_CARD

    def view(self, seat: Seat | None) -> view.View:
        return view.view(self, seat)

    def seen(self, watcher: Seat, seat: Seat, move: Move) -> int:
        return sight(self, watcher)

    # -- value -------------------------------------------------------------------------------------

    def seats(self) -> int:
        return 2

    def stage(self) -> int:
        """The number of finished hands."""
        return self.round_number if self.phase == c.OVER else self.round_number - 1

    def foresight(self) -> int:
        """What is bought or sacrificed shows its worth in the hands to come, a card in the hand where it is played."""
        return HANDS_AHEAD if self.phase <= c.SECOND_BUYS or self.phase == c.SACRIFICE else 1

    def worth(self, seat: Seat) -> float:
        return worth_of(self, seat)

    def utilities(self) -> list[float]:
        return utilities(self)

    def outcome(self) -> Outcome | None:
        return None if self.phase != c.OVER else outcome(self)

    def to_position(self) -> dict[str, Any]:
        return position.write(self)

    def __reduce__(self) -> Any:
        return reading.read, (self.to_position(),)
