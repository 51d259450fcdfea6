cpdef str chained(str before, line)

cdef class Log:
    cdef public int seat, began
    cdef public list lines, ends
    cdef public str chain
    cdef public dict view, before

    cpdef add(self, int number, str kind, object seat, list texts, str move=*, dict parts=*, str by=*)
