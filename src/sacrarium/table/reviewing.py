"""A game that is over, looked through again for one seat: which decisions there were, and what is told about them."""

import secrets

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.words import Company
from sacrarium.search.chances import is_measured
from sacrarium.search.review import Decision, Judged, decisions

from .errors import Refused
from .hints import because, labels_of_wholes, percent
from .match import Match
from .messages import TurningPoint
from .seating import driven_by


def may_ask_for_review(match: Match, viewer: Seat | None, seat: Seat | None) -> Seat:
    """A review is for whoever played the seat, after the end."""
    if seat is None or seat not in driven_by(match.table.seats, viewer):
        raise Refused("not_your_turn", "A review is for whoever played the seat.")
    if not match.over:
        raise Refused("not_your_turn", "The game is not over; until then a hint is all there is.")
    return seat


def decisions_of(match: Match, seat: Seat) -> list[Decision]:
    """All choices that the seat had and kept, with imagined positions: all that a bot ever gets."""
    found = decisions(match.game, match.record(), seat, Seeded(secrets.randbits(63)))
    return [
        msgspec.structs.replace(decision, number=match.number_after(decision.number)) for decision in found
    ]


def turning_point(
    game: Game, decision: Decision, judged: Judged, seat: Seat, company: Company
) -> TurningPoint:
    """A decision that could clearly have been better, in words."""
    state = decision.state
    better, played = labels_of_wholes(game, state, seat, (judged.best, judged.played), company)
    return TurningPoint(
        number=decision.number,
        where=game.text.where(state) if game.text.where else f"Step {decision.number}",
        played=game.write_move(judged.played[0]),
        better=game.write_move(judged.best[0]),
        value=round(judged.value, 3),
        better_value=round(judged.best_value, 3),
        words=f"**{better}** looked better{_chance(game, judged.best_value, game.text.goal)} "
        f"than **{played}**{_chance(game, judged.value)}"
        f"{because(game, state, seat, judged.best, company)}.",
    )


def _chance(game: Game, chance: float, goal: str = "") -> str:
    """A chance in brackets; nothing where it was not measured."""
    return f" ({percent(chance)}{' ' + goal if goal else ''})" if is_measured(game) else ""
