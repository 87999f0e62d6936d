"""The crystal's turn (R5 to R8), being knocked back (R27), and the heroes in its way."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.table import CircleTable

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def crystal_turn(table: CircleTable, chance: Chance, journal: "Journal | None") -> None:
    """R5, R8: a die, less one under the staff, tells how many spaces it goes; then it throws back who is there."""
    die = chance.roll(6)
    steps = die
    if table.staff_turns > 0:
        steps -= 1
        table.staff_turns -= 1
    start = table.travel
    if journal is not None:
        events.roll_crystal(table, die, steps, journal)
    walk(table, steps, journal)
    if table.travel != start and table.phase != c.WON and table.phase != c.LOST:
        push(table, table.crystal_space(), journal)


def walk(table: CircleTable, steps: int, journal: "Journal | None") -> None:
    """R6: step by step; black ends the game, the trap ends the walk."""
    start = table.travel
    sprung = False
    while steps > 0 and not sprung and table.travel < c.LAST_RING:
        steps -= 1
        table.travel += 1
        sprung = table.travel < c.LAST_RING and table.crystal_space() == table.trap
    if journal is not None:
        events.move_crystal(table, start, sprung, journal)
    if table.travel == c.LAST_RING:
        table.phase = c.LOST
        if journal is not None:
            events.end_game(table, journal)
    elif sprung:
        spring(table, journal)


def spring(table: CircleTable, journal: "Journal | None") -> None:
    """R6b, R25: the trap is gone and costs three; if nothing is left of the crystal, that wins."""
    table.trap = c.NOWHERE
    hurt(table, c.TRAP_DAMAGE)
    if journal is not None:
        events.spring_trap(table, c.TRAP_DAMAGE, journal)
        if table.phase == c.WON:
            events.end_game(table, journal)


def hurt(table: CircleTable, damage: int) -> None:
    """R29: the game is won the moment the crystal has no health left."""
    table.health = max(0, table.health - damage)
    if table.health == 0:
        table.phase = c.WON


def push(table: CircleTable, space: int, journal: "Journal | None") -> None:
    """R7: who stands where the crystal comes to rest goes one space clockwise, and pushes who stands there."""
    pushed = table.hero_on(space)
    while pushed != c.NOBODY:
        space = behind(space)
        following = table.hero_on(space)
        table.place[pushed] = space
        if journal is not None:
            events.push_hero(table, pushed, journal)
        pushed = following


def behind(space: int) -> int:
    """The next space of the ring clockwise; behind black is the last."""
    return c.LAST_RING if space == c.BLACK else space - 1


def knock_back(table: CircleTable, spaces: int, journal: "Journal | None") -> None:
    """R27: back towards black, which is a wall; traps do not react, and who stands there is pushed."""
    start = table.travel
    table.travel = max(0, start - spaces)
    if journal is not None and spaces > 0:
        events.knock_back(table, start, spaces, journal)
    if table.travel != start:
        push(table, table.crystal_space(), journal)
