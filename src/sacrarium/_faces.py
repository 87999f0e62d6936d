"""The C faces of modules that C takes in line: whole numbers as an enum, one-line functions as inline functions.

`phases.py`, `codes.py` and `piles.py` of a game are ordinary Python and stay uncompiled. For compiled modules
`setup.py` writes `cphases.pxd`, `ccodes.pxd` and `cpiles.pxd` beside them, from the same source.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

NAMES = ("codes", "phases", "piles")
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
    """What a `.pxd` says of a module of constants and short functions."""
    body = ast.parse(source).body
    numbers = dict(constants(body))
    lines = [f"# Written by setup.py from {name}."]
    functions = [node for node in body if isinstance(node, ast.FunctionDef)]
    if functions:
        lines.append("from sacrarium.core cimport cbits as bits")
    if numbers:
        lines += ["cdef enum:", *(f"    {constant} = {number}" for constant, number in numbers.items())]
    for function in functions:
        lines += ["", *inline(function)]
    return "\n".join(lines) + "\n"


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
