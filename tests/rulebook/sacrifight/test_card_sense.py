"""Words that would do nothing are refused, with the file, the card and the field."""

from pathlib import Path

import pytest

from sacrarium.games.sacrifight.cards.check import main
from sacrarium.games.sacrifight.cards.content import build
from sacrarium.games.sacrifight.cards.library import BadCards, read_folder

HERO = "- {id: a, name: A, source: house, tier: bronze, type: action, %s}"
BOSS = "- {id: a, name: A, source: house, %s}"


def folder_with(tmp_path: Path, role: str, card: str) -> Path:
    folder = tmp_path / "pack"
    (folder / role).mkdir(parents=True)
    (folder / role / "mine.yaml").write_text(card, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{move: {cards: {zone: board, side: choose}, pick: all, to: backpack}}", "must be certain"),
        ("{move: {cards: {zone: board, side: random}, pick: all, to: backpack}}", "must be certain"),
        ("{kill: {filter: {side: {roll: {1: N}}}, pick: all}}", "must be certain"),
        ("{shift: {cards: {zone: board, side: side_with_most_cards}}}", "must be certain"),
        ("{dmg: {n: {count: {zone: board, side: choose}}}}", "must be certain"),
        ("{move: {cards: {zone: board, side: it}, pick: all, to: backpack}}", "`it` is the side"),
        ("{move: {cards: {zone: hand, side: N}, to: backpack}}", "side: does not tell"),
        ("{move: {cards: {zone: hand, pile: gold}, to: backpack}}", "pile: does not tell"),
        ("{move: {cards: {zone: pile_top, tag: trap}, to: backpack}}", "tag: does not tell"),
        ("{move: {cards: {zone: pile_top}, pick: random, to: backpack}}", "nothing to pick from"),
        ("{move: {cards: {tag: trap}, to: backpack}}", "lie in a zone"),
        ("{move: {cards: {zone: hand}, pick: random, up_to: true, to: backpack}}", "goes with a choice"),
        ("{move: {cards: {zone: hand}, to: boss_discard}}", "only they"),
        ("{move: {cards: {zone: hand, but: {owner: self}}, to: backpack}}", "owner: does not tell"),
        ("{kill: {filter: {zone: hand}}}", "zone minions"),
        ("{shift: {cards: {zone: board}, n: 1}}", "a number of random ones"),
        ("{shift: {cards: {zone: board}, dir: choose}}", "n is 1"),
        ("{place: {card: {zone: pile_top}}}", "can only be moved"),
        ("{protect: {cards: {owner: self}}}", "owner: does not tell"),
        ("{play_free: {filter: {side: N}}}", "side: does not tell"),
        ("{dmg: {n: {count: {zone: hand}, div: 0}}}", "div is at least 1"),
        ("{dmg: {n: {heroes: 1, max: 3}}}", "go with counted cards"),
        ("{dmg: {n: {plus: 2}}}", "counts cards"),
        ("{dmg: {n: 1, to: self, any_side: true}}", "any_side goes with"),
        ("{mod: {stat: healing, op: set, v: 1}}", "op set goes with"),
        ("{mod: {stat: hand_limit, op: set, v: 4, uses: 1}}", "not used up"),
        ("{mod: {stat: dmg_dealt, v: -1}}", "op reduce"),
        ("{mod: {stat: dmg_taken, v: 1, side: N}}", "comes from a side"),
        ("{forbid: {what: draw, side: N}}", "side goes with"),
        ("{forbid: {what: draw, uses: 1}}", "uses goes with"),
        ("{forbid: {what: attack, who: other}}", "who does not go with attack"),
        ("{forbid: {what: boss_draw, who: self}}", "who does not go with boss_draw"),
        ("{if: {cond: {at_least: 2}, then: []}}", "at_least and at_most go with"),
        ("{if: {cond: {hp: self}, then: []}}", "at_least and at_most go with"),
        ("{if: {cond: {hp: choose, at_most: 7}, then: []}}", "must be certain"),
        ("cancel", "only a trap"),
        ("escape", "only a hold table"),
        ("{capture: {}}", "only a trap"),
    ],
)
def test_words_without_effect(tmp_path: Path, text: str, words: str) -> None:
    folder = folder_with(tmp_path, "extra", HERO % f"on_play: [{text}]")
    with pytest.raises(BadCards, match=rf"mine.yaml, card a, on_play\[0\]: .*{words}"):
        build(read_folder(folder), [])


@pytest.mark.parametrize(
    ("role", "text", "words"),
    [
        ("bosses", "flags: [persistent], resolve: [{dmg: {n: 1}}]", r"card a, flags\[0\]: Invalid enum value"),
        ("bosses", "flags: [angel], resolve: [{dmg: {n: 1}}]", "card a, resolve: what an Angel does is built in"),
        ("bosses", "resolve: [{dmg: {n: 1, to: named}}]", r"card a, resolve\[0\]: dmg.to: Invalid enum value"),
        ("extra", "while_in_play: [{dmg: {n: 1}}]", r"while_in_play\[0\]: while a card lies in play"),
        ("extra", "while_in_play: [{block: {side: choose}}]", r"while_in_play\[0\]: .* leaves nothing to a choice"),
        ("extra", "while_in_play: [{forbid: {what: play, who: random}}]", "leaves nothing to a choice"),
        ("extra", "triggers: [{when: sacrificed, may: true, do: []}]", "triggers: may and stays go with"),
        ("extra", "triggers: [{when: sacrificed, do: []}, {when: sacrificed, do: []}]", "one trigger for each"),
        ("extra", "triggers: [{when: sacrificed, do: [cancel]}]", r"triggers\[0\].do\[0\]: only a trap"),
    ],
)  # fmt: skip
def test_fields_without_effect(tmp_path: Path, role: str, text: str, words: str) -> None:
    card = HERO if role == "extra" else BOSS
    with pytest.raises(BadCards, match=f"mine.yaml, .*{words}"):
        build(read_folder(folder_with(tmp_path, role, card % text)), [])


def test_a_side_that_is_determined_first(tmp_path: Path) -> None:
    text = (
        "{on_side: {side: choose, do: [{move: {cards: {zone: board, side: it}, pick: all, to: backpack}}]}}"
    )
    folder = folder_with(tmp_path, "extra", HERO % f"on_play: [{text}]")

    assert ("a",) == build(read_folder(folder), []).ids


def test_a_capture_within_a_choice_keeps_its_table(tmp_path: Path) -> None:
    """R58: the hold table of a capture counts wherever in the trap's text it stands."""
    text = "triggers: [{when: boss_draw, do: [{may: {do: [{capture: {hold: {1-6: escape}}}]}}]}]"
    content = build(read_folder(folder_with(tmp_path, "extra", HERO % text)), [])
    kind = content.number["a"]

    assert [-2] * 6 == list(content.program.hold[6 * kind : 6 * kind + 6])


def test_the_check_finds_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main([str(folder_with(tmp_path, "extra", HERO % "on_play: [cancel]"))])
    assert "card a, on_play[0]: only a trap" in capsys.readouterr().err
