cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Move, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport State
from sacrarium.games.sacre_bleu.state cimport SacreState

cdef int SCORE_MOVE, OFFER_MOVE, LAY_MOVE, PASS_MOVE, PUT_MOVE, TAKE_MOVE, GIVE_MOVE, ASIDE_MOVE, PICK_MOVE
cdef int PARTNER_MOVE, TARGET_MOVE, RULE_MOVE, DONE, SKIP, LAST_ROUND, FEWEST, HIDES, FIRST_SCORE
cdef double DEALT_DRAW, OTHER_DRAW, LITTLE, JOKER_KEEP

cdef class Novice(Policy):
    cpdef Move choose(self, State state, Seat seat, Chance chance) except? -1
    cdef Move decide(self, SacreState state, Seat seat) except? -1
    @cython.locals(loss=double)
    cdef double keep(self, SacreState state, CardSet hand, Card card, int turns) noexcept
    @cython.locals(turns=int, best=int, least=double, card=int, loss=double)
    cdef Card least(self, SacreState state, Seat seat, CardSet cards) noexcept
    @cython.locals(turns=int, hand=CardSet, chosen=CardSet, best=int)
    cdef CardSet least_cards(self, SacreState state, Seat seat, int number) noexcept
    cdef double gain_of(self, SacreState state, CardSet hand, Card card, double now, int turns) noexcept
    @cython.locals(best=int, most=double, gain=double)
    cdef Move option(self, SacreState state, Seat seat) noexcept
    cdef Move last_option(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, later=int, cards=CardSet, left=CardSet, rest=double)
    cdef double score_gain(self, SacreState state, Seat seat) noexcept
    cdef double return_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, number=int, fresh=int, draws=double, hand=CardSet, loss=double)
    cdef double return_value(self, SacreState state, Seat seat, CardSet cards) noexcept
    @cython.locals(turns=int, hand=CardSet, cards=CardSet, fresh=int, number=int, left=CardSet, card=int, draw=double)
    cdef CardSet returned(self, SacreState state, Seat seat) noexcept
    @cython.locals(best=int, least=double, left=CardSet, card=int, loss=double)
    cdef Card weakest(self, SacreState state, CardSet hand, int turns) noexcept
    @cython.locals(number=int, turns=int, cards=CardSet, hand=CardSet, loss=double)
    cdef double cycle_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(best=int, most=double, other=int, gain=double)
    cdef Seat target(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, given=int, hand=CardSet, now=double, loss=double, may=CardSet, unsure=CardSet, free=CardSet, share=double, shown=double, expected=double, card=int, gain=double, likely=double)
    cdef double exchange_gain(self, SacreState state, Seat seat, Seat other) noexcept
    @cython.locals(size=int, deck=int, most=int, free=CardSet, card=int, cards=CardSet)
    cdef bint exchange_reach(self, SacreState state, Seat seat, Seat other) noexcept
    @cython.locals(turns=int, hand=CardSet, now=double, cards=CardSet, best=int, most=double, card=int, gain=double)
    cdef Card taken(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, hand=CardSet, wanted=CardSet, left=CardSet, best=int, most=double, card=int, loss=double)
    cdef Card hidden(self, SacreState state, Seat seat) noexcept
    @cython.locals(left=CardSet)
    cdef Card lowest_open(self, SacreState state, Seat seat, CardSet wanted, CardSet open_cards) noexcept
    @cython.locals(turns=int, cards=CardSet, best=int, most=double, card=int, gain=double)
    cdef Card offered(self, SacreState state, Seat seat) noexcept
    cdef double advertise_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(hand=CardSet, now=double, loss=double, likely=double, cards=CardSet, expected=double, card=int, gain=double)
    cdef double offer_gain(self, SacreState state, Seat seat, Card offer, int turns) noexcept
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
