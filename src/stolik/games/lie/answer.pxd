cimport cython
from stolik.engine cimport unlocked
from stolik.engine.errand cimport Errand
from stolik.games.lie.solver cimport Solver

@cython.final
cdef class Answer(Errand):
    cdef readonly Solver solver
    cdef int side, hands, others, most, offset, width
    cdef float[::1] values, reach, facing, lies
    cdef int[::1] hand
    cdef readonly unsigned char[::1] met

    @cython.locals(bidder=int, place=int, turning=int)
    cdef void begin(self) noexcept nogil
    @cython.locals(hand=int, other=int)
    cdef void face(self) noexcept nogil
    @cython.locals(out=int, last=int, node=int, place=int)
    cdef void walk(self, int depth, int reach) noexcept nogil
    @cython.locals(out=int, tried=int, row=int, place=int, value=float)
    cdef void decide(self, int depth, int reach, int last) noexcept nogil
    @cython.locals(out=int, last=int, width=int, after=int, row=int, at=int, here=int, most=float, bidder=int, share=float, place=int)
    cdef void await_other(self, int depth, int reach, int node) noexcept nogil
    @cython.locals(last=int, wild=int, theirs=int, i=int, other=int, share=float, here=int, hand=int, shown=int, whole=int, sign=float, place=int, missing=int)
    cdef void settle(self, int depth, int reach, int out, bint mine) noexcept nogil
