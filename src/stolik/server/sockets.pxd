cimport cython
from stolik.server.desk cimport Desk
from stolik.server.watcher cimport Watcher

cdef class Socket(Watcher):
    cdef public object hall, connections, wire, transport, timer, trips
    cdef public str address
    cdef public bytes begun
    cdef public list fragments
    cdef public Desk desk
    cdef public bint open
    cdef public int pings
    cdef public dict pinged

    @cython.locals(start=Py_ssize_t, end=Py_ssize_t, longest=Py_ssize_t, usual=bint)
    cpdef data_received(self, data)

@cython.locals(length=Py_ssize_t, at=Py_ssize_t, first=Py_ssize_t)
cdef Py_ssize_t frame_end(bytes data, Py_ssize_t start)
@cython.locals(length=Py_ssize_t, at=Py_ssize_t)
cdef bytes unmasked(bytes data, Py_ssize_t start, Py_ssize_t end)
cdef bytes header(Py_ssize_t length)
