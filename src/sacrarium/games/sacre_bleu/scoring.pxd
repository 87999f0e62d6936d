cimport cython

from sacrarium.core.cbits cimport Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

@cython.locals(best=int, step=int, seat=int)
cpdef Seat leader(SacreTable table) noexcept
cdef object outcome(SacreTable table)
cdef list utilities(SacreTable table)
