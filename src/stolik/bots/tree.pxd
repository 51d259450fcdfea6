cimport cython
from libc cimport math
from stolik.engine cimport memory, unlocked
from stolik.engine.errand cimport Errand
from stolik.engine.kernel cimport Kernel
from stolik.engine.mind cimport Mind
from stolik.engine.rng cimport Rng

cdef int NODES, DEEPEST, LONGEST, NOTHING, WIN
cdef double CURIOSITY

@cython.final
cdef class Tree(Errand):
    cdef Mind mind
    cdef Kernel root
    cdef Rng rng
    cdef readonly int seat, count, size
    cdef int slice, depth
    cdef readonly long long simulations, made, moves
    cdef short[65536] codes
    cdef signed char[65536] movers
    cdef int[65536] firsts, nexts, visits, chances
    cdef long long[65536] totals
    cdef short[640] options, at_hand
    cdef int[1024] known
    cdef int[64] path

    cpdef int begin(self)
    cpdef bint finished(self) noexcept nogil
    cdef void try_world(self) noexcept nogil
    @cython.locals(node=int, seat=int, count=int, child=int, grown=bint)
    cdef void descend(self) noexcept nogil
    @cython.locals(count=int, child=int, code=int)
    cdef int list_moves(self, int node, int seat) noexcept nogil
    @cython.locals(missing=int, code=int, wished=int)
    cdef int expand(self, int node, int seat, int count) noexcept nogil
    cdef int nth_missing(self, int count, int number) noexcept nogil
    @cython.locals(child=int)
    cdef int add(self, int node, int seat, int code) noexcept nogil
    @cython.locals(best=int, child=int, best_worth=double, worth=double)
    cdef int select(self, int node, int count) noexcept nogil
    @cython.locals(visits=double, mean=double)
    cdef double promise(self, int child) noexcept nogil
    @cython.locals(child=int)
    cdef void note_chances(self, int count) noexcept nogil
    @cython.locals(child=int)
    cdef void learn(self) noexcept nogil
