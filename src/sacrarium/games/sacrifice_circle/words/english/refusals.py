"""Why a move may not be made, in words."""

from typing import Final

from sacrarium.core.errors import Reason
from sacrarium.core.words import Company, counted
from sacrarium.games.sacrifice_circle.circle import HEROES
from sacrarium.games.sacrifice_circle.pieces import CARDS

from .names import card_words, place_words

REASONS: Final[dict[str, str]] = {
    "game_over": "The game is over.",
    "no_such_move": "There is no such move.",
    "paths_taken": "The paths are taken already.",
    "choose_path_first": "Choose a red path first.",
    "path_taken": "Path {hero} is taken; every hero has its own.",
    "keep_first": "First choose which of the two cards stays.",
    "not_offered": "Only the card in hand or the one just drawn can be kept, not {card}.",
    "nothing_to_keep": "There is no second card to choose from.",
    "walk_on": "At this table the whole roll is walked.",
    "move_first": "Finish the move first; strikes, traps and scrolls wait until then.",
    "already_there": "The walk begins on {space}.",
    "crystal_there": "The crystal stands on {space}; a walk may pass it, but not end there.",
    "hero_there": "{seat} on {space}; a walk may pass, but not end there.",
    "locked": "Before the ring or a first card is reached, the way keeps to path {hero} and its side branches.",
    "too_far": "{space} is more than {steps} away.",
    "well_in_the_way": "The way to {space} leads through a well, and the walk stops there to draw.",
    "walk_all": "At this table the whole roll is walked: go {steps}, or stop right next to the piece on which they would end.",
    "already_moved": "The move of this turn is made.",
    "roll_first": "Roll before you walk.",
    "not_held": "Only its holder can use {card}.",
    "already_attacked": "The strike of this turn is used.",
    "no_sight": "The rifle needs the crystal in sight, along the red track and at most 4 spaces away.",
    "not_beside": "A strike needs a space next to the crystal.",
    "not_on_ring": "A trap is set on the ring.",
    "no_scroll": "There is no scroll in hand.",
    "golden_once_a_turn": "The golden scroll works once in a turn.",
    "radiant_stays": "Whoever holds the radiant talisman cannot be teleported.",
    "golden_sent_already": "The golden scroll sends two different heroes.",
    "crystal_on_star": "The crystal stands on {space}.",
    "hero_on_star": "{seat} on {space}.",
}


def refusal(reason: Reason, company: Company) -> str:
    """Why a move may not be made, in words."""
    about = reason.about
    if reason.code == "not_your_turn":
        return f"It is {company.names[about['turn']]}'s turn."
    return REASONS[reason.code].format(
        card=card_words(CARDS[about["card"]]) if "card" in about else "",
        space=place_words(about["space"]) if "space" in about else "",
        hero=HEROES[about["hero"]] if "hero" in about else "",
        seat=company.does(about["seat"], "stands") if "seat" in about else "",
        steps=counted(about.get("steps", 0), "step"),
    )
