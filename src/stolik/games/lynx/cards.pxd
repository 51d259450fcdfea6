cimport cython
from stolik.engine.kernel cimport Kernel
from stolik.engine.rng cimport Rng

cdef int CARDS, OF_A_VALUE, JOKERS, KINDS, JOKER, PLACES, LAYERS, PLAYS_OF_A_VALUE, JOKERS_ALONE
cdef short[629] VALUE, VALUED, WILD, SIZE

@cython.locals(layer=int)
cdef void lay_out_tables()

cdef class Cards(Kernel):
    cdef readonly short[70] hands, known
    cdef readonly short[5] hand_sizes, heights
    cdef readonly short[545] layers
    cdef readonly short[109] pool, deck
    cdef readonly short[6] groups
    cdef readonly short[14] discard, virtual
    cdef readonly int pool_size, places, deck_size, drawn, virtual_size

    cdef void take(self, int seat, int kind, int count) noexcept nogil
    cdef void take_openly(self, int seat, int kind, int count) noexcept nogil
    cdef void take_layer(self, int seat, int layer) noexcept nogil
    cdef void give(self, int seat, int kind, int count) noexcept nogil
    cdef void lay_layer(self, int seat, int layer) noexcept nogil
    cdef int top(self, int seat) noexcept nogil
    cdef int lift(self, int seat) noexcept nogil
    cdef int cards_before(self, int seat) noexcept nogil
    cdef void put_away_layer(self, int layer) noexcept nogil
    cdef void gather_deck(self, int jokers) noexcept nogil
    cdef int next_card(self) noexcept nogil
    cdef bint deck_is_empty(self) noexcept nogil
    cdef void open_place(self, int card) noexcept nogil
    cdef void put_upon(self, int place, int card) noexcept nogil
    cdef void take_place(self, int seat, int place) noexcept nogil
    cdef int end_of(self, int place) noexcept nogil
    cdef int hidden_from(self, int seat, int kind) noexcept nogil
    cdef void redeal_hand(self, int seat) noexcept nogil
