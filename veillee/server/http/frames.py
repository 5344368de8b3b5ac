"""WebSocket frames as bytes: what is worth doing faster than the library does it."""

WHOLE_TEXT = 0x81
WHOLE = (WHOLE_TEXT, 0x82)
"""How a frame begins that is a whole message, of text or of bytes."""

MASKED = 0x80


def is_text(message: bytes) -> bool:
    if not message.isascii():
        try:
            message.decode()
        except UnicodeDecodeError:
            return False
    return True


def extent(data: bytes, start: int) -> tuple[int, int]:
    """Where the body of the frame begins and ends; beyond the data where that is not known yet."""
    if len(data) < start + 2:
        return len(data), len(data) + 1
    size, body = data[start + 1] & 0x7F, start + 2
    if size > 125:
        body += 2 if size == 126 else 8
        if len(data) < body:
            return len(data), len(data) + 1
        size = int.from_bytes(data[start + 2 : body], "big")
    if data[start + 1] & MASKED:
        body += 4
    return body, body + size
