"""A person at the keys against bots."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import ClassVar

import msgspec
from textual import events, work
from textual.binding import Binding, BindingType

from sacrarium.core.errors import SacrariumError
from sacrarium.table.errors import Refused

from . import prompt
from .local import Keeper, LocalTable
from .moment import Moment, Sight
from .pane import Pane
from .shell import KEYS, Shell


@dataclass(frozen=True)
class Pace:
    """Seconds; any of the keys that choose ends a pause. Zero: nothing is waited for."""

    move: float = 0.6  # a bot takes at least so long
    held: float = 2.5  # a taken trick lies so long


class Playing(Shell, inherit_bindings=False):
    """The shell with a live table behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "step(-1)", "Choose", key_display="←→"),
        Binding("right,down", "step(1)", show=False),
        Binding("home", "step(-1000)", show=False),
        Binding("end", "step(1000)", show=False),
        Binding("enter,space", "enter", "Play", key_display="⏎"),
        Binding("escape", "put_back", show=False),
        Binding("backspace", "erase", show=False),
        Binding("h", "hint", "Hint", key_display="H"),
        *KEYS,
    ]

    def __init__(self, table: LocalTable, pace: Pace | None = None, keeper: Keeper | None = None) -> None:
        super().__init__(table.game, table.moment)
        self.table = table
        self.pace = pace or Pace()
        self.keeper = keeper
        self.question.after_end = "Play again"
        self.trouble: str | None = None  # why the record could not be written
        self._go_on = asyncio.Event()

    def on_mount(self) -> None:
        """Bots may have the first move."""
        super().on_mount()
        self.let_bots_play()

    # -- the others --------------------------------------------------------------------------------

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Let the bots answer one after another, until it is your turn or the end."""
        await self._stop_at(self.sight.moment)
        while (seat := self.table.waiting) is not None:
            move, _ = await asyncio.gather(self.table.think(seat), asyncio.sleep(self.pace.move))
            moment = self.table.play(move, seat)
            self.tell(moment)
            await self._stop_at(moment)
        if self.table.moment.result is not None:
            self._keep()

    async def _stop_at(self, moment: Moment) -> None:
        """A taken trick stays where it is for a while, or until a key."""
        if not self.pace.held or not self.scene.held(moment):
            return
        self._go_on.clear()
        self.look_at(self._changed(held=True))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go_on.wait(), self.pace.held)
        self.look_at(self._changed(held=False))

    def tell(self, moment: Moment) -> None:
        """Something has happened."""
        self.log_book += moment.lines
        chosen = self.sight.chosen if self.sight.chosen in self.scene.order(moment) else None
        self.look_at(Sight(moment, chosen, typed=self.sight.typed))

    def _changed(self, **changes: object) -> Sight:
        return msgspec.structs.replace(self.sight, **changes)

    # -- choosing ----------------------------------------------------------------------------------

    def choose(self, move: str | None, typed: str = "") -> None:
        """Look at a move; if it is barred, at the reason."""
        _, barred = prompt.find(self.sight.moment, move)
        note = prompt.reason(barred) if barred is not None else ""
        self.look_at(self._changed(chosen=move, typed=typed, note=note, bad=barred is not None))

    def action_step(self, by: int) -> None:
        """The next move to the left or right."""
        order = self.scene.order(self.sight.moment)
        if self._skipped() or not order:
            return
        start = order.index(self.sight.chosen) if self.sight.chosen in order else -1 if by > 0 else len(order)
        self.choose(order[max(0, min(start + by, len(order) - 1))])

    def on_key(self, event: events.Key) -> None:
        """Digits are gathered; what they stand for is chosen as far as it is there."""
        if event.character is None or not event.character.isdecimal() or not event.character.isascii():
            return
        typed = (self.sight.typed + event.character)[-3:].lstrip("0")
        if typed and not self.sight.held:
            self._take_typed(typed)

    def _take_typed(self, typed: str) -> None:
        move = self.scene.typed(self.sight.moment, typed)
        self.choose(move if move in self.scene.order(self.sight.moment) else None, typed)

    def action_erase(self) -> None:
        """Take back the last digit."""
        left = self.sight.typed[:-1]
        if left:
            self._take_typed(left)
        else:
            self.choose(None)

    def action_put_back(self) -> None:
        """Choose nothing; an open drawer is shut first."""
        if self._skipped():
            return
        if self.opened:
            self.opened = ""
        else:
            self.choose(None)

    def on_pane_picked(self, message: Pane.Picked) -> None:
        """A press chooses, a second press plays."""
        if self._skipped():
            return
        if message.move == self.sight.chosen:
            self.action_enter()
        else:
            self.choose(message.move)

    def on_prompt_pressed(self) -> None:
        """The button does what Enter does."""
        self.action_enter()

    # -- playing -----------------------------------------------------------------------------------

    def action_enter(self) -> None:
        """Go on, choose the first legal move, play the chosen one, or play again."""
        if self._skipped():
            return
        if self.sight.moment.result is not None:
            self._again()
        elif self.sight.typed:
            self._play(self.scene.typed(self.sight.moment, self.sight.typed) or self.sight.typed)
        elif self.sight.chosen is not None:
            self._play(self.sight.chosen)
        elif self.sight.moment.ask is not None:
            self.choose(self.sight.moment.ask.moves[0].move)

    def _play(self, move: str) -> None:
        try:
            moment = self.table.play(move)
        except Refused as refused:
            rule = f" **Rule {refused.rule}**" if refused.rule else ""
            self.look_at(self._changed(note=refused.words + rule, bad=True, typed=""))
            return
        self.look_at(Sight(self.sight.moment))
        self.tell(moment)
        self.let_bots_play()

    def _skipped(self) -> bool:
        """A key during a pause only ends it."""
        self._go_on.set()
        return self.sight.held

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a strong player would do; it is chosen, not played."""
        moment = self.sight.moment
        if moment.ask is None:
            return
        self.look_at(self._changed(note="Weighing your moves.", bad=False, typed=""))
        try:
            found = await self.table.hint()
        except (SacrariumError, RuntimeError, OSError):
            self.look_at(self._changed(note="There is no hint now; ask again.", bad=False))
            return
        if self.sight.moment.number == found.number:
            self.look_at(self._changed(chosen=found.move, note=found.words, bad=False, typed=""))

    # -- the end -----------------------------------------------------------------------------------

    def _again(self) -> None:
        if self.keeper is not None:
            self.keeper.next_game()
        moment = self.table.again()
        self.log_book = list(moment.lines)
        self.look_at(Sight(moment))
        self.let_bots_play()

    def action_leave(self) -> None:
        """Keep the record, if that was asked for, and go."""
        self._keep()
        self.exit()

    def _keep(self) -> None:
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.table.record())
        except SacrariumError as error:
            self.trouble = str(error)
