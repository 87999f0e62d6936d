"""Everything that lies on the table, and what each seat knows about the cards it does not see.

The rules in `rules/` change a board; `state.py` puts them behind the contract. Cards that a seat has chosen in the
middle of an option (laid, passed, put, given, set aside) stay in their hand until the option moves them.
"""

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Seat
from sacrarium.core.state import State

from . import phases as c
from .pieces import Options, deck_size, hand_size, most_cycled


class SacreBoard(State):
    """Hands, deck, scores, the option under way, and the knowledge of every observer."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self.dealt = hand_size(options.players)
        self.deck_size = deck_size(options.players)
        self.most_cycle = most_cycled(options.players)
        rules = {"last_chance": c.LAST_CHANCE, "last_cards": c.LAST_CARDS, "off": c.NEVER}
        self.preclude = rules[options.preclude]
        self.return_zero = options.return_zero
        self.clear()

    def clear(self) -> None:
        """No card has been dealt."""
        self.hands = [0] * 7
        self.deck = [c.NO_CARD] * 54  # from the top
        self.layers = 0  # of the deck: what is left of the deal, then one for each Return
        self.layer_size = [0] * 25
        self.layer_by = [c.NOBODY] * 25  # who put it there; nobody: the deal
        self.gone = 0  # cards that were scored
        self.scores = [0] * 7
        self.sets = [0] * 7  # how many sets lie before a seat
        self.set_cards = [0] * 35  # five for each seat
        self.set_round = [0] * 35
        self.first = 0
        self.round_number = 1
        self.active = 0
        self.last_seat = c.NOBODY  # of the most recent turn
        self.last_option = c.NO_OPTION
        self.last_round = 0
        self.locked = [0] * 7  # R29: taken by others in Exchanges since the seat's last turn
        self.taker = [c.NOBODY] * 54  # who took a card last by Exchange, and when
        self.take_round = [0] * 54
        self.untouched = 0  # seats whose hand is as it was dealt
        self.holds_worth = [0] * 7  # the seat is known to hold a card of at least these points
        self.may = [0] * 256  # by observer and zone: the cards that can be there
        self.last = [0] * 64  # by observer and hand: the cards that were last seen there for certain
        self.receiver = [c.NOBODY] * 7  # room to work in: who gets whose packet,
        self.before = [0] * 7  # and what could be in a hand before
        self.phase = c.OVER
        self.clear_option()

    def clear_option(self) -> None:
        """Nothing has been chosen in this turn."""
        self.option = c.NO_OPTION
        self.pending = 0  # seats that are still choosing in secret
        self.offered = c.NO_CARD
        self.able = 0  # seats that have to lay a card
        self.laid = [c.NO_CARD] * 7
        self.cycle_number = 0
        self.cycle_spots = 0
        self.picks = [0] * 7  # cards chosen so far
        self.put_count = 0
        self.put = [c.NO_CARD] * 16  # in the order in which they go under the deck
        self.target = c.NOBODY
        self.given = c.NO_CARD
        self.shown = 0  # R28: what the active seat sees of the target's hand
        self.is_bonus = False

    # -- simple questions ----------------------------------------------------------------------------

    def size(self, seat: Seat) -> int:
        """How many cards the seat holds."""
        return bits.popcount(self.hands[seat])

    def is_open(self, seat: Seat) -> bool:
        """R4, R32: whether the hand lies face up."""
        return self.round_number >= c.LAST_ROUND or bits.popcount(self.hands[seat]) < c.FEWEST

    def place_in_order(self, seat: Seat) -> int:
        """R1: how many seats act before this one in a round."""
        return (seat - self.first + self.players) % self.players

    def put_cards(self) -> CardSet:
        """The cards that are on their way under the deck."""
        cards = 0
        for place in range(self.put_count):
            cards |= bits.bit(self.put[place])
        return cards

    def deck_cards(self) -> CardSet:
        """The deck as a set."""
        cards = 0
        for place in range(self.deck_size):
            cards |= bits.bit(self.deck[place])
        return cards

    def target_hand(self) -> CardSet:
        """R26: the hand of the target with the card that it was given."""
        return self.hands[self.target] | bits.bit(self.given)

    def hides(self) -> bool:
        """R27: whether the target of this Exchange sets three cards aside."""
        return bits.popcount(self.hands[self.target]) + 1 >= c.HIDES_FROM

    # -- copies --------------------------------------------------------------------------------------

    def copy_into(self, other: "SacreBoard") -> None:
        """Make the other board equal to this one, field by field."""
        other.options = self.options
        other.players = self.players
        other.dealt = self.dealt
        other.deck_size = self.deck_size
        other.most_cycle = self.most_cycle
        other.preclude = self.preclude
        other.return_zero = self.return_zero
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.layers = self.layers
        other.layer_size = self.layer_size[:]
        other.layer_by = self.layer_by[:]
        other.gone = self.gone
        other.scores = self.scores[:]
        other.sets = self.sets[:]
        other.set_cards = self.set_cards[:]
        other.set_round = self.set_round[:]
        other.may = self.may[:]
        other.last = self.last[:]
        self.copy_turn_into(other)

    def copy_turn_into(self, other: "SacreBoard") -> None:
        """Whose turn it is, and how far it has come."""
        other.first = self.first
        other.round_number = self.round_number
        other.active = self.active
        other.last_seat = self.last_seat
        other.last_option = self.last_option
        other.last_round = self.last_round
        other.locked = self.locked[:]
        other.taker = self.taker[:]
        other.take_round = self.take_round[:]
        other.untouched = self.untouched
        other.holds_worth = self.holds_worth[:]
        other.phase = self.phase
        other.option = self.option
        other.pending = self.pending
        other.offered = self.offered
        other.able = self.able
        other.laid = self.laid[:]
        other.cycle_number = self.cycle_number
        other.cycle_spots = self.cycle_spots
        other.picks = self.picks[:]
        other.put_count = self.put_count
        other.put = self.put[:]
        other.target = self.target
        other.given = self.given
        other.receiver = self.receiver[:]
        other.before = self.before[:]
        other.shown = self.shown
        other.is_bonus = self.is_bonus
