"""What is pending and what lasts as rows of numbers, as positions write them: the same rows in every version.

A row of a frame has one number for what its instruction remembers between questions, one for how often something is
repeated, and one for heroes. Which field of the record that is depends on the instruction. A twelfth number follows
where cards are protected from the step that goes on: their slots.
"""

from typing import TYPE_CHECKING, Final

from sacrarium.core.errors import BadPosition
from sacrarium.games.sacrifight.cards import codes as table
from sacrarium.games.sacrifight.cards.program import CODE

from . import codes as c
from .records import Frame, Lasting

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState

Row = tuple[int, ...]

REMEMBERED: Final = {  # by instruction: the field, and what is added to it, so that 0 says that nothing has begun
    c.DRAW: ("left", 1), c.MOVE: ("left", 1), c.KILL: ("left", 1), c.PLAGUE: ("left", 1), c.PEEK: ("left", 0),
    c.H1: ("done", 0), c.H2: ("done", 0), c.B1: ("done", 0), c.B3: ("done", 0), c.OPENING: ("done", 0),
    c.EXHUME: ("done", 0), c.RESCUE: ("done", 0), c.PLAY_FREE: ("done", 0),
    c.PLACE: ("chosen", 1), c.SHIFT: ("chosen", 1), c.B5_END: ("chosen", 1), c.CONSENT: ("chosen", 0),
    c.TOSS: ("coin", 0), c.EFFECT: ("coin", 0), c.AGAIN: ("coin", 0),
}  # fmt: skip
REPEATED: Final = {
    c.REPEAT: ("left", 1), c.PEEK: ("shown", 0),
    c.B4: ("done", 0), c.B5: ("done", 0), c.B5_END: ("done", 0), c.B6: ("done", 0), c.B6_END: ("done", 0),
}  # fmt: skip
PLAYING: Final = (
    c.SACRIFICE,
    c.RESCUE,
    c.TOSS,
    c.EFFECT,
    c.AGAIN,
)  # a play remembers the heir of the old card
IDLE: Final = Frame()
COLUMNS: Final = 11
PILES: Final = 64  # a move from piles: so many times the cards that have moved


def of_frame(state: "FightState", at: int) -> Row:
    """The row of a frame: step, hero, card, slot, holder, flags, what is remembered, sides, heroes, sacrificed card."""
    frame = state.frame(at)
    op = state.program.code_at(c.WIDTH * frame.step)
    remembered, repeated = _column(REMEMBERED, op, frame), _column(REPEATED, op, frame)
    if op == c.MOVE:
        remembered += PILES * frame.done
    heroes = frame.meant or frame.heir
    place = frame.step, frame.hero, frame.card, frame.slot, frame.holder, frame.flags
    row = *place, remembered, repeated, frame.sides, heroes, frame.sacrificed
    return (*row, frame.spared) if frame.spared else row


def _column(columns: dict[int, tuple[str, int]], op: int, frame: Frame) -> int:
    if op not in columns:
        return 0
    field, more = columns[op]
    return 0 if frame[field] == IDLE[field] else frame[field] + more


def to_frame(state: "FightState", row: Row) -> Frame:
    """The frame that a row stands for."""
    row, spared = (row[:COLUMNS], row[COLUMNS]) if len(row) == COLUMNS + 1 else (row, 0)
    _check("pending", row)
    step, hero, card, slot, holder, flags, remembered, repeated, sides, heroes, sacrificed = row
    frame = Frame(step, hero, card, slot, holder, flags, sides=sides, sacrificed=sacrificed, spared=spared)
    code = c.WIDTH * step
    if not 0 <= code < CODE:
        raise BadPosition("pending: there is no such instruction")
    op = state.program.code_at(code)
    if op == c.MOVE and moves_from_pile(state, code):
        remembered, frame.done = remembered % PILES, remembered // PILES
    for columns, number in ((REMEMBERED, remembered), (REPEATED, repeated)):
        if op in columns:
            field, more = columns[op]
            setattr(frame, field, number - more)
    setattr(frame, "heir" if op in PLAYING else "meant", heroes)
    return frame


def moves_from_pile(state: "FightState", code: int) -> bool:
    """Whether a move takes the top cards of piles."""
    filter_ = state.program.code_at(code + 1)
    return bool(state.program.filters[table.FILTER * filter_ + table.F_ZONE] == c.ON_PILE)


def of_lasting(state: "FightState", place: int) -> Row:
    """The row of an entry: protection has the filter of its cards where others have their amount."""
    entry = state.lasting(place)
    amount = entry.cards if entry.what == c.PROTECTED else entry.amount
    numbers = (
        entry.scope,
        entry.sides,
        entry.until,
        entry.hero,
        entry.slot,
        entry.uses,
        entry.delay,
        entry.rounds,
    )
    return entry.what, entry.how, amount, *numbers


def to_lasting(row: Row) -> Lasting:
    """The entry that a row stands for."""
    _check("lasting", row)
    what, how, amount, *numbers = row
    if what == c.PROTECTED:
        return Lasting(what, how, 0, amount, *numbers)
    return Lasting(what, how, amount, c.NONE, *numbers)


def _check(field: str, row: Row) -> None:
    if len(row) != COLUMNS:
        raise BadPosition(f"{field}: a row has {COLUMNS} numbers, not {len(row)}")
