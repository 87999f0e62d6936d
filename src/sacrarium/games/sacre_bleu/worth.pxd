cimport cython
from libc cimport math

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport plans
from sacrarium.games.sacre_bleu cimport runs
from sacrarium.games.sacre_bleu.plans cimport hand_plan
from sacrarium.games.sacre_bleu.rules.score cimport beaten
from sacrarium.games.sacre_bleu.runs cimport ranks_in
from sacrarium.games.sacre_bleu.scoring cimport leader
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cdef double[9] DOUBT
cdef double AT_THE_END, FOR_THE_WIN

@cython.locals(left=int)
cpdef int turns_left(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(jokers=int, best=int, suit=int, ranks=int, longest=int, start=int, length=int, held=int)
cpdef int best_run(bits.CardSet pool, int most) noexcept
@cython.locals(size=int, total=int)
cpdef int reach(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(won=double)
cpdef double worth_of(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(mine=double, total=double, other=int)
cdef double promise(SacreBoard board, bits.Seat seat, double doubt) noexcept
@cython.locals(left=int)
cpdef double standing(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(seen="unsigned long long", seat=int)
cpdef unsigned long long sight(SacreBoard board, bits.Seat watcher) noexcept
