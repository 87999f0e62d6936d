cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.knowledge cimport remember_shown
from sacrarium.games.sacrifice_duel.rules.drawing cimport end_buying, put_in_discard
from sacrarium.games.sacrifice_duel.board cimport DuelBoard

cdef bits.CardSet[6187] SPENT, BOUGHT
cdef short[17956] BOTH
cdef int[18] PURSE
cdef short[324] RED_PURCHASE
cdef int PURCHASES, PURSE_SIZE

cpdef bint can_order(DuelBoard board, bits.Seat seat, bits.Move move) noexcept
@cython.locals(singles=int, place=int, later=int, move=int)
cpdef void list_orders(DuelBoard board, bits.Seat seat, MoveList found) noexcept
@cython.locals(left=bits.CardSet, cheaper=bits.CardSet, dearer=int, purchase=int)
cdef void list_purchases(DuelBoard board, bits.Seat seat, MoveList found) noexcept
@cython.locals(places=bits.CardSet, place=int)
cdef bits.CardSet in_purse(bits.CardSet hand) noexcept
@cython.locals(place=int)
cdef bint is_listed(MoveList found, int start, bits.Move move) noexcept
cpdef void place_order(DuelBoard board, bits.Seat seat, bits.Move move, Chance chance, object journal) except *
@cython.locals(first=bits.CardSet, second=bits.CardSet, left=bits.CardSet, market=bits.CardSet, card=int)
cdef void settle_clashes(DuelBoard board, object journal) except *
@cython.locals(other=int)
cdef bits.CardSet at_most_one(bits.CardSet bought, bits.Card card) noexcept
@cython.locals(spent=bits.CardSet, left=bits.CardSet)
cdef void carry_out(DuelBoard board, bits.Seat seat, bits.CardSet bought, object journal) except *
