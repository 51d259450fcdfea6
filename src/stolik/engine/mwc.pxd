cdef extern from *:
    """
    static inline long long stolik_advance(long long x) { return 2131995753LL * (x & 0xFFFFFFFFLL) + (x >> 32); }
    static inline int stolik_scaled(long long x, long long n) {
        return (int)((unsigned long long)((x ^ (x >> 32)) & 0xFFFFFFFFLL) * (unsigned long long)n >> 32);
    }
    static inline long long stolik_joined(long long high, long long low) { return (high << 32) + low + 1; }
    """
    long long advance "stolik_advance"(long long x) noexcept nogil
    int scaled "stolik_scaled"(long long x, long long n) noexcept nogil
    long long joined "stolik_joined"(long long high, long long low) noexcept nogil
