"""What a run asks, and what the table says now: short, warm, plain."""

from collections.abc import Iterator
from typing import Any, Final, cast

from sacrarium.core.bits import Move, Seat
from sacrarium.core.decision import Ask, Barred, MoveInfo, Words
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifight.cards.faces import CardFace, face_of
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.moves import TARGETS, write
from sacrarium.games.sacrifight.pieces import HERO_TITLES, SIDE_TITLES, SIDES, SLOTS, TIERS
from sacrarium.games.sacrifight.rules.behaviours import boss_has
from sacrarium.games.sacrifight.rules.playing import is_first_copy, is_rescue
from sacrarium.games.sacrifight.state import FightState
from sacrarium.games.sacrifight.view import QUESTIONS

from . import preview
from .duties import TOSSES, choices, duty, loses_top
from .lines import at, called, event, foe, reason, result


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to decide now, and what would follow."""
    state = cast(FightState, plain)
    title, detail = duty(state)
    return Ask(
        seat=seat,
        about=QUESTIONS[state.ask],
        title=title,
        detail=detail,
        moves=tuple(_move(state, seat, move) for move in state.legal(seat)),
        barred=tuple(_barred(state, seat, company)),
    )


def _barred(state: FightState, seat: Seat, company: Company) -> Iterator[Barred]:
    """Cards of the hand that go nowhere now, and actions that cannot be taken."""
    if state.ask not in {c.ASK_TURN, c.ASK_FREE}:
        return
    legal = set(state.legal(seat))
    tried = [*_stuck_cards(state, legal), *(_other_actions(state) if state.ask == c.ASK_TURN else [])]
    for move in tried:
        found = None if move in legal else state.why_not(seat, move)
        if found is not None:
            yield Barred(write(move), reason(found, company), found.rule)


def _stuck_cards(state: FightState, legal: set[Move]) -> Iterator[Move]:
    """One play for each card of the hand that can be played nowhere; equal cards once."""
    side = c.EAST if boss_has(state, c.KRAXE) else c.NORTH
    for place in range(state.hand_n[state.asker]):
        plays = {
            *range(c.MV_PLAY + 4 * place, c.MV_PLAY + 4 * place + 4),
            *range(c.MV_ON + 8 * place, c.MV_ON + 8 * place + 8),
        }
        if not plays & legal and is_first_copy(state, state.asker, place):
            yield c.MV_PLAY + 4 * place + side


def _other_actions(state: FightState) -> list[Move]:
    """Drawing, saving, packing and the special move; without an action only the last."""
    if state.actions <= 0:
        return [c.MV_SPECIAL]
    hero = state.asker
    own = [c.MV_SAVE + slot for slot in range(8) if state.slot_holder[slot] == hero]
    hand = [c.MV_PACK + place for place in range(state.hand_n[hero]) if is_first_copy(state, hero, place)]
    return [*range(c.MV_DRAW, c.MV_DRAW + 3), *own, *hand, c.MV_SPECIAL]


def hero_name(state: FightState, hero: int) -> str:
    """A hero in a sentence."""
    return f"the {HERO_TITLES[state.hero_class[hero]]}"


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
        return MoveInfo(write(move), f"Play {face.name} at {where}", _deed(state, face, data["slot"]), data)
    old = face_of(state.content, data["onto"])
    gift = f": {data['sacrifice']}" if data["sacrifice"] else ""
    follows = f"{old.name} is given up{gift}. Then: {_deed(state, face, data['slot'])}"
    return MoveInfo(write(move), f"Play {face.name} onto {old.name}", follows, data)


def _deed(state: FightState, face: CardFace, slot: str) -> str:
    """What a card does where it is played; in the rescue slot it frees cards, mostly instead of its effect (4.9, Q39)."""
    effect = face.parts.get("play", "")
    if not is_rescue(state, SLOTS.index(slot)):
        return effect
    number = min(state.kraxe_n, 1 + min(c.GOLD, TIERS.index(face.tier or TIERS[c.BRONZE])))
    freed = f"It frees {counted(number, 'card')} from the Kraxe"
    return f"{freed}. {effect}" if state.rescue_effect else f"{freed} instead of its effect"


def _plain(state: FightState, move: Move) -> tuple[str, str, dict[str, Any]]:
    """Label, consequence and data of a move that is no play."""
    if move < c.MV_PLAY:
        left = counted(_in_pile(state, move), "card")
        label = f"The {TIERS[move]} pile" if loses_top(state) else f"Draw {TIERS[move]}"
        return label, f"{left} in the pile", {"pile": TIERS[move]}
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
        face = face_of(state.content, card)
        return face.name, face.parts["trap"] if state.ask == c.ASK_TRAP else face.words, {"card": card}
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
        option = move - c.MV_OPTION
        words = capital(choices(state)[option])
        return words, "", {"option": option + 1, "words": words}
    if c.MV_BOSS <= move < c.MV_FIRST:
        boss = state.content.bosses[state.bosses[move - c.MV_BOSS]]
        return boss.name, " ".join(boss.text), {"boss": boss.id}
    if c.MV_FIRST <= move < c.MV_PICK:
        hero = move - c.MV_FIRST
        return capital(hero_name(state, hero)), "", {"hero": hero}
    if move in {c.MV_YES, c.MV_NO}:
        return _answer(state, move == c.MV_YES)
    if move == c.MV_DONE:
        return DONE.get(state.ask, "No more"), "", {}
    return LABELS[move], _follows(state, move), {}


def _answer(state: FightState, yes: bool) -> tuple[str, str, dict[str, Any]]:
    """Yes or no, with what it means for the question."""
    label = LABELS[c.MV_YES if yes else c.MV_NO]
    if state.ask == c.ASK_MAY:
        words = capital(choices(state)[0])
        return (label, words, {"words": words}) if yes else (label, "It is left as it is", {})
    if state.ask == c.ASK_COIN:
        return label, "The coin is gone, and the Angel leaves" if yes else f"{state.angel_damage} damage", {}
    return (
        label,
        "Its effect comes for your teammate" if yes else "Not asked again for these cards this turn",
        {},
    )


def _follows(state: FightState, move: Move) -> str:
    """What follows; coin and special move differ from hero to hero."""
    if move == c.MV_TOSS:
        return f"{TOSSES[state.hero_class[state.asker]]} Either way 1 special point"
    if move == c.MV_PASS:
        return f"{capital(counted(state.actions, 'action'))} forfeited" if state.actions > 0 else ""
    if move == c.MV_SPECIAL:
        return f"{SPECIALS[state.hero_class[state.asker]]} It costs no action"
    return FOLLOWS.get(move, "")


LABELS: Final = {
    c.MV_SPECIAL: "Special move",
    c.MV_PASS: "End the turn",
    c.MV_TOSS: "Toss",
    c.MV_KEEP: "Do not toss",
    c.MV_YES: "Yes",
    c.MV_NO: "No",
}
DONE: Final = {
    c.ASK_SWAP: "Keep the card",
    c.ASK_TRAP: "Let it pass",
    c.ASK_PEEK: "Leave the rest",
    c.ASK_FREE: "Play nothing",
}
FOLLOWS: Final = {
    c.MV_KEEP: "The card takes effect as printed",
}
SPECIALS: Final = (  # R34 to R37
    "6 points, each 1 damage or 1 armor.",
    "Look at the top 3 boss cards; one goes on top, the others underneath.",
    "Place a trap from your graveyard.",
    "Take 1 or 2 cards from your graveyard into hand.",
)


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
        numbers = f"{state.hp[hero]} health, {state.armor[hero]} armor"
        return capital(hero_name(state, hero)), numbers, {**data, "hero": hero}
    if target >= c.T_MINION:
        slot = target - c.T_MINION
        card = state.content.ids[state.slot_kind[slot]]
        return (
            f"{_name(state, card)} at {at(SLOTS[slot])}",
            f"{state.slot_hp[slot]} health",
            {**data, "card": card},
        )
    member = 0 if target == c.T_BOSS else target - c.T_MEMBER
    name = state.content.bosses[state.boss].name if target == c.T_BOSS else capital(foe(TARGETS[target]))
    return (
        name,
        f"{state.boss_hp[member]} health, {state.boss_armor[member]} armor",
        {**data, "member": member},
    )


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
        title, detail = duty(state)
    else:
        title, detail = (
            f"{company.names[seat]} decides",
            f"{capital(hero_name(state, state.asker))}'s choice.",
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
            found.append(f"{capital(hero_name(state, hero))} has {state.hp[hero]} health left.")
    return tuple(found)


def where(state: FightState) -> str:
    """The round of the fight, and the act where there are several."""
    now = f"Round {state.round}" if state.round else "Opening"
    return now if state.act == 0 else f"Act {state.act + 1}, {now.lower()}"


TEXT: Final = Text(ask=ask, words=words, event=event, reason=reason, result=result, where=where)
