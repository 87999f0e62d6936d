"""The legendary loot of a boss in words: what it takes, and whether that has come to pass (R76)."""

from typing import TYPE_CHECKING

from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import MEMBERS
from sacrarium.games.sacrifight.rules.fights import legendary_is_won

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState

ALL_FALLEN = (1 << len(MEMBERS)) - 1
HUNTER = MEMBERS.index("eternal_hunter")
BIRDS_SO_FAR = ("neither has come", "one has come")
WORDS = {
    c.EXACT_HIT: (
        "the last hit has to take exactly the armor that is left",
        "the last hit took exactly the armor that was left",
    ),
    c.BOTH_BIRDS: (
        "both Plague Birds have to come to the board",
        "both Plague Birds have come to the board",
    ),
    c.HUNTER_LAST: ("the Eternal Hunter has to fall last", "the Eternal Hunter fell last"),
    c.ANGEL_FENDED: ("an Angel has to be fended off", "an Angel was fended off"),
}  # what it takes, what has come to pass


def has_legendary(state: "FightState") -> bool:
    """Some bosses have a legendary card among their loot, and the last fight brings no loot."""
    return state.act + 1 < state.acts and _earned_by(state) in WORDS


def is_earned(state: "FightState") -> bool:
    """As things stand; who falls last is known only when all have fallen."""
    riding = _earned_by(state) == c.HUNTER_LAST and state.fallen != ALL_FALLEN
    return not riding and bool(legendary_is_won(state))


def legendary_words(state: "FightState") -> str:
    """What it takes and how it stands, in one sentence."""
    earned_by = _earned_by(state)
    takes, done = WORDS[earned_by]
    if is_earned(state):
        return f"Legendary loot is earned: {done}."
    if earned_by == c.HUNTER_LAST and state.fallen >> HUNTER & 1:
        return "Legendary loot is out of reach: the Eternal Hunter fell before the others."
    so_far = f"; {BIRDS_SO_FAR[state.birds.bit_count()]}" if earned_by == c.BOTH_BIRDS else ""
    return f"Legendary loot is not earned yet: {takes}{so_far}."


def _earned_by(state: "FightState") -> int:
    return int(state.program.legendary[state.boss])
