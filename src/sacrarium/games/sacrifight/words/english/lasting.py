"""What holds for a while, in words: rendered from the numbers of a state, as on the card it came from."""

from typing import TYPE_CHECKING, Any

from sacrarium.core.words import capital
from sacrarium.games.sacrifight.cards.compiler import BANS, OPS, STATS, UNTIL
from sacrarium.games.sacrifight.cards.vocabulary import Forbid, Mod
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import HERO_TITLES, SIDES

from . import phrases

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState


def words_of_effect(state: "FightState", place: int) -> str:
    """One sentence for one entry; the next round is this one as soon as it has begun (R69)."""
    what, sides = state.lasting(place).what, state.lasting(place).sides
    word = _until(state, place)
    named = [side for number, side in enumerate(SIDES) if sides >> number & 1]
    where = "" if len(named) == 4 else f" {phrases.at_all(named)}"
    if what == c.BLOCKED:
        words = f"nothing can be played{where}{phrases.until(word)}"
    elif what == c.PROTECTED:
        words = f"the boss cannot remove protected cards{where}{phrases.until(word, 'it')}"
    elif what >= c.TO_PLAY:
        origin = "" if len(named) == 4 else f" from {phrases.named(named)}"
        words = phrases.prohibition(_ban(state, place, word), _subject(state, place), where, origin)
    else:
        words = _change(state, place, word, where)
    return capital(words) + "."


def _until(state: "FightState", place: int) -> Any:
    """For how long."""
    until, begun = state.lasting(place).until, state.lasting(place).delay == 0
    word = UNTIL[until] if until < len(UNTIL) else "fight"
    return "this_round" if word == "next_round" and begun else word


def _subject(state: "FightState", place: int) -> str:
    """Whom it is about."""
    scope = state.lasting(place).scope
    heroes = [HERO_TITLES[state.hero_class[hero]] for hero in range(state.heroes) if scope >> hero & 1]
    if not heroes:
        return "the boss"
    return f"the {heroes[0]}" if len(heroes) < state.heroes or state.heroes == 1 else "each hero"


def _ban(state: "FightState", place: int, word: Any) -> Forbid:
    what: Any = BANS[state.lasting(place).what - c.TO_PLAY]
    return Forbid(what, until=word, uses=state.lasting(place).uses)


def _change(state: "FightState", place: int, word: Any, where: str) -> str:
    stat: Any = STATS[state.lasting(place).what]
    op: Any = OPS[state.lasting(place).how]
    body = Mod(stat, state.lasting(place).amount, op, "all", until=word, uses=state.lasting(place).uses)
    return phrases.modification(body, _subject(state, place)) + where
