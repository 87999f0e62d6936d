"""Interruptions end the process that a person talks to, and those that work for it end with it, without a word."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any


@contextmanager
def ends_like_ctrl_c() -> Iterator[None]:
    """Being told to end (SIGTERM) is an interruption herein: there is time to sum up, and to end what was started."""
    if not _hears():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def ignoring_ctrl_c() -> Iterator[None]:
    """What is started herein never hears ctrl-C, not even while it imports; interruptions of ours are kept until afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    with ExitStack() as stack:
        if _hears() and signal.getsignal(signal.SIGTERM) is signal.default_int_handler:
            stack.enter_context(_kept(signal.SIGTERM))
        before = signal.pthread_sigmask(
            signal.SIG_BLOCK, {signal.SIGINT}
        )  # a process inherits what is blocked
        stack.callback(signal.pthread_sigmask, signal.SIG_SETMASK, before)
        yield


def _hears() -> bool:
    """Only the first thread of a process is interrupted by anything."""
    return threading.current_thread() is threading.main_thread()


@contextmanager
def _kept(number: signal.Signals) -> Iterator[None]:
    """A signal is heard afterwards; unlike one that is blocked, what is started herein can be ended with it."""
    heard: list[int] = []
    before = signal.signal(number, lambda came, _: heard.append(came))
    try:
        yield
    finally:
        signal.signal(number, before)
        if heard:
            signal.raise_signal(number)


def end_with_parent() -> None:
    """For a worker: it ends when the process that has started it is gone, however that came about."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)
