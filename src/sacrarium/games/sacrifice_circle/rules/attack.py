"""Attacks (R18 to R20, R24, R28) and setting the trap (R25)."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Card
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.board import CircleBoard

from .crystal import hurt, knock_back
from .moving import is_ring

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

RANGE = 4
SLOWED_TURNS = 3
BUFF_DAMAGE = 2
BUFF_BACK = 1


def sees_crystal(board: CircleBoard, space: int) -> bool:
    """R24: along the ring, or along the path whose end the crystal stands on, one to four spaces away."""
    crystal = board.crystal_space()
    if is_ring(space):
        apart = abs(space - crystal)
        apart = min(apart, c.LAST_RING - apart)
        return 1 <= apart <= RANGE
    if not c.FIRST_PATH <= space <= c.LAST_PATH:
        return False
    path = (space - c.FIRST_PATH) // 5
    return crystal == c.BLACK + 8 * path and board.ways.steps(space, crystal) <= RANGE


def can_attack(board: CircleBoard, card: Card) -> bool:
    """R18, R19, R24: one attack a turn, beside the crystal or by rifle, with the card that the hero holds."""
    hero = board.hero
    if board.attacked or (card != c.BARE and board.item[hero] != card):
        return False
    if card == c.RIFLE:
        return sees_crystal(board, board.place[hero])
    return card != c.TRAP and not c.SPELL <= card < c.RADIANT and board.is_beside(board.place[hero])


def can_set_trap(board: CircleBoard) -> bool:
    """R25: instead of an attack, anywhere on the ring."""
    hero = board.hero
    return board.item[hero] == c.TRAP and not board.attacked and is_ring(board.place[hero])


def can_strike_at_all(board: CircleBoard) -> bool:
    """Whether any attack, or the trap in its place, is possible."""
    return can_attack(board, c.BARE) or can_attack(board, c.RIFLE) or can_set_trap(board)


def damage_of(die: int, card: Card, buffed: bool) -> int:
    """R20, R28: the die, the card's bonus, and two for a buff; holy attacks leave the buff alone."""
    damage = die
    if card in (c.AXE, c.RADIANT):
        damage += 4
    elif card == c.RIFLE:
        damage += 2
    elif card == c.STAFF:
        damage += 1
    return damage + (BUFF_DAMAGE if buffed and card != c.RADIANT else 0)


def back_of(damage: int, card: Card, buffed: bool) -> int:
    """R27, R28, Q16: how far this much damage knocks the crystal back."""
    if card == c.RADIANT:
        return damage
    back = max(0, damage - 2) if card == c.ODD else 0
    return back + (BUFF_BACK if buffed else 0)


def attack(board: CircleBoard, card: Card, chance: Chance, journal: "Journal | None") -> None:
    """R20: die, bonuses, the card and the buff are used up, damage, the staff, and last the knockback."""
    hero = board.hero
    die = chance.roll(6)
    buffed = board.buff[hero] != 0
    damage = damage_of(die, card, buffed)
    back = back_of(damage, card, buffed)
    board.attacked = True
    if card != c.BARE:
        board.item[hero] = c.NO_CARD
    if card != c.RADIANT:
        board.buff[hero] = 0
    hurt(board, damage)
    if journal is not None:
        events.attack(board, card, die, damage, buffed and card != c.RADIANT, journal)
    if board.phase == c.WON:
        if journal is not None:
            events.end_game(board, journal)
        return
    if card == c.STAFF:
        board.staff_turns = SLOWED_TURNS
    knock_back(board, back, journal)


def set_trap(board: CircleBoard, journal: "Journal | None") -> None:
    """R25: the marker lies on the hero's space until the crystal steps on it."""
    board.trap = board.place[board.hero]
    board.item[board.hero] = c.NO_CARD
    board.attacked = True
    if journal is not None:
        events.set_trap(board, journal)
