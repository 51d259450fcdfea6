cimport cython
from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.engine.kernel cimport Kernel
from stolik.engine.rng cimport Rng

cdef int LOWEST, HIGHEST, CARDS, STEP_BACK, NOT_BURNING, BURNING, END, START, DECLINE, SIGNALS
cdef cardset[101] FITS_UP, FITS_DOWN

cdef void lay_out_tables()
cdef bint burns(int card) noexcept nogil

@cython.final
cdef class Piles(Kernel):
    cdef cardset[5] hands
    cdef readonly short[4] tops
    cdef readonly short[4] fire
    cdef readonly short[20] signals
    cdef short[98] deck
    cdef readonly int drawn, minimum, hand_size, declined, turn, played, owed, left
    cdef readonly bint on_fire, starting

    cdef void open_start(self) noexcept nogil
    cdef int start_moves(self, int seat) noexcept nogil
    cdef void start(self, int seat) noexcept nogil
    cdef void decline(self, int seat) noexcept nogil
    cdef cardset fitting(self, int pile) noexcept nogil
    cdef bint can_play(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void set_owed(self) noexcept nogil
    cdef void play_card(self, int seat, int card, int pile) noexcept nogil
    cdef bint is_stuck(self) noexcept nogil
    cdef void deal_unseen(self, int seat, Rng rng) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void settle_position(self) noexcept nogil
    @cython.locals(lost=bint)
    cdef bint burn_down(self) noexcept nogil
    cdef void draw(self, int seat) noexcept nogil
    cdef void finish(self) noexcept nogil
