"""The hero turn (R10 to R14) and the special moves (R33 to R37)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.core.state import MoveList
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .board import free_sides, remove_card
from .bossdeck import deck_size
from .flow import go
from .lasting import drop_until, end_of_round, forbids
from .playing import declare_play, is_first_copy, list_plays, may_play
from .selecting import answered, ask_for, fits
from .zones import draw_card, may_draw, pile_size, push_frame, put, take_from

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def do_turn(fight: FightBoard, at: int, op: int, chance: Chance, journal: "Journal | None") -> int:
    """One step of a round that belongs to the heroes."""
    if op == c.BEGIN_TURN:
        return begin_turn(fight, journal)
    if op == c.H1:
        return boss_cards_act(fight, at)
    if op == c.H2:
        return each_round(fight, at, journal)
    if op == c.COUNT_ACTIONS:
        return count_actions(fight, journal)
    if op == c.H3:
        return take_actions(fight, chance, journal)
    if op == c.END_TURN:
        return end_turn(fight, at)
    return end_round(fight, at, journal)


def begin_turn(fight: FightBoard, journal: "Journal | None") -> int:
    """R10: the next hero's turn; the coin is available again, offers can be made anew."""
    hero = fight.order[fight.turn]
    drop_until(fight, c.YOUR_NEXT_TURN, hero)
    fight.boss_turn = 0
    fight.coin_used = 0
    fight.plays = 0
    fight.given = 0
    fight.actions = 0
    fight.barred_n = 0
    if journal is not None:
        telling.turn_began(fight, hero, journal)
    return c.NEXT


def boss_cards_act(fight: FightBoard, at: int) -> int:
    """R10 H1: boss cards in play that act on a hero's turn, in board order."""
    while fight.frames[at].done < c.SLOTS:
        slot = fight.frames[at].done
        fight.frames[at].done += 1
        if fight.slot_holder[slot] == c.BOSS:
            kind = fight.slot_kind[slot]
            if fight.program.each_hero[kind] != c.NONE:
                hero = fight.order[fight.turn]
                push_frame(
                    fight, fight.program.each_hero[kind], hero, kind, slot, c.NONE, c.X_BOSS | c.X_MINION
                )
                return c.STAY
    fight.frames[at].done = 0
    return c.NEXT


