cimport cython

from sacrarium.core.cbits cimport CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef double[9] DOUBT
cdef double AT_THE_END, FOR_THE_WIN

@cython.locals(left=int)
cpdef int turns_left(SacreTable table, Seat seat) noexcept
@cython.locals(jokers=int, best=int, suit=int, ranks=int, longest=int, start=int, length=int, held=int)
cpdef int best_run(CardSet pool, int most) noexcept
@cython.locals(size=int, total=int)
cpdef int reach(SacreTable table, Seat seat) noexcept
@cython.locals(won=double)
cpdef double worth_of(SacreTable table, Seat seat) noexcept
@cython.locals(mine=double, total=double, other=int)
cdef double promise(SacreTable table, Seat seat, double doubt) noexcept
@cython.locals(left=int)
cpdef double standing(SacreTable table, Seat seat) noexcept
@cython.locals(seen="unsigned long long", seat=int)
cdef unsigned long long sight(SacreTable table, Seat watcher) noexcept
