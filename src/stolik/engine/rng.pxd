cimport cython
from stolik.engine cimport mwc

@cython.final
cdef class Rng:
    cdef long long x
    cpdef int below(self, int n) noexcept nogil
    @cython.locals(high=cython.longlong)
    cdef long long fork(self) noexcept nogil
