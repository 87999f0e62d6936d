"""Why a move may not be made, with the rule that says so."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Move, Seat
from sacrarium.core.errors import Reason
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places

from .behaviours import boss_has
from .board import free_slot
from .lasting import forbids, is_blocked
from .playing import is_first_copy, is_rescue, least_tier, may_cover_teammate, needs_no_card
from .selecting import fits
from .zones import hand_limit, pile_size

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState

RULES = {  # of the questions within a text: the rule that asks them
    c.ASK_PILE: "R38", c.ASK_PICK: "R4", c.ASK_TARGET: "R43", c.ASK_SIDE: "R17", c.ASK_OPTION: "R4", c.ASK_MAY: "R4",
    c.ASK_CONSENT: "R25", c.ASK_TOSS: "R26", c.ASK_SWAP: "R29", c.ASK_BOSS: "R1", c.ASK_FIRST: "R1", c.ASK_FREE: "R8",
    c.ASK_TRAP: "R55", c.ASK_COIN: "R4", c.ASK_RESCUE: "R4", c.ASK_PEEK: "R35",
}  # fmt: skip


def why_not(state: "FightState", seat: Seat, move: Move) -> Reason | None:
    """The first rule that forbids the move; None if it is legal."""
    if not state.to_act():
        return Reason("R78", "over")
    if not 0 <= move < c.MOVES:
        return Reason("R13", "no_such_move")
    if not (0 <= seat < state.seats() and state.to_act() >> seat & 1):
        return Reason("R4", "not_asked", {"seat": state.to_act().bit_length() - 1})
    if state.is_legal(seat, move):
        return None
    if state.ask == c.ASK_TURN:
        return _turn(state, state.asker, move)
    if state.ask == c.ASK_FREE and c.MV_PLAY <= move < c.MV_SAVE:
        code = c.WIDTH * state.frame(state.depth - 1).step
        return _play(state, state.asker, move, state.program.code_at(code + 1))
    return Reason(RULES[state.ask], "not_an_answer", {"ask": state.ask})


def _turn(state: "FightState", hero: int, move: Move) -> Reason:
    """R13, R14, R33: in a turn."""
    if move == c.MV_SPECIAL:
        return _special(state, hero)
    if move > c.MV_SPECIAL:
        return Reason("R13", "no_question")
    if state.actions <= 0:
        return Reason("R14", "no_action_left")
    if move < c.MV_PLAY:
        return _draw(state, hero, move)
    if move < c.MV_SAVE:
        return _play(state, hero, move, c.NONE)
    return _save(state, hero, move)


def _draw(state: "FightState", hero: int, move: Move) -> Reason:
    if state.hand_n[hero] >= hand_limit(state, hero):
        return Reason("R38", "hand_full")
    if pile_size(state, hero, move - c.MV_DRAW) == 0:
        return Reason("R41", "pile_empty", {"tier": move - c.MV_DRAW})
    return Reason("R60", "forbidden")


def _save(state: "FightState", hero: int, move: Move) -> Reason:
    if move >= c.MV_PACK:
        return _hand_place(state, hero, move - c.MV_PACK) or Reason("R60", "forbidden")
    slot = move - c.MV_SAVE
    if state.slot_kind[slot] == c.NONE:
        return Reason("R13", "slot_empty", {"slot": slot})
    if state.slot_holder[slot] != hero:
        return Reason("R40", "not_yours", {"slot": slot})
    return Reason("R60", "forbidden")


def _special(state: "FightState", hero: int) -> Reason:
    if state.track[hero] < state.track_length[hero]:
        return Reason("R33", "track_not_full", {"points": state.track[hero], "of": state.track_length[hero]})
    if forbids(state, c.TO_USE_SPECIAL, hero):
        return Reason("R60", "forbidden")
    rule = {c.WITCH: "R35", c.HUNTER: "R36", c.NACHZEHRER: "R37"}[state.hero_class[hero]]
    return Reason(rule, "special_does_nothing")


def _hand_place(state: "FightState", hero: int, place: int) -> Reason | None:
    """Places of the hand that mean nothing, or the same as an earlier one."""
    if place >= state.hand_n[hero]:
        return Reason("R13", "no_card_there", {"place": place + 1})
    if not is_first_copy(state, hero, place):
        return Reason("R13", "same_card_before", {"place": place + 1})
    return None


def _play(state: "FightState", hero: int, move: Move, filter_: int) -> Reason:
    """R15 to R18, R25: where a card cannot go."""
    place = places.place_played(move)
    missing = _hand_place(state, hero, place)
    if missing is not None:
        return missing
    kind = state.hand[c.HAND * hero + place]
    if forbids(state, c.TO_PLAY, hero):
        return Reason("R60", "forbidden")
    if filter_ != c.NONE and not fits(state, filter_, kind):
        return Reason("R8", "card_does_not_fit", {"card": kind})
    if move < c.MV_ON:
        return _into_side(state, kind, places.side_played(move))
    return _onto(state, hero, kind, places.slot_covered(move))


def _into_side(state: "FightState", kind: int, side: int) -> Reason:
    about = {"card": kind, "side": side}
    if side == c.NORTH and boss_has(state, c.KRAXE):
        code = "nothing_to_rescue" if state.kraxe_n == 0 else "rescue_slot_taken"
        return Reason("R18", code, about)
    if not needs_no_card(state, kind):
        return Reason("R16", "needs_a_sacrifice", {**about, "tier": least_tier(state, kind)})
    if is_blocked(state, side):
        return Reason("R18", "side_blocked", about)
    assert free_slot(state, side) == c.NONE
    return Reason("R17", "side_full", about)


def _onto(state: "FightState", hero: int, kind: int, slot: int) -> Reason:
    holder, about = state.slot_holder[slot], {"card": kind, "slot": slot}
    if holder == c.NONE:
        return Reason("R16", "nothing_to_sacrifice", about)
    if holder == c.BOSS:
        return Reason("R18", "boss_card", about)
    if is_blocked(state, places.side_of(slot)):
        return Reason("R18", "side_blocked", {"card": kind, "side": places.side_of(slot)})
    if is_rescue(state, slot):
        if state.kraxe_n == 0:
            return Reason("R18", "nothing_to_rescue", about)
    elif min(c.GOLD, state.program.tier[state.slot_kind[slot]]) < least_tier(state, kind):
        return Reason("R16", "tier_too_low", {**about, "tier": least_tier(state, kind)})
    if holder != hero and not may_cover_teammate(state, kind, slot):
        return Reason("R25", "never_teammates" if state.consent_mode == c.NEVER else "was_refused", about)
    return Reason("R60", "forbidden")
