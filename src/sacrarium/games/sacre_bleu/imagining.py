"""A full table that one seat cannot tell from the truth, drawn from what this seat knows and nothing else.

Every hidden card gets a slot: a place in a closed hand or in the deck, which admits certain cards. A first fitting is
found by chance with augmenting paths; then slots exchange their cards many times, at random and only where both fit,
which makes all fittings equally likely. What is known about a hand as a whole (it was never changed since the deal; it
holds a card of some worth) is kept at every step.
"""

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Seat
from sacrarium.core.chance import Chance

from . import knowledge
from . import phases as c
from .knowledge import doubtful, know_answers, know_visible, place, settle
from .rules.advertise import may_lay
from .rules.exchange import may_take, visible
from .table import SacreTable

DECK = 7  # the zone of all slots in the deck
NO_SLOT = -1
STIRS = 10  # exchanges that are tried, for each slot
ATTEMPTS = 20


class Guess:
    """Slots for the hidden cards of one table, and a fitting of the cards to them."""

    def __init__(self) -> None:
        self.count = 0
        self.admits = [0] * 54  # by slot
        self.first_admits = [0] * 54  # the same, narrowed so that the first fitting keeps `needs`
        self.zone = [0] * 54
        self.where = [0] * 54  # place in the deck
        self.card = [0] * 54  # by slot
        self.slot_of = [0] * 54  # by card
        self.order = [0] * 54
        self.needs = [0] * 8  # by hand: it holds at least one of these
        self.good = [0] * 8  # by hand: how many of these it holds
        self.free = 0  # cards without a slot
        self.tried = 0  # cards that the search for a path has seen

    # -- slots ---------------------------------------------------------------------------------------

    def lay_out(self, table: SacreTable, observer: Seat) -> None:
        """One slot for every card that the observer cannot place."""
        self.count = 0
        start = c.ZONES * observer
        open_cards = doubtful(table, start)
        self.free = 0
        for seat in range(table.players):
            self.needs[seat] = 0
            self.good[seat] = 0
            if seat != observer and not table.is_open(seat):
                self.add_hand(table, seat, table.may[start + seat], open_cards)
        self.add_deck(table, observer)
        for slot in range(self.count):
            self.free |= self.admits[slot]

    def add_hand(self, table: SacreTable, seat: Seat, may: CardSet, open_cards: CardSet) -> None:
        """What is known of a hand stays; the rest are slots, told apart by pile where the hand is as dealt."""
        sure = may & ~open_cards
        left = bits.popcount(table.hands[seat]) - bits.popcount(sure)
        table.hands[seat] = sure
        first = self.count
        may &= open_cards
        if (table.untouched >> seat) & 1:
            if not sure & knowledge.RED[table.players]:
                self.add_slot(seat, may & knowledge.RED[table.players], 0)
            if not sure & knowledge.BLACK[table.players]:
                self.add_slot(seat, may & knowledge.BLACK[table.players], 0)
            may &= knowledge.NUMBERS
        while self.count < first + left:
            self.add_slot(seat, may, 0)
        needed = knowledge.AT_LEAST[table.holds_worth[seat]] if table.holds_worth[seat] else 0
        if needed and not sure & needed and left > 0:
            self.needs[seat] = needed
            self.first_admits[first] &= needed

    def add_deck(self, table: SacreTable, observer: Seat) -> None:
        """Every place in a layer that the observer did not put there."""
        top = 0
        for layer in range(table.layers):
            if table.layer_by[layer] != observer:
                for deep in range(top, top + table.layer_size[layer]):
                    self.add_slot(DECK, table.may[c.ZONES * observer + c.LAYERS + layer], deep)
            top += table.layer_size[layer]

    def add_slot(self, zone: int, admits: CardSet, where: int) -> None:
        """One more slot."""
        self.zone[self.count] = zone
        self.admits[self.count] = admits
        self.first_admits[self.count] = admits
        self.where[self.count] = where
        self.count += 1

    # -- a first fitting -----------------------------------------------------------------------------

    def fit(self, chance: Chance) -> bool:
        """Some fitting, by chance; false: there is none within `first_admits`."""
        free = self.free
        for slot in range(self.count):
            self.order[slot] = slot
            self.card[slot] = c.NO_CARD
        for card in range(54):
            self.slot_of[card] = NO_SLOT
        for left in range(self.count, 0, -1):
            place_now = chance.below(left)
            slot = self.order[place_now]
            self.order[place_now] = self.order[left - 1]
            fitting = free & self.first_admits[slot]
            if fitting:
                self.put(slot, chance.one_of(fitting))
                free &= ~bits.bit(self.card[slot])
            else:
                self.tried = 0
                if not self.make_room(slot):
                    return False
                free = self.unused()
        return True

    def unused(self) -> CardSet:
        """The cards that have no slot yet."""
        free = self.free
        for slot in range(self.count):
            if self.card[slot] != c.NO_CARD:
                free &= ~bits.bit(self.card[slot])
        return free

    def put(self, slot: int, card: int) -> None:
        """This card into this slot."""
        self.card[slot] = card
        self.slot_of[card] = slot

    def make_room(self, slot: int) -> bool:
        """An augmenting path: take a card from another slot that can do with a different one."""
        cards = self.first_admits[slot] & ~self.tried
        while cards:
            card = bits.lowest(cards)
            self.tried |= bits.bit(card)
            if self.slot_of[card] == NO_SLOT or self.make_room(self.slot_of[card]):
                self.put(slot, card)
                return True
            cards = self.first_admits[slot] & ~self.tried
        return False

    # -- all fittings alike --------------------------------------------------------------------------

    def stir(self, table: SacreTable, chance: Chance) -> None:
        """Exchange cards between two or three slots, wherever they fit."""
        self.count_good(table)
        if self.count < 2:
            return
        for step in range(STIRS * self.count):
            one = chance.below(self.count)
            two = chance.below(self.count)
            three = chance.below(self.count) if step % 4 == 3 else one
            if one != two and two != three:
                self.rotate(one, two, three)

    def count_good(self, table: SacreTable) -> None:
        """How many of the needed cards each hand holds in this fitting."""
        for seat in range(8):
            self.good[seat] = 0
        for slot in range(self.count):
            self.count_card(slot, 1)

    def count_card(self, slot: int, number: int) -> None:
        """The card of a slot comes (1) or goes (-1)."""
        zone = self.zone[slot]
        if zone != DECK and (self.needs[zone] >> self.card[slot]) & 1:
            self.good[zone] += number

    def rotate(self, one: int, two: int, three: int) -> None:
        """The card of `one` to `two`, of `two` to `three`, of `three` to `one`; the same slot twice is a swap."""
        swap = three == one
        first = self.card[one]
        second = self.card[two]
        third = second if swap else self.card[three]
        if not ((self.admits[two] >> first) & 1 and (self.admits[one] >> third) & 1):
            return
        if not swap and not (self.admits[three] >> second) & 1:
            return
        self.set_cards(one, two, three, third, first, second)
        if not (self.is_kept(one) and self.is_kept(two) and self.is_kept(three)):
            self.set_cards(one, two, three, first, second, third)

    def set_cards(self, one: int, two: int, three: int, first: int, second: int, third: int) -> None:
        """Cards into two or three slots, and what that means for the hands."""
        self.count_card(one, -1)
        self.count_card(two, -1)
        if three != one:
            self.count_card(three, -1)
            self.card[three] = third
            self.count_card(three, 1)
        self.card[one] = first
        self.card[two] = second
        self.count_card(one, 1)
        self.count_card(two, 1)

    def is_kept(self, slot: int) -> bool:
        """Whether the hand of this slot still holds what it is known to hold."""
        zone = self.zone[slot]
        return zone == DECK or self.needs[zone] == 0 or self.good[zone] > 0

    def hand_out(self, table: SacreTable) -> None:
        """The cards to their places on the table."""
        for slot in range(self.count):
            if self.zone[slot] == DECK:
                table.deck[self.where[slot]] = self.card[slot]
            else:
                table.hands[self.zone[slot]] |= bits.bit(self.card[slot])


