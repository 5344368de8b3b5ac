"""The one way in which a table says no."""


class Refused(Exception):
    """Something that is not allowed; nothing was changed.

    `name` is for programs (a short stable word), `reason` for the person who meets it.
    """

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name = name
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.name}: {self.reason}"
