"""A game of S.A.C.R.E. Bleu! behind the contract: who is asked, what is legal, and what a seat can know."""

from typing import TYPE_CHECKING, Any

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Move, Seat, SeatSet
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Outcome
from sacrarium.core.errors import Reason
from sacrarium.core.state import MoveList

from . import moves as numbers
from . import phases as c
from . import position, reading, reasons, telling, view
from .board import SacreBoard
from .imagining import Guess, imagine_table
from .pieces import Options
from .rules.advertise import lay, may_lay, may_offer, offer, swap
from .rules.cycle import may_add, may_name, name_rule, pass_card
from .rules.exchange import aim, give, may_take, may_target, set_aside, take
from .rules.returning import may_put, may_stop, put_card, stop, take_card
from .rules.score import lay_out, list_score, may_pick, may_score_cards
from .rules.turns import choose, deal, end_turn, may_choose
from .scoring import outcome, utilities
from .sights import View
from .worth import sight, worth_of

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

CARD_MOVES = numbers.CARD_MOVES
PARTNER_MOVE = numbers.PARTNER
TARGET_MOVE = numbers.TARGET
RULE_MOVE = numbers.RULE
DONE = numbers.DONE
SKIP = numbers.SKIP
KINDS = 54
SPOTS = numbers.MOST_SPOTS
NO_VERB = -1
#: By phase, the first of the moves that name a card.
VERB = [
    NO_VERB,
    numbers.SCORE,
    numbers.OFFER,
    numbers.LAY,
    NO_VERB,
    NO_VERB,
    numbers.PASS,
    numbers.PUT,
    numbers.TAKE,
    NO_VERB,
    numbers.GIVE,
    numbers.ASIDE,
    numbers.PICK,
    numbers.SCORE,
    NO_VERB,
]


