"""The contract suite itself: a sound game passes every check, and each fault is caught by the check it breaks."""

import itertools
import random
from dataclasses import replace
from typing import Any, cast

import pytest

from sacrarium.contract import (
    CHECKS,
    PLAYERS,
    Check,
    ContractBroken,
    Moment,
    nonsense_is_no_notation,
    random_table,
    same_again,
    tables,
    walk,
    walk_again,
)
from sacrarium.contract.__main__ import main, run_suite
from sacrarium.core.bits import Move, Seat, bit
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.decision import Ask, Words
from sacrarium.core.errors import BadPosition, IllegalMove, Reason
from sacrarium.core.game import Game, Text
from sacrarium.core.journal import EVERYBODY, Journal
from sacrarium.core.state import MoveList

from .toy import ROUNDS, TEXT, Hush, LaidDown, View, hush, pieces

SEEDS = range(4)


def breaks(game: Game, *only: str) -> str:
    """What the suite, or only some of its checks, finds in this game."""
    checks = {name: CHECKS[name] for name in only or CHECKS}
    with pytest.raises(ContractBroken) as found:
        walks(game, checks)
    assert found.value.record is not None and "hush" == found.value.record.game
    assert "\n" not in str(found.value)
    return str(found.value)


def walks(game: Game, checks: dict[str, Check], **options: Any) -> None:
    for seed in SEEDS:
        walk(game, {"players": 3, **options}, seed, checks=checks)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("options", tables(hush()), ids=str)
def test_a_sound_game_passes(options: dict[str, Any], player: str) -> None:
    game = hush()
    for seed in SEEDS:
        record = walk(game, options, seed, player)
        walk_again(game, record)
        same_again(game, options, seed, player)
    nonsense_is_no_notation(game)


def test_tables_vary_seats_and_options() -> None:
    expected = [{"players": 2}, {"players": 2, "dice": False}, {"players": 3}, {"players": 3, "dice": False}]

    assert expected == tables(hush())
    assert all(random_table(hush(), Seeded(seed))["players"] in {2, 3} for seed in range(10))


class NoMoves(Hush):
    def list_moves(self, seat: Seat, moves: MoveList) -> Any:
        return 0 if self.now.round == ROUNDS else super().list_moves(seat, moves)


class Restless(Hush):
    def legal(self, seat: Seat) -> list[Move]:
        moves = list(super().legal(seat))
        random.Random(id(moves)).shuffle(moves)
        self.now.hands[seat].reverse()
        return moves


class KeepsOldMoves(Hush):
    def list_moves(self, seat: Seat, moves: MoveList) -> Any:
        for card in self.may_lay(seat):
            moves.add(card)


class NoOutcome(Hush):
    def outcome(self) -> None:
        return None


class PicksAnything(Hush):
    def pick(self, seat: Seat, chance: Chance) -> Move:
        return 0


class FallsOver(Hush):
    def show(self, chance: Chance, journal: Journal | None) -> None:
        raise KeyError("no such card")


