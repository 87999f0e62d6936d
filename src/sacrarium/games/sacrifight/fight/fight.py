"""The full truth of a run: flat arrays of small numbers and records, so that a copy is a copy of memory.

By hero an array holds the first hero's part, then the second's. A pile of cards that nobody has looked into has no order:
chance acts at the draw, so there is nothing in a state that a seat could not know.
"""

from typing import TYPE_CHECKING

from sacrarium.core.state import State
from sacrarium.games.sacrifight.pieces import Options

from . import codes as c
from . import records

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.cards.content import Content

NO_FRAMES = records.no_frames()
NO_LASTINGS = records.no_lastings()


class FightBoard(State):
    """Zones, numbers, what lasts, and the stack of what is pending."""

    def __init__(self, options: Options, content: "Content") -> None:
        self.options = options
        self.content = content
        self.program = content.program
        self.take_options(options)
        self.clear_run()
        self.clear_cards()
        self.clear_fight()
        self.clear_boss()
        self.clear_board()
        self.clear_stack()

    def take_options(self, options: Options) -> None:
        """The options as numbers."""
        self.heroes = options.number_of_heroes()
        self.seat_count = options.players
        self.hero_class = options.hero_classes()
        self.track_length = options.track_lengths()
        self.acts = options.number_of_acts()
        self.consent_mode = options.consent_code()
        self.boss_order = ("listed", "random", "choose").index(options.boss_order)
        self.turn_order = ("fixed", "random", "choose").index(options.turn_order)
        self.witch_extra = options.witch_yes == "extra"
        self.same_side = options.minion_reach == "same_side"
        self.overheal = options.overheal
        self.turnips_stay = options.turnips_stay
        self.kraxe_to_backpack = options.kraxe_rescue_to == "backpack"
        self.rescue_effect = options.rescue_effect
        self.hunt_random = options.hunt_positions == "random"
        self.angel_damage = options.angel_damage
        self.hp_percent = options.boss_hp_percent
        self.campaign = options.mode == "campaign"
        self.first_bosses = self.content.named_bosses(options)
        self.boss_pool = self.content.other_bosses(options)

    def clear_run(self) -> None:
        """Nothing yet: the run."""
        self.result = c.GOING
        self.reason = 0  # why the run ended
        self.act = 0  # fights that were won
        self.boss = c.NONE  # the present boss's number
        self.fought = 0  # bits: which of the bosses of this run have been met
        self.gone_n = 0
        self.bosses = [c.NONE] * 3  # of this run
        self.loot = [c.NONE] * 6  # by act and hero

    def clear_cards(self) -> None:
        """Nothing yet: the cards of the heroes."""
        self.pool = [0] * 384  # three piles for each hero: cards in no order, drawn by chance
        self.pool_n = [0] * 6
        self.top = [0] * 48  # cards that are known to lie on top of them, the uppermost last
        self.top_n = [0] * 6
        self.hand = [c.NONE] * 10  # five places for each hero
        self.hand_n = [0] * 2
        self.backpack = [0] * 128
        self.backpack_n = [0] * 2
        self.graveyard = [0] * 128
        self.graveyard_n = [0] * 2
        self.gone = [0] * 64  # hero cards that left the fight

    def clear_fight(self) -> None:
        """Nothing yet: heroes in a fight."""
        self.hp = [c.HERO_HP] * 2
        self.armor = [0] * 2
        self.track = [0] * 2  # special points
        self.order = [0, 1]  # of the heroes
        self.next_actions = [0] * 2  # added in the next turn
        self.counters = [0] * 32  # by holder and place
        self.turn = 0  # place of the active hero in the order
        self.round = 0
        self.actions = 0  # left in this turn
        self.given = 0  # actions of this turn, spent or not
        self.set_next = c.NONE  # actions of the next round
        self.set_now = c.NONE  # actions of this round
        self.plays = 0  # cards played in this turn
        self.coin_used = 0
        self.boss_turn = 0  # whether it is the turn of the boss
        self.barred_n = 0
        self.barred_kind = [c.NONE] * 8  # R25: offers that were refused in this turn
        self.barred_slot = [c.NONE] * 8

    def clear_boss(self) -> None:
        """Nothing yet: the boss and its cards."""
        self.boss_hp = [0] * 4  # of the boss, or of the four members
        self.boss_armor = [0] * 4
        self.boss_max = [0] * 4  # hit points at the start; of the Egg, armor
        self.member_side = [c.NONE] * 4  # the side that a member stands on
        self.members = 1
        self.fallen = 0  # bits: members that are defeated
        self.last_fallen = c.NONE
        self.wild = 0
        self.wild_ready = 0  # wild before this boss turn began
        self.face = c.NO_FACE
        self.fended = 0  # Angels that were fended off
        self.birds = 0  # bits: Plague Birds that have been on the board
        self.exact = 0  # the last hit on the Egg had no excess
        self.drawn = c.NONE  # the boss card that is being dealt with
        self.stopped = 0  # the drawn card is not resolved
        self.more_draws = 0
        self.deck_n = 0
        self.deck_top_n = 0
        self.deck_bottom_n = 0
        self.discard_n = 0
        self.aside_n = 0
        self.kraxe_n = 0
        self.deck = [0] * 64  # in no order
        self.deck_top = [0] * 64  # known, the uppermost last
        self.deck_bottom = [0] * 64  # known, the lowest first
        self.discard = [0] * 64
        self.aside = [0] * 64  # boss cards that are not, or no more, in the fight
        self.kraxe = [0] * 64
        self.kraxe_holder = [0] * 64

    def clear_board(self) -> None:
        """Nothing yet: the board and what lasts."""
        self.slot_kind = [c.NONE] * 8
        self.slot_holder = [c.NONE] * 8  # a hero, or BOSS
        self.slot_hp = [0] * 8  # of a minion
        self.captured = [c.NONE] * 8  # boss card under a trap
        self.captive = [c.NONE] * 8  # boss turns that it is still held; NONE: by the roll
        self.lasts_n = 0
        self.lasts = NO_LASTINGS[:]

    def clear_stack(self) -> None:
        """Nothing yet: what is pending."""
        self.depth = 0
        self.frames = NO_FRAMES[:]
        self.ask = c.NO_ASK
        self.asker = 0  # the hero who decides
        self.mask = 0  # bits: what can be answered
        self.may_stop = 0
        self.answer = 0
        self.answered = 0
        self.touched = 0  # something happened that may end the fight or start wild mode
        self.picks = 0
        self.pick_kind = [0] * 64
        self.pick_place = [0] * 64  # zone, hero and place

    def copy_into(self, other: "FightBoard") -> None:
        """Make the other table equal to this one."""
        other.options = self.options
        other.content = self.content
        other.program = self.program
        self.copy_options_into(other)
        self.copy_run_into(other)
        self.copy_cards_into(other)
        self.copy_fight_into(other)
        self.copy_boss_into(other)
        self.copy_board_into(other)
        self.copy_stack_into(other)

    def copy_options_into(self, other: "FightBoard") -> None:
        """The options as numbers."""
        other.heroes = self.heroes
        other.seat_count = self.seat_count
        other.hero_class = self.hero_class[:]
        other.track_length = self.track_length[:]
        other.acts = self.acts
        other.consent_mode = self.consent_mode
        other.boss_order = self.boss_order
        other.turn_order = self.turn_order
        other.witch_extra = self.witch_extra
        other.same_side = self.same_side
        other.overheal = self.overheal
        other.turnips_stay = self.turnips_stay
        other.kraxe_to_backpack = self.kraxe_to_backpack
        other.rescue_effect = self.rescue_effect
        other.hunt_random = self.hunt_random
        other.angel_damage = self.angel_damage
        other.hp_percent = self.hp_percent
        other.campaign = self.campaign
        other.first_bosses = self.first_bosses[:]
        other.boss_pool = self.boss_pool

    def copy_run_into(self, other: "FightBoard") -> None:
        """A part of the copy: the run."""
        other.result = self.result
        other.reason = self.reason
        other.act = self.act
        other.boss = self.boss
        other.fought = self.fought
        other.gone_n = self.gone_n
        other.bosses = self.bosses[:]
        other.loot = self.loot[:]

    def copy_cards_into(self, other: "FightBoard") -> None:
        """A part of the copy: the cards of the heroes."""
        other.pool = self.pool[:]
        other.pool_n = self.pool_n[:]
        other.top = self.top[:]
        other.top_n = self.top_n[:]
        other.hand = self.hand[:]
        other.hand_n = self.hand_n[:]
        other.backpack = self.backpack[:]
        other.backpack_n = self.backpack_n[:]
        other.graveyard = self.graveyard[:]
        other.graveyard_n = self.graveyard_n[:]
        other.gone = self.gone[:]

    def copy_fight_into(self, other: "FightBoard") -> None:
        """A part of the copy: heroes in a fight."""
        other.hp = self.hp[:]
        other.armor = self.armor[:]
        other.track = self.track[:]
        other.order = self.order[:]
        other.next_actions = self.next_actions[:]
        other.counters = self.counters[:]
        other.turn = self.turn
        other.round = self.round
        other.actions = self.actions
        other.given = self.given
        other.set_next = self.set_next
        other.set_now = self.set_now
        other.plays = self.plays
        other.coin_used = self.coin_used
        other.boss_turn = self.boss_turn
        other.barred_n = self.barred_n
        other.barred_kind = self.barred_kind[:]
        other.barred_slot = self.barred_slot[:]

    def copy_boss_into(self, other: "FightBoard") -> None:
        """A part of the copy: the boss and its cards."""
        other.boss_hp = self.boss_hp[:]
        other.boss_armor = self.boss_armor[:]
        other.boss_max = self.boss_max[:]
        other.member_side = self.member_side[:]
        other.members = self.members
        other.fallen = self.fallen
        other.last_fallen = self.last_fallen
        other.wild = self.wild
        other.wild_ready = self.wild_ready
        other.face = self.face
        other.fended = self.fended
        other.birds = self.birds
        other.exact = self.exact
        other.drawn = self.drawn
        other.stopped = self.stopped
        other.more_draws = self.more_draws
        other.deck_n = self.deck_n
        other.deck_top_n = self.deck_top_n
        other.deck_bottom_n = self.deck_bottom_n
        other.discard_n = self.discard_n
        other.aside_n = self.aside_n
        other.kraxe_n = self.kraxe_n
        other.deck = self.deck[:]
        other.deck_top = self.deck_top[:]
        other.deck_bottom = self.deck_bottom[:]
        other.discard = self.discard[:]
        other.aside = self.aside[:]
        other.kraxe = self.kraxe[:]
        other.kraxe_holder = self.kraxe_holder[:]

    def copy_board_into(self, other: "FightBoard") -> None:
        """A part of the copy: the board and what lasts."""
        other.slot_kind = self.slot_kind[:]
        other.slot_holder = self.slot_holder[:]
        other.slot_hp = self.slot_hp[:]
        other.captured = self.captured[:]
        other.captive = self.captive[:]
        other.lasts_n = self.lasts_n
        other.lasts = self.lasts[:]

    def copy_stack_into(self, other: "FightBoard") -> None:
        """A part of the copy: what is pending."""
        other.depth = self.depth
        other.frames = self.frames[:]
        other.ask = self.ask
        other.asker = self.asker
        other.mask = self.mask
        other.may_stop = self.may_stop
        other.answer = self.answer
        other.answered = self.answered
        other.touched = self.touched
        other.picks = self.picks
        other.pick_kind = self.pick_kind[:]
        other.pick_place = self.pick_place[:]

    # -- the records, for modules that are not compiled --------------------------------------------

    def frame(self, at: int) -> records.Frame:
        """A frame of the stack as it is now."""
        return records.Frame(**self.frames[at])

    def put_frame(self, at: int, frame: records.Frame) -> None:
        """Make a frame of the stack equal to this one."""
        self.frames[at] = frame

    def lasting(self, place: int) -> records.Lasting:
        """Something that lasts, as it is now."""
        return records.Lasting(**self.lasts[place])

    def put_lasting(self, place: int, lasting: records.Lasting) -> None:
        """Make an entry of what lasts equal to this one."""
        self.lasts[place] = lasting
