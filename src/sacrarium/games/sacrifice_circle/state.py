"""The circle behind the contract: who is asked, what is legal, and what it is worth."""

from typing import TYPE_CHECKING, Any

from sacrarium.core.bits import Move, Seat, SeatSet
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Outcome
from sacrarium.core.errors import Reason
from sacrarium.core.state import MoveList

from . import phases as c
from . import position, reasons, scoring, view
from .board import CircleBoard
from .pieces import Options
from .rules.attack import attack, can_attack, can_set_trap, set_trap
from .rules.moving import go, is_end, keep, may_end_on, may_stop, reach_of, roll, stop
from .rules.scrolls import can_be_sent, can_teleport, has_scroll, is_open_to, teleport
from .rules.turns import choose_path, end_turn, set_up, settle

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

HEROES = 5
RING_SPACES = 40.0
BEST = 1.3  # a win on black; all worths are shares of it
FOR_DAMAGE = 0.6


class CircleState(CircleBoard):
    """One position of the circle."""

    def __init__(self, options: Options) -> None:
        CircleBoard.__init__(self, options)
        self.room = MoveList()

    def restart(self, chance: Chance, journal: "Journal | None" = None) -> None:
        """R1: everything in its place."""
        set_up(self, chance, journal)

    # -- who is asked, and what may be done ----------------------------------------------------------

    def to_act(self) -> SeatSet:
        if self.phase == c.WON or self.phase == c.LOST:
            return 0
        return 1 << (self.drafted if self.phase == c.DRAFT else self.seat_of[self.hero])

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.count = 0
        if self.phase == c.ACT:
            self.list_acts(moves)
        elif self.phase == c.MOVE:
            self.list_walks(moves)
        elif self.phase == c.KEEP:
            moves.add(c.KEEP_CARD + min(self.item[self.hero], self.drawn))
            moves.add(c.KEEP_CARD + max(self.item[self.hero], self.drawn))
        else:
            for hero in range(HEROES):
                if self.seat_of[hero] == c.NOBODY:
                    moves.add(c.PATH_OF + hero)

    def list_acts(self, moves: MoveList) -> None:
        """R9: roll, attack or set the trap, use a scroll, end."""
        if not self.moved:
            moves.add(c.ROLL)
        if not self.attacked:
            if can_attack(self, c.BARE):
                moves.add(c.ATTACK + c.BARE)
            if self.item[self.hero] < c.BARE and can_attack(self, self.item[self.hero]):
                moves.add(c.ATTACK + self.item[self.hero])
            if can_set_trap(self):
                moves.add(c.SET_TRAP)
        if has_scroll(self):
            self.list_teleports(moves)
        moves.add(c.END)

    def list_teleports(self, moves: MoveList) -> None:
        """R26: every hero that can be sent, to every star that is open to it."""
        for target in range(HEROES):
            if can_be_sent(self, target):
                for star in range(5):
                    if is_open_to(self, target, self.ways.star[star]):
                        moves.add(c.TELEPORT + 5 * target + star)

    def list_walks(self, moves: MoveList) -> None:
        """R12: every space within the steps that are left, nearest first, or to stop."""
        start = self.place[self.hero]
        reach = reach_of(self, self.hero)
        for place in range(1, reach.count(start, self.steps_left)):
            space = reach.near[c.SEEN * start + place]
            if is_end(self, space):
                moves.add(c.GO + space)
        if may_stop(self):
            moves.add(c.STOP)

    def is_legal(self, seat: Seat, move: Move) -> bool:
        if self.phase == c.DRAFT:
            return c.PATH_OF <= move < c.PATH_OF + HEROES and self.seat_of[move - c.PATH_OF] == c.NOBODY
        if self.phase == c.MOVE:
            return self.is_legal_walk(move)
        if self.phase == c.KEEP:
            return move == c.KEEP_CARD + self.item[self.hero] or move == c.KEEP_CARD + self.drawn
        if move == c.END or (move == c.ROLL and not self.moved):
            return True
        if c.ATTACK <= move <= c.ATTACK + c.BARE:
            return can_attack(self, move - c.ATTACK)
        if move == c.SET_TRAP:
            return can_set_trap(self)
        return c.TELEPORT <= move < c.GO and can_teleport(
            self, (move - c.TELEPORT) // 5, (move - c.TELEPORT) % 5
        )

    def is_legal_walk(self, move: Move) -> bool:
        """R12: a space in reach, or to stop where that is allowed."""
        if move == c.STOP:
            return may_stop(self)
        return c.GO <= move < c.MOVES and may_end_on(self, move - c.GO)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def pick(self, seat: Seat, chance: Chance) -> Move:
        self.list_moves(seat, self.room)
        return self.room.move[chance.below(self.room.count)]

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        if self.phase == c.DRAFT:
            choose_path(self, move - c.PATH_OF, chance, journal)
            return
        if move >= c.GO:
            go(self, move - c.GO, chance, journal)
        elif move >= c.TELEPORT:
            teleport(self, (move - c.TELEPORT) // 5, (move - c.TELEPORT) % 5, journal)
        elif move >= c.KEEP_CARD:
            keep(self, move - c.KEEP_CARD, journal)
        elif move == c.SET_TRAP:
            set_trap(self, journal)
        elif move >= c.ATTACK:
            attack(self, move - c.ATTACK, chance, journal)
        elif move == c.ROLL:
            roll(self, chance, journal)
        elif move == c.STOP:
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
        if self.phase == c.WON:
            return (1.0 + 0.3 * (RING_SPACES - self.travel) / RING_SPACES) / BEST
        return FOR_DAMAGE * (self.full_health - self.health) / (BEST * self.full_health)

    def utilities(self) -> list[float]:
        return scoring.utilities(self.phase == c.WON)

    def outcome(self) -> Outcome | None:
        if self.phase != c.WON and self.phase != c.LOST:
            return None
        return scoring.outcome(self.phase == c.WON, self.full_health - self.health)

    def to_position(self) -> dict[str, Any]:
        return position.write(self)

    def __reduce__(self) -> Any:
        return position.read, (self.to_position(),)
