"""People before a browser: contexts of their own, and what their pages heard and did wrong."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    WebSocket,
    expect,
)

from tests.watching import Watcher

Json = dict[str, Any]
DESK = (1280, 800)
PHONE = (390, 844)


class People:
    """Opens pages, each in a fresh context, and closes them all."""

    def __init__(self, browser: Browser, address: str, patience: int) -> None:
        self.browser = browser
        self.address = address
        self.patience = patience
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    @property
    def pages(self) -> list[Page]:
        return [page for context in self.contexts for page in context.pages]

    def page(
        self,
        path: str | None = None,
        size: tuple[int, int] = DESK,
        *,
        still: bool = False,
        touch: bool = False,
        pace: str | None = None,
    ) -> Page:
        """
        Somebody's page: at a path of the server, in a window of this size, with or without motion. Who wants no motion
        here wants no waiting either, unless a pace is named.
        """
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        context.set_default_timeout(self.patience)
        if still or pace:
            context.add_init_script(f"localStorage['sacrarium.pace'] ??= '{pace or 'instant'}'")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)
        if path is not None:
            page.goto(path)
        return page

    def leave(self) -> None:
        for context in self.contexts:
            context.close()

    def _listen(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text or "Refused to" in message.text:
            self.errors.append(message.text)


def settle(page: Page) -> None:
    """The fonts are there, and whatever moves or fades has come to its end; a flame flickers for ever."""
    page.evaluate(
        """async () => {
          const moving = () => document.getAnimations()
            .filter(one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity);
          const frame = () => new Promise(requestAnimationFrame);
          await document.fonts.ready;
          for (let calm = 0; calm < 3; calm = moving().length ? 0 : calm + 1) {
            await Promise.allSettled(moving().map(one => one.finished));
            await frame();
          }
        }"""
    )


def choose(control: Locator, *, on: bool = True) -> None:
    """Press what is seen of a radio or a checkbox: the control itself lies hidden in its label."""
    control.locator("xpath=ancestor::label").click()
    expect(control).to_be_checked(checked=on)


class Wire:
    """Everything that goes over the sockets of a page, from now on."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Json] = []
        self.said: list[Json] = []
        page.on("websocket", self._tap)

    def _tap(self, socket: WebSocket) -> None:
        watcher = Watcher()
        socket.on("framereceived", lambda frame: self.heard.append(watcher.hear(json.loads(frame))))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def moves(self) -> list[str]:
        return [message["move"] for message in self.said if message["type"] == "move"]


class Artefacts:
    """Pictures that are kept beside the builds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, pages: list[Page], name: str) -> None:
        for i, page in enumerate(pages):
            with suppress(Error):
                self.picture(page, name if len(pages) == 1 else f"{name}-{i + 1}")

    def picture(self, page: Page, name: str) -> None:
        page.screenshot(path=self.folder / f"{name}.png")
