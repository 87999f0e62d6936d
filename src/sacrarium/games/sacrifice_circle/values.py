"""The lone-hero table: how many attacks a hero may still expect, by where it stands and how far the crystal has come.

`acting` is the value for a hero about to act (W of the specification), `resting` that after it has acted (V). One layer
holds for heroes with a card, one for each set of charged wells for empty hands, where drawing counts as some attacks,
and one for each locked hero and set of wells. All are made when they are first needed.
"""

from sacrarium.core import bits
from sacrarium.core.bits import CardSet

from . import phases as c
from .pieces import GOLD_WELLS, WELLS
from .ways import WAYS, Ways

BLUE_WORTH = 1.35  # attacks that a common card is worth
GOLD_WORTH = 3.5
GOLDEN_WELLS = GOLD_WELLS
NEVER = -1000.0


class Layer:
    """Values for one kind of hero: 40 times 96 numbers before it acts, and after."""

    def __init__(self, charged: CardSet, locked: int) -> None:
        self.charged = charged  # wells where the hero would draw
        self.reach = WAYS.reach(charged, locked)
        self.acting = [0.0] * 3840
        self.resting = [0.0] * 3840
        self.striking = [0.0] * 3840  # as `resting`, with an attack beside the crystal before the rest


class Values:
    """All layers, made when they are asked for."""

    def __init__(self) -> None:
        self.ways: Ways = WAYS
        self.wells = list(WELLS)
        self.plain = [
            0.0
        ] * 1280  # by travel, well and steps left: the best place to rest after drawing there
        self.striking = [0.0] * 1280  # the same for a hero that can still attack
        self.by_wells: list[Layer | None] = [None] * 256
        self.by_lock: list[Layer | None] = [None] * 1280
        self.holding = Layer(0, c.NOBODY)
        self.fill(self.holding, self.holding)

    def layer(self, charged: CardSet, locked: int) -> Layer:
        """The layer for empty hands, where these wells are charged; locked: the hero, or NOBODY."""
        layers = self.by_wells if locked == c.NOBODY else self.by_lock
        place = charged if locked == c.NOBODY else 256 * locked + charged
        found = layers[place]
        if found is None:
            found = Layer(charged, locked)
            free = found if locked == c.NOBODY else self.layer(charged, c.NOBODY)
            self.fill(found, free)
            layers[place] = found
        return found

    def fill(self, layer: Layer, free: Layer) -> None:
        """Backwards from the crystal's last space; `free` is the layer of the same hero once it is unlocked."""
        for travel in range(c.LAST_RING - 1, -1, -1):
            for space in range(c.ALL_SPACES):
                self.rest(layer, free, travel, space)
            if layer is self.holding:
                self.prepare_wells(travel)
            for space in range(c.ALL_SPACES):
                layer.acting[c.ALL_SPACES * travel + space] = self.act(layer, travel, space)

    def rest(self, layer: Layer, free: Layer, travel: int, space: int) -> None:
        """The mean over the crystal's die; it throws a hero back from where it comes to rest.

        The ring unlocks, so there a locked layer holds the same values as the free one.
        """
        total = 0.0
        on_ring = c.BLACK <= space <= c.LAST_RING
        for die in range(1, 7):
            after = travel + die
            if after < c.LAST_RING:
                place = space
                if space == c.BLACK + after:
                    place = space - 1
                if on_ring:
                    total += free.acting[c.ALL_SPACES * after + place]
                else:
                    total += layer.acting[c.ALL_SPACES * after + place]
        here = c.ALL_SPACES * travel + space
        layer.resting[here] = total / 6.0
        layer.striking[here] = layer.resting[here] + self.attack(travel, space)

    def attack(self, travel: int, space: int) -> float:
        """One attack for a hero beside the crystal."""
        return 1.0 if self.ways.steps(space, c.BLACK + travel) == 1 else 0.0

    def prepare_wells(self, travel: int) -> None:
        """For each well and number of steps left: the best place to go on to with a card in hand."""
        holding = self.holding
        for well in range(8):
            space = self.wells[well]
            for left in range(4):
                best = NEVER
                striking = NEVER
                for place in range(holding.reach.count(space, left)):
                    there = holding.reach.near[c.SEEN * space + place]
                    if there != c.BLACK + travel:
                        best = max(best, holding.resting[c.ALL_SPACES * travel + there])
                        striking = max(striking, holding.striking[c.ALL_SPACES * travel + there])
                self.plain[32 * travel + 4 * well + left] = best
                self.striking[32 * travel + 4 * well + left] = striking

    def card_worth(self, travel: int, well: int) -> float:
        """What a card is worth in attacks: less where no whole attack can be expected any more."""
        value = self.holding.resting[c.ALL_SPACES * travel + self.wells[well]]
        return (GOLD_WORTH if GOLDEN_WELLS & bits.bit(well) else BLUE_WORTH) * min(1.0, value)

    def act(self, layer: Layer, travel: int, space: int) -> float:
        """An attack if it stands beside the crystal, and the mean of the best it can do with each roll."""
        attack = self.attack(travel, space)
        ends = layer.striking
        if attack > 0.0:
            ends = layer.resting
        total = 0.0
        best = NEVER
        done = 0
        for roll in range(5):
            count = layer.reach.count(space, roll)
            for place in range(done, count):
                there = layer.reach.near[c.SEEN * space + place]
                if there != c.BLACK + travel and (place == 0 or not layer.reach.stops[there]):
                    best = max(best, ends[c.ALL_SPACES * travel + there])
            done = count
            if roll > 0:
                total += max(best, self.best_draw(layer, travel, space, roll, attack == 0.0))
        return attack + total / 4.0

    def best_draw(self, layer: Layer, travel: int, start: int, roll: int, may_strike: bool) -> float:
        """What the best well in reach is worth, with the steps that are left after it."""
        best = NEVER
        if layer.charged == 0:
            return best
        for place in range(1, layer.reach.count(start, roll)):
            there = layer.reach.near[c.SEEN * start + place]
            if layer.reach.stops[there]:
                left = roll - layer.reach.steps(start, there)
                best = max(best, self.draw(travel, self.ways.well[there], left, may_strike))
        return best

    def draw(self, travel: int, well: int, left: int, may_strike: bool) -> float:
        """What drawing at this well is worth: the card, and the best place to go on to."""
        place = 32 * travel + 4 * well + left
        return self.card_worth(travel, well) + (self.striking[place] if may_strike else self.plain[place])
