"""What the tests of the attack cards share: a victim, an attacker and the card that comes up."""

from __future__ import annotations

from airlock.survival.attacks import attack
from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import HOME, TYPES, among_seeders


def victim(*others: str) -> Table:
    """The Captain in the Hibernatorium, with others or alone but for the Scout elsewhere."""
    t = among_seeders("captain", *(others or ("scout",)))
    return t if others else t.at("scout", "canteen", "slot_006")


def strike(t: Table, kind: str, card: str) -> bool:
    """A void seeder of this type attacks the Captain by this card. Whether it hit."""
    figure = t.game.figure(t.intruder(kind, HOME))
    assert figure is not None
    t.rig(attack=[card]).flow(attack(t.game, figure, t.crew("captain")))
    return bool(t.told("attack_card")[-1]["hits"])


def hitters(card: str) -> list[str]:
    """The types whose symbol the card shows."""
    return [kind for kind in TYPES if strike(victim(), kind, card)]
