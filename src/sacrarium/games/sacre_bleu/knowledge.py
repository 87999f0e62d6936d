"""What every observer knows about where the cards are: for each zone, the cards that can be there.

Observers are the seats, and the public, who sees what everybody sees. Zones are the hands and the layers of the deck:
layer 0 is what is left of the deal, every Return puts one more below. An observer knows its own hand, open hands and
the layers that it put there itself; everything else is a set of cards that are possible in a zone of known size.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat

from . import phases as c
from .pieces import NUMBERS as NUMBER_CARDS
from .pieces import black_pile, jack_pile, red_pile, worth_at_least
from .table import SacreTable

OBSERVERS = 8
HANDS = 7
NUMBERS = NUMBER_CARDS
RED = [red_pile(players) for players in range(8)]
BLACK = [black_pile(players) for players in range(8)]
ALWAYS_IN_DECK = [jack_pile(players) for players in range(8)]
AT_LEAST = [worth_at_least(value) for value in range(12)]


# -- placing cards -------------------------------------------------------------------------------------


def exists(table: SacreTable, observer: int) -> bool:
    """Whether somebody looks from there."""
    return observer < table.players or observer == c.PUBLIC


def place(table: SacreTable, observer: int, cards: CardSet, zone: int) -> None:
    """The observer knows that these cards are in this zone."""
    start = c.ZONES * observer
    for other in range(c.LAYERS + table.layers):
        table.may[start + other] &= ~cards
    table.may[start + zone] |= cards


def place_for_all(table: SacreTable, cards: CardSet, zone: int) -> None:
    """Everybody knows that these cards are in this zone."""
    for observer in range(OBSERVERS):
        if exists(table, observer):
            place(table, observer, cards, zone)


def zone_size(table: SacreTable, zone: int) -> int:
    """How many cards are in a zone: that is public."""
    return bits.popcount(table.hands[zone]) if zone < HANDS else table.layer_size[zone - c.LAYERS]


def settle(table: SacreTable, observer: int) -> None:
    """Own and open hands are known exactly; a zone whose cards are all known has room for no other."""
    start = c.ZONES * observer
    for seat in range(table.players):
        if seat == observer or table.is_open(seat):
            place(table, observer, table.hands[seat], seat)
            table.may[start + seat] = table.hands[seat]
    while conclude(table, start):
        pass
    remember_last(table, observer)


def doubtful(table: SacreTable, start: int) -> CardSet:
    """The cards that can be in more than one zone."""
    once = 0
    twice = 0
    for zone in range(c.LAYERS + table.layers):
        twice |= once & table.may[start + zone]
        once |= table.may[start + zone]
    return twice


def conclude(table: SacreTable, start: int) -> bool:
    """One step of closing zones that are full, and of filling zones that only just can be; true if it found one."""
    open_cards = doubtful(table, start)
    if not open_cards:
        return False
    for zone in range(c.LAYERS + table.layers):
        cards = table.may[start + zone]
        if not cards & open_cards:
            continue
        size = zone_size(table, zone)
        if bits.popcount(cards & ~open_cards) == size:
            table.may[start + zone] = cards & ~open_cards
            return True
        if bits.popcount(cards) == size:
            for other in range(c.LAYERS + table.layers):
                table.may[start + other] &= ~cards
            table.may[start + zone] = cards
            return True
    return False


def remember_last(table: SacreTable, observer: int) -> None:
    """Where each card was last seen for certain."""
    start = c.ZONES * observer
    open_cards = doubtful(table, start)
    known = 0
    for zone in range(c.LAYERS + table.layers):
        known |= table.may[start + zone] & ~open_cards
    for seat in range(table.players):
        place_now = table.may[start + seat] & ~open_cards
        table.last[8 * observer + seat] = (table.last[8 * observer + seat] & ~known) | place_now


def settle_all(table: SacreTable) -> None:
    """Everybody draws the conclusions."""
    for observer in range(OBSERVERS):
        if exists(table, observer):
            settle(table, observer)


def has_changed(table: SacreTable, seat: Seat) -> None:
    """What was known about a hand as a whole holds no longer."""
    table.untouched &= ~(1 << seat)
    table.holds_worth[seat] = 0


# -- what the options tell ---------------------------------------------------------------------------


def know_deal(table: SacreTable) -> None:
    """Everybody knows the piles: no jack was dealt, each hand has one red and one black court card."""
    red = RED[table.players]
    black = BLACK[table.players]
    dealt = red | black | NUMBERS
    left = ALWAYS_IN_DECK[table.players]
    if bits.popcount(red) > table.players:
        left |= red | black
    if bits.popcount(NUMBERS) > table.players * (table.dealt - 2):
        left |= NUMBERS
    for observer in range(OBSERVERS):
        if exists(table, observer):
            for seat in range(table.players):
                table.may[c.ZONES * observer + seat] = dealt
            table.may[c.ZONES * observer + c.LAYERS] = left
    table.untouched = (1 << table.players) - 1
    settle_all(table)


def know_score(table: SacreTable, cards: CardSet) -> None:
    """R10: these cards lie on the table for good."""
    for observer in range(OBSERVERS):
        if exists(table, observer):
            for zone in range(c.LAYERS + table.layers):
                table.may[c.ZONES * observer + zone] &= ~cards
            for seat in range(table.players):
                table.last[8 * observer + seat] &= ~cards


def know_offer(table: SacreTable, value: int) -> None:
    """R12, R14, R17: all see the card; who cannot answer holds nothing of that worth, who can holds something."""
    place_for_all(table, bits.bit(table.offered), table.active)
    for seat in range(table.players):
        if seat == table.active or table.hands[seat] == 0:
            continue
        if (table.able >> seat) & 1:
            table.holds_worth[seat] = max(table.holds_worth[seat], value)
            continue
        for observer in range(OBSERVERS):
            if exists(table, observer):
                table.may[c.ZONES * observer + seat] &= ~AT_LEAST[value]
    settle_all(table)


def know_answers(table: SacreTable) -> None:
    """R14, R16: the active seat sees every laid card, and the whole hand of who could lay none."""
    for seat in range(table.players):
        if seat == table.active:
            continue
        if (table.able >> seat) & 1:
            place(table, table.active, bits.bit(table.laid[seat]), seat)
        else:
            place(table, table.active, table.hands[seat], seat)
    settle(table, table.active)


def know_swap(table: SacreTable, partner: Seat, taken: Card, value: int, was_open: bool) -> None:
    """R17: all know where the offered card is; the laid one is known to the two, to others by its worth."""
    for observer in range(OBSERVERS):
        if not exists(table, observer):
            continue
        start = c.ZONES * observer
        if observer == table.active or observer == partner or was_open:
            place(table, observer, bits.bit(taken), table.active)
        else:
            table.may[start + table.active] |= table.may[start + partner] & AT_LEAST[value]
        place(table, observer, bits.bit(table.offered), partner)
    has_changed(table, table.active)
    has_changed(table, partner)
    table.holds_worth[table.active] = value
    settle_all(table)


def know_cycle(table: SacreTable, opened: int) -> None:
    """R23: giver and receiver know the packet; to others each card of the giver may have gone along."""
    for observer in range(OBSERVERS):
        if exists(table, observer):
            know_packets(table, observer, opened)
    for seat in range(table.players):
        if table.receiver[seat] != c.NOBODY:
            has_changed(table, seat)
    settle_all(table)


def know_packets(table: SacreTable, observer: int, opened: int) -> None:
    """The same for one observer; all packets move at once."""
    start = c.ZONES * observer
    for seat in range(table.players):
        table.before[seat] = table.may[start + seat]
    for seat in range(table.players):
        to = table.receiver[seat]
        if to != c.NOBODY and seat != observer and to != observer and not (opened >> seat) & 1:
            table.may[start + to] |= table.before[seat]
    for seat in range(table.players):
        if table.receiver[seat] != c.NOBODY and (seat == observer or (opened >> seat) & 1):
            place(table, observer, table.picks[seat], table.receiver[seat])


def know_put(table: SacreTable, seat: Seat, cards: CardSet) -> None:
    """R24: a new layer; its seat knows it, to others any card of the hand may be in it."""
    zone = c.LAYERS + table.layers - 1
    for observer in range(OBSERVERS):
        if exists(table, observer):
            table.may[c.ZONES * observer + zone] = table.may[c.ZONES * observer + seat]
            if observer == seat:
                place(table, observer, cards, zone)
                table.may[c.ZONES * observer + zone] = cards


def know_drawn(table: SacreTable, seat: Seat, layer: int, cards: CardSet) -> None:
    """R24: cards came off a layer; who put it there knows which, to others any card of it may be in the hand now."""
    for observer in range(OBSERVERS):
        if exists(table, observer):
            start = c.ZONES * observer
            if observer == seat or (observer != c.PUBLIC and observer == table.layer_by[layer]):
                place(table, observer, cards, seat)
            else:
                table.may[start + seat] |= table.may[start + c.LAYERS + layer]


def forget_top(table: SacreTable) -> None:
    """The top layer is used up: all others move up."""
    for layer in range(table.layers - 1):
        table.layer_size[layer] = table.layer_size[layer + 1]
        table.layer_by[layer] = table.layer_by[layer + 1]
    for observer in range(OBSERVERS):
        start = c.ZONES * observer + c.LAYERS
        for layer in range(table.layers - 1):
            table.may[start + layer] = table.may[start + layer + 1]
        table.may[start + table.layers - 1] = 0
    table.layers -= 1
    table.layer_size[table.layers] = 0
    table.layer_by[table.layers] = c.NOBODY


def know_given(table: SacreTable) -> None:
    """R26: the target knows the card that comes; all do if its hand is open. Until the take it counts as the giver's."""
    if table.is_open(table.target):
        place_for_all(table, bits.bit(table.given), table.active)
    else:
        place(table, table.target, bits.bit(table.given), table.active)


