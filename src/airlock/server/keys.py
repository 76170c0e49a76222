"""Secrets: 128 random bits in a cookie or a link; the database knows their hashes only."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Mapping

COOKIE = "airlock_"
TOKEN = re.compile(r"[0-9a-f]{32}")
ID = re.compile(r"[0-9a-f]{12}")
# Letters for codes that people read aloud: no 0/O, 1/I/L, 5/S, 8/B.
READABLE = "ACDEFGHJKMNPQRTUVWXYZ234679"
# The most secrets of one table that a browser holds: five seats and the host's, twice over.
MOST_TOKENS = 12


def new_token() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    return secrets.token_hex(6)


def new_code() -> str:
    return "".join(secrets.choice(READABLE) for _ in range(6))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def invite_of(host_token: str, table: str, seat: int, number: int) -> str:
    """The invite of a seat. Worked out from the host's own secret, so that it need not be stored to be shown again."""
    return hmac.new(host_token.encode(), f"{table}/{seat}/{number}".encode(), "sha256").hexdigest()[:32]


def bearer_in(header: str | None) -> str | None:
    """The secret that a program sends, or nothing if it sends none."""
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def cookie_name(table: str) -> str:
    return COOKIE + table


def tokens_in(value: str) -> list[str]:
    """The secrets in a cookie; anything else in it is ignored."""
    return list(dict.fromkeys(part for part in value.split(".") if TOKEN.fullmatch(part)))[:MOST_TOKENS]


def cookie_with(old: Iterable[str], new: Iterable[str]) -> str:
    """The value of a cookie with more secrets; the newest survive."""
    return ".".join(list(dict.fromkeys([*new, *old]))[:MOST_TOKENS])


def tables_in(cookies: Mapping[str, str]) -> list[str]:
    """The tables that a browser has secrets of."""
    return [name.removeprefix(COOKIE) for name in cookies if name.startswith(COOKIE)]
