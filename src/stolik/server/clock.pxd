cpdef double now() except? -1
