"""Everything that lies on the table of a duel, and what each seat has let the other see of its cards.

The rules in `rules/` change a board; `state.py` puts them behind the contract. By seat, an array holds seat 0's entry
and seat 1's; an array of 28 holds fourteen entries for seat 0, then fourteen for seat 1.
"""

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Seat
from sacrarium.core.state import State

from . import phases as c
from . import piles
from .pieces import MARKET, STARTER, TROPHIES, Options


class DuelBoard(State):
    """The piles, the hand that is being played, and the knowledge that R34 works with."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.leader_wins = options.led_tie == "leader_wins"
        self.joker_wins = options.joker_card_wins
        self.by_last_trick = options.first_buyer == "last_trick_loser"
        self.lay_out()

    def lay_out(self) -> None:
        """R1 to R3: two starter decks, the market, the trophies. Piles have no order: chance acts at the draw."""
        self.draw = [STARTER, STARTER]
        self.discard = [0, 0]
        self.hands = [0, 0]
        self.row = [0, 0]  # what was played in this hand
        self.altar = [0, 0]
        self.market = MARKET
        self.deck = TROPHIES  # the trophies still to come
        self.won = [0, 0]  # trophies
        self.round_number = 0
        self.buyer = c.NOBODY  # who buys first; nobody in round 1
        self.loser = c.NOBODY  # by the floor (R27)
        self.past_trophy = [c.NO_CARD] * 14  # by hand
        self.past_winner = [c.NOBODY] * 14
        self.past_tricks = [0] * 28  # by hand: seat 0's and seat 1's
        self.past_given = [0] * 14  # cards sacrificed
        self.clear_hand()
        self.know_nothing_yet()

    def clear_hand(self) -> None:
        """No trophy is at stake yet."""
        self.phase = c.OVER
        self.trophy = c.NO_CARD
        self.leader = c.NOBODY  # of a led trick
        self.tricks = [0, 0]  # won in this hand
        self.played = 0  # tricks of this hand that are over, sudden death included
        self.steps = 0  # of sudden death that were played
        self.winner = c.NOBODY  # of this hand, once it is known
        self.last_winner = c.NOBODY  # of the last trick; while somebody buys, of the hand before
        self.committed = [c.NO_CARD, c.NO_CARD]  # played, but not yet in the row
        self.order = [c.NO_ORDER, c.NO_ORDER]  # of this round
        self.offered = 0  # put forward for the altar, and still in row and hand
        self.cards = [c.NO_CARD] * 54  # of this hand by trick: seat 0's and seat 1's
        self.leaders = [c.NOBODY] * 27  # by trick; nobody: both at once
        self.takers = [c.NOBODY] * 27  # by trick; nobody: no single winner

    def know_nothing_yet(self) -> None:
        """R34: what the other seat may know about the cards that it does not see."""
        self.open_discard = [0, 0]  # put openly in the discard since the last reshuffle, sacrificed or not
        self.mixed = [0, 0]  # R23: row and hand, known only as one set
        self.wins = [0, 0]
        self.wins_at_shuffle = [0, 0]
        self.pool = [0] * 28  # by win: the cards openly played
        self.unplayed = [0] * 28  # by win: what the cards left in hand could have been
        self.unplayed_count = [0] * 28
        self.given = [0] * 28  # by win: cards sacrificed
        self.none_until = [0] * 54  # by seat and card: the altar of the first so many wins holds none of it
        self.one_until = [0] * 54  # the same: at most one
        self.old_left = [0, 0]  # cards drawn before the last reshuffle and not shown since
        self.old_cards = [0, 0]  # what they can be
        self.old_place = [c.NOWHERE, c.NOWHERE]
        self.old_win = [c.NO_WIN, c.NO_WIN]  # the win at which they may have been sacrificed

    def owned(self, seat: Seat) -> CardSet:
        """R31: all cards of a seat, wherever they lie."""
        cards = piles.plus(
            piles.plus(self.draw[seat], self.discard[seat]), piles.plus(self.hands[seat], self.row[seat])
        )
        cards = piles.plus(cards, self.altar[seat])
        if self.committed[seat] != c.NO_CARD:
            cards = piles.plus(cards, bits.bit(2 * self.committed[seat]))
        return cards

    def copy_into(self, other: "DuelBoard") -> None:
        """Make the other board equal to this one, field by field."""
        other.options = self.options
        other.leader_wins = self.leader_wins
        other.joker_wins = self.joker_wins
        other.by_last_trick = self.by_last_trick
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.hands = self.hands[:]
        other.row = self.row[:]
        other.altar = self.altar[:]
        other.market = self.market
        other.deck = self.deck
        other.won = self.won[:]
        self.copy_hand_into(other)
        self.copy_past_into(other)

    def copy_hand_into(self, other: "DuelBoard") -> None:
        """The hand that is being played."""
        other.phase = self.phase
        other.round_number = self.round_number
        other.trophy = self.trophy
        other.buyer = self.buyer
        other.leader = self.leader
        other.tricks = self.tricks[:]
        other.played = self.played
        other.steps = self.steps
        other.winner = self.winner
        other.last_winner = self.last_winner
        other.loser = self.loser
        other.committed = self.committed[:]
        other.order = self.order[:]
        other.offered = self.offered
        other.cards = self.cards[:]
        other.leaders = self.leaders[:]
        other.takers = self.takers[:]

    def copy_past_into(self, other: "DuelBoard") -> None:
        """The finished hands, and what they let the seats know."""
        other.past_trophy = self.past_trophy[:]
        other.past_winner = self.past_winner[:]
        other.past_tricks = self.past_tricks[:]
        other.past_given = self.past_given[:]
        other.open_discard = self.open_discard[:]
        other.mixed = self.mixed[:]
        other.wins = self.wins[:]
        other.wins_at_shuffle = self.wins_at_shuffle[:]
        other.pool = self.pool[:]
        other.unplayed = self.unplayed[:]
        other.unplayed_count = self.unplayed_count[:]
        other.given = self.given[:]
        other.none_until = self.none_until[:]
        other.one_until = self.one_until[:]
        other.old_left = self.old_left[:]
        other.old_cards = self.old_cards[:]
        other.old_place = self.old_place[:]
        other.old_win = self.old_win[:]
