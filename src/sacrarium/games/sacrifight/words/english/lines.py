"""What a run tells afterwards: log lines, reasons and results."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.errors import Reason
from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.cards.content import CARD_NAMES
from sacrarium.games.sacrifight.pieces import MEMBER_TITLES, MEMBERS, SIDE_TITLES, SLOTS, TIERS

ZONES: Final = {
    "hand": "the hand",
    "backpack": "the backpack",
    "graveyard": "the graveyard",
    "pile": "its pile",
    "pile_top": "the top of its pile",
    "kraxe": "the Kraxe",
    "boss_discard": "the boss's discard",
    "removed": "the box",
    "board": "the board",
}


def called(card: str) -> str:
    """A card in a sentence."""
    return f"**{CARD_NAMES.get(card, card)}**"


def at(slot: str) -> str:
    """A slot in a sentence: "south 1"."""
    return f"{SIDE_TITLES['NESW'.index(slot[0])]} {slot[1]}"


def does(company: Company, hero: int, verb: str) -> str:
    """A hero and a verb at the start of a sentence; the second hero of a single seat is the partner."""
    if hero < len(company.names):
        return company.does(hero, verb)
    return f"The partner {verb}"


def clause(company: Company, hero: int, verb: str) -> str:
    """The same inside a sentence, where the partner keeps its capital."""
    return company.clause(hero, verb) if hero < len(company.names) else does(company, hero, verb)


def foe(member: str | None) -> str:
    """The boss, or a member of the Hunt."""
    return "the boss" if member is None else MEMBER_TITLES[MEMBERS.index(member)]


# -- what happened ---------------------------------------------------------------------------------


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


def _rolled(event: e.DieRolled, _: Company) -> str:
    purpose = {"face": "for the mood", "hold": "for the captive", "head": "for the Head"}[event.purpose]
    return f"A {event.rolled} is rolled {purpose}."


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


def event(happened: Event, company: Company) -> str:
    """A log line; empty: not worth one."""
    return LINES[type(happened)](happened, company)


# -- why not ---------------------------------------------------------------------------------------
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


def reason(found: Reason, company: Company) -> str:
    """Why a move is refused."""
    about = found.about
    if found.code == "not_asked":
        return f"{company.does(about['seat'], 'decides')} now."
    if found.code == "pile_empty":
        return f"The {TIERS[about['tier']]} pile is empty."
    if found.code == "track_not_full":
        return f"The special track stands at {about['points']} of {about['of']}."
    if found.code == "no_card_there":
        return f"There is no card at hand place {about['place']}."
    if found.code == "same_card_before":
        return f"The card at place {about['place']} lies earlier in the hand, too: name that one."
    if found.code == "needs_a_sacrifice":
        return f"This card needs a sacrifice: play it onto {_tier(about['tier'])}."
    if found.code == "tier_too_low":
        return f"The card at {at(SLOTS[about['slot']])} is too low: this one needs {_tier(about['tier'])}."
    return REASONS[found.code]


def _tier(tier: int) -> str:
    return "any card" if tier == 0 else f"a {TIERS[tier]} card or better" if tier < 2 else "a gold card"


# -- how it ended ----------------------------------------------------------------------------------
ENDINGS: Final = {
    "victory": ("Victory", "The last boss has fallen."),
    "hero_dead": ("Defeat", "A hero has fallen."),
    "vanished": ("Defeat", "The Wisp has vanished with its secret."),
    "round_cap": ("Defeat", "After sixty rounds nobody has the strength to go on."),
}


def result(outcome: Outcome, company: Company) -> Result:
    """The end in words; all win or lose together."""
    title, detail = ENDINGS[outcome.reason]
    fallen = outcome.scores[0]
    acts = f"{counted(fallen, 'boss', 'bosses')} defeated." if fallen else "No boss defeated."
    rows = tuple(
        Row(seat, outcome.ranks[seat], outcome.scores[seat], acts) for seat in range(len(company.names))
    )
    return Result(outcome.winners, outcome.ranks, outcome.scores, title, f"{detail} {acts}", rows)
