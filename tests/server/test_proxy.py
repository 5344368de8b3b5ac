"""Behind a proxy that speaks TLS: what links say."""

import httpx
import pytest

from tests.server.house import House

PROXY = "127.0.0.2"
"""Another address than the server's own."""


def link(house):
    """Where the server is reached, asked for by way of the proxy."""
    said = {"x-forwarded-proto": "https", "host": "games.example.org"}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=PROXY)) as proxy:
        answer = proxy.get(f"{house.url}/api/address", headers=said)
    house.stop()
    return answer.json()["base"]


@pytest.mark.parametrize("trusted", [PROXY, f"10.1.2.3,{PROXY}", "127.0.0.0/8"])
def test_a_link_says_https_if_a_trusted_proxy_does(tmp_path, trusted):
    house = House(tmp_path, "--trusted-proxies", trusted)
    assert link(house) == "https://games.example.org"


def test_the_trusted_proxies_may_stand_in_the_environment(tmp_path):
    assert link(House(tmp_path, trusted_proxies=PROXY)).startswith("https:")


def test_somebody_who_is_not_trusted_is_not_believed(tmp_path):
    assert link(House(tmp_path)).startswith("http:")
