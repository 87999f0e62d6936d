"""What `setup.py` tells C about modules of numbers and of one-line functions."""

from pathlib import Path

import sacrarium
from sacrarium._faces import face_of, modules, write_faces

NUMBERS = '''"""Names for numbers."""

from typing import Final

FIRST: Final = 0  # a comment
NOBODY: Final = -1
BOTH: Final = 1 << 2 | FIRST
WORDS: Final = ("not", "for", "C")
'''

FUNCTIONS = '''"""Piles."""

from sacrarium.core.bits import Card, CardSet

def without(pile: CardSet, card: Card) -> CardSet:
    """The pile without its card."""
    rest = pile & 0x15555555555555
    return rest & ~(1 << card)

def is_empty(pile: CardSet) -> bool:
    return pile == 7
'''

RECORDS = '''"""Records."""

from dataclasses import dataclass

class Record:
    """What all records have in common is nothing to C."""

@dataclass(slots=True)
class Stay(Record):
    """A guest of the house."""

    room: int = 0  # a comment
    nights: int = 1

    def is_over(self) -> bool:
        return self.nights == 0

@dataclass(slots=True)
class Bill(Record):
    sum: int = 0

def nobody() -> list[Stay]:
    return []
'''

BESIDE = '''"""Places."""

from . import codes as c

def place(move: int) -> int:
    """The place that a move is about."""
    return (move - c.FIRST) >> 2
'''


def test_numbers_become_an_enum() -> None:
    assert [
        "# Written by setup.py from phases.py.",
        "cdef enum:",
        "    FIRST = 0",
        "    NOBODY = -1",
        "    BOTH = 4",
    ] == face_of(NUMBERS, "phases.py").splitlines()


def test_functions_become_inline_functions_on_64_bits() -> None:
    assert [
        "# Written by setup.py from piles.py.",
        "from sacrarium.core cimport cbits as bits",
        "",
        "cdef inline bits.CardSet without(bits.CardSet pile, bits.Card card) noexcept nogil:",
        "    cdef bits.CardSet rest = pile & 0x15555555555555ULL",
        "    return rest & ~(1 << card)",
        "",
        "cdef inline bint is_empty(bits.CardSet pile) noexcept nogil:",
        "    return pile == 7",
    ] == face_of(FUNCTIONS, "piles.py").splitlines()


def test_records_become_structs_of_small_numbers() -> None:
    assert [
        "# Written by setup.py from records.py.",
        "",
        "cdef struct Stay:",
        "    short room",
        "    short nights",
        "",
        "cdef struct Bill:",
        "    short sum",
    ] == face_of(RECORDS, "records.py").splitlines()


def test_functions_find_the_numbers_of_the_module_beside_them() -> None:
    assert [
        "# Written by setup.py from places.py.",
        "from sacrarium.core cimport cbits as bits",
        "from . cimport ccodes as c",
        "",
        "cdef inline int place(int move) noexcept nogil:",
        "    return move - c.FIRST >> 2",
    ] == face_of(BESIDE, "places.py").splitlines()


def test_a_face_is_written_anew_only_where_its_module_has_changed(tmp_path: Path) -> None:
    game = tmp_path / "games" / "chess"
    game.mkdir(parents=True)
    (game / "phases.py").write_text(NUMBERS, encoding="utf-8")
    face = game / "cphases.pxd"

    write_faces(tmp_path)
    first = face.stat().st_mtime_ns, face.read_text(encoding="utf-8")
    write_faces(tmp_path)
    assert first == (face.stat().st_mtime_ns, face.read_text(encoding="utf-8"))

    (game / "phases.py").write_text(NUMBERS.replace("FIRST: Final = 0", "FIRST: Final = 3"), encoding="utf-8")
    write_faces(tmp_path)
    assert "    FIRST = 3\n" in face.read_text(encoding="utf-8")


def test_every_module_that_c_takes_in_line_is_found() -> None:
    found = {f"{module.parent.name}/{module.name}" for module in modules(Path(*sacrarium.__path__))}

    assert {"sacre_bleu/phases.py", "sacrifice_duel/piles.py", "fight/codes.py", "fight/records.py"} <= found
