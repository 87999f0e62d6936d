cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu.table cimport SacreTable

@cython.locals(best=int, step=int, seat=int)
cpdef bits.Seat leader(SacreTable table) noexcept
cpdef list utilities(SacreTable table)
