"""What is answered to whoever asks for odds. The client's types are generated from these."""

from msgspec import Struct

from veillee.lab.suggest import Suggestion
from veillee.live.wire.calls import Problem


class Suggestions(Struct):
    """`GET /api/odds/suggestions`, asked in the same way: what to change for a good evening."""

    suggestions: list[Suggestion] = []
    warming: bool = False
    problem: Problem | None = None
