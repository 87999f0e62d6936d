"""Information-set Monte Carlo tree search over the state contract, for any game of the house.

Each simulation imagines a world that the searching seat cannot tell from the truth, walks down the tree, tries
one new move, plays on to the end of the stage, and lets every seat on the way learn what it was worth to it.
Seats that decide at the same time choose independently of each other, by regret matching.
The searcher looks at the true state only through `imagine`; it gives the same answer for all worlds that look alike.
"""

import time

import msgspec

from sacrarium.core import bits
from sacrarium.core.bits import Seat, SeatSet
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy
from sacrarium.core.state import MoveList, State

from .tree import Tree

MASK_64 = 0xFFFFFFFFFFFFFFFF
MIXER = 0x9E3779B97F4A7C15
LONGEST_PATH = 1024
NO_ADVICE = -1


class Considered(msgspec.Struct, frozen=True):
    """A choice that was thought about."""

    move: int
    visits: int
    value: float  # 0..1, for the seat that thinks
    then: tuple[int, ...] = ()  # the further moves of a whole choice


class Report(msgspec.Struct, frozen=True):
    """What a search thought: the moves in the order in which it would make them."""

    seat: int
    simulations: int
    moves: tuple[Considered, ...]
    mixed: bool  # several seats decide at once: the visits are a mixed strategy, not a ranking


class Searcher:
    """Thinks about one decision at a time; its settings belong to a game and a level."""

    def __init__(self, move_count: int, playout: Policy | None, exploration: float) -> None:
        self.move_count = move_count
        self.playout = playout
        self.exploration = exploration
        self.thinker = 0
        self.moves = MoveList()
        self.tree = Tree(move_count)
        self.trail = [0] * 8
        self.worth = [0.0] * 8  # by seat: of the world that has been played in
        self.chosen = [0] * 8
        self.path_edge = [0] * 1024
        self.path_node = [0] * 1024  # -1 - node, where several seats decided at once
        self.path_seat = [0] * 1024
        self.depth = 0

    def think(
        self, state: State, seat: Seat, chance: Chance, simulations: int, milliseconds: int = 0
    ) -> Report:
        """Think for so many simulations, or until the time is over where milliseconds are given."""
        deadline = time.perf_counter() + milliseconds / 1000.0
        self.tree = Tree(self.move_count)
        question = state.imagine(seat, chance)
        question.reopen(seat)
        question.list_moves(seat, self.moves)
        wanted = simulations if self.moves.count > 1 else 1  # what is forced needs no thought
        done = 0
        while done < wanted:
            if milliseconds and done and time.perf_counter() > deadline:
                break
            self.simulate(state, seat, chance)
            done += 1
        return self.report(question.to_act(), seat, done)

    def report(self, acting: SeatSet, seat: Seat, simulations: int) -> Report:
        """What was thought about the decision at the root, which these seats make."""
        mixed = (acting & (acting - 1)) != 0
        node = self.tree.node_at(self.key_of(seat, 0))
        found = self.considered(node, self.tree.wandered(node) if mixed else 0.0)
        found.sort(key=lambda considered: (-considered.visits, -considered.value, considered.move))
        return Report(seat, simulations, tuple(found), mixed)

    def considered(self, node: int, wandered: float) -> list[Considered]:
        """The moves of a node with their figures, less so many visits of each that meant nothing."""
        found = []
        edge = self.tree.first[node]
        while edge >= 0:
            visits = self.tree.visits[edge]
            value = self.tree.total[edge] / max(1, visits)
            found.append(Considered(self.tree.move[edge], max(0, round(visits - wandered)), value))
            edge = self.tree.next[edge]
        return found

    def simulate(self, root: State, seat: Seat, chance: Chance) -> None:
        """One imagined world, played to the end of its stage."""
        world = root.imagine(seat, chance)
        world.reopen(seat)
        stage = world.stage()
        self.thinker = seat
        self.depth = 0
        for watcher in range(8):
            self.trail[watcher] = 0
        acting = world.to_act()
        while acting and world.stage() == stage and not self.step_down(world, acting, chance):
            acting = world.to_act()
        self.play_on(world, stage, chance)
        self.learn(world)

    def step_down(self, world: State, acting: SeatSet, chance: Chance) -> bool:
        """All seats that are to act choose, then all moves are made; true if one of them is new."""
        alone = (acting & (acting - 1)) == 0
        at_root = self.depth == 0
        new = self.depth > LONGEST_PATH - 16
        deciding = acting
        while deciding:
            seat = bits.lowest(deciding)
            deciding &= deciding - 1
            node = self.tree.node_at(self.key_of(seat, self.trail[seat]))
            world.list_moves(seat, self.moves)
            if alone:
                advice = NO_ADVICE if at_root and seat == self.thinker else self.advice(world, seat, chance)
                edge = self.tree.choose(node, self.moves, advice, self.exploration, chance)
            else:
                edge = self.tree.choose_mixed(node, self.moves, chance)
            new = new or self.tree.visits[edge] == 0
            self.chosen[seat] = self.tree.move[edge]
            self.remember(edge, node if alone else -1 - node, seat)
        self.make_moves(world, acting, chance)
        return new

    def advice(self, world: State, seat: Seat, chance: Chance) -> int:
        """What the playout policy would do here; the decision at the root is thought about without prejudice."""
        if self.playout is None:
            return NO_ADVICE
        return self.playout.choose(world, seat, chance)

    def key_of(self, seat: Seat, trail: int) -> int:
        """The key of the node at which this seat stands."""
        return ((trail + seat + 1) * MIXER) & MASK_64

    def remember(self, edge: int, node: int, seat: Seat) -> None:
        """One more step of the way."""
        self.path_edge[self.depth] = edge
        self.path_node[self.depth] = node
        self.path_seat[self.depth] = seat
        self.depth += 1

    def make_moves(self, world: State, acting: SeatSet, chance: Chance) -> None:
        """Carry out what the seats have chosen; every seat adds what it sees of it to its trail."""
        while acting:
            seat = bits.lowest(acting)
            acting &= acting - 1
            world.advance(seat, self.chosen[seat], chance, None)
            for watcher in range(world.seats()):
                sight = world.seen(watcher, seat, self.chosen[seat])
                mixed = ((self.trail[watcher] ^ sight) * MIXER) & MASK_64
                self.trail[watcher] = mixed ^ (mixed >> 29)

    def play_on(self, world: State, stage: int, chance: Chance) -> None:
        """From the new move to the end of the stage."""
        if self.playout is None:
            if world.to_act() and world.stage() == stage:
                world.playout(chance)
            return
        acting = world.to_act()
        while acting and world.stage() == stage:
            seat = bits.lowest(acting)
            move = self.playout.choose(world, seat, chance)
            world.advance(seat, move, chance, None)
            acting = world.to_act()

    def learn(self, world: State) -> None:
        """Tell every decision on the way what it was worth to its seat."""
        for seat in range(world.seats()):
            self.worth[seat] = world.worth(seat)
        for step in range(self.depth):
            value = self.worth[self.path_seat[step]]
            if self.path_node[step] < 0:
                self.tree.learn_regret(-1 - self.path_node[step], self.path_edge[step], value)
            self.tree.learn(self.path_edge[step], value)
