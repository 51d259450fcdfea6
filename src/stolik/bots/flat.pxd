cimport cython
from stolik.engine cimport memory, unlocked
from stolik.engine.errand cimport Errand
from stolik.engine.kernel cimport Kernel
from stolik.engine.mind cimport Mind
from stolik.engine.rng cimport Rng

cdef int MOST, FIRST_LOOK, CLEARLY, TOO_LARGE, LONGEST

@cython.final
cdef class Flat(Errand):
    cdef Mind mind
    cdef Kernel root, world
    cdef Rng rng, luck
    cdef readonly int seat, worlds, count, left
    cdef int slice
    cdef readonly long long simulations, made, moves
    cdef short[128] options
    cdef int[128] alive, tried, results
    cdef long long[128] totals
    cdef long long[16384] squares
    cdef int ahead
    cdef Flat other

    cpdef look_ahead(self, Flat other, int decisions)
    @cython.locals(i=int, place=int)
    cpdef int begin(self) noexcept nogil
    @cython.locals(made=int, seat=int)
    cdef int play_on(self, long long luck) noexcept nogil
    @cython.locals(one=int, other=int)
    cdef int decide(self, Kernel state, int seat, long long luck) noexcept nogil
    cpdef bint finished(self) noexcept nogil
    @cython.locals(luck=cython.longlong, option=int)
    cdef void try_world(self) noexcept nogil
    @cython.locals(one=int, other=int, apart=cython.longlong)
    cdef void compare(self) noexcept nogil
    @cython.locals(best=int, option=int)
    cdef int best(self) noexcept nogil
    @cython.locals(best=int, option=int, i=int)
    cdef void drop(self) noexcept nogil
    @cython.locals(apart=cython.longlong, spread=cython.longlong)
    cdef bint is_clearly_worse(self, int option, int best) noexcept nogil
