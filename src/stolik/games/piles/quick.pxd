cimport cython
from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.games.piles cimport rules
from stolik.games.piles.rules cimport Piles

cdef int COVER, NOTHING
cdef cardset[102] ABOVE, BELOW

cdef void lay_out_tables()

@cython.final
cdef class Quick:
    cdef int step, lost, lost_worse, back, pair, other, other_back, extra, extra_late, kindle
    cdef short[102] live
    cdef cardset mine, theirs
    cdef int card, pile, cost

    @cython.locals(cards=cardset, count=int, seat=int, i=int, number=int)
    cpdef void look(self, Piles state) noexcept nogil
    cpdef void finish(self, Piles state) noexcept nogil
    @cython.locals(seat=int, other=int)
    cdef void play_turn(self, Piles state) noexcept nogil
    cdef int patience(self, Piles state) noexcept nogil
    @cython.locals(number=int)
    cdef void take_off(self, int card) noexcept nogil
    @cython.locals(pile=int, top=int, won=int, near=cardset, paired=cardset)
    cdef void find(self, Piles state) noexcept nogil
    @cython.locals(lost=int, cost=int)
    cdef void try_up(self, Piles state, int pile, int top, int card, int bonus) noexcept nogil
    @cython.locals(lost=int, cost=int)
    cdef void try_down(self, Piles state, int pile, int top, int card, int bonus) noexcept nogil
    @cython.locals(cost=int)
    cdef void try_back(self, Piles state, int pile, int card, int won, bint better) noexcept nogil
    cdef int jumped(self, cardset cards) noexcept nogil
    cdef void offer(self, Piles state, int pile, int card, int cost) noexcept nogil
