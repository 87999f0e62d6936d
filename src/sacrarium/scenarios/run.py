"""Plays a scenario and compares what happens with what it expects."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from sacrarium.core.bits import Seat, members_of
from sacrarium.core.chance import Scripted, Seeded
from sacrarium.core.errors import IllegalMove, Reason, ScriptError
from sacrarium.core.journal import Journal
from sacrarium.core.state import State
from sacrarium.core.words import Company, heading

from .layout import Expect, Play, Scenario, read_move
from .match import Difference, as_data, differences, differs, matches, shown
from .setting import chance_of, start_of
from .tree import Field, is_whole, said

SPECTATOR: Final = "spectator"
SAMPLES: Final = 50
MOST_SAMPLES: Final = 10_000  # all of them are held at once


@dataclass(frozen=True)
class Result:
    """What came of a scenario."""

    scenario: Scenario
    differences: tuple[Difference, ...]

    @property
    def ok(self) -> bool:
        """Whether everything was as expected."""
        return not self.differences


def run(scenario: Scenario) -> Result:
    """Play the scenario; a mistake in the file itself raises ScenarioError."""
    return Result(scenario, tuple(_Table(scenario).play_all()))


class _Table:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.chance = chance_of(scenario)
        self.journal = Journal()  # since the last expectation
        self.state: State = self._with_chance(
            scenario.given, lambda: start_of(scenario, self.chance, self.journal)
        )

    def play_all(self) -> Iterator[Difference]:
        for step in self.scenario.steps:
            for part in step:
                if isinstance(part, Expect):
                    yield from CHECKS[part.kind](self, part.want)
                    continue
                refusal = self._with_chance(part.field, lambda part=part: self.play(part))  # type: ignore[misc]
                if refusal is not None:
                    yield refusal
                    return
            if isinstance(step[0], Expect):
                self.journal = Journal()
        yield from self._left_over()

    def play(self, part: Play) -> Difference | None:
        self.seat(part.seat, part.field)
        try:
            self.state.play(part.seat, part.move, self.chance, self.journal)
        except IllegalMove as error:
            return Difference(
                part.field.line,
                part.field.path,
                f"seat {part.seat} plays {part.text}",
                f"it is refused by {self.told(error.reason)}",
            )
        return None

    def seat(self, number: Any, field: Field) -> Seat:
        """A seat of this table."""
        if not is_whole(number) or not 0 <= number < self.state.seats():
            field.wrong(f"there is no seat {number}; there are 0 to {self.state.seats() - 1}")
        return int(number)

    def viewer(self, name: Any, field: Field) -> Seat | None:
        """A seat, or somebody who only watches."""
        return None if name == SPECTATOR else self.seat(name, field)

    def told(self, reason: Reason) -> str:
        names = tuple(f"seat {seat}" for seat in range(self.state.seats()))
        return f"{reason.rule} ({heading(self.game.text.reason(reason, Company(names)))})"

    def _with_chance(self, field: Field, act: Callable[[], Any]) -> Any:
        try:
            return act()
        except ScriptError as error:
            field.wrong(str(error))

    def _left_over(self) -> Iterator[Difference]:
        if isinstance(self.chance, Scripted) and self.scenario.chance is not None:
            for kind, items in self.chance.unused().items():
                field = self.scenario.chance.value[kind]
                yield Difference(field.line, field.path, "all of it to be used", f"{shown(items)} left over")


def to_act(table: _Table, want: Field) -> Iterator[Difference]:
    """The seats that must decide now."""
    expected = [want.whole()] if not isinstance(want.value, list) else [seat.whole() for seat in want.value]
    asked = list(members_of(table.state.to_act()))
    if sorted(expected) != asked:
        yield differs(want, expected, asked)


def legal(table: _Table, want: Field) -> Iterator[Difference]:
    """All legal moves of a seat, in any order; none for a seat that is not to act."""
    for name, field in want.fields().items():
        seat = table.seat(name, field)
        expected = {read_move(table.game, move) for move in field.items()}
        asked = table.state.to_act() >> seat & 1
        allowed = set(table.state.legal(seat)) if asked else set()
        if expected != allowed:
            yield differs(
                field,
                *(sorted(map(table.game.write_move, moves), key=_natural) for moves in (expected, allowed)),
            )


def _natural(text: str) -> tuple[int, str]:
    return len(text), text


def refused(table: _Table, want: Field) -> Iterator[Difference]:
    """Moves that are not allowed, with the rule that forbids them."""
    for one in want.value if isinstance(want.value, list) else [want]:
        fields = one.named(("seat", "move", "rule"))
        for name in ("seat", "move"):
            if name not in fields:
                one.wrong(f"the field '{name}' is missing")
        reason = _reason(table, fields["seat"].whole(), read_move(table.game, fields["move"]))
        rule = fields["rule"].text() if "rule" in fields else None
        if reason is None or rule not in {None, reason.rule}:
            expected = f"{fields['move'].value} refused by {rule or 'a rule'}"
            got = "it is allowed" if reason is None else f"it is refused by {table.told(reason)}"
            yield Difference(one.line, one.path, expected, got)


def _reason(table: _Table, seat: Seat, move: int) -> Reason | None:
    try:
        table.state.copy().play(seat, move, Seeded(0))
    except IllegalMove as error:
        return error.reason
    return None


def events(table: _Table, want: Field) -> Iterator[Difference]:
    """What happened since the last expectation, in this order; other events may lie between."""
    by_viewer = want.value.items() if isinstance(want.value, dict) else [(SPECTATOR, want)]
    for name, field in by_viewer:
        seen = as_data(table.journal.seen_by(table.viewer(name, field)))
        place = 0
        for event in field.items():
            found = next((number for number in range(place, len(seen)) if matches(event, seen[number])), None)
            if found is None:
                yield _missing(event, seen[place:])
                break
            place = found + 1


def _missing(event: Field, seen: list[dict[str, Any]]) -> Difference:
    """The first event of the same kind tells most; else all kinds that there were."""
    kind = event.fields()["kind"].value if "kind" in event.fields() else None
    for other in seen:
        if other["kind"] == kind:
            return next(differences(event, other))
    return differs(event, event.plain(), [other["kind"] for other in seen])


def position(table: _Table, want: Field) -> Iterator[Difference]:
    """The position as data."""
    yield from differences(want, as_data(table.state.to_position()))


def view(table: _Table, want: Field) -> Iterator[Difference]:
    """What a seat, or a spectator, sees."""
    for name, field in want.fields().items():
        yield from differences(field, as_data(table.state.view(table.viewer(name, field))))


def outcome(table: _Table, want: Field) -> Iterator[Difference]:
    """How the game ended; null while it goes on."""
    yield from differences(want, as_data(table.state.outcome()))


def _samples(field: Field) -> int:
    """How often something is imagined; of none everything would be true."""
    if not 1 <= field.whole() <= MOST_SAMPLES:
        field.wrong(f"here should be a number from 1 to {MOST_SAMPLES}, not {said(field.value)}")
    return field.whole()


def imagined(table: _Table, want: Field) -> Iterator[Difference]:
    """What a seat can imagine: patterns for its positions that hold always, sometimes, or never."""
    fields = want.named(("seat", "samples", "always", "sometimes", "never"))
    if "seat" not in fields:
        want.wrong("the field 'seat' is missing")
    seat = table.seat(fields["seat"].value, fields["seat"])
    samples = _samples(fields["samples"]) if "samples" in fields else SAMPLES
    positions = [
        as_data(table.state.imagine(seat, Seeded(number)).to_position()) for number in range(samples)
    ]
    if "always" in fields:
        yield from next((found for one in positions if (found := [*differences(fields["always"], one)])), [])
    for pattern in _patterns(fields, "sometimes"):
        if not any(matches(pattern, one) for one in positions):
            yield differs(pattern, pattern.plain(), f"nothing like it in {samples} samples")
    for pattern in _patterns(fields, "never"):
        number = next((number for number, one in enumerate(positions) if matches(pattern, one)), None)
        if number is not None:
            yield Difference(
                pattern.line, pattern.path, f"never {shown(pattern.plain())}", f"sample {number} has it"
            )


def _patterns(fields: dict[str, Field], name: str) -> list[Field]:
    """One pattern or a list of them."""
    if name not in fields:
        return []
    return fields[name].value if isinstance(fields[name].value, list) else [fields[name]]


CHECKS: Final[dict[str, Callable[[_Table, Field], Iterator[Difference]]]] = {
    "to_act": to_act,
    "legal": legal,
    "refused": refused,
    "events": events,
    "position": position,
    "view": view,
    "outcome": outcome,
    "imagined": imagined,
}
