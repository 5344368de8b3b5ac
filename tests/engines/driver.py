"""What every engine can do for us, however it is driven."""

from pathlib import Path
from typing import Any, Protocol

Size = tuple[int, int]
Points = list[tuple[float, float]]


class Driver(Protocol):
    """A window. Whatever happens, it is closed at the end."""

    def start(self, url: str, size: Size) -> None: ...

    @staticmethod
    def program() -> str | None:
        """Where it is installed; None: it is not."""
        ...

    def load(self, url: str) -> None: ...

    def js(self, expression: str) -> Any:
        """What an expression, or its promise, comes to."""
        ...

    def press(self, x: float, y: float) -> None: ...

    def glide(self, points: Points) -> None: ...

    def shot(self, file: Path) -> None: ...

    def errors(self) -> list[str]:
        """What went wrong in the page, as far as the engine tells."""
        ...

    def close(self) -> None: ...


def pointer(*actions: dict[str, Any]) -> dict[str, Any]:
    """A mouse, as WebDriver and WebDriver BiDi both want it."""
    return {
        "type": "pointer",
        "id": "mouse",
        "parameters": {"pointerType": "mouse"},
        "actions": list(actions),
    }


def moved(x: float, y: float, milliseconds: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": milliseconds}


def pressed(x: float, y: float) -> dict[str, Any]:
    return pointer(
        moved(x, y),
        {"type": "pointerDown", "button": 0},
        {"type": "pause", "duration": 30},
        {"type": "pointerUp", "button": 0},
    )
