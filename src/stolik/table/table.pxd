from stolik.table.log cimport Log
from stolik.table.play cimport Play

cdef class Table:
    cdef public object made, game, seen, parts, telling, presence, minds, time, wish, follower, everybody
    cdef public bytes secret
    cdef public list shares, seats, names, events
    cdef public dict persons, logs, results
    cdef public str host, stage, commitment
    cdef public bint has_clock, paused, undo_possible, races
    cdef public Play play
    cdef public set done
    cdef public int undo_known
    cdef public object _stirred
    cdef public bint _info_stirred

    cpdef list handle(self, command, now)
    cpdef bint is_resend(self, command) except -1
    cpdef stirred(self)
    cpdef bint info_stirred(self)
    cpdef int seat_of(self, viewer) except? -1
    cpdef now_at(self, int seat)
    cpdef list lines_at(self, int seat, int after)
    cpdef fold(self, event)
    cpdef str author(self, event)
    cpdef Log log(self, int seat)
    cpdef int seated(self, str person) except -1
    cpdef int player(self, str person) except -1
    cpdef stir(self, int seat, bint info=*)
    cpdef stir_all(self, bint info=*)
