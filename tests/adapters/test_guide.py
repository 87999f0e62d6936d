"""Every piece of code in the guide runs as it stands."""

import re
from pathlib import Path
from typing import Any

GUIDE = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_the_code_of_the_guide(capsys: Any) -> None:
    pieces = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for piece in pieces:
        exec(compile(piece, str(GUIDE), "exec"), names)

    assert 5 == len(pieces)
    assert "hand" in capsys.readouterr().out
    assert names["theirs"].step(decided(names["game"])) >= 0


def decided(game: Any) -> Any:
    """The first decision of a game."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    return state
