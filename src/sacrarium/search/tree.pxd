cimport cython
from libc cimport math

from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList

cdef int WIDENING, NONE, SHARES
cdef double WANDERING

cdef class Tree:
    cdef int[::1] mark, first, slots, move, next, visits, offers
    cdef unsigned long long[::1] key
    cdef double[::1] total, regret
    cdef int stamp
    cdef readonly int nodes, edges
    @cython.locals(mask="unsigned long long", slot="unsigned long long")
    cdef int node_at(self, unsigned long long key) except -1
    @cython.locals(mask="unsigned long long", slot="unsigned long long", node=int)
    cdef int grow_nodes(self) except -1
    @cython.locals(edge=int)
    cdef int add_edge(self, int node, int move) except -1
    cdef int grow_edges(self) except -1
    @cython.locals(best=int, edge=int, tried=int, visits=int, highest=double, promise=double)
    cdef int choose(self, int node, MoveList moves, int advice, double exploration, Chance chance) except -1
    @cython.locals(count=double)
    cdef double promise(self, int edge, double exploration) noexcept
    @cython.locals(place=int)
    cdef void put_on_offer(self, MoveList moves) noexcept
    @cython.locals(place=int, skip=int)
    cdef int untried(self, MoveList moves, int count, Chance chance) except? -1
    @cython.locals(edge=int, tried=int, regrets=double)
    cdef int choose_mixed(self, int node, MoveList moves, Chance chance) except -1
    @cython.locals(edge=int, chosen=int, left=double, share=double)
    cdef int sample(self, int node, double regrets, int tried, Chance chance) except? -1
    @cython.locals(moves=int, visits=int, edge=int)
    cdef double wandered(self, int node) noexcept
    cdef void learn(self, int edge, double value) noexcept
    @cython.locals(edge=int)
    cdef void learn_regret(self, int node, int made, double value) noexcept
