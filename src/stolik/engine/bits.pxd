# The C side of bits.py. A `cardset` must never be turned into a Python int (it would lose its upper half):
# use `members` and `gather`.
cdef extern from *:
    """
    typedef unsigned __int128 stolik_cardset;
    #define stolik_low(x) ((unsigned long long)(x))
    #define stolik_high(x) ((unsigned long long)((x) >> 64))
    static inline stolik_cardset stolik_bit(int card) { return (stolik_cardset)1 << card; }
    static inline stolik_cardset stolik_empty(void) { return 0; }
    static inline int stolik_size(stolik_cardset x) {
        return __builtin_popcountll(stolik_low(x)) + __builtin_popcountll(stolik_high(x));
    }
    static inline int stolik_lowest(stolik_cardset x) {
        return stolik_low(x) ? __builtin_ctzll(stolik_low(x)) : 64 + __builtin_ctzll(stolik_high(x));
    }
    static inline int stolik_highest(stolik_cardset x) {
        return stolik_high(x) ? 127 - __builtin_clzll(stolik_high(x)) : 63 - __builtin_clzll(stolik_low(x));
    }
    static inline int stolik_write(stolik_cardset x, short *out, int at, int scale, int shift) {
        unsigned long long half;
        for (half = stolik_low(x); half; half &= half - 1) out[at++] = (short)(__builtin_ctzll(half) * scale + shift);
        shift += 64 * scale;
        for (half = stolik_high(x); half; half &= half - 1) out[at++] = (short)(__builtin_ctzll(half) * scale + shift);
        return at;
    }
    static inline int stolik_write_half(
        unsigned long long hand, unsigned long long fits, short *out, int at, int scale, int shift
    ) {
        for (; hand; hand &= hand - 1) {
            int card = __builtin_ctzll(hand);
            out[at] = (short)(card * scale + shift);
            at += (int)(fits >> card & 1);
        }
        return at;
    }
    static inline int stolik_write_fitting(
        stolik_cardset hand, stolik_cardset fits, short *out, int at, int scale, int shift
    ) {
        at = stolik_write_half(stolik_low(hand), stolik_low(fits), out, at, scale, shift);
        return stolik_write_half(stolik_high(hand), stolik_high(fits), out, at, scale, shift + 64 * scale);
    }
    """
    ctypedef unsigned long long cardset "stolik_cardset"
    cardset bit "stolik_bit"(int card) noexcept nogil
    cardset empty "stolik_empty"() noexcept nogil
    int size "stolik_size"(cardset cards) noexcept nogil
    int lowest "stolik_lowest"(cardset cards) noexcept nogil
    int highest "stolik_highest"(cardset cards) noexcept nogil
    int write "stolik_write"(cardset cards, short* out, int at, int scale, int shift) noexcept nogil
    int write_fitting "stolik_write_fitting"(
        cardset hand, cardset fits, short* out, int at, int scale, int shift
    ) noexcept nogil


cdef inline list members(cardset cards):
    cdef list result = []
    while cards:
        result.append(lowest(cards))
        cards &= cards - 1
    return result


cdef inline cardset gather(list cards):
    cdef cardset result = empty()
    cdef int card
    for card in cards:
        result |= bit(card)
    return result
