"""R34: what a seat cannot see of the other's cards, drawn anew within all that it knows.

A seat's collection is public, and so is every card that it spends, plays or buys. Hidden are its altar, its hand, the
cards it discarded unplayed, and how the rest lies in its draw pile. What is known about them is kept on the table:

- `open_discard`: put openly in the discard since the last reshuffle (some may have gone to the altar instead);
- for each hand won: the cards openly played, what the unplayed ones could have been, how many were sacrificed;
- `none_until`, `one_until`: cards that were seen alive after so many wins, so they do not lie on the altar of those;
- `old_*`: cards in hand when the discard was last reshuffled, which cannot come from that discard;
- `mixed`: row and hand after cards were taken back in sudden death (R23).
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Chance

from . import phases as c
from . import piles
from .board import DuelBoard

TRIES = 12  # at an altar by chance, before one is searched for


# -- what the table remembers ----------------------------------------------------------------------


def remember_reshuffle(board: DuelBoard, seat: Seat) -> None:
    """The discard is about to become the draw pile: keep what it proves, and what the hand cannot hold."""
    public = piles.plus(board.open_discard[seat], piles.plus(board.row[seat], board.mixed[seat]))
    owned = board.owned(seat)
    left = piles.kinds(public)
    while left:
        card = bits.lowest(left) >> 1
        left &= left - 1
        keep_alive(board, seat, card, piles.count(owned, card) - piles.count(public, card))
    board.old_left[seat] = piles.size(board.hands[seat])
    board.old_cards[seat] = piles.minus(owned, public)
    board.old_place[seat] = c.IN_HAND if board.old_left[seat] else c.NOWHERE
    board.old_win[seat] = c.NO_WIN
    board.open_discard[seat] = 0
    board.wins_at_shuffle[seat] = board.wins[seat]


def keep_alive(board: DuelBoard, seat: Seat, card: Card, unseen: int) -> None:
    """Before the k-th win the altar held at most the copies that have not been seen alive since then."""
    place = 27 * seat + card
    for win in range(board.wins_at_shuffle[seat], board.wins[seat] + 1):
        if unseen <= 0:
            board.none_until[place] = max(board.none_until[place], win)
        if unseen <= 1:
            board.one_until[place] = max(board.one_until[place], win)
        if win < board.wins[seat]:
            unseen += piles.count(board.pool[14 * seat + win], card)


def remember_shown(board: DuelBoard, seat: Seat, card: Card) -> None:
    """A card of the hand was shown: it may have been one of those drawn before the reshuffle."""
    if board.old_place[seat] == c.IN_HAND and piles.holds(board.old_cards[seat], card):
        board.old_cards[seat] = piles.without(board.old_cards[seat], card)
        board.old_left[seat] -= 1
        if board.old_left[seat] == 0:
            board.old_place[seat] = c.NOWHERE
    if board.mixed[seat]:
        board.mixed[seat] = piles.without(board.mixed[seat], card)


def open_row(board: DuelBoard, seat: Seat) -> CardSet:
    """The cards of a seat's row that everybody can name: all of it, but after R23 only what was shown since."""
    if not board.mixed[seat]:
        return board.row[seat]
    return piles.minus(held(board, seat), board.mixed[seat])


def held(board: DuelBoard, seat: Seat) -> CardSet:
    """Row, hand and a card that is committed in secret."""
    cards = piles.plus(board.row[seat], board.hands[seat])
    if is_secret(board, seat):
        cards = piles.with_card(cards, board.committed[seat])
    return cards


def is_secret(board: DuelBoard, seat: Seat) -> bool:
    """R17: whether the seat has committed a card that nobody else may see yet."""
    return board.committed[seat] != c.NO_CARD and (board.phase == c.TOGETHER or board.phase == c.SUDDEN)


def remember_hand(board: DuelBoard, seat: Seat, won: bool) -> None:
    """R26: the hand is over, the altar is not yet served. What was played goes openly to the discard or the altar."""
    public = piles.plus(open_row(board, seat), board.mixed[seat])
    left = 0 if board.mixed[seat] else piles.size(board.hands[seat])
    if won:
        place = 14 * seat + board.wins[seat]
        board.pool[place] = public
        board.unplayed[place] = (
            piles.minus(piles.minus(board.owned(seat), public), board.open_discard[seat]) if left else 0
        )
        board.unplayed_count[place] = left
        board.given[place] = piles.size(board.offered)
    if board.old_place[seat] == c.IN_HAND:
        board.old_place[seat] = c.IN_DISCARD if left else c.NOWHERE
        board.old_win[seat] = board.wins[seat] if won else c.NO_WIN
    if won:
        board.wins[seat] += 1
    board.open_discard[seat] = piles.plus(board.open_discard[seat], public)
    board.mixed[seat] = 0


