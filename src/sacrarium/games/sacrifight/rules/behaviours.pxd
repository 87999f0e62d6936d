from sacrarium.games.sacrifight.fight.fight cimport FightBoard

cpdef bint boss_has(FightBoard fight, int behaviour) noexcept
