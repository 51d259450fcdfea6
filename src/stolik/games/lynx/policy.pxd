cimport cython
from stolik.engine.mind cimport Mind as BaseMind
from stolik.engine.rng cimport Rng
from stolik.games.lynx cimport cards, rules
from stolik.games.lynx.rules cimport Lynx

cdef int WORST, WIN, LOSE, NOISE, SAFE, SIZES, UNKNOWN
cdef short[1414] ODDS
cdef int CARD_LAID, CARD_LAID_IN_A_HURRY, CARD_STOLEN, CARD_IN_DANGER, CARD_SPLIT_OFF, JOKER_USED, JOKER_ALONE, SMALL_SET, WORTH_A_TRY
cdef int DECK, JOKER_DRAWN, MATCH_DRAWN, MORE_TO_MATCH, PAIR_IN_POOL, ENOUGH_TO_DRAW, FEW_CARDS, SOON, STUBBORN

@cython.locals(size=int, share=int, odds=int)
cdef void lay_out_odds() noexcept
@cython.locals(
    expected="short[70]", dangers="short[196]", count=int, best=int, best_worth=int, worth=int, noise=int, soon=int, code=int
)
cpdef int greedy(Lynx state, int seat, Rng rng) noexcept nogil
@cython.locals(size=int)
cdef void look_around(Lynx state, int seat, short* expected, short* dangers) noexcept nogil
@cython.locals(unseen="short[14]", hidden=int, share=int, place=int)
cdef void guess_hands(Lynx state, int seat, short* expected) noexcept nogil
cdef void count_unseen(Lynx state, int seat, short* unseen) noexcept nogil
cdef int unknown(Lynx state, int seat) noexcept nogil
cdef int danger(Lynx state, int seat, int value, int size, short* expected, short* dangers) noexcept nogil
@cython.locals(safe=int, first=int, value=int)
cdef void weigh_dangers(Lynx state, int seat, int size, short* expected, short* dangers) noexcept nogil
cdef int left_by_all(Lynx state, int seat, int kind, int size, int safe, short* expected) noexcept nogil
cdef int odds_of(int share, int size) noexcept nogil
cdef int worth_of_playing(
    Lynx state, int seat, int layer, int soon, short* expected, short* dangers
) noexcept nogil
cdef int worth_of_ending(Lynx state, int seat, int size) noexcept nogil
cdef int hurry(Lynx state, int seat) noexcept nogil
cdef int draws_left(Lynx state) noexcept nogil
cdef int stolen_by(Lynx state, int seat, int layer) noexcept nogil
cdef int thief_decides(Lynx state, int seat, Rng rng) noexcept nogil
cdef bint near_the_end(Lynx state, int seat) noexcept nogil
cdef int robbed_decides(Lynx state, int seat, Rng rng, short* expected, short* dangers) noexcept nogil
cdef int welcome_places(Lynx state, int seat) noexcept nogil
cdef int worth_of_drawing(Lynx state, int seat, int code) noexcept nogil
cdef int worth_of_place(Lynx state, int seat, int place) noexcept nogil
cdef int worth_of_card(Lynx state, int seat, int kind) noexcept nogil
cdef int worth_of_not_drawing(Lynx state, int seat) noexcept nogil

@cython.final
cdef class Mind(BaseMind):
    cdef Lynx lynx
    @cython.locals(expected="short[70]", dangers="short[196]", soon=int)
    cdef void weigh_plays(self, int seat, int count) noexcept nogil
