cimport cython
from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.engine.mind cimport Mind as BaseMind
from stolik.engine.rng cimport Rng
from stolik.games.toads cimport rules
from stolik.games.toads.rules cimport Toads

cdef int PULL, SMALL_ROW, FAR, SPAN, WIN
cdef short[363] WINNING
cdef short[20] ROOTS

cpdef int greedy(Toads state, int seat, Rng rng) noexcept nogil
cdef int worth_of(Toads state, int seat, int code) noexcept nogil
cdef int worth_of_taking(Toads state) noexcept nogil
cdef int worth_of_placing(Toads state, int seat, int card) noexcept nogil

@cython.final
cdef class Mind(BaseMind):
    cdef Toads toads
    cdef int at_stake

    @cython.locals(hand=cardset, wrong=cardset, pile=int, fresh=int, size=int, card=int, place=int, other=int)
    cdef void exchange(self, int seat, Rng rng) noexcept nogil