def each_round(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R10 H2, R11: "each round" effects of the cards that the active hero holds, in board order."""
    hero = fight.order[fight.turn]
    while fight.frames[at].done < c.SLOTS:
        slot = fight.frames[at].done
        fight.frames[at].done += 1
        if fight.slot_holder[slot] == hero:
            kind = fight.slot_kind[slot]
            if fight.program.each_round[kind] != c.NONE:
                if journal is not None:
                    telling.acted(fight, kind, slot, journal)
                push_frame(fight, fight.program.each_round[kind], hero, kind, slot, hero, 0)
                return c.STAY
    fight.frames[at].done = 0
    return c.NEXT


def count_actions(fight: FightBoard, journal: "Journal | None") -> int:
    """R12: two; three against the wild Tatzelwurm; one under the Aufhocker; then what is added or taken."""
    hero = fight.order[fight.turn]
    number = 3 if fight.wild and boss_has(fight, c.FRENZY) else 2
    if fight.set_now != c.NONE:
        number = fight.set_now
    fight.actions = min(c.MOST_ACTIONS, max(0, number + fight.actions + fight.next_actions[hero]))
    fight.given = fight.actions
    fight.next_actions[hero] = 0
    if journal is not None:
        telling.actions_counted(fight, hero, journal)
    return c.NEXT


def take_actions(fight: FightBoard, chance: Chance, journal: "Journal | None") -> int:
    """R10 H3, R14: actions one by one, until none is left and the special move cannot be used or is declined."""
    hero = fight.order[fight.turn]
    if answered(fight):
        return act(fight, hero, fight.answer, chance, journal)
    if fight.actions <= 0 and not may_use_special(fight, hero):
        return c.NEXT
    ask_for(fight, c.ASK_TURN, hero, 0)
    return c.STAY


def end_turn(fight: FightBoard, at: int) -> int:
    """R1: the next hero in order, then the boss."""
    drop_until(fight, c.THIS_TURN, c.NONE)
    fight.actions = 0
    if fight.turn + 1 < fight.heroes:
        fight.turn += 1
        return go(fight, at, fight.program.round)
    fight.boss_turn = 1
    return c.NEXT


def end_round(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R9, R69: durations end; after sixty rounds the run is lost."""
    drop_until(fight, c.THIS_TURN, c.NONE)
    end_of_round(fight)
    fight.set_now = fight.set_next
    fight.set_next = c.NONE
    fight.turn = 0
    fight.round += 1
    if fight.round > c.ROUNDS:
        lose(fight, c.ROUND_CAP, journal)
        return c.JUMPED
    return go(fight, at, fight.program.round)


def lose(fight: FightBoard, reason: int, journal: "Journal | None") -> None:
    """R78: the run is lost for all, at once."""
    fight.result = c.LOST
    fight.reason = reason
    fight.depth = 0
    fight.ask = c.NO_ASK
    fight.touched = 0
    fight.picks = 0
    if journal is not None:
        telling.ended(fight, journal)


# -- actions ---------------------------------------------------------------------------------------


def act(fight: FightBoard, hero: int, move: int, chance: Chance, journal: "Journal | None") -> int:
    """R13, R33: one action, the special move, or the end of the turn."""
    if move == c.MV_PASS:
        if journal is not None:
            telling.passed(fight, hero, journal)
        return c.NEXT
    if move == c.MV_SPECIAL:
        use_special(fight, hero, journal)
    elif move < c.MV_PLAY:
        fight.actions -= 1
        draw_card(fight, hero, move - c.MV_DRAW, chance, journal)
    elif move < c.MV_SAVE:
        declare_play(fight, hero, move, 0, journal)
    elif move < c.MV_PACK:
        fight.actions -= 1
        remove_card(fight, move - c.MV_SAVE, c.IN_BACKPACK, journal)
    else:
        fight.actions -= 1
        kind = take_from(fight, c.IN_HAND, hero, move - c.MV_PACK)
        put(fight, c.IN_BACKPACK, hero, kind)
        if journal is not None:
            telling.moved(fight, kind, hero, c.IN_HAND, c.NONE, c.IN_BACKPACK, journal)
    return c.STAY


def list_turn(fight: FightBoard, hero: int, moves: MoveList) -> None:
    """R13, R33: everything that the active hero may do."""
    if fight.actions > 0:
        if may_draw(fight, hero) and not forbids(fight, c.TO_DRAW, hero):
            for tier in range(3):
                if pile_size(fight, hero, tier) > 0:
                    moves.add(c.MV_DRAW + tier)
        list_plays(fight, hero, c.NONE, False, moves)
        list_saves(fight, hero, moves)
    if may_use_special(fight, hero):
        moves.add(c.MV_SPECIAL)
    moves.add(c.MV_PASS)


def list_saves(fight: FightBoard, hero: int, moves: MoveList) -> None:
    """R13: cards that the hero holds in play, and cards of the hand, into the backpack."""
    if forbids(fight, c.TO_SAVE, hero):
        return
    for slot in range(c.SLOTS):
        if fight.slot_holder[slot] == hero:
            moves.add(c.MV_SAVE + slot)
    for place in range(fight.hand_n[hero]):
        if is_first_copy(fight, hero, place):
            moves.add(c.MV_PACK + place)


def may_act(fight: FightBoard, hero: int, move: int) -> bool:
    """Whether a move is among them."""
    if move == c.MV_PASS:
        return True
    if move == c.MV_SPECIAL:
        return may_use_special(fight, hero)
    if fight.actions <= 0 or move < 0 or move >= c.MV_SPECIAL:
        return False
    if move < c.MV_PLAY:
        may = may_draw(fight, hero) and not forbids(fight, c.TO_DRAW, hero)
        return may and pile_size(fight, hero, move - c.MV_DRAW) > 0
    if move < c.MV_SAVE:
        return may_play(fight, hero, c.NONE, False, move)
    if forbids(fight, c.TO_SAVE, hero):
        return False
    if move < c.MV_PACK:
        return fight.slot_holder[move - c.MV_SAVE] == hero
    return move - c.MV_PACK < fight.hand_n[hero] and is_first_copy(fight, hero, move - c.MV_PACK)


# -- special moves ---------------------------------------------------------------------------------


def may_use_special(fight: FightBoard, hero: int) -> bool:
    """R33: with a full track, and if it could do something."""
    if fight.track[hero] < fight.track_length[hero] or forbids(fight, c.TO_USE_SPECIAL, hero):
        return False
    who = fight.hero_class[hero]
    if who == c.WITCH:
        return deck_size(fight) > 0
    if who == c.HUNTER:
        return has_trap(fight, hero) and free_sides(fight) != 0
    return who == c.LUMBERJACK or fight.graveyard_n[hero] > 0


def has_trap(fight: FightBoard, hero: int) -> bool:
    """R36: whether a trap lies in the hero's graveyard."""
    for place in range(fight.graveyard_n[hero]):
        if fits(fight, fight.program.traps, fight.graveyard[c.PILE * hero + place]):
            return True
    return False


def use_special(fight: FightBoard, hero: int, journal: "Journal | None") -> None:
    """R33: the track goes to 0, the move happens, no action is spent."""
    fight.track[hero] = 0
    if journal is not None:
        telling.special_used(fight, hero, journal)
    push_frame(fight, fight.program.special_move[fight.hero_class[hero]], hero, c.NONE, c.NONE, hero, 0)
