"""What the tests of the attack cards share: a victim, an attacker and the card that comes up."""

from __future__ import annotations

from airlock.survival.attacks import attack
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted

ROOM = "hibernatorium"
BY_CARD = ("shambler", "fleshbeast", "butcher")


def victim(*others: str, cards: int = 3) -> Table:
    """The Captain in the Hibernatorium, with others or alone but for the Scout elsewhere."""
    t = hunted("captain", *(others or ("scout",)))
    if not others:
        t.at("scout", "canteen", "slot_006")
    for who in t.names:
        t.any_hand(who, cards)
    return t


def strike(t: Table, kind: str, card: str, surprise: bool = False, injuries: int = 0) -> bool:
    """A carnomorph of this kind attacks the Captain by this card. Whether it hit."""
    figure = put(t, kind, ROOM, injuries)
    t.rig(attack=[card]).flow(attack(t.game, figure, t.crew("captain"), surprise))
    return bool(t.told("attack_card")[-1]["hits"])


def hitters(card: str) -> list[str]:
    """The types whose symbol the card shows."""
    return [kind for kind in BY_CARD if strike(victim(), kind, card)]
