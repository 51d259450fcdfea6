cdef class Log:
    cdef public int seat, began
    cdef public list lines, ends
    cdef public object history
    cdef public dict view, before

    cpdef add(self, int number, str kind, object seat, list texts, str move=*, dict parts=*, str by=*)
