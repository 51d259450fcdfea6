cimport cython
from stolik.engine cimport bits, memory
from stolik.engine.bits cimport cardset
from stolik.engine.mind cimport Mind as BaseMind
from stolik.engine.rng cimport Rng
from stolik.games.piles cimport judge, quick, rules, turns
from stolik.games.piles.beliefs cimport Beliefs
from stolik.games.piles.plans cimport Plans
from stolik.games.piles.quick cimport Quick
from stolik.games.piles.rules cimport Piles
from stolik.games.piles.signals cimport Wishes

cdef int GOOD_JUMP, GOOD_START, MOST, HANDS
cdef long long TRUST, HEED, UNIT, UNTHINKABLE

@cython.locals(enough=bint)
cpdef int greedy(Piles state, int seat, Rng rng) noexcept nogil
cdef int offer_to_start(Piles state, int seat) noexcept nogil
cdef int cost_of(Piles state, int seat, int code) noexcept nogil
cdef int asked_to_leave(Piles state, int seat, int pile, int jump) noexcept nogil

@cython.final
cdef class Mind(BaseMind):
    cdef Piles piles, seen, world
    cdef public Plans plans
    cdef public Quick quick
    cdef public Wishes wishes
    cdef Beliefs beliefs
    cdef public int wanted
    cdef public long long trust, heed
    cdef int tried
    cdef bint whole
    cdef public bint infers
    cdef short[64] lengths
    cdef short[640] codes
    cdef int[64] prices

    @cython.locals(asked=cython.longlong, behind=cython.longlong, total=cython.longlong)
    cdef int price(self, int place) noexcept nogil
    @cython.locals(i=int, code=int)
    cdef void play_turn(self, int seat, int option) noexcept nogil
    @cython.locals(mine=cython.longlong)
    cdef think_of_starting(self, int seat, Rng rng)
    cdef long long promise(self, int seat) noexcept nogil
