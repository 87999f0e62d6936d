cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport MoveList, State
from sacrarium.search.tree cimport Tree

cdef unsigned long long MASK_64, MIXER
cdef int LONGEST_PATH, NO_ADVICE

cdef class Searcher:
    cdef int move_count, depth, thinker
    cdef Policy playout
    cdef double exploration
    cdef MoveList moves
    cdef Tree tree
    cdef unsigned long long[8] trail
    cdef double[8] worth
    cdef int[8] chosen
    cdef int[1024] path_edge, path_node, path_seat
    @cython.locals(done=int, wanted=int, deadline=double, question=State)
    cpdef think(self, State state, bits.Seat seat, Chance chance, int simulations, int milliseconds=*)
    @cython.locals(mixed=cython.bint, node=int)
    cdef report(self, bits.SeatSet acting, bits.Seat seat, int simulations)
    @cython.locals(edge=int, visits=int, value=double)
    cdef list considered(self, int node, double wandered)
    @cython.locals(world=State, acting=bits.SeatSet, stage=int, watcher=int)
    cdef int simulate(self, State root, bits.Seat seat, Chance chance) except -1
    @cython.locals(alone=cython.bint, at_root=cython.bint, new=cython.bint, deciding=bits.SeatSet, seat=int, node=int, edge=int, advice=int)
    cdef bint step_down(self, State world, bits.SeatSet acting, Chance chance) except *
    cdef int advice(self, State world, bits.Seat seat, Chance chance) except? -1
    cdef unsigned long long key_of(self, bits.Seat seat, unsigned long long trail) noexcept
    cdef void remember(self, int edge, int node, bits.Seat seat) noexcept
    @cython.locals(seat=int, watcher=int, sight="unsigned long long", mixed="unsigned long long")
    cdef int make_moves(self, State world, bits.SeatSet acting, Chance chance) except -1
    @cython.locals(acting=bits.SeatSet, seat=int, move=int)
    cdef void play_on(self, State world, int stage, Chance chance) except *
    @cython.locals(seat=int, step=int, value=double)
    cdef int learn(self, State world) except -1
