"""Hints: what a master would do on a seat, in words, with the chance that it gives."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.decision import Ask
from sacrarium.core.game import Game
from sacrarium.core.state import State
from sacrarium.core.words import Company, ended
from sacrarium.games import game_named
from sacrarium.search import choices
from sacrarium.search.chances import chances, is_measured
from sacrarium.search.choices import Choice
from sacrarium.search.searcher import Considered as Searched
from sacrarium.search.searcher import Report

from .errors import Refused
from .match import Match
from .messages import Considered, Hint

MOST_CONSIDERED: Final = 6  # choices that a hint tells about
MOST_OTHERS: Final = 2  # choices that its words name besides the best
TOO_CLOSE: Final = 0.02  # chances that a hint does not tell apart: what it weighs is a sample


# -- in a worker -----------------------------------------------------------------------------------


def weigh(game_name: str, state: State, seat: Seat, seed: int, company: Company, milliseconds: int) -> Hint:
    """What a master thinks of the choices of this seat, in a position that it imagines."""
    game = game_named(game_name)
    report = choices.weigh(game, state, seat, Seeded(seed), game.search.master, milliseconds)
    return hint_of(game, state, seat, report, company)


def hint_of(game: Game, state: State, seat: Seat, report: Report, company: Company) -> Hint:
    """What a search thought, in words; the number of the table is told later."""
    considered = tuple(ranked(game, state, seat, report, company))
    best = choices.whole(report.moves[0])
    return Hint(0, considered[0].move, _words(game, state, seat, best, considered, company), considered)


def ranked(game: Game, state: State, seat: Seat, report: Report, company: Company) -> list[Considered]:
    """The choices in the order of their chances, the one first that the search would make.

    What a sample says better of another is luck, else the search would make that: nothing is told to be better than the best.
    """
    chance, first = chances(game, state), report.moves[0]
    others = [found for found in report.moves[1:] if found.visits]
    seen = [first, *sorted(others, key=lambda found: -min(found.value, first.value))][:MOST_CONSIDERED]
    labels = labels_of_wholes(game, state, seat, map(choices.whole, seen), company)
    alone: dict[str, Searched] = {}  # equal cards are one choice to a person
    for label, found in zip(labels, seen, strict=True):
        alone.setdefault(label, found)
    total = sum(found.visits for found in report.moves) or 1
    return [
        Considered(
            game.write_move(found.move),
            round(found.visits / total, 3),
            round(chance(min(found.value, first.value)), 3),
            label,
            tuple(map(game.write_move, found.then)),
        )
        for label, found in alone.items()
    ]


def labels_of_wholes(
    game: Game, state: State, seat: Seat, wholes: Iterable[Choice], company: Company
) -> list[str]:
    """Whole choices as a person would say them."""
    wholes = list(wholes)
    single = labels_of(game, game.text.ask(state, seat, company), [game.write_move(one[0]) for one in wholes])
    said = game.text.choice
    return [
        (said(state, seat, one, company) if said is not None else "") or single[game.write_move(one[0])]
        for one in wholes
    ]


def labels_of(game: Game, ask: Ask, told: Iterable[str]) -> dict[str, str]:
    """Some moves of a question by their labels; in full where two of them would sound alike."""
    labels = {info.move: info.label for info in ask.moves}
    found = {move: labels.get(move, move) for move in told}
    alike = [label for label, times in Counter(found.values()).items() if times > 1]
    full = game.text.in_full
    return {
        move: (full(game.read_move(move)) if full and label in alike else "") or label
        for move, label in found.items()
    }


def _words(
    game: Game, state: State, seat: Seat, choice: Choice, considered: tuple[Considered, ...], company: Company
) -> str:
    """The best choice with its chance, what speaks for it or what follows, and the chances of the next ones."""
    best, others = considered[0], considered[1 : 1 + MOST_OTHERS]
    near = [other for other in others if best.value - other.value < TOO_CLOSE]
    why = because(game, state, seat, choice, company)
    told = (
        f"**{best.label}** looks best{_worth(game, best, game.text.goal)}{why}.",
        "" if why or len(choice) > 1 else ended(_follows(game, state, seat, choice[0], company)),
        _named(game, "About as good", near),
        _named(game, "Next", [other for other in others if other not in near]),
    )
    return " ".join(filter(None, told))


def because(game: Game, state: State, seat: Seat, choice: Choice, company: Company) -> str:
    """What speaks for a choice; nothing where nothing can be named."""
    why = game.text.why(state, seat, choice, company) if game.text.why is not None else ""
    return f": {why}" if why else ""


def _follows(game: Game, state: State, seat: Seat, move: Move, company: Company) -> str:
    written = game.write_move(move)
    return next(
        (info.follows for info in game.text.ask(state, seat, company).moves if info.move == written), ""
    )


def _named(game: Game, title: str, found: list[Considered]) -> str:
    """Some choices with their chances, under a title; nothing if there are none."""
    told = "; ".join(one.label + _worth(game, one) for one in found)
    return f"{title}: {told}." if told else ""


def _worth(game: Game, found: Considered, goal: str = "") -> str:
    """The chance of a choice; nothing where it was not thought about, as the only one, or where chances were not measured."""
    return (
        f" ({percent(found.value)}{' ' + goal if goal else ''})" if found.share and is_measured(game) else ""
    )


def percent(chance: float) -> str:
    """A chance for people; no search is ever certain."""
    return f"{min(99, max(1, round(100 * chance)))} %"


# -- in the server ---------------------------------------------------------------------------------


def may_ask_for_hint(match: Match, seat: Seat | None, seen: int) -> Seat:
    """A hint is for a seat that is asked, and for what it sees now; others who decide in secret change nothing about that."""
    if match.over:
        raise Refused("over", "The game is over.")
    if seat is None or seat not in match.asked():
        raise Refused("not_your_turn", "A hint is for whoever has to decide.")
    if not match.is_fresh(seat, seen):
        raise Refused("stale", "The table has moved on since you looked; ask again.")
    return seat


def told_now(match: Match, seat: Seat, asked_at: int, thought: Hint) -> Hint | None:
    """The hint with the number that the table has by now; None: the seat is asked something else, or nothing."""
    if seat not in match.asked() or not match.is_fresh(seat, asked_at):
        return None
    return msgspec.structs.replace(thought, number=match.number)
