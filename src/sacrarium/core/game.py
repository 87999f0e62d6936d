"""What a game tells the rest of the house: how to start it, write its moves, and speak about it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from .bits import Move, Seat
from .chance import Chance
from .decision import Ask, Chapter, Outcome, Result, Words
from .errors import BadOptions, Reason
from .journal import Event, Journal
from .policy import Adviser, Belief, Policy
from .state import State
from .words import Company, joined

LEVELS: Final = ("random", "novice", "adept", "master")
MOST_OF_A_NAME: Final = 40  # letters of an option that does not exist

OptionValue: TypeAlias = bool | int | str


class Choice(msgspec.Struct, frozen=True):
    """One value of an option."""

    value: OptionValue
    title: str
    words: str = ""
    from_seats: int = 0  # offered only at tables of at least this many seats
    needs: dict[str, Any] | None = None  # offered only where these options have these values
    art: tuple[str, ...] = ()  # what the client's drawings call its pictures; none: it has no picture


class OptionInfo(msgspec.Struct, frozen=True):
    """An option as people meet it before a game."""

    name: str
    title: str
    words: str
    kind: Literal[
        "choice", "number", "flag", "several"
    ]  # several: choices in an order, with commas between them
    default: OptionValue
    choices: tuple[Choice, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    needs: dict[str, Any] | tuple[dict[str, Any], ...] | None = (
        None  # shown only with these values; or any of
    )
    finer: bool = False  # a finer point, which a page may fold away
    most: int | None = None  # of several, so many at most
    unlike: str | None = None  # the option that must have another value


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule in our own words, under its number in the specification."""

    number: str
    title: str
    words: str


class RuleChapter(msgspec.Struct, frozen=True):
    """A chapter of the rules; it lasts until the next one begins."""

    title: str
    first: str  # the number of its first rule


class Point(msgspec.Struct, frozen=True):
    """A sentence or two of a primer, and the rules that they condense."""

    words: str
    rules: tuple[str, ...]  # by number


class Primer(msgspec.Struct, frozen=True):
    """How a game plays, for whoever wants to sit down now. Where an option would change a sentence, the sentence says so."""

    aim: str  # one sentence
    course: str  # what the steps make up: "A round"
    steps: tuple[Point, ...]  # in the order in which they come
    end: Point
    advice: tuple[Point, ...]  # what beginners miss


class Term(msgspec.Struct, frozen=True):
    """A word of a game, explained on the spot in one or two plain sentences."""

    name: str  # by which a table points to it
    title: str
    words: str
    rules: tuple[str, ...]  # by number: where more stands
    marks: tuple[str, ...] = ()  # a keyword as it stands in the text of a card: "armor"


UNLIMITED: Final = 1_000_000_000


@dataclass(frozen=True)
class Search:
    """What the tree search should know about a game: which policy its rollouts follow, and how long to think."""

    playout: Policy | None = None  # None: at random, which is the fastest
    exploration: float = 0.7
    adept: int = 500  # simulations for each decision; 0: none, it plays by the adviser
    master: int = 10_000
    adviser: Adviser | None = (
        None  # its shortlist is compared by rollouts, as far as a decision needs; no tree
    )
    tree_within_stage: bool = (
        False  # with an adviser: a tree all the same where nothing beyond the stage matters
    )
    enough_by_tree: int = UNLIMITED  # simulations for a decision, after which more have not won more
    enough_by_rollouts: int = UNLIMITED  # the same where candidates are compared by rollouts
    doubt: float = 1.5  # standard errors by which a move must beat the adviser's own
    belief: Belief | None = None  # what the moves of others tell; only where there is an adviser
    far: Callable[[Any], float] | None = None  # 0..1: how much comes after what a search sees of the game
    early: Callable[[Any], float] | None = None  # 0..1: how much is still to come of what it sees


@dataclass(frozen=True)
class Text:
    """Everything a game says to people. Each function writes for one viewer."""

    ask: Callable[[State, Seat, Company], Ask]
    words: Callable[[State, Company], Words]
    event: Callable[[Event, Company], str]  # empty: not worth a line
    reason: Callable[[Reason, Company], str]
    result: Callable[[Outcome, Company], Result]
    course: Callable[[Iterable[tuple[int, Event]], Company], tuple[Chapter, ...]] | None = (
        None  # from all events with their numbers
    )
    where: Callable[[Any], str] | None = None  # how far a state has come, as people count: "Round 4"
    in_full: Callable[[Move], str] | None = None  # a move whose label does not say all; empty: it does
    in_pieces: Callable[[Any], bool] | None = None  # whether what is asked is one piece of a larger choice
    opens: Callable[[Move], bool] | None = (
        None  # whether such pieces may follow this move as parts of one choice
    )
    choice: Callable[[Any, Seat, tuple[Move, ...], Company], str] | None = (
        None  # a whole choice, what was chosen of it before included: "Return 4 of spades and 8 of clubs"
    )
    why: Callable[[Any, Seat, tuple[Move, ...], Company], str] | None = (
        None  # what speaks for a whole choice, by what the seat knows: "it keeps the run in spades"; empty: nothing to name
    )
    goal: str = "to win"  # what a chance in a hint is a chance of


