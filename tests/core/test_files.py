"""Files that people hand over."""

import os
from pathlib import Path

import pytest

from sacrarium.core.files import read_bytes, read_text, write_bytes


def test_a_file_is_read_whole_up_to_the_greatest_size(tmp_path: Path) -> None:
    file = tmp_path / "ten"
    file.write_bytes(b"0123456789")

    assert b"0123456789" == read_bytes(file, most=10)
    with pytest.raises(OSError, match="it holds more than 0 megabytes"):
        read_bytes(file, most=9)


def test_text_has_line_ends_as_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes("Rübezahl\r\nErlkönig\rWisp\n".encode())

    assert "Rübezahl\nErlkönig\nWisp\n" == read_text(file)


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o007, 0o660), (0o077, 0o600)])
def test_a_file_is_as_readable_as_any_other_of_this_person(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        write_bytes(tmp_path / "kept", b"all of it")
    finally:
        os.umask(before)

    assert mode == (tmp_path / "kept").stat().st_mode & 0o777


def test_an_interruption_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_bytes(tmp_path / "kept", b"all of it")

    assert [] == list(tmp_path.iterdir())
