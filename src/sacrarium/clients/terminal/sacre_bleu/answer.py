"""Answering: adding a piece, putting it back, and what Enter would send."""

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.moment import Sight
from sacrarium.clients.terminal.scene import Step
from sacrarium.core.words import counted, ended

from .stage import DONE, FIRST, PLACE, SET, SWAP, TARGET, Ahead, Stage, card_of, is_step, stage_of
from .table import listed, short

SENDS = {"score": "Score", "bonus": "Score", "pass": "Pass", "put": "Return", "aside": "Hide", "take": "Take"}


def chosen_of(stage: Stage, sight: Sight) -> str | None:
    """What is looked at, if it belongs to the present question."""
    spot = sight.chosen
    if spot is not None and spot.startswith(PLACE):
        spot = by_place(stage, spot)
    return spot if spot in stage.everything() else None


# -- picking ---------------------------------------------------------------------------------------


def pick(ahead: Ahead, sight: Sight, spot: str) -> Sight:
    """Go into an option or come back from it, add a card or put it back, or only look at the spot."""
    stage = stage_of(ahead, sight)
    if stage is None:
        return sight
    if spot.startswith(PLACE):
        spot = by_place(stage, spot) or ""
    if spot in sight.picked:
        return _put_back(sight, spot)
    if is_step(spot) and stage.info(spot) is not None:
        return _go_into(ahead, stage, sight, spot)
    if spot in stage.spots() and stage.several and len(stage.cards) < stage.room:
        return msgspec.structs.replace(sight, chosen=spot, picked=(*sight.picked, spot))
    return msgspec.structs.replace(sight, chosen=spot) if spot in stage.everything() else sight


def _put_back(sight: Sight, spot: str) -> Sight:
    """A card alone; an option or a target with all that was picked after it."""
    kept = (
        sight.picked[: sight.picked.index(spot)]
        if is_step(spot)
        else tuple(other for other in sight.picked if other != spot)
    )
    return msgspec.structs.replace(sight, chosen=spot, picked=kept)


def _go_into(ahead: Ahead, stage: Stage, sight: Sight, spot: str) -> Sight:
    """The question that would follow, with its first answer in view."""
    after = msgspec.structs.replace(sight, chosen=spot, picked=(*stage.path, spot))
    following = stage_of(ahead, after)
    if following is None or not following.path:
        return msgspec.structs.replace(sight, chosen=spot)
    first = next((one for one in following.everything() if one != DONE), None)
    return msgspec.structs.replace(after, chosen=first)


def by_place(stage: Stage, spot: str) -> str | None:
    """A digit is the place in the list; where there is none, in the hand."""
    rows = [row for row in stage.rows() if row.spot != DONE or not stage.ordered]
    if spot == FIRST:
        able = [row.spot for row in rows if not row.barred and row.spot != DONE] or list(stage.everything())
        return able[0] if able else None
    spots = [row.spot for row in rows] or list(stage.spots())
    number = int(spot.removeprefix(PLACE))
    return spots[number - 1] if 0 < number <= len(spots) else None


# -- what Enter does -------------------------------------------------------------------------------


def step(ahead: Ahead, sight: Sight) -> Step | None:
    """Go on to the next question, add a card, or send all pieces."""
    stage = stage_of(ahead, sight)
    if stage is None:
        return None
    chosen = chosen_of(stage, sight)
    row = stage.row(chosen)
    if row is not None:
        return _row(ahead, stage, sight, row.spot)
    if stage.several:
        return _several(ahead, stage, chosen)
    info = stage.info(chosen)
    if info is None:
        return None
    return Step(info.label, _follows(stage, info.move), (*stage.path, info.move))


