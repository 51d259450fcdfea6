cimport cython
from stolik.engine.kernel cimport Kernel
from stolik.engine.rng cimport Rng

cdef int KINDS, HEARTS, REVERSE, TWO, BIN, TRAP
cdef short[14] COPIES, UP, DOWN
cdef short[23] KIND, WORTH, HEART_UP

@cython.locals(kind=int, code=int)
cdef void lay_out_tables()

cdef class Cards(Kernel):
    cdef short[84] hands
    cdef readonly short[6] hand_sizes
    cdef short[70] row, row_seats, deck, binned, binned_seats
    cdef short[14] discard, unseen
    cdef readonly int row_size, drawn, deck_size, binned_size
    cdef readonly bint open_backs

    cdef void append(self, int seat, int code) noexcept nogil
    cdef int discard_end(self) noexcept nogil
    cdef void note_binned(self) noexcept nogil
    cdef void draw(self, int seat) noexcept nogil
    cdef bint pile_is_empty(self) noexcept nogil
    @cython.locals(size=int, kind=int)
    cdef void shuffle_discards(self) noexcept nogil
    @cython.locals(kind=int, place=int, other=int, i=int)
    cdef void count_unseen(self, int seat) noexcept nogil
    cdef bint is_hidden(self, int seat, int place) noexcept nogil
    cdef int kinds_seen(self, int seat, int other) noexcept nogil
    cdef bint top_is_seen(self) noexcept nogil
    cdef void deal_unseen(self, int seat, Rng rng) noexcept nogil
    @cython.locals(kind=int)
    cdef void gather_unseen(self, int first, int end) noexcept nogil
    @cython.locals(place=int, i=int)
    cdef void deal_table(self, int seat) noexcept nogil
    cdef void deal_hands(self, int seat, int first) noexcept nogil
    @cython.locals(missing=int, kind=int)
    cdef void deal_hand(self, int other, int first) noexcept nogil
    cdef void deal_top(self) noexcept nogil
    cdef void deal_pile(self, int first) noexcept nogil
