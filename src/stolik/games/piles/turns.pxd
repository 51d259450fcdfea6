cimport cython
from stolik.engine cimport bits
from stolik.games.piles cimport rules
from stolik.games.piles.rules cimport Piles

cdef int HAND, NODES, SLOTS, FAR, NEAR, ANY

@cython.final
cdef class Turns:
    cdef readonly int count, size, owed, deepest
    cdef short[8] hand
    cdef short[48000] tops
    cdef short[12000] played, depth, parent, code
    cdef short[32768] slots
    cdef bint[4] open

    cpdef void find(self, Piles state, int seat) noexcept nogil
    @cython.locals(pile=int, other=int)
    cdef void open_piles(self, Piles state, int seat) noexcept nogil
    @cython.locals(slot=int, pile=int, node=int)
    cdef void grow(self, Piles state, int far, int near) noexcept nogil
    @cython.locals(at=int, i=int, card=int)
    cdef void extend(self, int node, int reach) noexcept nogil
    @cython.locals(nearer=bint)
    cdef void try_pair(self, int node, int i, int pile, int first, int second, int reach) noexcept nogil
    @cython.locals(new=int, other=int)
    cdef void add(self, int node, int i, int pile) noexcept nogil
    @cython.locals(at=int, upper=int, lower=int, slot=int)
    cdef bint is_new(self, int node) noexcept nogil
    @cython.locals(pile=int)
    cdef bint same(self, int one, int other) noexcept nogil
    cpdef list path(self, int node)
