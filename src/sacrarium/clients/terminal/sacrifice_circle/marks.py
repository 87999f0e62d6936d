"""What is lit on the board: where the chosen move would lead, what is in reach, where the crystal may come to rest."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import msgspec

from sacrarium.clients.terminal.moment import Sight, find
from sacrarium.games.sacrifice_circle.circle import board
from sacrarium.games.sacrifice_circle.view import View

from .plan import SPACES, Way
from .table import BLACK, CRYSTAL, STAR, TRAP, active, path_name, well_sign

LIT: Final = "bold $on-brass on $brass"
PICKED: Final = "bold $ink on $brass-hi"
NEAR: Final = "bold $brass"
CHANCE: Final = "$bad"
EMBERS: Final = "bold $bad"
BARRED: Final = "reverse $faint"
TRAIL: Final = ("crystal_moved", "knocked_back")
WALKS: Final = ("hero_moved",)

Cell = tuple[str, str]  # the three characters of a space, and their style


class Marks(msgspec.Struct, frozen=True):
    """Everything that the present sight adds to the board."""

    cells: dict[str, Cell] = {}
    over: frozenset[str] = frozenset()  # spaces whose mark covers whoever stands there
    route: tuple[Way, ...] = ()  # of a hero
    trail: tuple[Way, ...] = ()  # of the crystal


def marks(sight: Sight, table: View) -> Marks:
    """While the table is held, what has happened; else what the chosen move would do."""
    if sight.held:
        return happened(sight)
    ask = sight.moment.ask
    if ask is None:
        return Marks(landings(table), trail=_ways(sight, TRAIL), route=_ways(sight, WALKS))
    if ask.about == "move":
        return reach(sight, table)
    info, _ = find(sight.moment, sight.chosen)
    kind = "" if info is None else info.preview["kind"]
    looking = LOOKING.get(kind)
    if info is None or looking is None:
        return Marks(landings(table) if ask.about != "path" else {})
    return looking(info.preview, sight, table)


# -- the crystal -----------------------------------------------------------------------------------


def landings(table: View) -> dict[str, Cell]:
    """The next turn of the crystal: a die on every space where it may come to rest."""
    return {
        landing.space: (_die(landing.dice), CHANCE)
        for landing in table.landings
        if landing.space != table.crystal.space
    }


def _die(dice: tuple[int, ...]) -> str:
    many = "+" if len(dice) > 1 else " "
    return f"{CRYSTAL}{dice[0]}{many}"


def happened(sight: Sight) -> Marks:
    """The way of the crystal with its steps counted, and that of the hero who walked."""
    cells: dict[str, Cell] = {}
    for event in sight.moment.events:
        if event["kind"] in TRAIL:
            start, *steps = event["route"]
            cells[start] = (" ♢ ", EMBERS)
            cells.update({space: (f" {count} ", EMBERS) for count, space in enumerate(steps, 1)})
    return Marks(cells, trail=_ways(sight, TRAIL), route=_ways(sight, WALKS))


def _ways(sight: Sight, kinds: tuple[str, ...]) -> tuple[Way, ...]:
    routes = [event["route"] for event in sight.moment.events if event["kind"] in kinds]
    return tuple(way for route in routes for way in pairwise(route))


# -- moving ----------------------------------------------------------------------------------------


def reach(sight: Sight, table: View) -> Marks:
    """Every space to which the hero may walk, with its steps, and the way to the chosen one."""
    ask = sight.moment.ask
    found: dict[str, Cell] = {}
    for offered in ask.moves if ask is not None else ():
        if offered.preview["kind"] == "go":
            found[offered.preview["space"]] = (_steps(offered.preview, table), LIT)
    info, barred = find(sight.moment, sight.chosen)
    if barred is not None and barred.move.startswith("go:"):
        space = barred.move.removeprefix("go:")
        return Marks({**found, space: ("[✗]", BARRED)}, frozenset({space}))
    if info is None or info.preview["kind"] != "go":
        return Marks(found)
    space = info.preview["space"]
    found[space] = (f"[{info.preview['steps']}]", PICKED)
    return Marks(found, route=tuple(pairwise(info.preview["route"])))


def _steps(preview: dict[str, Any], table: View) -> str:
    """The number of steps; what lies around it tells what can be done there."""
    space, steps = preview["space"], preview["steps"]
    if preview["draws"]:
        return f"{well_sign(space, table)}{steps} "
    return _ringed(space, steps, table)


def _ringed(space: str, steps: int, table: View) -> str:
    hero = active(table)
    if space in table.beside and not table.attacked:
        return f"({steps})"
    if space in table.lane and not table.attacked and hero is not None and hero.item == "rifle":
        return f"‹{steps}›"
    threatened = any(landing.space == space for landing in table.landings)
    return f" {steps}{CRYSTAL if threatened else ' '}"


def rolling(preview: dict[str, Any], _: Sight, table: View) -> Marks:
    """What the die may bring into reach."""
    cells = landings(table)
    for space, steps in preview["reach"].items():
        well = space in preview["wells"]
        text = f"{well_sign(space, table)}{steps} " if well else _ringed(space, steps, table)
        cells[space] = (text, NEAR)
    return Marks(cells)


# -- the rest of a turn ----------------------------------------------------------------------------


def striking(preview: dict[str, Any], _: Sight, table: View) -> Marks:
    """Where the crystal would be thrown back to; where it is not, its next turn as it stands."""
    if not preview["back"][1]:
        return Marks(landings(table))
    by_space: dict[str, list[int]] = {}
    for blow in preview["blows"]:
        if blow["space"] != table.crystal.space:
            by_space.setdefault(blow["space"], []).append(blow["die"])
    return Marks({space: (_die(tuple(dice)), PICKED) for space, dice in by_space.items()})


def sending(preview: dict[str, Any], sight: Sight, table: View) -> Marks:
    """The stars to which this hero can be sent, and the chosen one."""
    cells = landings(table)
    for info in sight.moment.ask.moves if sight.moment.ask is not None else ():
        if info.preview["kind"] == "tp" and info.preview["hero"] == preview["hero"]:
            cells[info.preview["space"]] = (f" {STAR} ", LIT)
    return Marks({**cells, preview["space"]: (f"[{preview['hero']}]", PICKED)})


def taking(preview: dict[str, Any], _: Sight, table: View) -> Marks:
    """The territory of a path, and its way to the ring."""
    hero, end = preview["hero"], preview["end"]
    cells = {space: (_plain(space, table), PICKED) for space in board().territory[hero] if space != "HUB"}
    cells[end] = (f" {BLACK} " if end == "N0" else f"{end[1:]:>2} ", PICKED)
    path = ("HUB", *(f"{hero}{place}" for place in range(1, 6)), end)
    return Marks(cells, route=tuple(pairwise(path)))


def _plain(space: str, table: View) -> str:
    kind = SPACES[space].kind
    if kind == "path":
        return path_name(space)
    return f" {well_sign(space, table)} " if kind in {"blue", "gold"} else " · "


def trapping(preview: dict[str, Any], _: Sight, table: View) -> Marks:
    """Where the trap would lie."""
    hero = active(table)
    name = "" if hero is None else hero.hero
    space = preview["space"]
    return Marks({**landings(table), space: (f"{name}{TRAP} ", PICKED)}, frozenset({space}))


LOOKING: Final[dict[str, Callable[[dict[str, Any], Sight, View], Marks]]] = {
    "roll": rolling,
    "attack": striking,
    "tp": sending,
    "path": taking,
    "trap": trapping,
}
