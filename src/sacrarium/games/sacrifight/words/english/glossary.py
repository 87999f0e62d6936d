"""What a newcomer to Sacrifight may not know, explained on the spot: the table's places, and the keywords on cards."""

from typing import Final

from sacrarium.core.game import Term
from sacrarium.core.words import joined
from sacrarium.games.sacrifight.pieces import HERO_TITLES, HEROES, SLOTS, Options

__all__ = ["glossary"]


def glossary(options: Options) -> tuple[Term, ...]:
    """The words of a table with these options."""
    return (*_hero(options), *_luck(options), *_board(options), *_boss(options), *_keywords())


def _hero(options: Options) -> list[Term]:
    healing = "Healing may go above the start." if options.overheal else "Healing stops at the start."
    return [
        Term("health", "Health", f"A hero without health loses the run for all. {healing}", ("R42", "R47", "R78")),
        Term("armor", "Armor", "Damage takes armor first, then health. Armor does not fade by itself.", ("R42",), ("armor",)),
        Term("pile", "The piles", "You draw from the pile of your choice: bronze is played first, silver and gold are stronger. An empty pile stays empty until the fight is over.", ("R15", "R38", "R41"), ("pile", "piles")),
        Term("tiers", "Bronze, silver, gold", "Bronze goes into a free slot or onto any hero card, silver onto any hero card, gold onto silver or gold, legendary onto gold.", ("R15", "R16")),
        Term("backpack", "The backpack", "Out of play during a fight. What is saved here goes back into the piles for the next one.", ("R40", "R73"), ("backpack", "packs")),
        Term("graveyard", "The graveyard", "What was sacrificed or lost stays here for the rest of the run, unless a card fetches it.", ("R24", "R76"), ("graveyard", "buries", "exhume")),
        Term("actions", "Actions", "Two in each turn, if nothing changes that: play a card, draw one, or save one into the backpack.", ("R12", "R13"), ("action", "actions")),
    ]  # fmt: skip


def _luck(options: Options) -> list[Term]:
    heroes = [HEROES.index(options.hero), HEROES.index(options.partner)][: options.number_of_heroes()]
    lengths = options.track_lengths()
    tosses = joined(
        [f"{lengths[place]} tosses for the {HERO_TITLES[hero]}" for place, hero in enumerate(heroes)]
    )
    return [
        Term("coin", "The Coin of Fate", "Once in your turn you may toss it for a card that fits. Yes makes more of the card, No makes less of it.", ("R26",), ("coin", "toss")),
        Term("special_track", "The special track", f"Every toss fills one place, Yes or No. It is full after {tosses}; then the special move costs no action.", ("R27", "R33"), ("special move",)),
        *(_special(hero) for hero in heroes),
    ]  # fmt: skip


COINS: Final = (
    (
        "Yes: the card's effect comes twice. No: it does not come. Special move: six points, each 1 damage or 1 armor.",
        ("R28", "R34"),
    ),
    (
        "Yes: the card makes way for one a tier higher. No: it goes back to hand. Special move: she arranges the top of the boss deck.",
        ("R29", "R35"),
    ),
    (
        "Yes: the damage doubles. No: the card goes back into its pile. Special move: a trap comes back from the graveyard.",
        ("R30", "R36"),
    ),
    (
        "Yes: effect and sacrifice effect come. No: only the sacrifice effect, from the graveyard. Special move: cards come back from there.",
        ("R31", "R37"),
    ),
)


def _special(hero: int) -> Term:
    words, rules = COINS[hero]
    return Term(HEROES[hero], f"The {HERO_TITLES[hero]}", words, rules)


