"""What speaks for a move, in a few words: all of it lies open."""

from typing import Any, Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.words import Company, counted
from sacrarium.games.sacrifice_circle.circle import HEROES
from sacrarium.games.sacrifice_circle.previews import preview_of
from sacrarium.games.sacrifice_circle.state import CircleState

from .names import hero_name, percent

IN_REACH: Final = 6  # spaces that the crystal may go in a round


def why(state: CircleState, _: Seat, choice: tuple[Move, ...], company: Company) -> str:
    """The reason for a move; empty where none is plain."""
    found = preview_of(state, choice[0])
    kind = found["kind"]
    if kind == "attack":
        return _striking(state, found)
    if kind in {"go", "stop"}:
        return _standing(state, found)
    if kind == "roll":
        return "there may be a better place beside the crystal" if found["beside"] else ""
    if kind == "trap":
        ahead = found["ahead"]
        return f"the crystal comes by in {counted(ahead, 'space')}" if 0 < ahead <= IN_REACH else ""
    if kind == "tp" and found["beside"]:
        return f"it brings {hero_name(state, HEROES.index(found['hero']), company)} beside the crystal"
    return ""


def _striking(state: CircleState, found: dict[str, Any]) -> str:
    """A blow: whether it may end the fight, is the hardest there is, or drives the crystal back."""
    if found["kills"]:
        return f"{percent(found['kills'])} to shatter the crystal"
    told = [preview_of(state, move) for move in state.legal(state.seat_of[state.hero])]
    blows = [other["expected"] for other in told if other["kind"] == "attack"]
    if len(blows) > 1 and found["expected"] >= max(blows):
        return "it does the most damage on average"
    return "it may drive the crystal back" if found["back"][1] else ""


def _standing(state: CircleState, found: dict[str, Any]) -> str:
    space = state.place[state.hero]
    if found["kind"] == "stop":
        return (
            "the crystal is within reach of a strike" if state.is_beside(space) and not state.attacked else ""
        )
    if found["beside"] and not state.attacked:
        return "it ends beside the crystal, ready to strike"
    if found["draws"]:
        return "there is a card to draw"
    return ""
