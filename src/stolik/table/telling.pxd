cimport cython
from stolik.table.log cimport Log
from stolik.table.play cimport Play

@cython.locals(play=Play, mover=int, silent=bint, log=Log)
cpdef tell_move(table, event, bint turned)
