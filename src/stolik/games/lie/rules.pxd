cimport cython
from stolik.engine.kernel cimport Kernel
from stolik.engine.rng cimport Rng

cdef int CARDS, PAIRS, VALUES, CHECK, CLOCKWISE, COUNTER, TURN, CHOOSE, DIRECTION, BID, TOO_MANY, MOST_AT_FIRST
cdef short[15] LOW, HIGH

@cython.locals(pair=int, low=int, high=int)
cdef void lay_out_tables()
cdef bint single(int seats) noexcept nogil

@cython.final
cdef class Lie(Kernel):
    cdef readonly bint jokers, directions, fewer, longer, by_value, extra, showing
    cdef readonly short[30] heap, shown_heap
    cdef readonly short[7] first, shown_first
    cdef readonly int[6] ends, shown_ends
    cdef readonly short[6] cards
    cdef readonly short[360] bids
    cdef readonly int turned, in_play, out, phase, starter, turn, direction, bid_count
    cdef readonly int shown_turned, shown_bid, checker, found

    cdef void copy_to(self, Lie new) noexcept nogil
    @cython.locals(drawn=int)
    cdef void deal_round(self, int winner) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef int hand_size(self, int seat) noexcept nogil
    cdef bint takes_part(self, int seat) noexcept nogil
    cdef int taking_part(self) noexcept nogil
    cdef int taking_part_from(self, int seat, int step) noexcept nogil
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
    cdef void check(self, int seat) noexcept nogil
    @cython.locals(wild=int, count=int, end=int)
    cdef int count_turned_to(self, int value) noexcept nogil
    cdef bint ones_are_jokers(self) noexcept nogil
    cdef int end_of(self, int seat, int place) noexcept nogil
    cdef void show(self, int checker, int bid) noexcept nogil
    cdef void end_round(self, int winner, int loser) noexcept nogil
    cdef int beaten(self) noexcept nogil
    cdef bint is_beaten_with(self, int cards) noexcept nogil
    cdef void retire(self, int beaten) noexcept nogil
    @cython.locals(mask=int, best=int, cards=int)
    cdef int best(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    @cython.locals(count=int)
    cdef int copies_held(self, int seat, int pair) noexcept nogil
