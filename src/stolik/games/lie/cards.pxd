cimport cython
from stolik.engine.kernel cimport Kernel
from stolik.engine.rng cimport Rng

cdef int CARDS, PAIRS, VALUES
cdef short[15] LOW, HIGH

@cython.locals(pair=int, low=int, high=int)
cdef void lay_out_tables()

cdef class Cards(Kernel):
    cdef readonly short[6] cards
    cdef readonly short[30] heap, shown_heap
    cdef readonly short[7] first, shown_first
    cdef readonly int[6] ends, shown_ends
    cdef readonly int out, turned, in_play, shown_turned
    cdef readonly bint showing

    cdef bint takes_part(self, int seat) noexcept nogil
    cdef int taking_part(self) noexcept nogil
    cdef int taking_part_from(self, int seat, int step) noexcept nogil
    @cython.locals(drawn=int)
    cdef void draw_hands(self) noexcept nogil
    cdef int hand_size(self, int seat) noexcept nogil
    cdef void turn_cards(self, int seat, int ends) noexcept nogil
    cdef int end_of(self, int seat, int place) noexcept nogil
    @cython.locals(count=int, end=int)
    cdef int count_ends(self, int value, int other) noexcept nogil
    cdef void show_hands(self) noexcept nogil
    @cython.locals(count=int)
    cdef int copies_held(self, int seat, int pair) noexcept nogil
