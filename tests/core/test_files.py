"""Files that people hand over."""

from pathlib import Path

import pytest

from sacrarium.core.files import read_bytes, read_text


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
