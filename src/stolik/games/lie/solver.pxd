cimport cython
from stolik.engine cimport unlocked
from stolik.games.lie.bidding cimport Bidding

cdef float MIXED

@cython.final
cdef class Solver(Bidding):
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
    @cython.locals(out=int, bidder=int, last=int)
    cdef void walk(self, int depth, int reach) noexcept nogil
    @cython.locals(node=int, width=int, at=int, out=int, tried=int, row=int, bidder=int, here=int)
    cdef void decide(self, int depth, int reach, int last) noexcept nogil
    @cython.locals(node=int, out=int, width=int, at=int, lots=int, after=int, weight=float, row=int, here=int, most=float, bidder=int, share=float)
    cdef void await_other(self, int depth, int reach, int last) noexcept nogil
    cdef float weight(self) noexcept nogil
    @cython.locals(side=int, hand=int)
    cpdef void play_on(self) noexcept nogil
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
