"""The three examples that the rulebook prints. They are one round's tricks: each taker leads the next (G12)."""

from .board import sarkophag_position, seats

NICO, CLEMENS, HENRIK, DANIEL = seats(4)


def test_the_lowest_takes_when_all_went_lower() -> None:
    """Sarkophag, "If the second card is lower than the first", example (E1, R9, R10)."""
    table = sarkophag_position(led_by=NICO, trick=[22, 20, 14], hands={DANIEL: [15, 40]})

    table.play(DANIEL, "15")

    assert HENRIK == table.last_taker and 10 == table.heads[HENRIK]
    assert HENRIK == table.turn


def test_the_lowest_takes_when_someone_cannot_go_higher() -> None:
    """Sarkophag, "If the second card is higher than the first", first example (E2, R9)."""
    table = sarkophag_position(led_by=HENRIK, trick=[48, 49, 53], hands={CLEMENS: [39, 12]})

    table.play(CLEMENS, "39")

    assert CLEMENS == table.last_taker and 5 == table.heads[CLEMENS]
    assert CLEMENS == table.turn


def test_the_highest_takes_when_two_cannot_go_lower() -> None:
    """Sarkophag, "If the second card is higher than the first", second example (E3, R9, G3)."""
    table = sarkophag_position(led_by=CLEMENS, trick=[9, 8], hands={DANIEL: [36, 44], NICO: [35, 53]})

    table.play(DANIEL, "36")
    table.play(NICO, "35")

    assert DANIEL == table.last_taker and 9 == table.heads[DANIEL]
    assert table.taken.broken


def test_nico_gets_rid_of_his_35() -> None:
    """The same example: a card with five heads is welcome in somebody else's trick (R8)."""
    table = sarkophag_position(led_by=CLEMENS, trick=[9, 8, 36], hands={NICO: [35, 53]})

    assert {35, 53} == table.legal

    table.play(NICO, "35")

    assert 0 == table.heads[NICO]


def test_36_has_no_head() -> None:
    """The same example calls 36 a card without mummy heads (1.2)."""
    assert 0 == sarkophag_position().view.heads[36 - 1]
