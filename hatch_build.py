"""A package without the page would be a server that shows nothing, so none is built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("veillee/page/index.html")


class NeedsPage(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """An editable install is a working copy: there `make` builds the page afterwards."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is missing: build the page first with `make build`")
