from sacrarium.games.sacrifight.fight.fight cimport FightTable

cpdef bint boss_has(FightTable fight, int behaviour) noexcept
