"""A run of Sacrifight behind the contract: who is asked, what is legal, what follows."""

from typing import TYPE_CHECKING, Any

from sacrarium.core import bits
from sacrarium.core.bits import Move, Seat, SeatSet
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Outcome
from sacrarium.core.errors import Reason
from sacrarium.core.state import MoveList

from . import view
from .bots.worth import fight_worth
from .cards.content import content_named
from .fight import codes as c
from .fight import position, reader
from .fight.fight import FightBoard
from .pieces import Options
from .rules import reasons
from .rules.engine import go_on
from .rules.fights import begin_run
from .rules.playing import list_plays, may_play
from .rules.scoring import outcome_of, run_worth
from .rules.turns import list_turn, may_act
from .rules.zones import seat_of

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


class FightState(FightBoard):
    """One position of a run."""

    def __init__(self, options: Options) -> None:
        FightBoard.__init__(self, options, content_named(options.cards))
        self.room = MoveList()

    def restart(self, chance: Chance, journal: "Journal | None" = None) -> None:
        """Section 2: decks, bosses, and on to the first decision."""
        begin_run(self, chance)
        go_on(self, self.room, chance, journal)

    # -- who is asked, and what may be done ----------------------------------------------------------

    def to_act(self) -> SeatSet:
        if self.ask == c.NO_ASK:
            return 0
        return 1 << seat_of(self, self.asker)

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.count = 0
        if self.ask == c.ASK_TURN:
            list_turn(self, self.asker, moves)
        elif self.ask == c.ASK_FREE:
            code = c.WIDTH * self.frames[self.depth - 1].step
            list_plays(self, self.asker, self.program.code[code + 1], self.program.code[code + 2] != 0, moves)
            moves.add(c.MV_DONE)
        elif self.is_pick():
            for place in range(self.picks):
                moves.add(c.MV_PICK + place)
            if self.may_stop:
                moves.add(c.MV_DONE)
        else:
            self.list_answers(moves)

    def is_pick(self) -> bool:
        """Whether one of several cards has to be picked."""
        return (
            self.ask == c.ASK_PICK
            or self.ask == c.ASK_TRAP
            or self.ask == c.ASK_RESCUE
            or self.ask == c.ASK_PEEK
        )

    def list_answers(self, moves: MoveList) -> None:
        """Answers that are bits of a mask, and the second thought that some questions allow."""
        first = self.first_answer()
        left = self.mask
        while left:
            moves.add(first + bits.lowest(left))
            left &= left - 1
        if self.may_stop:
            moves.add(c.MV_DONE)

    def first_answer(self) -> int:
        """The move for the lowest answer to the present question; yes and toss stand before no."""
        if self.ask == c.ASK_PILE:
            return c.MV_DRAW
        if self.ask == c.ASK_TARGET:
            return c.MV_TARGET
        if self.ask == c.ASK_SIDE:
            return c.MV_SIDE
        if self.ask == c.ASK_OPTION:
            return c.MV_OPTION
        if self.ask == c.ASK_TOSS:
            return c.MV_TOSS
        if self.ask == c.ASK_SWAP:
            return c.MV_SWAP
        if self.ask == c.ASK_BOSS:
            return c.MV_BOSS
        return c.MV_FIRST if self.ask == c.ASK_FIRST else c.MV_YES

    def is_legal(self, seat: Seat, move: Move) -> bool:
        if self.ask == c.ASK_TURN:
            return may_act(self, self.asker, move)
        if move == c.MV_DONE:
            return self.may_stop != 0 or self.ask == c.ASK_FREE
        if self.ask == c.ASK_FREE:
            code = c.WIDTH * self.frames[self.depth - 1].step
            relaxed = self.program.code[code + 2] != 0
            return may_play(self, self.asker, self.program.code[code + 1], relaxed, move)
        if self.is_pick():
            return c.MV_PICK <= move < c.MV_PICK + self.picks
        place = move - self.first_answer()
        return 0 <= place < c.ANSWERS and ((self.mask >> place) & 1) != 0

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def pick(self, seat: Seat, chance: Chance) -> Move:
        self.list_moves(seat, self.room)
        return self.room.move[chance.below(self.room.count)]

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        self.answer = self.read_answer(move)
        self.answered = 1
        self.ask = c.NO_ASK
        self.mask = 0
        self.may_stop = 0
        go_on(self, self.room, chance, journal)

    def read_answer(self, move: Move) -> int:
        """What the rules make of a move: whole moves in a turn, else a place or yes (1) and no (0)."""
        if self.ask == c.ASK_TURN or self.ask == c.ASK_FREE:
            return move
        if move == c.MV_DONE:
            return c.MOST_PICKS
        if self.is_pick():
            return move - c.MV_PICK
        first = self.first_answer()
        return 1 - (move - first) if first in (c.MV_YES, c.MV_TOSS) else move - first

    def playout(self, chance: Chance) -> None:
        stage = self.act
        while self.ask != c.NO_ASK and self.act == stage:
            self.list_moves(0, self.room)
            self.advance(0, self.room.move[chance.below(self.room.count)], chance, None)

    # -- copies and knowledge ----------------------------------------------------------------------

    def copy(self) -> "FightState":
        return self.copied()

    def copied(self) -> "FightState":
        """The copy under its own type; the room for moves may be shared, nothing is kept in it."""
        other = FightState.__new__(FightState)
        other.room = self.room
        self.copy_into(other)
        return other

    def imagine(self, seat: Seat, chance: Chance) -> "FightState":
        """R7, Q3: orders that nobody knows are not in the state at all, so what a seat imagines is the state."""
        return self.copied()

    def view(self, seat: Seat | None) -> view.View:
        return view.view(self, seat)

    def seen(self, watcher: Seat, seat: Seat, move: Move) -> int:
        """Everything is open: a number for the whole table in front of the seats."""
        seen = bits.mixed_in(self.depth + 64 * self.ask, self.round + 64 * self.turn)
        seen = bits.mixed_in(seen, self.actions + 16 * self.face + 64 * self.wild + 128 * self.mask)
        for hero in range(self.heroes):
            seen = bits.mixed_in(seen, self.hp[hero] + 64 * self.armor[hero] + 4096 * self.track[hero])
            seen = bits.mixed_in(seen, self.graveyard_n[hero] + 64 * self.backpack_n[hero])
            for place in range(c.HAND):
                seen = bits.mixed_in(seen, 1 + self.hand[c.HAND * hero + place])
        for member in range(self.members):
            seen = bits.mixed_in(seen, self.boss_hp[member] + 256 * self.boss_armor[member])
        for slot in range(c.SLOTS):
            seen = bits.mixed_in(seen, 1 + self.slot_kind[slot] + 1024 * (1 + self.slot_hp[slot]))
        return bits.mixed_in(seen, 1 + self.drawn + 1024 * self.discard_n)

    # -- value -------------------------------------------------------------------------------------

    def seats(self) -> int:
        return self.seat_count

    def stage(self) -> int:
        """The number of fights that were won."""
        return self.act

    def worth(self, seat: Seat) -> float:
        return fight_worth(self)

    def utilities(self) -> list[float]:
        return [run_worth(self) for _ in range(self.seat_count)]

    def outcome(self) -> Outcome | None:
        return None if self.ask != c.NO_ASK or self.result == c.GOING else outcome_of(self)

    def to_position(self) -> dict[str, Any]:
        return position.write(self)

    def __reduce__(self) -> Any:
        return reader.read, (self.to_position(),)
