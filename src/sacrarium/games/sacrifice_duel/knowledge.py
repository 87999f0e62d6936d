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
from .table import DuelTable

TRIES = 12  # at an altar by chance, before one is searched for


# -- what the table remembers ----------------------------------------------------------------------


def remember_reshuffle(table: DuelTable, seat: Seat) -> None:
    """The discard is about to become the draw pile: keep what it proves, and what the hand cannot hold."""
    public = piles.plus(table.open_discard[seat], piles.plus(table.row[seat], table.mixed[seat]))
    owned = table.owned(seat)
    left = piles.kinds(public)
    while left:
        card = bits.lowest(left) >> 1
        left &= left - 1
        keep_alive(table, seat, card, piles.count(owned, card) - piles.count(public, card))
    table.old_left[seat] = piles.size(table.hands[seat])
    table.old_cards[seat] = piles.minus(owned, public)
    table.old_place[seat] = c.IN_HAND if table.old_left[seat] else c.NOWHERE
    table.old_win[seat] = c.NO_WIN
    table.open_discard[seat] = 0
    table.wins_at_shuffle[seat] = table.wins[seat]


def keep_alive(table: DuelTable, seat: Seat, card: Card, unseen: int) -> None:
    """Before the k-th win the altar held at most the copies that have not been seen alive since then."""
    place = 27 * seat + card
    for win in range(table.wins_at_shuffle[seat], table.wins[seat] + 1):
        if unseen <= 0:
            table.none_until[place] = max(table.none_until[place], win)
        if unseen <= 1:
            table.one_until[place] = max(table.one_until[place], win)
        if win < table.wins[seat]:
            unseen += piles.count(table.pool[14 * seat + win], card)


def remember_shown(table: DuelTable, seat: Seat, card: Card) -> None:
    """A card of the hand was shown: it may have been one of those drawn before the reshuffle."""
    if table.old_place[seat] == c.IN_HAND and piles.holds(table.old_cards[seat], card):
        table.old_cards[seat] = piles.without(table.old_cards[seat], card)
        table.old_left[seat] -= 1
        if table.old_left[seat] == 0:
            table.old_place[seat] = c.NOWHERE
    if table.mixed[seat]:
        table.mixed[seat] = piles.without(table.mixed[seat], card)


def open_row(table: DuelTable, seat: Seat) -> CardSet:
    """The cards of a seat's row that everybody can name: all of it, but after R23 only what was shown since."""
    if not table.mixed[seat]:
        return table.row[seat]
    return piles.minus(held(table, seat), table.mixed[seat])


def held(table: DuelTable, seat: Seat) -> CardSet:
    """Row, hand and a card that is committed in secret."""
    cards = piles.plus(table.row[seat], table.hands[seat])
    if is_secret(table, seat):
        cards = piles.with_card(cards, table.committed[seat])
    return cards


def is_secret(table: DuelTable, seat: Seat) -> bool:
    """R17: whether the seat has committed a card that nobody else may see yet."""
    return table.committed[seat] != c.NO_CARD and (table.phase == c.TOGETHER or table.phase == c.SUDDEN)


def remember_hand(table: DuelTable, seat: Seat, won: bool) -> None:
    """R26: the hand is over, the altar is not yet served. What was played goes openly to the discard or the altar."""
    public = piles.plus(open_row(table, seat), table.mixed[seat])
    left = 0 if table.mixed[seat] else piles.size(table.hands[seat])
    if won:
        place = 14 * seat + table.wins[seat]
        table.pool[place] = public
        table.unplayed[place] = (
            piles.minus(piles.minus(table.owned(seat), public), table.open_discard[seat]) if left else 0
        )
        table.unplayed_count[place] = left
        table.given[place] = piles.size(table.offered)
    if table.old_place[seat] == c.IN_HAND:
        table.old_place[seat] = c.IN_DISCARD if left else c.NOWHERE
        table.old_win[seat] = table.wins[seat] if won else c.NO_WIN
    if won:
        table.wins[seat] += 1
    table.open_discard[seat] = piles.plus(table.open_discard[seat], public)
    table.mixed[seat] = 0


# -- imagining -------------------------------------------------------------------------------------


