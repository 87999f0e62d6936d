"""What an adapter needs beyond the house's own requirements, asked for in one sentence."""

from sacrarium.core.errors import SacrariumError


class MissingExtra(SacrariumError):
    """A package is not installed that an adapter translates to."""

    def __init__(self, extra: str, error: ImportError) -> None:
        super().__init__(
            f"this adapter needs {error.name}, which is not installed: pip install 'sacrarium[{extra}]'"
        )
