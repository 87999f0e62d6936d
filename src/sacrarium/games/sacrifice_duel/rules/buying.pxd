cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Move, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef CardSet[6187] SPENT, BOUGHT
cdef short[17956] BOTH
cdef int[18] PURSE
cdef short[324] RED_PURCHASE
cdef int PURCHASES, PURSE_SIZE

cpdef bint can_order(DuelTable table, Seat seat, Move move) noexcept
@cython.locals(singles=int, place=int, later=int, move=int)
cdef void list_orders(DuelTable table, Seat seat, MoveList found) noexcept
@cython.locals(left=CardSet, cheaper=CardSet, dearer=int, purchase=int)
cdef void list_purchases(DuelTable table, Seat seat, MoveList found) noexcept
@cython.locals(places=CardSet, place=int)
cdef CardSet in_purse(CardSet hand) noexcept
@cython.locals(place=int)
cdef bint is_listed(MoveList found, int start, Move move) noexcept
cdef void place_order(DuelTable table, Seat seat, Move move, Chance chance, object journal) except *
@cython.locals(first=CardSet, second=CardSet, left=CardSet, market=CardSet, card=int)
cdef void settle_clashes(DuelTable table, object journal) except *
@cython.locals(other=int)
cdef CardSet at_most_one(CardSet bought, Card card) noexcept
@cython.locals(spent=CardSet, left=CardSet)
cdef void carry_out(DuelTable table, Seat seat, CardSet bought, object journal) except *
