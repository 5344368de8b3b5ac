"""What the lab needs that the house does not, named where it is missing."""

from importlib.util import find_spec

from veillee.table import Refused


def needs(module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise Refused(
            "lab", f"this needs {module}, which is not installed: pip install 'veillee[{extra}]'"
        )
