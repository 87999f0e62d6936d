cimport cython

from sacrarium.core.cbits cimport CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef unsigned long long MASK_64, MIXER
cdef double[9] HOPE, DOUBT
cdef double SECOND, LOOSE, AT_THE_END, FOR_THE_WIN
cdef short[182] ARC
cdef unsigned long long[65536] PLAN_KEY
cdef double[65536] PLAN_VALUE

@cython.locals(key="unsigned long long", place="unsigned long long")
cpdef double suit_plan(int ranks, int gone, int jokers, int turns) noexcept
@cython.locals(best=double, starts=int, start=int, ends=int, end=int, length=int, back=int)
cdef double work_out_plan(int ranks, int gone, int jokers, double hope) noexcept
@cython.locals(places=int, missing=int, left=int, value=double, open_places=int, extra=double)
cdef double stretch_plan(int ranks, int gone, int jokers, double hope, int start, int length) noexcept
@cython.locals(jokers=int, best=double, second=double, gain=double, loose=int, suit=int, ranks=int, plain=double, helped=double)
cpdef double hand_plan(CardSet hand, CardSet gone, int turns) noexcept
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
