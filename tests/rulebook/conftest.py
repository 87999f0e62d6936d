"""Properties are tried the same way every time; looking further is the fuzzer's work."""

from hypothesis import settings

from tests.contract.examples import EXAMPLES

settings.register_profile(
    "rulebook", deadline=None, derandomize=True, database=None, max_examples=4 * EXAMPLES
)
settings.load_profile("rulebook")
