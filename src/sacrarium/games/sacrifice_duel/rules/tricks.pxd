cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.knowledge cimport remember_shown
from sacrarium.games.sacrifice_duel.rules.drawing cimport draw_up_to, tricks_in
from sacrarium.games.sacrifice_duel.rules.sacrifice cimport award
from sacrarium.games.sacrifice_duel.board cimport DuelBoard

cdef int JOKER, LAST_FACE, TRUMPED, NEVER_WINS, LOWEST_WINS, FULL_HAND, MOST_STEPS, KINDS, TROPHIES
cdef bits.CardSet RED_CARDS, BLACK_CARDS
cdef bits.CardSet[378] WEAKER, STRONGER, TYING

@cython.locals(place=int)
cpdef int strength(bits.Card card, bits.Card trophy, bint joker_wins) noexcept
@cython.locals(mine=int, yours=int)
cpdef int wins(bits.Card first, bits.Card second, bits.Card trophy, bint joker_wins) noexcept
cpdef bits.CardSet trumps(bits.Card trophy) noexcept
@cython.locals(total=int)
cpdef int total_strength(bits.CardSet cards, bits.Card trophy, bint joker_wins) noexcept
cdef int row_of(bits.Card card, bits.Card trophy, bint joker_wins) noexcept
cpdef bits.CardSet weaker_than(bits.Card card, bits.Card trophy, bint joker_wins) noexcept
cpdef bits.CardSet stronger_than(bits.Card card, bits.Card trophy, bint joker_wins) noexcept
cpdef bits.CardSet tying_with(bits.Card card, bits.Card trophy, bint joker_wins) noexcept
cpdef void play_card(DuelBoard board, bits.Seat seat, bits.Card card, Chance chance, object journal) except *
@cython.locals(result=int, led=cython.bint, seat=int)
cdef void show_cards(DuelBoard board, Chance chance, object journal) except *
cdef void lead_next(DuelBoard board) noexcept
cdef void end_tricks(DuelBoard board, Chance chance, object journal) except *
@cython.locals(lucky=int)
cdef void next_step(DuelBoard board, Chance chance, object journal) except *
@cython.locals(seat=int)
cdef void fill_hands(DuelBoard board, Chance chance, object journal) except *
@cython.locals(card=int)
cdef void take_back(DuelBoard board, bits.Seat seat, Chance chance, object journal) except *
