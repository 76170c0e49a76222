"""What is printed on the boards, cards and tiles of a survival game, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.survival.content import Content, Way
from airlock.survival.map import Map
from airlock.titles.nemesis.ship.course import SPACES, START
from airlock.titles.nemesis.ship.pods import EVACUATION
from airlock.titles.nemesis.ship.self_destruct import TRACK


def board(found: Map) -> dict[str, Any]:
    """Where everything is drawn and what joins what."""
    return {
        "id": found.id,
        "slots": [_plain(slot) for slot in found.slots.values()],
        "corridors": [_plain(corridor) for corridor in found.corridors.values()],
        "entrances": [
            {"network": exit, "slot": slot, "numbers": [n for n, to in found.exits[slot].items() if to == exit]}
            for slot in found.by_number
            for exit in found.networks_of[slot]
        ]
        # Of a docked board: what its hatches lead to.
        + [
            {"network": network, "slot": slot, "numbers": [n for n, to in found.exits[slot].items() if to == network]}
            for slot in found.docked
            for network in found.networks
            if network in found.around[slot]
        ],
        "docked": list(found.docked),
        "networks": found.networks,
        "positions": found.positions,
        "time": found.time,
        "self_destruct": TRACK,
        "destinations": SPACES,
        "start_destination": START,
        "evacuation": EVACUATION,
        "limits": found.limits,
    }


def tables(content: Content) -> dict[str, Any]:
    """The tables of cards, rooms and tokens. Functions become their names; texts are in the locales."""
    out: dict[str, Any] = {}
    for name, table in vars(content).items():
        if isinstance(table, Mapping) and name != "more_ways":
            out[name] = {id: _plain(entry) for id, entry in table.items() if not callable(entry)}
        elif name not in ("replaces", "hooks", "speaks"):
            out[name] = _plain(table)
    # From the largest; how many of each there are is a matter of the rules.
    out["figures"] = list(content.figures)
    return out


def _plain(thing: Any) -> Any:
    """Data without its functions."""
    if thing is None or isinstance(thing, str | int | float | bool):
        return thing
    if isinstance(thing, Mapping):
        return {str(key): _plain(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [one.id if isinstance(one, Way) or hasattr(one, "possible") else _plain(one) for one in thing]
    fields = {name: getattr(thing, name) for name in type(thing).__slots__}
    # Options are how the engine names what a card can do; its ways say the same.
    return {name: _plain(value) for name, value in fields.items() if name != "options" and not callable(value)}
