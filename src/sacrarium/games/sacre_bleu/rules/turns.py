"""Setup, rounds and turns (R1 to R7), round 8 (R32 to R34) and the end (R5)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.knowledge import know_deal, know_everything, settle_all
from sacrarium.games.sacre_bleu.pieces import NUMBERS as NUMBER_CARDS
from sacrarium.games.sacre_bleu.pieces import black_pile, jack_pile, red_pile
from sacrarium.games.sacre_bleu.table import SacreTable

from .score import can_score

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

NUMBERS = NUMBER_CARDS
RED = [red_pile(players) for players in range(8)]
BLACK = [black_pile(players) for players in range(8)]
JACKS = [jack_pile(players) for players in range(8)]


def deal(table: SacreTable, chance: Chance, journal: "Journal | None") -> None:
    """Setup: one red court card, one black and the numbers to each seat; what is left is shuffled as the deck."""
    table.clear()
    if table.options.first_player == "random":
        table.first = chance.below(table.players)
    left = JACKS[table.players]
    left |= deal_pile(table, RED[table.players], 1, chance)
    left |= deal_pile(table, BLACK[table.players], 1, chance)
    left |= deal_pile(table, NUMBERS, table.dealt - 2, chance)
    chance.spread(left)
    for place in range(table.deck_size):
        table.deck[place] = chance.draw()
    table.layers = 1
    table.layer_size[0] = table.deck_size
    table.active = table.first
    table.phase = c.MAIN
    know_deal(table)
    if journal is not None:
        telling.deal(table, journal)


def deal_pile(table: SacreTable, pile: int, count: int, chance: Chance) -> int:
    """So many cards of a pile to each seat; returns what is left of it."""
    chance.spread(pile)
    for seat in range(table.players):
        for _ in range(count):
            card = chance.draw()
            table.hands[seat] |= bits.bit(card)
            pile &= ~bits.bit(card)
    return pile


# -- the choice of an option ---------------------------------------------------------------------------


def others_hold_cards(table: SacreTable) -> bool:
    """R3: Advertise and Exchange need somebody else with a card."""
    for seat in range(table.players):
        if seat != table.active and table.hands[seat]:
            return True
    return False


def may_cycle(table: SacreTable) -> bool:
    """R20, R21: not in round 8, not right after a Cycle, and at least two seats must hold a card."""
    if table.round_number == c.LAST_ROUND or table.last_option == c.TO_CYCLE:
        return False
    return others_hold_cards(table)


def may_choose(table: SacreTable, option: int) -> bool:
    """R3: the options that the active seat has."""
    if option == c.TO_SCORE:
        return can_score(table, table.active)
    if option == c.TO_CYCLE:
        return may_cycle(table)
    return option == c.TO_RETURN or others_hold_cards(table)


def choose(table: SacreTable, option: int, journal: "Journal | None") -> None:
    """R3: the turn is spent on this option; nothing can be taken back."""
    table.option = option
    if option == c.TO_SCORE:
        table.phase = c.SCORE
    elif option == c.TO_ADVERTISE:
        table.phase = c.OFFER
    elif option == c.TO_CYCLE:
        table.phase = c.CYCLE
    elif option == c.TO_RETURN:
        table.phase = c.PUT
    elif option == c.TO_EXCHANGE:
        table.phase = c.TARGET
    if journal is not None:
        telling.choose(table, journal)


# -- the end of a turn ---------------------------------------------------------------------------------


def finish_option(table: SacreTable, journal: "Journal | None") -> None:
    """R34: in round 8 a Score may follow; else the turn is over."""
    option = table.option
    table.clear_option()
    table.option = option
    if table.round_number == c.LAST_ROUND and can_score(table, table.active):
        table.phase = c.BONUS
    else:
        end_turn(table, journal)


def end_turn(table: SacreTable, journal: "Journal | None") -> None:
    """R4, R5, R29: small hands are opened, locks of this seat end, and the next seat with three cards acts."""
    seat = table.active
    table.last_seat = seat
    table.last_option = table.option
    table.last_round = table.round_number
    table.locked[seat] = 0
    table.clear_option()
    settle_all(table)
    if journal is not None:
        telling.open_hand(table, seat, journal)
    table.phase = c.MAIN
    next_turn(table, journal)


def next_turn(table: SacreTable, journal: "Journal | None") -> None:
    """R1, R2, R5: in order, round by round; hands of fewer than three cards are passed over."""
    for _ in range(table.players):
        table.active = (table.active + 1) % table.players
        if table.active == table.first:
            table.round_number += 1
        if bits.popcount(table.hands[table.active]) >= c.FEWEST:
            break
    if table.round_number > c.LAST_ROUND or bits.popcount(table.hands[table.active]) < c.FEWEST:
        end(table, journal)
        return
    if table.round_number == c.LAST_ROUND and table.last_round < c.LAST_ROUND:
        know_everything(table)
        if journal is not None:
            telling.final_round(table, journal)
    if journal is not None:
        telling.begin_turn(table, journal)


def end(table: SacreTable, journal: "Journal | None") -> None:
    """R5: the game is over."""
    table.round_number = table.last_round
    table.active = table.last_seat
    table.phase = c.OVER
    if journal is not None:
        telling.end(table, journal)
