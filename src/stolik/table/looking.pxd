cimport cython
from stolik.engine.state cimport State
from stolik.table.log cimport Log
from stolik.table.play cimport Play

@cython.locals(play=Play, state=State, plays=bint, awaited=bint)
cpdef now(table, Log log)
cpdef called(Play play, int seat)
cpdef left(table, Play play)
