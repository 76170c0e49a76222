"""What the tests of the attack cards share: a victim, an attacker and the card that comes up."""

from __future__ import annotations

from airlock.survival.attacks import attack
from tests.table import Table, table

ROOM = "hibernatorium"


def victim(*others: str, cards: int = 3) -> Table:
    """The Captain in the Hibernatorium, with others or alone but for the Scout elsewhere."""
    t = table("captain", *(others or ("scout",))).met()
    if not others:
        t.at("scout", "canteen", "slot_006")
    for who in t.names:
        t.any_hand(who, cards)
    return t


def strike(t: Table, kind: str, card: str, surprise: bool = False) -> bool:
    """An intruder of this kind attacks the Captain by this card. Whether it hit."""
    figure = t.game.figure(t.intruder(kind, ROOM))
    assert figure is not None
    t.rig(attack=[card]).flow(attack(t.game, figure, t.crew("captain"), surprise))
    return bool(t.told("attack_card")[-1]["hits"])


def hitters(card: str) -> list[str]:
    """The types whose symbol the card shows."""
    return [kind for kind in ("creeper", "adult", "breeder", "queen") if strike(victim(), kind, card)]
