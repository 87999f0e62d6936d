"""What cannot be true of a position: the crystal, cards and heroes have to fit together, and a turn its phase (SC-6)."""

from typing import TYPE_CHECKING, Final

from sacrarium.core.errors import BadPosition

from . import phases as c
from .circle import HEROES
from .pieces import ALL_WELLS, CARDS, COMMON, GOLD_WELLS, HOLY, MOST_TURNS, SPACES, WELLS
from .rules.moving import can_walk
from .rules.turns import can_do_something

if TYPE_CHECKING:
    from .state import CircleState

MOST_STEPS: Final = 6  # of the crystal in a turn
LEAST_STEPS: Final = (
    40 - MOST_TURNS
)  # its way after so many turns, less these, is what slowing and knockback allow


def first_round_for(travel: int) -> int:
    """The first round in which the crystal can have come so far."""
    return max(1, -(-travel // MOST_STEPS))


def check(state: "CircleState") -> None:
    """BadPosition where no game could come to this."""
    if state.phase == c.DRAFT:
        _check_draft(state)
        return
    _check_round(state)
    _check_used_cards(state)
    _check_golden(state)
    _check_heroes(state)
    if state.phase not in {c.WON, c.LOST}:
        _check_pieces(state)
        _check_turn(state)
        _check_question(state)


def _check_draft(state: "CircleState") -> None:
    """R1, R2: paths are chosen before anything else happens, one by each seat."""
    if state.fixed_paths:
        raise BadPosition("phase: at this table the paths are fixed, nobody chooses one")
    heroes = range(len(HEROES))
    fresh = {
        "round": state.round_number == 0,
        "turn": state.hero == 0,
        "t": state.travel == 0,
        "health": state.health == state.full_health,
        "staff_turns": not state.staff_turns,
        "trap": state.trap == c.NOWHERE,
        "heroes": all(
            (state.place[hero], state.item[hero], state.buff[hero], state.locked[hero]) == (c.HUB, c.NO_CARD, 0, 1)
            for hero in heroes
        ),
        "deck": state.deck == COMMON | HOLY,
        "charged": state.charged == ALL_WELLS,
        "golden_on": state.golden_on == c.NOBODY,
        "moved": not state.moved,
        "attacked": not state.attacked,
        "golden_used": not state.golden_used,
        "rolled": not state.rolled,
        "steps_left": not state.steps_left,
    }  # fmt: skip
    for field, is_fresh in fresh.items():
        if not is_fresh:
            raise BadPosition(f"{field}: while paths are chosen nothing has happened yet")


def _check_round(state: "CircleState") -> None:
    """R5, R30: every turn takes the crystal at most six spaces on, and few leave it where it was or drive it back."""
    number, travel = state.round_number, state.travel
    if not first_round_for(travel) <= number <= travel - LEAST_STEPS:
        raise BadPosition(
            f"round: in round {number} the crystal cannot be {travel} spaces from where it began"
        )
    if state.fixed_paths and list(state.seat_of) != list(range(len(HEROES))):
        raise BadPosition("paths: at this table they are fixed, seat by seat A, B, C, D and E")


def used_up(staff_turns: int, trap: bool, golden: bool) -> list[str]:
    """R23, R25: the cards that cannot be drawn any more, since what they did can be seen."""
    return [name for name, used in (("staff", staff_turns > 0), ("trap", trap), ("golden", golden)) if used]


def _check_used_cards(state: "CircleState") -> None:
    """R23, R25: a card that has done its work is in no hand and in no deck."""
    held = {state.item[hero] for hero in range(len(HEROES))} | {state.drawn}
    for card, field, used in (
        (c.STAFF, "staff_turns", state.staff_turns > 0),
        (c.TRAP, "trap", state.trap != c.NOWHERE),
    ):
        if used and (card in held or state.deck >> card & 1):
            raise BadPosition(f"{field}: the card {CARDS[card]} is used up, so nobody holds or draws it")


def _check_golden(state: "CircleState") -> None:
    """R26, R28: only the golden scroll gives strength, to two heroes; it is there until it has sent the second."""
    strong = [HEROES[hero] for hero in range(len(HEROES)) if state.buff[hero]]
    holders = [hero for hero in range(len(HEROES)) if state.item[hero] == c.GOLDEN]
    if state.golden_on == c.NOBODY:
        if strong:
            raise BadPosition(f"heroes: {strong[0]} cannot have a buff, nobody was sent by the card golden")
        if state.golden_used:
            raise BadPosition("golden_used: nobody was sent by the card golden")
        return
    first = HEROES[state.golden_on]
    if state.deck >> c.GOLDEN & 1:
        raise BadPosition(f"golden_on: the card golden has sent {first}, so nobody draws it")
    others = [name for name in strong if name != first]
    still_there = bool(holders) or state.drawn == c.GOLDEN
    if len(others) > 1 - still_there:
        raise BadPosition(f"heroes: {others[-1]} cannot have a buff, the card golden has not sent so many")
    if state.golden_used and (state.drawn == c.GOLDEN or any(hero != state.hero for hero in holders)):
        raise BadPosition("golden_used: the hero whose turn it is does not hold the card golden")


def _check_heroes(state: "CircleState") -> None:
    """R13, R16: one hero on a space; who holds a card or was sent by a scroll is not locked."""
    for hero, name in enumerate(HEROES):
        space = state.place[hero]
        if space != c.HUB and list(state.place).count(space) > 1:
            raise BadPosition(f"heroes: two pieces stand on {SPACES[space]}")
        if not state.locked[hero]:
            continue
        if not state.ways.territory[space] >> hero & 1:
            raise BadPosition(f"heroes: {name} cannot be locked on {SPACES[space]}")
        if state.item[hero] != c.NO_CARD:
            raise BadPosition(
                f"heroes: {name} cannot be locked, it has drawn the card {CARDS[state.item[hero]]}"
            )
        if state.buff[hero] or hero == state.golden_on:
            raise BadPosition(f"heroes: {name} cannot be locked, the card golden has sent it to the ring")


def _check_pieces(state: "CircleState") -> None:
    """R7, R13: nobody stands where the crystal stands; when the game ends with its step nobody is pushed any more."""
    if state.hero_on(state.crystal_space()) != c.NOBODY:
        raise BadPosition(f"heroes: two pieces stand on {SPACES[state.crystal_space()]}")


def _check_turn(state: "CircleState") -> None:
    """R9, R11, R22: what was rolled, walked and drawn in this turn."""
    if state.rolled and not state.moved:
        raise BadPosition("rolled: a hero that has not moved has not rolled")
    if state.steps_left > state.rolled:
        raise BadPosition(f"steps_left: of a {state.rolled} there cannot be {state.steps_left} left")
    if state.phase == c.ACT and state.steps_left:
        raise BadPosition("steps_left: they are lost once the move is over")
    if state.phase == c.MOVE and not state.steps_left:
        raise BadPosition("steps_left: somebody who moves has steps left")
    if state.phase == c.KEEP:
        _check_keeping(state)
    elif state.drawn != c.NO_CARD:
        raise BadPosition("drawn: a second card is there only in the phase keep")
    if state.phase == c.KEEP or (state.phase == c.MOVE and state.steps_left < state.rolled):
        _check_well(state)


def _check_keeping(state: "CircleState") -> None:
    if c.NO_CARD in (state.drawn, state.item[state.hero]):
        raise BadPosition("drawn: to choose, the hero needs one card in hand and one just drawn")
    if not state.choosing:
        raise BadPosition("phase: at this table a hero with a card leaves wells alone, so nobody chooses")


def _check_well(state: "CircleState") -> None:
    """R15, R21: who draws, or walks on with steps left, stands at the well that has just given its card."""
    space, hero = state.place[state.hero], HEROES[state.hero]
    well = state.ways.well[space]
    if state.steps_left >= state.rolled:
        raise BadPosition(f"steps_left: {hero} has walked to the well, so fewer than {state.rolled} are left")
    if well == c.NO_WELL:
        raise BadPosition(f"heroes: {hero} stands on {SPACES[space]}, where no card was drawn in this move")
    if state.charged >> well & 1:
        raise BadPosition(f"charged: {SPACES[space]} has just given its card")
    if state.item[state.hero] == c.NO_CARD:
        raise BadPosition(f"heroes: {hero} has just drawn a card, so it holds one")
    _check_kind_of_well(state, well)


def _check_kind_of_well(state: "CircleState", well: int) -> None:
    """R21: blue wells give common cards, golden ones holy cards."""
    kind = HOLY if GOLD_WELLS >> well & 1 else COMMON
    if state.phase == c.KEEP and not kind >> state.drawn & 1:
        raise BadPosition(f"drawn: {SPACES[WELLS[well]]} does not give the card {CARDS[state.drawn]}")


def _check_question(state: "CircleState") -> None:
    """Somebody has something to decide: the table never waits where only stopping or ending is left (R10)."""
    if state.phase == c.MOVE and not can_walk(state):
        raise BadPosition("steps_left: there is nowhere to go, so the move is over")
    if state.phase == c.ACT and not can_do_something(state):
        raise BadPosition("moved: there is nothing left to do in this turn, so it is over")