class Guess:
    """One way in which the hidden cards of a seat could lie."""

    def __init__(self, table: DuelTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.begin()

    def begin(self) -> None:
        """Nothing is on the altar yet."""
        table, seat = self.table, self.seat
        self.altar = 0
        self.open = table.open_discard[seat]
        public = piles.plus(piles.plus(open_row(table, seat), table.mixed[seat]), self.open)
        if table.committed[seat] != c.NO_CARD and not is_secret(table, seat):
            public = piles.with_card(public, table.committed[seat])
        self.unknown = piles.minus(table.owned(seat), public)
        self.old_cards = table.old_cards[seat]
        self.old_left = 0 if table.old_place[seat] == c.NOWHERE else table.old_left[seat]
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
        for win in range(self.table.wins[self.seat]):
            self.open_win(win)
            for _ in range(self.table.given[14 * self.seat + win]):
                cards = self.candidates(win)
                if cards == 0:
                    return False
                self.take(win, weighed(cards, chance))
        return True

    def open_win(self, win: int) -> None:
        """Start with the cards that were sacrificed after this win."""
        place = 14 * self.seat + win
        self.played = self.table.pool[place]
        self.unplayed = self.table.unplayed[place]
        self.unplayed_left = self.table.unplayed_count[place]

    def candidates(self, win: int) -> CardSet:
        """The cards, one of each, that may be the next one sacrificed after this win."""
        recent = win >= self.table.wins_at_shuffle[self.seat]
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
        if win < self.table.none_until[place]:
            return False
        if win < self.table.one_until[place] and piles.holds(self.once, card):
            return False
        if self.old_left == 0 or (recent and piles.holds(self.played & self.open, card)):
            return True
        if win == self.table.old_win[self.seat]:
            return piles.holds(self.old_cards, card) or self.unplayed_left > self.old_left
        kept = piles.without(self.unknown, card) & self.old_cards
        return bits.popcount(kept) >= self.old_left

    def take(self, win: int, card: Card) -> None:
        """Put a candidate on the altar."""
        recent = win >= self.table.wins_at_shuffle[self.seat]
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
        if win < self.table.one_until[27 * self.seat + card]:
            self.once |= bits.bit(2 * card)

    def spare_old(self, win: int, card: Card) -> None:
        """An unplayed card drawn before the reshuffle may be the one that was sacrificed."""
        if win == self.table.old_win[self.seat] and self.old_left and piles.holds(self.old_cards, card):
            self.old_left -= 1
            self.old_cards = piles.without(self.old_cards, card)

    def search(self, win: int, made: int) -> bool:
        """Depth first: the first way to fill the altar from here on."""
        if win == self.table.wins[self.seat]:
            return bits.popcount(self.unknown & self.old_cards) >= self.old_left
        if made == self.table.given[14 * self.seat + win]:
            played, unplayed, left = self.played, self.unplayed, self.unplayed_left
            if win + 1 < self.table.wins[self.seat]:
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
        table, seat = self.table, self.seat
        hand_size = piles.size(table.hands[seat]) + is_secret(table, seat)
        hidden = piles.size(table.discard[seat]) - piles.size(self.open)
        hand = 0
        aside = 0
        old = chosen(self.unknown & self.old_cards, self.old_left, chance)
        self.unknown = piles.minus(self.unknown, old)
        if table.old_place[seat] == c.IN_HAND:
            hand = old
        else:
            aside = old
        if table.mixed[seat]:
            hand = chosen(table.mixed[seat], hand_size, chance)
            table.row[seat] = piles.minus(held(table, seat), hand)
        else:
            more = chosen(self.unknown, hand_size - piles.size(hand), chance)
            self.unknown = piles.minus(self.unknown, more)
            hand = piles.plus(hand, more)
        more = chosen(self.unknown, hidden - piles.size(aside), chance)
        table.draw[seat] = piles.minus(self.unknown, more)
        table.discard[seat] = piles.plus(self.open, piles.plus(aside, more))
        table.altar[seat] = self.altar
        self.hold(hand, chance)

    def hold(self, hand: CardSet, chance: Chance) -> None:
        """Step 6: a card committed in secret is any card of the hand; so are cards put forward for the altar."""
        table, seat = self.table, self.seat
        if is_secret(table, seat):
            table.committed[seat] = chance.one_of(hand) >> 1
            hand = piles.without(hand, table.committed[seat])
        table.hands[seat] = hand
        if table.phase == c.SACRIFICE and table.winner == seat and table.offered:
            pool = piles.plus(table.row[seat], hand)
            offered = 0
            for _ in range(piles.size(table.offered)):
                card = weighed(piles.kinds(piles.minus(pool, offered)), chance)
                offered = piles.with_card(offered, card)
            table.offered = offered


def imagine_cards(table: DuelTable, seat: Seat, chance: Chance) -> None:
    """Replace the hidden cards of a seat by cards that the other seat cannot tell from them."""
    guess = Guess(table, seat)
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
