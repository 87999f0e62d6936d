"""What a designer meets in a scenario file: nothing passes by mistake, and every message speaks of the file."""

from pathlib import Path

import pytest

from sacrarium.cli import main
from sacrarium.scenarios import Difference, ScenarioError, check_text

SARKOPHAG = """
game: sarkophag
name: a test
given: {leader: 0, trick: [30, 29], hands: [null, null, [2, 28, 31], null]}
"""
DUEL = """
game: sacrifice_duel
name: a test
given: {phase: together, trophy: Qr, hands: [[Ar, 6r, 3r, 6r, 5b], [Ar, Ab, 3r, 4b, 5b]]}
"""
FIGHT = """
game: sacrifight
name: a test
options: {cards: examples}
given: {boss: dummy, heroes: [{hand: [bd2, bd3]}]}
"""


def differences(text: str) -> tuple[Difference, ...]:
    """What differs in all scenarios of a text."""
    return tuple(found for result in check_text(text, "my.yaml") for found in result.differences)


def expecting(expected: str, head: str = SARKOPHAG, before: str = "") -> tuple[Difference, ...]:
    return differences(f"{head}steps:\n{before}  - expect: {expected}\n")


def mistake(text: str) -> str:
    with pytest.raises(ScenarioError) as found:
        differences(text)
    assert "\n" not in str(found.value) and "`" not in str(found.value) and "$" not in str(found.value)
    return str(found.value)


def mistake_in(expected: str, head: str = SARKOPHAG) -> str:
    return mistake(f"{head}steps:\n  - expect: {expected}\n")


@pytest.mark.parametrize(
    ("expected", "words"),
    [
        ("{refused: {seat: 9, move: 31}}", "there is no seat 9; there are 0 to 3"),
        ("{to_act: [2, 9]}", "there is no seat 9; there are 0 to 3"),
        ("{refused: {seat: 2, move: 31, rule: R99}}", "Sarkophag has no rule R99; its rules are R1 to R18"),
        ("{position: {hands: {2: {lacks: [82]}}}}", "Sarkophag has no card 82"),
        ("{view: {2: {hand: {lacks: mumy}}}}", "Sarkophag knows no 'mumy'"),
        ("{imagined: {seat: 2, never: {hands: {1: {holds: [82]}}}}}", "Sarkophag has no card 82"),
        ("{imagined: {seat: 2, never: {ledaer: 1}}}", "knows no 'ledaer'; the nearest is 'leader'"),
        ("{events: [{kind: delt}]}", "there is no event 'delt'; the nearest is 'dealt'"),
        ("{no_events: [{kind: dealt, deler: 2}]}", "no field 'deler' here; the nearest is 'dealer'"),
        ("{view: {2: {}}}", "nothing is expected here"),
        ("{view: {}}", "nothing is expected here"),
        ("{legal: {}}", "nothing is expected here"),
        ("{legal: {2: {}}}", "nothing is expected here"),
        ("{legal: {2: {holds: []}}}", "nothing is expected here"),
        ("{position: {}}", "nothing is expected here"),
        ("{position: {trick: {lacks: []}}}", "nothing is expected here"),
        ("{refused: []}", "nothing is expected here"),
        ("{events: {}}", "nothing is expected here"),
        ("{events: [{}]}", "nothing is expected here"),
        ("{no_events: []}", "nothing is expected here"),
        ("{imagined: {seat: 2}}", "nothing is expected here"),
        ("{imagined: {seat: 2, never: []}}", "nothing is expected here"),
        ("{imagined: {seat: 2, always: {}}}", "nothing is expected here"),
        ("{winner: 1}", "there is no field 'winner' here; there is to_act"),
        ("{evnts: []}", "there is no field 'evnts' here; the nearest is 'events'"),
    ],
)
def test_an_expectation_that_says_nothing_is_a_mistake(expected: str, words: str) -> None:
    assert words in mistake_in(expected)


def test_empty_braces_expect_that_something_is_empty() -> None:
    assert "expected {}, got [30, 29]" in str(expecting("{position: {trick: {}}}")[0])
    assert () == expecting("{position: {board: {}}}", FIGHT)
    assert () == expecting("{position: {tricks: {}}}")


def test_no_events_at_all() -> None:
    assert () == expecting("{events: []}")
    assert "expected [], got [card_played]" in str(expecting("{events: []}", before="  - 2: 28\n")[0])


