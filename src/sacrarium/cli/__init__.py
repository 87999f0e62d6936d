"""The command line: one module for each command, each with `add` (its arguments) and `run` (its work)."""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn, TextIO

import sacrarium
from sacrarium.core.errors import SacrariumError
from sacrarium.core.processes import ends_like_ctrl_c
from sacrarium.games import BROKEN

from . import bench, check, games, ladder, play, replay, review, serve, simulate

COMMANDS: Final = {
    "serve": (serve, "the table in the browser"),
    "play": (play, "a game in the terminal, against bots"),
    "games": (games, "what there is: seats, options, bots"),
    "simulate": (simulate, "play games without people and sum them up"),
    "ladder": (ladder, "how strong the bots are, and what a doubled budget is worth"),
    "check": (check, "run scenario files"),
    "replay": (replay, "step through a recorded game"),
    "review": (review, "where a seat could have done better, by what it knew then"),
    "bench": (bench, "the speed figures of this machine"),
}
INTERRUPTED: Final = 130
MISUSED: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; trouble is one line on standard error and a non-zero exit."""
    sys.stdout, sys.stderr = _ready(sys.stdout), _ready(sys.stderr)
    given = _parser().parse_args(arguments)
    for broken in BROKEN.values():
        _told(broken)
    try:
        with ends_like_ctrl_c():
            return _run(given)
    except SacrariumError as error:
        return _told(str(error))
    except BrokenPipeError:  # whoever read the output has gone
        _drop_output()
        return 1
    except OSError as error:
        _drop_output()
        return _told(f"{error.filename or 'the output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return _told("interrupted", INTERRUPTED)


def _ready(stream: TextIO | None) -> TextIO:
    """A stream that takes all words: a closed one loses them, and letters that it does not have become question marks."""
    if stream is None:
        return Path(os.devnull).open("w", encoding="utf-8")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream


class Parser(argparse.ArgumentParser):
    """Tells what it does not understand in one line; how it is used is told by `--help`."""

    def error(self, message: str) -> NoReturn:
        """The line, and the end."""
        self.exit(MISUSED, f"{self.prog}: {message}; `{self.prog} --help` tells how it is used\n")


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="sacrarium", description="Five games of tricks and sacrifice, at one table.")
    parser.add_argument("--version", action="version", version=f"sacrarium {sacrarium.__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, (module, words) in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=words[0].upper() + words[1:] + ".")
        module.add(command)
        command.set_defaults(run=module.run)
    return parser


def _run(given: argparse.Namespace) -> int:
    code = int(given.run(given))
    sys.stdout.flush()  # here, where a full disk can still be told
    return code


def _told(words: str, code: int = 1) -> int:
    print(f"sacrarium: {words}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """Let go what could not be written: at its end Python would try once more, and complain."""
    with contextlib.suppress(OSError, ValueError):  # a stream that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
