"""The small words on cards: how many, whose, which, where, for how long."""

from typing import Any, Final

from .vocabulary import Condition, Count, Filter, Forbid, Mod

SIDES: Final = {
    "N": "north",
    "E": "east",
    "S": "south",
    "W": "west",
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
    "self": "you",
    "holder": "its holder",
    "other": "the other hero",
    "all": "each hero",
    "choose": "any hero",
    "random": "a random hero",
    "most_hp": "the hero with most HP",
    "fewest_hp": "the hero with fewest HP",
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
ZONES: Final = {
    "hand": "hand",
    "backpack": "backpack",
    "graveyard": "graveyard",
    "kraxe": "Kraxe",
    "board": "in play",
    "minions": "in play",
}


def value(amount: Any) -> str:
    """How much."""
    if isinstance(amount, Count):
        return _counted(amount)
    return str(amount)


def _counted(amount: Count) -> str:
    if amount.count is None:
        return f"{amount.heroes} per hero"
    each = "per" if amount.div == 1 else f"per {amount.div}"
    rate = f"{amount.mul} {each} {cards_said(amount.count, amount.div, False)}"
    return f"{amount.plus} + {rate}" if amount.plus else rate


def whom(selector: str, boss: bool) -> str:
    """To whom; a boss card calls its `self` "that hero"."""
    return "that hero" if boss and selector == "self" else HEROES[selector]


def verb(word: str, selector: str | None) -> str:
    """The verb that goes with the selector."""
    return word if selector in {"self", "others", "all_members"} else f"{word}s"


def sides(side: Any) -> str:
    """Where."""
    if isinstance(side, dict):
        table = ", ".join(f"{face} {SIDES[where]}" for face, where in side.get("roll", {}).items())
        return f"a rolled side ({table})" if len(table) < 26 else "a rolled side"
    return SIDES[side]


def until(word: str) -> str:
    """For how long."""
    return UNTIL[word]


def cards_said(cards: Filter, number: Any, boss: bool) -> str:
    """Which cards."""
    noun = _noun(cards, number)
    if cards.zone == "pile_top":
        pile = {"random": "a random pile", "choose": "a pile"}.get(cards.pile, f"the {cards.pile} pile")
        return f"{noun} from the top of {_whose(cards, boss) or 'a hero'}{pile.removeprefix('a ') if _whose(cards, boss) else ' ' + pile}".replace(
            "a hero a ", "a "
        ).replace("a hero the ", "the ")
    words = [noun]
    if cards.zone in {"board", "minions"}:
        words.append(
            _side(cards) or ("you hold in play" if cards.owner == "self" and not boss else "in play")
        )
        if cards.owner == "self" and boss:
            words.append("of that hero")
    elif cards.zone is not None:
        words.append(f"from {_whose(cards, boss) or 'the '}{ZONES[cards.zone]}")
    elif cards.side is not None:
        words.append(_side(cards))
    return " ".join(words)


def _side(cards: Filter) -> str:
    return "" if cards.side is None else f"on {sides(cards.side)}"


def _whose(cards: Filter, boss: bool) -> str:
    if cards.owner == "self":
        return "that hero's " if boss else "your "
    return {"any": "", "other": "the other hero's ", "holder": "its holder's "}[cards.owner]


def _noun(cards: Filter, number: Any) -> str:
    words = []
    if not cards.this:
        words.append("other")
    if cards.but is not None:
        words.append(f"non-{_kind(cards.but) or 'such'}")
    words.append(_kind(cards))
    noun = "minion" if cards.zone == "minions" or cards.flag == "M" else "card"
    if cards.tag is not None and cards.zone != "minions":
        noun = ""
    ends_plural = number != 1
    joined = " ".join(word for word in [*words, noun] if word)
    return joined + ("s" if ends_plural else "")


def _kind(cards: Filter) -> str:
    words: list[str] = []
    if cards.tier is not None:
        words.append(cards.tier)
    if cards.tier_min is not None:
        words.append(f"{cards.tier_min} or better")
    if cards.type is not None:
        words.append(cards.type)
    if cards.flag is not None and cards.flag != "M":
        words.append(cards.flag)
    if cards.member is not None:
        words.append(cards.member.replace("_", " "))
    if cards.tag is not None:
        words.append(cards.tag.replace("_", " "))
    if cards.name is not None:
        words.append(cards.name.replace("_", " "))
    return " ".join(words)


def boss_cards(cards: Filter) -> str:
    """A drawn boss card."""
    if cards.flag == "M":
        return "a minion"
    if cards.but is not None and cards.but.flag == "M":
        return "a card that is no minion"
    return f"a {_noun(cards, 1)}"


def condition(cond: Condition, boss: bool) -> str:
    """The words of a condition."""
    said = " and ".join(_conditions(cond, boss))
    return f"not ({said})" if cond.negate else said


def _conditions(cond: Condition, boss: bool) -> list[str]:
    found = []
    limit = _limit(cond)
    if cond.count is not None:
        found.append(f"{limit} {cards_said(cond.count, 2, boss)}")
    for name, of in (("HP", cond.hp), ("armor", cond.armor)):
        if of is not None:
            found.append(f"{whom(of, boss)} {'have' if of == 'self' and not boss else 'has'} {limit} {name}")
    if cond.counter:
        found.append(f"its count is {limit}")
    return found + _circumstances(cond)


def _circumstances(cond: Condition) -> list[str]:
    said = {
        "wild" if cond.wild else "not wild": cond.wild is not None,
        f"the boss is {cond.face}": cond.face is not None,
        f"it is play {cond.nth_play} of this turn or later": cond.nth_play is not None,
        f"the round is {cond.round}": cond.round is not None,
        "minions are in play" if cond.minions else "no minion is in play": cond.minions is not None,
        f"{cond.heroes} heroes fight": cond.heroes == 2,
        "one hero fights": cond.heroes == 1,
    }
    found = [words for words, holds in said.items() if holds]
    if cond.sacrificed is not None:
        found.append(f"played onto a {_noun(cond.sacrificed, 1)}")
    if cond.drawn is not None:
        found.append(f"it is {boss_cards(cond.drawn)}")
    return found


def _limit(cond: Condition) -> str:
    if cond.at_least is not None:
        return f"{cond.at_least}+" if cond.at_most is None else f"{cond.at_least}-{cond.at_most}"
    if cond.at_most == 0:
        return "no"
    return "any" if cond.at_most is None else f"at most {cond.at_most}"


STATS: Final = {
    "dmg_dealt": "damage dealt",
    "dmg_taken": "damage taken",
    "healing": "healing",
    "armor_gain": "armor gained",
    "minion_dmg": "damage by minions",
    "hand_limit": "hand limit",
}


def modification(body: Mod, boss: bool) -> str:
    """A changed number."""
    who = sides(body.side) if body.scope in {"side", "self_side"} and body.side else ""
    who = who or ("this side" if body.scope in {"side", "self_side"} else whom(body.scope, boss))
    change = {
        "add": f"{body.v:+d}",
        "mul": f"x{body.v}",
        "reduce": f"-{body.v}",
        "prevent": f"up to {body.v} prevented",
        "set": f"becomes {body.v}",
    }[body.op]
    uses = {0: "", 1: " once"}.get(body.uses, f" {body.uses} times")
    return f"{STATS[body.stat]} {change} for {who}{uses}{until(body.until)}"


def prohibition(body: Forbid, boss: bool) -> str:
    """Something that cannot be done."""
    where = f" on {sides(body.side)}" if body.side is not None else ""
    end = until(body.until)
    uses = " once" if body.uses == 1 else ""
    if body.what == "boss_draw":
        return f"the boss draws nothing{end}"
    if body.what == "boss_ability":
        return f"the boss ability is skipped{uses}{end}"
    if body.what == "minion_entry":
        return (
            f"the next minion cannot enter{where}{end}"
            if body.uses == 1
            else f"no minion can enter{where}{end}"
        )
    if body.what == "attack":
        return f"attacks{where.replace(' on ', ' from ')} do nothing{end}"
    what = {"coin": "toss the coin", "special": "use special moves", "heal": "be healed"}.get(
        body.what, body.what
    )
    return f"{whom(body.who, boss)} cannot {what}{end}"
