cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.imagining cimport Guess, imagine_table
from sacrarium.games.sacre_bleu.rules.advertise cimport lay, may_lay, may_offer, offer, swap
from sacrarium.games.sacre_bleu.rules.cycle cimport may_add, may_name, name_rule, pass_card
from sacrarium.games.sacre_bleu.rules.exchange cimport aim, give, may_take, may_target, set_aside, take
from sacrarium.games.sacre_bleu.rules.returning cimport may_put, may_stop, put_card, stop, take_card
from sacrarium.games.sacre_bleu.rules.score cimport lay_out, list_score, may_pick, may_score_cards
from sacrarium.games.sacre_bleu.rules.turns cimport choose, deal, end_turn, may_choose
from sacrarium.games.sacre_bleu.scoring cimport utilities
from sacrarium.games.sacre_bleu.board cimport SacreBoard
from sacrarium.games.sacre_bleu.worth cimport sight, worth_of

cdef int CARD_MOVES, PARTNER_MOVE, TARGET_MOVE, RULE_MOVE, DONE, SKIP, KINDS, SPOTS, NO_VERB
cdef int[15] VERB

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class SacreState(SacreBoard):
    cdef MoveList room
    cdef Guess guess
    cpdef bits.CardSet cards_to_choose(self, bits.Seat seat) noexcept
    cdef void list_cards(self, int first, bits.CardSet cards, MoveList moves) noexcept
    @cython.locals(rule=int, first=int, choice=int)
    cdef void list_others(self, MoveList moves) noexcept
    cdef bint is_open_choice(self, int choice) noexcept
    cdef bint is_legal_seat(self, bits.Move move) noexcept
    @cython.locals(card=int)
    cdef bint is_legal_card(self, bits.Seat seat, bits.Move move) noexcept
    cdef void use_card(self, bits.Seat seat, bits.Card card, object journal) except *
    cdef void add_to_score(self, bits.Seat seat, bits.Card card, object journal) except *
    cdef void score(self, bits.Seat seat, object journal) except *
    @cython.locals(other=SacreState)
    cdef SacreState copied(self)
