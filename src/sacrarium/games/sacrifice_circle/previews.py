"""What each move would do, as data for drawing."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from sacrarium.core.bits import Card, Move

from . import phases as c
from .circle import HEROES, RING
from .events import card_name
from .odds import blows, uses_buff
from .pieces import CARDS, SPACES
from .rules.attack import can_strike_at_all, damage_of, sees_crystal
from .rules.moving import draws_at, is_end, reach_of

if TYPE_CHECKING:
    from .state import CircleState

FOUR_FACES: Final = (1, 2, 3, 4)


def preview_of(state: "CircleState", move: Move) -> dict[str, Any]:
    """What would follow, as data."""
    if move < c.ROLL:
        return _path(move)
    if move >= c.GO:
        return _go(state, move - c.GO)
    if move >= c.TELEPORT:
        return _teleport(state, *divmod(move - c.TELEPORT, 5))
    if move >= c.KEEP_CARD:
        return _keep(state, move - c.KEEP_CARD)
    if move == c.SET_TRAP:
        return _trap(state)
    if move >= c.ATTACK:
        return _attack(state, move - c.ATTACK)
    if move == c.ROLL:
        return _roll(state)
    if move == c.STOP:
        return {"kind": "stop", "space": SPACES[state.place[state.hero]], "unused": state.steps_left}
    unused = [
        name for name, left in (("roll", not state.moved), ("attack", can_strike_at_all(state))) if left
    ]
    return {"kind": "end", "unused": unused}


def _path(hero: int) -> dict[str, Any]:
    return {"kind": "path", "hero": HEROES[hero], "order": hero + 1, "end": f"N{8 * hero}"}


def _roll(state: "CircleState") -> dict[str, Any]:
    """How likely the die brings the hero beside the crystal or to a well, and what is in reach at most."""
    start, reach = state.place[state.hero], reach_of(state, state.hero)
    ends = [_ends(state, die) for die in FOUR_FACES]
    near = [space for space in reach.spaces(start, FOUR_FACES[-1]) if any(space in found for found in ends)]
    return {
        "kind": "roll",
        "beside": sum(any(map(state.is_beside, found)) for found in ends) / len(ends),
        "reach": {SPACES[space]: reach.steps(start, space) for space in near},
        "wells": [SPACES[space] for space in near if draws_at(state, state.hero, space)],
    }


def _ends(state: "CircleState", die: int) -> list[int]:
    """The spaces where a walk may end that begins with this roll."""
    rolled = state.copy()
    rolled.rolled = rolled.steps_left = die
    start, reach = state.place[state.hero], reach_of(state, state.hero)
    return [space for space in reach.spaces(start, die) if is_end(rolled, space)]


def _go(state: "CircleState", space: int) -> dict[str, Any]:
    start, reach = state.place[state.hero], reach_of(state, state.hero)
    draws = draws_at(state, state.hero, space)
    steps = reach.steps(start, space)
    return {
        "kind": "go",
        "space": SPACES[space],
        "steps": steps,
        "route": [SPACES[place] for place in reach.route(start, space)],
        "draws": draws,
        "left": state.steps_left - steps if draws else 0,
        "beside": state.is_beside(space),
        "shot": sees_crystal(state, space),
        "unlocks": bool(state.locked[state.hero]) and (draws or c.HUB < space <= RING),
    }


def _trap(state: "CircleState") -> dict[str, Any]:
    """How far ahead of the crystal the trap would lie: black is where its way ends."""
    space = state.place[state.hero]
    travel = RING if space == c.BLACK else space - c.BLACK
    return {"kind": "trap", "space": SPACES[space], "ahead": travel - state.travel}


def _keep(state: "CircleState", card: Card) -> dict[str, Any]:
    held = state.item[state.hero]
    other = state.drawn if card == held else held
    return {"kind": "keep", "card": CARDS[card], "leaves": CARDS[other], "held": card == held}


def _teleport(state: "CircleState", target: int, star: int) -> dict[str, Any]:
    space = state.ways.star[star]
    return {
        "kind": "tp",
        "card": card_name(state.item[state.hero]),
        "hero": HEROES[target],
        "seat": state.seat_of[target],
        "space": SPACES[space],
        "ahead": (space - state.crystal_space() + RING // 2) % RING - RING // 2,
        "beside": state.is_beside(space),
        "stays": state.place[target] == space,
        "buff": state.item[state.hero] == c.GOLDEN,
    }


def _attack(state: "CircleState", card: Card) -> dict[str, Any]:
    found = blows(state, card)
    buffed = bool(state.buff[state.hero])
    damages = [damage_of(blow.die, card, buffed) for blow in found]
    return {
        "kind": "attack",
        "card": card_name(card),
        "bonus": damages[0] - 1,
        "damage": [damages[0], damages[-1]],
        "expected": sum(damages) / 6,
        "back": [found[0].back, max(blow.back for blow in found)],
        "kills": round(sum(blow.health == 0 for blow in found) / 6, 4),
        "buff": uses_buff(state, card),
        "blows": [msgspec.to_builtins(blow) for blow in found],
    }
