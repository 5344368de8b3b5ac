"""Where the house can be reached from the sofa."""

import re
import socket

from veillee.table.refused import Refused

HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
HERE = ("localhost", "127.0.0.1", "[::1]", "0.0.0.0")  # noqa: S104


def home_address() -> str | None:
    """This machine's address on the home network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def address_for_others(scheme: str, host: str) -> str:
    """The address of this page as another device would type it."""
    if not HOST.fullmatch(host):
        raise Refused("address", "this page was asked for under a name that cannot be passed on")
    name, _, port = (
        host.rpartition(":") if ":" in host and not host.endswith("]") else (host, "", "")
    )
    if name in HERE and (home := home_address()):
        return f"{scheme}://{home}{':' + port if port else ''}"
    return f"{scheme}://{host}"
