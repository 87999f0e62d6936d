"""What cards and asks say: every text in plain words, every choice with its own."""

import re

import pytest

from sacrarium.core.chance import Scripted, Seeded
from sacrarium.core.decision import Ask
from sacrarium.core.journal import Event
from sacrarium.core.words import Company
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.cards.compiler import UNTIL
from sacrarium.games.sacrifight.cards.content import content_named
from sacrarium.games.sacrifight.cards.faces import face_of
from sacrarium.games.sacrifight.cards.library import Printed
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.records import Lasting
from sacrarium.games.sacrifight.state import FightState
from sacrarium.games.sacrifight.words.english.lines import line
from sacrarium.games.sacrifight.words.english.names import called
from sacrarium.games.sacrifight.words.english.wording import LONGEST, boss_lines, words_of

from .board import GAME, play, scene

CONTENT = content_named("")
MARKS = {"M", "A", "NM", "WM"}


def card(name: str) -> Printed:
    return CONTENT.kinds[CONTENT.number[name]]


def ask(state: FightState) -> Ask:
    seat = state.to_act().bit_length() - 1
    return GAME.text.ask(state, seat, Company(("Ann", "Ben")[: state.seats()], seat))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cauldron_boil_over", "4 damage, +1 per ingredient in play (at most 8). Given up: 1 damage."),
        ("hoarse_croak", "Each hero: 1 damage, +1 per card in their backpack (at most 5)."),
        ("counting_turnips", "Each hero: 2 damage, +1 per non-turnip card of theirs in play (at most 5)."),
        ("no_moon", "Nothing can be played in the east and west next round. 2 damage to each hero."),
        ("salt_circle", "3 armor. While in play the boss cannot remove ingredients. Given up: this card goes into its pile."),
        ("walking_turnip", "Enters a random side, 1 health; packs a card there. 2 damage to each hero. Each boss turn: 1 damage to each hero."),
        ("spiky_shell", "5 damage to each hero with 2 or more cards in play, 2 damage to the others."),
        ("head_throw", "3 damage to each hero with a card on the Head's side if the Head is in play, else 2 damage to each hero."),
        ("angel_of_death#2", "It names the second hero, who gives a Gold Coin from hand or takes 8 damage (unless agreed otherwise)."),
        ("mist_candle", "The boss deals 2 less damage until it has acted."),
        ("foul_smelling_secretion", "Each hero takes 2 less damage until the boss has acted. Given up: kill a minion."),
        ("shaken_featherbed", "Each hero has 1 action more next turn. Each hero draws 1. 3 damage to each hero."),
        ("lees_of_the_cauldron", "1 damage. Put an ingredient from your graveyard into your backpack. Given up: 1 damage."),
        ("wake_supper", "Heal 3. The other hero gains 1 armor. You may put another card of yours in play into the graveyard: 3 damage. Given up: draw 1."),
    ],
)  # fmt: skip
def test_words_of_cards(name: str, words: str) -> None:
    assert words == words_of(card(name))


@pytest.mark.parametrize("printed", CONTENT.kinds, ids=lambda printed: printed.text.id)
def test_plain_words(printed: Printed) -> None:
    """No abbreviations, no capitals after a number, no raw ids, plural after numbers, one full stop at a time."""
    words = words_of(printed)

    assert re.search(r"\bHP\b|_|\d [A-Z]|\b[2-9] card\b|\ba [aeiou]|  |\.\.|: :|Sacrificed", words) is None
    assert len(words) <= LONGEST and words.endswith(".") and (words[0].isupper() or not words[0].isalpha())


def test_what_the_members_of_the_hunt_do_is_said() -> None:
    hunt = next(boss for boss in CONTENT.bosses if boss.id == "wild_hunt")

    assert (
        "Before each card of Wodan: 1 damage to each hero, every member heals 1 per hero, "
        "roll, on 1-2 each hero: a random hand card goes to the backpack." in boss_lines(hunt)
    )