def test_an_event_that_must_not_happen() -> None:
    assert () == expecting("{no_events: [{kind: card_played, card: 2}]}", before="  - 2: 28\n")
    (found,) = expecting("{no_events: [{kind: card_played, card: 28}]}", before="  - 2: 28\n")
    assert str(found).startswith(
        "line 7, steps[1].expect.no_events[0]: expected no {kind: card_played, card: 28}"
    )
    assert () == expecting("{no_events: {spectator: [{kind: trick_taken}], 2: [{kind: hand_dealt}]}}")


def test_words_of_the_game_that_are_not_at_the_table_may_be_absent() -> None:
    assert () == expecting("{position: {heroes: {0: {hand: {lacks: [sd4, spotted_toadstool]}}}}}", FIGHT)
    assert () == expecting("{no_events: [{kind: die_rolled, purpose: face}]}", FIGHT)
    assert "Sacrifight knows no 'sd44'; the nearest is 'sd4'" in mistake_in(
        "{position: {heroes: {0: {hand: {lacks: [sd44]}}}}}", FIGHT
    )


def test_what_is_held_twice_is_there_twice() -> None:
    assert () == expecting("{position: {hands: {0: {holds: [6r, 6r, Ar]}}}}", DUEL)
    (found,) = expecting("{position: {hands: {1: {holds: [Ab, Ar, Ab]}}}}", DUEL)
    assert "holds[2]: expected Ab" in str(found)


def test_what_is_held_may_fit_in_more_than_one_place() -> None:
    tricks = (
        "tricks: [{number: 1, leader: 0, cards: [1, 3, 4, 5]}, {number: 2, leader: 3, cards: [6, 7, 8, 9]}]"
    )
    head = SARKOPHAG.replace("trick: [30, 29]", tricks).replace("leader: 0,", "leader: 3,", 1)
    assert () == expecting("{position: {tricks: {holds: [{cards: {size: 4}}, {number: 1}]}}}", head)
    assert 1 == len(expecting("{position: {tricks: {holds: [{number: 1}, {leader: 0}]}}}", head))


def test_a_list_in_any_order() -> None:
    assert () == expecting("{position: {hands: {2: {any_order: [31, 2, 28]}}}}")
    for wrong in ("[31, 2]", "[31, 2, 28, 28]", "[31, 2, 3]"):
        assert 1 == len(expecting(f"{{position: {{hands: {{2: {{any_order: {wrong}}}}}}}}}"))


def test_legal_moves_are_counted_and_looked_at() -> None:
    assert () == expecting("{legal: {2: {size: 2, holds: [28], lacks: [31]}, 3: {size: 0}}}")
    assert "expected 3, got 2" in str(expecting("{legal: {2: {size: 3}}}")[0])
    assert "expected 31, got [2, 28]" in str(expecting("{legal: {2: {holds: 31}}}")[0])
    assert "expected no 28, got [2, 28]" in str(expecting("{legal: {2: {lacks: [28]}}}")[0])
    assert "'77' is not a card" in mistake_in("{legal: {2: {lacks: [77]}}}")


def test_several_moves_of_a_seat_on_one_line() -> None:
    steps = 'steps:\n  - {0: ["play:1:S", no_toss, "play:1:N"]}\n  - expect: {position: {board: {N1: {card: bd3}}}}\n'
    assert () == differences(FIGHT + steps)
    assert "there is no move here" in mistake(FIGHT + "steps:\n  - 0: []\n")


def test_a_position_that_must_be_refused() -> None:
    head = "game: sarkophag\nname: a test\ngiven: {trick: [1, 1]}\n"
    assert () == differences(head + "given_refused: card 1 is in two places\n")
    assert "expected refused with 'card 2', got card 1 is in two places" in str(
        differences(head + "given_refused: card 2\n")[0]
    )
    assert "the position is refused, got it is accepted" in str(
        differences(SARKOPHAG + "given_refused: twice\n")[0]
    )
    assert "there are no steps" in mistake(head + "given_refused: twice\nsteps: []\n")
    assert "the field 'steps' is missing" in mistake(head)


def test_what_scenarios_of_a_file_share() -> None:
    shared = "shared:\n  game: sarkophag\n  given: {leader: 0, trick: [30, 29], hands: [null, null, [2, 28, 31], null]}\n"
    one = "---\nname: one\nsteps:\n  - expect: {to_act: 2}\n"
    two = "---\nname: two\ngiven: {trick: [30]}\nsteps:\n  - expect: {to_act: 1, position: {hands: {2: [2, 28, 31]}}}\n"
    assert () == differences(shared + one + two)
    assert "line 1, shared: nothing is shared here" in mistake("shared: {}\n" + one)
    assert "shared.name: there is no field 'name' here" in mistake("shared: {name: x}\n" + one)


