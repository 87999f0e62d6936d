"""When a full special track can be used, where that is not now (R33)."""

from typing import TYPE_CHECKING, Final

from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import HERO_TITLES
from sacrarium.games.sacrifight.rules.lasting import forbids
from sacrarium.games.sacrifight.rules.turns import may_use_special

from .lasting import words_of_effect
from .names import called

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState

NEEDS: Final = {  # R35 to R37: without it the move would do nothing
    c.WITCH: "The special move waits for a card in the boss deck.",
    c.HUNTER: "The special move waits for a trap in the graveyard and a free slot.",
    c.NACHZEHRER: "The special move waits for a card in the graveyard.",
}


def special_waits(state: "FightState", hero: int) -> str | None:
    """What the special move waits for; None: it can be used now, or the track is not full."""
    if state.boss == c.NONE or state.result != c.GOING or state.track[hero] < state.track_length[hero]:
        return None
    if forbids(state, c.TO_USE_SPECIAL, hero):
        return _ban(state, hero)
    if state.boss_turn or state.order[state.turn] != hero:
        return f"The special move can be used in the {HERO_TITLES[state.hero_class[hero]]}'s next turn."
    if not may_use_special(state, hero):
        return NEEDS[state.hero_class[hero]]
    return None if state.ask == c.ASK_TURN else _after(state)


def _ban(state: "FightState", hero: int) -> str:
    """The effect that forbids it, with its end."""
    bans = (
        place
        for place in range(state.lasts_n)
        if state.lasting(place).what == c.TO_USE_SPECIAL and state.lasting(place).scope >> hero & 1
    )
    return words_of_effect(state, next(bans))


def _after(state: "FightState") -> str:
    """Never inside the resolution of something."""
    kind = state.frame(state.depth - 1).card if state.depth else c.NONE
    what = "this" if kind == c.NONE else called(state.content.ids[kind])
    return f"The special move can be used after {what}."
