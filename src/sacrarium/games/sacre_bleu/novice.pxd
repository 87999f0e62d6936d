cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport State
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport plans
from sacrarium.games.sacre_bleu.endgame cimport best_set, swap_in, swap_out
from sacrarium.games.sacre_bleu.planner cimport Planner
from sacrarium.games.sacre_bleu.plans cimport hand_plan
from sacrarium.games.sacre_bleu.rules.advertise cimport may_lay
from sacrarium.games.sacre_bleu.rules.cycle cimport may_add
from sacrarium.games.sacre_bleu.rules.exchange cimport may_take
from sacrarium.games.sacre_bleu.rules.score cimport can_score, may_pick, may_score_cards
from sacrarium.games.sacre_bleu.rules.turns cimport may_cycle, others_hold_cards
from sacrarium.games.sacre_bleu.runs cimport points_of
from sacrarium.games.sacre_bleu.state cimport SacreState
from sacrarium.games.sacre_bleu.worth cimport turns_left

cdef int SCORE_MOVE, OFFER_MOVE, LAY_MOVE, PASS_MOVE, PUT_MOVE, TAKE_MOVE, GIVE_MOVE, ASIDE_MOVE, PICK_MOVE
cdef int PARTNER_MOVE, TARGET_MOVE, RULE_MOVE, DONE, SKIP, FIRST_SCORE

cdef class Novice(Planner):
    cpdef bits.Move choose(self, State state, bits.Seat seat, Chance chance) except? -1
    cdef bits.Move decide(self, SacreState state, bits.Seat seat) except? -1
    cdef bits.Move advertise(self, SacreState state, bits.Seat seat) noexcept
    cdef bits.Move exchange(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(best=int, most=double, gain=double)
    cdef bits.Move option(self, SacreState state, bits.Seat seat) noexcept
    cdef bits.Move last_option(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(size=int, deck=int, most=int, free=bits.CardSet, card=int, cards=bits.CardSet)
    cdef bint exchange_reach(self, SacreState state, bits.Seat seat, bits.Seat other) noexcept
    @cython.locals(hand=bits.CardSet, cards=bits.CardSet, best=int, most=double, card=int, gain=double)
    cdef bits.Card taken(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(hand=bits.CardSet, wanted=bits.CardSet, left=bits.CardSet, best=int, most=double, card=int, loss=double)
    cdef bits.Card hidden(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(left=bits.CardSet)
    cdef bits.Card lowest_open(self, SacreState state, bits.Seat seat, bits.CardSet wanted, bits.CardSet open_cards) noexcept
    @cython.locals(turns=int, hand=bits.CardSet, best=int, most=double, other=int, gain=double, pool=bits.CardSet)
    cdef bits.Seat partner(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(number=int, count=int, other=int)
    cdef bits.Move rule(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(wanted=bits.CardSet, open_cards=bits.CardSet)
    cdef bits.Card passed(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(goal=bits.CardSet, card=int)
    cdef bits.Move next_of_set(self, SacreState state, bits.Seat seat) noexcept
    cdef bits.Card next_pick(self, SacreState state, bits.Seat seat, bits.CardSet cards) noexcept
    @cython.locals(card=int, cards=bits.CardSet)
    cdef bits.Move swap_cards(self, SacreState state, bits.Seat seat) noexcept
