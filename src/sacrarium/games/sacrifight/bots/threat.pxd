cimport cython

from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has

cdef int MOST_HURT

cdef class Threat:
    cdef int[16] cards
    cdef int count, sure
    @cython.locals(program=Program, slot=int, hurt=int, place=int)
    cdef void look(self, FightBoard fight) noexcept
    @cython.locals(hurt=int)
    cdef void add(self, FightBoard fight, int kind) noexcept
    @cython.locals(deadly=int, hurt=int)
    cdef int risk(self, int health) noexcept
