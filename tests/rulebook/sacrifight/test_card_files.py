"""Card files: mistakes name file, card and field; packs add cards."""

from pathlib import Path

import pytest

from sacrarium.core.errors import BadOptions
from sacrarium.games.sacrifight.cards.check import main
from sacrarium.games.sacrifight.cards.content import PATH, content_named, content_of
from sacrarium.games.sacrifight.cards.library import OWN_BOSSES, BadCards, read_bosses, read_folder
from sacrarium.games.sacrifight.words.english.guide import read_rules

CARD = "{id: a, name: A, source: house, tier: bronze, type: attack, on_play: [%s]}"


def folder_with(tmp_path: Path, text: str, role: str = "heroes") -> Path:
    folder = tmp_path / "pack"
    (folder / role).mkdir(parents=True)
    (folder / role / "mine.yaml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            f"- {CARD % '{dmg: {to: enemy}}'}",
            r"mine.yaml, card a, on_play\[0\]: dmg: .*missing required field `n`",
        ),
        (f"- {CARD % '{smash: {n: 1}}'}", r"card a, on_play\[0\]: .*unknown field `smash`"),
        (f"- {CARD % '{dmg: {n: 1}, heal: {n: 1}}'}", "exactly one verb"),
        (f"- {CARD % 'explode'}", "'explode' is no effect"),
        ("- {id: a, name: A, source: house, type: attack}", "card a, tier: a hero card needs it"),
        ("- {id: a, name: A, source: ours}", "card a, source: "),
        ("id: a", "a card file is a list of cards"),
        ("- [", "mine.yaml, line 1: this is not YAML: expected the node content"),
        ("- \0", "mine.yaml: this is not YAML: unacceptable character"),
        ("- " + "[" * 5000, "mine.yaml: this is not YAML: maximum recursion depth"),
        ("- 2001-13-01", "mine.yaml: this is not YAML: month must be in 1..12"),
        (f"- {CARD % '{dmg: {n: 1}}'}\n- {CARD % '{dmg: {n: 1}}'}", "card a, id: .* same id"),
        ("- {id: a, name: Axe, Block, source: house}", r"card a: .*unknown field `Block`"),
        ("- {id: a, name: [Axe, Block], source: house}", "card a, name: .*Expected `str`, got `array`"),
        (
            f"- {CARD.replace('source', 'flavour: He left with the axe, source') % '{dmg: {n: 1}}'}",
            "card a, flavour: 'He left with the axe' is no whole sentence; where YAML has cut it, put it in quotes",
        ),
    ],
)
def test_mistakes_in_card_files(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadCards, match=words) as found:
        read_folder(folder_with(tmp_path, text))
    assert "\n" not in str(found.value)


def test_a_card_file_is_text(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "")
    (folder / "heroes" / "mine.yaml").write_bytes(b"\xff\xfe")

    with pytest.raises(BadCards, match=r"mine.yaml: the file is not UTF-8 text"):
        read_folder(folder)


def test_a_boss_card_is_no_hero_card(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="a card with the flag M has a minion"):
        read_folder(folder_with(tmp_path, "- {id: a, name: A, source: house, flags: [M]}", "bosses"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[It sinks. When it is dark, it is gone.]", r"boss x, text\[0\]: 'It sinks. When it is dark' is no whole"),
        ("[It sinks., it is gone.]", r"boss x, text\[1\]: 'it is gone.' is no whole sentence"),
        ("[It sinks: it is gone.]", r"boss x, text\[0\]: Expected `str`, got `object`"),
        ("It sinks.", "boss x, text: Expected `array`, got `str`"),
    ],
)  # fmt: skip
def test_what_is_printed_about_a_boss_is_whole(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "bosses.yaml").write_text(f"- {{id: x, name: X, hp: 1, text: {text}}}", encoding="utf-8")

    with pytest.raises(BadCards, match=words):
        read_bosses(tmp_path / "bosses.yaml")


@pytest.mark.parametrize(
    "entry",
    [
        "[A round, Every hero takes a turn in order, then the boss does.]",
        "[A round, Every hero takes a turn]",
        "[A round]",
        "Every hero takes a turn.",
        "[A round, {then: the boss}]",
    ],
)
def test_a_rule_has_a_title_and_whole_sentences(tmp_path: Path, entry: str) -> None:
    (tmp_path / "rules.yaml").write_text(f"R1: {entry}", encoding="utf-8")

    with pytest.raises(BadCards, match="rule R1: a title and whole sentences"):
        read_rules(tmp_path / "rules.yaml")


def test_the_wisp_says_how_the_run_is_lost() -> None:
    """4.3: in one sentence, to its end."""
    wisp = next(boss for boss in read_bosses(OWN_BOSSES) if boss.id == "wisp")

    assert (1, True) == (len(wisp.text), wisp.text[0].endswith("it vanishes and the run is lost."))


def test_the_check_prints_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = folder_with(tmp_path, f"- {CARD % '{dmg: {n: 2}}, {draw: {}}'}")

    assert 0 == main([str(folder)])
    assert "mine/a x1 A: 2 damage. Draw 1." in capsys.readouterr().out


def test_the_check_tells_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main([str(tmp_path / "nothing")])
    assert "is not a folder" in capsys.readouterr().err


def test_a_pack_adds_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = folder_with(tmp_path, f"- {CARD % '{dmg: {n: 2}}'}", "extra")
    monkeypatch.setenv(PATH, str(folder))

    content = content_named.__wrapped__(folder.name)

    assert "a" in content.number and "splitting_maul" in content.number


def test_a_pack_that_is_named_comes_before_our_own_of_this_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_with(tmp_path, f"- {CARD % '{dmg: {n: 2}}'}", "extra").rename(tmp_path / "examples")
    monkeypatch.setenv(PATH, str(folder))

    assert "a" in content_named.__wrapped__("examples").number


@pytest.mark.parametrize("name", ["heroes", "cards"])
def test_a_folder_without_cards_is_no_pack(tmp_path: Path, name: str) -> None:
    """Perhaps it is the folder above or below the right one."""
    (tmp_path / name).mkdir()

    with pytest.raises(
        BadCards, match=r"there are no card files in .*: they lie in heroes, bosses, loot, extra"
    ):
        content_of(tmp_path)


def test_an_unknown_pack() -> None:
    with pytest.raises(BadOptions, match="no pack of cards named 'nowhere'; there is examples"):
        content_named("nowhere")