def test_each_option_has_its_own_words() -> None:
    """R4: who chooses is spoken to."""
    state = scene("erlkoenig", heroes=[{"hand": ["bd2", "bd3"]}], enemy={"top": ["come_with_me"]})
    play(state, "pass")

    moves = ask(state).moves

    assert ["Put a random card of your hand into your backpack", "You take 4 damage"] == [
        move.label for move in moves
    ]
    assert {"option": 2, "words": "You take 4 damage"} == moves[1].preview


def test_a_cost_that_may_be_paid_is_said() -> None:
    state = scene(heroes=[{"hand": ["demon_goat"]}], board={"N1": {"card": "bd2"}, "E1": {"card": "bd3"}})
    play(state, "play:1:on:N1", "no_toss")

    assert "Put another card of yours in play into the graveyard: 3 damage" == ask(state).moves[0].follows


def test_how_many_cards_are_still_to_be_drawn_is_said() -> None:
    """R38: as many as the text says, and no more than the hand takes."""
    piles = {"bronze": ["bd2", "bd3"], "gold": ["gd7"]}
    state = scene(heroes=[{"hand": ["axe_in_the_block"], "piles": piles}], board={"N1": {"card": "gd7"}})
    play(state, "play:1:on:N1")
    assert "2 cards to draw; you see each before the next choice." == ask(state).detail

    play(state, "draw:bronze", chance=Seeded(1))
    assert "1 card to draw; you see each before the next choice." == ask(state).detail


def test_what_a_toss_brings_is_said_before_it() -> None:
    """R27, R28: both sides of the coin."""
    state = scene(heroes=[{"hand": ["bd2"]}])
    play(state, "play:1:N")

    assert ask(state).detail.endswith(
        "Yes: the effect comes twice. No: it does not come. Either way 1 special point."
    )


@pytest.mark.parametrize(
    ("card", "marks"),
    [
        ("onto_the_back", ["A"]),
        ("midnight_charge", []),
        ("head_of_the_horseman", []),
        ("sweet_plague_bird", ["M", "WM"]),
        ("wild_wolpertinger_mom", ["M"]),
    ],
)
def test_marks_stand_on_the_card_and_behind_its_name(card: str, marks: list[str]) -> None:
    """Minions "are marked with an (M)", cards of "Wild Mode" with a (WM); the Head enters like a minion and is none (R49)."""
    face = face_of(CONTENT, card)

    assert marks == list(face.marks)
    assert called(card) == f"**{face.name}**{''.join(f' ({mark})' for mark in marks)}"
    assert face.title == called(card).replace("**", "")


def test_every_mark_says_what_it_means() -> None:
    """4.7, 4.8, R49, R66."""
    faces = [face_of(CONTENT, name) for name in CONTENT.ids]
    said = {mark: words for face in faces for mark, words in face.marks.items()}

    assert set(said) == MARKS
    assert all(words.endswith(".") and words.count(".") == 1 for words in said.values())


def test_the_log_has_the_marks() -> None:
    state = scene("aufhocker", enemy={"top": ["onto_the_back"]})

    events = play(state, "pass").seen_from(())

    assert "The boss draws **Onto the Back** (A)." in [
        GAME.text.event(event, Company(("Ann",), 0)) for event in events
    ]


def test_a_full_hand_is_not_told_to_draw() -> None:
    """R38: with five cards in hand no action draws."""
    full = scene(heroes=[{"hand": ["bd2"] * 5, "piles": {"bronze": ["bd3"]}}])
    less = scene(heroes=[{"hand": ["bd2"] * 4, "piles": {"bronze": ["bd3"]}}])

    assert "draw" not in ask(full).detail and "draw" in ask(less).detail


