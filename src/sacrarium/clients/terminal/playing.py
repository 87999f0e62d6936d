"""A person at the keys against bots."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import ClassVar, Final

import msgspec
from textual import events, work
from textual.binding import Binding, BindingType

from sacrarium.core.errors import SacrariumError
from sacrarium.table.errors import Refused

from . import look
from .local import Keeper, LocalTable
from .moment import Moment, Sight
from .pane import Pane
from .scene import Step
from .shell import KEYS, Shell


@dataclass(frozen=True)
class Pace:
    """Seconds; any of the keys that choose ends a pause. Zero: nothing is waited for."""

    move: float = 0.6  # a bot takes at least so long
    held: float = 2.5  # a taken trick lies so long
    word: float = 0.2  # and longer where there is more to read, such as a boss's turn

    def pause(self, lines: Sequence[str]) -> float:
        """How long the table stops for what these lines tell."""
        return max(self.held, self.word * sum(len(line.split()) for line in lines))


FAR: Final = 1000  # more than any row has


class Playing(Shell, inherit_bindings=False):
    """The shell with a live table behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", "Choose", key_display="←→"),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("home", f"walk(-{FAR}, 0)", show=False),
        Binding("end", f"walk({FAR}, 0)", show=False),
        Binding("space", "pick", "Add", key_display="Space"),
        Binding("enter,space", "enter", "Play", key_display="⏎"),
        Binding("escape", "put_back", show=False),
        Binding("backspace", "erase", show=False),
        Binding("h", "hint", "Hint", key_display="H"),
        Binding("u", "take_back", "Undo", key_display="U"),
        *KEYS,
    ]

    def __init__(self, table: LocalTable, pace: Pace | None = None, keeper: Keeper | None = None) -> None:
        super().__init__(table.game, table.moment, table.options)
        self.table = table
        self.scene.foresee = table.foresee
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
        if not self.pace.held or self.scene.held(moment) is None:
            return
        self._go_on.clear()
        self.look_at(self._changed(held=True))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go_on.wait(), self.pace.pause(moment.lines))
        self.look_at(self._changed(held=False))

    def tell(self, moment: Moment) -> None:
        """Something has happened."""
        self.log_book += moment.lines
        order = self.scene.order(moment)
        chosen = self.sight.chosen if self.sight.chosen in order else None
        picked = tuple(spot for spot in self.sight.picked if spot in order)
        self.look_at(Sight(moment, chosen, picked, typed=self.sight.typed))

    def _changed(self, **changes: object) -> Sight:
        return msgspec.structs.replace(self.sight, **changes)

    # -- choosing ----------------------------------------------------------------------------------

    def choose(self, spot: str | None, typed: str = "") -> None:
        """Look at a move or a piece of one; if it cannot be had, at the reason."""
        sight = self._changed(chosen=spot, typed=typed, note="", bad=False, warned=False)
        reason = self.scene.refusal(sight)
        self.look_at(msgspec.structs.replace(sight, note=reason, bad=bool(reason)))

    def action_walk(self, across: int, down: int) -> None:
        """What lies beside the chosen one."""
        if not self._skipped():
            spot = self.scene.beside(self.sight, across, down)
            if spot is not None:
                self.choose(spot)

    def pick(self, spot: str) -> None:
        """Add a piece to the answer or put it back; where that cannot be, the reason."""
        after = self.scene.pick(self._changed(note="", bad=False, warned=False, typed=""), spot)
        reason = self.scene.refusal(after)
        self.look_at(msgspec.structs.replace(after, note=reason, bad=bool(reason)))

    def action_pick(self) -> None:
        """Add what is chosen, or put it back."""
        if self.sight.chosen is not None:
            self.pick(self.sight.chosen)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Pieces are added only where an answer is composed; elsewhere the key does what Enter does."""
        return action != "pick" or (self.scene.composes(self.sight.moment) and not self.sight.held)

    def look_at(self, sight: Sight) -> None:
        """Show it; the foot of the screen changes only where the keys do."""
        before = self.check_action("pick", ())
        super().look_at(sight)
        if before != self.check_action("pick", ()):
            self.refresh_bindings()

    def on_key(self, event: events.Key) -> None:
        """Digits are gathered where there is something to choose; what they stand for is chosen as far as it is there."""
        if event.character is None or not event.character.isdecimal() or not event.character.isascii():
            return
        typed = (self.sight.typed + event.character)[-self.scene.most_digits :].lstrip("0")
        if typed and not self.sight.held and self.scene.order(self.sight.moment):
            self._take_typed(typed)

    def _take_typed(self, typed: str) -> None:
        spot = self.scene.typed(self.sight.moment, typed)
        if self.scene.most_digits > 1:
            self.choose(spot if spot in self.scene.order(self.sight.moment) else None, typed)
        elif spot is not None and self.scene.composes(self.sight.moment):
            self.pick(spot)
        elif spot is not None:
            self.choose(spot)

    def action_erase(self) -> None:
        """Take back the last digit, or the last piece."""
        left = self.sight.typed[:-1]
        if left:
            self._take_typed(left)
        elif self.sight.picked:
            self.pick(self.sight.picked[-1])
        else:
            self.choose(None)

    def action_put_back(self) -> None:
        """Shut the drawer; else choose nothing, then put back piece after piece."""
        if self._skipped():
            return
        if self.opened:
            self.opened = ""
        elif self.sight.picked and (self.sight.chosen is None or self.sight.chosen in self.sight.picked):
            self.pick(self.sight.picked[-1])
            self.choose(None)
        else:
            self.choose(None)

    def on_pane_picked(self, message: Pane.Picked) -> None:
        """A press chooses, a second press plays; pieces are added and put back."""
        if self._skipped():
            return
        if self.scene.composes(self.sight.moment):
            self.pick(message.spot)
        elif message.spot == self.sight.chosen:
            self.action_enter()
        else:
            self.choose(message.spot)

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
        elif self.sight.typed and self.sight.chosen is None:
            self._send((self.scene.typed(self.sight.moment, self.sight.typed) or self.sight.typed,))
        else:
            self._take(self.scene.step(self.sight))

    def _take(self, step: Step | None) -> None:
        """Do what the button says; what would lose the game or give something away is asked twice."""
        if step is None:
            self.choose(self.sight.chosen or self.scene.first(self.sight.moment))
        elif not step.moves and self.sight.chosen is not None:
            self.pick(self.sight.chosen)
        elif (step.fatal or step.confirm) and not self.sight.warned:
            self.look_at(self._changed(warned=True, note="", bad=False))
        elif step.moves:
            self._send(step.moves)

    def _send(self, moves: tuple[str, ...]) -> None:
        """One move after another; the bots answer when all are made."""
        for move in moves:
            try:
                moment = self.table.play(move)
            except Refused as refused:
                self.look_at(self._changed(note=look.citing(refused.words, refused.rule), bad=True, typed=""))
                return
            self.look_at(Sight(self.sight.moment))
            self.tell(moment)
        self.let_bots_play()

    def action_take_back(self) -> None:
        """Your last decision does not count; where that cannot be, the reason."""
        if self._skipped():
            return
        try:
            moment = self.table.take_back()
        except Refused as refused:
            self.look_at(self._changed(note=refused.words, bad=True, typed=""))
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
        if self.sight.moment.ask == moment.ask:  # others may have decided in secret meanwhile
            advised = self.scene.advised(self._changed(typed="", warned=False), found.move)
            self.look_at(msgspec.structs.replace(advised, note=found.words, bad=False))

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
