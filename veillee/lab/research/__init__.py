"""Doors for research: PettingZoo and Gymnasium environments of every game.

The rest of the house does not need what these need, so nothing else imports this package.
"""

try:
    import gymnasium as _gymnasium  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        "veillee.lab.research needs pettingzoo and gymnasium, which come with the extra "
        "'research': pip install 'veillee[research]'",
        name=missing.name,
    ) from missing

from veillee.lab.research.aec import AllSeats, aec_env
from veillee.lab.research.single_seat import SingleSeat
from veillee.lab.research.spaces import SightTooLong, decode

__all__ = ["AllSeats", "SightTooLong", "SingleSeat", "aec_env", "decode"]
