"""What every sensible player does: when to use a card, which of two to keep, where to start (specification, section 6)."""

from sacrarium.core.bits import Card, Move

from . import phases as c
from .board import CircleBoard
from .rules.attack import can_attack, can_set_trap

LATE = 32  # of the crystal's travel: from here on nothing is saved for later
NEARLY_DEAD = 10


def is_time_for(board: CircleBoard, card: Card) -> bool:
    """Whether an attack should use this card now: knockback is wasted near black, a rifle is kept for far shots."""
    if board.travel >= LATE or board.health <= NEARLY_DEAD:
        return True
    if card == c.ODD:
        return board.travel >= 4
    if card == c.RADIANT:
        return board.travel >= 9
    if card == c.RIFLE:
        return board.travel > 26
    return True


def wants_trap(board: CircleBoard) -> bool:
    """Whether the trap should be set here: one to ten spaces ahead, while it will not be needed to kill."""
    ahead = board.place[board.hero] - c.BLACK - board.travel
    return 1 <= ahead <= 10 and board.health > 6 and can_set_trap(board)


def strike(board: CircleBoard) -> Move:
    """The attack that a sensible player makes now, or the trap; c.NO_MOVE where there is none."""
    if board.attacked:
        return c.NO_MOVE
    card = board.item[board.hero]
    if wants_trap(board):
        return c.SET_TRAP
    if can_attack(board, c.BARE):
        if card < c.BARE and can_attack(board, card) and is_time_for(board, card):
            return c.ATTACK + card
        return c.ATTACK + c.BARE
    if card == c.RIFLE and can_attack(board, c.RIFLE):
        return c.ATTACK + c.RIFLE
    return c.NO_MOVE


def liking(board: CircleBoard, card: Card) -> int:
    """How much a card is liked: golden scroll, radiant talisman, staff, then trap, spell and axe, then the rest."""
    if card == c.GOLDEN:
        return 5 if board.golden_on == c.NOBODY else 3
    if card == c.RADIANT:
        return 4
    if card == c.STAFF:
        return 3
    return 2 if card in (c.TRAP, c.SPELL, c.AXE) else 1


def keep(board: CircleBoard) -> Move:
    """The better of two cards; of equal ones that in hand."""
    held = board.item[board.hero]
    return c.KEEP_CARD + (board.drawn if liking(board, board.drawn) > liking(board, held) else held)


def first_path(board: CircleBoard) -> Move:
    """The first path that is free: heroes are all alike."""
    hero = 0
    while board.seat_of[hero] != c.NOBODY:
        hero += 1
    return c.PATH_OF + hero
