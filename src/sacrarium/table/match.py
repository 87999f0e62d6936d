"""One live table: the state that its log replays to, who may say what, and what each viewer is told.

A match needs no server and no event loop. To play in one process, for example in a terminal:

    tables = Tables(SqliteStore(":memory:"))                       # or a file, to go on later
    match = tables.new(game, {}, [Person("Ida"), Bot("adept"), Bot("novice"), Open()])
    whole = match.snapshot(0)                                      # all that seat 0 may know
    match.submit(0, "15", seen=match.number)                       # raises Refused, with words and rule
    for update in match.updates_since(0, whole.number) or ():      # None: too long ago, take a snapshot
        ...
    while bots := match.bots_asked():                              # here and now; Workers do it in a process
        match.submit(bots[0], here_and_now(match, bots[0]), match.number)

Viewers are seats; None is a spectator. `submit` writes the entry to the store first and plays it then, so what was
acknowledged is on disk. One thread at a time may use a match.
"""

import secrets
from collections import deque
from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec

from sacrarium.core.bits import Move, Seat, bit, members_of
from sacrarium.core.chance import Sealed, Seeded
from sacrarium.core.changes import Change, changes
from sacrarium.core.decision import Ask, Result, Words
from sacrarium.core.errors import BadNotation, SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.journal import Camera, Event, Journal
from sacrarium.core.record import Entry, Record, Replay
from sacrarium.core.state import State
from sacrarium.core.words import Company

from .errors import NumberTaken, Refused, TableError
from .messages import Film, Frame, GameEvent, LogLine, Refusal, SeatInfo, Summary, Update, WholeTable
from .seating import Bot, Open, Person, Sitter, clean_name, driven_by, driver_of, names_of
from .store import Store, Table

RECENT: Final = 64  # positions kept for viewers that come back; before them there is a gap
STALE: Final = "The table has moved on since you looked; look again and choose."