def _row(ahead: Ahead, stage: Stage, sight: Sight, spot: str) -> Step | None:
    row = stage.row(spot)
    if row is None or row.barred:
        return Step("", moves=(spot,)) if stage.barred(spot) is not None and not stage.path else None
    if row.spot.startswith((SET, SWAP)):
        return Step(f"Score {row.title.strip()}", ended(row.words), row.moves)
    info = stage.info(spot)
    if info is None:
        return None
    label = row.title if spot == DONE else info.label
    label = f"Exchange with {row.title}" if spot.startswith(TARGET) else label
    if is_step(spot) and pick(ahead, sight, spot).picked != sight.picked:
        return Step(label, ended(info.follows))
    return Step(label, ended(info.follows), (*stage.path, spot))


def _several(ahead: Ahead, stage: Stage, chosen: str | None) -> Step | None:
    """Add the chosen card, or send what is picked once it is enough."""
    if chosen is not None and chosen not in stage.cards and not refusal_of(stage, chosen):
        return Step(f"Add {short(card_of(chosen))}", _follows(stage, chosen))
    if chosen is not None and chosen not in stage.cards:
        return None
    return _send(ahead, stage) if stage.cards else None


def _send(ahead: Ahead, stage: Stage) -> Step | None:
    if stage.table.need and len(stage.cards) < stage.room:
        return None
    moves = complete(ahead, stage)
    return None if moves is None else Step(_label(stage), _result(ahead, stage, moves), moves)


def so_far(stage: Stage) -> str:
    """How far the answer is, where it is made of several cards."""
    if not stage.several or not stage.cards:
        return stage.ask.detail
    cards = listed(card_of(move) for move in stage.cards)
    if stage.table.need:
        missing = stage.room - len(stage.cards)
        return f"**{cards}**" + (f", and {missing} more." if missing else ".")
    return f"**{cards}** {'is' if len(stage.cards) == 1 else 'are'} not yet a set that you could score."


def _label(stage: Stage) -> str:
    verb = SENDS[stage.about]
    return verb if verb == "Score" else f"{verb} {counted(len(stage.cards), 'card')}"


def complete(ahead: Ahead, stage: Stage) -> tuple[str, ...] | None:
    """The moves that make this answer, with a last word where one is needed; None: not an answer yet."""
    moves = (*stage.path, *stage.sorted_cards())
    if stage.table.need:
        return moves
    before = ahead(stage.moment, moves[:-1])
    if before is None or all(info.move != moves[-1] for info in before.moves):
        return None
    after = ahead(stage.moment, moves)
    if after is None or after.about != stage.about:
        return moves
    return (*moves, DONE) if any(info.move == DONE for info in after.moves) else None


def _result(ahead: Ahead, stage: Stage, moves: tuple[str, ...]) -> str:
    """What the question says about the last piece."""
    before = ahead(stage.moment, moves[:-1]) if moves[:-1] else stage.ask
    info = None if before is None else next((one for one in before.moves if one.move == moves[-1]), None)
    if info is None:
        return ""
    deal = info.preview.get("from_deal")
    return ended(info.follows) + (f" From the deal: **{deal}**." if deal is not None else "")


def _follows(stage: Stage, spot: str) -> str:
    """What would follow from one card or rule."""
    info = stage.info(spot)
    if info is None:
        return ""
    asks = info.preview.get("asks")
    answers = f"The others answer with {asks}." if asks else ""
    return " ".join(part for part in (answers, ended(info.follows)) if part)


# -- what cannot be had ----------------------------------------------------------------------------


def refusal(ahead: Ahead, sight: Sight) -> str:
    """Why the chosen one cannot be had; empty where it can."""
    stage = stage_of(ahead, sight)
    chosen = None if stage is None else chosen_of(stage, sight)
    return "" if stage is None or chosen is None else refusal_of(stage, chosen)


def refusal_of(stage: Stage, chosen: str) -> str:
    """The reason that the question gives, or that there is no more room."""
    bar, row = stage.barred(chosen), stage.row(chosen)
    if bar is not None:
        return look.citing(bar.words, bar.rule)
    if row is not None and row.barred:
        return row.words
    full = stage.several and len(stage.cards) >= stage.room
    if full and chosen in stage.spots() and chosen not in stage.cards:
        return f"**{counted(stage.room, 'card')}**, no more; Backspace puts one back."
    return ""
