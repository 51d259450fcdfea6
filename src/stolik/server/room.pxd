cimport cython
from stolik.server.watcher cimport Watcher
from stolik.table.table cimport Table

cdef class Step:
    cdef public list events, acks, sent_away, shown, asked
    cdef public object stirred
    cdef public bint about
    cdef public dict greeted

cdef class Room:
    cdef public object hall, waiting, timer, used, sent
    cdef public int number, length
    cdef public Table table
    cdef public str id
    cdef public dict sitting, watchers
    cdef public Step step
    cdef public double begun
    cdef public set tickets
    cdef public bint broken, following

    cpdef ask(self, command, answer)
    cpdef work(self)
    cdef _do(self, Step step, at, command, answer)
    cdef _changes(self, Step step)
    @cython.locals(step=Step, watcher=Watcher)
    cpdef _finish(self, error)
    cpdef _break(self, str what, error)
    @cython.locals(watcher=Watcher, seat=int)
    cdef _tell(self, Step step)
    @cython.locals(table=Table, told=int, seat=int, alike=bint)
    cdef _update(self, Step step, Watcher watcher, dict same)
    cdef _note(self, Step step, Watcher watcher, int n, info)
    cpdef write(self, Watcher watcher, bytes letter)
    cpdef acknowledge(self, Watcher watcher, str id)
    cpdef look_ahead(self)
