cimport cython
from stolik.engine.rng cimport Rng
from stolik.games.lynx cimport cards
from stolik.games.lynx.cards cimport Cards

cdef int HAND, VIRTUAL_HAND, ONE, THIRTEEN
cdef int KEEP, LEAVE, BACK, DISCARD, DECK, POOL, END, STEAL
cdef int PLAYING, STEALING, KEEPING, ROBBED, DRAWING, FREE_DRAWING

@cython.final
cdef class Lynx(Cards):
    cdef readonly bint duel, free_draws, ones_bite
    cdef readonly int phase, turn, acting, still_to_rob, to_draw
    cdef readonly short[5] to_rob

    cdef void hand_out_jokers(self) noexcept nogil
    cdef int either(self, int one, int other) noexcept nogil
    cdef int plays(self, int seat) noexcept nogil
    cdef void play(self, int seat, int layer) noexcept nogil
    cdef void compare(self) noexcept nogil
    cdef bint steals_layer(self, int layer) noexcept nogil
    cdef bint steals_set(self, int value, int size) noexcept nogil
    cdef bint beats(self, int value, int other) noexcept nogil
    cdef void rob_next(self) noexcept nogil
    cdef int next_robbed(self) noexcept nogil
    cdef void keep(self) noexcept nogil
    cdef void take_back(self) noexcept nogil
    cdef void put_away(self) noexcept nogil
    cdef void begin_draw(self, int seat, int count) noexcept nogil
    cdef int draws(self) noexcept nogil
    cdef void draw(self, int seat, int code) noexcept nogil
    cdef void refill_pool(self) noexcept nogil
    cdef bint nothing_to_draw(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void ask(self, int phase, int seat) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef int steals(self) noexcept nogil
    cdef void steal_from_virtual(self, int seat, int value) noexcept nogil
    cdef void refill_virtual(self) noexcept nogil
    cdef void put_on_pool(self, int card) noexcept nogil
    cdef int lowest_place(self) noexcept nogil
