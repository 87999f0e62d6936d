"""Why a move is refused, in words."""

from typing import Final

from sacrarium.core.errors import Reason
from sacrarium.core.words import Company
from sacrarium.games.sacrifight.pieces import SLOTS, TIERS

from .names import at

REASONS: Final = {
    "over": "It is over.",
    "no_such_move": "There is no such move.",
    "not_an_answer": "That does not answer what is asked now.",
    "no_question": "Nothing of that kind is asked now: take an action, or pass.",
    "no_action_left": "No action is left in this turn; use the special move, or pass.",
    "hand_full": "The hand is full, so nothing can be drawn.",
    "forbidden": "An effect in play forbids this for now.",
    "slot_empty": "There is no card to save.",
    "not_yours": "Only cards that you hold can be saved.",
    "special_does_nothing": "The special move would do nothing now.",
    "card_does_not_fit": "This effect lets another kind of card be played.",
    "nothing_to_rescue": "The Kraxe is empty, so there is nothing to rescue.",
    "rescue_slot_taken": "A card lies in the rescue slot: play onto it.",
    "side_blocked": "This side is blocked for now.",
    "side_full": "There is no free slot on this side.",
    "nothing_to_sacrifice": "There is no card in this slot to play onto.",
    "boss_card": "A boss card lies there; it cannot be sacrificed.",
    "never_teammates": "At this table nobody sacrifices a teammate's card.",
    "was_refused": "Your teammate has refused this in this turn.",
}


def refusal(reason: Reason, company: Company) -> str:
    """The sentence for a reason."""
    about = reason.about
    if reason.code == "not_asked":
        return f"{company.does(about['seat'], 'decides')} now."
    if reason.code == "pile_empty":
        return f"The {TIERS[about['tier']]} pile is empty."
    if reason.code == "track_not_full":
        return f"The special track stands at {about['points']} of {about['of']}."
    if reason.code == "no_card_there":
        return f"There is no card at hand place {about['place']}."
    if reason.code == "same_card_before":
        return f"The card at place {about['place']} lies earlier in the hand, too: name that one."
    if reason.code == "needs_a_sacrifice":
        return f"This card needs a sacrifice: play it onto {_tier(about['tier'])}."
    if reason.code == "tier_too_low":
        return f"The card at {at(SLOTS[about['slot']])} is too low: this one needs {_tier(about['tier'])}."
    return REASONS[reason.code]


def _tier(tier: int) -> str:
    return "any card" if tier == 0 else f"a {TIERS[tier]} card or better" if tier < 2 else "a gold card"
