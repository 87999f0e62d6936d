"""What a game shows above and below the question; a game without a scene of its own gets a list of its moves."""

from collections.abc import Callable
from typing import Final

import msgspec
from textual.content import Content

from sacrarium.core.decision import Ask
from sacrarium.core.words import ended

from . import look
from .canvas import Canvas, wrapped
from .moment import Moment, Sight, find
from .pane import Pane


class Step(msgspec.Struct, frozen=True):
    """What Enter would do now."""

    label: str  # of the button
    follows: str = ""
    moves: tuple[str, ...] = ()  # to be sent one after another; none: a piece is added to the answer
    fatal: bool = False  # the game would be lost at once, so it is asked twice
    confirm: str = ""  # something is given away, so it is asked twice; this is on the button the second time


def only_now(moment: Moment, moves: tuple[str, ...]) -> Ask | None:
    """Where nobody can look ahead there is only the present question."""
    return None if moves else moment.ask


class Scene:
    """A board above the question and a hand below it. This one serves every game."""

    memory_title = "What is known"
    unit = "Stop"  # what a record is leafed through by
    most_digits = 3  # of a typed number

    def __init__(self) -> None:
        self.board: Pane = NewsPane()
        self.hand: Pane = MoveRows()
        self.foresee: Callable[[Moment, tuple[str, ...]], Ask | None] = only_now

    def status(self, sight: Sight) -> str:
        """Where in the game we are, beside its title."""
        return ""

    def order(self, moment: Moment) -> tuple[str, ...]:
        """The moves in the order in which the arrows walk them, with those that are barred."""
        return tuple(_moves(moment.ask))

    def typed(self, moment: Moment, digits: str) -> str | None:
        """The move that a typed number stands for: here its place in the list."""
        order = self.order(moment)
        return order[int(digits) - 1] if 0 < int(digits) <= len(order) else None

    def beside(self, sight: Sight, across: int, down: int) -> str | None:
        """What lies so many steps beside the chosen one; in a row there is only before and behind."""
        order = self.order(sight.moment)
        by = across + down
        start = order.index(sight.chosen) if sight.chosen in order else -1 if by > 0 else len(order)
        return order[max(0, min(start + by, len(order) - 1))] if order else None

    # -- answering ---------------------------------------------------------------------------------

    def question(self, sight: Sight) -> Ask | None:
        """What is asked, as far as the answer has come."""
        return sight.moment.ask

    def first(self, moment: Moment) -> str | None:
        """What Enter chooses while nothing is chosen."""
        return None if moment.ask is None else moment.ask.moves[0].move

    def step(self, sight: Sight) -> Step | None:
        """What Enter would do with what is chosen and picked; None: nothing yet."""
        info, barred = find(sight.moment, sight.chosen)
        if barred is not None:
            return Step("", moves=(barred.move,))  # the table itself says why not
        return None if info is None else Step(info.label, ended(info.follows), (info.move,))

    def refusal(self, sight: Sight) -> str:
        """Why the chosen one cannot be had; empty where it can."""
        _, barred = find(sight.moment, sight.chosen)
        return "" if barred is None else look.citing(barred.words, barred.rule)

    def composes(self, moment: Moment) -> bool:
        """Whether the answer is put together from pieces before it is sent."""
        return False

    def pick(self, sight: Sight, spot: str) -> Sight:
        """Add this piece to the answer, or put it back."""
        return sight

    def advised(self, sight: Sight, move: str) -> Sight:
        """The sight in which this move needs only to be confirmed."""
        return msgspec.structs.replace(sight, chosen=move)

    # -- what the shell says -----------------------------------------------------------------------

    def held(self, moment: Moment) -> tuple[str, str] | None:
        """What happened, and why, where the table stops for a moment; None where it goes on."""
        return None

    def begins(self, moment: Moment) -> bool:
        """Whether a record is leafed through to this moment, the next of its units."""
        return self.held(moment) is not None

    def arrows(self, moment: Moment) -> tuple[str, str]:
        """What stands left and right of the largest words."""
        return "", ""

    def memory(self, moment: Moment, width: int) -> list[Content]:
        """What is known and what is proven, in lines."""
        notes = moment.words.notes or ("Nothing is known beyond what lies open.",)
        return [line for note in notes for line in wrapped(look.marked(f"· {note}"), width)]

    def epilogue(self, moment: Moment) -> list[Content]:
        """What is told below the final scores."""
        return []


