"""The scene of Sacrifight: what the shell asks of it."""

import msgspec
from textual.content import Content

from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.clients.terminal.scene import Scene, Step
from sacrarium.core.words import ended

from . import answers, foretold, memory, news
from .board import FightPane
from .hand import FightHand
from .table import full_name, hero_name, table_of


class FightScene(Scene):
    """The boss between its sides above the question, heroes and hand below it."""

    unit = "Turn"
    memory_title = "Cards and signs"
    most_digits = 1

    def __init__(self) -> None:
        super().__init__()
        self.board = FightPane()
        self.hand: FightHand = FightHand()

    def status(self, sight: Sight) -> str:
        """The act, the round, and whose turn it is."""
        table = table_of(sight.moment)
        where = f"Act {min(table.act + 1, table.acts)} of {table.acts}"
        if sight.held and news.act_won(sight.moment):
            return f"Act {table.act} of {table.acts} · won"
        if table.boss is None:
            return where
        if table.step == "opening":
            return f"{where} · {table.boss.name} · Opening hands"
        name = full_name if sight.moment.yours else hero_name  # in a record there is less room
        turn = "the boss" if table.turn is None else name(sight.moment, table, table.turn)
        return f"{where} · Round {table.round} · {turn}"

    # -- answering ---------------------------------------------------------------------------------

    def order(self, moment: Moment) -> tuple[str, ...]:
        """Every place for every card, then the actions."""
        return answers.order(moment)

    def typed(self, moment: Moment, digits: str) -> str | None:
        """A place in the hand, a pile, or a place in the list."""
        return answers.typed(moment, int(digits))

    def beside(self, sight: Sight, across: int, down: int) -> str | None:
        """One direction walks the cards, the other the places for the chosen one."""
        return answers.beside(sight, across, down, self.hand.lying)

    def first(self, moment: Moment) -> str | None:
        """The first that can be had."""
        return next((item.spots[0] for item in answers.items(moment) if item.able), super().first(moment))

    def step(self, sight: Sight) -> Step | None:
        """The chosen move; what would cost a hero's life, or actions that are left, is asked twice."""
        info, _ = find(sight.moment, sight.chosen)
        if info is None:
            return None if sight.chosen is None else Step("Why not?", moves=(sight.chosen,))
        found = Step(info.label, foretold.follows(sight.moment, info.move), (info.move,))
        after = foretold.after_of(sight.moment, info.move)
        if after is not None and after.fatal:
            return msgspec.structs.replace(found, follows="A hero falls, and all is lost.", fatal=True)
        if info.move == "pass" and _actions_left(sight.moment):
            return msgspec.structs.replace(found, follows=ended(info.follows), confirm="Give the actions up")
        return found

    # -- what the shell says -----------------------------------------------------------------------

    def arrows(self, moment: Moment) -> tuple[str, str]:
        """Which hero is asked, where one person leads two and the question does not say it."""
        table = table_of(moment)
        if moment.ask is None or table.asked_hero is None or moment.ask.about == "turn":
            return "", ""
        seat = table.heroes[table.asked_hero].seat
        both = sum(hero.seat == seat for hero in table.heroes) > 1
        return (f"{hero_name(moment, table, table.asked_hero)}:", "") if both else ("", "")

    def held(self, moment: Moment) -> tuple[str, str] | None:
        """The boss's turn, coins, fallen bosses and the plays of others stay until they were understood."""
        return news.held(moment, table_of(moment))

    def begins(self, moment: Moment) -> bool:
        """Turns of heroes and bosses, and fights."""
        kinds = {event["kind"] for event in moment.events}
        return bool(kinds & {"turn_began", "boss_turn_began", "fight_began", "run_ended"})

    def memory(self, moment: Moment, width: int) -> list[Content]:
        """All cards."""
        return memory.lines(moment, table_of(moment), width)

    def epilogue(self, moment: Moment) -> list[Content]:
        """Where the run ended."""
        return memory.ending(moment, table_of(moment))


def _actions_left(moment: Moment) -> bool:
    table = table_of(moment)
    return table.asked_hero is not None and table.heroes[table.asked_hero].actions > 0
