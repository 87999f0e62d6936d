"""The circle behind the contract: who is asked, what is legal, and what it is worth."""

from typing import TYPE_CHECKING, Any

import cython

from sacrarium.core.chance import Chance
from sacrarium.core.decision import Outcome
from sacrarium.core.errors import Reason
from sacrarium.core.state import MoveList

from . import position, reasons, scoring, view
from .pieces import Options
from .table import CircleTable

if cython.compiled:
    from cython.cimports.sacrarium.games.sacrifice_circle.cphases import (
        ACT,
        ATTACK,
        BARE,
        DRAFT,
        END,
        GO,
        KEEP,
        KEEP_CARD,
        LOST,
        MOVE,
        MOVES,
        NOBODY,
        PATH_OF,
        ROLL,
        SET_TRAP,
        STOP,
        TELEPORT,
        WON,
    )
    from cython.cimports.sacrarium.games.sacrifice_circle.rules.attack import (
        attack,
        can_attack,
        can_set_trap,
        set_trap,
    )
    from cython.cimports.sacrarium.games.sacrifice_circle.rules.moving import (
        go,
        keep,
        look_for_ends,
        may_end_on,
        roll,
        stop,
    )
    from cython.cimports.sacrarium.games.sacrifice_circle.rules.scrolls import (
        can_be_sent,
        can_teleport,
        has_scroll,
        teleport,
    )
    from cython.cimports.sacrarium.games.sacrifice_circle.rules.turns import (
        choose_path,
        end_turn,
        set_up,
        settle,
    )
else:
    from sacrarium.core.bits import Move, Seat, SeatSet

    from .phases import (
        ACT,
        ATTACK,
        BARE,
        DRAFT,
        END,
        GO,
        KEEP,
        KEEP_CARD,
        LOST,
        MOVE,
        MOVES,
        NOBODY,
        PATH_OF,
        ROLL,
        SET_TRAP,
        STOP,
        TELEPORT,
        WON,
    )
    from .rules.attack import attack, can_attack, can_set_trap, set_trap
    from .rules.moving import go, keep, look_for_ends, may_end_on, roll, stop
    from .rules.scrolls import can_be_sent, can_teleport, has_scroll, teleport
    from .rules.turns import choose_path, end_turn, set_up, settle

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

HEROES = 5
RING_SPACES = 40.0
BEST = 1.3  # a win on black; all worths are shares of it
FOR_DAMAGE = 0.6


