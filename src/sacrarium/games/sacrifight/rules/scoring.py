"""How a run ended, and what a position is worth (R78, 5.5)."""

from sacrarium.core.decision import Outcome
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.pieces import ENDINGS
from sacrarium.games.sacrifight.rules.behaviours import boss_has

PER_ACT = 0.25
PER_BOSS = 0.2


def boss_left(fight: FightBoard) -> int:
    """Hit points that the present boss still has; of the Egg, its armor."""
    if boss_has(fight, c.SHELL):
        return fight.boss_armor[0]
    total = 0
    for member in range(fight.members):
        total += fight.boss_hp[member]
    return total


def boss_full(fight: FightBoard) -> int:
    """The same at the start of the fight."""
    total = 0
    for member in range(fight.members):
        total += fight.boss_max[member]
    return max(1, total)


def boss_share(fight: FightBoard) -> float:
    """0..1: how much of the present boss has been taken off."""
    if fight.boss == c.NONE:
        return 0.0
    return max(0.0, 1.0 - 1.0 * boss_left(fight) / boss_full(fight))


def run_worth(fight: FightBoard) -> float:
    """5.5: a won run is worth 1; a lost one its acts, and the share of the last boss."""
    if fight.result == c.WON:
        return 1.0
    return PER_ACT * fight.act + PER_BOSS * boss_share(fight)


def outcome_of(fight: FightBoard) -> Outcome:
    """Won or lost together; the score is the number of bosses defeated."""
    seats = tuple(range(fight.seat_count))
    won = fight.result == c.WON
    ranks = tuple([1 if won else 2 for _ in seats])
    return Outcome(seats if won else (), ranks, tuple([fight.act for _ in seats]), ENDINGS[fight.reason])
