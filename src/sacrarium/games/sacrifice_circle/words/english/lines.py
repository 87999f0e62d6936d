"""What happened, as lines for the log."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifice_circle import events as happened

from .names import card_words, named_place


def _path_taken(event: happened.PathTaken, company: Company) -> str:
    return f"{company.does(event.seat, 'takes')} path {event.hero}."


def _crystal_rolled(event: happened.CrystalRolled, _: Company) -> str:
    slowed = f", less 1 for the staff: {event.steps}" if event.slowed else ""
    return f"Round {event.round}: the crystal rolls {event.die}{slowed}."


def _crystal_moved(event: happened.CrystalMoved, _: Company) -> str:
    if len(event.route) == 1:
        return "The crystal stays where it is."
    if event.trapped:
        return f"It walks into the trap on {named_place(event.route[-1])}."
    return f"It comes to rest on {named_place(event.route[-1])}."


def _trap_sprung(event: happened.TrapSprung, _: Company) -> str:
    return f"The trap costs it {event.damage}: {event.health} left."


def _hero_pushed(event: happened.HeroPushed, company: Company) -> str:
    verb = company.does(event.seat, "is thrown")
    return f"{verb} back to {named_place(event.space)}."


def _hero_rolled(event: happened.HeroRolled, company: Company) -> str:
    return f"{company.does(event.seat, 'rolls')} {event.die}."


def _hero_moved(event: happened.HeroMoved, company: Company) -> str:
    return f"{company.does(event.seat, 'walks')} to {named_place(event.route[-1])}."


def _hero_unlocked(event: happened.HeroUnlocked, company: Company) -> str:
    return f"From now on {company.name(event.seat)} may go anywhere."


def _item_drawn(event: happened.ItemDrawn, company: Company) -> str:
    held = f", and {company.verb(event.seat, 'holds')} {card_words(event.held)}" if event.held else ""
    return f"{company.does(event.seat, 'draws')} {card_words(event.card)}{held}."


def _item_kept(event: happened.ItemKept, company: Company) -> str:
    kept = f"{company.does(event.seat, 'keeps')} {card_words(event.card)}"
    return f"{kept}; {card_words(event.left)} leaves the game."


def striking(event: happened.Attacked, company: Company) -> tuple[str, str]:
    """A strike in its two halves: the roll, and the damage."""
    tool = f" with {card_words(event.card)}" if event.card else ""
    more = " with the scroll's strength" if event.buffed else ""
    return (
        f"{company.does(event.seat, 'strikes')}{tool}, {company.verb(event.seat, 'rolls')} {event.die}",
        f"{event.damage} damage{more}, {event.health} left",
    )


def _attacked(event: happened.Attacked, company: Company) -> str:
    roll, damage = striking(event, company)
    return f"{roll}: {damage}."


def _knocked_back(event: happened.KnockedBack, _: Company) -> str:
    spaces = len(event.route) - 1
    wall = " and black stops it" if event.lost else ""
    if not spaces:
        return "The crystal stands on black already and cannot be driven back."
    return f"The crystal is driven back {counted(spaces, 'space')} to {named_place(event.route[-1])}{wall}."


def _trap_set(event: happened.TrapSet, company: Company) -> str:
    return f"{company.does(event.seat, 'sets')} the trap on {named_place(event.space)}."


def _teleported(event: happened.Teleported, company: Company) -> str:
    itself = "yourself" if company.is_you(event.seat) else "the same hero"
    whom = itself if event.target_seat == event.seat else company.name(event.target_seat)
    buffed = ", strengthened for the next strike" if event.buffed else ""
    if event.start == event.space:
        uses = company.does(event.seat, "uses")
        return f"{uses} {card_words(event.card)} on {whom}, still on {named_place(event.space)}{buffed}."
    sends = company.does(event.seat, "sends")
    return f"{sends} {whom} to {named_place(event.space)} by {card_words(event.card)}{buffed}."


def _game_ended(event: happened.GameEnded, _: Company) -> str:
    if event.won:
        return "The crystal is shattered. You are free!"
    return f"The crystal reaches black with {event.health} health left. All is lost."


LINES: Final[dict[type[Event], Callable[[Any, Company], str]]] = {
    happened.PathTaken: _path_taken,
    happened.CrystalRolled: _crystal_rolled,
    happened.CrystalMoved: _crystal_moved,
    happened.TrapSprung: _trap_sprung,
    happened.HeroPushed: _hero_pushed,
    happened.HeroRolled: _hero_rolled,
    happened.HeroMoved: _hero_moved,
    happened.HeroUnlocked: _hero_unlocked,
    happened.ItemDrawn: _item_drawn,
    happened.ItemKept: _item_kept,
    happened.Attacked: _attacked,
    happened.KnockedBack: _knocked_back,
    happened.TrapSet: _trap_set,
    happened.Teleported: _teleported,
    happened.GameEnded: _game_ended,
}


def line(event: Event, company: Company) -> str:
    """A line for the log; empty where there is nothing to tell."""
    told = LINES.get(type(event))
    return "" if told is None else capital(told(event, company))
