"""What every observer knows about where the cards are: for each zone, the cards that can be there.

Observers are the seats, and the public, who sees what everybody sees. Zones are the hands and the layers of the deck:
layer 0 is what is left of the deal, every Return puts one more below. An observer knows its own hand, open hands and
the layers that it put there itself; everything else is a set of cards that are possible in a zone of known size.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat

from . import phases as c
from .board import SacreBoard
from .pieces import NUMBERS as NUMBER_CARDS
from .pieces import black_pile, jack_pile, red_pile, worth_at_least

OBSERVERS = 8
HANDS = 7
NUMBERS = NUMBER_CARDS
RED = [red_pile(players) for players in range(8)]
BLACK = [black_pile(players) for players in range(8)]
ALWAYS_IN_DECK = [jack_pile(players) for players in range(8)]
AT_LEAST = [worth_at_least(value) for value in range(12)]


# -- placing cards -------------------------------------------------------------------------------------


def exists(board: SacreBoard, observer: int) -> bool:
    """Whether somebody looks from there."""
    return observer < board.players or observer == c.PUBLIC


def place(board: SacreBoard, observer: int, cards: CardSet, zone: int) -> None:
    """The observer knows that these cards are in this zone."""
    start = c.ZONES * observer
    for other in range(c.LAYERS + board.layers):
        board.may[start + other] &= ~cards
    board.may[start + zone] |= cards


def place_for_all(board: SacreBoard, cards: CardSet, zone: int) -> None:
    """Everybody knows that these cards are in this zone."""
    for observer in range(OBSERVERS):
        if exists(board, observer):
            place(board, observer, cards, zone)


def zone_size(board: SacreBoard, zone: int) -> int:
    """How many cards are in a zone: that is public."""
    return bits.popcount(board.hands[zone]) if zone < HANDS else board.layer_size[zone - c.LAYERS]


def settle(board: SacreBoard, observer: int) -> None:
    """Own and open hands are known exactly; a zone whose cards are all known has room for no other."""
    start = c.ZONES * observer
    for seat in range(board.players):
        if seat == observer or board.is_open(seat):
            place(board, observer, board.hands[seat], seat)
            board.may[start + seat] = board.hands[seat]
    while conclude(board, start):
        pass
    remember_last(board, observer)


def doubtful(board: SacreBoard, start: int) -> CardSet:
    """The cards that can be in more than one zone."""
    once = 0
    twice = 0
    for zone in range(c.LAYERS + board.layers):
        twice |= once & board.may[start + zone]
        once |= board.may[start + zone]
    return twice


def conclude(board: SacreBoard, start: int) -> bool:
    """One step of closing zones that are full, and of filling zones that only just can be; true if it found one."""
    open_cards = doubtful(board, start)
    if not open_cards:
        return False
    for zone in range(c.LAYERS + board.layers):
        cards = board.may[start + zone]
        if not cards & open_cards:
            continue
        size = zone_size(board, zone)
        if bits.popcount(cards & ~open_cards) == size:
            board.may[start + zone] = cards & ~open_cards
            return True
        if bits.popcount(cards) == size:
            for other in range(c.LAYERS + board.layers):
                board.may[start + other] &= ~cards
            board.may[start + zone] = cards
            return True
    return False


def remember_last(board: SacreBoard, observer: int) -> None:
    """Where each card was last seen for certain."""
    start = c.ZONES * observer
    open_cards = doubtful(board, start)
    known = 0
    for zone in range(c.LAYERS + board.layers):
        known |= board.may[start + zone] & ~open_cards
    for seat in range(board.players):
        place_now = board.may[start + seat] & ~open_cards
        board.last[8 * observer + seat] = (board.last[8 * observer + seat] & ~known) | place_now


def settle_all(board: SacreBoard) -> None:
    """Everybody draws the conclusions."""
    for observer in range(OBSERVERS):
        if exists(board, observer):
            settle(board, observer)


def has_changed(board: SacreBoard, seat: Seat) -> None:
    """What was known about a hand as a whole holds no longer."""
    board.untouched &= ~(1 << seat)
    board.holds_worth[seat] = 0


# -- what the options tell ---------------------------------------------------------------------------


def know_deal(board: SacreBoard) -> None:
    """Everybody knows the piles: no jack was dealt, each hand has one red and one black court card."""
    red = RED[board.players]
    black = BLACK[board.players]
    dealt = red | black | NUMBERS
    left = ALWAYS_IN_DECK[board.players]
    if bits.popcount(red) > board.players:
        left |= red | black
    if bits.popcount(NUMBERS) > board.players * (board.dealt - 2):
        left |= NUMBERS
    for observer in range(OBSERVERS):
        if exists(board, observer):
            for seat in range(board.players):
                board.may[c.ZONES * observer + seat] = dealt
            board.may[c.ZONES * observer + c.LAYERS] = left
    board.untouched = (1 << board.players) - 1
    settle_all(board)


def know_score(board: SacreBoard, cards: CardSet) -> None:
    """R10: these cards lie on the table for good."""
    for observer in range(OBSERVERS):
        if exists(board, observer):
            for zone in range(c.LAYERS + board.layers):
                board.may[c.ZONES * observer + zone] &= ~cards
            for seat in range(board.players):
                board.last[8 * observer + seat] &= ~cards


def know_offer(board: SacreBoard, value: int) -> None:
    """R12, R14, R17: all see the card; who cannot answer holds nothing of that worth, who can holds something."""
    place_for_all(board, bits.bit(board.offered), board.active)
    for seat in range(board.players):
        if seat == board.active or board.hands[seat] == 0:
            continue
        if (board.able >> seat) & 1:
            board.holds_worth[seat] = max(board.holds_worth[seat], value)
            continue
        for observer in range(OBSERVERS):
            if exists(board, observer):
                board.may[c.ZONES * observer + seat] &= ~AT_LEAST[value]
    settle_all(board)


def know_answers(board: SacreBoard) -> None:
    """R14, R16: the active seat sees every laid card, and the whole hand of who could lay none."""
    for seat in range(board.players):
        if seat == board.active:
            continue
        if (board.able >> seat) & 1:
            place(board, board.active, bits.bit(board.laid[seat]), seat)
        else:
            place(board, board.active, board.hands[seat], seat)
    settle(board, board.active)


def know_swap(board: SacreBoard, partner: Seat, taken: Card, value: int, was_open: bool) -> None:
    """R17: all know where the offered card is; the laid one is known to the two, to others by its worth."""
    for observer in range(OBSERVERS):
        if not exists(board, observer):
            continue
        start = c.ZONES * observer
        if observer == board.active or observer == partner or was_open:
            place(board, observer, bits.bit(taken), board.active)
        else:
            board.may[start + board.active] |= board.may[start + partner] & AT_LEAST[value]
        place(board, observer, bits.bit(board.offered), partner)
    has_changed(board, board.active)
    has_changed(board, partner)
    board.holds_worth[board.active] = value
    settle_all(board)


def know_cycle(board: SacreBoard, opened: int) -> None:
    """R23: giver and receiver know the packet; to others each card of the giver may have gone along."""
    for observer in range(OBSERVERS):
        if exists(board, observer):
            know_packets(board, observer, opened)
    for seat in range(board.players):
        if board.receiver[seat] != c.NOBODY:
            has_changed(board, seat)
    settle_all(board)


def know_packets(board: SacreBoard, observer: int, opened: int) -> None:
    """The same for one observer; all packets move at once."""
    start = c.ZONES * observer
    for seat in range(board.players):
        board.before[seat] = board.may[start + seat]
    for seat in range(board.players):
        to = board.receiver[seat]
        if to != c.NOBODY and seat != observer and to != observer and not (opened >> seat) & 1:
            board.may[start + to] |= board.before[seat]
    for seat in range(board.players):
        if board.receiver[seat] != c.NOBODY and (seat == observer or (opened >> seat) & 1):
            place(board, observer, board.picks[seat], board.receiver[seat])


def know_put(board: SacreBoard, seat: Seat, cards: CardSet) -> None:
    """R24: a new layer; its seat knows it, to others any card of the hand may be in it."""
    zone = c.LAYERS + board.layers - 1
    for observer in range(OBSERVERS):
        if exists(board, observer):
            board.may[c.ZONES * observer + zone] = board.may[c.ZONES * observer + seat]
            if observer == seat:
                place(board, observer, cards, zone)
                board.may[c.ZONES * observer + zone] = cards


def know_drawn(board: SacreBoard, seat: Seat, layer: int, cards: CardSet) -> None:
    """R24: cards came off a layer; who put it there knows which, to others any card of it may be in the hand now."""
    for observer in range(OBSERVERS):
        if exists(board, observer):
            start = c.ZONES * observer
            if observer == seat or (observer != c.PUBLIC and observer == board.layer_by[layer]):
                place(board, observer, cards, seat)
            else:
                board.may[start + seat] |= board.may[start + c.LAYERS + layer]


def forget_top(board: SacreBoard) -> None:
    """The top layer is used up: all others move up."""
    for layer in range(board.layers - 1):
        board.layer_size[layer] = board.layer_size[layer + 1]
        board.layer_by[layer] = board.layer_by[layer + 1]
    for observer in range(OBSERVERS):
        start = c.ZONES * observer + c.LAYERS
        for layer in range(board.layers - 1):
            board.may[start + layer] = board.may[start + layer + 1]
        board.may[start + board.layers - 1] = 0
    board.layers -= 1
    board.layer_size[board.layers] = 0
    board.layer_by[board.layers] = c.NOBODY


def know_given(board: SacreBoard) -> None:
    """R26: the target knows the card that comes; all do if its hand is open. Until the take it counts as the giver's."""
    if board.is_open(board.target):
        place_for_all(board, bits.bit(board.given), board.active)
    else:
        place(board, board.target, bits.bit(board.given), board.active)


