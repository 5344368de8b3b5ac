"""What is known of a table on the other servers of the house: who is there, and who acts.

Only a memory of what they said last. A server that falls silent is dropped from it.
"""

from veillee.server.news import Here


class Elsewhere:
    def __init__(self, server: str) -> None:
        self._server = server
        self._said: dict[str, Here] = {}

    def hear(self, here: Here) -> None:
        if here.lines:
            self._said[here.server] = here
        else:
            self._said.pop(here.server, None)

    def drop(self, server: str) -> bool:
        """Whether anybody was there."""
        return self._said.pop(server, None) is not None

    @property
    def is_empty(self) -> bool:
        return not self._said

    @property
    def held(self) -> set[int]:
        return {seat for here in self._said.values() for seat in here.held}

    @property
    def waits(self) -> bool:
        """Whether everybody who sits there wants the table to wait."""
        return all(here.waits for here in self._said.values())

    @property
    def onlookers(self) -> int:
        return sum(here.onlookers for here in self._said.values())

    @property
    def rank(self) -> int:
        """How many servers go before this one when somebody has to act for the table.

        It saves them from all trying at once. That an act counts once is the log's affair.
        """
        return sum(server < self._server for server in self._said)

    def feels_before(self, seat: int) -> bool:
        """A seat has one fingertip. Where it looks from several servers, the first one feels."""
        return any(
            server < self._server and seat in here.eyes for server, here in self._said.items()
        )
