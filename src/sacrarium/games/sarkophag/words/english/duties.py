"""What a seat has to decide now, in a title and a sentence, and what the others wait for."""

from sacrarium.core.words import Company, capital
from sacrarium.games.sarkophag.events import direction
from sacrarium.games.sarkophag.state import SarkophagState

from .names import OPPOSITE, SIDE, heads


def duty(state: SarkophagState, company: Company) -> tuple[str, str]:
    """Title and detail for the seat whose turn it is."""
    if state.in_trick == 0:
        return "Lead a card", "Whoever leads never takes that trick."
    if state.in_trick == 1:
        return f"Go below or above {state.lead}", "Your card chooses the side for everyone after you."
    return _follow(state, company)


def _follow(state: SarkophagState, company: Company) -> tuple[str, str]:
    side = SIDE[direction(state) or "up"]
    if state.hands[state.turn] & state.side:
        free = state.released and state.is_broken()
        title = "Any card" if free else f"{capital(side)} {state.lead}, if you can"
        return title, _would_take(state, company)
    return f"Nothing {side} {state.lead}: any card", f"{_flip(state)}. {_would_take(state, company)}"


def _would_take(state: SarkophagState, company: Company) -> str:
    taker = company.does(state.would_take(), "would take")
    return f"{taker} it now: **{heads(state.trick_heads)}**"


def _flip(state: SarkophagState) -> str:
    where = direction(state) or "up"
    if state.is_broken():
        return f"The trick is broken, so the {OPPOSITE[where]} takes it"
    return f"Your card breaks the trick: then the {OPPOSITE[where]} takes it"


def waiting(state: SarkophagState, company: Company) -> tuple[str, str]:
    """Title and detail for all others: whom we wait for, and how the trick lies meanwhile."""
    name = company.names[state.turn]
    if state.in_trick == 0:
        title = f"{name} leads"
    else:
        title = f"{name} chooses the side" if state.in_trick == 1 else f"{name} plays"
    return title, " ".join(filter(None, (*_meanwhile(state, company), _when_you(state, company))))


def _meanwhile(state: SarkophagState, company: Company) -> tuple[str, ...]:
    if state.in_trick == 0:
        return ()
    if state.in_trick == 1:
        return (f"{company.does(state.leaders[state.trick_number], 'led')} {state.lead}.",)
    return f"{capital(SIDE[direction(state) or 'up'])} {state.lead}.", f"{_would_take(state, company)}."


def _when_you(state: SarkophagState, company: Company) -> str:
    if company.viewer is None:
        return ""
    place = (company.viewer - state.leaders[state.trick_number]) % state.players
    if place < state.in_trick:
        return ""
    if place == state.players - 1:
        return "You play last."
    return "You are next." if company.viewer == (state.turn + 1) % state.players else ""
