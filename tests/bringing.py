"""What every game of the house brings besides its rules. What is missing is told in one sentence."""

from pathlib import Path

from sacrarium.adapters.layouts import LAYOUTS
from sacrarium.clients.terminal.look import ACCENTS
from tests.counts.counting import POSITIONS
from tests.golden.playthrough import PLAYTHROUGHS

ROOT = Path(__file__).parents[1]

#: Files and folders that carry the name of the game.
FILES = {
    "specification": "docs/games/{game}.md",
    "rulings": "docs/rulings/{game}.md",
    "tests of its rulebook": "tests/rulebook/{game}",
    "blunders": "tests/search/blunders/{game}.yaml",
    "node counts": "tests/counts/{game}.txt",
    "golden games": "tests/golden/{game}",
    "observation layout": "src/sacrarium/adapters/layouts/{game}.py",
}
#: Places in files that all games share, where its name stands.
ENTRIES = {
    "golden game": (PLAYTHROUGHS, "PLAYTHROUGHS in tests/golden/playthrough.py"),
    "position to count from": (POSITIONS, "POSITIONS in tests/counts/counting.py"),
    "layout that is registered": (LAYOUTS, "LAYOUTS in src/sacrarium/adapters/layouts/__init__.py"),
    "colour in the terminal": (ACCENTS, "ACCENTS in src/sacrarium/clients/terminal/look.py"),
}
#: The same in files of the web client, which Python does not read as data.
LINES = {
    "line of colours in the browser": "web/src/styles/tokens.css",
    "niche on the start page": "web/src/art/Niche.svelte",
}


def missing(game: str) -> list[str]:
    """A sentence for each thing that this game should bring and does not."""
    found = [
        f"{game} has no {what}: write {path.format(game=game)}"
        for what, path in FILES.items()
        if not (ROOT / path.format(game=game)).exists()
    ]
    found += [
        f"{game} has no {what}: add it to {where}"
        for what, (entries, where) in ENTRIES.items()
        if not any(game in (entry, getattr(entry, "game", None)) for entry in entries)
    ]
    found += [
        f"{game} has no {what}: add it to {path}"
        for what, path in LINES.items()
        if game not in (ROOT / path).read_text(encoding="utf-8")
    ]
    return found
