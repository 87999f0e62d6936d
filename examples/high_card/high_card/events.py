"""What can happen, in the past tense. Everybody hears everything, except what was dealt."""

from sacrarium.core.bits import Card, Seat
from sacrarium.core.journal import Event


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand, told to its seat alone."""

    seat: Seat
    cards: tuple[Card, ...]


class CardLaid(Event, frozen=True, tag="card_laid"):
    """A card lies open."""

    seat: Seat
    card: Card
    leads: bool


class RoundTaken(Event, frozen=True, tag="round_taken"):
    """Both cards lie open, and one of them takes the round."""

    round: int
    seat: Seat
    card: Card
    other: Card
