"""Cards that come as data and not as files: a scenario brings them along."""

from hashlib import sha256
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any, Final

import yaml

from .content import ADDED, content_of, pack_folder
from .library import ROLES, BadCards

OVERVIEWS: Final = "overviews"  # of bosses, as bosses.yaml has them
FIELDS: Final = (*ROLES, OVERVIEWS)


def bring_cards(cards: dict[str, Any], pack: str) -> str:
    """Lay these cards over a pack; returns the name under which the option `cards` knows them."""
    name = f"{pack}+{sha256(repr(cards).encode()).hexdigest()[:12]}"
    if name not in ADDED:
        with TemporaryDirectory() as folder:
            try:
                _write(cards, pack, Path(folder))
                ADDED[name] = content_of(Path(folder))
            except BadCards as error:
                raise BadCards(
                    str(error)
                    .replace(f"{folder}/", "")
                    .replace("bosses.yaml", OVERVIEWS)
                    .replace(".yaml", "")
                ) from None
    return name


def _write(cards: dict[str, Any], pack: str, folder: Path) -> None:
    """The files of a pack, with these sets added or in place of them."""
    if pack:
        copytree(pack_folder(pack), folder, dirs_exist_ok=True)
    for role, sets in cards.items():
        if role not in FIELDS:
            raise BadCards(f"there is no field '{role}' here; there is {', '.join(FIELDS)}")
        if role == OVERVIEWS:
            path = folder / "bosses.yaml"
            known = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else []
            _put(path, [*known, *sets] if isinstance(sets, list) else sets)
            continue
        if not isinstance(sets, dict):
            raise BadCards(f"{role}: here should be sets of cards with their names")
        for name, entries in sets.items():
            _put(folder / role / f"{_plain_name(name)}.yaml", entries)


def _plain_name(name: object) -> str:
    if not str(name).isidentifier():
        raise BadCards(f"'{name}' is not the name of a set: letters, digits and underscores")
    return str(name)


def _put(path: Path, entries: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(yaml.safe_dump(entries, allow_unicode=True, sort_keys=False), encoding="utf-8")
