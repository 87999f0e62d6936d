"""Why a move is not allowed, in words."""

from typing import Any, Final

from sacrarium.core.errors import Reason
from sacrarium.core.words import Company, capital
from sacrarium.games.sacre_bleu.pieces import NAMES

from .names import called

REASONS: Final = {
    "game_over": "The game is over.",
    "no_such_move": "There is no such move.",
    "not_your_turn": "It is {whose} turn.",
    "others_choose": "Others are choosing now.",
    "already_chosen": "You have chosen already; the others are still thinking.",
    "nothing_to_lay": "You hold nothing that you could lay.",
    "sits_out": "This Cycle takes {number} cards from everybody; who holds fewer sits out.",
    "no_cycle_in_last_round": "There is no Cycle in round 8.",
    "just_cycled": "{seat} {has} just cycled; a Cycle never follows a Cycle.",
    "nobody_has_cards": "Nobody else holds a card.",
    "no_sequence": "You hold no three cards in a row.",
    "precludes": "{points} points would be your last and leave you at {total}, behind {seat} with {score}.",
    "no_card_laid": "Swap with somebody who has laid a card.",
    "no_target": "Exchange with somebody else who holds a card.",
    "too_many_cards": "A Cycle moves at most {most} cards here, half of a dealt hand.",
    "too_few_seats": "Fewer than two seats hold {number} cards.",
    "too_many_spots": "Cards have to end with somebody else: at most {most} spots.",
    "put_one": "At this table a Return takes one card at least.",
    "not_in_hand": "You do not hold the {card}.",
    "not_in_deck": "The {card} is not in the deck.",
    "increasing": "Cards are named from low to high, and enough must be left above the {card}.",
    "joker_never_laid": "A joker is worth nothing here and is never laid.",
    "joker_never_offered": "A joker is never offered.",
    "too_small": "The {card} is worth less than {value}.",
    "already_put": "The {card} is under the deck already.",
    "not_visible": "You do not see the {card}.",
    "locked": "The {card} was taken by Exchange since your last turn; it is free after this turn of yours.",
    "other_suit": "A sequence has one suit; the {card} is of another.",
    "fits_no_set": "With the {card} no sequence that you may score comes about.",
    "not_yet_a_sequence": "That is no sequence yet: it takes three cards in a row or more, all of one suit; jokers fill gaps.",
    "something_else": "Something else is asked now.",
}


def refusal(reason: Reason, company: Company) -> str:
    """Why a move is not allowed, for one viewer."""
    about: dict[str, Any] = dict(reason.about)
    if "card" in about:
        about["card"] = called(NAMES[about["card"]])
    if "seat" in about:
        seat = reason.about["seat"]
        about |= {
            "seat": company.name(seat),
            "whose": company.of(seat),
            "has": company.verb(seat, "has"),
        }
    return capital(REASONS[reason.code].format(**about))
