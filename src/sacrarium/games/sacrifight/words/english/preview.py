"""What a move would bring, in words."""

from typing import Any, Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import capital, counted
from sacrarium.games.sacrifight.cards.faces import CardFace, face_of
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.previews import preview_of_play
from sacrarium.games.sacrifight.moves import TARGETS, write
from sacrarium.games.sacrifight.pieces import SIDE_TITLES, SIDES, SLOTS, TIERS
from sacrarium.games.sacrifight.rules.playing import is_rescue
from sacrarium.games.sacrifight.state import FightState

from .duties import TOSSES, choices, loses_top
from .names import at, foe, hero_name


def move_info(state: FightState, seat: Seat, move: Move) -> MoveInfo:
    """A legal move with its label, what would follow, and the same as data."""
    if c.MV_PLAY <= move < c.MV_SAVE:
        return _play(state, seat, move)
    label, follows, data = _plain(state, move)
    return MoveInfo(write(move), label, follows, data)


def _play(state: FightState, seat: Seat, move: Move) -> MoveInfo:
    data = preview_of_play(state, seat, move)
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
        return face.title, face.parts["trap"] if state.ask == c.ASK_TRAP else face.words, {"card": card}
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
        return capital(SIDE_TITLES[move - c.MV_SIDE]), "", {"side": SIDES[move - c.MV_SIDE]}
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
            f"{face_of(state.content, card).title} at {at(SLOTS[slot])}",
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
