cimport cython
from stolik.engine cimport bits, memory
from stolik.engine.mind cimport Mind as BaseMind
from stolik.engine.rng cimport Rng
from stolik.games.lie cimport cards, rules
from stolik.games.lie.rules cimport Lie

cdef int WORTH_A_TRY, SURE, AIM, MOOD, NERVE, SIDE, DRAWS, USUAL, SAME, ALIKE, DARING, FIT, WIN
cdef short[1922] CHANCES

cpdef int greedy(Lie state, int seat, Rng rng) noexcept nogil
@cython.locals(favourite=int, ends=int, card=int)
cdef int turn_to_the_most(Lie state, int seat, Rng rng) noexcept nogil
@cython.locals(count=int, card=int)
cdef int use_of(Lie state, int seat, int value, int favourite) noexcept nogil
@cython.locals(left=int, right=int, more=int)
cdef int way_to_the_smaller_hand(Lie state, int seat, Rng rng) noexcept nogil
@cython.locals(count=int, aim=int, best=int, best_worth=int, code=int, worth=int, doubt=int)
cdef int raise_or_check(Lie state, int seat, Rng rng) noexcept nogil
@cython.locals(chance=int)
cdef int worth_of(Lie state, int seat, int code, int aim) noexcept nogil
@cython.locals(count=int, best=int, best_chance=int, code=int)
cpdef int checker(Lie state, int seat, Rng rng) noexcept nogil
@cython.locals(value=int, wild=int, unknown=int)
cdef int chance_alone(Lie state, int seat, int code) noexcept nogil
cdef int wildness(Lie state, int value) noexcept nogil
@cython.locals(value=int, wild=int, unknown=int, wanted=int, backers=int, plain=int)
cdef int chance_of(Lie state, int seat, int code) noexcept nogil
cdef int chance_of_at_least(int unknown, int wanted, int wild) noexcept nogil
@cython.locals(count=int, end=int)
cdef int own_count(Lie state, int seat, int value, int wild) noexcept nogil
@cython.locals(count=int, heard=int, bidder=int)
cdef int others_on(Lie state, int seat, int value) noexcept nogil

@cython.final
cdef class Mind(BaseMind):
    cdef Lie lie
    cdef Lie kept
    cdef int dealt

    @cython.locals(code=int, i=int)
    cdef void weigh_bids(self, int seat, int count) noexcept nogil
    cdef void turn_others(self, int seat, Rng rng) noexcept nogil
    @cython.locals(made=int, fit=cython.longlong, bidder=int)
    cdef int fit_of_bids(self, int seat, Rng rng) noexcept nogil
    cdef int likeness(self, int made, int sensible) noexcept nogil
    cdef int promise(self, int seat) noexcept nogil
