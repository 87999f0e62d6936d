"""The small words on cards: how many, whose, which, where, for how long."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from sacrarium.core.words import capital, joined
from sacrarium.games.sacrifight.cards.vocabulary import Bare, Condition, Count, Filter, Forbid, Mod, Step

Voice: TypeAlias = Literal["you", "they"]  # a hero's card speaks to its hero, other texts about heroes
SIDES: Final = {
    "N": "the north",
    "E": "the east",
    "S": "the south",
    "W": "the west",
    "self_side": "this side",
    "opposite": "the opposite side",
    "adjacent": "both neighboring sides",
    "all": "every side",
    "random": "a random side",
    "choose": "a side of choice",
    "it": "that side",
    "head": "the Head's side",
    "side_with_most_cards": "the fullest side",
}
HEROES: Final = {
    "holder": "its holder",
    "other": "the other hero",
    "all": "each hero",
    "choose": "any hero",
    "random": "a random hero",
    "most_hp": "the hero with most health",
    "fewest_hp": "the hero with least health",
    "others": "the others",
    "enemy": "an enemy",
    "boss": "the boss",
    "minion": "a minion",
    "all_minions": "each minion",
    "side_minions": "each minion of that side",
    "all_enemies": "every enemy",
    "all_members": "every member",
}
UNTIL: Final = {
    "this_turn": " this turn",
    "your_next_turn": " until your next turn",
    "next_round": " next round",
    "boss_has_acted": " until the boss has acted",
    "fight": "",
}
NOUNS: Final = ("ingredient", "trap", "seal", "turnip", "offering", "brew", "shot")  # tags that are things
FLAGS: Final = {"WM": "wild", "NM": "calm", "A": "A", "aside": "set aside", "angel": "Angel", "mom": "Mom"}


# -- how much --------------------------------------------------------------------------------------


def amount(value: Any, voice: Voice) -> tuple[str, str]:
    """How much, and what follows the noun: ("2", ", +1 per ingredient in play (at most 6)")."""
    if not isinstance(value, Count):
        return ("as much", " as it has counted") if value == "counter" else (str(value), "")
    if value.count is None:
        return str(value.heroes), " per hero"
    most = "" if value.max is None else f" (at most {value.max})"
    per = f"per {_each(value.count, value.div, voice)}{most}"
    return (str(value.plus), f", +{value.mul} {per}") if value.plus else (str(value.mul), f" {per}")


def _each(cards: Filter, number: int, voice: Voice) -> str:
    lead = "" if number == 1 else f"{number} "
    return f"{lead}{_kind(cards, number > 1, voice)}{_where(cards, voice, 'in')}"


def times(value: Any) -> str:
    """How often."""
    return {1: "", 2: "twice"}.get(value, f"{value} times") if isinstance(value, int) else f"{value} times"


# -- who and where ---------------------------------------------------------------------------------


def whom(selector: str, voice: Voice) -> str:
    """A hero or an enemy within a sentence."""
    if selector == "self":
        return "you" if voice == "you" else "that hero"
    return HEROES[selector]


def does(subject: str, verb: str) -> str:
    """Subject and verb: "you gain", "each hero gains"."""
    plural = subject in {"you", "they", "the others"}
    irregular = {"have": "has"}
    return f"{subject} {verb if plural else irregular.get(verb, verb + 's')}"


def side(where: Any) -> str:
    """A side by itself."""
    if isinstance(where, dict):
        faces = where.get("roll", {}).items()
        return f"a rolled side ({', '.join(f'{face} {SIDES[to][4:]}' for face, to in faces)})"
    return SIDES[where]


def at(where: Any) -> str:
    """On a side: "in the north", "there"."""
    if where == "it":
        return "there"
    return f"in {SIDES[where]}" if where in ("N", "E", "S", "W") else f"on {side(where)}"


def at_all(sides: Sequence[str]) -> str:
    """On several sides that have names."""
    return at(sides[0]) if len(sides) == 1 else f"in the {joined([SIDES[name][4:] for name in sides])}"


def until(word: str) -> str:
    """For how long."""
    return UNTIL[word]


# -- which cards -----------------------------------------------------------------------------------


def cards_said(cards: Filter, number: Any, voice: Voice, how: str = "") -> str:
    """Cards with their number: "a random hand card", "2 other cards of yours in play", "all cards there"."""
    if cards.zone == "pile_top":
        return _top(cards, number, voice)
    where = _where(cards, voice, "from" if voice == "you" else "in")
    many = number != 1
    if how == "highest":
        whose = {"self": "your" if voice == "you" else "their"}.get(cards.owner, "the")
        return f"{whose} highest {_kind(cards, many, voice)}{where.replace(' of yours', '').replace(' of theirs', '')}"
    kind = " ".join(word for word in (how, _kind(cards, many, voice)) if word)
    if number == "all":
        return f"all {'' if cards.this else 'other '}{kind}{where}"
    if many:
        return f"{number} {'' if cards.this else 'other '}{kind}{where}"
    return f"{'another' if not cards.this else _article(kind)} {kind}{where}"


def _article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" else "a"


def _top(cards: Filter, number: Any, voice: Voice) -> str:
    pile = {"random": "a random pile", "choose": "a pile of choice"}.get(cards.pile, f"the {cards.pile} pile")
    whose = " of yours" if cards.owner == "self" and voice == "you" else ""
    return f"the top {'card' if number == 1 else f'{number} cards'} of {pile}{whose}"


def _where(cards: Filter, voice: Voice, word: str) -> str:
    """Behind the noun: whose they are and where they lie."""
    own = {"self": " of yours" if voice == "you" else " of theirs", "other": " of the other hero"}
    if cards.zone in {"board", "minions"}:
        return f"{own.get(cards.owner, '')} {at(cards.side) if cards.side is not None else 'in play'}"
    if cards.zone == "hand":
        own["self"] = " of your hand" if voice == "you" else ""
        return own.get(cards.owner, "")
    if cards.zone is not None:
        zone = "Kraxe" if cards.zone == "kraxe" else cards.zone
        return f" {word} {_whose(cards, voice)}{zone}"
    return "" if cards.side is None else f" {at(cards.side)}"


def _whose(cards: Filter, voice: Voice) -> str:
    if cards.owner == "self":
        return "your " if voice == "you" else "their "
    return {"any": "the ", "other": "the other hero's ", "holder": "its holder's "}[cards.owner]


def _kind(cards: Filter, many: bool, voice: Voice) -> str:
    """What they are: "bronze cards", "ingredient", "hand card"."""
    words = [
        *([f"non-{_kind(cards.but, False, voice).removesuffix(' card')}"] if cards.but is not None else [])
    ]
    words += [word for word in (cards.tier, cards.type) if word is not None]
    words += [FLAGS[cards.flag]] if cards.flag in FLAGS else []
    words += [cards.member.replace("_", " ")] if cards.member is not None else []
    noun = "minion" if cards.zone == "minions" or cards.flag == "M" else "card"
    in_hand = cards.zone == "hand" and (cards.owner != "self" or voice == "they")
    noun = "hand card" if in_hand else noun
    if cards.tag in NOUNS:
        noun = cards.tag
    elif cards.tag is not None:
        words.append(cards.tag.replace("_", " "))
    words += [cards.name.replace("_", " ")] if cards.name is not None else []
    better = f" of {cards.tier_min} or better" if cards.tier_min is not None else ""
    return " ".join([*words, noun]) + ("s" if many else "") + better


def boss_card(cards: Filter) -> str:
    """A drawn boss card."""
    if cards.flag == "M":
        return "a minion"
    if cards.but is not None and cards.but.flag == "M":
        return "a card that is no minion"
    kind = _kind(cards, False, "they")
    return f"{_article(kind)} {kind}"


# -- conditions ------------------------------------------------------------------------------------


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
            found.append(
                f"{does(subject, 'have')} {_limit(cond, 'less')} {name}".replace(
                    " or less health", " health or less"
                )
            )
    if cond.counter:
        found.append(f"it has counted {_limit(cond, 'less')}")
    return found


def _how_many(cond: Condition, cards: Filter, voice: Voice) -> str:
    """How many cards, as in "you have 2 or more cards in play"."""
    if cards.flag == "head":
        return "the Head is in play" if cond.at_least else "the Head is off the board"
    one = (cond.at_least, cond.at_most) == (1, None)
    number = "a" if one else _limit(cond, "fewer")
    kind = _kind(cards, not one, voice)
    if cards.owner == "self" and cards.zone in {"board", "hand"}:
        place = "in hand" if cards.zone == "hand" else at(cards.side) if cards.side is not None else "in play"
        return f"{voice} have {_article(kind) if one else number} {kind} {place}"
    where = _where(cards, voice, "in")
    return f"there is {_article(kind)} {kind}{where}" if one else f"there are {number} {kind}{where}"


def having(cond: Condition) -> str:
    """What somebody has, of a condition about nothing else: "a card there"; empty: it is about more."""
    cards = cond.count
    if cards is None or cards.owner != "self" or cond != Condition(count=cards, at_least=cond.at_least):
        return ""
    return _how_many(cond, cards, "they").removeprefix("they have ")


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


# -- what lasts ------------------------------------------------------------------------------------


def modification(body: Mod, subject: str) -> str:
    """A changed number: "the boss deals 1 less damage until it has acted"."""
    end = f"{until(body.until)}{_often(body.uses)}"
    end = end.replace("the boss", "it") if subject == "the boss" else end
    if body.scope in {"side", "self_side"} or body.side is not None:
        return f"damage from {side(body.side or 'self_side')}: {_change(body)}{end}"
    if body.stat == "hand_limit":
        whose = "your" if subject == "you" else f"{subject}'s"
        return f"{whose} hand limit is {body.v}{end}"
    if body.op == "prevent" and body.stat == "dmg_taken":
        return f"prevent up to {body.v} of {'the next ' if body.uses == 1 else ''}damage to {subject}{until(body.until)}"
    verb, noun = {
        "dmg_dealt": ("deal", "damage"),
        "dmg_taken": ("take", "damage"),
        "healing": ("get", "healing"),
        "armor_gain": ("gain", "armor"),
        "minion_dmg": ("take", "damage from minions"),
    }[body.stat]
    return f"{does(subject, verb)} {_change(body)} {noun}{end}"


def _change(body: Mod) -> str:
    if body.op == "mul":
        return "double" if body.v == 2 else f"{body.v} times the"
    return f"{body.v} {'more' if body.op == 'add' else 'less'}"


def _often(uses: int) -> str:
    return {0: "", 1: ", once"}.get(uses, f", {uses} times")


def prohibition(body: Forbid, voice: Voice) -> str:
    """Something that cannot be done."""
    end = until(body.until)
    where = f" {at(body.side)}" if body.side is not None else ""
    if body.what == "boss_draw":
        return (
            "the boss draws no card in its next turn"
            if body.until == "boss_has_acted"
            else f"the boss draws no card{end}"
        )
    if body.what == "boss_ability":
        return f"the boss's ability is skipped{end}{_often(body.uses)}"
    if body.what == "minion_entry":
        return f"{'the next minion cannot' if body.uses == 1 else 'no minion can'} enter{where}{end}"
    if body.what == "attack":
        return f"attacks from {side(body.side or 'all')} do nothing{end}"
    what = {
        "coin": "toss the coin",
        "special": "use the special move",
        "heal": "heal",
        "save": "save cards",
        "play": "play cards",
        "sacrifice": "play onto cards",
    }.get(body.what, body.what)
    if body.who == "all":
        return f"no hero can {what}{end}"
    return f"{whom(body.who, voice)} cannot {what}{end}"


# -- several effects -------------------------------------------------------------------------------


def started(phrase: str) -> str:
    """A phrase at the start of a sentence; one that starts with a number stays as it is."""
    return capital(phrase) if phrase[:1].isalpha() else phrase


def named_side(step: Step) -> str:
    """The side of a block, or of cards that are moved, if it has a name; empty: it has none."""
    if isinstance(step, Bare) or (step.block is None and step.move is None):
        return ""
    where = step.block.side if step.block is not None else step.move.cards.side if step.move else None
    return where if isinstance(where, str) and where in {"N", "E", "S", "W"} else ""


def _without_side(step: Any) -> Any:
    if step.block is not None:
        return msgspec.structs.replace(step.block, side="all")
    return msgspec.structs.replace(step.move, cards=msgspec.structs.replace(step.move.cards, side=None))


def grouped(steps: list[Step]) -> list[list[Step]]:
    """Effects that follow one another and differ only in the side stand together."""
    found: list[list[Step]] = []
    for step in steps:
        last = found[-1][0] if found else step
        same = found and named_side(step) and named_side(last) and _without_side(step) == _without_side(last)
        if same:
            found[-1].append(step)
        else:
            found.append([step])
    return found
