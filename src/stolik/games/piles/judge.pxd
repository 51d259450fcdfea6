cimport cython
from stolik.engine cimport bits
from stolik.engine.bits cimport cardset
from stolik.games.piles cimport rules
from stolik.games.piles.rules cimport Piles

cdef int LOST, LOST_WORSE, DEAD, HAND_LOST, HAND_STEPS, BACK_WON, BACK_HOPED, BACKS, BACKS_HOPED, PAIRS, PLAYED
cdef int STEPS, STEPS_WORSE, UNEVEN, NEXT_TWO, HAND_DEAD, UNEVEN_WORSE, CHAINS, WORST
cdef int ASKED, ASKED_SMALL, ASKED_STEPS, KINDLED, KINDLED_TWICE, ASKED_KINDLY, KINDLY_STEPS, ONE_WAY, COUNTS, NOWHERE
cdef long long LOSS, WIN

@cython.final
cdef class Judge:
    cdef int[54] weights
    cdef int[27] weight
    cdef readonly int[27] counted
    cdef short[103] unseen
    cdef cardset hidden, rest
    cdef int all, cards, low, low_worse, high, high_worse
    cdef bint on_fire, heeds
    cdef int[4] before, fire, asked, asked_kindly, asked_small, tops

    @cython.locals(other=int, i=int, number=int, pile=int)
    cdef void look(self, Piles state, int seat) noexcept nogil
    @cython.locals(other=int, sign=int, pile=int)
    cdef void listen(self, Piles state, int seat) noexcept nogil
    @cython.locals(total=cython.longlong, i=int)
    cdef long long value(self) noexcept nogil
    cdef long long disregard(self) noexcept nogil
    @cython.locals(low=int, low_worse=int, high=int, high_worse=int)
    cdef void count_piles(self) noexcept nogil
    cdef int between(self, int above, int up_to) noexcept nogil
    @cython.locals(lost=int, steps=int, dead=int, worst=int, first=int, second=int, cards=cardset, card=int, cost=int,
                   step=int, top=int)
    cdef void count_hand(self) noexcept nogil
    @cython.locals(up=int, down=int)
    cdef bint steps_back(self, int card) noexcept nogil
    cdef bint holds(self, int card) noexcept nogil
    @cython.locals(mine=int, won=int, chains=int, hoped=int, hoped_won=int, pile=int, top=int, step=int, back=int,
                   between=int)
    cdef void count_backs(self) noexcept nogil
    @cython.locals(asked=int, kindly=int, steps=int, kindly_steps=int, small=int, pile=int, step=int)
    cdef void count_asked(self) noexcept nogil
    @cython.locals(burning=int, lost=bint, pile=int)
    cdef bint burnt(self) noexcept nogil
