cdef class Watcher:
    cdef public str person, language
    cdef public int seat, told
    cdef public object info

    cpdef write(self, bytes message)
    cpdef write_all(self, list messages)
    cpdef leave(self, str reason)
