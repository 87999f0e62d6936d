"""The C faces of modules that C takes in line: numbers as an enum, one-line functions as inline functions, records as structs.

`phases.py`, `codes.py`, `piles.py`, `places.py` and `records.py` of a game are ordinary Python and stay uncompiled. For
compiled modules `setup.py` writes `cphases.pxd`, `ccodes.pxd` and so on beside them, from the same source.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

NAMES = ("codes", "phases", "piles", "places", "records")
OF_A_RECORD = {"int": "short"}
C_TYPES = {"int": "int", "bool": "bint", "Card": "bits.Card", "CardSet": "bits.CardSet"}
BEYOND_32_BITS = re.compile(r"\b0x[0-9A-Fa-f]{9,16}\b")


def write_faces(package: Path) -> None:
    """Write every face that is not there or not that of its module."""
    for module in modules(package):
        face = face_of(module.read_text(encoding="utf-8"), module.name)
        place = module.with_name(f"c{module.stem}.pxd")
        if not place.exists() or place.read_text(encoding="utf-8") != face:
            place.write_text(face, encoding="utf-8")


def modules(package: Path) -> list[Path]:
    """The modules that have a face."""
    return sorted(file for name in NAMES for file in package.glob(f"games/**/{name}.py"))


def face_of(source: str, name: str) -> str:
    """What a `.pxd` says of a module of constants and short functions, or of one of records."""
    body = ast.parse(source).body
    records = [node for node in body if isinstance(node, ast.ClassDef) and is_record(node)]
    if records:
        return (
            "\n".join(
                [f"# Written by setup.py from {name}.", *(line for one in records for line in struct(one))]
            )
            + "\n"
        )
    numbers = dict(constants(body))
    lines = [f"# Written by setup.py from {name}."]
    functions = [node for node in body if isinstance(node, ast.FunctionDef)]
    if functions:
        lines += ["from sacrarium.core cimport cbits as bits", *neighbours(body)]
    if numbers:
        lines += ["cdef enum:", *(f"    {constant} = {number}" for constant, number in numbers.items())]
    for function in functions:
        lines += ["", *inline(function)]
    return "\n".join(lines) + "\n"


def is_record(node: ast.ClassDef) -> bool:
    """Whether a class is a dataclass: its fields are all that C takes over."""
    return any(ast.unparse(decorator).startswith("dataclass") for decorator in node.decorator_list)


def struct(node: ast.ClassDef) -> list[str]:
    """A dataclass as a C struct."""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    lines = [
        f"    {OF_A_RECORD[ast.unparse(field.annotation)]} {ast.unparse(field.target)}" for field in fields
    ]
    return ["", f"cdef struct {node.name}:", *lines]


def neighbours(body: list[ast.stmt]) -> Iterator[str]:
    """The modules beside it whose numbers its functions use, under their C faces."""
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module is None:
            for one in node.names:
                yield f"from . cimport c{one.name} as {one.asname or one.name}"


def constants(body: list[ast.stmt]) -> Iterator[tuple[str, int]]:
    """The whole numbers that the module names, worked out from those before them."""
    known: dict[str, object] = {}
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            value = eval(compile(ast.Expression(node.value), "<constant>", "eval"), dict(known))
            known[node.target.id] = value
            if isinstance(value, int):
                yield node.target.id, value


def inline(function: ast.FunctionDef) -> list[str]:
    """The function with C types, without its words."""
    arguments = ", ".join(f"{c_type(one.annotation)} {one.arg}" for one in function.args.args)
    head = f"cdef inline {c_type(function.returns)} {function.name}({arguments}) noexcept nogil:"
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return [head, *(f"    {statement(node)}" for node in body)]


def statement(node: ast.stmt) -> str:
    """A line of C's own numbers: a name that is new holds a set of cards."""
    text = BEYOND_32_BITS.sub(lambda number: f"{number[0]}ULL", in_hexadecimal(node))
    return f"cdef bits.CardSet {text}" if isinstance(node, ast.Assign) else text


def in_hexadecimal(node: ast.stmt) -> str:
    """The statement as text, large numbers written as 0x... ."""
    text = ast.unparse(node)
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, int) and part.value >= 1 << 32:
            text = text.replace(str(part.value), hex(part.value))
    return text


def c_type(annotation: ast.expr | None) -> str:
    assert annotation is not None, "a function that C takes in line has types"
    return C_TYPES[ast.unparse(annotation)]
