"""What a live table knows of one open connection."""

from veillee.live.fairness import Lag
from veillee.live.limits import LiveLimits
from veillee.live.wire.messages import Closing


class Connection:
    """`held`: the seats it may act for; `eyes`: which of them look (none: the onlooker's sight).

    `is_screen`: it holds none, and said the table screen's key. `is_waited_for`: whoever sits there
    reads something and asked the table to wait. `owes`: so many messages it sent cost more than
    one; whoever limits its rate counts them too.
    """

    def __init__(self, limits: LiveLimits) -> None:
        self.held: list[int] = []
        self.is_screen = False
        self.is_waited_for = False
        self.eyes: list[int] = []
        self.lag = Lag(limits)
        self.owes = 0.0

    def deliver(self, data: bytes, /) -> None:
        """One message. Never waits; the live table itself never calls it."""
        raise NotImplementedError

    def part(self, closing: Closing) -> None:
        """A last message, and the connection is closed."""
        raise NotImplementedError

    @property
    def places(self) -> list[int] | list[str]:
        """What is limited: connections for each seat, for table screens, and for onlookers."""
        return self.held or ["screen" if self.is_screen else "onlooker"]

    @property
    def looks(self) -> list[int] | list[None]:
        return self.eyes or [None]
