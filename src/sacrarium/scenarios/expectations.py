"""What a scenario can expect, each against the table as it is."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from sacrarium.core.bits import Seat, members_of
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import IllegalMove, Reason

from .layout import read_move, rule_number
from .match import Difference, as_data, differences, differs, matches, shown, wanted_of
from .table import SPECTATOR, Table
from .tree import Field, said
from .vocabulary import Vocabulary, known_event

SAMPLES: Final = 50
MOST_SAMPLES: Final = 10_000  # all of them are held at once


def to_act(table: Table, want: Field) -> Iterator[Difference]:
    """The seats that must decide now."""
    named = want.value if isinstance(want.value, list) else [want]
    expected = [table.seat(seat.whole(), seat) for seat in named]
    asked = list(members_of(table.state.to_act()))
    if sorted(expected) != asked:
        yield differs(want, expected, asked)


def legal(table: Table, want: Field) -> Iterator[Difference]:
    """All legal moves of a seat, in any order, or what is among them; none for a seat that is not to act."""
    for name, field in _some(want.fields(), want).items():
        seat = table.seat(name, field)
        asked = table.state.to_act() >> seat & 1
        allowed = set(table.state.legal(seat)) if asked else set()
        if isinstance(field.value, dict):
            yield from _among(table, field, allowed)
            continue
        expected = {read_move(table.game, move) for move in field.items()}
        if expected != allowed:
            yield differs(field, *(_written(table, moves) for moves in (expected, allowed)))


def _among(table: Table, want: Field, allowed: set[int]) -> Iterator[Difference]:
    """How many there are, and which of them."""
    for name, field in _some(want.named(("size", "holds", "lacks")), want).items():
        if name == "size":
            if field.whole() != len(allowed):
                yield differs(field, field.value, len(allowed))
            continue
        for one in wanted_of(name, field):
            if (read_move(table.game, one) in allowed) != (name == "holds"):
                word = "" if name == "holds" else "no "
                yield Difference(one.line, one.path, word + shown(one.value), shown(_written(table, allowed)))


def _written(table: Table, moves: set[int]) -> list[str]:
    return sorted(map(table.game.write_move, moves), key=_natural)


def _some(found: Any, want: Field) -> Any:
    """What expects nothing would always be true."""
    if not found:
        want.wrong("nothing is expected here")
    return found


def _natural(text: str) -> tuple[int, str]:
    return len(text), text


def refused(table: Table, want: Field) -> Iterator[Difference]:
    """Moves that are not allowed, with the rule that forbids them."""
    for one in _some(want.value, want) if isinstance(want.value, list) else [want]:
        fields = one.named(("seat", "move", "rule"))
        for name in ("seat", "move"):
            if name not in fields:
                one.wrong(f"the field '{name}' is missing")
        seat = table.seat(fields["seat"].whole(), fields["seat"])
        reason = _reason(table, seat, read_move(table.game, fields["move"]))
        rule = rule_number(table.game, fields["rule"]) if "rule" in fields else None
        if reason is None or rule not in {None, reason.rule}:
            expected = f"{fields['move'].value} refused by {rule or 'a rule'}"
            got = "it is allowed" if reason is None else f"it is refused by {table.told(reason)}"
            yield Difference(one.line, one.path, expected, got)


def _reason(table: Table, seat: Seat, move: int) -> Reason | None:
    try:
        table.state.copy().play(seat, move, Seeded(0))
    except IllegalMove as error:
        return error.reason
    return None


def events(table: Table, want: Field) -> Iterator[Difference]:
    """What happened since the last expectation, in this order; other events may lie between. []: nothing happened."""
    for seen, field in _by_viewer(table, want):
        place = 0
        if not field.items() and seen:
            yield differs(field, [], [event["kind"] for event in seen])
        for event in field.items():
            known_event(table.game, event)
            found = next((number for number in range(place, len(seen)) if matches(event, seen[number])), None)
            if found is None:
                yield _missing(event, seen[place:])
                break
            place = found + 1


def no_events(table: Table, want: Field) -> Iterator[Difference]:
    """What did not happen since the last expectation."""
    for seen, field in _by_viewer(table, want):
        for event in _some(field.items(), field):
            known_event(table.game, event)
            for name, value in event.fields().items():
                if name != "kind":
                    Vocabulary.of(table).know(value)
            for other in (other for other in seen if matches(event, other)):
                yield Difference(event.line, event.path, f"no {shown(event.plain())}", shown(other))
                break


def _by_viewer(table: Table, want: Field) -> Iterator[tuple[list[Any], Field]]:
    """What each viewer was told, with what is said about it."""
    named = _some(want.value, want).items() if isinstance(want.value, dict) else [(SPECTATOR, want)]
    for name, field in named:
        yield as_data(table.journal.seen_by(table.viewer(name, field))), field


def _missing(event: Field, seen: list[dict[str, Any]]) -> Difference:
    """The first event of the same kind tells most; else all kinds that there were."""
    kind = event.fields()["kind"].value if "kind" in event.fields() else None
    for other in seen:
        if other["kind"] == kind:
            return next(differences(event, other))
    return differs(event, event.plain(), [other["kind"] for other in seen])


def position(table: Table, want: Field) -> Iterator[Difference]:
    """The position as data."""
    Vocabulary.of(table).know_all(want)
    yield from differences(_some_fields(want), as_data(table.state.to_position()))


def view(table: Table, want: Field) -> Iterator[Difference]:
    """What a seat, or a spectator, sees."""
    Vocabulary.of(table).know_all(want)
    for name, field in _some_fields(want).fields().items():
        seen = as_data(table.state.view(table.viewer(name, field)))
        yield from differences(_some_fields(field), seen)


def _some_fields(want: Field) -> Field:
    _some(want.fields(), want)
    return want


def outcome(table: Table, want: Field) -> Iterator[Difference]:
    """How the game ended; null while it goes on."""
    yield from differences(want, as_data(table.state.outcome()))


def _samples(field: Field) -> int:
    """How often something is imagined; of none everything would be true."""
    if not 1 <= field.whole() <= MOST_SAMPLES:
        field.wrong(f"here should be a number from 1 to {MOST_SAMPLES}, not {said(field.value)}")
    return field.whole()


def imagined(table: Table, want: Field) -> Iterator[Difference]:
    """What a seat can imagine: patterns for its positions that hold always, sometimes, or never."""
    fields = want.named(("seat", "samples", "always", "sometimes", "never"))
    if "seat" not in fields:
        want.wrong("the field 'seat' is missing")
    patterns = [name for name in ("always", "sometimes", "never") if name in fields]
    _some(patterns, want)
    seat = table.seat(fields["seat"].value, fields["seat"])
    samples = _samples(fields["samples"]) if "samples" in fields else SAMPLES
    positions = table.positions(seat, samples)
    Vocabulary.of(table).know_all(want)
    for name in patterns:
        for pattern in _patterns(fields, name):
            yield from IMAGINED[name](_some_fields(pattern), positions)


def _always(pattern: Field, positions: list[Any]) -> Iterator[Difference]:
    yield from next((found for one in positions if (found := [*differences(pattern, one)])), [])


def _sometimes(pattern: Field, positions: list[Any]) -> Iterator[Difference]:
    if not any(matches(pattern, one) for one in positions):
        yield differs(pattern, pattern.plain(), f"nothing like it in {len(positions)} samples")


def _never(pattern: Field, positions: list[Any]) -> Iterator[Difference]:
    """A pattern that no position could match says nothing."""
    found = [[*differences(pattern, one)] for one in positions]
    if all(any(difference.absent for difference in differing) for differing in found):
        absent = next(difference for difference in found[0] if difference.absent)
        yield replace(absent, got=absent.got + ", so this would always be true")
    elif [] in found:
        expected = f"never {shown(pattern.plain())}"
        yield Difference(pattern.line, pattern.path, expected, f"sample {found.index([])} has it")


IMAGINED: Final = {"always": _always, "sometimes": _sometimes, "never": _never}


def _patterns(fields: dict[str, Field], name: str) -> list[Field]:
    """One pattern or a list of them; what always holds is one."""
    field = fields[name]
    many = isinstance(field.value, list) and name != "always"
    return list(_some(field.value, field)) if many else [field]


CHECKS: Final[dict[str, Callable[[Table, Field], Iterator[Difference]]]] = {
    "to_act": to_act,
    "legal": legal,
    "refused": refused,
    "events": events,
    "no_events": no_events,
    "position": position,
    "view": view,
    "outcome": outcome,
    "imagined": imagined,
}