# -- the whole table -----------------------------------------------------------------------------------


def imagine_table(table: SacreTable, observer: Seat, guess: Guess, chance: Chance) -> None:
    """Draw everything anew that the observer does not know."""
    if table.phase == c.OVER:
        return
    for _ in range(ATTEMPTS):
        if table.round_number < c.LAST_ROUND:
            imagine_cards(table, observer, guess, chance)
        imagine_choices(table, observer, chance)
        if table.phase != c.PICK or may_take(table):
            break
    if table.round_number < c.LAST_ROUND:
        cut_memories(table, observer)


def imagine_cards(table: SacreTable, observer: Seat, guess: Guess, chance: Chance) -> None:
    """Closed hands and the deck, within all that the observer knows."""
    guess.lay_out(table, observer)
    if not guess.fit(chance):
        for slot in range(guess.count):
            guess.first_admits[slot] = guess.admits[slot]
        guess.fit(chance)
    guess.stir(table, chance)
    guess.hand_out(table)


def imagine_choices(table: SacreTable, observer: Seat, chance: Chance) -> None:
    """R36: choices made in secret are made anew where they are finished, and forgotten where they are not."""
    if table.phase == c.LAY or (table.phase == c.PARTNER and observer != table.active):
        lay_anything(table, observer, chance)
    elif table.phase == c.PASS:
        for seat in range(table.players):
            if seat != observer:
                finished = bits.popcount(table.picks[seat]) == table.cycle_number
                table.picks[seat] = any_of(table.hands[seat], table.cycle_number if finished else 0, chance)
    elif table.phase == c.ASIDE or table.phase == c.PICK:
        imagine_exchange(table, observer, chance)
    elif observer != table.active:
        forget_picks(table)


