"""Whole views from what a table tells, put together as every client does it."""

from typing import Any

import msgspec

from sacrarium.core.changes import Change, changed

Json = dict[str, Any]


class Watcher:
    """Knows the newest view, and adds whole views to every message: after each event, and at the end."""

    def __init__(self) -> None:
        self.view: Json = {}

    def hear(self, message: Json) -> Json:
        if message.get("type") == "table":
            self.view = message["view"]
        if "changes" not in message:
            return message
        for event in message["events"]:
            event["view"] = self._next(event["changes"])
        return {**message, "view": self._next(message["changes"])}

    def _next(self, changes: list[Json]) -> Json:
        self.view = changed(self.view, msgspec.convert(changes, list[Change]))
        return self.view


def whole(film: Json) -> Json:
    """A film with whole views."""
    watcher = Watcher()
    return {**film, "frames": [watcher.hear(frame) for frame in film["frames"]]}


def log_of(message: Json) -> list[Json]:
    """The lines of the log that a message tells."""
    told = [
        {"number": message["number"], "text": event["text"]}
        for event in message.get("events", ())
        if event["text"]
    ]
    return [*message.get("log", ()), *told]
