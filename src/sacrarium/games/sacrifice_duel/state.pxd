cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.knowledge cimport imagine_cards, is_secret
from sacrarium.games.sacrifice_duel.rules.buying cimport can_order, list_orders, place_order
from sacrarium.games.sacrifice_duel.rules.drawing cimport begin_round
from sacrarium.games.sacrifice_duel.rules.sacrifice cimport complete, may_be_sacrificed, put_forward
from sacrarium.games.sacrifice_duel.rules.tricks cimport play_card
from sacrarium.games.sacrifice_duel.scoring cimport outcome, utilities
from sacrarium.games.sacrifice_duel.board cimport DuelBoard
from sacrarium.games.sacrifice_duel.worth cimport sight, worth_of

cdef int PLAY, OFFER, DONE, KINDS, HANDS_AHEAD

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class DuelState(DuelBoard):
    cdef MoveList room
    cdef bits.CardSet cards_to_choose(self, bits.Seat seat) noexcept
    @cython.locals(other=DuelState)
    cdef DuelState copied(self)
