"""The full truth of a position of Sarkophag, and how a card played changes it."""

from typing import TYPE_CHECKING, Any

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Move, Seat, SeatSet
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Outcome
from sacrarium.core.errors import Reason
from sacrarium.core.state import MoveList

from . import events, position, reasons, scoring, view
from .hands import Hands
from .headtables import head_table
from .knowledge import deal_unseen
from .pieces import ALL_CARDS, HAND_SIZE, LAST_CARD, Options
from .rules import breaks, may_follow, may_lead, side_of, takes

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

DECK = ALL_CARDS
ANY_SIDE = ALL_CARDS  # before the second card has chosen
DEALT = HAND_SIZE
HIGHEST = LAST_CARD
NO_CARD = 0
NO_SEAT = -1
MATCH_OVER = 8  # a turn that no seat has


class SarkophagState(Hands):
    """Hands, the trick on the table, what was played before and what it cost."""

    def __init__(self, options: Options) -> None:
        table = head_table(options.heads_table)
        super().__init__(options.players)
        self.options = options
        self.released = options.release_after_break
        self.one_round = options.match == "single"
        self.five_heads = table.with_five()
        self.heads = [0, *table.heads]  # by card number
        self.gone = 0  # the cards played in this round
        self.round_heads = [0] * 6
        self.totals = [0] * 6  # heads of the finished rounds
        self.finished: tuple[tuple[int, ...], ...] = ()  # the same, round by round, before this one
        self.played = [0] * 61  # this round's cards in playing order; NO_CARD: not known
        self.leaders = [0] * 11  # who led each trick of this round
        self.round_number = 1
        self.trick_number = 0  # counts from 0
        self.dealer = 0
        self.turn = 0
        self.in_trick = 0  # cards in the present trick
        self.trick = 0  # the same as a set
        self.trick_heads = 0
        self.lead = NO_CARD
        self.side = ANY_SIDE  # of the lead: what the second card has chosen

    # -- setup (R1 to R3) --------------------------------------------------------------------------

    def restart(self, chance: Chance, journal: "Journal | None" = None) -> None:
        """R1: the first dealer is agreed on or drawn; then the first round is dealt."""
        agreed = self.options.first_dealer
        self.dealer = chance.below(self.players) if agreed == "random" else agreed
        self.round_number = 1
        self.finished = ()
        for seat in range(self.players):
            self.totals[seat] = 0
        self.deal(chance, journal)

    def deal(self, chance: Chance, journal: "Journal | None") -> None:
        """R2, R3: ten cards each from all sixty, the rest is put aside unseen; left of the dealer leads."""
        chance.spread(DECK)
        for seat in range(self.players):
            self.hands[seat] = 0
            for _ in range(DEALT):
                self.hands[seat] |= bits.bit(chance.draw())
            self.may_hold[seat] = DECK
            self.round_heads[seat] = 0
        self.gone = 0
        self.trick_number = 0
        self.lead_from(self.left_of(self.dealer))
        if journal is not None:
            events.deal(self, journal)

    # -- whose turn, and which cards (R4 to R8) ----------------------------------------------------

    def left_of(self, seat: Seat) -> Seat:
        """The next seat in clockwise order."""
        return seat + 1 if seat + 1 < self.players else 0

    def to_act(self) -> SeatSet:
        return 0 if self.turn == MATCH_OVER else 1 << self.turn

    def next_seat(self) -> Seat:
        return NO_SEAT if self.turn == MATCH_OVER else self.turn

    def may_play(self) -> CardSet:
        """R5 to R8: the cards that the seat whose turn it is may play."""
        hand = self.hands[self.turn]
        if self.in_trick == 0:
            return may_lead(hand, self.five_heads)
        if self.released and self.is_broken():
            return hand
        return may_follow(hand, self.side)

    def is_broken(self) -> bool:
        """R7: whether somebody could not stay on the chosen side."""
        return self.in_trick > 2 and breaks(self.trick, self.lead, self.side) != 0

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        cards = self.may_play()
        moves.count = 0
        while cards:
            moves.move[moves.count] = bits.lowest(cards)
            moves.count += 1
            cards &= cards - 1

    def legal(self, seat: Seat) -> list[Move]:
        return bits.listed(self.may_play())

    def is_legal(self, seat: Seat, move: Move) -> bool:
        return 0 < move <= HIGHEST and (self.may_play() & bits.bit(move)) != 0

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def pick(self, seat: Seat, chance: Chance) -> Move:
        return self.any_card(chance)

    def any_card(self, chance: Chance) -> Card:
        """A uniformly random card of those that may be played."""
        cards = self.may_play()
        count = bits.popcount(cards)
        return bits.lowest(cards) if count == 1 else bits.member_at(cards, chance.below(count))

    # -- playing a card, taking a trick (R9 to R13) ------------------------------------------------

    def play(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        if not (seat == self.turn != MATCH_OVER and self.is_legal(seat, move)):
            self.refuse(seat, move)
        self.play_card(seat, move, chance, journal)

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        self.play_card(seat, move, chance, journal)

    def play_card(self, seat: Seat, number: Card, chance: Chance, journal: "Journal | None") -> None:
        """R4: one card, face up; the last card of a trick decides who takes it."""
        card = bits.bit(number)
        if self.in_trick == 0:
            self.lead = number
            if card & self.five_heads:
                self.may_hold[seat] &= self.five_heads  # R17b
        elif self.in_trick == 1:
            self.side = side_of(self.lead, number)
        elif not card & self.side and not (self.released and self.is_broken()):
            self.may_hold[seat] &= ~(self.side | bits.bit(self.lead))  # R17a, R17c
        self.hands[seat] &= ~card
        self.gone |= card
        self.trick |= card
        self.trick_heads += self.heads[number]
        self.played[self.trick_number * self.players + self.in_trick] = number
        self.in_trick += 1
        self.turn = self.left_of(seat)
        if journal is not None:
            events.play_card(self, seat, number, journal)
        if self.in_trick == self.players:
            self.take_trick(chance, journal)

    def would_take(self) -> Seat:
        """R9: the seat that takes the trick as it lies; at least two cards must lie there."""
        card = takes(self.trick, self.lead, self.side)
        seat = self.leaders[self.trick_number]
        place = self.trick_number * self.players
        while self.played[place] != card:
            place += 1
            seat = self.left_of(seat)
        return seat

    def take_trick(self, chance: Chance, journal: "Journal | None") -> None:
        """R10: the taker gets the heads and leads the next trick; after the tenth the round ends."""
        taker = self.would_take()
        self.round_heads[taker] += self.trick_heads
        if journal is not None:
            events.take_trick(self, taker, journal)
        self.trick_number += 1
        self.lead_from(taker)
        if self.trick_number == DEALT:
            self.end_round(chance, journal)

    def lead_from(self, seat: Seat) -> None:
        """R4: an empty trick, to be led by this seat."""
        self.leaders[self.trick_number] = seat
        self.turn = seat
        self.in_trick = 0
        self.trick = 0
        self.trick_heads = 0
        self.lead = NO_CARD
        self.side = ANY_SIDE

    def end_round(self, chance: Chance, journal: "Journal | None") -> None:
        """R12, R13: heads join the totals; a single round ends the game, so does a total past the limit."""
        for seat in range(self.players):
            self.totals[seat] += self.round_heads[seat]
        ends = self.one_round or scoring.ends_match(self.options, self.totals)
        if ends:
            self.turn = MATCH_OVER
        if journal is not None:
            events.end_round(self, ends, journal)
        if not ends:
            self.finished = (*self.finished, tuple(list(self.round_heads)[: self.players]))
            self.round_number += 1
            self.dealer = self.left_of(self.dealer)
            self.deal(chance, journal)

    def playout(self, chance: Chance) -> None:
        stage = self.round_number
        while self.turn != MATCH_OVER and self.round_number == stage:
            self.play_card(self.turn, self.any_card(chance), chance, None)

    # -- copies and knowledge ----------------------------------------------------------------------

    def copy(self) -> "SarkophagState":
        return self.copied()

    def copied(self) -> "SarkophagState":
        """The copy, field by field, under its own type."""
        other = SarkophagState.__new__(SarkophagState)
        other.options = self.options
        other.players = self.players
        other.released = self.released
        other.one_round = self.one_round
        other.five_heads = self.five_heads
        other.heads = self.heads[:]
        other.hands = self.hands[:]
        other.may_hold = self.may_hold[:]
        other.gone = self.gone
        other.round_heads = self.round_heads[:]
        other.totals = self.totals[:]
        other.finished = self.finished
        other.played = self.played[:]
        other.leaders = self.leaders[:]
        other.round_number = self.round_number
        other.trick_number = self.trick_number
        other.dealer = self.dealer
        other.turn = self.turn
        other.in_trick = self.in_trick
        other.trick = self.trick
        other.trick_heads = self.trick_heads
        other.lead = self.lead
        other.side = self.side
        return other

    def imagine(self, seat: Seat, chance: Chance) -> "SarkophagState":
        """R18: what the seat has not seen is dealt anew, within all that is proven."""
        other = self.copied()
        unseen = DECK & ~self.gone & ~self.hands[seat]
        deal_unseen(other, unseen, seat, chance)
        return other

    def view(self, seat: Seat | None) -> view.View:
        return view.view(self, seat)

    # -- value -------------------------------------------------------------------------------------

    def seats(self) -> int:
        return self.players

    def stage(self) -> int:
        """The number of finished rounds."""
        return self.round_number if self.turn == MATCH_OVER else self.round_number - 1

    def standing(self, seat: Seat) -> int:
        """Heads of this seat so far, the running round included."""
        return self.totals[seat] if self.turn == MATCH_OVER else self.totals[seat] + self.round_heads[seat]

    def worth(self, seat: Seat) -> float:
        """How many heads fewer than the others, and a little for a share of the win if it ended here."""
        own = self.standing(seat)
        all_heads = least = own
        sharing = 1
        for step in range(1, self.players):
            other = self.standing((seat + step) % self.players)
            all_heads += other
            if other == own:
                sharing += 1
            least = min(least, other)
        win = 1.0 / sharing if own == least else 0.0
        ahead = (all_heads - self.players * own) / (60.0 * self.players)
        return 0.1 * win + 0.9 * max(0.0, min(1.0, 0.5 + ahead))

    def utilities(self) -> list[float]:
        return scoring.utilities(list(self.totals)[: self.players])

    def outcome(self) -> Outcome | None:
        return (
            None
            if self.turn != MATCH_OVER
            else scoring.outcome(self.options, list(self.totals)[: self.players])
        )

    def to_position(self) -> dict[str, Any]:
        return position.write(self)

    def __reduce__(self) -> Any:
        return position.read, (self.to_position(),)
