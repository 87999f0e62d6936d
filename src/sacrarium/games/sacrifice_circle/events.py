"""What can happen in the circle. Everything is open to everybody (Q25); pushes come one hero at a time."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Card, Seat
from sacrarium.core.journal import EVERYBODY, Event, Journal

from . import phases as c
from .circle import HEROES, RING, HeroName
from .pieces import CARDS, SPACES, CardName

if TYPE_CHECKING:
    from .board import CircleBoard


class SetUp(Event, frozen=True, tag="set_up"):
    """The crystal stands on black, the heroes in the middle."""

    health: int


class PathTaken(Event, frozen=True, tag="path_taken"):
    """A seat leads this hero from now on."""

    seat: Seat
    hero: HeroName


class CrystalRolled(Event, frozen=True, tag="crystal_rolled"):
    """A round begins: the crystal's die."""

    round: int
    die: int
    slowed: bool  # by the staff
    steps: int  # what it may go
    staff_turns: int  # still to come


class CrystalMoved(Event, frozen=True, tag="crystal_moved"):
    """The crystal went along these spaces, the first one included."""

    route: tuple[str, ...]
    t: int  # afterwards; 40: it has reached black
    trapped: bool


class TrapSprung(Event, frozen=True, tag="trap_sprung"):
    """The trap has stopped the crystal."""

    space: str
    damage: int
    health: int


class HeroPushed(Event, frozen=True, tag="hero_pushed"):
    """A hero had to make way, one space clockwise."""

    hero: HeroName
    seat: Seat
    start: str
    space: str


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A hero's turn."""

    hero: HeroName
    seat: Seat


class HeroRolled(Event, frozen=True, tag="hero_rolled"):
    """The die for moving."""

    hero: HeroName
    seat: Seat
    die: int


class HeroMoved(Event, frozen=True, tag="hero_moved"):
    """A hero walked along these spaces, the first one included."""

    hero: HeroName
    seat: Seat
    route: tuple[str, ...]


class HeroUnlocked(Event, frozen=True, tag="hero_unlocked"):
    """From now on all ways are open to this hero."""

    hero: HeroName
    seat: Seat


class ItemDrawn(Event, frozen=True, tag="item_drawn"):
    """A well gave its card."""

    hero: HeroName
    seat: Seat
    card: CardName
    space: str
    held: CardName | None  # the hero has to choose between the two


class ItemKept(Event, frozen=True, tag="item_kept"):
    """One of two cards stays, the other leaves the game."""

    hero: HeroName
    seat: Seat
    card: CardName
    left: CardName


class Attacked(Event, frozen=True, tag="attacked"):
    """The crystal was hit."""

    hero: HeroName
    seat: Seat
    card: CardName | None
    die: int
    damage: int
    buffed: bool
    health: int  # afterwards


class KnockedBack(Event, frozen=True, tag="knocked_back"):
    """The crystal slid back along these spaces, the first one included."""

    route: tuple[str, ...]
    t: int
    lost: int  # spaces that black took away


class TrapSet(Event, frozen=True, tag="trap_set"):
    """The trap lies on the ring."""

    hero: HeroName
    seat: Seat
    space: str


