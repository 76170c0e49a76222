"""Which stranger an address belongs to, for everything that is counted by address."""

from __future__ import annotations

import ipaddress

# A provider gives every customer at least a network of this size, so its addresses are one and the same stranger.
NETWORK = 64
LONGEST = 64


def stranger(host: str) -> str:
    """An IPv4 address as it is, the /64 network of an IPv6 address. An IPv4 address in IPv6 clothes is an IPv4 address.

    What is no address (a socket file, a proxy that says anything) stays as it is, in short.
    """
    try:
        # After the percent sign stands the interface of this machine that a link-local address came in by.
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, NETWORK), strict=False))
