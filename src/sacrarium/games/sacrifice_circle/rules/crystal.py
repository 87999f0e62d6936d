"""The crystal's turn (R5 to R8), being knocked back (R27), and the heroes in its way."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.board import CircleBoard

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def crystal_turn(board: CircleBoard, chance: Chance, journal: "Journal | None") -> None:
    """R5, R8: a die, less one under the staff, tells how many spaces it goes; then it throws back who is there."""
    die = chance.roll(6)
    steps = die
    if board.staff_turns > 0:
        steps -= 1
        board.staff_turns -= 1
    start = board.travel
    if journal is not None:
        events.roll_crystal(board, die, steps, journal)
    walk(board, steps, journal)
    if board.travel != start and board.phase != c.WON and board.phase != c.LOST:
        push(board, board.crystal_space(), journal)


def walk(board: CircleBoard, steps: int, journal: "Journal | None") -> None:
    """R6: step by step; black ends the game, the trap ends the walk."""
    start = board.travel
    sprung = False
    while steps > 0 and not sprung and board.travel < c.LAST_RING:
        steps -= 1
        board.travel += 1
        sprung = board.travel < c.LAST_RING and board.crystal_space() == board.trap
    if journal is not None:
        events.move_crystal(board, start, sprung, journal)
    if board.travel == c.LAST_RING:
        board.phase = c.LOST
        if journal is not None:
            events.end_game(board, journal)
    elif sprung:
        spring(board, journal)


def spring(board: CircleBoard, journal: "Journal | None") -> None:
    """R6b, R25: the trap is gone and costs three; if nothing is left of the crystal, that wins."""
    board.trap = c.NOWHERE
    hurt(board, c.TRAP_DAMAGE)
    if journal is not None:
        events.spring_trap(board, c.TRAP_DAMAGE, journal)
        if board.phase == c.WON:
            events.end_game(board, journal)


def hurt(board: CircleBoard, damage: int) -> None:
    """R29: the game is won the moment the crystal has no health left."""
    board.health = max(0, board.health - damage)
    if board.health == 0:
        board.phase = c.WON


def push(board: CircleBoard, space: int, journal: "Journal | None") -> None:
    """R7: who stands where the crystal comes to rest goes one space clockwise, and pushes who stands there."""
    pushed = board.hero_on(space)
    while pushed != c.NOBODY:
        space = behind(space)
        following = board.hero_on(space)
        board.place[pushed] = space
        if journal is not None:
            events.push_hero(board, pushed, journal)
        pushed = following


def behind(space: int) -> int:
    """The next space of the ring clockwise; behind black is the last."""
    return c.LAST_RING if space == c.BLACK else space - 1


def knock_back(board: CircleBoard, spaces: int, journal: "Journal | None") -> None:
    """R27: back towards black, which is a wall; traps do not react, and who stands there is pushed."""
    start = board.travel
    board.travel = max(0, start - spaces)
    if journal is not None and spaces > 0:
        events.knock_back(board, start, spaces, journal)
    if board.travel != start:
        push(board, board.crystal_space(), journal)
