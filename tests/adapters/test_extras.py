"""Without its extra an adapter says which one it needs; the rest of the house does not notice."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in {missing}:
    sys.modules[name] = None
{statement}
"""


def run_without(missing: tuple[str, ...], statement: str) -> "subprocess.CompletedProcess[str]":
    code = WITHOUT.format(missing=missing, statement=statement)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("adapter", "missing", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("open_spiel", "pyspiel", "open_spiel"),
        ("match", "pyspiel", "open_spiel"),
    ],
)
def test_a_missing_extra_is_named(adapter: str, missing: str, extra: str) -> None:
    done = run_without((missing,), f"import sacrarium.adapters.{adapter}")
    assert 0 != done.returncode
    assert (
        f"this adapter needs {missing}, which is not installed: pip install 'sacrarium[{extra}]'"
        in done.stderr
    )


def test_a_match_without_its_extra_is_one_line() -> None:
    """Who imports it gets an error to catch; who runs it, a sentence."""
    done = run_without(
        ("pyspiel",), "import runpy; runpy.run_module('sacrarium.adapters.match', run_name='__main__')"
    )
    assert (
        "match: this adapter needs pyspiel, which is not installed: pip install 'sacrarium[open_spiel]'\n"
        == done.stderr
    )
    assert 1 == done.returncode


def test_the_house_needs_no_extra() -> None:
    done = run_without(
        ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"),
        "import sacrarium.cli, sacrarium.lab, sacrarium.search, sacrarium.adapters.layouts",
    )
    assert (0, "") == (done.returncode, done.stderr)


def test_open_spiel_leaves_python_in_peace() -> None:
    """OpenSpiel keeps the registered games until after Python's end."""
    done = run_without(
        (), "import sacrarium.adapters.open_spiel as o; o.load('sarkophag').new_initial_state()"
    )
    assert (0, "") == (done.returncode, done.stderr)
