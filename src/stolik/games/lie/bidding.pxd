cimport cython
from stolik.engine.errand cimport Errand

cdef class Bidding(Errand):
    cdef readonly object game
    cdef readonly bint crowded
    cdef bint[2] fine
    cdef readonly int remembered, bid_count, room, used, node_count, widest, area
    cdef public int iteration, wanted
    cdef public float faint
    cdef int wild, side
    cdef readonly int[2] bidders, widths, hands, turnings
    cdef readonly float[::1] payoffs, weights, lots, reach, values, signed, deals, facing
    cdef readonly float[::1] turning, turning_regret, turning_total
    cdef readonly int[::1] firsts, become, counts, shows, makes_wild
    cdef readonly int[::1] nodes, node_at, node_last, node_side, alive
    cdef readonly float[::1] regret, gain, chance, total
    cdef int[64] trail
    cdef int[65] masks

    cdef int first_of(self, int side, int hand) noexcept nogil
    cdef int shown(self, int side, int bid, int wild) noexcept nogil
    @cython.locals(key=int, back=int)
    cdef int key(self, int depth) noexcept nogil
    @cython.locals(key=int, node=int)
    cdef int grown(self, int depth, int last) noexcept nogil
    @cython.locals(node=int, rows=int, size=int, row=int)
    cdef int plant(self, int key, int last, int side) noexcept nogil
    @cython.locals(first=int)
    cdef int row_number(self, int node, int row) noexcept nogil
    @cython.locals(width=int, rows=int, at=int, bidder=int, row=int)
    cdef void forget(self, int node) noexcept nogil
    cdef void step(self, int depth, int bid) noexcept nogil
    @cython.locals(node=int, width=int, rows=int, at=int, bidder=int, whole=float, row=int, here=int, hand=int)
    cpdef play_average(self)
    @cython.locals(whole=float, place=int, alike=float)
    cdef void turn_as(self, int hand, float[::1] parts) noexcept nogil
    @cython.locals(node=int, width=int, bidder=int, at=int, hand=int)
    cpdef round_off(self, int scale)
    @cython.locals(best=int, left=int, place=int, parts=int)
    cdef void round_all(self, float[::1] chances, int first, int after, int step, int scale) noexcept nogil
