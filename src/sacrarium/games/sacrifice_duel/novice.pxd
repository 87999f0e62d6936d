cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Move, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport MoveList, State
from sacrarium.games.sacrifice_duel.state cimport DuelState

cdef int PLAY, OFFER, DONE, PASS, LAST_HAND, JOKER, SAFE_EARLY, SAFE_LATE
cdef double NOTHING_GAINED
cdef CardSet RED_CARDS
cdef CardSet[6187] SPENT, BOUGHT

cdef class Novice(Policy):
    cdef MoveList room
    cpdef Move choose(self, State state, Seat seat, Chance chance) except? -1
    cdef Move decide(self, DuelState state, Seat seat, Chance chance) except? -1
    @cython.locals(usual=double, redder=double, best=int, most=double, place=int, gain=double)
    cdef Move best_order(self, DuelState state, Seat seat) noexcept
    @cython.locals(cards=CardSet)
    cdef double usual_strength(self, DuelState state, Seat seat) noexcept
    @cython.locals(left=double, spent=CardSet, bought=CardSet, later=double, card=int, cycled=double)
    cdef double order_gain(self, DuelState state, Move order, double usual, double redder) noexcept
    @cython.locals(mine=CardSet, red=double, black=double)
    cdef double red_gain(self, DuelState state, Seat seat) noexcept
    @cython.locals(held=int)
    cdef Card best_card(self, DuelState state, Seat seat, Chance chance) except -1
    cdef Card lead(self, DuelState state, Seat seat) except -1
    @cython.locals(held=int)
    cdef Card commit(self, DuelState state, Seat seat, Chance chance) except -1
    @cython.locals(led=int, winning=CardSet)
    cdef Card answer(self, DuelState state, Seat seat) noexcept
    cdef bint is_rich(self, DuelState state, Seat seat) noexcept
    @cython.locals(hand=CardSet, plain=CardSet)
    cdef Card by_strength(self, DuelState state, Seat seat, int place) noexcept
    @cython.locals(left=CardSet, best=int, least=int, card=int, power=int)
    cdef Card weakest(self, DuelState state, CardSet cards) noexcept
    @cython.locals(cards=CardSet, best=int, most=double, card=int, gain=double)
    cdef Move best_sacrifice(self, DuelState state, Seat seat) noexcept
    @cython.locals(owns=int)
    cdef bint goes_on(self, DuelState state, Seat seat, double gain) noexcept
