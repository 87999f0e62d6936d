"""Statistics of a search: for every point that a seat can tell apart, the moves tried there and what they brought.

A node is found by its key, the hash of all that a seat has seen since the root. Hidden cards are not part of it, so
one node serves all the worlds that look alike to the seat, and a move counts how often it was on offer as
well as how often it was made (information-set Monte Carlo tree search, Cowling and others 2012).
"""

import math
from array import array
from typing import Any, Final

from sacrarium.core.chance import Chance
from sacrarium.core.state import MoveList

NONE = -1
FIRST_SIZE: Final = 4096
WIDENING = 50  # visits, times the square of the moves already admitted
SHARES = 16777216  # how finely chance is divided
WANDERING = 0.1  # of the time a mixed strategy tries anything


class Tree:
    """Nodes in a hash table; the moves of a node in a linked list. All of it lies in a few flat arrays."""

    def __init__(self, move_count: int) -> None:
        self.mark = array("i", bytes(4 * move_count))
        self.stamp = 0
        self.nodes = 0
        self.edges = 0
        self.key = array("Q", bytes(8 * FIRST_SIZE))
        self.first = array("i", bytes(4 * FIRST_SIZE))
        self.slots = empty_slots(4 * FIRST_SIZE)
        self.move = array("i", bytes(4 * FIRST_SIZE))
        self.next = array("i", bytes(4 * FIRST_SIZE))
        self.visits = array("i", bytes(4 * FIRST_SIZE))
        self.offers = array("i", bytes(4 * FIRST_SIZE))
        self.total = array("d", bytes(8 * FIRST_SIZE))
        self.regret = array("d", bytes(8 * FIRST_SIZE))

    def node_at(self, key: int) -> int:
        """The node with this key, new if nobody has been there."""
        mask = len(self.slots) - 1
        slot = key & mask
        while self.slots[slot] != NONE:
            if self.key[self.slots[slot]] == key:
                return self.slots[slot]
            slot = (slot + 1) & mask
        if self.nodes == len(self.key):
            self.grow_nodes()
            return self.node_at(key)
        self.slots[slot] = self.nodes
        self.key[self.nodes] = key
        self.first[self.nodes] = NONE
        self.nodes += 1
        return self.nodes - 1

    def grow_nodes(self) -> None:
        """Twice the room, and every node in its new slot."""
        self.key = doubled("Q", self.key)
        self.first = doubled("i", self.first)
        self.slots = empty_slots(2 * len(self.slots))
        mask = len(self.slots) - 1
        for node in range(self.nodes):
            slot = self.key[node] & mask
            while self.slots[slot] != NONE:
                slot = (slot + 1) & mask
            self.slots[slot] = node

    def add_edge(self, node: int, move: int) -> int:
        """A move that has not been tried here before."""
        if self.edges == len(self.move):
            self.grow_edges()
        edge = self.edges
        self.edges += 1
        self.move[edge] = move
        self.next[edge] = self.first[node]
        self.first[node] = edge
        self.visits[edge] = 0
        self.offers[edge] = 1
        self.total[edge] = 0.0
        self.regret[edge] = 0.0
        return edge

    def grow_edges(self) -> None:
        """Twice the room for moves."""
        self.move = doubled("i", self.move)
        self.next = doubled("i", self.next)
        self.visits = doubled("i", self.visits)
        self.offers = doubled("i", self.offers)
        self.total = doubled("d", self.total)
        self.regret = doubled("d", self.regret)

    def choose(self, node: int, moves: MoveList, advice: int, exploration: float, chance: Chance) -> int:
        """For a seat that decides alone: the most promising move, or a new one.

        Without advice every move is tried once first. With it, the advised move comes first and others are
        admitted little by little, so that a young node plays as well as the adviser.
        """
        self.put_on_offer(moves)
        best = NONE
        highest = -1.0
        tried = 0
        visits = 0
        edge = self.first[node]
        while edge != NONE:
            if self.mark[self.move[edge]] == self.stamp:
                self.mark[self.move[edge]] = self.stamp + 1
                tried += 1
                visits += self.visits[edge]
                promise = self.promise(edge, exploration)
                if promise > highest:
                    highest = promise
                    best = edge
            edge = self.next[edge]
        if advice != NONE and self.mark[advice] == self.stamp:
            return self.add_edge(node, advice)
        if tried < moves.count and (advice == NONE or visits > WIDENING * tried * tried):
            return self.add_edge(node, self.untried(moves, moves.count - tried, chance))
        return best

    def promise(self, edge: int, exploration: float) -> float:
        """What a move has brought on average, and more the less it has been tried when it was on offer."""
        self.offers[edge] += 1
        count = self.visits[edge]
        return self.total[edge] / count + exploration * math.sqrt(math.log(self.offers[edge]) / count)

    def put_on_offer(self, moves: MoveList) -> None:
        """Mark the moves that can be made in this world."""
        self.stamp += 2
        for place in range(moves.count):
            self.mark[moves.move[place]] = self.stamp

    def untried(self, moves: MoveList, count: int, chance: Chance) -> int:
        """One of the moves on offer that are not marked as tried; there are `count` of them."""
        skip = chance.below(count)
        for place in range(moves.count):
            if self.mark[moves.move[place]] == self.stamp:
                if skip == 0:
                    return moves.move[place]
                skip -= 1
        return NONE

    def choose_mixed(self, node: int, moves: MoveList, chance: Chance) -> int:
        """For seats that decide at once: regret matching, which tends to a mixed strategy nobody can exploit."""
        self.put_on_offer(moves)
        regrets = 0.0
        tried = 0
        edge = self.first[node]
        while edge != NONE:
            if self.mark[self.move[edge]] == self.stamp:
                self.mark[self.move[edge]] = self.stamp + 1
                tried += 1
                self.offers[edge] += 1
                regrets += max(0.0, self.regret[edge])
            edge = self.next[edge]
        if tried < moves.count:
            return self.add_edge(node, self.untried(moves, moves.count - tried, chance))
        return self.sample(node, regrets, tried, chance)

    def sample(self, node: int, regrets: float, tried: int, chance: Chance) -> int:
        """One of the marked moves: in proportion to its regret, and now and then any."""
        left = chance.below(SHARES) / (1.0 * SHARES)
        chosen = NONE
        edge = self.first[node]
        while edge != NONE and left >= 0.0:
            if self.mark[self.move[edge]] == self.stamp + 1:
                share = 1.0 / tried if regrets <= 0.0 else max(0.0, self.regret[edge]) / regrets
                left -= (1.0 - WANDERING) * share + WANDERING / tried
                chosen = edge
            edge = self.next[edge]
        return chosen

    def wandered(self, node: int) -> float:
        """How many of each move's visits only tried something out, where the strategy is mixed."""
        moves = 0
        visits = 0
        edge = self.first[node]
        while edge != NONE:
            moves += 1
            visits += self.visits[edge]
            edge = self.next[edge]
        return WANDERING * visits / max(1, moves)

    def learn(self, edge: int, value: float) -> None:
        """The move was made and brought this."""
        self.visits[edge] += 1
        self.total[edge] += value

    def learn_regret(self, node: int, made: int, value: float) -> None:
        """How much better every other move has been on average than what was made."""
        edge = self.first[node]
        while edge != NONE:
            if edge != made and self.visits[edge] > 0:
                self.regret[edge] += self.total[edge] / self.visits[edge] - value
            edge = self.next[edge]


def empty_slots(count: int) -> "array[int]":
    """So many slots that hold NONE, whose bits are all ones."""
    return array("i", b"\xff" * (4 * count))


def doubled(kind: str, values: "array[Any]") -> "array[Any]":
    """The same values with as much room again."""
    bigger = array(kind)
    bigger.frombytes(memoryview(values).cast("B"))  # at once: item by item would take longer than a bot has
    bigger.frombytes(bytes(bigger.itemsize * len(values)))
    return bigger
