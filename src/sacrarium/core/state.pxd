from sacrarium.core.cbits cimport Move, Seat, SeatSet
from sacrarium.core.chance cimport Chance

cdef int MOST_SEATS
cdef int NO_SEAT
cdef list SPARE

cdef class MoveList:
    cdef readonly int count
    cdef readonly int[1024] move
    cpdef void clear(self) noexcept
    cpdef void add(self, Move move) noexcept
    cpdef list listed(self)

cdef MoveList spare_room()

cdef class State:
    cpdef SeatSet to_act(self) except? 255
    cpdef void list_moves(self, Seat seat, MoveList moves) except *
    cpdef bint is_legal(self, Seat seat, Move move) except -1
    cpdef why_not(self, Seat seat, Move move)
    cpdef Move pick(self, Seat seat, Chance chance) except? -1
    cpdef void advance(self, Seat seat, Move move, Chance chance, object journal=*) except *
    cpdef void restart(self, Chance chance, object journal=*) except *
    cpdef Seat next_seat(self) except? -2
    cpdef list legal(self, Seat seat)
    cpdef void play(self, Seat seat, Move move, Chance chance, object journal=*) except *
    cdef void refuse(self, Seat seat, Move move) except *
    cpdef void playout(self, Chance chance) except *
    cpdef State copy(self)
    cpdef State imagine(self, Seat seat, Chance chance)
    cpdef void reopen(self, Seat seat) except *
    cpdef view(self, seat)
    cpdef unsigned long long seen(self, Seat watcher, Seat seat, Move move) except? 0
    cpdef int stage(self) except -1
    cpdef int foresight(self) except -1
    cpdef int seats(self) except -1
    cpdef double worth(self, Seat seat) except? -1
    cpdef list utilities(self)
    cpdef outcome(self)
    cpdef dict to_position(self)