@dataclass(frozen=True)
class Shapes:
    """The types of the views and events that a game sends; the types of the web client are generated from them."""

    view: type[msgspec.Struct]
    events: tuple[type[Event], ...]


@dataclass(frozen=True)
class Game:
    """One game, whole: all that others need of it. A scene or an observation layout of its own may also import what it shows."""

    name: str
    title: str
    tagline: str
    about: str
    rules_version: int
    seats: tuple[int, ...]
    default_seats: int
    minutes: int
    together: bool  # all win or lose together
    options: type[msgspec.Struct]
    option_infos: tuple[OptionInfo, ...]
    primer: Primer
    rules: tuple[RuleInfo, ...]
    chapters: tuple[RuleChapter, ...]  # of the rules
    move_count: int
    most_moves: Callable[[Any], int]  # C5: no game with these options is longer
    state: Callable[[Any], State]  # an empty state with these options
    read_position: Callable[[dict[str, Any]], State]
    write_move: Callable[[Move], str]
    read_move: Callable[[str], Move]
    pieces: Callable[[State], dict[str, list[Any]]]  # C4: where every piece is, by place
    text: Text
    novice: Policy
    glossary: Callable[[Any], tuple[Term, ...]] | None = None  # its words, as they hold with these options
    packs: Callable[[], list[str]] | None = None  # what may be chosen in the option `cards`, by name
    read_piece: Callable[[str], int] | None = None  # a named piece, as scripted chance draws it
    piece_names: Callable[[State], Iterable[str]] | None = None
    # all pieces that the table's cards could bring, where not all of them are in play
    draw_named: Callable[[State, int, str], int | None] | None = None
    # where chance draws a place among so many: that of the named piece, if it lies in such a pile
    bring_cards: Callable[[dict[str, Any], str], str] | None = None
    # cards as data, laid over a pack: what the option `cards` calls them from then on
    read_heads: Callable[[str, bytes], str] | None = None
    # a file of mummy heads, from its name and content: what the option `heads_table` calls them
    search: Search = field(default_factory=Search)
    shapes: Shapes | None = None  # only where the web client has a scene for this game

    def read_options(self, given: dict[str, Any]) -> Any:
        """The options of a table; a mistake is told in one sentence."""
        for name in given:
            if name not in self.options.__struct_fields__:
                raise self._no_option(name)
        try:
            return msgspec.convert(given, self.options, strict=False)
        except (msgspec.ValidationError, ValueError) as error:
            raise BadOptions(f"{self.title}: {self._not_so(str(error), given)}") from None

    def offering(self, name: str, choice: Choice) -> "Game":
        """The same game with one more choice for an option; it takes the place of one with the same value."""
        infos = tuple(
            msgspec.structs.replace(
                info, choices=(*(one for one in info.choices if one.value != choice.value), choice)
            )
            if info.name == name
            else info
            for info in self.option_infos
        )
        return replace(self, option_infos=infos)

    def terms(self, options: Any) -> tuple[Term, ...]:
        """What a newcomer may not know, explained for a table with these options; a game may do without."""
        return () if self.glossary is None else self.glossary(options)

    def wins(self, state: State) -> tuple[float, ...]:
        """What each seat has won at the end: its part of one win, or the one that all share."""
        if not self.together:
            return tuple(state.utilities())
        outcome = state.outcome()
        return (1.0 if outcome is not None and outcome.winners else 0.0,) * state.seats()

    def no_seats(self, count: int) -> str:
        """The sentence for a number of seats that this game does not have."""
        fewest, most = min(self.seats), max(self.seats)
        word = "or" if most - fewest == 1 else "to"
        sizes = str(most) if fewest == most else f"{fewest} {word} {most}"
        return f"{self.title} is played on {sizes} seats, not on {count}"

    def _no_option(self, name: str) -> BadOptions:
        known = self.options.__struct_fields__
        nearest = get_close_matches(name, known, 1)
        hint = f"the nearest is '{nearest[0]}'" if nearest else f"it has {joined(list(known))}"
        return BadOptions(f"{self.title} has no option '{name[:MOST_OF_A_NAME]}'; {hint}", name)

    def _not_so(self, message: str, given: dict[str, Any]) -> str:
        """What the option may be, and what it was said to be; where that is a longer story, msgspec's message."""
        text, _, place = message.partition(" - at `$.")
        name = place.rstrip("`")
        if name not in given:
            return f"option {name}: {text}" if place else text
        wanted = _wanted(get_type_hints(self.options)[name])
        return f"option {name} is {wanted}, not {repr(given[name])[:MOST_OF_A_NAME]}"

    def new(self, options: Any, chance: Chance, journal: Journal | None = None) -> State:
        """A game that has just been set up."""
        state = self.state(options)
        state.restart(chance, journal)
        return state


def _wanted(kind: Any) -> str:
    """The values of an option in words."""
    if get_origin(kind) is Literal:
        return joined([str(value) for value in get_args(kind)], "or")
    return {bool: "true or false", int: "a whole number"}.get(kind, "a word")
