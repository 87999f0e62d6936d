"""What a run asks, and what the table says now: short, warm, plain."""

from typing import Any, Final, cast

from sacrarium.core.bits import Move, Seat
from sacrarium.core.decision import Ask, MoveInfo, Words
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company, counted

from . import codes as c
from . import preview
from .faces import face_of
from .lines import at, called, event, foe, reason, result
from .moves import TARGETS, write
from .pieces import HERO_TITLES, SIDE_TITLES, SIDES, SLOTS, TIERS
from .state import FightState
from .view import QUESTIONS
from .wording import words_of


def ask(plain: State, seat: Seat, _: Company) -> Ask:
    """What this seat has to decide now, and what would follow."""
    state = cast(FightState, plain)
    title, detail = _duty(state)
    return Ask(
        seat=seat,
        about=QUESTIONS[state.ask],
        title=title,
        detail=detail,
        moves=tuple(_move(state, seat, move) for move in state.legal(seat)),
    )


def hero_name(state: FightState, hero: int) -> str:
    """A hero in a sentence."""
    return f"the {HERO_TITLES[state.hero_class[hero]]}"


def _asking_card(state: FightState) -> str:
    kind = state.kind[state.depth - 1]
    return called(state.content.ids[kind]) if kind != c.NONE else "this effect"


DUTIES: Final = {
    c.ASK_PILE: ("Choose a pile to draw from", "You see the card before the next choice."),
    c.ASK_TARGET: ("Choose a target", "For {card}."),
    c.ASK_SIDE: ("Choose a side", "For {card}."),
    c.ASK_OPTION: ("Choose one", "{card} leaves the choice to you."),
    c.ASK_MAY: ("Do it, or leave it", "{card}: you may."),
    c.ASK_PICK: ("Choose a card", "For {card}."),
    c.ASK_TOSS: ("Toss the Coin of Fate?", "Either way the special track gains a point."),
    c.ASK_SWAP: ("Yes! Take a higher card", "One tier higher than {card}, or keep it."),
    c.ASK_BOSS: ("Choose the next boss", "The others wait."),
    c.ASK_FIRST: ("Who goes first?", "In every round of this fight."),
    c.ASK_FREE: ("Play a card for no action", "{card} allows it."),
    c.ASK_TRAP: ("Which trap reacts?", "At most one for each drawn card."),
    c.ASK_COIN: ("The Angel speaks your name", "Give a Gold Coin, or take the blow."),
    c.ASK_RESCUE: ("Free a card from the Kraxe", "It returns to its holder."),
    c.ASK_PEEK: ("Order the boss deck", "Choose card by card."),
}


def _duty(state: FightState) -> tuple[str, str]:
    if state.ask == c.ASK_TURN:
        return _turn(state)
    if state.ask == c.ASK_CONSENT:
        at_slot = SLOTS[state.slot[state.depth - 1]]
        asker = hero_name(state, state.you[state.depth - 1])
        old = called(state.content.ids[state.slot_kind[SLOTS.index(at_slot)]])
        return f"May {asker} sacrifice {old}?", f"For {_asking_card(state)}, at {at(at_slot)}."
    title, detail = DUTIES[state.ask]
    return title, detail.format(card=_asking_card(state))


def _turn(state: FightState) -> tuple[str, str]:
    left = counted(state.actions, "action")
    who = f"{HERO_TITLES[state.hero_class[state.asker]]}: " if state.heroes > state.seat_count else ""
    if state.actions <= 0:
        return f"{who}Special move, or end the turn", "No action is left."
    return f"{who}{left} left", "Play, draw, save a card, or end the turn."


# -- the moves -------------------------------------------------------------------------------------


def _move(state: FightState, seat: Seat, move: Move) -> MoveInfo:
    if c.MV_PLAY <= move < c.MV_SAVE:
        return _play(state, seat, move)
    label, follows, data = _plain(state, move)
    return MoveInfo(write(move), label, follows, data)


def _play(state: FightState, seat: Seat, move: Move) -> MoveInfo:
    data = preview.play(state, seat, move)
    face = face_of(state.content, data["card"])
    where = at(data["slot"])
    if data["onto"] is None:
        return MoveInfo(write(move), f"Play {face.name} to the {where}", face.parts.get("play", ""), data)
    old = face_of(state.content, data["onto"])
    gift = f" Its sacrifice: {data['sacrifice']}." if data["sacrifice"] else ""
    follows = f"{old.name} is sacrificed.{gift} Then: {face.parts.get('play', '')}"
    return MoveInfo(write(move), f"Play {face.name} onto {old.name}", follows, data)


