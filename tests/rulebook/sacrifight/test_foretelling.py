"""What a table is told before a play: where the question is about, whether the coin may come, and who falls."""

from typing import Any

from sacrarium.core.chance import Scripted
from sacrarium.core.words import Company

from .board import GAME, play, scene

PAIR = Company(("Ada", "Ben"), 0)


def _after(state: Any, move: str) -> dict[str, Any]:
    """The numbers that the question foretells for a move."""
    ask = GAME.text.ask(state, 0, PAIR)
    found: dict[str, Any] = next(info.preview["after"] for info in ask.moves if info.move == move)
    return found


def test_a_question_for_consent_names_the_card_and_its_slot() -> None:
    """R25: whoever is asked sees which card is to be given up, and for which."""
    state = scene(
        options={"players": 2}, heroes=[{"hand": ["sd4"]}, {}], board={"N1": {"card": "herb", "holder": 1}}
    )
    assert state.view(1).asked_slot is None

    play(state, "play:1:on:N1")

    seen = state.view(1)
    assert ("consent", "sd4", "N1") == (seen.asked, seen.asked_card, seen.asked_slot)


def test_a_play_tells_whether_the_coin_may_come() -> None:
    """R26: once in a turn."""
    state = scene(heroes=[{"hand": ["bd2", "bd2"]}], enemy={"deck": ["hit2"]})
    assert _after(state, "play:1:N")["coin"]

    play(state, "play:1:N", "toss", chance=Scripted(flips=[True]))
    assert not _after(state, "play:1:E")["coin"]


def test_the_last_blow_of_an_act_is_told_although_the_loot_is_left_to_luck() -> None:
    """R70, R76."""
    state = scene("erlkoenig", options={"mode": "run"}, heroes=[{"hand": ["bd2"]}], enemy={"hp": [2]})

    assert (True, True) == (_after(state, "play:1:N")["certain"], _after(state, "play:1:N")["wins"])
