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

Viewers are seats; None is a spectator. `submit` tries a move on a copy, writes it to the store and takes the copy then, so
what was acknowledged is on disk. One thread at a time may use a match.
"""

import secrets
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Final

import msgspec

from sacrarium.core.bits import Seat, bit, members_of
from sacrarium.core.chance import Sealed, Seeded
from sacrarium.core.decision import Ask, Result
from sacrarium.core.errors import BadNotation, SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.journal import EVERYBODY, Camera, Event, Journal
from sacrarium.core.record import Entry, Record
from sacrarium.core.state import State
from sacrarium.core.words import Company

from .errors import NumberTaken, Refused, RulesChanged, StoreError, TableError
from .films import FilmMaker, digest_of, film
from .messages import Film, LogLine, Refusal, SeatInfo, Summary, Update, WholeTable
from .seating import Bot, Open, Person, clean_name, driven_by, driver_of, names_of
from .store import Reels, Store, Table
from .taking_back import Back, Deed, Undone, as_entry, judged, place_of_last, target_of
from .telling import Reel, Teller, plain_view, seat_infos

RECENT: Final = 64  # positions kept for viewers that come back; before them there is a gap
STALE: Final = "The table has moved on since you looked; look again and choose."


class Tried(msgspec.Struct, frozen=True):
    """What an entry would lead to."""

    state: State
    chance: Sealed
    camera: Camera


class Match:
    """A table and its log, played up to the newest entry."""

    def __init__(self, store: Store, table: Table, game: Game) -> None:
        self.store = store
        self.table = table
        self.game = game
        self.present: set[Seat] = set()  # who is here; kept by whoever holds the lines
        self._filming = FilmMaker(game, table.seats)
        self._journals = [Journal()]  # by number; 0 is the setup
        self._entries: list[Entry] = []
        self._deeds: list[Deed] = []  # the moves that count, in order
        with self._as_it_was():
            self.state, self._chance = self._begin(self._journals[0])
            self._recent = deque([(self.state.copy(), self._journals[0])], maxlen=RECENT)
            self._catch_up_from(store.digests(table.id))

    def _begin(self, journal: Journal) -> tuple[State, Sealed]:
        """The setup, and the chance that goes on from it."""
        chance = Sealed(self.table.seed)
        return self.game.new(self.game.read_options(self.table.options), chance, journal), chance

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
        return self.teller.eyes(self.state, viewer) if seat is None else seat

    def imagined(self, seat: Seat) -> State:
        """A position that this seat cannot tell from the truth: all that a bot or a hint ever gets."""
        return self.state.imagine(seat, Seeded(secrets.randbits(63)))

    # -- the log -----------------------------------------------------------------------------------

    def submit(self, seat: Seat | None, move: str, seen: int) -> Entry:
        """Make a move for a seat that has seen the table up to `seen`; Refused if it may not."""
        entry = Entry(self._may_move(seat, seen), move.strip())
        self._legal(entry)
        self._write(entry)
        if self.over:
            with suppress(StoreError):  # the steps are kept, and are put together when they are asked for
                self._cut()
        return entry

    def take_back(self, viewer: Seat | None, seen: int, agreed: bool = False) -> Entry:
        """Take back the last decision of this viewer; Refused where it cannot be, or others have not agreed."""
        place, offered = self._last_of(viewer), self.back(viewer)
        if viewer is None or place is None or offered is None:
            raise Refused("not_your_turn", "There is no decision of yours to take back.")
        if not self.is_fresh(viewer, seen):
            raise Refused("stale", STALE)
        if offered.way == "barred" or (offered.way == "ask" and not agreed):
            raise Refused("illegal", offered.words)
        return self._write(Entry(self._deeds[place].seat, as_entry(self.number_after(place))))

    def _write(self, entry: Entry) -> Entry:
        """Try an entry on a copy, write it down, and take the copy."""
        number, tried = self.number + 1, self._try(entry)
        step = self._filming.step(number, self.state, tried.state, tried.camera)
        try:
            self.store.append(self.table.id, number, entry, step)
        except NumberTaken:
            self.catch_up()
            raise Refused("stale", STALE) from None
        self._keep(entry, tried)
        return entry

    def played(self, viewer: Seat | None, move: str, seen: int, seat: Seat | None = None) -> int | None:
        """The entry that this very move has made already; None: it has made none.

        What a link answers to what it has seen stands in the log as the first entry of its seats after that. So
        a move can be sent again where its line broke, also to a server that was started anew.
        """
        yours = driven_by(self.table.seats, viewer)
        seats = yours if seat is None else {seat} & {*yours}
        for number, entry in enumerate(self._entries[seen:], seen + 1):
            if entry.seat in seats:
                return number if entry.move == move.strip() else None
        return None

    def catch_up(self) -> None:
        """Play what stands in the log and has not been played here."""
        with self._as_it_was():
            self._catch_up_from(self.store.digests(self.table.id, self.number))

    def _catch_up_from(self, digests: Mapping[int, bytes]) -> None:
        """The same; a step that was not written down yet is, and the others must lead where they led."""
        missing = {}
        if self.number == 0 and not self._leads_there(0, self.state, digests):
            missing[0] = self._filming.step(0, None, self.state, self._journals[0])
        for entry in self.store.entries(self.table.id, self.number):
            number, tried = self.number + 1, self._try(entry)
            if not self._leads_there(number, tried.state, digests):
                missing[number] = self._filming.step(number, self.state, tried.state, tried.camera)
            self._keep(entry, tried)
        if missing:
            self.store.note(self.table.id, missing)

    def _try(self, entry: Entry) -> "Tried":
        """What an entry leads to."""
        to = target_of(entry.move)
        if to is not None:
            return self._try_back(entry.seat, to)
        state, chance = self.state.copy(), self._chance.copy()
        camera = Camera(state)
        state.play(entry.seat, self.game.read_move(entry.move), chance, camera)
        return Tried(state, chance, camera)

    def _try_back(self, seat: Seat, to: int) -> "Tried":
        """The position after an earlier entry, from which the same chance goes on."""
        kept = [deed for deed in self._deeds if deed.number <= to]
        state, chance = self._begin(Journal())
        for deed in kept:
            entry = self._entries[deed.number - 1]
            state.play(entry.seat, self.game.read_move(entry.move), chance)
        camera = Camera(state)
        camera.add(Undone(seat, to, len(self._deeds) - len(kept)), EVERYBODY)
        return Tried(state, chance, camera)

    def _leads_there(self, number: int, state: State, digests: Mapping[int, bytes]) -> bool:
        """Whether this position was written down; RulesChanged if it was another one, or cannot be known."""
        old = self.table.rules_version != self.game.rules_version
        if old and digests.get(number) != digest_of(state):
            raise RulesChanged(self.game.title)
        return number in digests

    @contextmanager
    def _as_it_was(self) -> Iterator[None]:
        """Replaying: what cannot be replayed is a damaged log, or rules that have changed."""
        try:
            yield
        except (RulesChanged, StoreError):
            raise
        except SacrariumError as error:
            if self.table.rules_version != self.game.rules_version:
                raise RulesChanged(self.game.title) from None
            raise TableError(
                f"Move {len(self._entries) + 1} of this table cannot be replayed: {error}."
            ) from None

    def _keep(self, entry: Entry, tried: "Tried") -> None:
        """Remember what was played, and how it looked."""
        to = target_of(entry.move)
        if to is None:
            self._deeds.append(self._deed(entry, tried))
        else:
            self._deeds = [deed for deed in self._deeds if deed.number <= to]
        self.state, self._chance = tried.state, tried.chance
        self._entries.append(entry)
        self._journals.append(tried.camera.words_only())
        self._recent.append((tried.state.copy(), tried.camera))

    def _deed(self, entry: Entry, tried: "Tried") -> Deed:
        uncovers = any(event.uncovers() for _, event in tried.camera.entries)
        return Deed(
            number=self.number + 1,
            seat=entry.seat,
            uncovers=uncovers or tried.chance.drawn() != self._chance.drawn(),
            alone=len(self.asked()) == 1,
        )

    # -- taking back -------------------------------------------------------------------------------

    def back(self, viewer: Seat | None) -> Back | None:
        """What this viewer may take back; None: there is nothing to take back."""
        place = self._last_of(viewer)
        if place is None or self.over:
            return None
        yours = driven_by(self.table.seats, viewer)
        return judged(self._deeds[place:], yours, self.table.practice, bool(self.people_beside(viewer)))

    def people_beside(self, viewer: Seat | None) -> tuple[Seat, ...]:
        """The other people who play here, each by the seat of their link."""
        sitters = self.table.seats
        return tuple(
            seat for seat, sitter in enumerate(sitters) if isinstance(sitter, Person) and seat != viewer
        )

    @property
    def turned_back(self) -> int:
        """How often something was taken back."""
        return sum(target_of(entry.move) is not None for entry in self._entries)

    def number_after(self, moves: int) -> int:
        """The number of the position after so many moves of the record."""
        return self._deeds[moves - 1].number if moves else 0

    def _last_of(self, viewer: Seat | None) -> int | None:
        return place_of_last(self._deeds, driven_by(self.table.seats, viewer))

    def _journals_that_count(self) -> list[Journal]:
        """The journals by number, empty where a move does not count any more."""
        numbers = {0, *(deed.number for deed in self._deeds)}
        return [journal if n in numbers else Journal() for n, journal in enumerate(self._journals)]

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

    def _legal(self, entry: Entry) -> None:
        """Refused with its rule if the move that is written there is not legal."""
        try:
            move = self.game.read_move(entry.move)
        except BadNotation as error:
            raise Refused("illegal", f"{error}.") from None
        reason = self.state.why_not(entry.seat, move)
        if reason is not None:
            raise Refused("illegal", self.game.text.reason(reason, self.company(entry.seat)), reason.rule)

    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where, and whether they are there."""
        return seat_infos(self.table.seats, self.present)

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

    @property
    def teller(self) -> Teller:
        """Who tells it, with the names of today."""
        return Teller(self.game, self.table.seats, names_of(self.table.seats))

    def company(self, viewer: Seat | None) -> Company:
        """The names at the table, through the eyes of this viewer."""
        return self.teller.company(viewer)

    def ask(self, state: State, viewer: Seat | None) -> Ask | None:
        """The question to one of this viewer's seats, if there is one."""
        return self.teller.ask(state, viewer)

    def result(self, viewer: Seat | None) -> Result | None:
        """How the game has ended, once it has."""
        return None if not self.over else self.teller.result(self.state, self._journals_that_count(), viewer)

    def snapshot(self, viewer: Seat | None) -> WholeTable:
        """Everything this viewer may know."""
        teller = self.teller
        return WholeTable(
            number=self.number,
            game=self.game.name,
            title=self.game.title,
            options=self.table.options,
            seats=self.seats(),
            you=viewer,
            names=teller.names,
            view=plain_view(self.state, teller.eyes(self.state, viewer)),
            words=teller.words(self.state, viewer),
            ask=teller.ask(self.state, viewer),
            log=tuple(self._log(teller, viewer)),
            outcome=self.result(viewer),
            yours=driven_by(self.table.seats, viewer),
            back=self.back(viewer),
        )

    def _log(self, teller: Teller, viewer: Seat | None) -> Iterator[LogLine]:
        """All lines; those of what was taken back say so."""
        undone = self._undone()
        for number, journal in enumerate(self._journals):
            for line in teller.log(journal, viewer, number):
                yield msgspec.structs.replace(line, undone=number in undone)

    def _undone(self) -> set[int]:
        """The numbers of all that was taken back, with take-backs among it."""
        targets = ((number, target_of(entry.move)) for number, entry in enumerate(self._entries, 1))
        return {gone for number, to in targets if to is not None for gone in range(to + 1, number)}

    def updates_since(self, viewer: Seat | None, seen: int) -> list[Update] | None:
        """What this viewer has missed since entry `seen`; None where not all of it is kept."""
        kept = self._since(seen)
        if not kept:
            return None
        first, _ = kept[0]
        reel = Reel(plain_view(first, self.teller.eyes(first, viewer)))
        return [
            self._update(viewer, number, state, journal, reel)
            for number, (state, journal) in enumerate(kept[1:], seen + 1)
        ]

    def _update(self, viewer: Seat | None, number: int, state: State, journal: Journal, reel: Reel) -> Update:
        teller = self.teller
        eyes = teller.eyes(state, viewer)
        return Update(
            number=number,
            events=teller.events(journal, viewer, eyes, reel),
            changes=reel.show(plain_view(state, eyes)),
            words=teller.words(state, viewer),
            ask=teller.ask(state, viewer) if number == self.number else None,
            outcome=self.result(viewer) if number == self.number else None,
            back=self.back(viewer) if number == self.number else None,
        )

    def refusal(self, refused: Refused, sent: int | None = None) -> Refusal:
        """A refusal as it is told; `sent` is the id of the move that is refused."""
        return Refusal(refused.code, refused.words, refused.rule, self.number, sent)

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
            words=company_words if your_turn else self.teller.words(self.state, viewer).title,
            where="" if self.game.text.where is None else self.game.text.where(self.state),
            company=company_words,
            begun=self.table.created,
        )

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
            rules_version=self.game.rules_version,  # by which it has just been played again
            options=self.table.options,
            seed=self.table.seed,
            moves=tuple(self._entries[deed.number - 1] for deed in self._deeds),
            names=names_of(self.table.seats),
            chance="sealed",
        )

    def film(self, through: Seat | None) -> Film:
        """The finished game step by step, through the eyes of this seat or of a spectator."""
        if not self.over:
            raise Refused("not_your_turn", "The game is not over; until then nobody may see all of it.")
        reel = self.store.reel(self.table.id, through) or self._cut()[through]
        return film(self.game, self.seats(), reel, through)

    def _cut(self) -> Reels:
        """What each viewer saw in one piece, kept instead of the single steps."""
        reels = self._filming.reels(self.store.steps(self.table.id), self.state, self._journals_that_count())
        self.store.keep_reels(self.table.id, reels)
        return reels
