cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Move, Seat
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacre_bleu.imagining cimport Guess
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef int CARD_MOVES, PARTNER_MOVE, TARGET_MOVE, RULE_MOVE, DONE, SKIP, KINDS, SPOTS, NO_VERB
cdef int[15] VERB

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class SacreState(SacreTable):
    cdef MoveList room
    cdef Guess guess
    cpdef CardSet cards_to_choose(self, Seat seat) noexcept
    cdef void list_cards(self, int first, CardSet cards, MoveList moves) noexcept
    @cython.locals(rule=int, first=int, choice=int)
    cdef void list_others(self, MoveList moves) noexcept
    cdef bint is_open_choice(self, int choice) noexcept
    cdef bint is_legal_seat(self, Move move) noexcept
    @cython.locals(card=int)
    cdef bint is_legal_card(self, Seat seat, Move move) noexcept
    cdef void use_card(self, Seat seat, Card card, object journal) except *
    cdef void add_to_score(self, Seat seat, Card card, object journal) except *
    cdef void score(self, Seat seat, object journal) except *
    @cython.locals(other=SacreState)
    cdef SacreState copied(self)