def test_a_scenario_that_cannot_be_read_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "three.yaml"
    good = f"{SARKOPHAG}steps:\n  - expect: {{to_act: 2}}\n"
    path.write_text(f"{good}---\ngame: [\n---\ngame: chess\n---{good.replace('to_act: 2', 'to_act: 1')}")

    assert 2 == main(["check", str(path)])

    told = capsys.readouterr()
    assert f"differs  {path} (2 of 4 scenarios; the others cannot be read)\n" in told.out
    assert "a test: line 16, steps[0].expect.to_act: expected [1], got [2]" in told.out
    assert "2 scenarios in 1 file: not all could be read" in told.out
    assert (
        f"{path}, line 8: this is not YAML" in told.err and f"{path}, line 10: the field 'name'" in told.err
    )


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            "{hand: []}",
            "given.hand: there is no field 'hand' here; the nearest is 'hands'; there is hands, trick",
        ),
        (
            "{proven: {1: {lowst: 3}}}",
            "given.proven.1.lowst: there is no field 'lowst' here; the nearest is 'lowest'",
        ),
        ("{hands: 3}", "given.hands: here should be a list, not a whole number: '3'"),
        ("{hands: [[a]]}", "given.hands[0][0]: here should be a whole number, not a word: 'a'"),
        ("{over: 3}", "given.over: here should be true or false, not a whole number: '3'"),
        ("{tricks: [{number: 1, leader: 0}]}", "given.tricks[0]: the field 'cards' is missing"),
    ],
)
def test_mistakes_of_a_position_are_told_in_words_of_the_file(given: str, words: str) -> None:
    assert words in mistake(
        f"game: sarkophag\nname: a test\ngiven: {given}\nsteps:\n  - expect: {{to_act: 0}}\n"
    )


def test_mistakes_of_a_position_in_a_hero() -> None:
    words = mistake(FIGHT.replace("hand: [bd2, bd3]", "hnd: [bd2]") + "steps:\n  - expect: {to_act: 0}\n")
    assert (
        "given.heroes[0].hnd: there is no field 'hnd' here; the nearest is 'hand'; there is hp, armor"
        in words
    )


def test_mistakes_of_positions_of_other_games() -> None:
    steps = "steps:\n  - expect: {to_act: 0}\n"
    for given, words in (
        (
            "game: sacrifice_circle\ngiven: {phase: sleep}",
            "given.phase: here should be one of draft, act, move, keep",
        ),
        (
            "game: sacre_bleu\ngiven: {round: 1.5}",
            "given.round: here should be a whole number, not a fraction: '1.5'",
        ),
        (
            "game: sacrifight\ngiven: {boss: wisp, lasting: [[1]]}",
            "lasting: a row has 11 numbers, not 1",
        ),
        (
            "game: sacrifight\ngiven: {boss: krampus, kraxe: [[dagger, 7]]}",
            "kraxe: there is no hero 7",
        ),
    ):
        assert words in mistake(f"name: x\n{given}\n{steps}")


def test_cited_rules_exist() -> None:
    steps = "steps:\n  - expect: {to_act: 2}\n"
    assert () == differences(f"{SARKOPHAG}cites: [R7, R17a, G4, SK-3]\n{steps}")
    assert "cites[1]: Sarkophag has no rule R19; its rules are R1 to R18" in mistake(
        f"{SARKOPHAG}cites: [R7, R19]\n{steps}"
    )


NAMED = {
    "sacrifice_duel": (
        "draws: [Qr, Ar, 2r, 3r]",
        "{position: {trophy: Qr, hands: {0: {holds: [Ar, 2r, 3r]}}}}",
    ),
    "sacre_bleu": ("draws: [KH, KD]", "{position: {hands: {0: {holds: [KH]}, 1: {holds: [KD]}}}}"),
    "sarkophag": (
        "numbers: [3], draws: [60, 1, 7]",
        "{position: {dealer: 3, hands: {0: {holds: [60, 1, 7]}}}}",
    ),
    "sacrifight": (
        "draws: [aufhocker, wisp, egg]",
        "{position: {boss: aufhocker, bosses: [aufhocker, wisp, egg]}}",
    ),
}


