"""The scrolls: sending a hero to a star (R26)."""

from typing import TYPE_CHECKING

from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.board import CircleBoard

from .moving import unlock

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def has_scroll(board: CircleBoard) -> bool:
    """R26: whether the hero holds a scroll that it may use now; the golden one works once a turn."""
    card = board.item[board.hero]
    return card == c.SPELL or (card == c.GOLDEN and not board.golden_used)


def can_be_sent(board: CircleBoard, target: int) -> bool:
    """R26: anybody but the holder of the radiant talisman; the golden scroll never sends the same hero twice."""
    if not has_scroll(board) or board.item[target] == c.RADIANT:
        return False
    return board.item[board.hero] == c.SPELL or target != board.golden_on


def can_teleport(board: CircleBoard, target: int, star: int) -> bool:
    """R26: whether this hero can be sent to this star."""
    return can_be_sent(board, target) and is_open_to(board, target, board.ways.star[star])


def is_open_to(board: CircleBoard, target: int, space: int) -> bool:
    """R26, Q20: not where the crystal or another hero stands; the target itself is in nobody's way."""
    return board.is_free(space) or (board.place[target] == space and space != board.crystal_space())


def can_teleport_at_all(board: CircleBoard) -> bool:
    """Whether any hero can be sent to any star."""
    if has_scroll(board):
        for target in range(5):
            for star in range(5):
                if can_teleport(board, target, star):
                    return True
    return False


def teleport(board: CircleBoard, target: int, star: int, journal: "Journal | None") -> None:
    """R26, R28: the target is unlocked, and buffed by the golden scroll, which is used up by its second target."""
    hero = board.hero
    card = board.item[hero]
    start = board.place[target]
    board.place[target] = board.ways.star[star]
    if card == c.GOLDEN:
        board.golden_used = True
        board.buff[target] = 1
    if card == c.SPELL or board.golden_on != c.NOBODY:
        board.item[hero] = c.NO_CARD
    if card == c.GOLDEN and board.golden_on == c.NOBODY:
        board.golden_on = target
    if journal is not None:
        events.teleport(board, card, target, start, journal)
    unlock(board, target, journal)
