from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.engine.mind cimport Mind as BaseMind
from stolik.engine.rng cimport Rng
from stolik.games.piles cimport rules
from stolik.games.piles.rules cimport Piles

cimport cython

cdef int GOOD_JUMP, GOOD_START

@cython.locals(enough=bint)
cpdef int greedy(Piles state, int seat, Rng rng) noexcept nogil
cdef int offer_to_start(Piles state, int seat) noexcept nogil
cdef int cost_of(Piles state, int seat, int code) noexcept nogil
cdef int asked_to_leave(Piles state, int seat, int pile, int jump) noexcept nogil

@cython.final
cdef class Mind(BaseMind):
    cdef Piles piles