def test_a_pile_that_loses_its_top_card() -> None:
    piles = {"bronze": ["bd2"], "gold": ["gd7"]}
    state = scene("neighbor", heroes=[{"piles": piles}], enemy={"top": ["gnawed_shroud"]})
    play(state, "pass")

    asked = ask(state)

    assert "Choose a pile" == asked.title and ["The bronze pile", "The gold pile"] == [
        move.label for move in asked.moves
    ]


def test_what_cannot_be_done_now_is_explained() -> None:
    """R13, R16, R33, R41: cards that go nowhere, empty piles, the special move."""
    state = scene(heroes=[{"hand": ["gd7", "sd4", "gd7", "bd2"], "piles": {"bronze": ["bd3"]}}])

    barred = {entry.move: entry.rule for entry in ask(state).barred}

    assert {
        "play:1:N": "R16",
        "play:2:N": "R16",
        "draw:silver": "R41",
        "draw:gold": "R41",
        "special": "R33",
    } == barred


def test_a_card_that_does_not_fit_is_explained() -> None:
    """R8: a play that an effect grants has its own limits."""
    state = scene(heroes=[{"hand": ["rally", "gd7", "bd2"]}])
    play(state, "play:1:S", chance=Scripted())

    assert ["play:1:N"] == [entry.move for entry in ask(state).barred if entry.rule == "R16"]


@pytest.mark.parametrize(
    ("hero", "words"),
    [
        ("lumberjack", "Yes: the effect comes twice. No: it does not come. Either way 1 special point"),
        (
            "hunter",
            "Yes: its damage is doubled. No: the card goes back into its pile. Either way 1 special point",
        ),
    ],
)
def test_the_coin_says_what_it_does(hero: str, words: str) -> None:
    """R28, R30."""
    state = scene(options={"hero": hero}, heroes=[{"hand": ["bd2"]}])
    play(state, "play:1:S")

    assert words == ask(state).moves[0].follows


@pytest.mark.parametrize(
    ("top", "words"),
    [
        (
            "no_moon",
            [
                "Nothing can be played in the east this round.",
                "Nothing can be played in the west this round.",
            ],
        ),
        ("dancing_flame", ["Attacks from the south do nothing this round."]),
        ("eye_peck", ["The Lumberjack deals 1 less damage this round."]),
        ("crushing_weight", ["The Lumberjack's hand limit is 4 this round."]),
        ("sudden_glare", ["The Lumberjack cannot draw this round."]),
    ],
)
def test_what_holds_for_a_while_is_said(top: str, words: list[str]) -> None:
    """R69: in the view, for as long as it holds."""
    state = scene(enemy={"top": [top], "deck": ["hit2"]})

    play(state, "pass", chance=Scripted(numbers=[2, 2]))

    assert words == [entry.words for entry in state.view(0).lasting]


@pytest.mark.parametrize("name", ["lull", "dead_air"])
def test_attacks_are_void_by_their_side_whoever_attacks(name: str) -> None:
    """R60: said once or for as long as a card lies there, it is about nobody in particular."""
    state = scene(options={"players": 2}, heroes=[{"hand": [name]}, {}])

    play(state, "play:1:S")
    entry = state.view(0).lasting[0]

    assert "Attacks from the north do nothing." == entry.words
    assert ((0, 1), True, ("N",)) == (entry.heroes, entry.boss, entry.sides)


def test_what_a_card_of_ones_own_brings_is_said() -> None:
    state = scene(options={"players": 2}, heroes=[{"hand": ["mist", "seal", "weather_vane"]}, {}],
                  board={"N1": {"card": "ward"}, "E1": {"card": "bd2"}})  # fmt: skip

    play(state, "play:1:S", "play:1:W", chance=Seeded(1))

    assert [
        "The boss cannot remove protected cards.",
        "Each hero takes 2 less damage until the boss has acted.",
        "The boss draws no card in its next turn.",
    ] == [entry.words for entry in state.view(0).lasting]


