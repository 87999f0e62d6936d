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
from .board import SacreBoard
from .knowledge import doubtful, know_answers, know_visible, place, settle
from .rules.advertise import may_lay
from .rules.exchange import may_take, visible

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

    def lay_out(self, board: SacreBoard, observer: Seat) -> None:
        """One slot for every card that the observer cannot place."""
        self.count = 0
        start = c.ZONES * observer
        open_cards = doubtful(board, start)
        self.free = 0
        for seat in range(board.players):
            self.needs[seat] = 0
            self.good[seat] = 0
            if seat != observer and not board.is_open(seat):
                self.add_hand(board, seat, board.may[start + seat], open_cards)
        self.add_deck(board, observer)
        for slot in range(self.count):
            self.free |= self.admits[slot]

    def add_hand(self, board: SacreBoard, seat: Seat, may: CardSet, open_cards: CardSet) -> None:
        """What is known of a hand stays; the rest are slots, told apart by pile where the hand is as dealt."""
        sure = may & ~open_cards
        left = bits.popcount(board.hands[seat]) - bits.popcount(sure)
        board.hands[seat] = sure
        first = self.count
        may &= open_cards
        if (board.untouched >> seat) & 1:
            if not sure & knowledge.RED[board.players]:
                self.add_slot(seat, may & knowledge.RED[board.players], 0)
            if not sure & knowledge.BLACK[board.players]:
                self.add_slot(seat, may & knowledge.BLACK[board.players], 0)
            may &= knowledge.NUMBERS
        while self.count < first + left:
            self.add_slot(seat, may, 0)
        needed = knowledge.AT_LEAST[board.holds_worth[seat]] if board.holds_worth[seat] else 0
        if needed and not sure & needed and left > 0:
            self.needs[seat] = needed
            self.first_admits[first] &= needed

    def add_deck(self, board: SacreBoard, observer: Seat) -> None:
        """Every place in a layer that the observer did not put there."""
        top = 0
        for layer in range(board.layers):
            if board.layer_by[layer] != observer:
                for deep in range(top, top + board.layer_size[layer]):
                    self.add_slot(DECK, board.may[c.ZONES * observer + c.LAYERS + layer], deep)
            top += board.layer_size[layer]

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

    def stir(self, board: SacreBoard, chance: Chance) -> None:
        """Exchange cards between two or three slots, wherever they fit."""
        self.count_good(board)
        if self.count < 2:
            return
        for step in range(STIRS * self.count):
            one = chance.below(self.count)
            two = chance.below(self.count)
            three = chance.below(self.count) if step % 4 == 3 else one
            if one != two and two != three:
                self.rotate(one, two, three)

    def count_good(self, board: SacreBoard) -> None:
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

    def hand_out(self, board: SacreBoard) -> None:
        """The cards to their places on the table."""
        for slot in range(self.count):
            if self.zone[slot] == DECK:
                board.deck[self.where[slot]] = self.card[slot]
            else:
                board.hands[self.zone[slot]] |= bits.bit(self.card[slot])


# -- the whole table -----------------------------------------------------------------------------------


def imagine_table(board: SacreBoard, observer: Seat, guess: Guess, chance: Chance) -> None:
    """Draw everything anew that the observer does not know."""
    if board.phase == c.OVER:
        return
    for _ in range(ATTEMPTS):
        if board.round_number < c.LAST_ROUND:
            imagine_cards(board, observer, guess, chance)
        imagine_choices(board, observer, chance)
        if board.phase != c.PICK or may_take(board):
            break
    if board.round_number < c.LAST_ROUND:
        cut_memories(board, observer)


def imagine_cards(board: SacreBoard, observer: Seat, guess: Guess, chance: Chance) -> None:
    """Closed hands and the deck, within all that the observer knows."""
    guess.lay_out(board, observer)
    if not guess.fit(chance):
        for slot in range(guess.count):
            guess.first_admits[slot] = guess.admits[slot]
        guess.fit(chance)
    guess.stir(board, chance)
    guess.hand_out(board)


