"""QR codes for links. To draw one takes longer than several moves, so few are drawn, and kept."""

from collections import OrderedDict

import segno

from veillee.server.limits import LIMITS
from veillee.server.token_bucket import TokenBucket
from veillee.server.wire import Qr
from veillee.table.refused import Refused

MASK = 3
"""Any of the eight patterns can be scanned. To try them all takes seven times as long."""


class QrCodes:
    """The codes that were asked for last are kept; new ones are limited for the whole server."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Qr] = OrderedDict()
        self._rate = TokenBucket(LIMITS.codes_a_second, LIMITS.codes_at_once)

    def code(self, url: str) -> Qr:
        known = self._kept.get(url)
        if known is None:
            known = self._kept[url] = self._draw(url)
            if len(self._kept) > LIMITS.codes_kept:
                self._kept.popitem(last=False)
        self._kept.move_to_end(url)
        return known

    def _draw(self, url: str) -> Qr:
        if len(url) > LIMITS.code_letters:
            raise Refused("address", f"a QR code holds at most {LIMITS.code_letters} letters here")
        if not self._rate.take():
            raise Refused("busy", "so many QR codes are being asked for; try again in a moment")
        code = segno.make(url, error="m", mask=MASK)
        return Qr(url, code.svg_data_uri(scale=4, border=2, dark="#12141f"))
