cimport cython
from stolik.engine.rng cimport Rng
from stolik.games.seventeen cimport cards
from stolik.games.seventeen.cards cimport Cards

cdef int CHECK, PASS, HAND, GOAL, MASTERY_WINS, TOO_NERVOUS, NOBODY

@cython.final
cdef class Seventeen(Cards):
    cdef readonly short[6] mastery, nerves
    cdef readonly int starter, turn, direction, to_play, played, next_to_play, last, passed
    cdef readonly bint reacting
    cdef short[70] shown, shown_seats
    cdef readonly int shown_size, shown_caller, shown_last, shown_sum

    cdef void play_card(self, int seat, int code) noexcept nogil
    cdef void open_phase(self) noexcept nogil
    cdef void let_pass(self, int seat) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void pass_over(self) noexcept nogil
    cdef void set_actors(self) noexcept nogil
    cdef void fill_hand(self, int seat) noexcept nogil
    cdef void remake_pile(self) noexcept nogil
    cdef void act(self, int kind) noexcept nogil
    cdef void bin_last(self) noexcept nogil
    @cython.locals(last=int, trappers=int, winner=int)
    cdef void check(self, int caller) noexcept nogil
    cdef int last_to_play(self) noexcept nogil
    cdef void turn_over(self, int caller, int last) noexcept nogil
    @cython.locals(mask=int)
    cdef int trappers(self) noexcept nogil
    cdef void give_mastery(self, int seats) noexcept nogil
    cdef void calm_down(self) noexcept nogil
    cdef void clear_row(self) noexcept nogil
    cdef void next_round(self, int winner, int last) noexcept nogil
    cdef void finish(self) noexcept nogil
