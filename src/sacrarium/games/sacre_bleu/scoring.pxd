cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu.board cimport SacreBoard

@cython.locals(best=int, step=int, seat=int)
cpdef bits.Seat leader(SacreBoard board) noexcept
cpdef list utilities(SacreBoard board)
