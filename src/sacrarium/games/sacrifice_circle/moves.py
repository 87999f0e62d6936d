"""The move codes, and how people write them: `roll`, `go:N12`, `attack:axe`, `tp:D:N12`, `keep:axe`..."""

from typing import Final

from sacrarium.core.bits import Card, Move
from sacrarium.core.errors import BadNotation

from . import phases as c
from .circle import HEROES
from .pieces import BY_CARD, CARDS, SPACES, STARS, STRIKING, hero_named, space_named

MOVE_COUNT: Final = c.MOVES
PLAIN: Final = {"roll": c.ROLL, "stop": c.STOP, "end": c.END, "attack": c.ATTACK + c.BARE, "trap": c.SET_TRAP}


def choose_path(hero: int) -> Move:
    """The move that takes this red path."""
    return c.PATH_OF + hero


def attack(card: Card = c.BARE) -> Move:
    """The move that attacks, with a card or without."""
    return c.ATTACK + card


def keep(card: Card) -> Move:
    """The move that keeps this card of two."""
    return c.KEEP_CARD + card


def teleport(hero: int, star: int) -> Move:
    """The move that sends a hero to a star, which is counted from 0."""
    return c.TELEPORT + 5 * hero + star


def go(space: int) -> Move:
    """The move that walks to this space."""
    return c.GO + space


def is_move(move: int) -> bool:
    """Whether a number is a move at all: not every card can be declared with an attack."""
    if not 0 <= move < c.MOVES:
        return False
    return not c.ATTACK <= move < c.ATTACK + c.BARE or CARDS[move - c.ATTACK] in STRIKING


# -- as people write them --------------------------------------------------------------------------


def write(move: Move) -> str:
    """The move as people write it."""
    for name, number in PLAIN.items():
        if move == number:
            return name
    if move < c.ROLL:
        return f"path:{HEROES[move - c.PATH_OF]}"
    if move < c.SET_TRAP:
        return f"attack:{CARDS[move - c.ATTACK]}"
    if move < c.TELEPORT:
        return f"keep:{CARDS[move - c.KEEP_CARD]}"
    if move < c.GO:
        hero, star = divmod(move - c.TELEPORT, 5)
        return f"tp:{HEROES[hero]}:{SPACES[STARS[star]]}"
    return f"go:{SPACES[move - c.GO]}"


def read(text: str) -> Move:
    """The move that this text stands for."""
    said = text.strip()
    verb, _, rest = said.partition(":")
    verb = verb.strip().lower()
    if not rest and verb in PLAIN:
        return PLAIN[verb]
    found = _read(verb, rest.strip()) if len(said) < 20 else None
    if found is None:
        raise BadNotation(
            f"'{said[:20]}' is not a move; write for example 'roll', 'go:N12', 'stop', 'attack', 'attack:axe', "
            "'trap', 'tp:D:N12', 'keep:axe', 'path:B' or 'end'"
        )
    return found


def _read(verb: str, rest: str) -> Move | None:
    if verb == "go":
        space = space_named(rest)
        return None if space is None else go(space)
    if verb == "path":
        hero = hero_named(rest)
        return None if hero is None else choose_path(hero)
    if verb == "keep" and rest.lower() in BY_CARD:
        return keep(BY_CARD[rest.lower()])
    if verb == "attack" and rest.lower() in STRIKING:
        return attack(BY_CARD[rest.lower()])
    return _read_teleport(rest) if verb == "tp" else None


def _read_teleport(rest: str) -> Move | None:
    who, _, where = rest.partition(":")
    hero, space = hero_named(who.strip()), space_named(where.strip())
    if hero is None or space not in STARS:
        return None
    return teleport(hero, STARS.index(space))