def know_visible(table: SacreTable, visible: CardSet) -> None:
    """R28: the active seat sees what the target has not set aside."""
    place(table, table.active, visible & ~bits.bit(table.given), table.target)
    settle(table, table.active)


def know_taken(table: SacreTable, taken: Card, was_open: bool) -> None:
    """R26, R28: the taken card is shown to all; the given one is known to the two."""
    for observer in range(OBSERVERS):
        if not exists(table, observer):
            continue
        start = c.ZONES * observer
        if observer == table.active or observer == table.target or was_open:
            place(table, observer, bits.bit(table.given), table.target)
        else:
            table.may[start + table.target] |= table.may[start + table.active]
        place(table, observer, bits.bit(taken), table.active)
    has_changed(table, table.active)
    has_changed(table, table.target)
    settle_all(table)


def know_everything(table: SacreTable) -> None:
    """R32: all hands and the deck are open; the deck is one layer whose order has no meaning."""
    while table.layers > 1:
        forget_top(table)
    deck = table.deck_cards()
    table.layer_size[0] = table.deck_size
    table.layer_by[0] = c.NOBODY
    sort_deck(table, deck)
    for observer in range(OBSERVERS):
        if exists(table, observer):
            table.may[c.ZONES * observer + c.LAYERS] = deck
    settle_all(table)


def sort_deck(table: SacreTable, cards: CardSet) -> None:
    """Lay these cards as the deck, in their natural order."""
    place_now = 0
    while cards:
        table.deck[place_now] = bits.lowest(cards)
        cards &= cards - 1
        place_now += 1
    while place_now < 54:
        table.deck[place_now] = c.NO_CARD
        place_now += 1
