"""Any position as plain data that a person can read and write, also in the middle of a turn.

What is left out takes its default: the hero named in `turn` begins its turn, the others are in the middle, all wells
give a card, and every card that nobody holds is still to be drawn.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec

from sacrarium.core.bits import Seat, set_of
from sacrarium.core.errors import BadPosition
from sacrarium.core.saying import not_a_position

from . import phases as c
from .circle import HEROES, RING
from .events import card_name
from .pieces import (
    BY_CARD,
    BY_SPACE,
    CARDS,
    COMMON,
    HOLY,
    MOST_TURNS,
    SPACES,
    WELLS,
    Options,
    card_of,
    cards_in,
)
from .truth import check, first_round_for, used_up

if TYPE_CHECKING:
    from .state import CircleState

PHASES: Final = {"draft": c.DRAFT, "act": c.ACT, "move": c.MOVE, "keep": c.KEEP, "won": c.WON, "lost": c.LOST}

Letter: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(HEROES)})$")]
CardName: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(CARDS)})$")]


class HeroPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One hero."""

    space: str = "HUB"  # where it stands
    item: CardName | None = None  # the card it holds
    locked: bool | None = (
        None  # it keeps to its territory; None: while it is on its territory, without a card, and was not sent
    )
    buff: bool = False  # its next attack is stronger


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in words of the specification; heroes by the letter of their path."""

    phase: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(PHASES)})$")] = (
        "act"  # draft, act, move, keep, won or lost
    )
    paths: tuple[Letter, ...] | None = None  # by seat; None: in seat order, or in the draft nobody yet
    round: int | None = None  # the number of the round; None: the first in which the crystal can be there
    turn: Letter = "A"  # the hero whose turn it is
    t: int = 0  # how far the crystal has come on the ring
    health: int | None = None  # of the crystal; None: all of it
    staff_turns: int = 0  # rounds in which the crystal is still slowed
    trap: str | None = None  # the space on the ring where it lies
    heroes: dict[Letter, HeroPosition] = {}  # those that are not named stand in the middle
    deck: tuple[CardName, ...] | None = (
        None  # what wells can still give; None: all that nobody holds or has used
    )
    charged: tuple[str, ...] | None = (
        None  # wells that still give a card; None: all wells, but where somebody is drawing
    )
    golden_on: Letter | None = (
        None  # the hero that the golden scroll has sent first; None: nobody, or who has a buff
    )
    moved: bool = False  # the hero has moved in this turn
    attacked: bool = False  # the hero has attacked in this turn
    golden_used: bool = False  # the golden scroll was used in this turn
    rolled: int = 0  # the die for moving; 0: not rolled, or all steps are left
    steps_left: int = 0  # of a walk under way
    drawn: CardName | None = None  # the second card, of which one stays
    options: Options = Options()


def write(state: "CircleState") -> dict[str, Any]:
    """The position of a state."""
    position = Position(
        phase=next(name for name, phase in PHASES.items() if phase == state.phase),
        paths=tuple(_path_of(state, seat) for seat in range(state.drafted)),
        round=state.round_number,
        turn=HEROES[state.hero],
        t=state.travel,
        health=state.health,
        staff_turns=state.staff_turns,
        trap=None if state.trap == c.NOWHERE else SPACES[state.trap],
        heroes={letter: _hero(state, hero) for hero, letter in enumerate(HEROES)},
        deck=cards_in(state.deck),
        charged=tuple(SPACES[well] for place, well in enumerate(WELLS) if state.charged >> place & 1),
        golden_on=None if state.golden_on == c.NOBODY else HEROES[state.golden_on],
        moved=state.moved,
        attacked=state.attacked,
        golden_used=state.golden_used,
        rolled=state.rolled,
        steps_left=state.steps_left,
        drawn=card_name(state.drawn),
        options=state.options,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _path_of(state: "CircleState", seat: Seat) -> Letter:
    return HEROES[list(state.seat_of).index(seat)]


def _hero(state: "CircleState", hero: int) -> HeroPosition:
    return HeroPosition(
        space=SPACES[state.place[hero]],
        item=card_name(state.item[hero]),
        locked=bool(state.locked[hero]),
        buff=bool(state.buff[hero]),
    )


def read(data: dict[str, Any]) -> "CircleState":
    """The state of a position; a mistake names its field."""
    from .state import CircleState

    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise not_a_position(error) from None
    _check_numbers(position)
    state = CircleState(position.options)
    _place_crystal(state, position)
    _place_paths(state, position)
    _place_cards(state, position)
    _place_heroes(state, position)
    _place_turn(state, position)
    check(state)
    return state


# -- mistakes --------------------------------------------------------------------------------------


def _check_numbers(position: Position) -> None:
    full = position.options.health
    travel = (RING, RING) if position.phase == "lost" else (0, RING - 1)
    health = (0, 0) if position.phase == "won" else (1, full)
    given = full if position.health is None else position.health
    for field, number, (least, most) in (
        ("t", position.t, travel),
        ("health", 0 if position.phase == "won" and position.health is None else given, health),
        ("staff_turns", position.staff_turns, (0, 3)),
        ("round", position.round or 0, (0, MOST_TURNS)),
        ("rolled", position.rolled, (0, 4)),
        ("steps_left", position.steps_left, (0, 3 if position.phase == "keep" else 4)),
    ):
        if not least <= number <= most:
            raise BadPosition(f"{field}: must be from {least} to {most}, not {number}")


def _space(field: str, name: str) -> int:
    if name not in BY_SPACE:
        raise BadPosition(f"{field}: there is no space '{name[:10]}'")
    return BY_SPACE[name]


# -- a state out of it -----------------------------------------------------------------------------


def _place_crystal(state: "CircleState", position: Position) -> None:
    state.travel = position.t
    if position.health is not None:
        state.health = position.health
    if position.phase == "won":
        state.health = 0
    state.staff_turns = position.staff_turns
    if position.trap is not None:
        state.trap = _space("trap", position.trap)
        if not position.trap.startswith("N"):
            raise BadPosition("trap: a trap lies on the ring")


def _place_paths(state: "CircleState", position: Position) -> None:
    draft = position.phase == "draft"
    paths = tuple(HEROES)[: 0 if draft else 5] if position.paths is None else position.paths
    if len(set(paths)) != len(paths) or (len(paths) > 3 if draft else len(paths) != 5):
        raise BadPosition("paths: every seat takes one path of its own; the draft ends with the fourth")
    seats = [c.NOBODY] * 5
    for seat, letter in enumerate(paths):
        seats[HEROES.index(letter)] = seat
    state.seat_of = seats
    state.drafted = len(paths)
    first = 0 if draft else first_round_for(position.t)
    state.round_number = first if position.round is None else position.round


def _place_cards(state: "CircleState", position: Position) -> None:
    held = [hero.item for hero in position.heroes.values() if hero.item is not None]
    held += [] if position.drawn is None else [position.drawn]
    strong = [letter for letter in HEROES if letter in position.heroes and position.heroes[letter].buff]
    golden_on = position.golden_on or (strong[0] if strong and "golden" not in held else None)
    used = used_up(position.staff_turns, position.trap is not None, golden_on is not None)
    deck = (
        [name for name in CARDS if name not in held + used] if position.deck is None else list(position.deck)
    )
    both = [*held, *deck]
    for name in both:
        if both.count(name) > 1:
            raise BadPosition(f"deck: the card {name} is in two places")
    state.deck = set_of(BY_CARD[name] for name in deck) & (COMMON | HOLY)
    if position.charged is not None:
        wells = [_space("charged", name) for name in position.charged]
        if not set(wells) <= set(WELLS):
            raise BadPosition("charged: only blue and gold spaces give a card")
        for name, well in zip(position.charged, wells, strict=True):
            if wells.count(well) > 1:
                raise BadPosition(f"charged: {name} is named twice")
        state.charged = set_of(WELLS.index(well) for well in wells)
    state.golden_on = c.NOBODY if golden_on is None else HEROES.index(golden_on)


def _place_heroes(state: "CircleState", position: Position) -> None:
    heroes = [position.heroes.get(letter, HeroPosition()) for letter in HEROES]
    state.place = [_space("heroes", hero.space) for hero in heroes]
    state.item = [card_of(hero.item, c.NO_CARD) for hero in heroes]
    state.buff = [int(hero.buff) for hero in heroes]
    locked = []
    for number, hero in enumerate(heroes):
        at_home = bool(state.ways.territory[state.place[number]] >> number & 1)
        sent = hero.buff or number == state.golden_on
        locked.append(int(at_home and hero.item is None and not sent if hero.locked is None else hero.locked))
    state.locked = locked


def _place_turn(state: "CircleState", position: Position) -> None:
    state.phase = PHASES[position.phase]
    state.hero = HEROES.index(position.turn)
    state.moved = position.moved or position.phase in {"move", "keep"}
    state.attacked = position.attacked
    state.golden_used = position.golden_used
    state.steps_left = position.steps_left
    state.rolled = position.rolled or position.steps_left + (position.phase == "keep")
    state.drawn = card_of(position.drawn, c.NO_CARD)
    draws = position.phase == "keep" or (position.phase == "move" and state.steps_left < state.rolled)
    well = state.ways.well[state.place[state.hero]]
    if draws and position.charged is None and well != c.NO_WELL:
        state.charged &= ~set_of([well])
