"""What a move would bring, as far as it can be told without luck, as data for drawing."""

from typing import TYPE_CHECKING, Any

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.cards.faces import face_of
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places
from sacrarium.games.sacrifight.pieces import SLOTS
from sacrarium.games.sacrifight.rules.playing import slot_of_play

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState

STEPS = 8  # questions within the play that are answered for the preview


class Luck(Exception):
    """Chance would have to decide."""


class NoLuck(Chance):
    """A chance that knows nothing."""

    def below(self, count: int) -> int:
        raise Luck

    def roll(self, sides: int) -> int:
        raise Luck

    def flip(self) -> bool:
        raise Luck


def predicted(state: "FightState", seat: Seat, move: Move) -> dict[str, Any]:
    """The numbers after a move: the teammate agrees, the coin stays, damage goes to the boss where it can."""
    after = state.copy()
    after.actions += STEPS  # the turn does not end within the preview
    coin = False
    try:
        after.play(seat, move, NoLuck())
        for _ in range(STEPS):
            answer = likely_answer(after)
            if answer is None:
                break
            coin |= answer == c.MV_KEEP
            after.play(after.to_act().bit_length() - 1, answer, NoLuck())
    except Luck:
        wins = after.act > state.act  # only the loot is left to luck
        return {**_numbers(state), "certain": wins, "wins": wins, "coin": coin}
    return {**_numbers(after), "certain": True, "wins": after.stage() > state.stage(), "coin": coin}


def likely_answer(after: "FightState") -> Move | None:
    """What a preview assumes: the teammate agrees, the coin stays, damage goes to the boss where it can."""
    if after.ask == c.ASK_CONSENT:
        return c.MV_YES
    if after.ask == c.ASK_TOSS:
        return c.MV_KEEP
    if after.ask == c.ASK_TARGET and after.mask & 31:
        return int(after.legal(after.to_act().bit_length() - 1)[0])
    return None


def _numbers(state: "FightState") -> dict[str, Any]:
    return {
        "hp": list(state.hp[: state.heroes]),
        "armor": list(state.armor[: state.heroes]),
        "boss_hp": list(state.boss_hp[: state.members]),
        "boss_armor": list(state.boss_armor[: state.members]),
    }


def preview_of_play(state: "FightState", seat: Seat, move: Move) -> dict[str, Any]:
    """What a play is: the card, its slot, and what would be sacrificed for it."""
    hero = state.asker
    place = places.place_played(move)
    slot = slot_of_play(state, move)
    card = state.content.ids[state.hand[c.HAND * hero + place]]
    found: dict[str, Any] = {"card": card, "place": place + 1, "slot": SLOTS[slot], "onto": None}
    if state.slot_kind[slot] != c.NONE:
        old = state.content.ids[state.slot_kind[slot]]
        holder = state.slot_holder[slot]
        found |= {
            "onto": old,
            "holder": holder,
            "needs_consent": holder != hero and state.consent_mode == c.WHEN_AGREED,
            "sacrifice": face_of(state.content, old).parts.get("sacrifice", ""),
        }
    return {**found, "after": predicted(state, seat, move)}
