"""Seat keys and table names: 128 bits of luck each."""

import hmac
import secrets
from hashlib import sha256


def new_key() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def lock_of(key: str) -> str:
    """What is kept of a key: whoever reads the database cannot sit down with it."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, lock: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(lock_of(key), lock)
