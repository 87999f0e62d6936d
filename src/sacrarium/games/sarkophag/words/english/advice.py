"""What speaks for a card, in a few words, by what lies open and in the own hand."""

from sacrarium.core.bits import Move, Seat
from sacrarium.core.words import Company
from sacrarium.games.sarkophag.previews import preview_of
from sacrarium.games.sarkophag.state import SarkophagState

from .names import heads


def why(state: SarkophagState, seat: Seat, choice: tuple[Move, ...], company: Company) -> str:
    """The reason for a card; empty where the trick alone gives none."""
    card = choice[0]
    found = preview_of(state, card)
    own = state.heads[card]
    if state.in_trick == 0:
        return _leading(state, seat, own)
    if found["takes"] != seat:
        return _leaving(own, bool(found["last"]), company.name(found["takes"]))
    if found["last"] and found["heads"] == 0:
        return "there are no heads in the trick"
    if found["last"] and _cannot_avoid(state, seat) and own == _fewest(state, seat):
        return "the trick cannot be avoided, and this brings the fewest heads"
    return ""


def _leading(state: SarkophagState, seat: Seat, own: int) -> str:
    if own == 0:
        return "it brings no heads into the trick"
    if own == _fewest(state, seat):
        return "no other card brings fewer heads into the trick"
    return ""


def _leaving(own: int, last: bool, taker: str) -> str:
    """Somebody else takes the trick, or would as it lies."""
    if last:
        return f"it gives {heads(own)} to {taker}" if own else f"it leaves the trick to {taker}"
    return (
        f"as the trick lies, {taker} would take its {heads(own)}"
        if own
        else "as the trick lies, another takes it"
    )


def _cannot_avoid(state: SarkophagState, seat: Seat) -> bool:
    return all(preview_of(state, card)["takes"] == seat for card in state.legal(seat))


def _fewest(state: SarkophagState, seat: Seat) -> int:
    return min(int(state.heads[card]) for card in state.legal(seat))
