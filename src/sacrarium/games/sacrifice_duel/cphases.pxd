# The C face of phases.py, under a name of its own because phases.py itself is not compiled.
cdef enum:
    SEALED = 0
    FIRST_BUYS = 1
    SECOND_BUYS = 2
    TOGETHER = 3
    LEAD = 4
    FOLLOW = 5
    SUDDEN = 6
    SACRIFICE = 7
    OVER = 8
    NO_CARD = 27
    NO_ORDER = -1
    NOBODY = 2
    NO_WIN = 14
    NOWHERE = 0
    IN_HAND = 1
    IN_DISCARD = 2
    TIE = 2
    VOID = 3
