# The C side of unlocked.py.
from stolik.engine.errand cimport Errand


cdef inline void run(Errand errand):
    with nogil:
        errand.run()
