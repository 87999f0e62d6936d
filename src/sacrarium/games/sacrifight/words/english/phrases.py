"""The small words on cards: how many, whose, which, where, for how long."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from sacrarium.core.words import capital, joined
from sacrarium.games.sacrifight import pieces
from sacrarium.games.sacrifight.cards.vocabulary import Count, Filter, Forbid, Mod

Voice: TypeAlias = Literal["you", "they"]  # a hero's card speaks to its hero, other texts about heroes
DIRECTIONS: Final[dict[str, str]] = dict(zip(pieces.SIDES, pieces.SIDE_TITLES, strict=True))
SIDES: Final = {
    **{name: f"the {title}" for name, title in DIRECTIONS.items()},
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
    "this_round": " this round",  # the next round, once it has begun
    "boss_has_acted": " until {boss} has acted",
    "fight": "",
}
ACTS: Final = {  # what a hero may be kept from
    "coin": "toss the coin",
    "draw": "draw",
    "heal": "heal",
    "play": "play cards",
    "sacrifice": "play onto cards",
    "save": "save cards",
    "special": "use the special move",
}
NOUNS: Final = ("ingredient", "trap", "seal", "turnip", "offering", "brew", "shot")  # tags that are things
VOWELS: Final = tuple("aeiouAEIOU")
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
    return f"{lead}{kind_of(cards, number > 1, voice)}{lying(cards, voice, 'in')}"


def times(value: Any) -> str:
    """How often."""
    return {1: "", 2: "twice"}.get(value, f"{value} times") if isinstance(value, int) else f"{value} times"


def started(phrase: str) -> str:
    """A phrase at the start of a sentence; one that starts with a number stays as it is."""
    return capital(phrase) if phrase[:1].isalpha() else phrase


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
        return f"a rolled side ({', '.join(f'{face} {DIRECTIONS.get(to, to)}' for face, to in faces)})"
    return SIDES[where]


def at(where: Any) -> str:
    """On a side: "in the north", "there"; or on several that have names."""
    if where == "it":
        return "there"
    if isinstance(where, tuple):
        return at_all(where)
    return f"in {SIDES[where]}" if isinstance(where, str) and where in DIRECTIONS else f"on {side(where)}"


def at_all(sides: Sequence[str]) -> str:
    """On several sides that have names."""
    return f"in {named(sides)}"


def named(sides: Sequence[str]) -> str:
    """Several sides by their names: "the north and east"."""
    return f"the {joined([DIRECTIONS[name] for name in sides])}"


def until(word: str, boss: str = "the boss") -> str:
    """For how long; a sentence that has named the boss calls it "it"."""
    return UNTIL[word].format(boss=boss)


# -- which cards -----------------------------------------------------------------------------------


def cards_said(cards: Filter, number: Any, voice: Voice, how: str = "", in_play: bool = True) -> str:
    """Cards with their number: "a random hand card", "2 other cards of yours in play", "all cards there".

    Without a number it is about such cards at all: "ingredients in play". Where they can lie nowhere else,
    `in_play` is false, and it is not said.
    """
    if cards.zone == "pile_top":
        return _top(cards, number, voice)
    where = _place(cards, voice, "from" if voice == "you" else "in", in_play)
    many = number != 1
    if how == "highest":
        whose = {"self": "your" if voice == "you" else "their"}.get(cards.owner, "the")
        return f"{whose} highest {kind_of(cards, many, voice)}{_owner(cards, voice, again=True)}{where}"
    kind = " ".join(word for word in (how, kind_of(cards, many, voice)) if word)
    lead = "" if number is None else f"{number} "
    if many:
        return f"{lead}{'' if cards.this else 'other '}{kind}{_owner(cards, voice)}{where}"
    return f"{'another' if not cards.this else article(kind)} {kind}{_owner(cards, voice)}{where}"


def article(noun: str) -> str:
    """The article before a noun or an adjective."""
    return "an" if noun.startswith(VOWELS) else "a"


def _top(cards: Filter, number: Any, voice: Voice) -> str:
    pile = {"random": "a random pile", "choose": "a pile of choice"}.get(cards.pile, f"the {cards.pile} pile")
    whose = " of yours" if cards.owner == "self" and voice == "you" else ""
    return f"the top {'card' if number == 1 else f'{number} cards'} of {pile}{whose}"


def lying(cards: Filter, voice: Voice, word: str) -> str:
    """Behind the noun: whose they are and where they lie."""
    return _owner(cards, voice) + _place(cards, voice, word)


def _owner(cards: Filter, voice: Voice, again: bool = False) -> str:
    """Whose they are, of cards in play or in hand; where it is said `again`, only for a hand."""
    if cards.zone not in {"board", "minions", "hand"}:
        return ""
    if cards.owner == "self" and cards.zone == "hand":
        return " of your hand" if voice == "you" else ""
    mine = "" if again else " of yours" if voice == "you" else " of theirs"
    return {"self": mine, "other": " of the other hero"}.get(cards.owner, "")


def _place(cards: Filter, voice: Voice, word: str, in_play: bool = True) -> str:
    """Where they lie; whose hand it is has been said."""
    if cards.zone in {"board", "minions"} and cards.side is None:
        return " in play" if in_play else ""
    if cards.zone not in {None, "board", "minions", "hand"}:
        zone = "Kraxe" if cards.zone == "kraxe" else cards.zone
        return f" {word} {_whose(cards, voice)}{zone}"
    return "" if cards.side is None or cards.zone == "hand" else f" {at(cards.side)}"


def _whose(cards: Filter, voice: Voice) -> str:
    if cards.owner == "self":
        return "your " if voice == "you" else "their "
    return {"any": "the ", "other": "the other hero's ", "holder": "its holder's "}[cards.owner]


def kind_of(cards: Filter, many: bool, voice: Voice) -> str:
    """What they are: "bronze cards", "ingredient", "hand card"."""
    noun = _noun(cards, voice)
    lacking = [f"non-{' '.join(_sort(cards.but, voice))}"] if cards.but is not None else []
    better = f" of {cards.tier_min} or better" if cards.tier_min is not None else ""
    return " ".join([*lacking, *_marks(cards), noun]) + ("s" if many else "") + better


def _noun(cards: Filter, voice: Voice) -> str:
    if cards.tag in NOUNS:
        return str(cards.tag)
    if cards.zone == "hand" and (cards.owner != "self" or voice == "they"):
        return "hand card"
    return "minion" if cards.zone == "minions" or cards.flag == "M" else "card"


def _marks(cards: Filter) -> list[str]:
    """Before the noun: tier, type and whatever else is printed on them."""
    printed = [cards.tier, cards.type, FLAGS.get(cards.flag or ""), cards.member]
    printed += [None if cards.tag in NOUNS else cards.tag, cards.name]
    return [in_words(mark) for mark in printed if mark is not None]


def _sort(cards: Filter, voice: Voice) -> list[str]:
    """What they are, where it goes without saying that they are cards."""
    noun = _noun(cards, voice)
    return [*_marks(cards), *([noun] if noun != "card" else [])]


def in_words(identifier: str) -> str:
    """An identifier as people write it: "plague bird"."""
    return identifier.replace("_", " ")


def boss_card(cards: Filter) -> str:
    """A drawn boss card."""
    if cards.flag == "M":
        return "a minion"
    if cards.but is not None and cards.but.flag == "M":
        return "a card that is no minion"
    kind = kind_of(cards, False, "they")
    return f"{article(kind)} {kind}"


# -- what lasts ------------------------------------------------------------------------------------


def modification(body: Mod, subject: str) -> str:
    """A changed number: "the boss deals 1 less damage until it has acted"."""
    end = until(body.until, "it" if subject == "the boss" else "the boss") + _often(body.uses)
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


def prohibition(body: Forbid, who: str, where: str = "", origin: str = "") -> str:
    """Something that `who` cannot do; minions cannot enter ` in the north`, attacks come ` from the north`."""
    end = until(body.until)
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
        return f"attacks{origin} do nothing{end}"
    return f"{'no hero can' if who == 'each hero' else f'{who} cannot'} {ACTS[body.what]}{end}"
