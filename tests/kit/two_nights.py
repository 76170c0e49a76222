"""Vault on two nights: a second one goes on from a first. Doors stay as they were left, whoever comes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from airlock.kernel.carried import Before, Follows, Was
from airlock.kernel.declaration import Declaration, MatchOption
from airlock.kernel.fate import Fate
from airlock.kernel.faults import BadRecord
from airlock.kernel.title import Title
from tests.kit.vault import DOORS, Vault, new, vault

DECLARED: Final = Declaration(
    [
        MatchOption("night", ["first", "second"], players={"first": (2, 4), "second": (2, 3)}),
        MatchOption("length", ["short", "long"]),
    ],
    follows=[
        Follows(
            "night",
            "second",
            "VAULT-11",
            options=[Was("night", ["first"], "VAULT-12")],
            results=[Was("caught", [False], "VAULT-13")],
            keeps={"length": "VAULT-14"},
        )
    ],
)


def leaves(v: Vault) -> dict[str, Any]:
    """Also what only some have seen behind a door: it is there, whoever knows it."""
    return {"doors": v.doors, "opened": v.opened, "rooms": sorted(v.rooms)}


def go_on(players: int, options: Mapping[str, str], fate: Fate, before: Before) -> Vault:
    v = new(players, options, fate)
    left = before.left()
    if len(left["doors"]) != DOORS:
        raise BadRecord(f"this vault has {DOORS} doors, not {len(left['doors'])}")
    v.doors = left["doors"]
    v.opened = left["opened"]
    v.rooms = left["rooms"]
    return v


def two_nights(**changed: Any) -> Title:
    parts: dict[str, Any] = {"declared": DECLARED, "leaves": leaves, "go_on": go_on}
    return vault(**parts | changed)


TWO_NIGHTS: Final = two_nights()
