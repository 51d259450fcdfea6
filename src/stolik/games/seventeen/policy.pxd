cimport cython
from stolik.engine.mind cimport Mind as BaseMind
from stolik.engine.rng cimport Rng
from stolik.games.seventeen cimport cards, rules
from stolik.games.seventeen.rules cimport Seventeen

cdef int SURE, EVERYONE, HESITATION, CONVICTION, TRAP_SPRINGS, DOUBT, WAVER, TIMID
cdef int WIN, NEARING, EDGE, PAST, HEART, SECOND_THOUGHTS
cdef short[8] STANDING
cdef short[30] PROSPECTS
cdef short[23] SPARE
cdef short[56] READINESS
cdef long long[1296] CHOOSE
cdef short[294912] REACHED
cdef char[1024] WEIGHED

@cython.locals(i=int, code=int, special=int, n=int, k=int, prospect=int, likelihood=int)
cdef void lay_out_tables()

@cython.locals(best=int, best_worth=int, worth=int)
cpdef int greedy(Seventeen state, int seat, Rng rng) noexcept nogil
cpdef int exact(Seventeen state, int seat, Rng rng) noexcept nogil
@cython.locals(count=int, best=int, best_worth=int, worth=int)
cdef int best_move(Seventeen state, int seat, Rng rng, bint may_check) noexcept nogil
@cython.locals(count=int, cards_only=int, code=int, may_check=bint)
cpdef int beginner(Seventeen state, int seat, Rng rng) noexcept nogil
@cython.locals(total=int, place=int)
cdef int guess(Seventeen state, int seat) noexcept nogil
@cython.locals(size=int, worth=int)
cdef int worth_of(Seventeen state, int seat, int code) noexcept nogil
cdef void lay(Seventeen state, int seat, int code) noexcept nogil
cdef void take_up(Seventeen state, int seat, int code, int size) noexcept nogil
cdef int worth_of_check(Seventeen state, int seat) noexcept nogil
@cython.locals(called=int, worth=int)
cdef int worth_of_row(Seventeen state, int seat) noexcept nogil
cdef int likely(int suspected) noexcept nogil
@cython.locals(reached=int, own_trap=int, trapped=int, worth=int, weight=int, calls=int, lasts=int, mine=int, won=int, traps=int)
cdef int worth_of_call(Seventeen state, int seat, int caller, int last) noexcept nogil
@cython.locals(now=int)
cdef int change(Seventeen state, int seat, int mastery, int nerves) noexcept nogil
cdef int standing(int mastery, int nerves) noexcept nogil
@cython.locals(missing=int, hidden=int)
cpdef int chance(Seventeen state, int viewer) noexcept nogil
@cython.locals(mix=int, specials=int, total=cython.longlong, numbers=int)
cdef long long ways(Seventeen state, int hidden, int missing) noexcept nogil
@cython.locals(exactly="short[736]", copies=int, at_least=int)
cdef void weigh(int mix) noexcept nogil
@cython.locals(hidden=int, hearts=int, without=cython.longlong)
cdef int trap_chance(Seventeen state, int seat) noexcept nogil
@cython.locals(count=int)
cdef int unseen_specials(Seventeen state) noexcept nogil
@cython.locals(count=int)
cdef int unseen_hearts(Seventeen state) noexcept nogil

cdef int mood(int tenths) noexcept nogil

@cython.final
cdef class Mind(BaseMind):
    cdef Seventeen seventeen

    @cython.locals(tenths=int, place=int, code=int)
    cdef void reconsider_row(self, int seat, Rng rng) noexcept nogil
    @cython.locals(left=int, i=int, mine=int, other=int)
    cdef void reconsider(self, int place, int now, Rng rng) noexcept nogil
    @cython.locals(kept=int, i=int)
    cdef int without_check(self, int count) noexcept nogil
    @cython.locals(mastery=int)
    cdef int prospect(self, int seat) noexcept nogil
