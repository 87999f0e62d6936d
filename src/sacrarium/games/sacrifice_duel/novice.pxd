cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport MoveList, State
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.rules.buying cimport list_orders
from sacrarium.games.sacrifice_duel.rules.drawing cimport tricks_in
from sacrarium.games.sacrifice_duel.rules.sacrifice cimport may_be_sacrificed
from sacrarium.games.sacrifice_duel.rules.tricks cimport strength, stronger_than, total_strength, trumps, tying_with
from sacrarium.games.sacrifice_duel.state cimport DuelState
from sacrarium.games.sacrifice_duel.worth cimport gain_of

cdef int PLAY, OFFER, DONE, PASS, LAST_HAND, JOKER, SAFE_EARLY, SAFE_LATE
cdef double NOTHING_GAINED
cdef bits.CardSet RED_CARDS
cdef bits.CardSet[6187] SPENT, BOUGHT

cdef class Novice(Policy):
    cdef MoveList room
    cpdef bits.Move choose(self, State state, bits.Seat seat, Chance chance) except? -1
    cdef bits.Move decide(self, DuelState state, bits.Seat seat, Chance chance) except? -1
    @cython.locals(usual=double, redder=double, best=int, most=double, place=int, gain=double)
    cdef bits.Move best_order(self, DuelState state, bits.Seat seat) noexcept
    @cython.locals(cards=bits.CardSet)
    cdef double usual_strength(self, DuelState state, bits.Seat seat) noexcept
    @cython.locals(left=double, spent=bits.CardSet, bought=bits.CardSet, later=double, card=int, cycled=double)
    cdef double order_gain(self, DuelState state, bits.Move order, double usual, double redder) noexcept
    @cython.locals(mine=bits.CardSet, red=double, black=double)
    cdef double red_gain(self, DuelState state, bits.Seat seat) noexcept
    @cython.locals(held=int)
    cdef bits.Card best_card(self, DuelState state, bits.Seat seat, Chance chance) except -1
    cdef bits.Card lead(self, DuelState state, bits.Seat seat) except -1
    @cython.locals(held=int)
    cdef bits.Card commit(self, DuelState state, bits.Seat seat, Chance chance) except -1
    @cython.locals(led=int, winning=bits.CardSet)
    cdef bits.Card answer(self, DuelState state, bits.Seat seat) noexcept
    cdef bint is_rich(self, DuelState state, bits.Seat seat) noexcept
    @cython.locals(hand=bits.CardSet, plain=bits.CardSet)
    cdef bits.Card by_strength(self, DuelState state, bits.Seat seat, int place) noexcept
    @cython.locals(left=bits.CardSet, best=int, least=int, card=int, power=int)
    cdef bits.Card weakest(self, DuelState state, bits.CardSet cards) noexcept
    @cython.locals(cards=bits.CardSet, best=int, most=double, card=int, gain=double)
    cdef bits.Move best_sacrifice(self, DuelState state, bits.Seat seat) noexcept
    @cython.locals(owns=int)
    cdef bint goes_on(self, DuelState state, bits.Seat seat, double gain) noexcept
