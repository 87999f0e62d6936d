cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int JOKER, LAST_FACE, TRUMPED, NEVER_WINS, LOWEST_WINS, FULL_HAND, MOST_STEPS, KINDS, TROPHIES
cdef CardSet RED_CARDS, BLACK_CARDS
cdef CardSet[378] WEAKER, STRONGER, TYING

@cython.locals(place=int)
cpdef int strength(Card card, Card trophy, bint joker_wins) noexcept
@cython.locals(mine=int, yours=int)
cpdef int wins(Card first, Card second, Card trophy, bint joker_wins) noexcept
cdef CardSet trumps(Card trophy) noexcept
@cython.locals(total=int)
cdef int total_strength(CardSet cards, Card trophy, bint joker_wins) noexcept
cdef int row_of(Card card, Card trophy, bint joker_wins) noexcept
cdef CardSet weaker_than(Card card, Card trophy, bint joker_wins) noexcept
cdef CardSet stronger_than(Card card, Card trophy, bint joker_wins) noexcept
cdef CardSet tying_with(Card card, Card trophy, bint joker_wins) noexcept
cdef void play_card(DuelTable table, Seat seat, Card card, Chance chance, object journal) except *
@cython.locals(result=int, led=cython.bint, seat=int)
cdef void show_cards(DuelTable table, Chance chance, object journal) except *
cdef void lead_next(DuelTable table) noexcept
cdef void end_tricks(DuelTable table, Chance chance, object journal) except *
@cython.locals(lucky=int)
cdef void next_step(DuelTable table, Chance chance, object journal) except *
@cython.locals(seat=int)
cdef void fill_hands(DuelTable table, Chance chance, object journal) except *
@cython.locals(card=int)
cdef void take_back(DuelTable table, Seat seat, Chance chance, object journal) except *
