"""Conditions in words, as they stand on cards."""

from sacrarium.games.sacrifight.cards.vocabulary import Condition, Filter

from .phrases import Voice, article, at, boss_card, does, kind_of, lying, whom


def condition(cond: Condition, voice: Voice) -> str:
    """The words of a condition."""
    said = " and ".join([*_numbers(cond, voice), *_circumstances(cond)])
    return f"not ({said})" if cond.negate else said


def _numbers(cond: Condition, voice: Voice) -> list[str]:
    found = []
    if cond.count is not None:
        found.append(_how_many(cond, cond.count, voice))
    for name, of in (("health", cond.hp), ("armor", cond.armor)):
        if of is not None:
            subject = ("you" if voice == "you" else "they") if of == "self" else whom(of, voice)
            found.append(f"{does(subject, 'have')} {_level(cond, name)}")
    if cond.counter:
        found.append(f"it has counted {_limit(cond, 'less')}")
    return found


def _level(cond: Condition, name: str) -> str:
    """How much health or armor: "3 or more health", "5 health or less"."""
    if name == "health" and cond.at_least is None and cond.at_most != 0:
        return f"{cond.at_most} health or less"
    return f"{_limit(cond, 'less')} {name}"


def _how_many(cond: Condition, cards: Filter, voice: Voice) -> str:
    """How many cards, as in "you have 2 or more cards in play"."""
    if cards.flag == "head":
        return "the Head is in play" if cond.at_least else "the Head is off the board"
    if _is_held(cards):
        return f"{voice} have {_held(cond, cards, voice)}"
    there = "there is" if _is_about_one(cond) else "there are"
    return f"{there} {_number_of(cond, cards, voice)}{lying(cards, voice, 'in')}"


def _is_about_one(cond: Condition) -> bool:
    return (cond.at_least, cond.at_most) == (1, None)


def _number_of(cond: Condition, cards: Filter, voice: Voice) -> str:
    """The cards with their number: "a card", "2 or more cards"."""
    one = _is_about_one(cond)
    kind = kind_of(cards, not one, voice)
    return f"{article(kind) if one else _limit(cond, 'fewer')} {kind}"


def _is_held(cards: Filter) -> bool:
    """Whether somebody has them, in play or in hand."""
    return cards.owner == "self" and cards.zone in {"board", "hand"}


def _held(cond: Condition, cards: Filter, voice: Voice) -> str:
    """What somebody has: "2 or more cards in play"."""
    place = "in hand" if cards.zone == "hand" else at(cards.side) if cards.side is not None else "in play"
    return f"{_number_of(cond, cards, voice)} {place}"


def having(cond: Condition) -> str:
    """What somebody has, of a condition about nothing else: "a card there"; empty: it is about more."""
    cards = cond.count
    if cards is None or cards.flag == "head" or not _is_held(cards):
        return ""
    alone = cond == Condition(count=cards, at_least=cond.at_least)
    return _held(cond, cards, "they") if alone else ""


def _circumstances(cond: Condition) -> list[str]:
    before = {2: "it is not your first play this turn"}
    said = {
        "the boss is wild" if cond.wild else "the boss is not wild": cond.wild is not None,
        f"the boss is {cond.face}": cond.face is not None,
        before.get(cond.nth_play or 0, f"you have played {cond.nth_play} cards this turn"): cond.nth_play is not None,
        f"the round is {cond.round}": cond.round is not None,
        "a minion is in play" if cond.minions else "no minion is in play": cond.minions is not None,
        "two heroes fight": cond.heroes == 2,
        "one hero fights": cond.heroes == 1,
    }  # fmt: skip
    found = [words for words, holds in said.items() if holds]
    if cond.sacrificed is not None:
        found.append(f"played onto {boss_card(cond.sacrificed)}")
    if cond.drawn is not None:
        found.append(f"it is {boss_card(cond.drawn)}")
    return found


def _limit(cond: Condition, less: str) -> str:
    if cond.at_least is not None:
        return f"{cond.at_least} or more" if cond.at_most is None else f"{cond.at_least} to {cond.at_most}"
    return "no" if cond.at_most == 0 else f"{cond.at_most} or {less}"
