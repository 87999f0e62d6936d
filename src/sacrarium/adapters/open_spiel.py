"""The games as Python games of OpenSpiel: sequential, with explicit chance, and with what each seat knows as text.

    import pyspiel
    import sacrarium.adapters.open_spiel  # registers them
    game = pyspiel.load_game("sacrarium_sarkophag", {"players": 4})

Seats that decide at once are asked one after the other; what they have answered is in nobody else's information state.
"""

from hashlib import blake2b
from typing import Any, ClassVar, Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game
from sacrarium.core.state import State
from sacrarium.games import GAMES, game_named

from .extras import MissingExtra
from .layouts import layout_of
from .seating import PLAYERS, table
from .stepping import MOST_OUTCOMES, Stepping

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra("open_spiel", error) from None

PREFIX: Final = "sacrarium_"
USUAL: Final = 0  # players: as many as the game usually has
FINGERPRINT: Final = 128  # bits
SEEDS: Final = 2**53
NEVER_MORE_DRAWS: Final = 64  # for one move


class SpielGame(pyspiel.Game):
    """A table of one of the games. Parameters: `players`, and `options` as "name:value;name:value"."""

    name: ClassVar[str]  # of our game; each has a subclass

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = params.get("players", USUAL)
        self.game, self.options = table(self.name, players or None, _read_options(params.get("options", "")))
        self.layout = layout_of(self.game, self.options)
        self.seats = self.game.state(self.options).seats()
        self.first: Stepping = Stepping(self.game, self.options)
        super().__init__(game_type(self.game), self._info(), params)

    def _info(self) -> Any:
        together = self.game.together
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0 if together else -1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=self.game.most_moves(self.options),
        )

    def new_initial_state(self) -> "SpielState":
        """A game before its setup."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game comes near."""
        return NEVER_MORE_DRAWS * (int(self.game.most_moves(self.options)) + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """With perfect recall: all that a seat has seen; otherwise its view."""
        if params:
            raise BadOptions("the observers of these games take no parameters")
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A position, or a chance node in the middle of a move."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.first.copy()

    def current_player(self) -> int:
        """The seat that is asked, or chance."""
        if self.table.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.turn is None else self.table.turn

    def _legal_actions(self, player: Seat) -> list[Move]:
        assert self.table.state is not None
        return sorted(self.table.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can answer; all of it is equally likely."""
        return [(outcome, 1.0 / self.table.wanted) for outcome in range(self.table.wanted)]

    def _apply_action(self, action: int) -> None:
        if self.table.wanted:
            self.table.draw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.table.game.write_move(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.table.wanted and self.table.turn is None

    def returns(self) -> list[float]:
        """What the game was worth, once it is over."""
        state = self.table.state
        if state is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return returns_of(self.table.game, state)

    def resample_from_infostate(self, player: Seat, sampler: Any) -> "SpielState":
        """Another game that this seat cannot tell from the truth: same view, same memories, same moves.

        Its list of actions is empty, since those of the truth would tell what is hidden.
        """
        found = self.get_game().new_initial_state()
        found.table = self.table.imagined(player, Seeded(int(sampler() * SEEDS)))
        return found  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.table.truth()


class SpielObserver:
    """What one seat knows, as text and as numbers."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.layout = game.layout
        self.perfect_recall = perfect_recall
        self.tensor: Any = np.zeros(self.layout.size + FINGERPRINT * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[: self.layout.size]}
        if perfect_recall:
            self.dict["fingerprint"] = self.tensor[self.layout.size :]

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Write what the seat knows into the tensor."""
        self.tensor.fill(0.0)
        view = state.table.view(player)
        if view is not None:
            for place, value in self.layout.marks(view):
                self.tensor[place] = value
        if self.perfect_recall:
            digest = blake2b(state.table.text(player).encode(), digest_size=FINGERPRINT // 8).digest()
            self.dict["fingerprint"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The same in words: all that the seat has seen, or its view alone."""
        return state.table.text(player) if self.perfect_recall else state.table.sight(player)


def returns_of(game: Game, state: State) -> list[float]:
    """Together the same for all, from 0 to 1; otherwise 1 for a win alone, and all add up to zero."""
    worth = state.utilities()
    if game.together:
        return worth
    return [(len(worth) * own - 1.0) / (len(worth) - 1.0) for own in worth]


def game_type(game: Game) -> Any:
    """How OpenSpiel describes the game."""
    together = game.together
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL, "options": ""},
    )


def load(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Any:
    """The game by our own name for it."""
    written = ";".join(f"{key}:{value}" for key, value in (options or {}).items())
    return pyspiel.load_game(PREFIX + game_named(name).name, {PLAYERS: seats or USUAL, "options": written})


def _read_options(text: str) -> dict[str, Any]:
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {key.strip(): _read_value(value.strip()) for key, _, value in pairs}


def _read_value(text: str) -> Any:
    if text.lower() in {"true", "false"}:
        return text.lower() == "true"
    return int(text) if text.lstrip("-").isdigit() else text


for _game in GAMES.values():
    # OpenSpiel keeps what it is given until after Python's end; a class survives that, a function does not.
    pyspiel.register_game(game_type(_game), type(f"Spiel_{_game.name}", (SpielGame,), {"name": _game.name}))
