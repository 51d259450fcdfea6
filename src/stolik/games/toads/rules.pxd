cimport cython
from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.engine.kernel cimport Kernel
from stolik.engine.rng cimport Rng

cdef int CARDS, TAKE, MOST_APART, TOAD_COSTS, MEMORY
cdef short[79] NUMBER, TWIN
cdef cardset[79] NEAR
cdef cardset TOADS

@cython.locals(card=int, number=int, other=int)
cdef cardset lay_out_tables()

cdef list numbers_of(cardset cards)

@cython.final
cdef class Toads(Kernel):
    cdef cardset[4] hands, gained, penalties, unseen, shown, lacking
    cdef readonly short[4] since
    cdef cardset pullable
    cdef short[79] row, deck
    cdef readonly short[4] totals
    cdef readonly int row_size, drawn, turn, round, rounds
    cdef readonly bint professional

    cdef void deal_round(self) noexcept nogil
    cdef void place(self, int seat, int card) noexcept nogil
    cdef void pull(self, int seat, int card) noexcept nogil
    @cython.locals(single=bint, used_up=bint)
    cdef void take_row(self, int seat) noexcept nogil
    cdef void take_unseen(self, int seat) noexcept nogil
    cdef void draw(self, int seat) noexcept nogil
    cdef void note_lacking(self, int seat, cardset cards, bint anew) noexcept nogil
    cdef void pass_on(self, int seat) noexcept nogil
    cdef void set_turn(self, int seat) noexcept nogil
    cdef bint pile_is_used_up(self) noexcept nogil
    cdef void clear_row(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef int round_score(self, int seat) noexcept nogil
    @cython.locals(together=cardset)
    cpdef bint has_shown(self)
