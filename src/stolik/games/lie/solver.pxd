cimport cython
from stolik.engine cimport unlocked
from stolik.engine.errand cimport Errand

cdef float MIXED

@cython.final
cdef class Solver(Errand):
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
    cpdef int plant(self, int key, int last, int side) noexcept nogil
    @cython.locals(first=int)
    cdef int row_number(self, int node, int row) noexcept nogil
    @cython.locals(width=int, rows=int, at=int, bidder=int, row=int)
    cdef void forget(self, int node) noexcept nogil
    @cython.locals(bidder=int, i=int)
    cdef void begin(self, int side, int other) noexcept nogil
    @cython.locals(side=int, others=int, i=int, hand=int, first=int, after=int, own=int, deal=float, place=int)
    cdef void face(self) noexcept nogil
    @cython.locals(side=int, others=int, width=int, i=int, bidder=int, hand=int, first=int, after=int, place=int, part=float, other=int, bid=int, wild=int)
    cdef void weigh(self) noexcept nogil
    @cython.locals(whole=float, other=int)
    cdef float part(self, int first, int after, int place) noexcept nogil
    @cython.locals(at=int, mine=int, theirs=int, other=int, missing=int, bidder=int, weight=float)
    cdef void sign(self, int bid, int wild, int others, int width) noexcept nogil
    @cython.locals(last=int, wild=int, at=int, width=int, other=int, share=float, bidder=int)
    cdef void settle(self, int depth, int reach, int out, bint mine) noexcept nogil
    cdef void step(self, int depth, int bid) noexcept nogil
    @cython.locals(out=int, bidder=int, last=int)
    cdef void walk(self, int depth, int reach) noexcept nogil
    @cython.locals(node=int, width=int, at=int, out=int, tried=int, row=int, bidder=int, here=int)
    cdef void decide(self, int depth, int reach, int last) noexcept nogil
    @cython.locals(node=int, out=int, width=int, at=int, lots=int, after=int, weight=float, row=int, here=int, most=float, bidder=int, share=float)
    cdef void await_other(self, int depth, int reach, int last) noexcept nogil
    cdef float weight(self) noexcept nogil
    @cython.locals(node=int, width=int, rows=int, at=int, bidder=int, whole=float, row=int, here=int, hand=int)
    cpdef void play_average(self) noexcept nogil
    @cython.locals(node=int, width=int, bidder=int, at=int, hand=int)
    cpdef void round_off(self, int scale) noexcept nogil
    @cython.locals(best=int, left=int, place=int, parts=int)
    cdef void round_all(self, float[::1] chances, int first, int after, int step, int scale) noexcept nogil
    @cython.locals(side=int, hand=int)
    cpdef void play_on(self) noexcept nogil
    @cython.locals(whole=float, place=int, alike=float)
    cdef void turn_as(self, int hand, float[::1] parts) noexcept nogil
    @cython.locals(node=int)
    cdef void learn(self) noexcept nogil
    @cython.locals(width=int, rows=int, at=int, bidder=int, row=int, here=int, most=float, regret=float, default=float, whole=float)
    cdef void learn_node(self, int node) noexcept nogil
    @cython.locals(last=int, node=int, width=int, at=int, after=int, row=int, here=int, most=float, bidder=int, share=float)
    cdef void pay(self, int depth, int reach, int other_reach) noexcept nogil
    @cython.locals(last=int, wild=int)
    cdef void pay_check(self, int depth, int reach, int other_reach) noexcept nogil
    @cython.locals(mine=int, theirs=int, bidder=int, won=float, missing=int, here=int, other=int, share=float)
    cdef void pay_starter(self, int last, int wild, int reach, int other_reach, float lie) noexcept nogil
    @cython.locals(side=int, others=int, hand=int, first=int, after=int, mean=float, place=int, worth=float, other=int, regret=float)
    cdef void learn_turning(self) noexcept nogil
    @cython.locals(place=int, payoff=float)
    cdef float payoff(self, int bidder, int other) noexcept nogil