class NewsPane(Pane):
    """What has just happened, for games that are not drawn."""

    DEFAULT_CSS = "NewsPane { height: 1fr; }"

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The seats, and the newest lines of the log at the bottom."""
        for seat, info in enumerate(sight.moment.seats):
            level = f", {info.level}" if info.level else ""
            canvas.put(2, seat, look.sign(seat), look.sign_style(seat))
            canvas.put(4, seat, f"{sight.moment.name(seat)}{level}", look.SOFT)
        room = canvas.height - len(sight.moment.seats) - 1
        lines = [part for line in sight.moment.lines for part in wrapped(look.marked(line), canvas.width - 4)]
        for row, line in enumerate(lines[-room:] if room > 0 else [], canvas.height - min(room, len(lines))):
            canvas.rich(2, row, line)


class MoveRows(Pane):
    """Every answer to the question in words, one to a row; those that are barred stand below with a cross."""

    DEFAULT_CSS = "MoveRows { height: 40%; min-height: 6; }"

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The rows around the chosen one."""
        for row, (place, move) in enumerate(self._shown(sight, canvas.height)):
            _draw_row(canvas, row, place, move, sight)

    def _shown(self, sight: Sight, height: int) -> list[tuple[int, str]]:
        moves = _moves(sight.moment.ask)
        chosen = moves.index(sight.chosen) if sight.chosen in moves else 0
        first = max(0, min(chosen - height // 2, len(moves) - height))
        return list(enumerate(moves, 1))[first : first + height]

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """The answer in this row."""
        shown = self._shown(sight, self.size.height)
        return shown[y][1] if y < len(shown) else None


def _moves(ask: Ask | None) -> list[str]:
    return (
        [] if ask is None else [*(info.move for info in ask.moves), *(barred.move for barred in ask.barred)]
    )


def _draw_row(canvas: Canvas, row: int, place: int, move: str, sight: Sight) -> None:
    info, _ = find(sight.moment, move)
    chosen = move == sight.chosen
    style = look.FAINT if info is None else look.CHOSEN if chosen else look.TEXT
    mark = "▸" if chosen else " "
    label = f"✗ {move}" if info is None else info.label
    canvas.put(1, row, f"{mark}{place:>3}  {label}", style)
    if info is not None and info.follows:
        start = 7 + max(16, len(label) + 2)
        canvas.put(start, row, look.shortened(look.plain(info.follows), canvas.width - start - 1), look.SOFT)


def scene_for(game: str) -> Scene:
    """The scene of this game, or the list that serves every game."""
    return SCENES.get(game, Scene)()


def _sarkophag() -> Scene:
    from .sarkophag import SarkophagScene

    return SarkophagScene()


def _sacrifice_duel() -> Scene:
    from .sacrifice_duel import DuelScene

    return DuelScene()


def _sacrifice_circle() -> Scene:
    from .sacrifice_circle import CircleScene

    return CircleScene()


def _sacre_bleu() -> Scene:
    from .sacre_bleu import SacreScene

    return SacreScene()


def _sacrifight() -> Scene:
    from .sacrifight import FightScene

    return FightScene()


SCENES: Final[dict[str, Callable[[], Scene]]] = {
    "sarkophag": _sarkophag,
    "sacrifice_duel": _sacrifice_duel,
    "sacrifice_circle": _sacrifice_circle,
    "sacre_bleu": _sacre_bleu,
    "sacrifight": _sacrifight,
}
