"""Taking tricks (R14 to R20) and sudden death (R21 to R24)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_duel import events, pieces, piles
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.knowledge import remember_shown
from sacrarium.games.sacrifice_duel.table import DuelTable

from .drawing import draw_up_to, tricks_in
from .sacrifice import award

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

JOKER = 0
LAST_FACE = 3  # the place of the king in the order of tricks
TRUMPED = 14  # a trump beats every place
NEVER_WINS = 0
LOWEST_WINS = 20
FULL_HAND = pieces.HAND_SIZE
MOST_STEPS = pieces.SUDDEN_DEATH_CAP
KINDS = pieces.CARDS
TROPHIES = 7  # jokers, jacks, queens, kings
RED_CARDS = pieces.RED_CARDS
BLACK_CARDS = pieces.BLACK_CARDS


def strength(card: Card, trophy: Card, joker_wins: bool) -> int:
    """R15, R16: how strong a card is under this trophy; equal strengths tie, and NEVER_WINS under a joker."""
    place = (card + 1) >> 1
    if trophy != JOKER:
        return place + (TRUMPED if card != JOKER and (card & 1) == (trophy & 1) else 0)
    if place > LAST_FACE or (card == JOKER and joker_wins):
        return LOWEST_WINS - place
    return NEVER_WINS


def wins(first: Card, second: Card, trophy: Card, joker_wins: bool) -> int:
    """R15, R16: 0 if the first card wins, 1 if the second does, else TIE or VOID."""
    mine = strength(first, trophy, joker_wins)
    yours = strength(second, trophy, joker_wins)
    if mine != yours:
        return 0 if mine > yours else 1
    return c.VOID if trophy == JOKER and mine == NEVER_WINS else c.TIE


def trumps(trophy: Card) -> CardSet:
    """R15: the cards in the colour of the trophy, which is no joker."""
    return RED_CARDS if trophy & 1 else BLACK_CARDS


def total_strength(cards: CardSet, trophy: Card, joker_wins: bool) -> int:
    """How strong these cards are together."""
    total = 0
    while cards:
        total += strength(bits.lowest(cards) >> 1, trophy, joker_wins)
        cards &= cards - 1
    return total


def all_with(result: int) -> list[CardSet]:
    """For every card under every trophy, in the order of `row_of`: all cards against which it has this result."""
    return [
        pieces.pile_of(
            [other for other in range(KINDS) if wins(card, other, trophy, joker_wins) == result] * 2
        )
        for joker_wins in (False, True)
        for trophy in range(TROPHIES)
        for card in range(KINDS)
    ]


WEAKER = all_with(0)
STRONGER = all_with(1)
TYING = all_with(c.TIE)


def row_of(card: Card, trophy: Card, joker_wins: bool) -> int:
    """Where it is kept which cards are weaker than this one, and which are stronger."""
    return KINDS * (TROPHIES * joker_wins + trophy) + card


def weaker_than(card: Card, trophy: Card, joker_wins: bool) -> CardSet:
    """R15, R16: all cards that this one wins against."""
    return WEAKER[row_of(card, trophy, joker_wins)]


def stronger_than(card: Card, trophy: Card, joker_wins: bool) -> CardSet:
    """R15, R16: all cards that win against this one."""
    return STRONGER[row_of(card, trophy, joker_wins)]


def tying_with(card: Card, trophy: Card, joker_wins: bool) -> CardSet:
    """R15, R16: all cards that tie with this one."""
    return TYING[row_of(card, trophy, joker_wins)]


def play_card(table: DuelTable, seat: Seat, card: Card, chance: Chance, journal: "Journal | None") -> None:
    """R17, R18: a card is committed in secret, or led or played openly."""
    table.hands[seat] = piles.without(table.hands[seat], card)
    table.committed[seat] = card
    if table.phase == c.LEAD:
        remember_shown(table, seat, card)
        table.phase = c.FOLLOW
        if journal is not None:
            events.lead(seat, card, journal)
        return
    if table.phase == c.FOLLOW:
        remember_shown(table, seat, card)
    elif journal is not None:
        events.commit(seat, card, journal)
    if table.committed[1 - seat] != c.NO_CARD:
        show_cards(table, chance, journal)


def show_cards(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R19: both cards go to their owners' rows; the winner scores, a tie scores for both, a void for nobody."""
    result = wins(table.committed[0], table.committed[1], table.trophy, table.joker_wins)
    led = table.phase == c.FOLLOW
    if led and result == c.TIE and table.leader_wins:
        result = table.leader  # D10
    table.cards[2 * table.played] = table.committed[0]
    table.cards[2 * table.played + 1] = table.committed[1]
    table.leaders[table.played] = table.leader if led else c.NOBODY
    table.takers[table.played] = result if result < c.TIE else c.NOBODY
    for seat in range(2):
        if not led:
            remember_shown(table, seat, table.committed[seat])
        table.row[seat] = piles.with_card(table.row[seat], table.committed[seat])
        table.committed[seat] = c.NO_CARD
        if result == seat or (result == c.TIE and table.phase != c.SUDDEN):
            table.tricks[seat] += 1
    table.played += 1
    table.last_winner = result if result < c.TIE else c.NOBODY
    if journal is not None:
        events.take_trick(table, result, journal)
    if table.phase == c.SUDDEN:
        next_step(table, chance, journal)
    elif table.played == tricks_in(table.trophy):
        end_tricks(table, chance, journal)
    else:
        lead_next(table)


def lead_next(table: DuelTable) -> None:
    """R17, R19: the winner of a trick leads the next; without a single winner both play at once."""
    table.leader = table.last_winner
    table.phase = c.TOGETHER if table.leader == c.NOBODY else c.LEAD


def end_tricks(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R20: more tricks win the hand; equal numbers lead to sudden death."""
    table.leader = c.NOBODY
    if table.tricks[0] != table.tricks[1]:
        award(table, 0 if table.tricks[0] > table.tricks[1] else 1, journal)
        return
    table.phase = c.SUDDEN
    if journal is not None:
        events.sudden_death(table, journal)
    fill_hands(table, chance, journal)


def next_step(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R21, R24: a win ends it; after twenty steps without one, chance does."""
    table.steps += 1
    if table.last_winner != c.NOBODY:
        award(table, table.last_winner, journal)
    elif table.steps == MOST_STEPS:
        lucky = chance.below(2)
        table.tricks[lucky] += 1
        if journal is not None:
            events.settle_by_lot(lucky, journal)
        award(table, lucky, journal)
    else:
        fill_hands(table, chance, journal)


def fill_hands(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R22, R23: who has no card left draws up to five, or takes back five of the cards it has played."""
    for seat in range(2):
        if table.hands[seat] == 0:
            if table.draw[seat] == 0 and table.discard[seat] == 0:
                take_back(table, seat, chance, journal)
            else:
                draw_up_to(table, seat, FULL_HAND, chance, journal)


def take_back(table: DuelTable, seat: Seat, chance: Chance, journal: "Journal | None") -> None:
    """R23: five at random of its own row; from now on the other seat knows row and hand only as one set."""
    table.mixed[seat] = table.row[seat]
    for _ in range(FULL_HAND):
        card = chance.one_of(table.row[seat]) >> 1
        table.row[seat] = piles.without(table.row[seat], card)
        table.hands[seat] = piles.with_card(table.hands[seat], card)
    if journal is not None:
        events.take_back(table, seat, journal)