def _plain(state: FightState, move: Move) -> tuple[str, str, dict[str, Any]]:
    """Label, consequence and data of a move that is no play."""
    if move < c.MV_PLAY:
        left = counted(_in_pile(state, move), "card")
        return f"Draw {TIERS[move]}", f"{left} in the pile", {"pile": TIERS[move]}
    if c.MV_SAVE <= move < c.MV_PACK:
        card = state.content.ids[state.slot_kind[move - c.MV_SAVE]]
        return (
            f"Save {_name(state, card)}",
            "It goes to the backpack",
            {"card": card, "slot": SLOTS[move - c.MV_SAVE]},
        )
    if c.MV_PACK <= move < c.MV_SPECIAL:
        card = _hand_card(state, move - c.MV_PACK)
        return (
            f"Pack {_name(state, card)}",
            "It goes to the backpack",
            {"card": card, "place": move - c.MV_PACK + 1},
        )
    if c.MV_TARGET <= move < c.MV_SIDE:
        return _target(state, move - c.MV_TARGET)
    if c.MV_PICK <= move:
        card = state.content.ids[state.pick_kind[move - c.MV_PICK]]
        return _name(state, card), face_of(state.content, card).words, {"card": card}
    if c.MV_SWAP <= move < c.MV_BOSS:
        card = _hand_card(state, move - c.MV_SWAP)
        return (
            f"Take {_name(state, card)}",
            face_of(state.content, card).parts.get("play", ""),
            {"card": card},
        )
    return _simple(state, move)


def _simple(state: FightState, move: Move) -> tuple[str, str, dict[str, Any]]:
    if c.MV_SIDE <= move < c.MV_OPTION:
        return SIDE_TITLES[move - c.MV_SIDE].capitalize(), "", {"side": SIDES[move - c.MV_SIDE]}
    if c.MV_OPTION <= move < c.MV_SWAP:
        return f"Choice {move - c.MV_OPTION + 1}", _asking_words(state), {"option": move - c.MV_OPTION + 1}
    if c.MV_BOSS <= move < c.MV_FIRST:
        boss = state.content.bosses[state.bosses[move - c.MV_BOSS]]
        return boss.name, " ".join(boss.text), {"boss": boss.id}
    if c.MV_FIRST <= move < c.MV_PICK:
        hero = move - c.MV_FIRST
        return hero_name(state, hero).capitalize(), "", {"hero": hero}
    return LABELS[move], FOLLOWS.get(move, ""), {}


LABELS: Final = {
    c.MV_SPECIAL: "Special move",
    c.MV_PASS: "End the turn",
    c.MV_TOSS: "Toss",
    c.MV_KEEP: "Do not toss",
    c.MV_YES: "Yes",
    c.MV_NO: "No",
    c.MV_DONE: "No more",
}
FOLLOWS: Final = {
    c.MV_SPECIAL: "It costs no action; the track goes back to 0",
    c.MV_PASS: "All remaining actions are forfeited",
    c.MV_TOSS: "Yes or No, and one special point",
    c.MV_KEEP: "The card takes effect as printed",
}


def _asking_words(state: FightState) -> str:
    kind = state.kind[state.depth - 1]
    return words_of(state.content.kinds[kind]) if kind != c.NONE else ""


def _in_pile(state: FightState, tier: int) -> int:
    pile = 3 * state.asker + tier
    return int(state.pool_n[pile] + state.top_n[pile])


def _name(state: FightState, card: str) -> str:
    return face_of(state.content, card).name


def _hand_card(state: FightState, place: int) -> str:
    return str(state.content.ids[state.hand[c.HAND * state.asker + place]])


def _target(state: FightState, target: int) -> tuple[str, str, dict[str, Any]]:
    data: dict[str, Any] = {"target": TARGETS[target]}
    if target >= c.T_HERO:
        hero = target - c.T_HERO
        numbers = f"{state.hp[hero]} HP, {state.armor[hero]} armor"
        return hero_name(state, hero).capitalize(), numbers, {**data, "hero": hero}
    if target >= c.T_MINION:
        slot = target - c.T_MINION
        card = state.content.ids[state.slot_kind[slot]]
        return (
            f"{_name(state, card)} at {at(SLOTS[slot])}",
            f"{state.slot_hp[slot]} HP",
            {**data, "card": card},
        )
    member = 0 if target == c.T_BOSS else target - c.T_MEMBER
    name = state.content.bosses[state.boss].name if target == c.T_BOSS else foe(TARGETS[target])
    return name, f"{state.boss_hp[member]} HP, {state.boss_armor[member]} armor", {**data, "member": member}


# -- what the table says ---------------------------------------------------------------------------


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what is known for certain."""
    state = cast(FightState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    seat = state.to_act().bit_length() - 1
    if company.viewer == seat:
        title, detail = _duty(state)
    else:
        title, detail = (
            f"{company.names[seat]} decides",
            f"{hero_name(state, state.asker).capitalize()}'s choice.",
        )
    return Words(title, detail, _notes(state))


def _notes(state: FightState) -> tuple[str, ...]:
    """Warnings, and what is known about the next boss card."""
    found = []
    if state.boss != c.NONE and state.deck_top_n:
        found.append(
            f"The next boss card is {called(state.content.ids[state.deck_top[state.deck_top_n - 1]])}."
        )
    for hero in range(state.heroes):
        if state.hp[hero] <= 5:
            found.append(f"{hero_name(state, hero).capitalize()} has {state.hp[hero]} HP left.")
    return tuple(found)


TEXT: Final = Text(ask=ask, words=words, event=event, reason=reason, result=result)
