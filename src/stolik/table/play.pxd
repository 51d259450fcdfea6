from stolik.engine.state cimport State

cdef class Play:
    cdef public State opening, state, earlier
    cdef public list moves
    cdef public tuple acting
    cdef public object silent, window
    cdef public bint signalling
    cdef public int number
    cdef public dict asked

    cpdef bint move(self, int seat, str word, int number, at)
    cpdef ask(self, int number, at)
    cpdef bint is_window(self)
    cpdef bint is_signal(self, int seat, str word)
    cpdef list actors(self, int viewer)
    cpdef bint is_awaited(self, int seat)
