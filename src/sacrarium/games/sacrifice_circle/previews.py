"""What each move would do, as data for drawing and as a sentence."""

from typing import TYPE_CHECKING, Any

import msgspec

from sacrarium.core.bits import Card, Move
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import Company, capital, counted

from . import phases as c
from .circle import HEROES, RING
from .events import card_name
from .moves import write
from .odds import blows, uses_buff
from .pieces import CARDS, SPACES, STRIKING, items
from .rules.attack import can_strike_at_all, damage_of, sees_crystal
from .rules.moving import draws_at, reach_of
from .saying import card_words, hero_name, percent, place_words, span

if TYPE_CHECKING:
    from .state import CircleState


def move_info(state: "CircleState", move: Move, company: Company) -> MoveInfo:
    """A legal move with its label, what would follow, and the same as data."""
    preview = preview_of(state, move)
    label, follows = TELLING[preview["kind"]](state, preview, company)
    return MoveInfo(write(move), label, follows, preview)


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
        ahead = state.place[state.hero] - state.crystal_space()
        return {"kind": "trap", "space": SPACES[state.place[state.hero]], "ahead": ahead}
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
    free = {space: reach.steps(start, space) for space in reach.spaces(start, 4) if state.is_free(space)}
    beside = min((steps for space, steps in free.items() if state.is_beside(space)), default=5)
    return {
        "kind": "roll",
        "beside": (5 - beside) / 4,
        "reach": {SPACES[space]: steps for space, steps in free.items()},
        "wells": [SPACES[space] for space in free if draws_at(state, state.hero, space)],
    }


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


# -- in words --------------------------------------------------------------------------------------


def _tell_path(_: "CircleState", preview: dict[str, Any], __: Company) -> tuple[str, str]:
    goes = "first" if preview["order"] == 1 else f"as number {preview['order']}"
    where = "to black" if preview["end"] == "N0" else f"to {preview['end'][1:]} on the ring"
    return f"Path {preview['hero']}", f"It leads {where}; its hero goes **{goes}** in every round."


def _tell_roll(state: "CircleState", preview: dict[str, Any], company: Company) -> tuple[str, str]:
    chance, who = preview["beside"], hero_name(state, state.hero, company)
    if state.attacked or not chance:
        return "Roll to move", "A die with four sides; then you choose where to go."
    return "Roll to move", f"With **{percent(chance)}** {who} can get beside the crystal."


def _tell_go(state: "CircleState", preview: dict[str, Any], company: Company) -> tuple[str, str]:
    space, seat = SPACES.index(preview["space"]), state.seat_of[state.hero]
    label, who = f"Walk to {place_words(space)}", company.name(seat)
    s = "" if company.is_you(seat) else "s"
    if preview["draws"]:
        hand = f"draw{s} a card" + (f" and keep{s} one of two" if state.item[state.hero] != c.BARE else "")
        left = f", with {counted(preview['left'], 'step')} left" if preview["left"] else ""
        return label, f"At {place_words(space)} {who} **{hand}**{left}."
    if preview["beside"] and not state.attacked:
        return label, f"On {place_words(space)} {who} stand{s} **beside the crystal**: {_strikes(state)}."
    if preview["shot"] and not state.attacked and state.item[state.hero] == CARDS.index("rifle"):
        return label, f"From {place_words(space)} the **rifle reaches** the crystal."
    comes = company.does(seat, "comes")
    return label, f"{comes} to {place_words(space)} in {counted(preview['steps'], 'step')}."


def _strikes(state: "CircleState") -> str:
    """What a strike would do, with the item in hand and without it."""
    buffed, card = bool(state.buff[state.hero]), state.item[state.hero]
    told = f"strike for {span(damage_of(1, c.BARE, buffed), damage_of(6, c.BARE, buffed))}"
    if card_name(card) in STRIKING:
        least, most = damage_of(1, card, buffed), damage_of(6, card, buffed)
        told += f", with {card_words(CARDS[card])} **{span(least, most)}**"
    return told


def _tell_stop(state: "CircleState", preview: dict[str, Any], company: Company) -> tuple[str, str]:
    where, stays = place_words(state.place[state.hero]), company.does(state.seat_of[state.hero], "stays")
    return "Stay here", f"{stays} on {where}; {counted(preview['unused'], 'step')} unused."


def _tell_attack(_: "CircleState", preview: dict[str, Any], __: Company) -> tuple[str, str]:
    card = preview["card"]
    label = "Strike" if card is None else f"Strike with {card_words(card)}"
    told = f"Damage **{span(*preview['damage'])}**"
    if preview["kills"]:
        told += f", **{percent(preview['kills'])}** to shatter it"
    least, most = preview["back"]
    if most:
        told += f"; it goes back {span(least, most)}"
    if card == "staff":
        told += "; its next three rolls lose 1"
    return label, f"{told}."


def _tell_trap(state: "CircleState", preview: dict[str, Any], _: Company) -> tuple[str, str]:
    space = place_words(state.place[state.hero])
    ahead = preview["ahead"]
    where = f"{counted(ahead, 'space')} ahead of the crystal" if ahead > 0 else "behind the crystal"
    return f"Set the trap on {space}", f"It lies **{where}**, and uses up the strike."


def _tell_teleport(state: "CircleState", preview: dict[str, Any], company: Company) -> tuple[str, str]:
    name = hero_name(state, HEROES.index(preview["hero"]), company)
    target = "yourself" if company.is_you(preview["seat"]) else name
    where, ahead = preview["space"][1:], preview["ahead"]
    told = f"{capital(name)} would stand {_from_crystal(ahead)}"
    if preview["buff"]:
        told += "; the next strike gets 2 more and knocks back 1"
    return f"Send {target} to {where}", f"{told}."


def _from_crystal(ahead: int) -> str:
    return f"{counted(abs(ahead), 'space')} {'ahead of' if ahead > 0 else 'behind'} the crystal"


def _tell_keep(_: "CircleState", preview: dict[str, Any], __: Company) -> tuple[str, str]:
    words = items()[preview["card"]].words
    return f"Keep {card_words(preview['card'])}", f"{words} {capital(card_words(preview['leaves']))} is gone."


def _tell_end(state: "CircleState", preview: dict[str, Any], company: Company) -> tuple[str, str]:
    names = {"roll": "still move", "attack": "still strike"}
    unused = " and ".join(names[name] for name in preview["unused"])
    who = hero_name(state, state.hero, company)
    return "End the turn", f"{capital(who)} could {unused}." if unused else ""


TELLING = {
    "path": _tell_path,
    "roll": _tell_roll,
    "go": _tell_go,
    "stop": _tell_stop,
    "attack": _tell_attack,
    "trap": _tell_trap,
    "tp": _tell_teleport,
    "keep": _tell_keep,
    "end": _tell_end,
}
