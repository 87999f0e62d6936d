"""Carrying out what is pending, step by step, and what is looked at after each step (R2, R3)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.core.state import MoveList
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .abilities import do_ability
from .board import dead_minions_leave, do_kill, put_aside
from .bossdeck import do_boss_draw, do_burn, do_cancel, do_capture, do_enter, do_peek, do_shuffle_in, strip
from .bossturn import do_boss_turn
from .coin import do_again, do_effect, do_toss
from .fights import do_before_fight, end_fight
from .flow import do_flow, go
from .gains import do_actions, do_counter, do_gain, do_set_actions, gain_special
from .lasting import do_block, do_forbid, do_mod, do_protect
from .moving import can_pay, do_draw, do_exhume, do_move, do_move_self
from .numbers import do_damage, do_point
from .placing import do_place, do_shift
from .playing import do_consent, do_play_free, do_rescue, do_sacrifice
from .selecting import sides_meant
from .turns import do_turn, lose
from .zones import push_frame

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def go_on(fight: FightBoard, moves: MoveList, chance: Chance, journal: "Journal | None") -> None:
    """Carry out what is pending until somebody has to decide or the run is over."""
    while fight.depth > 0 and fight.ask == c.NO_ASK:
        at = fight.depth - 1
        went = carry_out(fight, at, moves, chance, journal)
        if went == c.NEXT:
            fight.frames[at].step += 1
        if fight.touched:
            after_step(fight, chance, journal)


def carry_out(fight: FightBoard, at: int, moves: MoveList, chance: Chance, journal: "Journal | None") -> int:
    """One instruction of the uppermost text."""
    code = c.WIDTH * fight.frames[at].step
    op = fight.program.code[code]
    group = op // 10
    if group == 0:
        return do_flow(fight, at, code, op, chance, journal)
    if group == 1:
        return do_number(fight, at, code, op, chance, journal)
    if group == 2:
        return do_card(fight, at, code, op, moves, chance, journal)
    if group == 3:
        return do_boss_card(fight, at, code, op, chance, journal)
    if group == 4:
        return do_lasting(fight, at, code, op, chance, journal)
    if group == 5:
        return do_turn(fight, at, op, chance, journal)
    if group == 6:
        return do_boss_turn(fight, at, op, chance, journal)
    if group == 7:
        return do_play(fight, at, op, chance, journal)
    if group == 8:
        return do_before_fight(fight, at, op, chance, journal)
    return do_ability(fight, at, op, chance, journal)


def do_number(
    fight: FightBoard, at: int, code: int, op: int, chance: Chance, journal: "Journal | None"
) -> int:
    """Verbs that change numbers."""
    if op == c.DMG:
        return do_damage(fight, at, code, chance, journal)
    if op <= c.STRIP:
        return do_gain(fight, at, code, chance, journal)
    if op == c.SPECIAL:
        gain_special(fight, fight.frames[at].hero, fight.program.code[code + 1], journal)
        return c.NEXT
    if op == c.COUNT:
        return do_counter(fight, at, code)
    if op == c.ACTIONS:
        return do_actions(fight, at, code, journal)
    if op == c.SET_ACTIONS:
        return do_set_actions(fight, code)
    if op == c.KILL:
        return do_kill(fight, at, code, chance)
    return do_point(fight, at, journal)


def do_card(
    fight: FightBoard, at: int, code: int, op: int, moves: MoveList, chance: Chance, journal: "Journal | None"
) -> int:
    """Verbs that move hero cards."""
    if op == c.DRAW:
        return do_draw(fight, at, code, chance, journal)
    if op == c.MOVE:
        return do_move(fight, at, code, chance, journal)
    if op == c.MOVE_SELF:
        return do_move_self(fight, at, code, journal)
    if op == c.PLACE:
        return do_place(fight, at, code, chance, journal)
    if op == c.SHIFT:
        return do_shift(fight, at, code, chance, journal)
    if op == c.PLAY_FREE:
        return do_play_free(fight, at, code, moves, journal)
    if op == c.ON_SIDE:
        return on_side(fight, at, code, chance, journal)
    if op == c.CAN_PAY:
        return can_pay(fight, at, code, chance, journal)
    return do_exhume(fight, at, chance, journal)


def on_side(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """on_side {side, do}: determined once; without a side the text is skipped."""
    sides = sides_meant(fight, at, fight.program.code[code + 1], chance, journal)
    if sides == c.NONE:
        return c.STAY
    fight.frames[at].sides = sides
    if sides == 0:
        return go(fight, at, fight.program.code[code + 2])
    return c.NEXT


def do_boss_card(
    fight: FightBoard, at: int, code: int, op: int, chance: Chance, journal: "Journal | None"
) -> int:
    """Verbs about the boss deck and the drawn card."""
    if op == c.BOSS_DRAW:
        return do_boss_draw(fight, at, code, chance, journal)
    if op == c.BURN:
        return do_burn(fight, at, code, chance, journal)
    if op == c.PEEK:
        return do_peek(fight, at, code, chance, journal)
    if op == c.SHUFFLE_IN:
        return do_shuffle_in(fight, code, journal)
    if op == c.BOSS_STRIP:
        strip(fight, fight.program.code[code + 1], 0, c.NONE)
        return c.NEXT
    if op == c.ENTER:
        return do_enter(fight, at, code, chance, journal)
    if op == c.CAPTURE:
        return do_capture(fight, at, code, journal)
    if op == c.ESCAPE:
        return c.NEXT
    return do_cancel(fight, at, op == c.DESTROY, journal)


def do_lasting(
    fight: FightBoard, at: int, code: int, op: int, chance: Chance, journal: "Journal | None"
) -> int:
    """Verbs whose effect lasts."""
    if op == c.MOD:
        return do_mod(fight, at, code, chance, journal)
    if op == c.PROTECT:
        return do_protect(fight, at, code, chance, journal)
    if op == c.BLOCK:
        return do_block(fight, at, code, chance, journal)
    return do_forbid(fight, at, code, chance, journal)


def do_play(fight: FightBoard, at: int, op: int, chance: Chance, journal: "Journal | None") -> int:
    """The steps of a play (R19)."""
    if op == c.CONSENT:
        return do_consent(fight, at, journal)
    if op == c.SACRIFICE:
        return do_sacrifice(fight, at, journal)
    if op == c.TOSS:
        return do_toss(fight, at, chance, journal)
    if op == c.RESCUE:
        return do_rescue(fight, at, chance, journal)
    if op == c.EFFECT:
        return do_effect(fight, at)
    return do_again(fight, at, journal)


# -- after each step -------------------------------------------------------------------------------


def after_step(fight: FightBoard, chance: Chance, journal: "Journal | None") -> None:
    """R2: dead minions leave, a dead hero loses the run, a defeated boss ends the fight, wild mode begins."""
    fight.touched = 0
    dead_minions_leave(fight, journal)
    for hero in range(fight.heroes):
        if fight.hp[hero] <= 0:
            lose(fight, c.HERO_DEAD, journal)
            return
    if fight.members > 1:
        members_fall(fight, journal)
    if is_defeated(fight):
        end_fight(fight, chance, journal)
    elif not fight.wild and turns_wild(fight):
        fight.wild = 1
        if journal is not None:
            telling.turned_wild(fight, journal)
        if fight.program.wild[fight.boss] != c.NONE:
            push_frame(
                fight, fight.program.wild[fight.boss], fight.order[0], c.NONE, c.NONE, c.NONE, c.X_BOSS
            )


def is_defeated(fight: FightBoard) -> bool:
    """R70: no hit points; the Egg: no armor; the Hunt: all four."""
    if fight.members > 1:
        return fight.fallen == c.ALL_FOUR
    if boss_has(fight, c.SHELL):
        return fight.boss_armor[0] == 0
    return fight.boss_hp[0] <= 0


def turns_wild(fight: FightBoard) -> bool:
    """R67: at half of the hit points, or at the printed threshold."""
    at = fight.program.wild_at[fight.boss]
    if at == c.AT_HALF:
        return 2 * fight.boss_hp[0] <= fight.boss_max[0]
    return at == c.BY_ARMOR and 5 * fight.boss_armor[0] <= 2 * fight.boss_max[0]


def members_fall(fight: FightBoard, journal: "Journal | None") -> None:
    """4.10: a member without hit points is defeated for good, and its cards leave."""
    for member in range(c.MOST_MEMBERS):
        if fight.boss_hp[member] <= 0 and not (fight.fallen >> member) & 1:
            fight.fallen |= 1 << member
            fight.last_fallen = member
            strip(fight, c.NONE, 0, member)
            if journal is not None:
                telling.member_fell(fight, member, journal)
            if fight.drawn != c.NONE and fight.program.member[fight.drawn] == member:
                put_aside(fight, fight.drawn)
                fight.drawn = c.NONE
            for at in range(fight.depth):
                kind = fight.frames[at].card
                if (
                    fight.frames[at].flags & c.X_BOSS
                    and kind != c.NONE
                    and fight.program.member[kind] == member
                ):
                    fight.frames[at].step = fight.program.stop
