cdef class Seat:
    cdef public str person, name, level
    cdef public bint away, ready
    cdef public set muted
    cdef public int changes
    cdef public object talked
