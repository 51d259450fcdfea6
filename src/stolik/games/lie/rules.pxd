cimport cython
from stolik.games.lie cimport cards
from stolik.games.lie.cards cimport Cards

cdef int CHECK, CLOCKWISE, COUNTER, TURN, CHOOSE, DIRECTION, BID, TOO_MANY, MOST_AT_FIRST

cdef bint single(int seats) noexcept nogil

@cython.final
cdef class Lie(Cards):
    cdef readonly bint jokers, directions, fewer, longer, by_value, extra
    cdef readonly short[360] bids
    cdef readonly int phase, starter, turn, direction, bid_count, shown_bid, checker, found

    cdef void deal_round(self, int winner) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void open_choice(self) noexcept nogil
    @cython.locals(count=int, ends=int)
    cdef int choices(self, int seat) noexcept nogil
    cdef void choose(self, int seat, int ends) noexcept nogil
    cdef void open_bidding(self) noexcept nogil
    cdef void say_direction(self, int direction) noexcept nogil
    cdef int answers(self) noexcept nogil
    cdef int standing_bid(self) noexcept nogil
    @cython.locals(count=int, code=int)
    cdef int raises_by_count(self) noexcept nogil
    @cython.locals(count=int, code=int, value=int)
    cdef int raises_by_value(self) noexcept nogil
    cdef void bid(self, int seat, int code) noexcept nogil
    @cython.locals(last=int, bidder=int, value=int)
    cdef void check(self, int seat) noexcept nogil
    cdef bint ones_are_jokers(self) noexcept nogil
    cdef void show(self, int checker, int bid) noexcept nogil
    cdef void end_round(self, int winner, int loser) noexcept nogil
    cdef int beaten(self) noexcept nogil
    cdef bint is_beaten_with(self, int count) noexcept nogil
    cdef void retire(self, int beaten) noexcept nogil
    @cython.locals(mask=int, best=int, count=int)
    cdef int best(self) noexcept nogil
    cdef void finish(self) noexcept nogil
