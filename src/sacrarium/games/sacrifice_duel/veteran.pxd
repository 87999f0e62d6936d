cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.novice cimport Novice
from sacrarium.games.sacrifice_duel.rules.drawing cimport tricks_in
from sacrarium.games.sacrifice_duel.rules.tricks cimport weaker_than
from sacrarium.games.sacrifice_duel.state cimport DuelState

cdef int FIVE_TRICKS, TURNING_POINT
cdef double HOPELESS

cdef class Veteran(Novice):
    @cython.locals(strongest=int)
    cdef bits.Card commit(self, DuelState state, bits.Seat seat, Chance chance) except -1
    @cython.locals(other=int, to_come=int, spare=int, unseen=bits.CardSet, held=int, drawn=int, best=int, most=double, place=int, card=int, cost=double, promise=double)
    cdef bits.Card lead(self, DuelState state, bits.Seat seat) except -1
    @cython.locals(total=int, weaker=int, likely=double, taken=int)
    cdef double stands(self, DuelState state, bits.Card card, bits.CardSet unseen, int drawn) noexcept
