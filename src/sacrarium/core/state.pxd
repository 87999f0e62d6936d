from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance

cdef int MOST_SEATS
cdef int NO_SEAT
cdef list SPARE

cdef class MoveList:
    cdef readonly int count
    cdef readonly int[1024] move
    cpdef void clear(self) noexcept
    cpdef void add(self, bits.Move move) noexcept
    cpdef list listed(self)

cdef MoveList spare_room()

cdef class State:
    cpdef bits.SeatSet to_act(self) except? 255
    cpdef void list_moves(self, bits.Seat seat, MoveList moves) except *
    cpdef bint is_legal(self, bits.Seat seat, bits.Move move) except -1
    cpdef why_not(self, bits.Seat seat, bits.Move move)
    cpdef bits.Move pick(self, bits.Seat seat, Chance chance) except? -1
    cpdef void advance(self, bits.Seat seat, bits.Move move, Chance chance, object journal=*) except *
    cpdef void restart(self, Chance chance, object journal=*) except *
    cpdef bits.Seat next_seat(self) except? -2
    cpdef list legal(self, bits.Seat seat)
    cpdef void play(self, bits.Seat seat, bits.Move move, Chance chance, object journal=*) except *
    cdef void refuse(self, bits.Seat seat, bits.Move move) except *
    cpdef void playout(self, Chance chance) except *
    cpdef State copy(self)
    cpdef State imagine(self, bits.Seat seat, Chance chance)
    cpdef void reopen(self, bits.Seat seat) except *
    cpdef view(self, seat)
    cpdef unsigned long long seen(self, bits.Seat watcher, bits.Seat seat, bits.Move move) except? 0
    cpdef int stage(self) except -1
    cpdef int foresight(self) except -1
    cpdef int seats(self) except -1
    cpdef double worth(self, bits.Seat seat) except? -1
    cpdef list utilities(self)
    cpdef outcome(self)
    cpdef dict to_position(self)
