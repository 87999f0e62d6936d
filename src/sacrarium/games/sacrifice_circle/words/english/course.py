"""A finished game, told by rounds."""

from collections.abc import Iterable

from sacrarium.core.decision import Chapter
from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, joined
from sacrarium.games.sacrifice_circle.course import Round, rounds_of

from .names import named_place


def course(events: Iterable[tuple[int, Event]], company: Company) -> tuple[Chapter, ...]:
    """The rounds of a game, from its events with the numbers of their entries."""
    return tuple(_chapter(one, company) for one in rounds_of(events))


def _chapter(one: Round, company: Company) -> Chapter:
    told = [f"{company.name(seat)} {damage}" for seat, damage in one.struck.items()]
    told += [f"the trap {one.traps}"] if one.traps else []
    blows = f"{capital(joined(told))}: {one.health} left" if told else "Nobody strikes"
    return Chapter(
        number=one.number,
        title=f"Round {one.name}",
        words=f"{blows}; it comes to {named_place(one.space)}.",
        data={"health": one.health, "t": one.t, "struck": one.struck, "traps": one.traps},
    )