@pytest.mark.parametrize("kind", [NoMoves, Restless, KeepsOldMoves, NoOutcome, PicksAnything, FallsOver])
def test_c1_dead_ends(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C1: ")


class AllowsAll(Hush):
    def is_legal(self, seat: Seat, move: Move) -> bool:
        return move in self.now.hands[seat]


class NamesNoRule(Hush):
    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        reason = super().why_not(seat, move)
        return reason and Reason("the third", reason.code)


class GivesNoReason(Hush):
    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return None


class Crashes(Hush):
    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return super().why_not(seat, move) if seat >= 0 else [][seat]


class ChangesOnRefusal(Hush):
    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        reason = super().why_not(seat, move)
        self.now.scores[0] += reason is not None and reason.rule == "T4"
        return reason


class RefusesWhatIsLegal(Hush):
    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return super().why_not(seat, move) or Reason("T3", "no")


class RaisesAnotherReason(Hush):
    def play(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> Any:
        if self.why_not(seat, move) is not None:
            raise IllegalMove(Reason("T9", "no"))
        return self.advance(seat, move, chance, journal)


@pytest.mark.parametrize(
    "kind",
    [
        AllowsAll,
        NamesNoRule,
        GivesNoReason,
        Crashes,
        ChangesOnRefusal,
        RefusesWhatIsLegal,
        RaisesAnotherReason,
    ],
)
def test_c2_illegal_moves(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C2: ")


class HasOwnDice(Hush):
    rolls = itertools.count()

    def show(self, chance: Chance, journal: Journal | None) -> None:
        super().show(chance, journal)
        self.now.scores[0] += next(self.rolls)


def test_c3_luck_of_its_own() -> None:
    with pytest.raises(ContractBroken, match="C3: "):
        same_again(hush(HasOwnDice), {}, 1, "random")


class LosesACard(Hush):
    def show(self, chance: Chance, journal: Journal | None) -> None:
        super().show(chance, journal)
        self.now.shown = self.now.shown[1:]


class DoublesACard(Hush):
    def show(self, chance: Chance, journal: Journal | None) -> None:
        super().show(chance, journal)
        self.now.shown = [*self.now.shown, self.now.shown[0]]


@pytest.mark.parametrize("kind", [LosesACard, DoublesACard])
def test_c4_pieces(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C4: ")


def test_c5_too_long() -> None:
    assert breaks(hush(most_moves=lambda _: 4)).startswith("C5: ")


class WorthTooMuch(Hush):
    def utilities(self) -> list[float]:
        return [2.0] * self.seats()


class NoRanks(Hush):
    def outcome(self) -> Any:
        outcome = super().outcome()
        return outcome and type(outcome)(outcome.winners, (), outcome.scores, outcome.reason)


@pytest.mark.parametrize("kind", [WorthTooMuch, NoRanks])
def test_c5_unsound_end(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C5: ")


class ImaginesItsOwnHand(Hush):
    def imagine(self, seat: Seat, chance: Chance) -> Any:
        return super().imagine((seat + 1) % self.seats(), chance)


class ForgetsWhoAnswered(Hush):
    def imagine(self, seat: Seat, chance: Chance) -> Any:
        twin = super().imagine(seat, chance)
        twin.now.chosen = [None] * self.seats()
        return twin


class ImaginesInPlace(Hush):
    def imagine(self, seat: Seat, chance: Chance) -> Any:
        twin = super().imagine(seat, chance)
        chance.shuffle(self.now.deck)
        return twin


@pytest.mark.parametrize("kind", [ImaginesItsOwnHand, ForgetsWhoAnswered, ImaginesInPlace])
def test_c6_can_be_told_from_the_truth(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C6: ")


class RefusesByOtherHands(Hush):
    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        reason = super().why_not(seat, move)
        held = any(move in hand for other, hand in enumerate(self.now.hands) if other != seat)
        return reason and Reason(reason.rule, "held_by_another" if held else reason.code)


def test_c6_refusals_tell_what_is_hidden() -> None:
    assert breaks(hush(RefusesByOtherHands), "C6").startswith("C6: why seat ")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (replace(TEXT, words=lambda state, _: Words(str(pieces(state)["deck"]))), "C6: what the table says"),
        (
            replace(TEXT, ask=lambda state, seat, _: Ask(seat, "lay", str(pieces(state)["deck"]), "", ())),
            "C6: the question to seat ",
        ),
    ],
)
def test_c6_words_tell_what_is_hidden(text: Text, found: str) -> None:
    assert breaks(hush(text=text), "C6").startswith(found)


class Peeks(Hush):
    def imagine(self, seat: Seat, chance: Chance) -> Any:
        return self.copy()


class PeeksAtTheDeck(Hush):
    def imagine(self, seat: Seat, chance: Chance) -> Any:
        if self.now.deck and self.now.deck[0] % 2:
            chance.flip()
        return super().imagine(seat, chance)


class PeeksAtAnswers(Hush):
    def imagine(self, seat: Seat, chance: Chance) -> Any:
        if self.now.chosen[seat - 1] == max(self.now.hands[seat - 1]):
            chance.flip()
        return super().imagine(seat, chance)


@pytest.mark.parametrize("kind", [Peeks, PeeksAtTheDeck, PeeksAtAnswers])
def test_c7_more_than_the_view(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C7: ")


class ShowsAnswers(Hush):
    def view(self, seat: Seat | None) -> View:
        seen = super().view(seat)
        laid = sum(card or 0 for card in self.now.chosen)
        return View(**{**{name: getattr(seen, name) for name in seen.__struct_fields__}, "round": laid})


class TellsAnswers(Hush):
    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> Any:
        if journal is not None:
            journal.add(LaidDown(seat, move), EVERYBODY)
        return super().advance(seat, move, chance, journal)


class TellsTheNeighbour(Hush):
    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> Any:
        if journal is not None:
            journal.add(LaidDown(seat, move), bit((seat + 1) % self.seats()))
        return super().advance(seat, move, chance, journal)


class FirstAnswerScores(Hush):
    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> Any:
        self.now.scores[seat] += self.now.chosen.count(None) == self.seats()
        return super().advance(seat, move, chance, journal)


@pytest.mark.parametrize("kind", [TellsAnswers, TellsTheNeighbour, FirstAnswerScores])
def test_c8_answers_show(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C8: ")


def test_c8_views_show_answers() -> None:
    assert breaks(hush(ShowsAnswers), "C8").startswith("C8: others can tell what seat")


class KeepsAnswers(Hush):
    def reopen(self, seat: Seat) -> None:
        """Nothing is taken back."""


class ReopensWithOtherCards(Hush):
    def reopen(self, seat: Seat) -> None:
        super().reopen(seat)
        self.now.hands[seat] = self.now.hands[seat][:1]


@pytest.mark.parametrize("kind", [KeepsAnswers, ReopensWithOtherCards])
def test_c8_answers_that_cannot_be_taken_back(kind: type[Hush]) -> None:
    assert breaks(hush(kind), "C8").startswith("C8: ")


class SharesItsHands(Hush):
    def copy(self) -> Any:
        other = super().copy()
        other.now.hands = self.now.hands
        return other


class CopiesTooLittle(Hush):
    def copy(self) -> Any:
        other = super().copy()
        other.now.scores = [0] * self.seats()
        return other


@pytest.mark.parametrize("kind", [SharesItsHands, CopiesTooLittle])
def test_c9_copies(kind: type[Hush]) -> None:
    assert breaks(hush(kind), "C9").startswith("C9: ")


class PicklesTooLittle(Hush):
    def __reduce__(self) -> Any:
        return type(self).read, ({**self.to_position(), "chosen": [None] * self.seats()},)


class ReadsOnlyTheTruth(Hush):
    imagined = False

    def imagine(self, seat: Seat, chance: Chance) -> Any:
        twin = super().imagine(seat, chance)
        twin.imagined = True
        return twin

    def __reduce__(self) -> Any:
        return (_cannot_be_read if self.imagined else type(self).read), (self.to_position(),)


def _cannot_be_read(_: dict[str, Any]) -> Hush:
    raise BadPosition("known: this is not true")


class ForgetsWhileReplaying(Hush):
    games = itertools.count()

    def restart(self, chance: Chance, journal: Journal | None = None) -> Any:
        super().restart(chance, journal)
        self.now.scores[0] = next(self.games)
        return 0


@pytest.mark.parametrize("kind", [PicklesTooLittle, ReadsOnlyTheTruth, ForgetsWhileReplaying])
def test_c10_saved_and_loaded(kind: type[Hush]) -> None:
    assert breaks(hush(kind)).startswith("C10: ")


@pytest.mark.parametrize(
    "changes",
    [{"write_move": lambda _: "c1"}, {"write_move": lambda move: f"card {move}"}],
)
def test_c11_notation_does_not_read_back(changes: dict[str, Any]) -> None:
    assert breaks(hush(**changes)).startswith("C11: ")


@pytest.mark.parametrize("reader", [lambda _: 1, lambda text: int(text[1:])])
def test_c11_nonsense_is_read(reader: Any) -> None:
    with pytest.raises(ContractBroken, match="C11: "):
        nonsense_is_no_notation(hush(read_move=reader))


class HidesAField(Hush):
    """Keeps something outside its position that shows only later."""

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self.bonus = 0

    def copy(self) -> Any:
        other = super().copy()
        other.bonus = self.bonus
        return other

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> Any:
        self.bonus += move if None in self.now.chosen[:-1] else 0
        return super().advance(seat, move, chance, journal)

    def show(self, chance: Chance, journal: Journal | None) -> None:
        super().show(chance, journal)
        self.now.scores[0] += self.bonus


class ReadsTooLittle(Hush):
    @classmethod
    def read(cls, data: dict[str, Any]) -> Any:
        return super().read({**data, "shown": []})

    def copy(self) -> Any:
        other = super().copy()
        other.now.shown = list(self.now.shown)
        return other

    def __reduce__(self) -> Any:
        return Hush.copy, (self,)


@pytest.mark.parametrize("kind", [HidesAField, ReadsTooLittle])
def test_c12_positions(kind: type[Hush]) -> None:
    assert breaks(hush(kind), "C12").startswith("C12: ")


class ShowsWithoutAWord(Hush):
    def show(self, chance: Chance, journal: Journal | None) -> None:
        super().show(chance, None)


def test_c13_what_is_uncovered_is_said() -> None:
    """Without dice only the cards of the others tell that something came to light."""
    with pytest.raises(ContractBroken, match=r"C13: seat \d learns from a move of seat \d what lay hidden"):
        walks(hush(ShowsWithoutAWord), {"C13": CHECKS["C13"]}, dice=False)


def test_looks_go_by_the_length_of_the_game_that_was_played() -> None:
    """Nine moves in which three looks are wanted, however long the game might have been."""
    looked_at = []

    def look(now: Moment) -> None:
        position = cast(Hush, now.state).now
        looked_at.append(3 * (position.round - 1) + 3 - position.chosen.count(None))

    walk(hush(most_moves=lambda _: 10_000), {"players": 3}, seed=1, looks=3, checks={"looks": look})

    assert [1, 4, 7, 9] == looked_at


def test_one_command_tells_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m sacrarium.contract GAME`."""
    assert 0 == run_suite(hush(), 4)
    told = capsys.readouterr().out
    assert told.endswith("ok       the honesty of master\nthe contract is kept\n")

    assert 1 == run_suite(hush(LosesACard), 4)
    told = capsys.readouterr().out
    assert "broken   the contract at the table players=2\n         C4: " in told and "broken\n" == told[-7:]


def test_a_game_that_falls_over_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    def unreadable(_: str) -> Move:
        raise KeyError("no such text")

    assert 1 == run_suite(hush(read_move=unreadable), 1)

    assert "C1: the game fell over with KeyError" in capsys.readouterr().out


def test_the_contract_of_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["chess"])

    assert "sacrarium.contract: there is no game named 'chess'" in capsys.readouterr().err