def know_visible(board: SacreBoard, visible: CardSet) -> None:
    """R28: the active seat sees what the target has not set aside."""
    place(board, board.active, visible & ~bits.bit(board.given), board.target)
    settle(board, board.active)


def know_taken(board: SacreBoard, taken: Card, was_open: bool) -> None:
    """R26, R28: the taken card is shown to all; the given one is known to the two."""
    for observer in range(OBSERVERS):
        if not exists(board, observer):
            continue
        start = c.ZONES * observer
        if observer == board.active or observer == board.target or was_open:
            place(board, observer, bits.bit(board.given), board.target)
        else:
            board.may[start + board.target] |= board.may[start + board.active]
        place(board, observer, bits.bit(taken), board.active)
    has_changed(board, board.active)
    has_changed(board, board.target)
    settle_all(board)


def know_everything(board: SacreBoard) -> None:
    """R32: all hands and the deck are open; the deck is one layer whose order has no meaning."""
    while board.layers > 1:
        forget_top(board)
    deck = board.deck_cards()
    board.layer_size[0] = board.deck_size
    board.layer_by[0] = c.NOBODY
    sort_deck(board, deck)
    for observer in range(OBSERVERS):
        if exists(board, observer):
            board.may[c.ZONES * observer + c.LAYERS] = deck
    settle_all(board)


def sort_deck(board: SacreBoard, cards: CardSet) -> None:
    """Lay these cards as the deck, in their natural order."""
    place_now = 0
    while cards:
        board.deck[place_now] = bits.lowest(cards)
        cards &= cards - 1
        place_now += 1
    while place_now < 54:
        board.deck[place_now] = c.NO_CARD
        place_now += 1
