"""Everything is told to everybody in words, and nobody is told a secret."""

from sacrarium.core.journal import Journal
from sacrarium.core.words import Company

from .board import GAME, new_game, play, read

NAMES = ("Ida", "Ilse", "Mira", "Odo", "Emil", "Fay", "Gus")


def test_whole_games_in_words() -> None:
    """R3, R36: every event, question and position of some games, for all seats and a spectator."""
    for players in (2, 4, 7):
        state, chance = new_game(players, players=players)
        names = NAMES[:players]
        while state.to_act():
            for viewer in (*range(players), None):
                company = Company(names, viewer)
                assert GAME.text.words(state, company).title
                if viewer is not None and state.to_act() >> viewer & 1:
                    ask = GAME.text.ask(state, viewer, company)
                    assert ask.title and all(info.label for info in ask.moves)
                    assert [GAME.read_move(info.move) for info in ask.moves] == state.legal(viewer)
                    assert all(barred.words.endswith(".") and barred.rule for barred in ask.barred)
            seat, journal = state.next_seat(), Journal()
            novice = chance.below(2) == 0
            move = GAME.novice.choose(state, seat, chance) if novice else state.pick(seat, chance)
            state.play(seat, move, chance, journal)
            for viewer in (*range(players), None):
                for event in journal.seen_by(viewer):
                    assert "{" not in GAME.text.event(event, Company(names, viewer))
        outcome = state.outcome()
        assert outcome is not None
        for viewer in (*range(players), None):
            assert GAME.text.result(outcome, Company(names, viewer)).title


def test_refusals_in_words() -> None:
    """R3: whatever is refused is refused in a sentence."""
    state, chance = new_game(4, players=3)
    while state.to_act():
        for seat in (0, 1, 2, 9):
            for move in range(0, GAME.move_count + 1, 7):
                found = state.why_not(seat, move)
                assert found is None or GAME.text.reason(found, Company(NAMES, 0)).endswith(".")
        seat = state.next_seat()
        state.play(seat, state.pick(seat, chance), chance)


def test_the_five_options_in_words() -> None:
    """R3, R20: what an option allows now, and why one is barred."""
    state = read(
        {"players": 3},
        round=5,
        hands=[["8C", "10C", "JC", "QC", "KD", "AD", "7H", "8H", "2S"], None, ["9C", "3D", "2H"]],
        last_turn={"seat": 2, "option": "cycle", "round": 4},
        known={
            "0": {
                "may": {"h0": "8C 10C JC QC KD AD 7H 8H 2S", "h1": _rest(), "h2": "9C 3D 2H", "d0": _rest()}
            },
            "1": {"may": {zone: _all() for zone in ("h0", "h1", "h2", "d0")}},
            "2": {"may": {zone: _all() for zone in ("h0", "h1", "h2", "d0")}},
            "public": {"may": {zone: _all() for zone in ("h0", "h1", "h2", "d0")}},
        },
    )
    ask = GAME.text.ask(state, 0, Company(NAMES[:3], 0))
    follows = {info.move: info.follows for info in ask.moves}

    assert "10-J-Q of clubs, **30 points**" == follows["score"]
    assert "Mira has 9♣" == follows["exchange"]
    assert [("cycle", "Mira has just cycled; a Cycle never follows a Cycle.", "R20")] == [
        (barred.move, barred.words, barred.rule) for barred in ask.barred
    ]
    captions = [group.caption for group in state.view(0).groups]
    assert "**30** now, **47** with 9♣" == captions[0] and "**20**, needs Q or 2" == captions[1]


def test_a_hand_without_a_run_is_told_what_to_do() -> None:
    """R3: there is nothing to score, so the words point to what changes the hand."""
    hands = [["2C", "5C", "9D", "KD", "7H"], None, None]
    ask = GAME.text.ask(read({"players": 3}, round=2, hands=hands), 0, Company(NAMES[:3], 0))

    assert "score" in [barred.move for barred in ask.barred]
    assert "Nothing to score now; the other four bring new cards." == ask.detail


def test_an_option_says_what_it_is() -> None:
    """R12, R24, R26: what each brings now stands beside what it means; in round 8 a Return is another thing."""
    hands = [["2C", "5C", "9D", "KD", "7H"], None]
    asks = [
        GAME.text.ask(read({"players": 2}, round=n, hands=hands), 0, Company(NAMES[:2], 0)) for n in (2, 8)
    ]
    early, last = ({info.move: info for info in ask.moves} for ask in asks)

    assert "Look at the hand of Ilse" == early["exchange"].follows
    assert early["advertise"].preview["means"].startswith("You show a card.")
    assert "means" in early["return"].preview and "means" not in last["return"].preview


def _all() -> str:
    return " ".join(GAME.write_move(5 + card).split()[1] for card in range(54))


def _rest() -> str:
    named = {"8C", "10C", "JC", "QC", "KD", "AD", "7H", "8H", "2S", "9C", "3D", "2H"}
    return " ".join(name for name in _all().split() if name not in named)


def test_proposals_can_be_played() -> None:
    """R8, R25, R34: the moves of every proposal lead to the points it promises."""
    state = read(
        {"players": 7},
        round=8,
        hands=[["2C", "5C", "3D", "4D", "9H", "KS", "AS"], *[None] * 6],
        deck=["QS", "JS", "10S", "2H", "8C"],
    )
    ask = GAME.text.ask(state, 0, Company(NAMES, 0))
    swaps = next(info.preview["swaps"] for info in ask.moves if info.move == "return")
    assert 50 == swaps[0]["points"] and ["10S", "JS", "QS"] == swaps[0]["out"]
    for swap in swaps:
        after = state.copy()
        play(after, 0, *swap["moves"])
        assert swap["total"] == after.view(None).seats[0].score


def test_proposals_of_a_hand_can_be_played() -> None:
    """R8, R36: also where a set could still grow."""
    state = read(round=4, hands=[["5C", "6C", "7C", "8C", "KC", "AC", "2H", "9H", "X1", "X2"], None])
    ask = GAME.text.ask(state, 0, Company(NAMES[:2], 0))
    proposals = ask.moves[0].preview["proposals"]
    assert len(proposals) > 2
    for proposal in proposals:
        after = state.copy()
        play(after, 0, *proposal["moves"])
        assert proposal["points"] == after.view(None).seats[0].score
