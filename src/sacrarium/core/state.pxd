from sacrarium.core.cbits cimport Move, Seat, SeatSet
from sacrarium.core.chance cimport Chance

cdef class MoveList:
    cdef readonly int count
    cdef readonly int[1024] move
    cpdef void add(self, Move move) noexcept

cdef class State:
    cpdef SeatSet to_act(self) except? 255
    cpdef int list_moves(self, Seat seat, MoveList moves) except -1
    cpdef bint is_legal(self, Seat seat, Move move) except *
    cpdef why_not(self, Seat seat, Move move)
    cpdef Move pick(self, Seat seat, Chance chance) except? -1
    cpdef int advance(self, Seat seat, Move move, Chance chance, object journal=*) except -1
    cpdef int restart(self, Chance chance, object journal=*) except -1
    cpdef list legal(self, Seat seat)
    cpdef int play(self, Seat seat, Move move, Chance chance, object journal=*) except -1
    cpdef int playout(self, Chance chance) except -1
    cpdef State copy(self)
    cpdef State imagine(self, Seat seat, Chance chance)
    cpdef view(self, seat)
    cpdef unsigned long long seen(self, Seat watcher, Seat seat, Move move) except? 0
    cpdef int stage(self) except -1
    cpdef int seats(self) except -1
    cpdef double worth(self, Seat seat) except? -1
    cpdef list utilities(self)
    cpdef outcome(self)
    cpdef dict to_position(self)
