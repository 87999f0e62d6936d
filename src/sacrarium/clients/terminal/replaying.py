"""A recorded game, step by step, forwards and backwards, with its turning points."""

import asyncio
from dataclasses import replace
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from sacrarium.core.bits import Seat
from sacrarium.core.game import Game
from sacrarium.core.record import Record
from sacrarium.core.words import Company

from .moment import Moment, Sight, moments
from .scene import Scene
from .shell import KEYS, Shell
from .turning import HERE, Judge, Turning, without_a_seat

FAR: Final = 1_000_000


class Replaying(Shell, inherit_bindings=False):
    """The shell with a record behind it: everything may be looked at, nothing can be changed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "Step", key_display="←→"),
        Binding("right,space,enter", "turn(1)", show=False),
        Binding("up", "stop(-1)", Scene.unit, key_display="↑↓"),
        Binding("down", "stop(1)", show=False),
        Binding("home", f"turn(-{FAR})", "Ends", key_display="⇱⇲"),
        Binding("end", f"turn({FAR})", show=False),
        Binding("s", "eyes", "Seat", key_display="S"),
        Binding("t", "drawer('points')", "Review", key_display="T"),
        Binding("n", "point(1)", show=False),
        Binding("p", "point(-1)", show=False),
        Binding("escape", "shut", show=False),
        *KEYS,
    ]

    def __init__(
        self, game: Game, record: Record, viewer: Seat | None, step: int = 0, judge: Judge | None = None
    ) -> None:
        self.record = record
        self.judge = judge  # None: nobody is there to think
        self.found: dict[Seat, Turning] = {}
        self.steps: list[Moment] = list(moments(game, record, viewer))
        self.place = step
        super().__init__(game, self.steps[step], game.read_options(record.options))
        self._name_the_unit()

    def _name_the_unit(self) -> None:
        """Every game says what it is leafed through by: tricks, rounds, turns."""
        keys = self._bindings.key_to_bindings
        keys["up"] = [replace(binding, description=self.scene.unit) for binding in keys["up"]]

    def on_mount(self) -> None:
        """Begin at the first step that is wanted."""
        self._show()

    def _show(self) -> None:
        moment = self.steps[min(self.place, len(self.steps) - 1)]
        self.log_book = [line for step in self.steps[: self.place + 1] for line in step.lines]
        eyes = "as a spectator" if moment.viewer is None else f"as {moment.seats[moment.viewer].name}"
        self.bar.aside = (
            f"Replay, {eyes}: step {min(self.place, len(self.steps) - 1)} of {len(self.steps) - 1}"
        )
        self.bar.refresh()
        self.look_at(Sight(moment, held=self.place < len(self.steps) and self.scene.held(moment) is not None))

    @property
    def last(self) -> int:
        """The last place; the result comes after the last move."""
        return len(self.steps) - (self.steps[-1].result is None)

    def action_turn(self, by: int) -> None:
        """So many steps on or back."""
        self.place = max(0, min(self.place + by, self.last))
        self._show()

    def on_prompt_pressed(self) -> None:
        """The button goes one step on."""
        self.action_turn(1)

    def action_stop(self, by: int) -> None:
        """To the next or last unit of the game, for example a taken trick."""
        place = self.place + by
        while 0 < place < len(self.steps) - 1 and not self.scene.begins(self.steps[place]):
            place += by
        self.action_turn(place - self.place)

    def action_eyes(self) -> None:
        """Look through the eyes of the next seat, and after the last as a spectator."""
        viewer = self.steps[0].viewer
        following = 0 if viewer is None else viewer + 1
        seat = following if following < len(self.steps[0].seats) else None
        self.steps = list(moments(self.game, self.record, seat))
        self._show()
        self._look_through()

    # -- turning points ----------------------------------------------------------------------------

    def watch_opened(self) -> None:
        """The list of turning points is filled while it is open."""
        super().watch_opened()
        self._look_through()

    def _fill_drawer(self) -> None:
        super()._fill_drawer()
        if self.opened == "points":
            turning = self._turning()
            lines = without_a_seat() if turning is None else turning.lines(self.place)
            row = next((row for row, line in enumerate(lines) if line.plain.startswith(HERE)), 0)
            self.drawer.show("Turning points", lines, row=row)

    def _turning(self) -> Turning | None:
        """What is known about the seat whose eyes are looked through."""
        viewer = self.steps[0].viewer
        if viewer is None:
            return None
        if viewer not in self.found:
            company = Company(tuple(info.name for info in self.steps[0].seats), viewer)
            self.found[viewer] = Turning(self.game, self.record, company, viewer)
        return self.found[viewer]

    def _look_through(self) -> None:
        turning = self._turning() if self.opened == "points" and self.judge else None
        self.workers.cancel_group(self, "review")
        if turning is not None and turning.left:
            self.run_worker(self._think(turning), group="review")

    async def _think(self, turning: Turning) -> None:
        """One decision after the other, while the list is open; what was found stays."""
        while turning.left and self.judge is not None:
            thought = self.judge(self.game, turning.left[0], turning.seat)
            try:
                turning.judged(await asyncio.wrap_future(thought))
            except (RuntimeError, OSError, ValueError) as error:  # no process can be started, or it has died
                turning.trouble = str(error)
                break
            finally:
                self._fill_drawer()

    def action_point(self, by: int) -> None:
        """To the next or last turning point that was found."""
        turning = self._turning()
        step = None if turning is None else turning.beside(self.place, by)
        if step is not None:
            self.action_turn(step - self.place)

    def action_shut(self) -> None:
        """Shut the drawer."""
        self.opened = ""
