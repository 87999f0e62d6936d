"""What each move would do, in words."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.bits import Move
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.circle import BLACK, HEROES
from sacrarium.games.sacrifice_circle.events import card_name
from sacrarium.games.sacrifice_circle.moves import write
from sacrarium.games.sacrifice_circle.pieces import CARDS, SPACES, STRIKING, items
from sacrarium.games.sacrifice_circle.previews import preview_of
from sacrarium.games.sacrifice_circle.rules.attack import damage_of
from sacrarium.games.sacrifice_circle.state import CircleState

from .names import card_words, hero_name, percent, place_words, span


def move_info(state: CircleState, move: Move, company: Company) -> MoveInfo:
    """A legal move with its label, what would follow, and the same as data."""
    preview = preview_of(state, move)
    label, follows = TELLING[preview["kind"]](state, preview, company)
    return MoveInfo(write(move), label, follows, preview)


def _tell_path(_: CircleState, preview: dict[str, Any], __: Company) -> tuple[str, str]:
    goes = "first" if preview["order"] == 1 else f"as number {preview['order']}"
    where = "to black" if preview["end"] == "N0" else f"to {preview['end'][1:]} on the ring"
    return f"Path {preview['hero']}", f"It leads {where}; its hero goes **{goes}** in every round."


def _tell_roll(state: CircleState, preview: dict[str, Any], company: Company) -> tuple[str, str]:
    chance, who = preview["beside"], hero_name(state, state.hero, company)
    if state.attacked or not chance:
        return "Roll to move", "A die with four sides; then you choose where to go."
    return "Roll to move", f"With **{percent(chance)}** {who} can get beside the crystal."


def _tell_go(state: CircleState, preview: dict[str, Any], company: Company) -> tuple[str, str]:
    space, seat = SPACES.index(preview["space"]), state.seat_of[state.hero]
    label, who = f"Walk to {place_words(space)}", company.name(seat)
    if preview["draws"]:
        hand = f"{company.verb(seat, 'draws')} a card"
        if state.item[state.hero] != c.BARE:
            hand += f" and {company.verb(seat, 'keeps')} one of two"
        left = f", with {counted(preview['left'], 'step')} left" if preview["left"] else ""
        return label, f"At {place_words(space)} {who} **{hand}**{left}."
    if preview["beside"] and not state.attacked:
        return (
            label,
            f"On {place_words(space)} {company.clause(seat, 'stands')} **beside the crystal**: {_strikes(state)}.",
        )
    if preview["shot"] and not state.attacked and state.item[state.hero] == CARDS.index("rifle"):
        return label, f"From {place_words(space)} the **rifle reaches** the crystal."
    comes = company.does(seat, "comes")
    return label, f"{comes} to {place_words(space)} in {counted(preview['steps'], 'step')}."


def _strikes(state: CircleState) -> str:
    """What a strike would do, with the item in hand and without it."""
    buffed, card = bool(state.buff[state.hero]), state.item[state.hero]
    told = f"strike for {span(damage_of(1, c.BARE, buffed), damage_of(6, c.BARE, buffed))}"
    if card_name(card) in STRIKING:
        least, most = damage_of(1, card, buffed), damage_of(6, card, buffed)
        told += f", with {card_words(CARDS[card])} **{span(least, most)}**"
    return told


def _tell_stop(state: CircleState, preview: dict[str, Any], company: Company) -> tuple[str, str]:
    where, stays = place_words(state.place[state.hero]), company.does(state.seat_of[state.hero], "stays")
    return "Stay here", f"{stays} on {where}; {counted(preview['unused'], 'step')} unused."


def _tell_attack(_: CircleState, preview: dict[str, Any], __: Company) -> tuple[str, str]:
    card = preview["card"]
    label = "Strike" if card is None else f"Strike with {card_words(card)}"
    told = f"Damage **{span(*preview['damage'])}**"
    if preview["kills"]:
        told += f", **{percent(preview['kills'])}** to shatter it"
    least, most = preview["back"]
    if most:
        told += f"; it goes back {span(least, most)}"
    if card == "staff":
        told += "; its next three rolls lose 1"
    return label, f"{told}."


def _tell_trap(state: CircleState, preview: dict[str, Any], _: Company) -> tuple[str, str]:
    space = place_words(state.place[state.hero])
    ahead = preview["ahead"]
    where = f"{counted(ahead, 'space')} ahead of the crystal" if ahead > 0 else "behind the crystal"
    if preview["space"] == BLACK:
        where = "on black, where the crystal never feels it"
    return f"Set the trap on {space}", f"It lies **{where}**, and uses up the strike."


def _tell_teleport(state: CircleState, preview: dict[str, Any], company: Company) -> tuple[str, str]:
    name = hero_name(state, HEROES.index(preview["hero"]), company)
    target = "yourself" if company.is_you(preview["seat"]) else name
    where, ahead = preview["space"][1:], preview["ahead"]
    told = f"{capital(name)} would {'stay' if preview['stays'] else 'stand'} {_from_crystal(ahead)}"
    if preview["buff"]:
        told += "; the next strike gets 2 more and knocks back 1"
    return f"Send {target} to {where}", f"{told}."


def _from_crystal(ahead: int) -> str:
    return f"{counted(abs(ahead), 'space')} {'ahead of' if ahead > 0 else 'behind'} the crystal"


def _tell_keep(_: CircleState, preview: dict[str, Any], __: Company) -> tuple[str, str]:
    words = items()[preview["card"]].words
    return f"Keep {card_words(preview['card'])}", f"{words} {capital(card_words(preview['leaves']))} is gone."


def _tell_end(state: CircleState, preview: dict[str, Any], company: Company) -> tuple[str, str]:
    names = {"roll": "still move", "attack": "still strike"}
    unused = " and ".join(names[name] for name in preview["unused"])
    who = hero_name(state, state.hero, company)
    return "End the turn", f"{capital(who)} could {unused}." if unused else ""


TELLING: Final[dict[str, Callable[[CircleState, dict[str, Any], Company], tuple[str, str]]]] = {
    "path": _tell_path,
    "roll": _tell_roll,
    "go": _tell_go,
    "stop": _tell_stop,
    "attack": _tell_attack,
    "trap": _tell_trap,
    "tp": _tell_teleport,
    "keep": _tell_keep,
    "end": _tell_end,
}
