from stolik.server.limits cimport Bucket
from stolik.server.room cimport Room
from stolik.server.watcher cimport Watcher

cdef class Desk:
    cdef public Watcher socket
    cdef public object hall
    cdef public str table
    cdef public Room room
    cdef public Bucket messages, hints
    cdef public int patience

    cpdef receive(self, bytes data)
    cdef _do(self, message)