def _board(options: Options) -> list[Term]:
    alone = options.number_of_heroes() == 1
    room = "one slot" if alone else "two slots"
    consent = {
        "ask": " A teammate is asked before a card of theirs is sacrificed.",
        "free": "",
        "never": " A teammate's cards cannot be sacrificed.",
    }["free" if alone else options.teammate_sacrifice]
    return [
        Term("slot", "A slot", f"Each of the four sides of the boss has {room}, {len(SLOTS) // 2 if alone else len(SLOTS)} in all. A hero's card stays where it was played until another goes onto it.", ("R17", "R18"), ("slot",)),
        Term("sacrifice", "Sacrifice", f"What you play onto goes to the graveyard and gives what it says under the flame. Then the new card takes effect.{consent}", ("R19", "R21", "R24", "R25"), ("given up", "sacrificed")),
        Term("minion", "A minion", "It closes its slot and acts in each boss turn, until it is killed. Most have 1 health; a hero's card in its place has to go.", ("R49", "R50"), ("minion", "minions", "enters")),
        Term("protected", "Protected", "The boss cannot take this card away. Only a boss card that enters this very slot still moves it.", ("R53",), ("cannot remove",)),
        Term("kraxe", "The Kraxe", "Krampus carries cards off in it. A card played in the north frees some: bronze one, silver two, gold three.", (), ("Kraxe",)),
    ]  # fmt: skip


def _boss(options: Options) -> list[Term]:
    percent = (
        f" At this table it has {options.boss_hp_percent} percent of what is printed."
        if options.boss_hp_percent != 100
        else ""
    )
    return [
        Term("boss_health", "The boss's health", f"At 0 the boss is defeated and the fight ends at once.{percent}", ("R70",)),
        Term("wild", "Wild mode", "It begins once, at the mark on the health track, and never ends. From then on the boss does what its overview says.", ("R67", "R68"), ("wild",)),
        Term("boss", "The boss", "After all heroes it acts: its cards in play, its ability, then it draws a card and carries it out. A press shows all that is printed about it.", ("R61",)),
        Term("ability", "The ability", "What the boss does in each of its turns, whatever it draws.", ("R61",)),
        Term("boss_deck", "The boss deck", "What is in it is known, its order is not. When it is empty, the used cards are shuffled; only the Wisp vanishes then.", ("R7", "R64")),
        Term("boss_discard", "Used cards", "Boss cards that were carried out, and minions that were killed. They come again after the next shuffle.", ("R50", "R63", "R64")),
        Term("legendary", "Legendary loot", "Whoever meets what is said here may find the boss's legendary card among the loot.", ("R76",)),
        Term("lasting", "What lasts", "Effects that hold for a while. All of them end with the fight.", ("R69",)),
    ]  # fmt: skip


def _keywords() -> list[Term]:
    return [
        Term("each_round", "Each round", "It comes at the beginning of your turn, while the card lies there, but not in the turn it was played.", ("R11",), ("each round",)),
        Term("attack", "An attack", "The damage goes to the boss or one minion; what is left over is lost.", ("R43",)),
        Term("healing", "Healing", "Healing and armor without a name go to one hero of choice.", ("R46",), ("heal", "heals", "healing")),
        Term("through_armor", "Through armor", "This damage takes health at once and leaves the armor as it is.", ("R42",), ("through armor",)),
        Term("trap", "A trap", "It waits on the board until the boss draws a card that fits. At most one trap answers each card, and mostly it is spent then.", ("R54", "R55", "R57"), ("when the boss draws", "trap")),
        Term("cancel", "Cancel, hold, destroy", "The drawn card does nothing: it goes to the used cards, lies under the trap until it escapes, or leaves the fight.", ("R56", "R58"), ("cancel it", "hold it", "destroy it")),
        Term("save", "Save", "Take a card of your own from the board into the backpack. It gives no sacrifice effect.", ("R13", "R21", "R40"), ("save",)),
        Term("place", "Place", "The card just lies there: no effect and no coin now, but what it does later it still does.", ("R8",), ("place",)),
        Term("random", "A random card", "Each affected hero's hand is drawn from on its own.", ("R48",), ("random",)),
        Term("until", "Until it has acted", "This ends with the next turn of the boss, also if it draws nothing.", ("R69",), ("until it has acted", "until the boss has acted")),
    ]  # fmt: skip
