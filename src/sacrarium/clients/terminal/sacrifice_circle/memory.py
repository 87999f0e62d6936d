"""The drawer: all eight cards with where they are, the chances in full, and what the signs on the board mean."""

from typing import Final

from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import wrapped
from sacrarium.clients.terminal.moment import Moment
from sacrarium.core.words import counted
from sacrarium.games.sacrifice_circle.pieces import items
from sacrarium.games.sacrifice_circle.view import CardPlace, View

from .table import percent, place

SIGNS: Final = (
    "◄♦► the crystal   (●) black   ★ a star",
    "◆ blue well, ◇ empty   ■ golden well, □ empty",
    "╳ the trap   ♦3 where a 3 takes the crystal",
    "2 steps   (2) strike from there   ‹2› rifle",
    "◆2 a card is drawn   2♦ the crystal may land",
    "✓ has had its turn   +2 strengthened",
)


def lines(moment: Moment, table: View, width: int) -> list[Content]:
    """Cards first, then what the crystal threatens, then the signs."""
    texts = [
        f"**{items()[card.card].title}**, {_where(card, moment, table)}. {items()[card.card].words}"
        for card in table.cards
    ]
    texts += ["", *(f"· {note}" for note in moment.words.notes), *_odds(table), "", *SIGNS]
    return [line for text in texts for line in wrapped(look.marked(text), width)]


def marked(sentence: str) -> list[Content]:
    """One line with its emphasis."""
    return [look.marked(sentence)]


def _where(card: CardPlace, moment: Moment, table: View) -> str:
    if card.where == "deck":
        return "in a golden well" if items()[card.card].deck == "holy" else "in a blue well"
    if card.where == "trap":
        return f"set on {place(table.trap)}" if table.trap else "set"
    if card.where == "out":
        return "used up"
    seat = next(hero.seat for hero in table.heroes if hero.hero == card.hero)
    name = f"{card.hero} {moment.name(seat)}" if seat is not None else f"{card.hero}"
    uses = f", {counted(card.uses, 'use')} left" if card.card == "golden" else ""
    return f"just drawn by {name}" if card.where == "drawn" else f"held by {name}{uses}"


def _odds(table: View) -> list[str]:
    """All is lost within so many turns of the crystal; with and without what holds it up."""
    kinds = (
        ("now", table.odds.now),
        ("without the trap", table.odds.without_trap),
        ("without the staff", table.odds.without_staff),
    )
    told = [(name, odds) for name, odds in kinds if name == "now" or odds != table.odds.now]
    return ["Lost within 1, 2, 3 and 4 turns, in %"] + [
        f"  {name:<18}" + "".join(f"{percent(chance):>5}" for chance in odds) for name, odds in told
    ]