def imagine_choices(board: SacreBoard, observer: Seat, chance: Chance) -> None:
    """R36: choices made in secret are made anew where they are finished, and forgotten where they are not."""
    if board.phase == c.LAY or (board.phase == c.PARTNER and observer != board.active):
        lay_anything(board, observer, chance)
    elif board.phase == c.PASS:
        for seat in range(board.players):
            if seat != observer:
                finished = bits.popcount(board.picks[seat]) == board.cycle_number
                board.picks[seat] = any_of(board.hands[seat], board.cycle_number if finished else 0, chance)
    elif board.phase == c.ASIDE or board.phase == c.PICK:
        imagine_exchange(board, observer, chance)
    elif observer != board.active:
        forget_picks(board)


def lay_anything(board: SacreBoard, observer: Seat, chance: Chance) -> None:
    """R13, R19: laid cards that the observer has not seen."""
    for seat in range(board.players):
        if seat == observer or board.laid[seat] == c.NO_CARD:
            continue
        if board.phase == c.LAY or not board.is_open(seat):
            board.laid[seat] = chance.one_of(may_lay(board, seat))


def forget_picks(board: SacreBoard) -> None:
    """A Score that is not complete has not been announced; of a Return only what is complete is known."""
    if board.phase == c.SCORE:
        board.picks[board.active] = 0
        if board.round_number < c.LAST_ROUND:
            board.phase = c.MAIN
            board.option = c.NO_OPTION
    elif board.phase == c.TAKE:
        board.picks[board.active] = 0
    elif board.phase == c.PUT:
        board.put_count = 0
        for place_now in range(16):
            board.put[place_now] = c.NO_CARD


def imagine_exchange(board: SacreBoard, observer: Seat, chance: Chance) -> None:
    """R26, R27: the given card is known to the two, the cards set aside to the target alone."""
    if observer == board.target:
        return
    if board.phase == c.ASIDE:
        board.picks[board.target] = 0
    if observer != board.active and not board.is_open(board.target):
        board.given = chance.one_of(board.hands[board.active])
    if board.phase == c.PICK and board.round_number < c.LAST_ROUND and board.hides():
        if observer == board.active:
            board.picks[board.target] = board.target_hand() & ~board.shown
        else:
            board.picks[board.target] = any_of(board.target_hand(), c.SET_ASIDE, chance)
    board.shown = visible(board) if board.phase == c.PICK else 0


def any_of(cards: CardSet, number: int, chance: Chance) -> CardSet:
    """So many of these cards."""
    chosen = 0
    chance.spread(cards)
    for _ in range(number):
        chosen |= bits.bit(chance.draw())
    return chosen


def cut_memories(board: SacreBoard, observer: Seat) -> None:
    """All others remember what everybody has seen, their own hands and their own layers."""
    for seat in range(board.players):
        if seat == observer:
            continue
        for zone in range(c.ZONES):
            board.may[c.ZONES * seat + zone] = board.may[c.ZONES * c.PUBLIC + zone]
        for hand in range(8):
            board.last[8 * seat + hand] = board.last[8 * c.PUBLIC + hand]
        know_own_layers(board, seat)
        if (board.phase == c.ASIDE or board.phase == c.PICK) and seat == board.target:
            place(board, seat, bits.bit(board.given), board.active)
        settle(board, seat)
    if observer != board.active:
        if board.phase == c.PARTNER:
            know_answers(board)
        elif board.phase == c.PICK:
            know_visible(board, visible(board))


def know_own_layers(board: SacreBoard, seat: Seat) -> None:
    """R24: who put a layer under the deck knows it."""
    top = 0
    for layer in range(board.layers):
        if board.layer_by[layer] == seat:
            for deep in range(top, top + board.layer_size[layer]):
                place(board, seat, bits.bit(board.deck[deep]), c.LAYERS + layer)
        top += board.layer_size[layer]
