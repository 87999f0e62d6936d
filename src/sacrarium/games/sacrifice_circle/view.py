"""What everybody may know, built from nothing: the whole table, since nothing is hidden but chance to come (Q25)."""

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from sacrarium.core.bits import Seat

from . import phases as c
from .circle import HEROES, RING, HeroName
from .events import card_name
from .odds import Landing, LossOdds, landings, loss_odds
from .pieces import CARDS, SPACES, WELLS, CardName
from .rules.attack import sees_crystal

if TYPE_CHECKING:
    from .state import CircleState

__all__ = ["CardPlace", "Hero", "Landing", "View", "view"]

Phase: TypeAlias = Literal["draft", "act", "move", "keep", "over"]
PHASES: Final[dict[int, Phase]] = {
    c.DRAFT: "draft",
    c.ACT: "act",
    c.MOVE: "move",
    c.KEEP: "keep",
    c.WON: "over",
    c.LOST: "over",
}


class Crystal(msgspec.Struct, frozen=True):
    """The crystal: where it stands, what is left of it, and how far it has come."""

    space: str
    t: int  # spaces ahead of black; 40: it has reached it
    to_black: int
    health: int
    full: int
    staff_turns: int  # turns that are still slowed


class Hero(msgspec.Struct, frozen=True):
    """One of the five heroes, named by its path."""

    hero: HeroName
    seat: Seat | None  # None: not chosen yet
    space: str
    item: CardName | None
    locked: bool  # keeps to its territory, which stands in the board file
    buff: bool
    acted: bool  # has had its turn in this round
    beside: bool  # next to the crystal


class CardPlace(msgspec.Struct, frozen=True):
    """Where an item card is."""

    card: CardName
    where: Literal["deck", "hero", "drawn", "trap", "out"]
    hero: HeroName | None
    uses: int  # left; the golden scroll has two


class View(msgspec.Struct, frozen=True):
    """The table; equal for all but for whose view it is."""

    seat: Seat | None  # None: a spectator
    phase: Phase
    round: int
    turn: HeroName | None  # the hero whose turn it is
    turn_seat: Seat | None  # the seat that decides
    crystal: Crystal
    trap: str | None
    heroes: tuple[Hero, ...]  # in turn order
    cards: tuple[CardPlace, ...]  # in canonical order
    charged: tuple[str, ...]  # wells that still give a card
    rolled: int | None  # the die for moving, once it is thrown
    steps_left: int
    moved: bool
    attacked: bool
    golden_used: bool
    golden_on: HeroName | None  # whom the golden scroll has sent already
    drawn: CardName | None  # the second card, while one is chosen
    beside: tuple[str, ...]  # spaces next to the crystal
    lane: tuple[str, ...]  # spaces from which the rifle reaches it
    landings: tuple[Landing, ...]  # of its next turn
    odds: LossOdds
    won: bool | None  # None: the game goes on
    second_item: str
    walk: str


def view(state: "CircleState", seat: Seat | None) -> View:
    """The view of one seat, or of a spectator."""
    over = state.phase in {c.WON, c.LOST}
    turn = None if over or state.phase == c.DRAFT else HEROES[state.hero]
    return View(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round_number,
        turn=turn,
        turn_seat=None if over else state.to_act().bit_length() - 1,
        crystal=crystal(state),
        trap=None if state.trap == c.NOWHERE else SPACES[state.trap],
        heroes=tuple(_hero(state, hero) for hero in range(5)),
        cards=card_places(state),
        charged=tuple(SPACES[well] for place, well in enumerate(WELLS) if state.charged >> place & 1),
        rolled=state.rolled or None,
        steps_left=state.steps_left,
        moved=state.moved,
        attacked=state.attacked,
        golden_used=state.golden_used,
        golden_on=None if state.golden_on == c.NOBODY else HEROES[state.golden_on],
        drawn=card_name(state.drawn),
        beside=() if over else spaces_beside(state),
        lane=() if over else _lane(state),
        landings=() if over else landings(state),
        odds=loss_odds(state),
        won=None if not over else state.phase == c.WON,
        second_item=state.options.second_item,
        walk=state.options.walk,
    )


def crystal(state: "CircleState") -> Crystal:
    """The crystal of a state."""
    return Crystal(
        space=SPACES[state.crystal_space()],
        t=state.travel,
        to_black=RING - state.travel,
        health=state.health,
        full=state.full_health,
        staff_turns=state.staff_turns,
    )


def _hero(state: "CircleState", hero: int) -> Hero:
    seat = state.seat_of[hero]
    running = state.phase not in {c.DRAFT, c.WON, c.LOST}
    return Hero(
        hero=HEROES[hero],
        seat=None if seat == c.NOBODY else seat,
        space=SPACES[state.place[hero]],
        item=card_name(state.item[hero]),
        locked=bool(state.locked[hero]),
        buff=bool(state.buff[hero]),
        acted=running and hero < state.hero,
        beside=state.is_beside(state.place[hero]),
    )


def card_places(state: "CircleState") -> tuple[CardPlace, ...]:
    """R21 to R23: where each of the eight cards is."""
    return tuple(_card_place(state, card) for card in range(c.NO_CARD))


def _card_place(state: "CircleState", card: int) -> CardPlace:
    name = CARDS[card]
    uses = 2 - (state.golden_on != c.NOBODY) if name == "golden" else 1
    if state.deck >> card & 1:
        return CardPlace(name, "deck", None, uses)
    if state.drawn == card:
        return CardPlace(name, "drawn", HEROES[state.hero], uses)
    for hero in range(5):
        if state.item[hero] == card:
            return CardPlace(name, "hero", HEROES[hero], uses)
    return CardPlace(name, "trap" if name == "trap" and state.trap != c.NOWHERE else "out", None, 0)


def spaces_beside(state: "CircleState") -> tuple[str, ...]:
    """R18: the spaces next to the crystal."""
    return tuple(name for space, name in enumerate(SPACES) if state.is_beside(space))


def _lane(state: "CircleState") -> tuple[str, ...]:
    return tuple(name for space, name in enumerate(SPACES) if sees_crystal(state, space))
