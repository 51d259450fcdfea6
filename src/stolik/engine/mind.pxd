cimport cython
from stolik.engine cimport bits
from stolik.engine.kernel cimport Kernel
from stolik.engine.rng cimport Rng

cdef int WIN, LEAD

cdef class Mind:
    cdef readonly Kernel state
    cdef short[640] options
    cdef int[640] worths

    cdef void imagine(self, int seat, Rng rng) noexcept nogil
    cdef int ponder(self, int seat) noexcept nogil
    @cython.locals(place=int, best=int, i=int, option=int)
    cdef void bring_forward(self, int most, int count) noexcept nogil
    cdef void attempt(self, int seat, int option) noexcept nogil
    cdef int choose(self, int seat, Rng rng) noexcept nogil
    cdef bint done(self) noexcept nogil
    @cython.locals(winners=int, part=int)
    cdef int worth(self, int seat) noexcept nogil
    @cython.locals(best=int, lead=int)
    cdef int lead(self, int seat) noexcept nogil
    @cython.locals(made=int)
    cdef int play_out(self, Rng rng, int limit) noexcept nogil
