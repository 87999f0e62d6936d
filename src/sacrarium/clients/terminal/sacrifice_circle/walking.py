"""The arrows walk over the board: from space to space, in the direction that they show."""

from typing import Final

from sacrarium.clients.terminal.moment import Moment, Sight

from . import choices
from .plan import SPACES
from .table import active, table_of

STOP: Final = "stop"
NEARLY: Final = 0.01  # no way in this direction
CONES: Final = (0.6, 1.2, 3.0, 100.0)  # how far aside a space may lie; the narrowest that holds one counts

Point = tuple[float, float]


def asks(moment: Moment) -> bool:
    """Whether a hero is moving."""
    return moment.ask is not None and moment.ask.about == "move"


def points(moment: Moment) -> dict[str, Point]:
    """Where every answer lies on the board, those that are barred too; to stay is where the hero stands."""
    hero = active(table_of(moment))
    found: dict[str, Point] = {}
    for row in choices.rows(moment):
        for spot in row.spots:
            space = spot.removeprefix("go:") if spot != STOP or hero is None else hero.space
            found[spot] = (SPACES[space].x, SPACES[space].y)
    return found


def beside(sight: Sight, across: int, down: int) -> str | None:
    """The nearest answer in this direction; far away, the first or the last."""
    found = points(sight.moment)
    if abs(across) > 1:
        return next(iter(found if across < 0 else reversed(found)), None)
    hero = active(table_of(sight.moment))
    start = found.get(sight.chosen or "")
    if start is None and hero is not None:
        start = (SPACES[hero.space].x, SPACES[hero.space].y)
    return sight.chosen if start is None else _nearest(found, start, (across, -down)) or sight.chosen


def _nearest(found: dict[str, Point], start: Point, to: Point) -> str | None:
    for cone in CONES:
        near: list[tuple[float, str]] = []
        for spot, (x, y) in found.items():
            along = (x - start[0]) * to[0] + (y - start[1]) * to[1]
            aside = abs((x - start[0]) * to[1] - (y - start[1]) * to[0])
            if along > NEARLY and aside <= cone * along:
                near.append((along + aside, spot))
        if near:
            return min(near)[1]
    return None
