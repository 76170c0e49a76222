"""Secrets: 128 random bits in a cookie or a link; the database knows their hashes only."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

# One cookie for a browser, whatever number of tables it sits at: the rest is kept here.
COOKIE = "airlock"
TOKEN = re.compile(r"[0-9a-f]{32}")
ID = re.compile(r"[0-9a-f]{12}")
# Letters for codes that people read aloud: no 0/O, 1/I/L, 5/S, 8/B.
READABLE = "ACDEFGHJKMNPQRTUVWXYZ234679"
# The number that stands for the host's rights where others have a seat.
HOST = -1


def new_token() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    return secrets.token_hex(6)


def new_code() -> str:
    return "".join(secrets.choice(READABLE) for _ in range(6))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(is_secure: bool) -> str:
    """Over https a name that only this very host can set: a neighbour could plant a secret that it knows."""
    return f"__Host-{COOKIE}" if is_secure else COOKIE


def browser_in(cookies: Mapping[str, str], is_secure: bool) -> str:
    """The secret of a browser, or nothing."""
    value = cookies.get(cookie_name(is_secure), "")
    return value if TOKEN.fullmatch(value) else ""


def browser_key(browser: str, seat: int) -> dict[str, object]:
    """What is stored of a seat that a browser holds, or of the host's rights."""
    kind = "host" if seat == HOST else "seat"
    held = {"hash": hashed(f"{browser}/{seat}"), "browser": hashed(browser)}
    return {**held, "seat": seat, "kind": kind, "expires": None}


def new_key(token: str, seat: int, kind: str, expires: float | None = None) -> dict[str, object]:
    """What is stored of a secret that isn't a browser's: of an invite, a recovery link, a program."""
    return {"hash": hashed(token), "browser": "", "seat": seat, "kind": kind, "expires": expires}


def invite_of(browser: str, table: str, seat: int, number: int) -> str:
    """The invite of a seat. Worked out from the host's own secret, so that it need not be stored to be shown again."""
    return hmac.new(browser.encode(), f"{table}/{seat}/{number}".encode(), "sha256").hexdigest()[:32]


def bearer_in(header: str | None) -> str | None:
    """The secret that a program sends, or nothing if it sends none."""
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
