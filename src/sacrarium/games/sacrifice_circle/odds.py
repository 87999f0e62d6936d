"""What the dice may bring: where the crystal can come to rest, when it may reach black, what an attack may do."""

import functools
from typing import TYPE_CHECKING

import msgspec

from sacrarium.core.bits import Card

from . import phases as c
from .circle import HEROES, RING, HeroName
from .pieces import SPACES
from .rules.attack import back_of, damage_of

if TYPE_CHECKING:
    from .board import CircleBoard

TURNS_AHEAD = 4
FACES = range(1, 7)


class Push(msgspec.Struct, frozen=True):
    """A hero that would have to make way."""

    hero: HeroName
    start: str
    space: str


class Landing(msgspec.Struct, frozen=True):
    """Where the crystal would come to rest, and by which dice."""

    space: str
    t: int  # 40: it has reached black
    dice: tuple[int, ...]
    probability: float
    trapped: bool
    pushes: tuple[Push, ...]


class LossOdds(msgspec.Struct, frozen=True):
    """How likely black is reached within one, two, three and four turns of the crystal."""

    now: tuple[float, ...]
    without_trap: tuple[float, ...]
    without_staff: tuple[float, ...]
    without_both: tuple[float, ...]


class Blow(msgspec.Struct, frozen=True):
    """What one face of the die would do in an attack."""

    die: int
    damage: int
    health: int
    back: int
    t: int
    space: str
    pushes: tuple[Push, ...]


# -- the crystal -----------------------------------------------------------------------------------


def pushes(board: "CircleBoard", space: int) -> tuple[Push, ...]:
    """R7: who would be pushed where if the crystal came to rest on this space of the ring."""
    found = []
    hero = board.hero_on(space)
    while hero != c.NOBODY:
        behind = space - 1 if space != c.BLACK else RING
        found.append(Push(HEROES[hero], SPACES[space], SPACES[behind]))
        space = behind
        hero = board.hero_on(space)
    return tuple(found)


def landings(board: "CircleBoard") -> tuple[Landing, ...]:
    """R5 to R8: the spaces where the crystal's next turn may end, nearest first."""
    ends: dict[int, list[int]] = {}
    for die in FACES:
        ends.setdefault(_end(board, die), []).append(die)
    return tuple(_landing(board, end, tuple(dice)) for end, dice in sorted(ends.items()))


def _end(board: "CircleBoard", die: int) -> int:
    steps = die - 1 if board.staff_turns else die
    end = min(board.travel + steps, RING)
    trap = trap_travel(board)
    return trap if trap is not None and board.travel < trap <= end else end


def trap_travel(board: "CircleBoard") -> int | None:
    """How far the crystal has travelled when it stands on the trap; None where there is none."""
    return None if board.trap == c.NOWHERE else board.trap - c.BLACK


def _landing(board: "CircleBoard", end: int, dice: tuple[int, ...]) -> Landing:
    moves = end != board.travel
    return Landing(
        space=SPACES[c.BLACK + end % RING],
        t=end,
        dice=dice,
        probability=round(len(dice) / 6, 4),
        trapped=moves and end == trap_travel(board),
        pushes=pushes(board, c.BLACK + end % RING) if moves and end < RING else (),
    )


def loss_odds(board: "CircleBoard") -> LossOdds:
    """The chances that the crystal comes round, as things lie, without the trap, and without the staff."""
    here, staff, trap = board.travel, board.staff_turns, trap_travel(board) or 0
    return LossOdds(
        now=_within(here, staff, trap),
        without_trap=_within(here, staff, 0),
        without_staff=_within(here, 0, trap),
        without_both=_within(here, 0, 0),
    )


def _within(travel: int, staff: int, trap: int) -> tuple[float, ...]:
    ahead = trap if trap > travel else 0
    return tuple(round(reaches_black(turns, travel, staff, ahead), 4) for turns in range(1, TURNS_AHEAD + 1))


@functools.lru_cache(maxsize=20_000)
def reaches_black(turns: int, travel: int, staff: int, trap: int) -> float:
    """How likely it is that so many turns suffice; a trap of 0 is none."""
    if travel >= RING:
        return 1.0
    if turns == 0 or travel + 6 * turns < RING:
        return 0.0
    total = 0.0
    for die in FACES:
        end = travel + die - (1 if staff else 0)
        if travel < trap <= end:
            total += reaches_black(turns - 1, trap, max(0, staff - 1), 0)
        else:
            total += reaches_black(turns - 1, end, max(0, staff - 1), trap)
    return total / 6


# -- attacks ---------------------------------------------------------------------------------------


def blows(board: "CircleBoard", card: Card) -> tuple[Blow, ...]:
    """R20: what each face of the die would do in this attack of the hero whose turn it is."""
    return tuple(_blow(board, card, die) for die in FACES)


def _blow(board: "CircleBoard", card: Card, die: int) -> Blow:
    buffed = bool(board.buff[board.hero])
    damage = damage_of(die, card, buffed)
    health = max(0, board.health - damage)
    back = back_of(damage, card, buffed) if health else 0
    travel = max(0, board.travel - back)
    moved = travel != board.travel
    space = c.BLACK + travel
    return Blow(
        die=die,
        damage=damage,
        health=health,
        back=back,
        t=travel,
        space=SPACES[space],
        pushes=pushes(board, space) if moved else (),
    )


def uses_buff(board: "CircleBoard", card: Card) -> bool:
    """R28: whether this attack would use up a buff."""
    return bool(board.buff[board.hero]) and card != c.RADIANT
