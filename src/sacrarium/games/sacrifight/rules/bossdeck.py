"""The boss deck: drawing, burning, looking, shuffling in (R62 to R66), and what stops a drawn card (R56)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .board import enter_minion, entry_side, put_aside, put_away
from .conditions import value_of
from .moving import picked
from .selecting import add_pick, fits

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

LOOK = 0
REORDER = 1
ONE_TOP = 2
MAY_BOTTOM = 3
MAY_DISCARD = 4
NAMED = -1  # shown: the Witch has chosen her top card


def deck_size(fight: FightBoard) -> int:
    """Cards in the boss deck."""
    return fight.deck_n + fight.deck_top_n + fight.deck_bottom_n


def take_boss_card(fight: FightBoard, chance: Chance) -> int:
    """The uppermost card of a deck that is not empty: known, or by chance, or from what lies underneath."""
    if fight.deck_top_n > 0:
        fight.deck_top_n -= 1
        return fight.deck_top[fight.deck_top_n]
    if fight.deck_n > 0:
        place = chance.below(fight.deck_n) if fight.deck_n > 1 else 0
        kind = fight.deck[place]
        fight.deck_n -= 1
        fight.deck[place] = fight.deck[fight.deck_n]
        return kind
    fight.deck_bottom_n -= 1
    return fight.deck_bottom[fight.deck_bottom_n]


def shuffle_deck(fight: FightBoard) -> None:
    """What was known about its order is known no more."""
    while fight.deck_top_n > 0:
        fight.deck_top_n -= 1
        add_to_deck(fight, fight.deck_top[fight.deck_top_n])
    while fight.deck_bottom_n > 0:
        fight.deck_bottom_n -= 1
        add_to_deck(fight, fight.deck_bottom[fight.deck_bottom_n])


def add_to_deck(fight: FightBoard, kind: int) -> None:
    """A card joins the part without order."""
    fight.deck[fight.deck_n] = kind
    fight.deck_n += 1


def put_underneath(fight: FightBoard, kind: int) -> None:
    """A card becomes the lowest of the deck."""
    for place in range(fight.deck_bottom_n, 0, -1):
        fight.deck_bottom[place] = fight.deck_bottom[place - 1]
    fight.deck_bottom[0] = kind
    fight.deck_bottom_n += 1


def refill_deck(fight: FightBoard, journal: "Journal | None") -> None:
    """R64: the discard becomes the new deck."""
    for place in range(fight.discard_n):
        add_to_deck(fight, fight.discard[place])
    fight.discard_n = 0
    if journal is not None:
        telling.reshuffled(fight, journal)


def do_boss_draw(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """R65: boss_draw {n}, after the present card."""
    fight.more_draws += max(0, value_of(fight, at, fight.program.code[code + 1], chance, journal))
    return c.NEXT


def do_burn(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """boss_burn {n}: from the deck to the discard; that is not drawing (4.3)."""
    number = value_of(fight, at, fight.program.code[code + 1], chance, journal)
    while number > 0 and deck_size(fight) > 0:
        kind = take_boss_card(fight, chance)
        put_away(fight, kind)
        number -= 1
        if journal is not None:
            telling.burned(fight, kind, journal)
    return c.NEXT


def do_shuffle_in(fight: FightBoard, code: int, journal: "Journal | None") -> int:
    """R66: boss_shuffle_in {cards}: from aside into the deck, which is shuffled."""
    shuffle_deck(fight)
    place = 0
    while place < fight.aside_n:
        kind = fight.aside[place]
        if fits(fight, fight.program.code[code + 1], kind):
            take_aside(fight, place)
            add_to_deck(fight, kind)
        else:
            place += 1
    if journal is not None:
        telling.reshuffled(fight, journal)
    return c.NEXT


def take_aside(fight: FightBoard, place: int) -> int:
    """A card that lay aside comes back into the fight."""
    kind = fight.aside[place]
    fight.aside_n -= 1
    for later in range(place, fight.aside_n):
        fight.aside[later] = fight.aside[later + 1]
    return kind


def aside_with(fight: FightBoard, mark: int) -> int:
    """Where aside a card with this mark lies; NONE: nowhere."""
    for place in range(fight.aside_n):
        if fight.program.marks[fight.aside[place]] & mark:
            return place
    return c.NONE


def is_stripped(fight: FightBoard, kind: int, filter_: int, mark: int, member: int) -> bool:
    """Whether a card has to leave: by a filter, a mark, or its member."""
    if filter_ != c.NONE:
        return fits(fight, filter_, kind)
    if member != c.NONE:
        return fight.program.member[kind] == member
    return (fight.program.marks[kind] & mark) != 0


def strip(fight: FightBoard, filter_: int, mark: int, member: int) -> None:
    """Cards leave the deck, its known ends and the discard for good."""
    fight.deck_n = strip_pile(fight, fight.deck, fight.deck_n, filter_, mark, member)
    fight.deck_top_n = strip_pile(fight, fight.deck_top, fight.deck_top_n, filter_, mark, member)
    fight.deck_bottom_n = strip_pile(fight, fight.deck_bottom, fight.deck_bottom_n, filter_, mark, member)
    fight.discard_n = strip_pile(fight, fight.discard, fight.discard_n, filter_, mark, member)


def strip_pile(fight: FightBoard, pile: list[int], count: int, filter_: int, mark: int, member: int) -> int:
    """The same for one pile: what is left keeps its order; returns how many cards that are."""
    kept = 0
    for place in range(count):
        kind = pile[place]
        if is_stripped(fight, kind, filter_, mark, member):
            put_aside(fight, kind)
        else:
            pile[kept] = kind
            kept += 1
    return kept


# -- looking ---------------------------------------------------------------------------------------


def reveal(fight: FightBoard, number: int, chance: Chance) -> None:
    """The so many uppermost cards become known."""
    while fight.deck_top_n < number:
        known = fight.deck_top_n
        fight.deck_top_n = 0
        kind = take_boss_card(fight, chance)
        for place in range(known, 0, -1):
            fight.deck_top[place] = fight.deck_top[place - 1]
        fight.deck_top[0] = kind
        fight.deck_top_n = known + 1


def do_peek(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """R35, boss_peek {n, then}: both seats see the cards (Q3), the hero decides about them one by one."""
    mode = fight.program.code[code + 2]
    if fight.frames[at].shown == 0:
        number = min(fight.program.code[code + 1], deck_size(fight))
        if number == 0:
            return c.NEXT
        reveal(fight, number, chance)
        if journal is not None:
            telling.peeked(fight, fight.frames[at].hero, number, journal)
        if mode == LOOK:
            return c.NEXT
        fight.frames[at].shown = number
        fight.frames[at].left = number
    while fight.frames[at].left > (0 if mode >= ONE_TOP else 1):
        if mode == ONE_TOP and fight.frames[at].shown == 1:
            break
        if not peek_once(fight, at, mode, chance):
            return c.STAY
    fight.frames[at].shown = 0
    fight.frames[at].left = c.NONE
    fight.picks = 0
    return c.NEXT


def peek_once(fight: FightBoard, at: int, mode: int, chance: Chance) -> bool:
    """One of the decisions about the cards that are left; False: it has to be asked."""
    top = fight.deck_top_n
    left = fight.frames[at].left
    naming = mode == ONE_TOP and fight.frames[at].shown != NAMED
    first = top - fight.frames[at].shown if mode == REORDER or naming else top - left
    if mode == ONE_TOP and not naming:
        first = top - 1 - left
    fight.picks = 0
    for place in range(first, first + left):
        add_pick(fight, fight.deck_top[place], c.IN_DISCARD, 0, place, True)
    pick = picked(fight, at, c.BY_CHOICE, mode >= MAY_BOTTOM, chance)
    if pick == c.NONE:
        fight.ask = c.ASK_PEEK
        return False
    if pick == c.MOST_PICKS:
        fight.frames[at].left = 0
        return True
    place = places.place_of(fight.pick_place[pick])
    kind = fight.deck_top[place]
    settle_peek(fight, at, mode, naming, place, kind, first + left - 1)
    return True


def settle_peek(
    fight: FightBoard, at: int, mode: int, naming: bool, place: int, kind: int, last: int
) -> None:
    """The chosen card goes to its place: uppermost of the undecided ones, underneath, or to the discard."""
    if mode == REORDER or naming:
        for later in range(place, last):
            fight.deck_top[later] = fight.deck_top[later + 1]
        fight.deck_top[last] = kind
        fight.frames[at].left -= 1
        if naming:
            fight.frames[at].shown = NAMED
        return
    for later in range(place, fight.deck_top_n - 1):
        fight.deck_top[later] = fight.deck_top[later + 1]
    fight.deck_top_n -= 1
    if mode == MAY_DISCARD:
        put_away(fight, kind)
    else:
        put_underneath(fight, kind)
    fight.frames[at].left -= 1


# -- what becomes of the drawn card ----------------------------------------------------------------


def stop_drawn(fight: FightBoard) -> None:
    """The drawn card is not resolved; a stopped Angel is fended off and leaves (4.11)."""
    if fight.program.marks[fight.drawn] & c.M_ANGEL:
        fight.fended += 1
    fight.drawn = c.NONE
    fight.stopped = 1


def do_cancel(fight: FightBoard, at: int, destroy: bool, journal: "Journal | None") -> int:
    """R56: cancel sends the drawn card to the discard, destroy out of the fight."""
    if fight.drawn == c.NONE:
        return c.NEXT
    if journal is not None:
        telling.stopped(fight, at, "destroyed" if destroy else "cancelled", journal)
    if destroy:
        put_aside(fight, fight.drawn)
    else:
        put_away(fight, fight.drawn)
    stop_drawn(fight)
    return c.NEXT


def do_capture(fight: FightBoard, at: int, code: int, journal: "Journal | None") -> int:
    """R56, R60: the drawn card lies under the trap, held by the roll or for some boss turns."""
    if fight.drawn == c.NONE:
        return c.NEXT
    slot = fight.frames[at].slot
    angel = (fight.program.marks[fight.drawn] & c.M_ANGEL) != 0
    if journal is not None:
        telling.stopped(fight, at, "captured", journal)
    if angel or fight.slot_kind[slot] != fight.frames[at].card:
        put_away(fight, fight.drawn)
    else:
        fight.captured[slot] = fight.drawn
        fight.captive[slot] = fight.program.code[code + 1]
    stop_drawn(fight)
    return c.NEXT


def do_enter(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """R49: minion {side}: the card that is being resolved comes into play."""
    selector = fight.program.code[code + 1]
    if selector == c.NONE:
        selector = fight.program.side[fight.frames[at].card]
    side = entry_side(fight, at, selector, chance, journal)
    if side == c.NONE:
        return c.STAY if fight.ask != c.NO_ASK else c.NEXT
    if fight.drawn == fight.frames[at].card and enter_minion(fight, fight.drawn, side, journal):
        fight.drawn = c.NONE
    return c.NEXT
