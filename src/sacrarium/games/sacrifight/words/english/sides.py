"""Texts about sides, made ready for their words: equal effects on several sides, and a side that a text calls `it`."""

from typing import Any

import msgspec

from sacrarium.games.sacrifight.cards.vocabulary import Bare, Step

from .phrases import DIRECTIONS


def _named_side(step: Step) -> str:
    """The side of a block, or of cards that are moved, if it has a name; empty: it has none."""
    if isinstance(step, Bare) or (step.block is None and step.move is None):
        return ""
    where = step.block.side if step.block is not None else step.move.cards.side if step.move else None
    return where if isinstance(where, str) and where in DIRECTIONS else ""


def _elsewhere(step: Any, where: tuple[str, ...]) -> Any:
    """The same block or move on other sides."""
    replace = msgspec.structs.replace
    if step.block is not None:
        return replace(step, block=replace(step.block, side=where))
    return replace(step, move=replace(step.move, cards=replace(step.move.cards, side=where)))


def goes_on(step: Step, last: Step) -> bool:
    """Whether an effect is the one before it on another side: both are told in one sentence."""
    named = _named_side(step) and _named_side(last)
    return bool(named) and _elsewhere(step, ()) == _elsewhere(last, ())


def grouped(steps: list[Step]) -> list[Step]:
    """Effects that follow one another and differ only in the side are one, on all these sides."""
    found: list[tuple[Step, list[str]]] = []
    for step in steps:
        name = _named_side(step)
        last, sides = found[-1] if found else (step, [])
        if sides and goes_on(step, last):
            sides.append(name)
        else:
            found.append((step, [name] if name else []))
    return [_elsewhere(step, tuple(sides)) if len(sides) > 1 else step for step, sides in found]


def mentions_of_it(text: Any) -> int:
    """How often a text mentions the side that it calls `it`."""
    if isinstance(text, list):
        return sum(map(mentions_of_it, text))
    if not isinstance(text, dict) or "on_side" in text:  # within, `it` is another side
        return 0
    return int(text.get("side") == "it") + sum(map(mentions_of_it, text.values()))


def with_its_side(text: Any, where: Any) -> Any:
    """The same text with this side in place of `it`."""
    if isinstance(text, list):
        return [with_its_side(part, where) for part in text]
    if not isinstance(text, dict) or "on_side" in text:
        return text
    parts = {name: with_its_side(part, where) for name, part in text.items()}
    return {**parts, "side": where} if text.get("side") == "it" else parts
