cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int HANDS
cdef double[14] PER_HAND
cdef double[27] POINTS

@cython.locals(seen="unsigned long long", seat=int, card=int)
cdef unsigned long long sight(DuelTable table, Seat watcher) noexcept
@cython.locals(winner=int, certain=double)
cdef double worth_of(DuelTable table, Seat seat) noexcept
cdef double share(double ahead) noexcept
@cython.locals(left=int, cards=CardSet, good=double)
cdef double standing(DuelTable table, Seat seat) noexcept
cdef double gain_of(Card card, int left) noexcept
