"""What a run says to people, put together: short, warm, plain."""

from collections.abc import Iterator
from typing import Final, cast

from sacrarium.core.bits import Move, Seat
from sacrarium.core.decision import Ask, Barred, Words
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company, capital
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.moves import write
from sacrarium.games.sacrifight.rules.behaviours import boss_has
from sacrarium.games.sacrifight.rules.playing import is_first_copy
from sacrarium.games.sacrifight.state import FightState
from sacrarium.games.sacrifight.view import QUESTIONS

from .advice import choice, in_pieces, opens, why
from .duties import duty, waiting
from .lines import line
from .names import called, hero_name
from .preview import move_info
from .refusals import refusal
from .results import result


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to decide now, and what would follow."""
    state = cast(FightState, plain)
    title, detail = duty(state)
    return Ask(
        seat=seat,
        about=QUESTIONS[state.ask],
        title=title,
        detail=detail,
        moves=tuple(move_info(state, seat, move) for move in state.legal(seat)),
        barred=tuple(_barred(state, seat, company)),
    )


def _barred(state: FightState, seat: Seat, company: Company) -> Iterator[Barred]:
    """Cards of the hand that go nowhere now, and actions that cannot be taken."""
    if state.ask not in {c.ASK_TURN, c.ASK_FREE}:
        return
    legal = set(state.legal(seat))
    tried = [*_stuck_cards(state, legal), *(_other_actions(state) if state.ask == c.ASK_TURN else [])]
    for move in tried:
        found = None if move in legal else state.why_not(seat, move)
        if found is not None:
            yield Barred(write(move), refusal(found, company), found.rule)


def _stuck_cards(state: FightState, legal: set[Move]) -> Iterator[Move]:
    """One play for each card of the hand that can be played nowhere; equal cards once."""
    side = c.EAST if boss_has(state, c.KRAXE) else c.NORTH
    for place in range(state.hand_n[state.asker]):
        plays = {
            *range(c.MV_PLAY + c.SIDES * place, c.MV_PLAY + c.SIDES * (place + 1)),
            *range(c.MV_ON + 8 * place, c.MV_ON + 8 * place + 8),
        }
        if not plays & legal and is_first_copy(state, state.asker, place):
            yield c.MV_PLAY + c.SIDES * place + side


def _other_actions(state: FightState) -> list[Move]:
    """Drawing, saving, packing and the special move; without an action only the last."""
    if state.actions <= 0:
        return [c.MV_SPECIAL]
    hero = state.asker
    own = [c.MV_SAVE + slot for slot in range(8) if state.slot_holder[slot] == hero]
    hand = [c.MV_PACK + place for place in range(state.hand_n[hero]) if is_first_copy(state, hero, place)]
    return [*range(c.MV_DRAW, c.MV_DRAW + 3), *own, *hand, c.MV_SPECIAL]


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what is known for certain."""
    state = cast(FightState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    seat = state.to_act().bit_length() - 1
    if company.viewer == seat:
        title, detail = duty(state)
    else:
        title, detail = waiting(state, seat, company)
    return Words(title, detail, _notes(state))


def _notes(state: FightState) -> tuple[str, ...]:
    """Warnings, and what is known about the next boss card."""
    found = []
    if state.boss != c.NONE and state.deck_top_n:
        found.append(
            f"The next boss card is {called(state.content.ids[state.deck_top[state.deck_top_n - 1]])}."
        )
    for hero in range(state.heroes):
        if state.hp[hero] <= 5:
            found.append(f"{capital(hero_name(state, hero))} has {state.hp[hero]} health left.")
    return tuple(found)


def where(state: FightState) -> str:
    """The round of the fight, and the act where there are several."""
    if state.act == 0:
        return f"Round {state.round}" if state.round else "Opening"
    return f"Act {state.act + 1}, {f'round {state.round}' if state.round else 'opening'}"


TEXT: Final = Text(
    ask=ask,
    words=words,
    event=line,
    reason=refusal,
    result=result,
    where=where,
    in_pieces=in_pieces,
    opens=opens,
    choice=choice,
    why=why,
    goal="to win the fight",
)
