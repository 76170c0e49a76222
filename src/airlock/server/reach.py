"""By which address others reach this server: a page that was opened as localhost can't tell."""

from __future__ import annotations

import socket
from contextlib import suppress

EVERYWHERE = ("0.0.0.0", "::", "")
# Nobody has it: it only tells which way packets would leave. None is sent.
ELSEWHERE = ("192.0.2.1", 9)


def own_address() -> str:
    """The address of this machine in its network; none where it has no network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        return str(probe.getsockname()[0])
    return ""


def lan_url(host: str, port: int) -> str:
    """Where others in the network find a server that listens at this host; nowhere if it is for this machine alone."""
    address = own_address() if host in EVERYWHERE else host
    if not address or address == "localhost" or address.startswith("127.") or address == "::1":
        return ""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"
