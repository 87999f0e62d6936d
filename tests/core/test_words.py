"""Sentences for each viewer: "you" for oneself, names for the others."""

import pytest

from sacrarium.core.words import Company, capital, counted, ended, heading, joined, second_person

NAMES = ("Ida", "Mira", "Ilse")


def test_subject_and_verb() -> None:
    assert "Ilse takes" == Company(NAMES).does(2, "takes")
    assert "You take" == Company(NAMES, viewer=2).does(2, "takes")
    assert "Ida takes" == Company(NAMES, viewer=2).does(0, "takes")
    assert "You have" == Company(NAMES, viewer=0).does(0, "has")


@pytest.mark.parametrize(
    ("verb", "yours"),
    [
        ("takes", "take"),
        ("chooses", "choose"),
        ("sees", "see"),
        ("passes", "pass"),
        ("reaches", "reach"),
        ("mixes", "mix"),
        ("goes", "go"),
        ("tries", "try"),
        ("lies", "lie"),
        ("has", "have"),
        ("is thrown", "are thrown"),
        ("buys first", "buy first"),
        ("cannot", "cannot"),
        ("would take", "would take"),
        ("led", "led"),
    ],
)
def test_verbs_with_you(verb: str, yours: str) -> None:
    """Only the first word goes with the subject, and one without an s is the same for everybody."""
    assert yours == second_person(verb)
    assert f"Ida {verb}" == Company(NAMES).does(0, verb) and f"You {yours}" == Company(NAMES, 0).does(0, verb)


def test_inside_a_sentence() -> None:
    assert ("Mira", "you") == (Company(NAMES).name(1), Company(NAMES, viewer=1).name(1))
    assert ("Mira's", "Your") == (Company(NAMES).whose(1), Company(NAMES, viewer=1).whose(1))
    assert "you, Mira and Ilse" == Company(NAMES, viewer=0).listed((0, 1, 2))


def test_a_spectator_is_nobody() -> None:
    assert not any(Company(NAMES).is_you(seat) for seat in range(3))


@pytest.mark.parametrize(
    ("things", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(things: list[str], text: str) -> None:
    assert text == joined(things)


def test_other_words_between() -> None:
    assert "a or b" == joined(["a", "b"], "or")


@pytest.mark.parametrize(("count", "text"), [(0, "0 heads"), (1, "1 head"), (7, "7 heads")])
def test_counting(count: int, text: str) -> None:
    assert text == counted(count, "head")


def test_counting_odd_nouns() -> None:
    assert ("1 mummy", "2 mummies") == (counted(1, "mummy", "mummies"), counted(2, "mummy", "mummies"))


@pytest.mark.parametrize(
    ("sentence", "text"),
    [("you win", "You win"), ("**you** win", "**You** win"), ("7 points", "7 points"), ("", "")],
)
def test_capital(sentence: str, text: str) -> None:
    assert text == capital(sentence)


@pytest.mark.parametrize(
    ("words", "text"),
    [("It is over", "It is over."), ("It is over.", "It is over."), ("Why?", "Why?"), ("", "")],
)
def test_an_end(words: str, text: str) -> None:
    assert text == ended(words)


def test_a_heading() -> None:
    assert ("It is over", "Why?", "1.5 points") == tuple(map(heading, ("It is over.", "Why?", "1.5 points.")))
