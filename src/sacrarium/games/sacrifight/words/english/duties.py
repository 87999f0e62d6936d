"""What a hero has to decide now, in a title and a sentence, and what the other waits for."""

from collections.abc import Callable
from typing import Final

from sacrarium.core.bits import Seat
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifight.cards.compiler import PEEKS as PEEKS_BY_CODE
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import HERO_TITLES, SLOTS
from sacrarium.games.sacrifight.state import FightState

from .names import at, called, hero_name

DUTIES: Final = {
    c.ASK_SIDE: ("Choose a side", "For {card}."),
    c.ASK_OPTION: ("Choose one", "{card} leaves the choice to you."),
    c.ASK_SWAP: ("Yes! Take a higher card", "One tier higher than {card}, or keep it."),
    c.ASK_BOSS: ("Choose the next boss", "The others wait."),
    c.ASK_FIRST: ("Who goes first?", "In every round of this fight."),
    c.ASK_FREE: ("Play a card for no action", "{card} allows it."),
    c.ASK_RESCUE: ("Free a card from the Kraxe", "It returns to its holder."),
}
PEEKS: Final = {  # by what may be done with the cards
    "reorder": ("Which card lies on top?", "Then the one below it, and so on."),
    "one_top_rest_bottom": ("Which card goes on top?", "The others go underneath."),
    "may_bottom": ("Put a card underneath, or leave it", "The boss draws it last."),
    "may_discard": ("Discard a card, or leave it", "Out of the boss deck."),
}
UNDERNEATH: Final = ("Which card goes underneath first?", "The next one lies below it.")
TARGETS: Final = {  # by the instruction that asks
    c.DMG: "Choose whom to hit",
    c.HEAL: "Choose who heals",
    c.ARMOR: "Choose who gets the armor",
    c.STRIP: "Choose who loses armor",
    c.KILL: "Choose a minion to kill",
    c.POINT: "1 damage to an enemy, or 1 armor to a hero",
}
TOSSES: Final = (  # R28 to R31, by hero
    "Yes: the effect comes twice. No: it does not come.",
    "Yes: take a card one tier higher. No: the card returns to hand.",
    "Yes: its damage is doubled. No: the card goes back into its pile.",
    "Yes: its effect for being given up comes, too. No: only that, and the card goes to the graveyard.",
)
PICKS: Final = {  # by where the card goes
    c.IN_HAND: "Choose a card to take into hand",
    c.IN_BACKPACK: "Choose a card for the backpack",
    c.IN_GRAVEYARD: "Choose a card for the graveyard",
    c.IN_PILE: "Choose a card to shuffle into its pile",
    c.ON_PILE: "Choose a card for the top of its pile",
    c.IN_KRAXE: "Choose a card for the Kraxe",
    c.OUT: "Choose a card that leaves the fight",
}


def instruction(state: FightState, field: int = 0) -> int:
    """The instruction that asks, or a field of it."""
    return int(state.program.code_at(c.WIDTH * state.frame(state.depth - 1).step + field))


def choices(state: FightState) -> tuple[str, ...]:
    """What the present text leaves to a choice."""
    return tuple(state.content.choices[state.frame(state.depth - 1).step])


def loses_top(state: FightState) -> bool:
    """Whether a pile is chosen whose top card goes somewhere else than into the hand."""
    return state.ask == c.ASK_PILE and instruction(state) == c.MOVE


def asking_card(state: FightState) -> str:
    """The card whose text asks."""
    kind = state.frame(state.depth - 1).card
    return called(state.content.ids[kind]) if kind != c.NONE else "the special move"


def duty(state: FightState) -> tuple[str, str]:
    """Title and detail of the present question."""
    card = asking_card(state)
    if state.ask in WRITTEN:
        return WRITTEN[state.ask](state, card)
    title, detail = DUTIES[state.ask]
    return title, detail.format(card=card)


def _target(state: FightState, card: str) -> tuple[str, str]:
    return TARGETS.get(instruction(state), "Choose a hero"), _for_whom(state, card)


def _may(state: FightState, card: str) -> tuple[str, str]:
    return "Do it, or leave it", f"{card}: {choices(state)[0]}."


