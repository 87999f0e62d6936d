"""Setup, rounds and turns (R1 to R7), round 8 (R32 to R34) and the end (R5)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.board import SacreBoard
from sacrarium.games.sacre_bleu.knowledge import know_deal, know_everything, settle_all
from sacrarium.games.sacre_bleu.pieces import NUMBERS as NUMBER_CARDS
from sacrarium.games.sacre_bleu.pieces import black_pile, jack_pile, red_pile

from .score import can_score

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

NUMBERS = NUMBER_CARDS
RED = [red_pile(players) for players in range(8)]
BLACK = [black_pile(players) for players in range(8)]
JACKS = [jack_pile(players) for players in range(8)]


def deal(board: SacreBoard, chance: Chance, journal: "Journal | None") -> None:
    """Setup: one red court card, one black and the numbers to each seat; what is left is shuffled as the deck."""
    board.clear()
    if board.options.first_player == "random":
        board.first = chance.below(board.players)
    left = JACKS[board.players]
    left |= deal_pile(board, RED[board.players], 1, chance)
    left |= deal_pile(board, BLACK[board.players], 1, chance)
    left |= deal_pile(board, NUMBERS, board.dealt - 2, chance)
    chance.spread(left)
    for place in range(board.deck_size):
        board.deck[place] = chance.draw()
    board.layers = 1
    board.layer_size[0] = board.deck_size
    board.active = board.first
    board.phase = c.MAIN
    know_deal(board)
    if journal is not None:
        telling.deal(board, journal)


def deal_pile(board: SacreBoard, pile: int, count: int, chance: Chance) -> int:
    """So many cards of a pile to each seat; returns what is left of it."""
    chance.spread(pile)
    for seat in range(board.players):
        for _ in range(count):
            card = chance.draw()
            board.hands[seat] |= bits.bit(card)
            pile &= ~bits.bit(card)
    return pile


# -- the choice of an option ---------------------------------------------------------------------------


def others_hold_cards(board: SacreBoard) -> bool:
    """R3: Advertise and Exchange need somebody else with a card."""
    for seat in range(board.players):
        if seat != board.active and board.hands[seat]:
            return True
    return False


def may_cycle(board: SacreBoard) -> bool:
    """R20, R21: not in round 8, not right after a Cycle, and at least two seats must hold a card."""
    if board.round_number == c.LAST_ROUND or board.last_option == c.TO_CYCLE:
        return False
    return others_hold_cards(board)


def may_choose(board: SacreBoard, option: int) -> bool:
    """R3: the options that the active seat has."""
    if option == c.TO_SCORE:
        return can_score(board, board.active)
    if option == c.TO_CYCLE:
        return may_cycle(board)
    return option == c.TO_RETURN or others_hold_cards(board)


def choose(board: SacreBoard, option: int, journal: "Journal | None") -> None:
    """R3: the turn is spent on this option; nothing can be taken back."""
    board.option = option
    if option == c.TO_SCORE:
        board.phase = c.SCORE
    elif option == c.TO_ADVERTISE:
        board.phase = c.OFFER
    elif option == c.TO_CYCLE:
        board.phase = c.CYCLE
    elif option == c.TO_RETURN:
        board.phase = c.PUT
    elif option == c.TO_EXCHANGE:
        board.phase = c.TARGET
    if journal is not None:
        telling.choose(board, journal)


# -- the end of a turn ---------------------------------------------------------------------------------


def finish_option(board: SacreBoard, journal: "Journal | None") -> None:
    """R34: in round 8 a Score may follow; else the turn is over."""
    option = board.option
    board.clear_option()
    board.option = option
    if board.round_number == c.LAST_ROUND and can_score(board, board.active):
        board.phase = c.BONUS
    else:
        end_turn(board, journal)


def end_turn(board: SacreBoard, journal: "Journal | None") -> None:
    """R4, R5, R29: small hands are opened, locks of this seat end, and the next seat with three cards acts."""
    seat = board.active
    board.last_seat = seat
    board.last_option = board.option
    board.last_round = board.round_number
    board.locked[seat] = 0
    board.clear_option()
    settle_all(board)
    if journal is not None:
        telling.open_hand(board, seat, journal)
    board.phase = c.MAIN
    next_turn(board, journal)


def next_turn(board: SacreBoard, journal: "Journal | None") -> None:
    """R1, R2, R5: in order, round by round; hands of fewer than three cards are passed over."""
    for _ in range(board.players):
        board.active = (board.active + 1) % board.players
        if board.active == board.first:
            board.round_number += 1
        if bits.popcount(board.hands[board.active]) >= c.FEWEST:
            break
    if board.round_number > c.LAST_ROUND or bits.popcount(board.hands[board.active]) < c.FEWEST:
        end(board, journal)
        return
    if board.round_number == c.LAST_ROUND and board.last_round < c.LAST_ROUND:
        know_everything(board)
        if journal is not None:
            telling.final_round(board, journal)
    if journal is not None:
        telling.begin_turn(board, journal)


def end(board: SacreBoard, journal: "Journal | None") -> None:
    """R5: the game is over."""
    board.round_number = board.last_round
    board.active = board.last_seat
    board.phase = c.OVER
    if journal is not None:
        telling.end(board, journal)
