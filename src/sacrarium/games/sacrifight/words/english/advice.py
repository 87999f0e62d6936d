"""Whole plays with what they ask for, and what speaks for them: what they do as far as no die has to fall."""

from collections import Counter
from typing import Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.words import Company, capital, counted, joined
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.previews import STEPS, Luck, NoLuck, likely_answer
from sacrarium.games.sacrifight.state import FightState

from .duties import asking_card, instruction
from .names import called, hero_name
from .preview import move_info

PIECES: Final = frozenset({c.ASK_TARGET, c.ASK_SIDE, c.ASK_OPTION})
FEW: Final = 2  # cards of a hand
TIMES: Final = ("", "", " twice", " three times", " four times", " five times", " six times")
DAMAGE, ARMOR = "damage to {}", "armor for {}"  # a point each
DEEDS: Final = {  # by the instruction that asks
    c.DMG: "hit {}",
    c.HEAL: "heal {}",
    c.ARMOR: "armor for {}",
    c.STRIP: "strip {}",
    c.KILL: "kill {}",
}


def in_pieces(state: FightState) -> bool:
    """Whom a card hits, where it works and what it does is part of playing it."""
    return state.ask in PIECES


def opens(move: Move) -> bool:
    """A card that is played and the special move may ask for more."""
    return c.MV_PLAY <= move < c.MV_SAVE or move == c.MV_SPECIAL


def choice(state: FightState, seat: Seat, moves: tuple[Move, ...], _: Company) -> str:
    """What is played and all that it asks for; an answer alone is named with what asks for it."""
    asked = state.ask in PIECES
    if not asked and len(moves) == 1:
        return ""
    after = _on_and_on(state)
    told = f"{asking_card(state)}" if asked else move_info(state, seat, moves[0]).label
    deeds: list[tuple[str, str]] = []
    try:
        for place, move in enumerate(moves):
            if asked or place:
                deeds.append(_deed(after, seat, move))
            after.play(seat, move, NoLuck())
    except Luck:
        pass
    told = f"{capital(told)}: {_told(deeds)}" if deeds else told
    return told.replace("**", "")


def _deed(state: FightState, seat: Seat, move: Move) -> tuple[str, str]:
    """What is done, and to whom."""
    label = move_info(state, seat, move).label
    if state.ask != c.ASK_TARGET or move == c.MV_DONE:
        return "{}", label[:1].lower() + label[1:]
    is_hero = move >= c.MV_TARGET + c.T_HERO
    op = instruction(state)
    deed = (ARMOR if is_hero else DAMAGE) if op == c.POINT else DEEDS.get(op, "{}")
    return deed, label[:1].lower() + label[1:] if is_hero else label


def _told(deeds: list[tuple[str, str]]) -> str:
    """Deeds of a kind together, each target once."""
    told = []
    for deed in dict.fromkeys(deed for deed, _ in deeds):
        whom = Counter(name for one, name in deeds if one == deed)
        if deed in {ARMOR, DAMAGE}:
            told += [f"{times} {deed.format(name)}" for name, times in sorted(whom.items())]
        else:
            told.append(deed.format(joined([name + TIMES[times] for name, times in sorted(whom.items())])))
    return joined(told)


def _on_and_on(state: FightState) -> FightState:
    """The same position in a turn that does not end."""
    after = state.copy()
    after.actions += STEPS
    return after


# -- reasons ---------------------------------------------------------------------------------------


def why(state: FightState, seat: Seat, moves: tuple[Move, ...], _: Company) -> str:
    """The reason for a choice; empty where it lies in what is yet to fall."""
    move = moves[0]
    if move < c.MV_PLAY and state.ask == c.ASK_TURN:
        return _short_of_cards(state.hand_n[state.asker])
    if c.MV_SAVE <= move < c.MV_PACK:
        return "the backpack keeps it for the next fight" if state.act + 1 < state.acts else ""
    if move == c.MV_PASS:
        return "" if state.actions > 0 else "no action is left"
    return _doing(state, seat, moves)


def _short_of_cards(held: int) -> str:
    if held == 0:
        return "the hand is empty"
    return f"the hand holds only {counted(held, 'card')}" if held <= FEW else ""


def _doing(state: FightState, seat: Seat, moves: tuple[Move, ...]) -> str:
    """What the choice does at once."""
    after = _on_and_on(state)
    try:
        for move in moves:
            after.play(seat, move, NoLuck())
        while (answer := likely_answer(after)) is not None:
            after.play(after.to_act().bit_length() - 1, answer, NoLuck())
    except Luck:
        return "it defeats the boss" if after.act > state.act else ""
    if after.act > state.act or after.result == c.WON:
        return "it defeats the boss"
    told = [*_against(state, after), *_for_heroes(state, after)]
    return f"it {joined(told)}" if told else ""


def _against(state: FightState, after: FightState) -> list[str]:
    """Minions that fall, damage to the boss, armor that it loses."""
    fallen = [slot for slot in range(c.SLOTS) if _is_minion(state, slot) and not _is_minion(after, slot)]
    names = [called(state.content.ids[state.slot_kind[slot]]).replace("**", "") for slot in fallen]
    told = [f"kills {joined(names)}"] if names else []
    hurt = sum(state.boss_hp[: state.members]) - sum(after.boss_hp[: state.members])
    if hurt > 0:
        told.append(f"does {hurt} damage to the boss")
    stripped = sum(state.boss_armor[: state.members]) - sum(after.boss_armor[: state.members])
    if stripped > 0:
        told.append(f"takes {stripped} armor off the boss")
    return told


def _is_minion(state: FightState, slot: int) -> bool:
    return bool(
        state.slot_kind[slot] != c.NONE and state.slot_holder[slot] == c.BOSS and state.slot_hp[slot] > 0
    )


def _for_heroes(state: FightState, after: FightState) -> list[str]:
    """Health and armor that heroes gain."""
    told = []
    for hero in range(state.heroes):
        healed, armored = after.hp[hero] - state.hp[hero], after.armor[hero] - state.armor[hero]
        if healed > 0:
            told.append(f"heals {hero_name(state, hero)} by {healed}")
        if armored > 0:
            told.append(f"gives {hero_name(state, hero)} {armored} armor")
    return told
