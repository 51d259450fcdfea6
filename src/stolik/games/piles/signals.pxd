cimport cython
from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.games.piles cimport rules
from stolik.games.piles.rules cimport Piles

cdef int NOTHING, IF_YOU_CAN, BY_ALL_MEANS, SMALL_STEPS
cdef int BACK, NEXT, GAP, SMALL, KINDLY, STRONGLY, GONE, HABITS

@cython.final
cdef class Wishes:
    cdef int[7] habit

    cdef cardset hand, hidden

    @cython.locals(other=int, i=int)
    cdef void look(self, Piles state, int seat) noexcept nogil
    @cython.locals(hope=int)
    cdef int sign(self, int pile, int top) noexcept nogil
    @cython.locals(hope=int, back=int, card=int, missing=int)
    cdef int hope(self, int top, int up) noexcept nogil
    @cython.locals(pile=int)
    cpdef void give(self, Piles state, int seat) noexcept nogil
