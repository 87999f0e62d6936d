"""What a card would bring, in words."""

from typing import Any

from sacrarium.core.bits import Card
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import Company, capital
from sacrarium.games.sarkophag.moves import write
from sacrarium.games.sarkophag.previews import preview_of
from sacrarium.games.sarkophag.state import SarkophagState

from .names import heads, heads_or_none


def move_info(state: SarkophagState, card: Card, company: Company) -> MoveInfo:
    """A card that may be played, with what would follow."""
    preview = preview_of(state, card)
    return MoveInfo(write(card), f"Play {card}", _follows(state, card, preview, company), preview)


def _follows(state: SarkophagState, card: Card, preview: dict[str, Any], company: Company) -> str:
    if state.in_trick == 0:
        return f"With {card} you lead **{heads_or_none(preview['heads'])}** into somebody else's trick"
    taking = _taking(preview, company)
    if state.in_trick == 1:
        where = "below" if card < state.lead else "above"
        return (
            f"With {card} all go **{where} {state.lead}**. {capital(taking)}: **{heads(preview['heads'])}**"
        )
    return f"With {card}, {taking}: **{heads(preview['heads'])}**"


def _taking(preview: dict[str, Any], company: Company) -> str:
    """Who takes the trick, or would as it lies."""
    taker = preview["takes"]
    if preview["last"]:
        return f"**{company.name(taker)}** {company.verb(taker, 'takes')} the trick"
    return f"**{company.name(taker)}** would take the trick so far"
