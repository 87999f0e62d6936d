"""Card files: mistakes name file, card and field; packs add cards."""

from pathlib import Path

import pytest

from sacrarium.core.errors import BadOptions
from sacrarium.games.sacrifight.cards.check import main
from sacrarium.games.sacrifight.cards.content import PATH, content_named, content_of
from sacrarium.games.sacrifight.cards.library import BadCards, read_folder

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
