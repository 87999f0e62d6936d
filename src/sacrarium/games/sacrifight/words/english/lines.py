"""What happened, as lines for the log."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.pieces import MEMBER_TITLES, MEMBERS, SIDE_TITLES

from .names import ZONES, at, called, clause, does, foe


def _fight_began(event: e.FightBegan, _: Company) -> str:
    return f"Act {event.act}: {called(event.boss)} stands in the way."


def _drawn(event: e.CardDrawn, company: Company) -> str:
    return f"{does(company, event.hero, 'draws')} {called(event.card)} from {event.pile}."


def _turn(event: e.TurnBegan, company: Company) -> str:
    return f"Round {event.round}: {clause(company, event.hero, 'is')} up."


def _actions(event: e.ActionsCounted, company: Company) -> str:
    if event.actions == 2:
        return ""
    return f"{does(company, event.hero, 'has')} {counted(event.actions, 'action')} this turn."


def _changed(event: e.ActionsChanged, company: Company) -> str:
    more = counted(abs(event.amount), "action")
    when = "now" if event.now else "next turn"
    return f"{does(company, event.hero, 'gains' if event.amount > 0 else 'loses')} {more} {when}."


def _passed(event: e.TurnPassed, company: Company) -> str:
    return f"{does(company, event.hero, 'ends')} the turn."


def _played(event: e.CardPlayed, company: Company) -> str:
    onto = f" onto {called(event.onto)}" if event.onto else ""
    return f"{does(company, event.hero, 'plays')} {called(event.card)}{onto} at {at(event.slot)}."


def _sacrificed(event: e.Sacrificed, _: Company) -> str:
    return f"{called(event.card)} is sacrificed."


def _consent(event: e.ConsentGiven, company: Company) -> str:
    return f"{does(company, event.hero, 'agrees' if event.yes else 'refuses')}."


def _tossed(event: e.CoinTossed, company: Company) -> str:
    return f"{does(company, event.hero, 'tosses')} the coin: **{'Yes' if event.yes else 'No'}**."


def _swapped(event: e.CardSwapped, company: Company) -> str:
    return f"{does(company, event.hero, 'exchanges')} it for {called(event.card)}."


def _special(event: e.SpecialUsed, company: Company) -> str:
    return f"{does(company, event.hero, 'uses')} the special move."


def _acted(event: e.CardActed, _: Company) -> str:
    return f"{called(event.card)} at {at(event.slot)} does its work."


def _moved(event: e.CardMoved, _: Company) -> str:
    start = f"{at(event.slot)}: " if event.slot else ""
    return capital(f"{start}{called(event.card)} goes to {ZONES[event.to]}.")


def _placed(event: e.CardPlaced, _: Company) -> str:
    return f"{called(event.card)} is placed at {at(event.slot)}."


def _shifted(event: e.CardShifted, _: Company) -> str:
    return f"{called(event.card)} moves from {at(event.origin)} to {at(event.slot)}."


def _hurt(event: e.HeroHurt, company: Company) -> str:
    if not event.amount:
        return ""
    lost = event.amount - event.absorbed
    armor = f" ({event.absorbed} on armor)" if event.absorbed else ""
    return (
        f"{does(company, event.hero, 'takes')} {event.amount} damage{armor}: {event.hp} health left."
        if lost
        else (
            f"Armor takes {counted(event.absorbed, 'damage', 'damage')} for {company.name(event.hero) if event.hero < len(company.names) else 'the partner'}."
        )
    )


def _boss_hurt(event: e.BossHurt, _: Company) -> str:
    armor = f", armor {event.armor}" if event.armor or event.absorbed else ""
    return capital(f"{foe(event.member)} takes {event.amount} damage: {event.hp} health{armor}.")


def _minion_hurt(event: e.MinionHurt, _: Company) -> str:
    return f"{called(event.card)} takes {event.amount} damage."


def _healed(event: e.HeroHealed, company: Company) -> str:
    return f"{does(company, event.hero, 'heals')} {event.amount}: {event.hp} health." if event.amount else ""


def _boss_healed(event: e.BossHealed, _: Company) -> str:
    return capital(f"{foe(event.member)} heals {event.amount}: {event.hp} health.") if event.amount else ""


def _armor(event: e.ArmorGained, company: Company) -> str:
    if not event.amount:
        return ""
    verb = "gains" if event.amount > 0 else "loses"
    return f"{does(company, event.hero, verb)} {abs(event.amount)} armor."


def _boss_armor(event: e.BossArmored, _: Company) -> str:
    return capital(f"{foe(event.member)} now has {event.armor} armor.")


ROLLS: Final = {
    "face": "the mood",
    "hold": "the captive",
    "head": "the Head",
    "ability": "the ability",
    **dict(zip(MEMBERS, MEMBER_TITLES, strict=True)),
}


def _rolled(event: e.DieRolled, _: Company) -> str:
    what = ROLLS[event.purpose] if event.card is None else called(event.card)
    result = ": nothing happens" if event.in_vain else f": {_side(event.side)}" if event.side else ""
    return f"A {event.rolled} is rolled for {what}{result}."


def _side(side: str) -> str:
    return SIDE_TITLES["NESW".index(side)]


def _flipped(event: e.CoinFlipped, _: Company) -> str:
    what = "the ability" if event.card is None else called(event.card)
    return f"A coin falls for {what}: **{'Yes' if event.yes else 'No'}**."


def _side_drawn(event: e.SideDrawn, _: Company) -> str:
    return f"Chance chooses the {_side(event.side)}."


def _hero_drawn(event: e.HeroDrawn, company: Company) -> str:
    name = company.name(event.hero) if event.hero < len(company.names) else "the partner"
    return f"Chance chooses {name}."


def _stopped(event: e.CardStopped, _: Company) -> str:
    return f"{called(event.card)} is {event.how} by {called(event.by)}."


def _peeked(event: e.Peeked, company: Company) -> str:
    cards = ", ".join(called(card) for card in event.cards)
    return f"{does(company, event.hero, 'looks')} at the boss deck: {cards}."


def _ended(event: e.RunEnded, _: Company) -> str:
    return "All is won." if event.won else "All is lost."


def _unsaid(_: Event, __: Company) -> str:
    return ""


LINES: Final[dict[type[Event], Callable[[Any, Company], str]]] = {
    e.FightBegan: _fight_began,
    e.OrderSet: lambda event, company: f"{does(company, event.order[0], 'goes')} first.",
    e.CardDrawn: _drawn,
    e.TurnBegan: _turn,
    e.ActionsCounted: _actions,
    e.ActionsChanged: _changed,
    e.TurnPassed: _passed,
    e.CardPlayed: _played,
    e.Sacrificed: _sacrificed,
    e.ConsentGiven: _consent,
    e.CoinTossed: _tossed,
    e.CardSwapped: _swapped,
    e.SpecialGained: _unsaid,
    e.SpecialUsed: _special,
    e.CardActed: _acted,
    e.CardMoved: _moved,
    e.CardPlaced: _placed,
    e.CardShifted: _shifted,
    e.HeroHurt: _hurt,
    e.BossHurt: _boss_hurt,
    e.MinionHurt: _minion_hurt,
    e.HeroHealed: _healed,
    e.BossHealed: _boss_healed,
    e.ArmorGained: _armor,
    e.BossArmored: _boss_armor,
    e.MinionEntered: lambda event, _: f"{called(event.card)} enters at {at(event.slot)}.",
    e.MinionKilled: lambda event, _: f"{called(event.card)} is killed.",
    e.MemberFell: lambda event, _: capital(f"{foe(event.member)} is defeated."),
    e.EffectBegan: _unsaid,
    e.BossTurnBegan: lambda event, _: f"Round {event.round}: the boss acts.",
    e.DieRolled: _rolled,
    e.CoinFlipped: _flipped,
    e.SideDrawn: _side_drawn,
    e.HeroDrawn: _hero_drawn,
    e.BossCardDrawn: lambda event, _: f"The boss draws {called(event.card)}.",
    e.BossCardResolved: _unsaid,
    e.Sealed: lambda event, _: "The boss's draw is sealed." if event.what == "draw" else "The ability is sealed.",
    e.TrapFired: lambda event, _: f"{called(event.card)} snaps shut.",
    e.CardStopped: _stopped,
    e.CaptiveEscaped: lambda event, _: f"{called(event.card)} escapes.",
    e.AngelFended: lambda event, company: f"{does(company, event.hero, 'gives')} a Gold Coin to the Angel.",
    e.Reshuffled: lambda event, _: f"The boss deck is shuffled: {counted(event.cards, 'card')}.",
    e.CardBurned: lambda event, _: f"{called(event.card)} goes from the boss deck to the discard.",
    e.Peeked: _peeked,
    e.TurnedWild: lambda event, _: f"{called(event.boss)} turns **wild**.",
    e.FightWon: lambda event, _: f"{called(event.boss)} is defeated in round {event.round}.",
    e.Looted: lambda event, company: f"{does(company, event.hero, 'finds')} {called(event.card)}.",
    e.RunEnded: _ended,
}  # fmt: skip


def line(event: Event, company: Company) -> str:
    """A line for the log; empty: not worth one."""
    return LINES[type(event)](event, company)