class Teleported(Event, frozen=True, tag="teleported"):
    """A scroll has sent a hero to a star."""

    hero: HeroName  # who used it
    seat: Seat
    card: CardName
    target: HeroName
    target_seat: Seat
    start: str
    space: str
    buffed: bool
    used_up: bool


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The crystal is gone, or has come round to black."""

    won: bool
    t: int
    health: int


def set_up(board: "CircleBoard", journal: Journal) -> None:
    """R1."""
    journal.add(SetUp(board.health), EVERYBODY)


def take_path(seat: Seat, hero: int, journal: Journal) -> None:
    """R2."""
    journal.add(PathTaken(seat, HEROES[hero]), EVERYBODY)


def roll_crystal(board: "CircleBoard", die: int, steps: int, journal: Journal) -> None:
    """R5: the staff is counted already."""
    journal.add(
        CrystalRolled(board.round_number, die, steps != die, steps, board.staff_turns),
        EVERYBODY,
    )


def move_crystal(board: "CircleBoard", start: int, trapped: bool, journal: Journal) -> None:
    """R6: told also where it stays, so that a client sees why."""
    journal.add(CrystalMoved(ring_route(start, board.travel), board.travel, trapped), EVERYBODY)


def ring_route(start: int, end: int) -> tuple[str, ...]:
    """The spaces of the ring from one travel to another, forwards or back."""
    step = 1 if end >= start else -1
    return tuple(f"N{travel % RING}" for travel in range(start, end + step, step))


def spring_trap(board: "CircleBoard", damage: int, journal: Journal) -> None:
    """R6b."""
    journal.add(TrapSprung(SPACES[board.crystal_space()], damage, board.health), EVERYBODY)


def push_hero(board: "CircleBoard", hero: int, journal: Journal) -> None:
    """R7: the hero stands on its new space already."""
    space = SPACES[board.place[hero]]
    start = f"N{(int(space[1:]) + 1) % RING}"
    journal.add(HeroPushed(HEROES[hero], board.seat_of[hero], start, space), EVERYBODY)


def begin_turn(board: "CircleBoard", journal: Journal) -> None:
    """R9."""
    journal.add(TurnBegan(*_who(board)), EVERYBODY)


def roll_hero(board: "CircleBoard", journal: Journal) -> None:
    """R11."""
    journal.add(HeroRolled(*_who(board), board.rolled), EVERYBODY)


def walk(board: "CircleBoard", route: list[int], journal: Journal) -> None:
    """R14: before the hero has moved."""
    journal.add(HeroMoved(*_who(board), tuple(SPACES[space] for space in route)), EVERYBODY)


def unlock(board: "CircleBoard", hero: int, journal: Journal) -> None:
    """R16."""
    journal.add(HeroUnlocked(HEROES[hero], board.seat_of[hero]), EVERYBODY)


def draw(board: "CircleBoard", card: Card, space: int, journal: Journal) -> None:
    """R21: before the card is in a hand."""
    journal.add(
        ItemDrawn(*_who(board), CARDS[card], SPACES[space], card_name(board.item[board.hero])), EVERYBODY
    )


def keep(board: "CircleBoard", card: Card, left: Card, journal: Journal) -> None:
    """R22."""
    journal.add(ItemKept(*_who(board), CARDS[card], CARDS[left]), EVERYBODY)


def attack(board: "CircleBoard", card: Card, die: int, damage: int, buffed: bool, journal: Journal) -> None:
    """R20: the health is what is left."""
    journal.add(Attacked(*_who(board), card_name(card), die, damage, buffed, board.health), EVERYBODY)


def knock_back(board: "CircleBoard", start: int, spaces: int, journal: Journal) -> None:
    """R27."""
    lost = spaces - (start - board.travel)
    journal.add(KnockedBack(ring_route(start, board.travel), board.travel, lost), EVERYBODY)


def set_trap(board: "CircleBoard", journal: Journal) -> None:
    """R25."""
    journal.add(TrapSet(*_who(board), SPACES[board.trap]), EVERYBODY)


def teleport(board: "CircleBoard", card: Card, target: int, start: int, journal: Journal) -> None:
    """R26: the target stands on its star already."""
    journal.add(
        Teleported(
            *_who(board),
            card=CARDS[card],
            target=HEROES[target],
            target_seat=board.seat_of[target],
            start=SPACES[start],
            space=SPACES[board.place[target]],
            buffed=CARDS[card] == "golden",
            used_up=card_name(board.item[board.hero]) is None,
        ),
        EVERYBODY,
    )


def end_game(board: "CircleBoard", journal: Journal) -> None:
    """R29."""
    journal.add(GameEnded(board.phase == c.WON, board.travel, board.health), EVERYBODY)


def card_name(card: Card) -> CardName | None:
    """The name of a card; None where there is none."""
    return None if card == c.BARE else CARDS[card]


def _who(board: "CircleBoard") -> tuple[HeroName, Seat]:
    return HEROES[board.hero], board.seat_of[board.hero]
