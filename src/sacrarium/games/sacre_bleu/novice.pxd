cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Move, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport State
from sacrarium.games.sacre_bleu.planner cimport Planner
from sacrarium.games.sacre_bleu.state cimport SacreState

cdef int SCORE_MOVE, OFFER_MOVE, LAY_MOVE, PASS_MOVE, PUT_MOVE, TAKE_MOVE, GIVE_MOVE, ASIDE_MOVE, PICK_MOVE
cdef int PARTNER_MOVE, TARGET_MOVE, RULE_MOVE, DONE, SKIP, FIRST_SCORE

cdef class Novice(Planner):
    cpdef Move choose(self, State state, Seat seat, Chance chance) except? -1
    cdef Move decide(self, SacreState state, Seat seat) except? -1
    cdef Move advertise(self, SacreState state, Seat seat) noexcept
    cdef Move exchange(self, SacreState state, Seat seat) noexcept
    @cython.locals(best=int, most=double, gain=double)
    cdef Move option(self, SacreState state, Seat seat) noexcept
    cdef Move last_option(self, SacreState state, Seat seat) noexcept
    @cython.locals(size=int, deck=int, most=int, free=CardSet, card=int, cards=CardSet)
    cdef bint exchange_reach(self, SacreState state, Seat seat, Seat other) noexcept
    @cython.locals(hand=CardSet, cards=CardSet, best=int, most=double, card=int, gain=double)
    cdef Card taken(self, SacreState state, Seat seat) noexcept
    @cython.locals(hand=CardSet, wanted=CardSet, left=CardSet, best=int, most=double, card=int, loss=double)
    cdef Card hidden(self, SacreState state, Seat seat) noexcept
    @cython.locals(left=CardSet)
    cdef Card lowest_open(self, SacreState state, Seat seat, CardSet wanted, CardSet open_cards) noexcept
    @cython.locals(turns=int, hand=CardSet, best=int, most=double, other=int, gain=double, pool=CardSet)
    cdef Seat partner(self, SacreState state, Seat seat) noexcept
    @cython.locals(number=int, count=int, other=int)
    cdef Move rule(self, SacreState state, Seat seat) noexcept
    @cython.locals(wanted=CardSet, open_cards=CardSet)
    cdef Card passed(self, SacreState state, Seat seat) noexcept
    @cython.locals(goal=CardSet, card=int)
    cdef Move next_of_set(self, SacreState state, Seat seat) noexcept
    cdef Card next_pick(self, SacreState state, Seat seat, CardSet cards) noexcept
    @cython.locals(card=int, cards=CardSet)
    cdef Move swap_cards(self, SacreState state, Seat seat) noexcept