def _trap(state: FightState, _: str) -> tuple[str, str]:
    return "Which trap reacts?", f"The boss has drawn {called(state.content.ids[state.drawn])}."


def _angel(state: FightState, _: str) -> tuple[str, str]:
    return "The Angel speaks your name", f"Give a Gold Coin, or take {state.angel_damage} damage."


def _toss(state: FightState, card: str) -> tuple[str, str]:
    return (
        "Toss the Coin of Fate?",
        f"For {card}. {TOSSES[state.hero_class[state.asker]]} Either way 1 special point.",
    )


def _for_whom(state: FightState, card: str) -> str:
    """What asks for a target; of the Lumberjack's points how many are left, this one included (R34)."""
    if instruction(state) != c.POINT:
        return f"For {card}."
    return f"Special move: {counted(1 + state.frame(state.depth - 2).left, 'point')} left."


def _exhumed(state: FightState) -> str:
    """R37: the second card can be left."""
    return f"Special move: {'one more, if you like' if state.frame(state.depth - 1).done else 'up to two cards'}."


def _peek(state: FightState, _: str) -> tuple[str, str]:
    """R35: one card goes on top, then the others go underneath one after the other."""
    then = PEEKS_BY_CODE[instruction(state, 2)]
    named = then == "one_top_rest_bottom" and state.frame(state.depth - 1).shown < 0
    return UNDERNEATH if named else PEEKS[then]


def _pile(state: FightState, card: str) -> tuple[str, str]:
    if loses_top(state):
        return "Choose a pile", f"Its top card is taken by {card}."
    return "Choose a pile to draw from", f"{_to_draw(state)} to draw; you see each before the next choice."


def _to_draw(state: FightState) -> str:
    """How many cards are still drawn: as many as the text says, and never more than the hand takes (R38)."""
    room = c.HAND - state.hand_n[state.asker]
    counting = instruction(state) in (c.DRAW, c.PLAGUE)
    return counted(min(room, state.frame(state.depth - 1).left) if counting else room, "card")


def _turn(state: FightState, _: str) -> tuple[str, str]:
    who = f"{HERO_TITLES[state.hero_class[state.asker]]}: " if state.heroes > state.seat_count else ""
    if state.actions <= 0:
        return f"{who}Special move, or end the turn", "No action is left."
    draw = "" if state.hand_n[state.asker] >= c.HAND else "draw, "
    return (
        f"{who}{counted(state.actions, 'action')} left",
        f"Play, {draw}save or pack a card, or end the turn.",
    )


def _consent(state: FightState, _: str) -> tuple[str, str]:
    top = state.depth - 1
    slot = state.frame(top).slot
    asker = HERO_TITLES[state.hero_class[state.frame(top).hero]]
    old = called(state.content.ids[state.slot_kind[slot]])
    return f"May the {asker} give up {old}?", f"For {asking_card(state)}, at {at(SLOTS[slot])}."


def _pick(state: FightState, card: str) -> tuple[str, str]:
    return _picked(state), _exhumed(state) if instruction(state) == c.EXHUME else f"For {card}."


def _picked(state: FightState) -> str:
    op = instruction(state)
    if op == c.EXHUME:
        return PICKS[c.IN_HAND]
    return PICKS.get(instruction(state, 4), "Choose a card") if op == c.MOVE else "Choose a card"


WRITTEN: Final[dict[int, Callable[[FightState, str], tuple[str, str]]]] = {  # with the card that asks
    c.ASK_TURN: _turn,
    c.ASK_CONSENT: _consent,
    c.ASK_TARGET: _target,
    c.ASK_PICK: _pick,
    c.ASK_MAY: _may,
    c.ASK_TRAP: _trap,
    c.ASK_COIN: _angel,
    c.ASK_PILE: _pile,
    c.ASK_PEEK: _peek,
    c.ASK_TOSS: _toss,
}


def waiting(state: FightState, asked: Seat, company: Company) -> tuple[str, str]:
    """Title and detail for who is not asked."""
    return f"{company.names[asked]} decides", f"{capital(hero_name(state, state.asker))}'s choice."
