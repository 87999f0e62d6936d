"""A finished game by rounds: how far the crystal went, and who struck it for how much."""

from collections.abc import Iterable

from sacrarium.core.journal import Event

from . import events as happened


class Round:
    """One round as it comes together from its events; nothing that happened before the first counts."""

    def __init__(self, number: int, name: int, health: int) -> None:
        self.number = number  # of the entry it began with
        self.name = name
        self.health = health  # of the crystal, in the end
        self.t = 0
        self.space = ""
        self.traps = 0
        self.struck: dict[int, int] = {}  # by seat

    def add(self, event: Event) -> None:
        """What this event changes."""
        if isinstance(event, happened.CrystalMoved | happened.KnockedBack):
            self.t, self.space = event.t, event.route[-1]
        elif isinstance(event, happened.TrapSprung):
            self.traps += event.damage
            self.health = event.health
        elif isinstance(event, happened.Attacked):
            self.struck[event.seat] = self.struck.get(event.seat, 0) + event.damage
            self.health = event.health


def rounds_of(events: Iterable[tuple[int, Event]]) -> list[Round]:
    """The rounds of a game, from its events with the numbers of their entries."""
    rounds: list[Round] = []
    health = 0
    for number, event in events:
        if isinstance(event, happened.SetUp):
            health = event.health
        elif isinstance(event, happened.CrystalRolled):
            rounds.append(Round(number, event.round, rounds[-1].health if rounds else health))
        elif rounds:
            rounds[-1].add(event)
    return rounds
