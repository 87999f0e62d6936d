"""What has happened: the boss's turn step by step, coins, plays of others, and what a stop of the table says."""

from typing import Any, Final

from sacrarium.clients.terminal.moment import Moment
from sacrarium.core.words import heading
from sacrarium.games.sacrifight.view import View

from .table import meanings

STEPS: Final = {
    "H1": "boss cards", "H2": "each round", "H3": "actions", "B0": "mood", "B1": "minions", "B2": "ability",
    "B3": "captives", "B4": "draw", "B5": "traps", "B6": "strike",
}  # fmt: skip
#: Events at which the table stops, the most telling first.
STOPS: Final = (
    "fight_won", "run_ended", "turned_wild", "member_fell", "card_stopped", "angel_fended", "boss_card_drawn",
    "boss_turn_began", "boss_card_resolved", "coin_tossed",
)  # fmt: skip
STOPS_OF_OTHERS: Final = ("card_played", "special_used")  # what you have done yourself needs no stop
OF_THE_BOSS: Final = frozenset(
    {"boss_turn_began", "boss_card_drawn", "boss_card_resolved", "card_stopped", "angel_fended", "trap_fired"}
)
SURE_STEPS: Final = {"card_acted": "B1", "boss_card_drawn": "B4", "trap_fired": "B5", "card_stopped": "B5"}
ROLLS: Final = {"face": "B0", "ability": "B2", "head": "B2", "hold": "B3", "trap": "B5"}  # others: the strike
LONGEST: Final = 150

Told = tuple[str, str]  # a step and what happened in it


def held(moment: Moment, table: View) -> tuple[str, str] | None:
    """The largest words and those below them, where the table stops; None where it goes on."""
    first = _first(moment)
    if first is None:
        return None
    if moment.result is not None:
        return moment.result.title, moment.result.detail
    if not first["text"]:
        lines = moment.lines or ("The boss has acted.",)
        return heading(lines[0]), _joined(lines[1:])
    title = heading(first["text"])
    if first["kind"] == "boss_card_drawn":
        face = table.cards.get(first["card"])
        return title, "" if face is None else _joined(meanings([face]), face.words)
    return title, _joined([event["text"] for event in moment.events if event["text"] and event is not first])


def _first(moment: Moment) -> dict[str, Any] | None:
    for kind in STOPS:
        found = moment.event(kind)
        if found is not None:
            return found
    return next(
        (event for event in moment.events if event["kind"] in STOPS_OF_OTHERS and _others(event, moment)),
        None,
    )


def _others(event: dict[str, Any], moment: Moment) -> bool:
    return moment.viewer is not None and moment.view["heroes"][event["hero"]]["seat"] != moment.viewer


def _joined(lines: tuple[str, ...] | list[str], first: str = "") -> str:
    """As many sentences as there is room for, behind those that come first."""
    found = first
    for line in lines:
        if len(found) + len(line) > LONGEST:
            break
        found = f"{found} {line}".strip()
    return found


def of_the_boss(moment: Moment) -> bool:
    """Whether the boss has acted."""
    return any(event["kind"] in OF_THE_BOSS for event in moment.events)


def act_won(moment: Moment) -> bool:
    """Whether a boss has fallen and another one waits."""
    return moment.event("fight_won") is not None and moment.result is None


def paragraphs(moment: Moment, table: View) -> list[Told]:
    """What happened, step by step; sentences of one step stand together."""
    found: list[Told] = []
    step = "B4" if of_the_boss(moment) and moment.event("boss_turn_began") is None else ""
    for event in moment.events:
        step = _step(event, step)
        text = event["text"]
        if event["kind"] == "boss_card_drawn" and event["card"] in table.cards:
            face = table.cards[event["card"]]
            text = " ".join([f"{heading(text)}: {face.words}", *meanings([face])])
        if not text or event["kind"] == "boss_turn_began":
            continue
        if found and found[-1][0] == step:
            text = f"{found.pop()[1]} {text}"
        found.append((step, text))
    return found


def _step(event: dict[str, Any], step: str) -> str:
    """The step in which something happened, as far as its kind tells; what heroes do has none."""
    kind = event["kind"]
    if kind in {"turn_began", "fight_won", "fight_began", "run_ended"}:
        return ""
    if kind == "boss_turn_began":
        return "B1"
    if not step.startswith("B"):
        return "H2" if kind == "card_acted" else step
    if kind == "die_rolled":
        return ROLLS.get(event["purpose"], "B6")
    if kind in SURE_STEPS:
        return SURE_STEPS[kind]
    if step == "B4" or (step == "B5" and kind != "card_moved"):
        return "B6"
    if step in {"B0", "B1"} and kind == "hero_hurt":
        return "B2" if event["card"] is None else "B1"
    return step
