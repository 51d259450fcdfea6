cimport cython
from stolik.engine cimport bits, memory, mwc
from stolik.engine.bits cimport cardset
from stolik.engine.rng cimport Rng

cdef class Kernel:
    cdef readonly bytes seed  # first, where memory.pxd expects it
    cdef short[640] buffer
    cdef int filled
    cdef readonly int players, actor_mask, priority, shuffles
    cdef readonly bint over, sealed
    cdef long long noise

    cdef int moves(self, int seat) noexcept nogil
    cdef int signs(self, int seat) noexcept nogil
    cdef void make(self, int seat, int code) noexcept nogil
    cdef void scramble(self, int seat, Rng rng) noexcept nogil
    cpdef void deal(self)
    cdef int points(self, int seat) noexcept nogil
    cdef int winners(self) noexcept nogil

    @cython.locals(new=Kernel)
    cpdef Kernel copy(self)
    cpdef int fill(self, int seat) except -1
    cpdef int fill_signals(self, int seat) except -1
    cpdef int code(self, int index) except -1
    @cython.locals(known=int)
    cpdef list named(self, list words)
    cpdef bint allows(self, int seat, int code)
    cpdef int apply(self, int seat, int code) except? -1
    cpdef int step(self, int index) except -1
    cpdef Kernel redeal(self, int seat, Rng rng)
    cpdef int actor(self) noexcept
    cpdef int score(self, int seat) except? -1
    cdef int first_actor(self) noexcept nogil
    cpdef seal(self, bytes seed, int shuffles=*)
    cpdef unseal(self, Rng rng)

    cdef int known_seat(self, int seat) except -1
    cdef int after(self, int seat) noexcept nogil
    cdef bint written(self, int count, int code) noexcept nogil
    @cython.locals(last=int, other=int, card=int)
    cdef void shuffle(self, short* cards, int size) noexcept nogil
    cdef void shuffle_by_seed(self, short* cards, int size) noexcept with gil
    cdef void spread(self, cardset cards, Rng rng) noexcept nogil
    @cython.locals(last=int, other=int, card=int)
    cdef void mix(self, Rng rng) noexcept nogil
    cdef int next_spread(self) noexcept nogil
    @cython.locals(cards=cardset)
    cdef cardset gathered(self, int count) noexcept nogil

@cython.locals(made=int, count=int, seat=int)
cpdef int playout(Kernel state, Rng rng, int limit) noexcept
@cython.locals(made=cython.longlong, state=Kernel)
cpdef long long playouts(Kernel root, long long games, Rng rng, int limit=*)
