"""C4: where every card of a run is. Cards that should be in use and are missed, or are too many, show in the counts."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from . import codes as c
from .position import Writer

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState


def pieces(state: "FightState") -> dict[str, list[Any]]:
    """The cards of the heroes by zone, those of the present boss by zone, and the box with all others."""
    writer = Writer(state)
    places: dict[str, list[Any]] = {}
    for hero in range(state.heroes):
        said = writer.hero(hero)
        places[f"hand {hero}"] = list(said.hand)
        places[f"backpack {hero}"] = list(said.backpack)
        places[f"graveyard {hero}"] = list(said.graveyard)
        places[f"piles {hero}"] = [
            card for named in (said.piles, said.tops) for pile in named.values() for card in pile
        ]
    places["board"] = [slot.card for slot in writer.board().values()]
    places["captured"] = [slot.captured for slot in writer.board().values() if slot.captured]
    places["kraxe"] = list(writer.cards("kraxe", 0, state.kraxe_n))
    places["gone"] = list(writer.cards("gone", 0, state.gone_n))
    said_boss = writer.enemy()
    for name in ("deck", "top", "bottom", "discard", "aside"):
        places[name] = list(getattr(said_boss, name))
    places["drawn"] = [said_boss.drawn] if said_boss.drawn else []
    places["box"] = _box(state)
    return places


def _box(state: "FightState") -> list[str]:
    """What lies in the box: other bosses, loot that nobody has, turnips and coins of other fights."""
    box = Counter[str]()
    fighting = state.boss if state.round > 0 else c.NONE
    for boss in {boss for boss in state.bosses if boss != c.NONE}:
        box.update(_set(state, state.program.loot_set[boss]))
        if boss == fighting:
            continue
        box.update(_set(state, state.program.boss_set[boss]))
        box.update(_fight_only(state, boss))
    box.subtract(state.content.ids[kind] for kind in state.loot if kind != c.NONE)
    return sorted(box.elements())


def _fight_only(state: "FightState", boss: int) -> list[str]:
    """Cards that a boss lends to the heroes."""
    lent: list[str] = []
    behaviours = state.program.behaviours[boss]
    stayed = state.turnips_stay and state.fought >> list(state.bosses).index(boss) & 1
    if behaviours & c.TURNIPS and not stayed:
        lent += _set(state, state.program.turnips)
    if behaviours & c.COINS and state.program.coin != c.NONE:
        lent.append(state.content.ids[state.program.coin])
    return lent * state.heroes


def _set(state: "FightState", number: int) -> list[str]:
    if number == c.NONE:
        return []
    start = state.program.set_start[number]
    kinds = list(state.program.cards)[start : start + state.program.set_size[number]]
    return [state.content.ids[kind] for kind in kinds]
