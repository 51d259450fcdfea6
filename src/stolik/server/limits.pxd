cdef class Bucket:
    cdef public double size, rate, left, seen

    cpdef bint take(self, double now)
