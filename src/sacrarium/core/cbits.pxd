# The C face of bits.py, under a name of its own because bits.py itself is not compiled: types, and single instructions.
ctypedef unsigned long long CardSet
ctypedef unsigned int SeatSet
ctypedef int Card
ctypedef int Move
ctypedef int Seat

cdef extern from *:
    """
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif
    static inline unsigned long long sacrarium_bit(int member) { return 1ULL << member; }
    static inline int sacrarium_popcount(unsigned long long members) { return __builtin_popcountll(members); }
    static inline int sacrarium_lowest(unsigned long long members) { return __builtin_ctzll(members); }
    static inline int sacrarium_highest(unsigned long long members) { return 63 - __builtin_clzll(members); }
    static inline int sacrarium_member_at(unsigned long long members, int place) {
    #if defined(__BMI2__)
        return __builtin_ctzll(_pdep_u64(1ULL << place, members));
    #else
        while (place--) members &= members - 1;
        return __builtin_ctzll(members);
    #endif
    }
    static inline int sacrarium_quotient(int number, int by) { return number / by; }
    static inline unsigned long long sacrarium_mixed_in(unsigned long long seen, unsigned long long more) {
        unsigned long long mixed = (seen ^ more) * 0x9E3779B97F4A7C15ULL;
        return mixed ^ (mixed >> 31);
    }
    /* A move or a card as a Python number, kept for the next time: a list of them is made for every decision. */
    #define SACRARIUM_NUMBERS 512
    static inline PyObject *sacrarium_number(int number) {
        static PyObject *known[SACRARIUM_NUMBERS];
        if (number < 0 || number >= SACRARIUM_NUMBERS) return PyLong_FromLong(number);
        if (known[number] == NULL && (known[number] = PyLong_FromLong(number)) == NULL) return NULL;
        return Py_NewRef(known[number]);
    }
    static inline PyObject *sacrarium_listed(unsigned long long members) {
        PyObject *list = PyList_New(__builtin_popcountll(members));
        if (list == NULL) return NULL;
        for (Py_ssize_t place = 0; members; members &= members - 1)
            PyList_SET_ITEM(list, place++, sacrarium_number(__builtin_ctzll(members)));
        return list;
    }
    static inline PyObject *sacrarium_first(int count, const int *numbers) {
        PyObject *list = PyList_New(count);
        if (list == NULL) return NULL;
        for (int place = 0; place < count; place++)
            PyList_SET_ITEM(list, place, sacrarium_number(numbers[place]));
        return list;
    }
    """
    CardSet bit "sacrarium_bit"(int member) noexcept nogil
    int popcount "sacrarium_popcount"(CardSet members) noexcept nogil
    int lowest "sacrarium_lowest"(CardSet members) noexcept nogil
    int highest "sacrarium_highest"(CardSet members) noexcept nogil
    list listed "sacrarium_listed"(CardSet members)
    list first "sacrarium_first"(int count, const int *numbers)
    unsigned long long mixed_in "sacrarium_mixed_in"(unsigned long long seen, unsigned long long more) noexcept nogil
    int quotient "sacrarium_quotient"(int number, int by) noexcept nogil
    int member_at "sacrarium_member_at"(CardSet members, int place) noexcept nogil
