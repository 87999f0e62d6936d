"""A package as pip would install it, without installing it: a folder with its metadata, and the folder of its code."""

import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
HIGH_CARD = EXAMPLES / "high_card"


def installed_in(folder: Path, package: Path) -> list[Path]:
    """The folders to be searched for modules, so that this package and its entry points are found."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    write_metadata(folder, project["name"], project["entry-points"])
    return [folder, package]


def write_metadata(folder: Path, name: str, groups: dict[str, dict[str, str]]) -> None:
    """The dist-info of a package with these entry points."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        line
        for group, points in groups.items()
        for line in (f"[{group}]", *(f"{point} = {value}" for point, value in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
