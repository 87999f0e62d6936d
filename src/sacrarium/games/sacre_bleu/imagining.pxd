cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport knowledge
from sacrarium.games.sacre_bleu.knowledge cimport doubtful, know_answers, know_visible, place, settle
from sacrarium.games.sacre_bleu.rules.advertise cimport may_lay
from sacrarium.games.sacre_bleu.rules.exchange cimport may_take, visible
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cdef int DECK, NO_SLOT, STIRS, ATTEMPTS

@cython.final
cdef class Guess:
    cdef int count
    cdef bits.CardSet[54] admits, first_admits
    cdef int[54] zone, where, card, slot_of, order
    cdef bits.CardSet[8] needs
    cdef int[8] good
    cdef bits.CardSet free, tried
    @cython.locals(start=int, open_cards=bits.CardSet, seat=int, slot=int)
    cdef void lay_out(self, SacreBoard board, bits.Seat observer) noexcept
    @cython.locals(sure=bits.CardSet, left=int, first=int, needed=bits.CardSet)
    cdef void add_hand(self, SacreBoard board, bits.Seat seat, bits.CardSet may, bits.CardSet open_cards) noexcept
    @cython.locals(top=int, layer=int, deep=int)
    cdef void add_deck(self, SacreBoard board, bits.Seat observer) noexcept
    cdef void add_slot(self, int zone, bits.CardSet admits, int where) noexcept
    @cython.locals(free=bits.CardSet, slot=int, card=int, left=int, place_now=int, fitting=bits.CardSet)
    cdef bint fit(self, Chance chance) except -1
    @cython.locals(free=bits.CardSet, slot=int)
    cdef bits.CardSet unused(self) noexcept
    cdef void put(self, int slot, int card) noexcept
    @cython.locals(cards=bits.CardSet, card=int)
    cdef bint make_room(self, int slot) noexcept
    @cython.locals(step=int, one=int, two=int, three=int)
    cdef void stir(self, SacreBoard board, Chance chance) except *
    @cython.locals(seat=int, slot=int)
    cdef void count_good(self, SacreBoard board) noexcept
    @cython.locals(zone=int)
    cdef void count_card(self, int slot, int number) noexcept
    @cython.locals(swap=cython.bint, first=int, second=int, third=int)
    cdef void rotate(self, int one, int two, int three) noexcept
    cdef void set_cards(self, int one, int two, int three, int first, int second, int third) noexcept
    @cython.locals(zone=int)
    cdef bint is_kept(self, int slot) noexcept
    @cython.locals(slot=int)
    cdef void hand_out(self, SacreBoard board) noexcept

cpdef void imagine_table(SacreBoard board, bits.Seat observer, Guess guess, Chance chance) except *
@cython.locals(slot=int)
cdef void imagine_cards(SacreBoard board, bits.Seat observer, Guess guess, Chance chance) except *
@cython.locals(seat=int, finished=cython.bint)
cdef void imagine_choices(SacreBoard board, bits.Seat observer, Chance chance) except *
@cython.locals(seat=int)
cdef void lay_anything(SacreBoard board, bits.Seat observer, Chance chance) except *
@cython.locals(place_now=int)
cdef void forget_picks(SacreBoard board) noexcept
cdef void imagine_exchange(SacreBoard board, bits.Seat observer, Chance chance) except *
@cython.locals(chosen=bits.CardSet)
cdef bits.CardSet any_of(bits.CardSet cards, int number, Chance chance) except? 0
@cython.locals(seat=int, zone=int, hand=int)
cdef void cut_memories(SacreBoard board, bits.Seat observer) noexcept
@cython.locals(top=int, layer=int, deep=int)
cdef void know_own_layers(SacreBoard board, bits.Seat seat) noexcept
