from stolik.engine.kernel cimport Kernel

cpdef list seen_by(game, Kernel kernel, seats)

cdef class State:
    cdef public object game, notation
    cdef public Kernel kernel
    cdef public list _words

    cpdef list legal(self, seat)
    cpdef list signals(self, seat)
    cpdef play(self, seat, move)
    cpdef dict view(self, seat)
    cpdef list views(self, seats)
    cpdef State copy(self)
    cdef list _filled(self, int seat)
    cdef int _seat(self, seat) except -1