class Match:
    """A table and its log, played up to the newest entry."""

    def __init__(self, store: Store, table: Table, game: Game) -> None:
        if table.rules_version != game.rules_version:
            raise TableError(
                f"This table was begun by version {table.rules_version} of the rules of {game.title}; "
                f"they are now at version {game.rules_version}, so it cannot go on."
            )
        self.store = store
        self.table = table
        self.game = game
        self.present: set[Seat] = set()  # whose line is open; kept by whoever holds the lines
        self._chance = Sealed(table.seed)
        self._journals = [Journal()]  # by number; 0 is the setup
        self._entries: list[Entry] = []
        self.state: State = game.new(game.read_options(table.options), self._chance, self._journals[0])
        self._recent = deque([(self.state.copy(), self._journals[0])], maxlen=RECENT)
        self.catch_up()

    @property
    def number(self) -> int:
        """The number of the newest entry; 0 before the first."""
        return len(self._entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.to_act()

    def asked(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        return tuple(members_of(self.state.to_act()))

    def bots_asked(self) -> tuple[Seat, ...]:
        """The bots among them."""
        return tuple(seat for seat in self.asked() if isinstance(self.table.seats[seat], Bot))

    def speaker(self, viewer: Seat | None, seat: Seat | None = None) -> Seat | None:
        """For which of its seats a link speaks: the one that it names, or the one that is asked."""
        if seat is not None and seat not in driven_by(self.table.seats, viewer):
            raise Refused("not_your_turn", "This seat is not yours to play.")
        return self.eyes(self.state, viewer) if seat is None else seat

    def eyes(self, state: State, viewer: Seat | None) -> Seat | None:
        """Through which seat a link sees the table: of those that it plays the one that is asked, else its own."""
        yours = driven_by(self.table.seats, viewer)
        return next((seat for seat in yours if state.to_act() & bit(seat)), viewer)

    def imagined(self, seat: Seat) -> State:
        """A position that this seat cannot tell from the truth: all that a bot or a hint ever gets."""
        return self.state.imagine(seat, Seeded(secrets.randbits(63)))

    # -- the log -----------------------------------------------------------------------------------

    def submit(self, seat: Seat | None, move: str, seen: int) -> Entry:
        """Make a move for a seat that has seen the table up to `seen`; Refused if it may not."""
        entry = Entry(self._may_move(seat, seen), move.strip())
        legal = self._legal(entry)
        try:
            self.store.append(self.table.id, self.number + 1, entry)
        except NumberTaken:
            self.catch_up()
            raise Refused("stale", STALE) from None
        camera = Camera(self.state)
        self.state.advance(entry.seat, legal, self._chance, camera)
        self._keep(entry, camera)
        return entry

    def catch_up(self) -> None:
        """Play what stands in the log and has not been played here."""
        for entry in self.store.entries(self.table.id, self.number):
            camera = Camera(self.state)
            try:
                self.state.play(entry.seat, self.game.read_move(entry.move), self._chance, camera)
            except SacrariumError as error:
                raise TableError(
                    f"Move {self.number + 1} of this table cannot be replayed: {error}."
                ) from None
            self._keep(entry, camera)

    def _keep(self, entry: Entry, camera: Camera) -> None:
        """Remember what was played, and how it looked."""
        self._entries.append(entry)
        self._journals.append(camera.words_only())
        self._recent.append((self.state.copy(), camera))

    def _may_move(self, seat: Seat | None, seen: int) -> Seat:
        if seat is None:
            raise Refused("not_your_turn", "You are watching this table; only those who sit at it play.")
        if self.over:
            raise Refused("over", "The game is over.")
        if self._waits_for_somebody(seat):
            raise Refused("not_your_turn", "Take your seat first: tell the others your name.")
        if not self.is_fresh(seat, seen):
            raise Refused("stale", STALE)
        if not self.state.to_act() & bit(seat):
            waited_for = self.company(seat).listed(self.asked())
            raise Refused("not_your_turn", f"It is not your turn: the table waits for {waited_for}.")
        return seat

    def _waits_for_somebody(self, seat: Seat) -> bool:
        driver = driver_of(self.table.seats, seat)
        return driver is not None and isinstance(self.table.seats[driver], Open)

    def is_fresh(self, seat: Seat, seen: int) -> bool:
        """Nothing new has happened for this seat; while all decide in secret, others may have answered."""
        if seen == self.number:
            return True
        asked = [state.to_act() & bit(seat) for state, _ in self._since(seen)]
        news = any(event.news for events in self._events(seat, seen + 1) for event in events)
        return bool(asked) and all(asked) and not news

    def _since(self, seen: int) -> list[tuple[State, Journal]]:
        """The positions from `seen` to now, with what led to them; none where they are not kept."""
        first = self.number + 1 - len(self._recent)
        return list(self._recent)[seen - first :] if first <= seen <= self.number else []

    def _events(self, viewer: Seat | None, start: int) -> Iterator[list[Event]]:
        return (journal.seen_by(viewer) for journal in self._journals[start:])

    def _legal(self, entry: Entry) -> Move:
        """The move that is written there; Refused with its rule if it is not legal."""
        try:
            move = self.game.read_move(entry.move)
        except BadNotation as error:
            raise Refused("illegal", f"{error}.") from None
        reason = self.state.why_not(entry.seat, move)
        if reason is not None:
            raise Refused("illegal", self.game.text.reason(reason, self.company(entry.seat)), reason.rule)
        return move

    # -- the company -------------------------------------------------------------------------------

    def company(self, viewer: Seat | None) -> Company:
        """The names at the table, through the eyes of this viewer; a seat among several of one person is named."""
        driver = None if viewer is None else driver_of(self.table.seats, viewer)
        return Company(names_of(self.table.seats), viewer, len(driven_by(self.table.seats, driver)) > 1)

    def telling(self, viewer: Seat | None) -> Company:
        """The same for what happened: whoever plays several seats hears all of them by name."""
        return self.company(viewer if len(driven_by(self.table.seats, viewer)) == 1 else None)

    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where, and whether they are there."""
        return tuple(self._seat(seat) for seat in range(len(self.table.seats)))

    def _seat(self, seat: Seat) -> SeatInfo:
        sitter, driver = self.table.seats[seat], driver_of(self.table.seats, seat)
        return SeatInfo(
            seat=seat,
            name=names_of(self.table.seats)[seat],
            kind=_kind(sitter if driver is None else self.table.seats[driver]),
            level=sitter.level if isinstance(sitter, Bot) else None,
            present=driver is None or driver in self.present,
            driver=driver,
        )

    def sit_down(self, seat: Seat | None, name: str) -> None:
        """Somebody with the link of an open seat takes it."""
        if seat is None:
            raise Refused("not_your_turn", "This link is for watching; ask for the link of a seat.")
        if not isinstance(self.table.seats[seat], Open):
            raise Refused("illegal", "Somebody sits on this seat already.")
        try:
            person = Person(clean_name(name, names_of(self.table.seats)))
        except TableError as error:
            raise Refused("malformed", str(error)) from None
        seats = (*self.table.seats[:seat], person, *self.table.seats[seat + 1 :])
        if not self.store.sit(self.table, seats):
            self.table = self.store.table(self.table.id) or self.table
            raise Refused("stale", "Somebody else has just sat down; look again.")
        self.table = msgspec.structs.replace(self.table, seats=seats)

    # -- what a viewer is told ---------------------------------------------------------------------

    def snapshot(self, viewer: Seat | None) -> WholeTable:
        """Everything this viewer may know."""
        return WholeTable(
            number=self.number,
            game=self.game.name,
            title=self.game.title,
            options=self.table.options,
            seats=self.seats(),
            you=viewer,
            names=names_of(self.table.seats),
            view=_view(self.state, self.eyes(self.state, viewer)),
            words=self.words(self.state, viewer),
            ask=self.ask(self.state, viewer),
            log=tuple(line for number in range(self.number + 1) for line in self._log(viewer, number)),
            outcome=self.result(self.state, viewer),
            yours=driven_by(self.table.seats, viewer),
        )

    def updates_since(self, viewer: Seat | None, seen: int) -> list[Update] | None:
        """What this viewer has missed since entry `seen`; None where not all of it is kept."""
        kept = self._since(seen)
        if not kept:
            return None
        first, _ = kept[0]
        reel = Reel(_view(first, self.eyes(first, viewer)))
        return [
            self._update(viewer, number, state, journal, reel)
            for number, (state, journal) in enumerate(kept[1:], seen + 1)
        ]

    def _update(
        self, viewer: Seat | None, number: int, state: State, journal: Journal, reel: "Reel"
    ) -> Update:
        eyes = self.eyes(state, viewer)
        return Update(
            number=number,
            events=self._told(journal, viewer, eyes, reel),
            changes=reel.show(_view(state, eyes)),
            words=self.words(state, viewer),
            ask=self.ask(state, viewer) if number == self.number else None,
            outcome=self.result(state, viewer),
        )

    def words(self, state: State, viewer: Seat | None) -> Words:
        """What the table says in this position."""
        return self.game.text.words(state, self.company(self.eyes(state, viewer)))

    def ask(self, state: State, viewer: Seat | None) -> Ask | None:
        """The question to one of this viewer's seats, if there is one."""
        seat = self.eyes(state, viewer)
        if seat is None or not state.to_act() & bit(seat):
            return None
        return self.game.text.ask(state, seat, self.company(seat))

    def result(self, state: State, viewer: Seat | None) -> Result | None:
        """How the game has ended, once it has."""
        outcome = state.outcome()
        if outcome is None:
            return None
        told, company = self.game.text, self.telling(viewer)
        course = () if told.course is None else told.course(self._numbered(viewer), company)
        return msgspec.structs.replace(told.result(outcome, company), course=course)

    def _numbered(self, viewer: Seat | None) -> Iterator[tuple[int, Event]]:
        """All events that this viewer may know, with the numbers of their entries."""
        yours = driven_by(self.table.seats, viewer)
        return ((n, event) for n, journal in enumerate(self._journals) for event in journal.seen_from(yours))

    def refusal(self, refused: Refused) -> Refusal:
        """A refusal as it is told."""
        return Refusal(refused.code, refused.words, refused.rule, self.number)

    def summary(self, viewer: Seat | None) -> Summary:
        """The table at a glance."""
        company = self.company(viewer)
        yours = driven_by(self.table.seats, viewer)
        others = tuple(seat for seat in range(len(company.names)) if seat not in yours)
        your_turn = any(seat in self.asked() for seat in yours)
        company_words = f"with {company.listed(others)}" if others else "on your own"
        return Summary(
            game=self.game.name,
            title=self.game.title,
            over=self.over,
            number=self.number,
            seats=self.seats(),
            your_turn=your_turn,
            words=company_words if your_turn else self.words(self.state, viewer).title,
        )

    def _told(
        self, journal: Journal, viewer: Seat | None, eyes: Seat | None, reel: "Reel"
    ) -> tuple[GameEvent, ...]:
        """The events of an entry that this viewer may know, each with what it changed to see."""
        company = self.telling(viewer)
        told = []
        for place in journal.places_seen_from(driven_by(self.table.seats, viewer)):
            (_, event), position = journal.entries[place], journal.position(place)
            changed = () if position is None else reel.show(_view(position, eyes))
            words = {"text": self.game.text.event(event, company), "changes": changed}
            told.append(cast(GameEvent, {**msgspec.to_builtins(event), **words}))
        return tuple(told)

    def _log(self, viewer: Seat | None, number: int) -> Iterator[LogLine]:
        company = self.telling(viewer)
        for event in self._journals[number].seen_from(driven_by(self.table.seats, viewer)):
            if text := self.game.text.event(event, company):
                yield LogLine(number, text)

    # -- after the end -----------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole game, seed and all; refused while it goes on, because it tells every hand."""
        if not self.over:
            raise Refused("not_your_turn", "The game is not over; until then nobody may see all of it.")
        return self.record_so_far()

    def record_so_far(self) -> Record:
        """The game as far as it was played. It tells all hands: only for whoever owns the store, never for a viewer."""
        return Record(
            game=self.game.name,
            rules_version=self.table.rules_version,
            options=self.table.options,
            seed=self.table.seed,
            moves=tuple(self._entries),
            names=names_of(self.table.seats),
            chance="sealed",
        )

    def film(self, through: Seat | None) -> Film:
        """The finished game step by step, through the eyes of this seat or of a spectator."""
        return Film(
            game=self.game.name,
            title=self.game.title,
            seats=self.seats(),
            frames=tuple(self._frames(through)),
            outcome=self.result(self.state, through),
            through=through,
        )

    def _frames(self, through: Seat | None) -> Iterator[Frame]:
        reel = Reel({})
        for number, (state, journal) in enumerate(Replay(self.game, self.record()).steps(filmed=True)):
            events = self._told(journal, through, through, reel)
            yield Frame(number, events, reel.show(_view(state, through)), self.words(state, through))


class Reel:
    """The views that somebody is shown one after the other; each is told by what is different in it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def show(self, view: dict[str, Any]) -> tuple[Change, ...]:
        """The next view."""
        found = changes(self.view, view)
        self.view = view
        return found


def _view(state: State, viewer: Seat | None) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(state.view(viewer))
    return view


def _kind(sitter: Sitter) -> Any:
    return type(sitter).__struct_config__.tag