# -- imagining -------------------------------------------------------------------------------------


class Guess:
    """One way in which the hidden cards of a seat could lie."""

    def __init__(self, board: DuelBoard, seat: Seat) -> None:
        self.board = board
        self.seat = seat
        self.begin()

    def begin(self) -> None:
        """Nothing is on the altar yet."""
        board, seat = self.board, self.seat
        self.altar = 0
        self.open = board.open_discard[seat]
        public = piles.plus(piles.plus(open_row(board, seat), board.mixed[seat]), self.open)
        if board.committed[seat] != c.NO_CARD and not is_secret(board, seat):
            public = piles.with_card(public, board.committed[seat])
        self.unknown = piles.minus(board.owned(seat), public)
        self.old_cards = board.old_cards[seat]
        self.old_left = 0 if board.old_place[seat] == c.NOWHERE else board.old_left[seat]
        self.once = 0

    # -- step 1: the altar ---------------------------------------------------------------------------

    def fill_altar(self, chance: Chance) -> None:
        """By chance, weighed by value; where that leads nowhere several times, by search."""
        for _ in range(TRIES):
            if self.try_altar(chance):
                return
            self.begin()
        self.open_win(0)
        found = self.search(0, 0)
        assert found

    def try_altar(self, chance: Chance) -> bool:
        """For each hand won, in order, as many cards as were sacrificed."""
        for win in range(self.board.wins[self.seat]):
            self.open_win(win)
            for _ in range(self.board.given[14 * self.seat + win]):
                cards = self.candidates(win)
                if cards == 0:
                    return False
                self.take(win, weighed(cards, chance))
        return True

    def open_win(self, win: int) -> None:
        """Start with the cards that were sacrificed after this win."""
        place = 14 * self.seat + win
        self.played = self.board.pool[place]
        self.unplayed = self.board.unplayed[place]
        self.unplayed_left = self.board.unplayed_count[place]

    def candidates(self, win: int) -> CardSet:
        """The cards, one of each, that may be the next one sacrificed after this win."""
        recent = win >= self.board.wins_at_shuffle[self.seat]
        cards = self.played & (self.open if recent else self.unknown)
        if self.unplayed_left:
            cards |= self.unplayed & self.unknown
        cards = piles.kinds(cards)
        allowed = cards
        while cards:
            card = bits.lowest(cards) >> 1
            cards &= cards - 1
            if not self.may_take(win, card, recent):
                allowed = piles.without(allowed, card)
        return allowed

    def may_take(self, win: int, card: Card, recent: bool) -> bool:
        """Not a card seen alive since, nor one that the hand needs because it was drawn before the reshuffle."""
        place = 27 * self.seat + card
        if win < self.board.none_until[place]:
            return False
        if win < self.board.one_until[place] and piles.holds(self.once, card):
            return False
        if self.old_left == 0 or (recent and piles.holds(self.played & self.open, card)):
            return True
        if win == self.board.old_win[self.seat]:
            return piles.holds(self.old_cards, card) or self.unplayed_left > self.old_left
        kept = piles.without(self.unknown, card) & self.old_cards
        return bits.popcount(kept) >= self.old_left

    def take(self, win: int, card: Card) -> None:
        """Put a candidate on the altar."""
        recent = win >= self.board.wins_at_shuffle[self.seat]
        if piles.holds(self.played, card) and (not recent or piles.holds(self.open, card)):
            self.played = piles.without(self.played, card)
            if recent:
                self.open = piles.without(self.open, card)
            else:
                self.unknown = piles.without(self.unknown, card)
        else:
            self.unplayed = piles.without(self.unplayed, card)
            self.unplayed_left -= 1
            self.unknown = piles.without(self.unknown, card)
            self.spare_old(win, card)
        self.altar = piles.with_card(self.altar, card)
        if win < self.board.one_until[27 * self.seat + card]:
            self.once |= bits.bit(2 * card)

    def spare_old(self, win: int, card: Card) -> None:
        """An unplayed card drawn before the reshuffle may be the one that was sacrificed."""
        if win == self.board.old_win[self.seat] and self.old_left and piles.holds(self.old_cards, card):
            self.old_left -= 1
            self.old_cards = piles.without(self.old_cards, card)

    def search(self, win: int, made: int) -> bool:
        """Depth first: the first way to fill the altar from here on."""
        if win == self.board.wins[self.seat]:
            return bits.popcount(self.unknown & self.old_cards) >= self.old_left
        if made == self.board.given[14 * self.seat + win]:
            played, unplayed, left = self.played, self.unplayed, self.unplayed_left
            if win + 1 < self.board.wins[self.seat]:
                self.open_win(win + 1)
            if self.search(win + 1, 0):
                return True
            self.played, self.unplayed, self.unplayed_left = played, unplayed, left
            return False
        cards = self.candidates(win)
        while cards:
            card = bits.lowest(cards) >> 1
            cards &= cards - 1
            if self.search_with(win, made, card):
                return True
        return False

    def search_with(self, win: int, made: int, card: Card) -> bool:
        """The same with this card as the next; if it leads nowhere, everything is as before."""
        altar, unknown, shown, once = self.altar, self.unknown, self.open, self.once
        played, unplayed, left = self.played, self.unplayed, self.unplayed_left
        old_cards, old_left = self.old_cards, self.old_left
        self.take(win, card)
        if self.search(win, made + 1):
            return True
        self.altar, self.unknown, self.open, self.once = altar, unknown, shown, once
        self.played, self.unplayed, self.unplayed_left = played, unplayed, left
        self.old_cards, self.old_left = old_cards, old_left
        return False

    # -- steps 3 and 4: everything else --------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """The rest at random to the hand, to the unseen part of the discard and to the draw pile."""
        board, seat = self.board, self.seat
        hand_size = piles.size(board.hands[seat]) + is_secret(board, seat)
        hidden = piles.size(board.discard[seat]) - piles.size(self.open)
        hand = 0
        aside = 0
        old = chosen(self.unknown & self.old_cards, self.old_left, chance)
        self.unknown = piles.minus(self.unknown, old)
        if board.old_place[seat] == c.IN_HAND:
            hand = old
        else:
            aside = old
        if board.mixed[seat]:
            hand = chosen(board.mixed[seat], hand_size, chance)
            board.row[seat] = piles.minus(held(board, seat), hand)
        else:
            more = chosen(self.unknown, hand_size - piles.size(hand), chance)
            self.unknown = piles.minus(self.unknown, more)
            hand = piles.plus(hand, more)
        more = chosen(self.unknown, hidden - piles.size(aside), chance)
        board.draw[seat] = piles.minus(self.unknown, more)
        board.discard[seat] = piles.plus(self.open, piles.plus(aside, more))
        board.altar[seat] = self.altar
        self.hold(hand, chance)

    def hold(self, hand: CardSet, chance: Chance) -> None:
        """Step 6: a card committed in secret is any card of the hand; so are cards put forward for the altar."""
        board, seat = self.board, self.seat
        if is_secret(board, seat):
            board.committed[seat] = chance.one_of(hand) >> 1
            hand = piles.without(hand, board.committed[seat])
        board.hands[seat] = hand
        if board.phase == c.SACRIFICE and board.winner == seat and board.offered:
            pool = piles.plus(board.row[seat], hand)
            offered = 0
            for _ in range(piles.size(board.offered)):
                card = weighed(piles.kinds(piles.minus(pool, offered)), chance)
                offered = piles.with_card(offered, card)
            board.offered = offered


def imagine_cards(board: DuelBoard, seat: Seat, chance: Chance) -> None:
    """Replace the hidden cards of a seat by cards that the other seat cannot tell from them."""
    guess = Guess(board, seat)
    guess.fill_altar(chance)
    guess.deal(chance)


def chosen(pile: CardSet, number: int, chance: Chance) -> CardSet:
    """So many cards of the pile at random."""
    found = 0
    for _ in range(number):
        if pile == 0:
            break
        card = chance.one_of(pile) >> 1
        pile = piles.without(pile, card)
        found = piles.with_card(found, card)
    return found


def weighed(cards: CardSet, chance: Chance) -> Card:
    """One of these cards; the more points it would bring, the likelier."""
    total = 0
    left = cards
    while left:
        total += weight(bits.lowest(left) >> 1)
        left &= left - 1
    total = chance.below(total)
    while True:
        card = bits.lowest(cards) >> 1
        total -= weight(card)
        if total < 0:
            return card
        cards &= cards - 1


def weight(card: Card) -> int:
    """R34: sacrifices are weighed by value."""
    place = (card + 1) >> 1
    return 3 if place < 4 else 20 if place == 13 else 2 + place