@pytest.mark.parametrize(
    ("boss", "enemy", "earned", "words"),
    [
        ("egg", {}, False, "Legendary loot is not earned yet: the last hit has to take exactly the armor that is left."),
        ("neighbor", {}, False, "Legendary loot is not earned yet: both Plague Birds have to come to the board; neither has come."),
        ("neighbor", {"birds": 1}, False, "Legendary loot is not earned yet: both Plague Birds have to come to the board; one has come."),
        ("neighbor", {"birds": 3}, True, "Legendary loot is earned: both Plague Birds have come to the board."),
        ("wild_hunt", {"fallen": 1, "last_fallen": 0}, False, "Legendary loot is not earned yet: the Eternal Hunter has to fall last."),
        ("wild_hunt", {"fallen": 4, "last_fallen": 2}, False, "Legendary loot is out of reach: the Eternal Hunter fell before the others."),
        ("horseman", {}, False, "Legendary loot is not earned yet: an Angel has to be fended off."),
        ("horseman", {"fended": 1}, True, "Legendary loot is earned: an Angel was fended off."),
        ("erlkoenig", {}, None, None),
    ],
)  # fmt: skip
def test_what_the_legendary_loot_takes_is_said(
    boss: str, enemy: dict[str, int], earned: bool | None, words: str | None
) -> None:
    """R76: the condition, and whether it is met as things stand."""
    seen = scene(boss, enemy=enemy).view(0).boss

    assert seen is not None and (earned, words) == (seen.legendary, seen.legendary_words)


def test_the_last_fight_brings_no_loot_to_speak_of() -> None:
    """R71: it is won, and that is all."""
    seen = scene("horseman", options={"mode": "oneshot"}).view(0).boss

    assert seen is not None and seen.legendary_words is None


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (False, "It frees 2 cards from the Kraxe instead of its effect"),
        (True, "It frees 2 cards from the Kraxe. 4 damage"),
    ],
)
def test_a_rescue_says_what_it_does(effect: bool, words: str) -> None:
    """4.9, Q39: the effect of a rescuing card comes only where that is agreed."""
    state = scene(
        "krampus",
        options={"rescue_effect": effect},
        heroes=[{"hand": ["sd4"]}],
        kraxe=[("bd2", 0), ("bd2", 0), ("bd2", 0)],
    )

    follows = {info.move: info.follows for info in ask(state).moves}

    assert words == follows["play:1:N"]


def test_a_rescue_onto_a_card_says_both() -> None:
    """4.9: a card in the rescue slot is given up for it."""
    state = scene(
        "krampus", heroes=[{"hand": ["sd4"]}], kraxe=[("bd2", 0)], board={"N2": {"card": "bd2", "holder": 0}}
    )

    follows = {info.move: info.follows for info in ask(state).moves}

    assert follows["play:1:on:N2"].endswith(
        "is given up. Then: It frees 1 card from the Kraxe instead of its effect"
    )


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (e.DieRolled("face", 5), "A 5 is rolled for the mood."),
        (e.DieRolled("ability", 1, None, None, True), "A 1 is rolled for the ability: nothing happens."),
        (e.DieRolled("ability", 4, None, "W"), "A 4 is rolled for the ability: west."),
        (e.DieRolled("wodan", 2), "A 2 is rolled for Wodan."),
        (e.DieRolled("horde", 6, None, None, True), "A 6 is rolled for the Wild Horde: nothing happens."),
        (e.DieRolled("card", 3, "into_the_kraxe", "S"), "A 3 is rolled for **Into the Kraxe**: south."),
        (e.DieRolled("trap", 3, "tongue_tie"), "A 3 is rolled for **Tongue-Tie**."),
        (e.CoinFlipped(None, True), "A coin falls for the ability: **Yes**."),
        (e.CoinFlipped("hail_like_fists", False), "A coin falls for **Hail Like Fists**: **No**."),
        (e.SideDrawn("E", "forked_lightning"), "Chance chooses the east."),
        (e.HeroDrawn(0, "hooked_beak"), "Chance chooses you."),
        (e.HeroDrawn(1, "hooked_beak"), "Chance chooses Mira."),
    ],
)
def test_what_chance_did_has_a_line(event: Event, words: str) -> None:
    assert words == line(event, Company(("Ilse", "Mira"), 0))


