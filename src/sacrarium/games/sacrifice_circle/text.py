"""Everything that the circle says to people: short, warm, plain."""

from typing import Final, cast

from sacrarium.core.bits import Move, Seat
from sacrarium.core.decision import Ask, Barred, Outcome, Result, Row, Words
from sacrarium.core.errors import Reason
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company, counted

from . import phases as c
from .circle import HEROES
from .course import course
from .events import card_name
from .lines import event
from .moves import attack, go, write
from .odds import loss_odds
from .pieces import CARDS, SPACES, STRIKING
from .previews import move_info
from .rules.attack import can_attack, can_set_trap
from .rules.moving import may_end_on, reach_of
from .rules.scrolls import can_teleport_at_all
from .saying import card_words, percent, place_words
from .state import CircleState

ABOUT: Final = {c.DRAFT: "path", c.ACT: "act", c.MOVE: "move", c.KEEP: "keep"}


# -- the question ----------------------------------------------------------------------------------


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to decide now, what each move would bring, and why others are barred."""
    state = cast(CircleState, plain)
    title, detail = _duty(state, company)
    return Ask(
        seat=seat,
        about=ABOUT[state.phase],
        title=title,
        detail=detail,
        moves=tuple(move_info(state, move, company) for move in state.legal(seat)),
        barred=tuple(_barred(state, seat, move, company) for move in _wanted(state, seat)),
    )


def _duty(state: CircleState, company: Company) -> tuple[str, str]:
    if state.phase == c.DRAFT:
        return "Choose a path", "Hero A leaves first, on the path to black; then B, C, D and E."
    if state.phase == c.KEEP:
        held, drawn = CARDS[state.item[state.hero]], CARDS[state.drawn]
        holds = company.does(state.seat_of[state.hero], "holds")
        return "Keep one of two", f"{holds} {card_words(held)} and drew {card_words(drawn)}."
    return _walking(state) if state.phase == c.MOVE else _acting(state, company)


def _walking(state: CircleState) -> tuple[str, str]:
    steps = state.steps_left
    title = f"Move {steps}" if state.exact else f"Move up to {steps}"
    if not state.attacked and _can_come_beside(state):
        return f"{title}, then strike", "Lit spaces with a ring lie beside the crystal."
    return title, "Press a lit space to see the way there."


def _can_come_beside(state: CircleState) -> bool:
    ends = reach_of(state, state.hero).spaces(state.place[state.hero], state.steps_left)
    return any(state.is_beside(space) and may_end_on(state, space) for space in ends)


def _acting(state: CircleState, company: Company) -> tuple[str, str]:
    options = [
        *(["strike"] if can_attack(state, c.BARE) or can_attack(state, c.RIFLE) else []),
        *(["set the trap"] if can_set_trap(state) else []),
        *([] if state.moved else ["roll and move"]),
        *(["use the scroll"] if can_teleport_at_all(state) else []),
    ]
    title = " or ".join([", ".join(options[:-1]), options[-1]] if len(options) > 1 else options)
    where = place_words(state.place[state.hero])
    away = state.ways.steps(state.place[state.hero], state.crystal_space())
    apart = "beside the crystal" if away == 1 else f"{counted(away, 'step')} from the crystal"
    stands = company.does(state.seat_of[state.hero], "stands")
    return f"{title[0].upper()}{title[1:]}", f"{stands} on {where}, **{apart}**."


def _wanted(state: CircleState, seat: Seat) -> list[Move]:
    """What a person might want to do here and may not."""
    if state.phase == c.MOVE:
        start = state.place[state.hero]
        near = [
            space for space in range(len(SPACES)) if 0 < state.ways.steps(start, space) <= state.steps_left
        ]
        return [go(space) for space in near if not may_end_on(state, space)]
    if state.phase != c.ACT:
        return []
    held = state.item[state.hero]
    wanted = [c.ROLL, attack()]
    wanted += [attack(held)] if card_name(held) in STRIKING else []
    wanted += [c.SET_TRAP] if held == c.TRAP else []
    return [move for move in wanted if not state.is_legal(seat, move)]


def _barred(state: CircleState, seat: Seat, move: Move, company: Company) -> Barred:
    found = cast(Reason, state.why_not(seat, move))
    return Barred(write(move), reason(found, company), found.rule)


# -- reasons ---------------------------------------------------------------------------------------

REASONS: Final[dict[str, str]] = {
    "game_over": "The game is over.",
    "no_such_move": "There is no such move.",
    "paths_taken": "The paths are taken already.",
    "choose_path_first": "Choose a red path first.",
    "path_taken": "Path {hero} is taken; every hero has its own.",
    "keep_first": "First choose which of the two cards stays.",
    "not_offered": "Only the card in hand or the one just drawn can be kept, not {card}.",
    "nothing_to_keep": "There is no second card to choose from.",
    "walk_on": "At this table the whole roll is walked.",
    "move_first": "Finish the move first; strikes, traps and scrolls wait until then.",
    "already_there": "The walk begins on {space}.",
    "crystal_there": "The crystal stands on {space}; a walk may pass it, but not end there.",
    "hero_there": "{seat} on {space}; a walk may pass, but not end there.",
    "locked": "Before the ring or a first card is reached, the way keeps to path {hero} and its side branches.",
    "too_far": "{space} is more than {steps} away.",
    "well_in_the_way": "The way to {space} leads through a well, and the walk stops there to draw.",
    "walk_all": "At this table the whole roll is walked: go {steps} far.",
    "already_moved": "The move of this turn is made.",
    "roll_first": "Roll before you walk.",
    "not_held": "Only its holder can use {card}.",
    "already_attacked": "The strike of this turn is used.",
    "no_sight": "The rifle needs the crystal in sight, along the red track and at most 4 spaces away.",
    "not_beside": "A strike needs a space next to the crystal.",
    "not_on_black": "A trap on black would come too late.",
    "not_on_ring": "A trap is set on the ring.",
    "no_scroll": "There is no scroll in hand.",
    "golden_once_a_turn": "The golden scroll works once in a turn.",
    "radiant_stays": "Whoever holds the radiant talisman cannot be teleported.",
    "golden_sent_already": "The golden scroll sends two different heroes.",
    "crystal_on_star": "The crystal stands on {space}.",
    "hero_on_star": "{seat} on {space}.",
}


def reason(found: Reason, company: Company) -> str:
    """Why a move may not be made, in words."""
    about = found.about
    if found.code == "not_your_turn":
        return f"It is {company.names[about['turn']]}'s turn."
    return REASONS[found.code].format(
        card=card_words(CARDS[about["card"]]) if "card" in about else "",
        space=place_words(about["space"]) if "space" in about else "",
        hero=HEROES[about["hero"]] if "hero" in about else "",
        seat=company.does(about["seat"], "stands") if "seat" in about else "",
        steps=counted(about.get("steps", 0), "step"),
    )


# -- what the table says ---------------------------------------------------------------------------


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what the dice threaten."""
    state = cast(CircleState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    deciding = state.to_act().bit_length() - 1
    if company.viewer == deciding:
        return Words(*_duty(state, company), notes(state))
    return Words(_waiting(state, company.names[deciding]), _meanwhile(state), notes(state))


def _waiting(state: CircleState, name: str) -> str:
    doing = {c.DRAFT: "chooses a path", c.MOVE: "moves", c.KEEP: "chooses an item"}
    return f"{name} {doing.get(state.phase, 'decides')}"


def _meanwhile(state: CircleState) -> str:
    if state.phase == c.DRAFT:
        return "Then the crystal takes its first steps."
    return f"The crystal has **{state.health}** of {state.full_health} left and goes {counted(40 - state.travel, 'step')} to black."


def notes(state: CircleState) -> tuple[str, ...]:
    """Warnings: how likely black is reached soon, and what holds the crystal up."""
    odds = loss_odds(state)
    found = []
    if odds.now[0]:
        found.append(f"With its next roll the crystal may reach black: **{percent(odds.now[0])}**.")
    elif odds.now[1]:
        found.append(f"Within two turns the crystal may reach black: **{percent(odds.now[1])}**.")
    if odds.now != odds.without_trap:
        turns = next(turn for turn in range(4) if odds.now[turn] != odds.without_trap[turn])
        found.append(
            f"The trap on {place_words(state.trap)} helps: within {counted(turns + 1, 'turn')} it would be "
            f"{percent(odds.without_trap[turns])} without it."
        )
    if state.staff_turns:
        found.append(f"The staff takes 1 from its next {counted(state.staff_turns, 'roll')}.")
    return tuple(found)


# -- the end ---------------------------------------------------------------------------------------


def result(outcome: Outcome, _: Company) -> Result:
    """Won or lost, all together."""
    won = outcome.reason == "shattered"
    damage = outcome.scores[0]
    title = "The crystal is shattered: you are free" if won else "The crystal has come round to black"
    detail = f"Together you struck it for **{damage}**."
    return Result(
        winners=outcome.winners,
        ranks=outcome.ranks,
        scores=outcome.scores,
        title=title,
        detail=detail if won else f"{detail} It was not enough.",
        rows=tuple(
            Row(seat, 1, damage, "free" if won else "sacrificed") for seat in range(len(outcome.ranks))
        ),
    )


def where(state: CircleState) -> str:
    """The round; before the first the paths are chosen."""
    return "The paths" if state.phase == c.DRAFT else f"Round {state.round_number}"


TEXT: Final = Text(
    ask=ask, words=words, event=event, reason=reason, result=result, where=where, course=course
)