@pytest.mark.parametrize("game", NAMED)
def test_named_draws_and_a_seed_for_what_comes_after(game: str) -> None:
    script, expected = NAMED[game]
    head = f"game: {game}\nname: a test\ngiven: new\nchance: {{{script}, seed: 3}}\n"
    assert () == expecting(expected, head)


def test_named_draws_in_sacrifice_circle() -> None:
    head = (
        "game: sacrifice_circle\nname: a test\ngiven: {turn: D, t: 10, heroes: {D: {space: D3}}}\n"
        "chance: {d4: [3], draws: [trap], seed: 4}\n"
    )
    steps = "  - 3: [roll, go:iDE2]\n"
    assert () == expecting("{position: {heroes: {D: {item: trap}}}}", head, steps)


def test_named_draws_of_the_boss_and_of_a_hero() -> None:
    given = (
        "given: {boss: dummy, heroes: [{piles: {bronze: [bd2, bd3, ba2]}}], enemy: {deck: [hit2, gift, fog]}}"
    )
    head = f"game: sacrifight\nname: a test\noptions: {{cards: examples}}\n{given}\n"
    chance = "chance: {draws: [gift, ba2], seed: 1}\n"
    expected = "{events: [{kind: boss_card_drawn, card: gift}, {kind: card_drawn, card: ba2}]}"
    assert () == expecting(expected.replace("[", "{0: [").replace("]", "]}"), head + chance, "  - 0: pass\n")


def test_a_draw_that_lies_in_no_such_pile() -> None:
    words = mistake(
        "game: sacrifight\nname: x\ngiven: new\nchance: {draws: [nobody]}\nsteps:\n  - expect: {to_act: 0}\n"
    )
    assert "and 'nobody' is none of them" in words


def test_a_draw_that_cannot_come_is_told_by_its_name() -> None:
    head = "game: sacre_bleu\nname: x\ngiven: new\nchance: {draws: [2C]}\n"
    assert "the script says 2C for 'draws', which cannot happen here" in mistake(
        head + "steps:\n  - expect: {to_act: 0}\n"
    )


def test_lists_of_chance_hold_what_can_come_up() -> None:
    for script, words in (
        ("{flips: [1]}", "chance.flips[0]: here should be true or false, not '1'"),
        ("{d6: [x]}", "chance.d6[0]: here should be a whole number, not 'x'"),
        ("{dice: [1]}", "chance.dice: there is no list 'dice' here"),
        ("{}", "chance: chance holds lists of what comes up, or a seed"),
    ):
        assert words in mistake(f"{SARKOPHAG}chance: {script}\nsteps:\n  - expect: {{to_act: 2}}\n")


BROUGHT = """
game: sacrifight
name: a card of my own
cards:
  extra:
    mine:
      - {id: big_axe, name: Big Axe, tier: bronze, type: attack, source: house, on_play: [{dmg: {n: 5}}]}
  overviews:
    - {id: straw_man, name: Straw Man, hp: 40}
  bosses:
    straw_man:
      - {id: rustle, name: Rustle, source: house, resolve: [{dmg: {n: 1, to: all}}]}
given: {boss: straw_man, heroes: [{hand: [big_axe]}]}
"""


def test_a_scenario_brings_cards_of_its_own() -> None:
    steps = '  - {0: ["play:1:S", no_toss]}\n'
    assert () == expecting("{position: {enemy: {hp: {0: 35}}, board: {S1: {card: big_axe}}}}", BROUGHT, steps)


def test_mistakes_in_cards_of_a_scenario() -> None:
    steps = "steps:\n  - expect: {to_act: 0}\n"
    words = mistake(BROUGHT.replace("tier: bronze, ", "") + steps)
    assert "my.yaml, line 4, cards: extra/mine, card big_axe, tier: a hero card needs it" in words
    assert "there is no field 'extras' here" in mistake(BROUGHT.replace("extra:", "extras:") + steps)
    for cards, sentence in (
        ("{extra: {mine: 3}}", "cards: extra/mine: a card file is a list of cards"),
        ("{extra: [1]}", "cards: extra: here should be sets of cards with their names"),
        ("{extra: {mine: [{id: a, 3: x}]}}", "cards: extra/mine, card a"),
        ("{extra: {../x: []}}", "cards: '../x' is not the name of a set"),
        ("{overviews: 3}", "cards: overviews: a card file is a list of cards"),
    ):
        assert sentence in mistake(f"{FIGHT}cards: {cards}\n{steps}")
    assert "a scenario cannot bring its own" in mistake(f"{SARKOPHAG}cards: {{extra: {{}}}}\n{steps}")
