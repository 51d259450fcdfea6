# The C side of memory.py. A kernel begins with what every object has, its table of methods, and `seed`, the only
# field that is an object of Python; all that follows are plain numbers.
cdef extern from *:
    """
    #include <string.h>
    #define STOLIK_FIRST (sizeof(PyObject) + 2 * sizeof(void *))
    static inline void stolik_assign(PyObject *target, PyObject *source) {
        size_t size = (size_t)Py_TYPE(target)->tp_basicsize - STOLIK_FIRST;
        memcpy((char *)target + STOLIK_FIRST, (char *)source + STOLIK_FIRST, size);
    }
    static inline PyObject *stolik_fresh(PyObject *like) {
        PyObject *nothing = PyTuple_New(0), *made;
        if (!nothing) return NULL;
        made = Py_TYPE(like)->tp_new(Py_TYPE(like), nothing, NULL);
        Py_DECREF(nothing);
        return made;
    }
    """
    void assign "stolik_assign"(object target, object source) noexcept nogil
    object fresh "stolik_fresh"(object like)
