cdef class Errand:
    cdef void run(self) noexcept nogil
