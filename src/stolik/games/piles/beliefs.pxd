cimport cython
from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.engine.rng cimport Rng
from stolik.games.piles cimport rules
from stolik.games.piles.rules cimport Piles
from stolik.games.piles.signals cimport Wishes

cdef int SWAPS, WARMING_UP, SLIP

@cython.final
cdef class Beliefs:
    cdef Wishes wishes
    cdef bint begun

    cdef void wander(self, Piles state, int seat, Rng rng) noexcept nogil
    @cython.locals(one=int, card=int, other=int)
    cdef void exchange(self, Piles state, int seat, Rng rng) noexcept nogil
    @cython.locals(other=int)
    cdef int another(self, Piles state, int seat, Rng rng) noexcept nogil
    cdef int any_of(self, cardset cards, Rng rng) noexcept nogil
    @cython.locals(before=int, drawn=int)
    cdef void swap_with_deck(self, Piles state, int one, int card, int place, Rng rng) noexcept nogil
    @cython.locals(before=int, both=cardset)
    cdef void swap_with_hand(self, Piles state, int one, int card, int other, int instead, Rng rng) noexcept nogil
    @cython.locals(count=int, pile=int)
    cdef int misfits(self, Piles state, int seat) noexcept nogil
    cdef bint passes(self, int more, Rng rng) noexcept nogil
