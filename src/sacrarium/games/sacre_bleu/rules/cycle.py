"""Cycle (R20 to R23): everybody with enough cards passes some of them so many spots to the left."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.board import SacreBoard
from sacrarium.games.sacre_bleu.knowledge import know_cycle

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def participants(board: SacreBoard, number: int) -> int:
    """R21: how many seats hold at least so many cards."""
    count = 0
    for seat in range(board.players):
        count += bits.popcount(board.hands[seat]) >= number
    return count


def may_name(board: SacreBoard, number: int, spots: int) -> bool:
    """R21: at most half a dealt hand, two seats at least, and no card may come back to its seat (Q12)."""
    return 1 <= number <= board.most_cycle and 1 <= spots < participants(board, number)


def find_receivers(board: SacreBoard, number: int, spots: int) -> None:
    """R22: spots are counted among those who take part; the others are stepped over."""
    for seat in range(board.players):
        board.receiver[seat] = c.NOBODY
        if bits.popcount(board.hands[seat]) < number:
            continue
        other = seat
        left = spots
        while left:
            other = (other + 1) % board.players
            left -= bits.popcount(board.hands[other]) >= number
        board.receiver[seat] = other


def receivers(board: SacreBoard, number: int, spots: int) -> list[Seat]:
    """Who gets whose packet, by giver; nobody: the seat sits out."""
    find_receivers(board, number, spots)
    return listed_receivers(board)


def listed_receivers(board: SacreBoard) -> list[Seat]:
    """The same as it was found last."""
    return [board.receiver[seat] for seat in range(board.players)]


def name_rule(board: SacreBoard, number: int, spots: int, journal: "Journal | None") -> None:
    """R21: the rule is named; all who take part choose in secret."""
    board.cycle_number = number
    board.cycle_spots = spots
    for seat in range(board.players):
        if bits.popcount(board.hands[seat]) >= number:
            board.pending |= 1 << seat
    board.phase = c.PASS
    if journal is not None:
        telling.name_rule(board, journal)


def may_add(hand: CardSet, picked: CardSet, number: int) -> CardSet:
    """R37: cards above all that were picked, as long as enough are left above them for the rest."""
    left = number - bits.popcount(picked)
    cards = hand & ~picked
    if picked:
        cards &= ~((bits.bit(bits.highest(picked)) << 1) - 1)
    while left > 1:
        cards &= ~bits.bit(bits.highest(cards))
        left -= 1
    return cards


def pass_card(board: SacreBoard, seat: Seat, card: Card, journal: "Journal | None") -> None:
    """R22: one card more; when all have chosen, all packets move at once."""
    board.picks[seat] |= bits.bit(card)
    if journal is not None:
        telling.own_pick(seat, "pass", card, journal)
    if bits.popcount(board.picks[seat]) < board.cycle_number:
        return
    board.pending &= ~(1 << seat)
    if journal is not None:
        telling.packet_ready(seat, journal)
    if not board.pending:
        move_packets(board, journal)


def move_packets(board: SacreBoard, journal: "Journal | None") -> None:
    """R22, R23: every packet reaches its receiver."""
    opened = 0
    for seat in range(board.players):
        opened |= board.is_open(seat) << seat
    find_receivers(board, board.cycle_number, board.cycle_spots)
    for seat in range(board.players):
        board.hands[seat] &= ~board.picks[seat]
    for seat in range(board.players):
        if board.receiver[seat] != c.NOBODY:
            board.hands[board.receiver[seat]] |= board.picks[seat]
    know_cycle(board, opened)
    if journal is not None:
        telling.cycle(board, listed_receivers(board), opened, journal)
    finish_option(board, journal)
