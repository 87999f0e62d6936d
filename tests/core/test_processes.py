"""Ctrl-C is for the process that a person talks to, not for those that work for it."""

import os
import signal
import subprocess
import sys

import pytest

from sacrarium.core.processes import deaf_to_ctrl_c

INTERRUPTS_ITSELF = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('still here')"


def test_a_process_that_works_for_us_does_not_hear_it() -> None:
    with deaf_to_ctrl_c():
        started = subprocess.Popen(
            [sys.executable, "-c", INTERRUPTS_ITSELF], stdout=subprocess.PIPE, text=True
        )

    assert "still here\n" == started.communicate()[0]


def test_our_own_is_kept_until_afterwards() -> None:
    done = []

    def work() -> None:
        with deaf_to_ctrl_c():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("all")

    with pytest.raises(KeyboardInterrupt):
        work()

    assert ["all"] == done
