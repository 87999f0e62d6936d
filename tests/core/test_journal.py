"""Events reach whom they are meant for, and nobody else."""

from sacrarium.core.bits import set_of
from sacrarium.core.journal import EVERYBODY, Event, Journal


class Whispered(Event, frozen=True, tag="whispered"):
    word: str


def heard(journal: Journal) -> dict[int | None, list[str]]:
    return {
        viewer: [event.word for event in journal.seen_by(viewer) if isinstance(event, Whispered)]
        for viewer in (0, 1, 2, None)
    }


def test_an_event_is_for_nobody_unless_said_otherwise() -> None:
    journal = Journal()
    journal.add(Whispered("secret"))

    assert {0: [], 1: [], 2: [], None: []} == heard(journal)


def test_audiences() -> None:
    journal = Journal()
    journal.add(Whispered("all"), EVERYBODY)
    journal.add(Whispered("two"), set_of([0, 2]))
    journal.add(Whispered("one"), set_of([1]))

    assert {0: ["all", "two"], 1: ["all", "one"], 2: ["all", "two"], None: ["all"]} == heard(journal)


def test_all_seats_by_name_are_not_everybody() -> None:
    """A spectator hears only what is for everybody."""
    journal = Journal()
    journal.add(Whispered("seats"), set_of(range(8)))

    assert [] == journal.seen_by(None) and 1 == len(journal.seen_by(7))
