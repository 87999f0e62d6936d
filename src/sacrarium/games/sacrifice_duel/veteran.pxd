cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel.novice cimport Novice
from sacrarium.games.sacrifice_duel.state cimport DuelState

cdef int FIVE_TRICKS, TURNING_POINT
cdef double HOPELESS

cdef class Veteran(Novice):
    @cython.locals(strongest=int)
    cdef Card commit(self, DuelState state, Seat seat, Chance chance) except -1
    @cython.locals(other=int, to_come=int, spare=int, unseen=CardSet, held=int, drawn=int, best=int, most=double, place=int, card=int, cost=double, promise=double)
    cdef Card lead(self, DuelState state, Seat seat) except -1
    @cython.locals(total=int, weaker=int, likely=double, taken=int)
    cdef double stands(self, DuelState state, Card card, CardSet unseen, int drawn) noexcept
