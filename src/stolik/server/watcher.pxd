cdef class Watcher:
    cdef public str person, language
    cdef public int seat, told
    cdef public object info
    cdef public list letters

    cpdef post(self)
    cpdef write(self, bytes message)
    cpdef write_all(self, list messages)
    cpdef leave(self, str reason)
