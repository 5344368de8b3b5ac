"""How the commands speak: to one console, and a refusal ends them with its reason."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.markup import escape

from veillee.table import Refused

T = TypeVar("T")
console = Console()


def attempt(action: Callable[..., T], *args: Any) -> T:
    """What an action gives, or its refusal as an error of the command."""
    try:
        return action(*args)
    except Refused as no:
        fail(str(no))


def fail(reason: str) -> NoReturn:
    console.print(f"[bold]{escape(reason)}[/bold]", highlight=False)
    raise typer.Exit(1)
