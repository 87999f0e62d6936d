"""Ctrl-C is for the process that a person talks to, not for those that work for it."""

import signal
import subprocess
import sys

from sacrarium.core.processes import ends_like_ctrl_c, ignoring_ctrl_c

INTERRUPTS_ITSELF = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('still here')"

KEPT = """
import os, signal
from sacrarium.core.processes import ignoring_ctrl_c

signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    with ignoring_ctrl_c():
        os.kill(os.getpid(), signal.SIGINT)
        print("all done")
except KeyboardInterrupt:
    print("heard")
"""

TOLD_TO_END = """
import os, signal, subprocess, sys
from sacrarium.core.processes import ignoring_ctrl_c, ends_like_ctrl_c

try:
    with ends_like_ctrl_c():
        with ignoring_ctrl_c():
            started = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
            os.kill(os.getpid(), signal.SIGTERM)
            print("all done")
        print("never")
except KeyboardInterrupt:
    started.terminate()
    print("heard", started.wait() == -signal.SIGTERM, signal.getsignal(signal.SIGTERM) == signal.SIG_DFL)
"""


def test_a_process_that_works_for_us_does_not_hear_it() -> None:
    with ignoring_ctrl_c():
        started = subprocess.Popen(
            [sys.executable, "-c", INTERRUPTS_ITSELF], stdout=subprocess.PIPE, text=True
        )

    assert "still here\n" == started.communicate()[0]


def test_our_own_is_kept_until_afterwards() -> None:
    """In a process of one thread that hears ctrl-C, whatever this one was started with."""
    told = subprocess.run([sys.executable, "-c", KEPT], capture_output=True, text=True, check=True).stdout

    assert "all done\nheard\n" == told


def test_to_be_told_to_end_is_an_interruption() -> None:
    """It is kept as well, and what was started meanwhile can be ended."""
    told = subprocess.run([sys.executable, "-c", TOLD_TO_END], capture_output=True, text=True, check=True)

    assert "all done\nheard True True\n" == told.stdout


def test_afterwards_it_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGTERM)

    with ends_like_ctrl_c():
        assert signal.default_int_handler is signal.getsignal(signal.SIGTERM)

    assert before is signal.getsignal(signal.SIGTERM)
