cimport cython
from stolik.engine cimport bits
from stolik.games.piles cimport judge, rules, turns
from stolik.games.piles.judge cimport Judge
from stolik.games.piles.rules cimport Piles
from stolik.games.piles.turns cimport Turns

cdef int BEST

@cython.final
cdef class Plans:
    cdef readonly Turns turns
    cdef readonly Judge judge
    cdef readonly int kept
    cdef short[64] best
    cdef long long[64] value, disregard

    @cython.locals(whole=int, node=int, place=int)
    cpdef int plan(self, Piles state, int seat, int wanted) noexcept nogil
    @cython.locals(i=int, pile=int)
    cdef long long valued(self, int node, Piles state, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef void keep(self, int node, long long value, int wanted) noexcept nogil
    cpdef list codes(self, int place)
    @cython.locals(node=int, count=int, i=int)
    cdef int write(self, int place, short* out, int at) noexcept nogil