def test_the_partner_of_a_single_seat_is_chosen() -> None:
    assert "Chance chooses the partner." == line(e.HeroDrawn(1, None), Company(("Ilse",), 0))


def waiting(state: FightState) -> list[str | None]:
    """What the special move of each hero waits for."""
    return [hero.special_waits for hero in state.view(0).heroes]


def test_a_full_track_says_when_it_can_be_used() -> None:
    """R33: between actions, in the own turn."""
    heroes = [{"track": 3, "hand": ["bd2"]}, {"track": 3, "graveyard": ["bd3"]}]
    options = {"players": 2, "hero": "lumberjack", "partner": "nachzehrer", "special_track": 3}
    state = scene(options=options, heroes=heroes)
    others = "The special move can be used in the Nachzehrer's next turn."

    assert [None, others] == waiting(state)
    play(state, "play:1:S")
    assert ["The special move can be used after **Bronze Two**.", others] == waiting(state)
    play(state, "no_toss", "pass")
    assert ["The special move can be used in the Lumberjack's next turn.", None] == waiting(state)


@pytest.mark.parametrize(
    ("hero", "needs"),
    [
        ("witch", "The special move waits for a card in the boss deck."),
        ("hunter", "The special move waits for a trap in the graveyard and a free slot."),
        ("nachzehrer", "The special move waits for a card in the graveyard."),
        ("lumberjack", None),
    ],
)
def test_a_full_track_that_would_do_nothing_says_what_it_waits_for(hero: str, needs: str | None) -> None:
    """R33, R35 to R37."""
    options = {"hero": hero, "special_track": 3}

    assert [needs] == waiting(scene(options=options, heroes=[{"track": 3, "hand": ["bd2"]}]))
    assert [None] == waiting(scene(options=options, heroes=[{"track": 2, "hand": ["bd2"]}]))


def test_a_special_move_that_is_forbidden_says_for_how_long() -> None:
    """R60, R69."""
    state = scene(options={"special_track": 3}, heroes=[{"track": 3, "hand": ["bd2"]}])
    state.put_lasting(
        0, Lasting(what=c.TO_USE_SPECIAL, scope=1, sides=c.EVERYWHERE, until=UNTIL.index("this_turn"))
    )
    state.lasts_n = 1

    assert ["The Lumberjack cannot use the special move this turn."] == waiting(state)


def test_the_points_of_the_lumberjack_are_counted() -> None:
    """R34: six, one by one."""
    state = scene(heroes=[{"track": 5}])
    play(state, "special")

    said = [ask(state).detail]
    for _ in range(5):
        play(state, "target:boss")
        said.append(ask(state).detail)

    assert [f"Special move: {left} points left." for left in range(6, 1, -1)] == said[:5]
    assert "Special move: 1 point left." == said[5]


def test_the_witch_is_told_what_each_choice_does() -> None:
    """R35."""
    state = scene(options={"hero": "witch"}, heroes=[{"track": 3}], enemy={"top": ["hit2", "imp", "gift"]})
    play(state, "special")
    assert "Which card goes on top?" == ask(state).title

    play(state, "pick:1")
    assert "Which card goes underneath first?" == ask(state).title


def test_the_second_card_of_the_nachzehrer_can_be_left() -> None:
    """R37."""
    state = scene(options={"hero": "nachzehrer"}, heroes=[{"track": 3, "graveyard": ["bd2", "bd3", "sd4"]}])
    play(state, "special")
    assert "Special move: up to two cards." == ask(state).detail

    play(state, "pick:1")
    assert "Special move: one more, if you like." == ask(state).detail
