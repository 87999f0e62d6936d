"""What a boss is like: the behaviours that its overview names (`has`, `members`), read by the rules of every chapter."""

from sacrarium.games.sacrifight.fight.fight import FightBoard


def boss_has(fight: FightBoard, behaviour: int) -> bool:
    """Whether the boss that is fought has a behaviour: KRAXE, FACES, SHELL and so on."""
    return (fight.program.behaviours[fight.boss] & behaviour) != 0
