"""Score (R8 to R11): a sequence of one suit goes to the table, unless it precludes winning."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.state import MoveList
from sacrarium.games.sacre_bleu import moves as numbers
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import runs, telling
from sacrarium.games.sacre_bleu.knowledge import has_changed, know_score
from sacrarium.games.sacre_bleu.runs import is_sequence, points_of, ranks_in
from sacrarium.games.sacre_bleu.table import SacreTable

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

SCORE_MOVE = numbers.SCORE
DONE = numbers.DONE


def beaten(table: SacreTable, seat: Seat, total: int) -> bool:
    """R11: somebody has more, or as much and comes later in the order (R35)."""
    for other in range(table.players):
        if other == seat:
            continue
        if table.scores[other] > total:
            return True
        if table.scores[other] == total and table.place_in_order(other) > table.place_in_order(seat):
            return True
    return False


def precludes(table: SacreTable, seat: Seat, points: int, used: int) -> bool:
    """R11: this would be the seat's last Score, and it would still be beaten."""
    if table.preclude == c.NEVER:
        return False
    last = bits.popcount(table.hands[seat]) - used < c.FEWEST
    if table.preclude == c.LAST_CHANCE and table.round_number == c.LAST_ROUND:
        last = True
    return last and beaten(table, seat, table.scores[seat] + points)


def may_score(table: SacreTable, seat: Seat, ranks: int, jokers: int) -> bool:
    """R8, R11: real cards of one suit with so many jokers."""
    return is_sequence(ranks, jokers) and not precludes(
        table, seat, runs.WORTH[ranks], bits.popcount(ranks) + jokers
    )


def may_score_cards(table: SacreTable, seat: Seat, cards: CardSet) -> bool:
    """R8, R11: any set of cards."""
    real = cards & (bits.bit(c.RED_JOKER) - 1)
    if real == 0:
        return False
    suit = bits.lowest(real) // 13
    ranks = ranks_in(real, suit)
    return bits.popcount(ranks) == bits.popcount(real) and may_score(
        table, seat, ranks, bits.popcount(cards ^ real)
    )


def can_grow(table: SacreTable, seat: Seat, ranks: int, pool: int, jokers: int) -> bool:
    """Whether these ranks, with some of the pool and up to so many jokers, are a set that may be scored."""
    more = pool
    while True:
        for used in range(jokers + 1):
            if may_score(table, seat, ranks | more, used):
                return True
        if more == 0:
            return False
        more = (more - 1) & pool


def can_score(table: SacreTable, seat: Seat) -> bool:
    """R3: whether the seat has any Score."""
    hand = table.hands[seat]
    jokers = bits.popcount(hand >> c.RED_JOKER)
    for suit in range(4):
        ranks = ranks_in(hand, suit)
        if bits.popcount(ranks) + jokers >= c.FEWEST and can_grow(table, seat, 0, ranks, jokers):
            return True
    return False


def may_pick(table: SacreTable, seat: Seat, card: Card) -> bool:
    """R37: a card above all that were picked, with which a set can still come about."""
    hand = table.hands[seat]
    picked = table.picks[seat]
    if not (hand >> card) & 1 or (picked and bits.highest(picked) >= card):
        return False
    if card >= c.RED_JOKER:
        return may_pick_joker(table, seat, card)
    suit = card // 13
    if picked and bits.lowest(picked) // 13 != suit:
        return False
    rank = card - 13 * suit
    held = ranks_in(hand, suit)
    pool = held & ~((2 << rank) - 1)
    return can_grow(
        table, seat, ranks_in(picked, suit) | (1 << rank), pool, bits.popcount(hand >> c.RED_JOKER)
    )


def may_pick_joker(table: SacreTable, seat: Seat, card: Card) -> bool:
    """Q7: jokers come last; one of two may be used, or both."""
    cards = table.picks[seat] | bits.bit(card)
    if may_score_cards(table, seat, cards):
        return True
    second = bits.bit(c.BLACK_JOKER)
    return (
        card == c.RED_JOKER
        and (table.hands[seat] & second) != 0
        and may_score_cards(table, seat, cards | second)
    )


def list_score(table: SacreTable, seat: Seat, moves: MoveList) -> None:
    """The cards that may be picked next, and "done" once the set is complete."""
    cards = table.hands[seat]
    while cards:
        card = bits.lowest(cards)
        cards &= cards - 1
        if may_pick(table, seat, card):
            moves.move[moves.count] = SCORE_MOVE + card
            moves.count += 1
    if may_score_cards(table, seat, table.picks[seat]):
        moves.move[moves.count] = DONE
        moves.count += 1


def lay_out(table: SacreTable, seat: Seat, journal: "Journal | None") -> None:
    """R9, R10: the picked cards lie on the table for good and count their points."""
    cards = table.picks[seat]
    place = 5 * seat + table.sets[seat]
    table.set_cards[place] = cards
    table.set_round[place] = table.round_number
    table.sets[seat] += 1
    table.scores[seat] += points_of(cards)
    table.hands[seat] &= ~cards
    table.gone |= cards
    table.picks[seat] = 0
    has_changed(table, seat)
    know_score(table, cards)
    if journal is not None:
        telling.score(table, seat, cards, journal)
