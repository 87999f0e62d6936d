"""A seeded game as text: after every move what was told to a spectator, and what changed in the position."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sacrarium.contract import PLAYERS
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.policy import Policy
from sacrarium.core.state import State
from sacrarium.core.words import Company
from sacrarium.games import GAMES

HERE = Path(__file__).parent
NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fay", "Gus")


class Playthrough(NamedTuple):
    """One golden file."""

    game: str
    name: str
    options: dict[str, Any]
    seed: int
    player: str

    @property
    def path(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("sarkophag", "three_seats_random", {"players": 3}, 1, "random"),
    Playthrough("sarkophag", "four_seats_first", {"players": 4, "first_dealer": 3}, 2, "first"),
    Playthrough("sarkophag", "five_seats_released", {"players": 5, "release_after_break": True}, 3, "random"),
    Playthrough("sarkophag", "six_seats_alternate", {"players": 6}, 4, "alternate"),
    Playthrough("sarkophag", "limit_reached", {"players": 3, "match": "limit", "limit": 25, "limit_rule": "reach"}, 5, "last"),
    Playthrough("sacrifice_duel", "random", {}, 1, "random"),
    Playthrough("sacrifice_duel", "last_moves", {"first_buyer": "hand_loser", "led_tie": "leader_wins"}, 2, "last"),
    Playthrough("sacrifight", "solo_random", {"mode": "oneshot", "bosses": "erlkoenig"}, 1, "random"),
    Playthrough("sacrifight", "pair_alternate", {"players": 2, "mode": "oneshot", "bosses": "egg"}, 2, "alternate"),
    Playthrough("sacrifight", "two_heroes_best", {"solo_two": True, "hero": "hunter", "partner": "nachzehrer", "mode": "oneshot", "bosses": "krampus"}, 3, "best"),
    Playthrough("sacrifice_duel", "alternate", {"joker_card_wins": False, "own_piles": "never"}, 3, "alternate"),
    Playthrough("sacrifice_circle", "random", {}, 1, "random"),
    Playthrough("sacrifice_circle", "novices", {}, 2, "novice"),
    Playthrough("sacrifice_circle", "novices_leave_items", {"path_choice": "fixed", "second_item": "leave"}, 3, "novice"),
    Playthrough("sacrifice_circle", "alternate", {"walk": "exact", "health": 60}, 3, "alternate"),
    Playthrough("sacre_bleu", "two_seats_random", {"players": 2}, 1, "random"),
    Playthrough("sacre_bleu", "three_seats_alternate", {"players": 3, "first_player": "random", "return_zero": False}, 2, "alternate"),
    Playthrough("sacre_bleu", "last_moves", {"players": 2, "preclude": "last_cards"}, 3, "last"),
)  # fmt: skip


def text_of(played: Playthrough) -> str:
    """The whole golden file."""
    return "\n".join(_lines(GAMES[played.game], played)) + "\n"


def _lines(game: Game, played: Playthrough) -> Iterator[str]:
    yield f"{game.title}, seed {played.seed}, player {played.player}"
    chance, luck, policy = Seeded(played.seed), Seeded(played.seed), _player(game, played.player)
    journal = Journal()
    state = game.new(game.read_options(played.options), chance, journal)
    company = Company(NAMES[: state.seats()])
    before: dict[str, str] = {}
    number = 0
    yield from ["", "0. setup", *_told(game, journal, company), *_changes(state, before)]
    while state.to_act():
        seat, journal = state.next_seat(), Journal()
        move = policy.choose(state, seat, luck)
        state.play(seat, move, chance, journal)
        number += 1
        yield from ["", f"{number}. {company.names[seat]} {game.write_move(move)}"]
        yield from [*_told(game, journal, company), *_changes(state, before)]
    outcome = state.outcome()
    assert outcome is not None
    result = game.text.result(outcome, company)
    yield from ["", result.title, result.detail]
    yield from (f"{row.rank}. {company.names[row.seat]}: {row.words}" for row in result.rows)


def _player(game: Game, name: str) -> Policy:
    """A player of the contract suite, or the game's own rules of thumb, which come further in a game of skill."""
    return game.novice if name == "novice" else PLAYERS[name]()


def _told(game: Game, journal: Journal, company: Company) -> Iterator[str]:
    for event in journal.seen_by(None):
        words = game.text.event(event, company)
        if words:
            yield f"   {words}"


def _changes(state: State, before: dict[str, str]) -> Iterator[str]:
    """The rows of the position that are not as they were."""
    for name, row in _rows(state.to_position()):
        if before.get(name) != row:
            yield f"     {name:<14} {row}"
        before[name] = row


def _rows(position: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in msgspec.json.decode(msgspec.json.encode(position)).items():
        if isinstance(value, list) and value and isinstance(value[0], list | dict):
            yield from ((f"{name}[{place}]", _row(item)) for place, item in enumerate(value))
        else:
            yield name, _row(value)


def _row(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_row, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_row(item)}" for name, item in value.items()) or "-"
    return str(value)
