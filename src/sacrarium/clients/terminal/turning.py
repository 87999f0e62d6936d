"""The turning points of a recorded game: decisions of a seat that could clearly have been better, found one by one."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final, Protocol

from textual.content import Content

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.record import Record
from sacrarium.core.words import Company
from sacrarium.search.review import Decision, Judged, decisions
from sacrarium.table.messages import TurningPoint
from sacrarium.table.reviewing import turning_point

from . import look
from .canvas import wrapped
from .drawer import WIDTH

HERE: Final = "▸"
FOR_A_SEAT: Final = "Press S to look through the eyes of a seat; its turning points stand here then."
NONE_FOUND: Final = "Nothing was clearly worse than what a master would have done."
STOPPED: Final = "Nobody can think any further; open the record again to go on."
HOW_TO_GO: Final = "N and P go from one to the next."


class Judge(Protocol):
    """Whoever thinks about decisions; processes do, and so can a test."""

    def __call__(self, game: Game, decision: Decision, seat: Seat) -> "Future[Judged]":
        """What a master thinks of this decision."""


class Turning:
    """What was found for one seat so far."""

    def __init__(self, game: Game, record: Record, company: Company, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.company = company
        self.left = list(decisions(game, record, seat, Seeded(record.seed)))
        self.count = len(self.left)
        self.points: list[TurningPoint] = []
        self.trouble: str | None = None  # why nobody goes on thinking

    def judged(self, found: Judged) -> None:
        """What a master thinks of the first decision that is left."""
        decision = self.left.pop(0)
        if found.clearly:
            self.points.append(turning_point(self.game, decision, found, self.seat, self.company))

    def beside(self, place: int, by: int) -> int | None:
        """The step of the next turning point in this direction, or of the last one before it."""
        steps = [point.number for point in self.points]
        if by > 0:
            return next((step for step in steps if step > place), None)
        return next((step for step in reversed(steps) if step < place), None)

    def lines(self, place: int) -> list[Content]:
        """For the drawer: how far it has come, and every point with its step; the present one is marked."""
        found = [look.marked(text) for text in self._heading()]
        for point in self.points:
            here = point.number == place
            style = look.CHOSEN if here else look.CAN
            found += [Content.styled(f"{HERE if here else ' '} step {point.number}", style)]
            found += [Content("  ") + line for line in wrapped(look.marked(point.words), WIDTH - 2)]
        return found

    def _heading(self) -> Sequence[str]:
        done = self.count - len(self.left)
        name = self.company.names[self.seat]
        far = f"{name}: {done} of {self.count} decisions looked at"
        if self.trouble is not None:
            return (far, *_folded(STOPPED), "")
        if self.points:
            return (far, HOW_TO_GO, "")
        return (far,) if self.left else (far, "", *_folded(NONE_FOUND))


def _folded(words: str) -> list[str]:
    return [line.plain for line in wrapped(Content(words), WIDTH)]


def without_a_seat() -> list[Content]:
    """For the drawer, while nobody's eyes are looked through."""
    return [look.marked(line) for line in _folded(FOR_A_SEAT)]
