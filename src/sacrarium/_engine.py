"""Compiled or not: decided once, when the package is imported, for all modules together.

A module with a `.pxd` beside it is compiled, and compiled modules reach into each other's C fields. So they are
used only as one set, built from exactly the sources on disk; otherwise every module is imported from its `.py`.

This module runs at every start: it imports nothing that costs milliseconds (no `typing`, `json`, `hashlib`).
"""

import _imp
import os
import sys

try:  # the bare algorithm, without loading OpenSSL
    from _sha2 import sha256
except ImportError:
    try:
        from _sha256 import sha256  # its name in Python 3.11
    except ImportError:
        from hashlib import sha256

ROOT = os.path.dirname(os.path.abspath(__file__))
MANIFEST = "_build.json"
"""What `setup.py` built, beside this module: written last, removed before a build starts."""


class Engine:
    """How the rules run in this process. It never changes."""

    __slots__ = ("compiled", "reason")

    compiled: bool
    reason: str  # one sentence

    def __init__(self, compiled: bool, reason: str) -> None:
        object.__setattr__(self, "compiled", compiled)
        object.__setattr__(self, "reason", reason)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Engine is fixed: {name} cannot be set")

    def __str__(self) -> str:
        return "compiled" if self.compiled else f"uncompiled: {self.reason}"

    def __repr__(self) -> str:
        return f"Engine(compiled={self.compiled!r}, reason={self.reason!r})"


def choose() -> Engine:
    """Use the compiled modules if they are the ones of these sources; else import only sources from now on."""
    if os.environ.get("SACRARIUM_PURE", "0") not in ("", "0"):
        refusal: str | None = "SACRARIUM_PURE asks for the uncompiled rules."
    else:
        refusal = why_unusable(ROOT)
    if refusal is None:
        return Engine(True, "The compiled engine is built from exactly these sources.")
    _import_sources_only(ROOT)
    return Engine(False, refusal)


def why_unusable(root: str) -> str | None:
    """The reason why the compiled modules cannot be used, in one sentence; None if they can."""
    try:
        with open(os.path.join(root, MANIFEST), encoding="utf-8") as file:
            built = file.read()
    except FileNotFoundError:
        return "The engine has not been built here."
    found, absent = _survey(root)
    if built != found:
        return _what_differs(built, found)
    if absent:
        return f"The compiled file of {absent} is missing."
    return None


def manifest(root: str) -> str:
    """The sources of the compiled modules with their sha256, as JSON text: equal texts, equal sources."""
    return _survey(root)[0]


def compiled_sources(root: str) -> list[str]:
    """The modules that are compiled: each `.py` with a `.pxd` of the same name beside it, relative to root."""
    return [
        f"{folder}{name[:-4]}.py"
        for folder, names in _packages(root)
        for name in sorted(names)
        if name.endswith(".pxd") and f"{name[:-4]}.py" in names and name != "__init__.pxd"
    ]


def _survey(root: str) -> tuple[str, str | None]:
    """The manifest of the sources on disk, and the first compiled file that is not there."""
    suffix = _imp.extension_suffixes()[0]
    lines = [f'"suffix": "{suffix}"']
    absent = None
    for folder, names in _packages(root):
        for name in sorted(names):
            stem, _, kind = name.rpartition(".")
            if kind not in ("py", "pxd") or not {f"{stem}.pxd", f"c{stem}.pxd"} & names:
                continue
            lines.append(f'"{folder}{name}": "{_digest(root, folder + name)}"')
            compiled = kind == "py" and f"{stem}.pxd" in names and stem != "__init__"
            if compiled and stem + suffix not in names:
                absent = absent or folder + name
    return "{\n" + ",\n".join(lines) + "\n}\n", absent


def _packages(root: str) -> list[tuple[str, set[str]]]:
    """Every package below root, in a stable order: its path with a closing slash, and the files in it."""
    found = []
    pending = [""]
    while pending:
        folder = pending.pop()
        with os.scandir(os.path.join(root, folder)) as entries:
            listing = {entry.name: entry.is_dir() for entry in entries}
        if "__init__.py" in listing:
            below = [name for name, is_folder in listing.items() if is_folder and name[0] not in "._"]
            pending.extend(f"{folder}{name}/" for name in sorted(below, reverse=True))
            found.append((folder, {name for name, is_folder in listing.items() if not is_folder}))
    return found


def _digest(root: str, name: str) -> str:
    with open(os.path.join(root, name), "rb") as file:
        return str(sha256(file.read()).hexdigest())


def _what_differs(built: str, found: str) -> str:
    if not built.endswith("}\n"):
        return f"The engine's build is broken: {MANIFEST} is not complete."
    before, now = set(built.replace(",\n", "\n").splitlines()), set(found.replace(",\n", "\n").splitlines())
    names = {line.split('"')[1] for line in before ^ now}
    if "suffix" in names:
        return "The engine was built for another Python."
    return f"The engine is older than its sources: {min(names)} has changed since it was built."


def _import_sources_only(root: str) -> None:
    """Below root, look for `.py` files and for nothing else, even where a compiled module lies beside one."""
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    def finder(path: str) -> FileFinder:
        if os.path.abspath(path) != root and not os.path.abspath(path).startswith(root + os.sep):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    for path in [path for path in sys.path_importer_cache if path == root or path.startswith(root + os.sep)]:
        del sys.path_importer_cache[path]