class CircleState(CircleTable):
    """One position of the circle."""

    def __init__(self, options: Options) -> None:
        CircleTable.__init__(self, options)
        self.room = MoveList()

    def restart(self, chance: Chance, journal: "Journal | None" = None) -> None:
        """R1: everything in its place."""
        set_up(self, chance, journal)

    # -- who is asked, and what may be done ----------------------------------------------------------

    def to_act(self) -> SeatSet:
        if self.phase == WON or self.phase == LOST:
            return 0
        return 1 << (self.drafted if self.phase == DRAFT else self.seat_of[self.hero])

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.count = 0
        if self.phase == ACT:
            self.list_acts(moves)
        elif self.phase == MOVE:
            self.list_walks(moves)
        elif self.phase == KEEP:
            moves.add(KEEP_CARD + min(self.item[self.hero], self.drawn))
            moves.add(KEEP_CARD + max(self.item[self.hero], self.drawn))
        else:
            for hero in range(HEROES):
                if self.seat_of[hero] == NOBODY:
                    moves.add(PATH_OF + hero)

    def list_acts(self, moves: MoveList) -> None:
        """R9: roll, attack or set the trap, use a scroll, end."""
        if not self.moved:
            moves.add(ROLL)
        if not self.attacked:
            if can_attack(self, BARE):
                moves.add(ATTACK + BARE)
            if self.item[self.hero] < BARE and can_attack(self, self.item[self.hero]):
                moves.add(ATTACK + self.item[self.hero])
            if can_set_trap(self):
                moves.add(SET_TRAP)
        if has_scroll(self):
            self.list_teleports(moves)
        moves.add(END)

    def list_teleports(self, moves: MoveList) -> None:
        """R26: every hero that can be sent, to every free star."""
        for target in range(HEROES):
            if can_be_sent(self, target):
                for star in range(5):
                    if self.is_free(self.ways.star[star]):
                        moves.add(TELEPORT + 5 * target + star)

    def list_walks(self, moves: MoveList) -> None:
        """R12: every space within the steps that are left, nearest first, or to stop."""
        farthest = look_for_ends(self)
        for place in range(1, self.looked):
            if may_end_on(self, self.queue[place], farthest):
                moves.add(GO + self.queue[place])
        if not self.exact or moves.count == 0:
            moves.add(STOP)

    def is_legal(self, seat: Seat, move: Move) -> bool:
        if self.phase == DRAFT:
            return PATH_OF <= move < PATH_OF + HEROES and self.seat_of[move - PATH_OF] == NOBODY
        if self.phase == MOVE:
            return self.is_legal_walk(move)
        if self.phase == KEEP:
            return move == KEEP_CARD + self.item[self.hero] or move == KEEP_CARD + self.drawn
        if move == END or (move == ROLL and not self.moved):
            return True
        if ATTACK <= move <= ATTACK + BARE:
            return can_attack(self, move - ATTACK)
        if move == SET_TRAP:
            return can_set_trap(self)
        return TELEPORT <= move < GO and can_teleport(self, (move - TELEPORT) // 5, (move - TELEPORT) % 5)

    def is_legal_walk(self, move: Move) -> bool:
        """R12: a space in reach; with exact walking there is no stopping short of it."""
        farthest = look_for_ends(self)
        if move == STOP:
            return not self.exact or farthest == 0
        return GO <= move < MOVES and may_end_on(self, move - GO, farthest)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def pick(self, seat: Seat, chance: Chance) -> Move:
        self.list_moves(seat, self.room)
        return self.room.move[chance.below(self.room.count)]

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        if self.phase == DRAFT:
            choose_path(self, move - PATH_OF, chance, journal)
            return
        if move >= GO:
            go(self, move - GO, chance, journal)
        elif move >= TELEPORT:
            teleport(self, (move - TELEPORT) // 5, (move - TELEPORT) % 5, journal)
        elif move >= KEEP_CARD:
            keep(self, move - KEEP_CARD, journal)
        elif move == SET_TRAP:
            set_trap(self, journal)
        elif move >= ATTACK:
            attack(self, move - ATTACK, chance, journal)
        elif move == ROLL:
            roll(self, chance, journal)
        elif move == STOP:
            stop(self)
        else:
            end_turn(self, chance, journal)
        settle(self, chance, journal)

    # -- copies and knowledge ----------------------------------------------------------------------

    def copy(self) -> "CircleState":
        return self.copied()

    def copied(self) -> "CircleState":
        """The copy under its own type; the room for moves may be shared, nothing is kept in it."""
        other = CircleState.__new__(CircleState)
        other.room = self.room
        self.copy_into(other)
        return other

    def imagine(self, seat: Seat, chance: Chance) -> "CircleState":
        """Nothing is hidden but chance to come, and a state holds none of that (Q25)."""
        return self.copied()

    def view(self, seat: Seat | None) -> view.View:
        return view.view(self, seat)

    def seen(self, watcher: Seat, seat: Seat, move: Move) -> int:
        """Everybody sees the move and what chance has made of it."""
        sight = move + 1
        for hero in range(HEROES):
            sight = 97 * sight + self.place[hero]
            sight = 9 * sight + self.item[hero]
        return 64 * (256 * (41 * sight + self.travel) + self.health) + 8 * self.drawn + self.steps_left

    # -- value -------------------------------------------------------------------------------------

    def seats(self) -> int:
        return HEROES

    def worth(self, seat: Seat) -> float:
        """A win is worth more the earlier it comes; a loss, or a game that goes on, by the damage done."""
        if self.phase == WON:
            return (1.0 + 0.3 * (RING_SPACES - self.travel) / RING_SPACES) / BEST
        return FOR_DAMAGE * (self.full_health - self.health) / (BEST * self.full_health)

    def utilities(self) -> list[float]:
        return scoring.utilities(self.phase == WON)

    def outcome(self) -> Outcome | None:
        if self.phase != WON and self.phase != LOST:
            return None
        return scoring.outcome(self.phase == WON, self.full_health - self.health)

    def to_position(self) -> dict[str, Any]:
        return position.write(self)

    def __reduce__(self) -> Any:
        return position.read, (self.to_position(),)