class SacreState(SacreBoard):
    """One position of a game."""

    def __init__(self, options: Options) -> None:
        SacreBoard.__init__(self, options)
        self.room = MoveList()
        self.guess = Guess()

    def restart(self, chance: Chance, journal: "Journal | None" = None) -> None:
        deal(self, chance, journal)

    # -- who is asked, and what may be done ----------------------------------------------------------

    def to_act(self) -> SeatSet:
        if self.phase == c.OVER:
            return 0
        if self.phase == c.LAY or self.phase == c.PASS:
            return self.pending
        return 1 << (self.target if self.phase == c.ASIDE else self.active)

    def cards_to_choose(self, seat: Seat) -> CardSet:
        """The cards that may be named now, apart from a Score."""
        if self.phase == c.OFFER:
            return may_offer(self)
        if self.phase == c.LAY:
            return may_lay(self, seat)
        if self.phase == c.PASS:
            return may_add(self.hands[seat], self.picks[seat], self.cycle_number)
        if self.phase == c.PUT:
            return may_put(self)
        if self.phase == c.TAKE:
            return may_add(self.deck_cards(), self.picks[seat], self.put_count)
        if self.phase == c.GIVE:
            return self.hands[seat]
        if self.phase == c.ASIDE:
            return may_add(self.target_hand(), self.picks[seat], c.SET_ASIDE)
        return may_take(self) if self.phase == c.PICK else 0

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.count = 0
        if self.phase == c.SCORE or self.phase == c.BONUS:
            list_score(self, seat, moves)
        elif VERB[self.phase] != NO_VERB:
            self.list_cards(VERB[self.phase], self.cards_to_choose(seat), moves)
        else:
            self.list_others(moves)
        if (self.phase == c.PUT and may_stop(self)) or self.phase == c.BONUS:
            moves.move[moves.count] = SKIP if self.phase == c.BONUS else DONE
            moves.count += 1

    def list_cards(self, first: int, cards: CardSet, moves: MoveList) -> None:
        """One move for each card."""
        while cards:
            moves.move[moves.count] = first + bits.lowest(cards)
            moves.count += 1
            cards &= cards - 1

    def list_others(self, moves: MoveList) -> None:
        """Options, seats, and rules for a Cycle."""
        if self.phase == c.CYCLE:
            for rule in range(DONE - RULE_MOVE):
                if may_name(self, rule // SPOTS + 1, rule % SPOTS + 1):
                    moves.move[moves.count] = RULE_MOVE + rule
                    moves.count += 1
            return
        first = TARGET_MOVE if self.phase == c.TARGET else PARTNER_MOVE if self.phase == c.PARTNER else 0
        for choice in range(CARD_MOVES if self.phase == c.MAIN else self.players):
            if self.is_open_choice(choice):
                moves.move[moves.count] = first + choice
                moves.count += 1

    def is_open_choice(self, choice: int) -> bool:
        """Whether this option or this seat may be chosen."""
        if self.phase == c.MAIN:
            return may_choose(self, choice)
        if self.phase == c.TARGET:
            return may_target(self, choice)
        return choice < self.players and (self.able >> choice) & 1 != 0

    def is_legal(self, seat: Seat, move: Move) -> bool:
        if move < 0 or move > SKIP:
            return False
        if move == SKIP:
            return self.phase == c.BONUS
        if move == DONE:
            if self.phase == c.SCORE:
                return may_score_cards(self, seat, self.picks[seat])
            return self.phase == c.PUT and may_stop(self)
        if move >= RULE_MOVE:
            rule = move - RULE_MOVE
            return self.phase == c.CYCLE and may_name(self, rule // SPOTS + 1, rule % SPOTS + 1)
        if move >= PARTNER_MOVE:
            return self.is_legal_seat(move)
        if move < CARD_MOVES:
            return self.phase == c.MAIN and may_choose(self, move)
        return self.is_legal_card(seat, move)

    def is_legal_seat(self, move: Move) -> bool:
        """A partner or a target."""
        if move >= TARGET_MOVE:
            return self.phase == c.TARGET and self.is_open_choice(move - TARGET_MOVE)
        return self.phase == c.PARTNER and self.is_open_choice(move - PARTNER_MOVE)

    def is_legal_card(self, seat: Seat, move: Move) -> bool:
        """A card with the verb that is asked for."""
        card = move - VERB[self.phase]
        if VERB[self.phase] == NO_VERB or card < 0 or card >= KINDS:
            return False
        if self.phase == c.SCORE or self.phase == c.BONUS:
            return may_pick(self, seat, card)
        return (self.cards_to_choose(seat) >> card) & 1 != 0

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def pick(self, seat: Seat, chance: Chance) -> Move:
        if (
            VERB[self.phase] != NO_VERB
            and self.phase != c.SCORE
            and self.phase != c.BONUS
            and self.phase != c.PUT
        ):
            cards = self.cards_to_choose(seat)
            return VERB[self.phase] + bits.member_at(cards, chance.below(bits.popcount(cards)))
        self.list_moves(seat, self.room)
        return self.room.move[chance.below(self.room.count)]

    # -- what follows --------------------------------------------------------------------------------

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        if move < CARD_MOVES:
            choose(self, move, journal)
        elif move < PARTNER_MOVE:
            self.use_card(seat, (move - CARD_MOVES) % KINDS, journal)
        elif move < TARGET_MOVE:
            swap(self, move - PARTNER_MOVE, journal)
        elif move < RULE_MOVE:
            aim(self, move - TARGET_MOVE, journal)
        elif move < DONE:
            name_rule(self, (move - RULE_MOVE) // SPOTS + 1, (move - RULE_MOVE) % SPOTS + 1, journal)
        elif move == SKIP:
            if journal is not None:
                telling.skip_bonus(self, journal)
            end_turn(self, journal)
        elif self.phase == c.PUT:
            stop(self, journal)
        else:
            self.score(seat, journal)

    def use_card(self, seat: Seat, card: Card, journal: "Journal | None") -> None:
        """A card is named in the middle of an option."""
        if self.phase == c.SCORE or self.phase == c.BONUS:
            self.add_to_score(seat, card, journal)
        elif self.phase == c.OFFER:
            offer(self, card, journal)
        elif self.phase == c.LAY:
            lay(self, seat, card, journal)
        elif self.phase == c.PASS:
            pass_card(self, seat, card, journal)
        elif self.phase == c.PUT:
            put_card(self, card, journal)
        elif self.phase == c.TAKE:
            take_card(self, card, journal)
        elif self.phase == c.GIVE:
            give(self, card, journal)
        elif self.phase == c.ASIDE:
            set_aside(self, card, journal)
        else:
            take(self, card, journal)

    def add_to_score(self, seat: Seat, card: Card, journal: "Journal | None") -> None:
        """R8, R36: one card more. That a set is complete must be said, or it would tell what else is in the hand."""
        if self.phase == c.BONUS:
            self.is_bonus = True
            self.phase = c.SCORE
        self.picks[seat] |= bits.bit(card)
        if journal is not None:
            telling.own_pick(seat, "score", card, journal)

    def score(self, seat: Seat, journal: "Journal | None") -> None:
        """R10: the set goes to the table, and the turn is over."""
        lay_out(self, seat, journal)
        end_turn(self, journal)

    def playout(self, chance: Chance) -> None:
        while self.phase != c.OVER:
            seat = bits.lowest(self.to_act())
            self.advance(seat, self.pick(seat, chance), chance, None)

    # -- copies and knowledge ----------------------------------------------------------------------

    def copy(self) -> "SacreState":
        return self.copied()

    def copied(self) -> "SacreState":
        """The copy under its own type; room to work in may be shared, nothing is kept there."""
        other = SacreState.__new__(SacreState)
        other.room = self.room
        other.guess = self.guess
        self.copy_into(other)
        return other

    def imagine(self, seat: Seat, chance: Chance) -> "SacreState":
        other = self.copied()
        imagine_table(other, seat, self.guess, chance)
        return other

    def reopen(self, seat: Seat) -> None:
        """R13, R22: cards that others have laid or will pass on are theirs to choose again."""
        for other in range(self.players):
            if other == seat:
                continue
            if self.phase == c.LAY and self.able >> other & 1:
                self.laid[other] = c.NO_CARD
                self.pending |= 1 << other
            elif self.phase == c.PASS and bits.popcount(self.picks[other]) == self.cycle_number:
                self.picks[other] = 0
                self.pending |= 1 << other

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def seen(self, watcher: Seat, seat: Seat, move: Move) -> int:
        return sight(self, watcher)

    # -- value -------------------------------------------------------------------------------------

    def seats(self) -> int:
        return self.players

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