def lay_anything(table: SacreTable, observer: Seat, chance: Chance) -> None:
    """R13, R19: laid cards that the observer has not seen."""
    for seat in range(table.players):
        if seat == observer or table.laid[seat] == c.NO_CARD:
            continue
        if table.phase == c.LAY or not table.is_open(seat):
            table.laid[seat] = chance.one_of(may_lay(table, seat))


def forget_picks(table: SacreTable) -> None:
    """A Score that is not complete has not been announced; of a Return only what is complete is known."""
    if table.phase == c.SCORE:
        table.picks[table.active] = 0
        if table.round_number < c.LAST_ROUND:
            table.phase = c.MAIN
            table.option = c.NO_OPTION
    elif table.phase == c.TAKE:
        table.picks[table.active] = 0
    elif table.phase == c.PUT:
        table.put_count = 0
        for place_now in range(16):
            table.put[place_now] = c.NO_CARD


def imagine_exchange(table: SacreTable, observer: Seat, chance: Chance) -> None:
    """R26, R27: the given card is known to the two, the cards set aside to the target alone."""
    if observer == table.target:
        return
    if table.phase == c.ASIDE:
        table.picks[table.target] = 0
    if observer != table.active and not table.is_open(table.target):
        table.given = chance.one_of(table.hands[table.active])
    if table.phase == c.PICK and table.round_number < c.LAST_ROUND and table.hides():
        if observer == table.active:
            table.picks[table.target] = table.target_hand() & ~table.shown
        else:
            table.picks[table.target] = any_of(table.target_hand(), c.SET_ASIDE, chance)
    table.shown = visible(table) if table.phase == c.PICK else 0


def any_of(cards: CardSet, number: int, chance: Chance) -> CardSet:
    """So many of these cards."""
    chosen = 0
    chance.spread(cards)
    for _ in range(number):
        chosen |= bits.bit(chance.draw())
    return chosen


def cut_memories(table: SacreTable, observer: Seat) -> None:
    """All others remember what everybody has seen, their own hands and their own layers."""
    for seat in range(table.players):
        if seat == observer:
            continue
        for zone in range(c.ZONES):
            table.may[c.ZONES * seat + zone] = table.may[c.ZONES * c.PUBLIC + zone]
        for hand in range(8):
            table.last[8 * seat + hand] = table.last[8 * c.PUBLIC + hand]
        know_own_layers(table, seat)
        if (table.phase == c.ASIDE or table.phase == c.PICK) and seat == table.target:
            place(table, seat, bits.bit(table.given), table.active)
        settle(table, seat)
    if observer != table.active:
        if table.phase == c.PARTNER:
            know_answers(table)
        elif table.phase == c.PICK:
            know_visible(table, visible(table))


def know_own_layers(table: SacreTable, seat: Seat) -> None:
    """R24: who put a layer under the deck knows it."""
    top = 0
    for layer in range(table.layers):
        if table.layer_by[layer] == seat:
            for deep in range(top, top + table.layer_size[layer]):
                place(table, seat, bits.bit(table.deck[deep]), c.LAYERS + layer)
        top += table.layer_size[layer]
