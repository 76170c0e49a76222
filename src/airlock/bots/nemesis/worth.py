"""What cards and items are worth to their owner: which to pay with, which to keep, which to drop."""

from __future__ import annotations

from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tasks import REPAIRS
from airlock.survival.content import Content
from airlock.survival.crew import is_contamination, is_object

# In general; some are worth more or less in a situation.
CARDS = {
    "demolition": 0.1,
    "interruption": 0.3,
    "rest": 0.4,
    "search": 0.9,
    "basic_repairs": 0.4,
    "repairs": 0.6,
    "fast_repairs": 0.7,
    "computer_skills": 0.7,
    "suppressive_fire": 1.3,
    "reload": 0.6,
    "order": 0.3,
    "motivation": 1.0,
    "piloting": 0.4,
    "knowledge_of_the_ship": 0.5,
    "old_friend": 0.8,
    "risk_assessment": 0.4,
    "blocking_access": 0.6,
    "intranet": 0.8,
    "scavenging": 0.7,
    "reconnaissance": 0.9,
    "adrenaline": 1.1,
    "covering_fire": 1.3,
    "taking_aim": 0.8,
    "full_auto": 0.9,
    "nerves_of_steel": 1.2,
    "technical_corridors": 0.5,
    "pyrotechnics": 0.2,
    "ingenuity": 0.6,
}

ITEMS = {
    "medkit": 2.2,
    "bandages": 2.0,
    "antidote": 3.0,
    "clothes": 1.3,
    "smoke_grenade": 2.4,
    "grenade": 1.6,
    "energy_charge": 1.8,
    "adrenaline_injection": 1.5,
    "synthetic_food": 1.5,
    "military_drugs": 1.2,
    "alcohol": 1.2,
    "tools": 1.7,
    "duct_tape": 1.4,
    "chemicals": 1.3,
    "fire_extinguisher": 1.4,
    "evacuation_key": 2.8,
    "self_destruct_key": 1.5,
    "decoy": 1.2,
    "taser": 2.0,
    "molotov_cocktail": 1.2,
    "flamethrower": 2.5,
    "recon_drone": 0.7,
    "comms_key": 0.2,
    "extended_magazine": 1.0,
    "nemesis_plans": 0.8,
    "technical_corridors_plans": 0.7,
    "space_suit": 0.7,
    "prototype_pistol": 2.4,
    "prototype_rifle": 2.6,
    "prototype_shotgun": 2.6,
    "quest_armor": 3.0,
    "quest_motion_scanner": 2.0,
}
OBJECT = 0.3
# A second one of a kind helps less.
AGAIN = 0.4


def kind_of(content: Content, item: str) -> str:
    card = content.items.get(item)
    return card.kind or item if card is not None else item


def card_worth(scene: Scene, card: str) -> float:
    """What an action card in hand is worth now."""
    if is_contamination(card):
        return -1.0
    worth = CARDS.get(card, 0.5)
    if card == "search" and scene.info.get(scene.slot, {}).get("items", 0) > 0:
        worth += 0.4
    elif card == "rest" and scene.contamination:
        worth += 1.5 if any(is_contamination(c) for c in scene.hand) else 0.7
    elif card in REPAIRS and scene.broken_exit():
        worth += 3.0
    elif card in REPAIRS and (scene.rooms.get(scene.slot, "").startswith("engine_") or not scene.slot_works()):
        worth += 1.0
    elif card in ("suppressive_fire", "covering_fire") and not scene.ammo():
        worth = 0.3
    return worth


def item_worth(scene: Scene, item: str) -> float:
    """What having an item is worth."""
    kind = kind_of(scene.content, item)
    worth = ITEMS.get(kind, 1.0)
    if kind in ("medkit", "bandages") and (scene.me["wounds"] or scene.me["dressed"]):
        worth += 1.5
    elif kind == "energy_charge" and any(h["capacity"] > h["ammo"] for h in scene.hands):
        worth += 0.6 if scene.ammo() else 1.5
    elif kind == "clothes" and (scene.me["slime"] or scene.me["wounds"]):
        worth += 1.2
    elif kind in ("tools", "duct_tape"):
        worth += (1.0 if scene.needs_ship else 0.0) + (1.5 if scene.broken_exit() else 0.0)
    return worth - AGAIN * sum(1 for own in scene.items if kind_of(scene.content, own) == kind)


def held_worth(scene: Scene, thing: str) -> float:
    """What something in a hand slot is worth."""
    if is_object(thing):
        return 9.0 if thing in scene.wanted else OBJECT
    card = scene.content.items.get(thing)
    if card is not None and card.weapon is not None:
        ammo = max((h["ammo"] for h in scene.hands if h["thing"] == thing), default=1)
        return 1.0 + 0.6 * ammo
    return item_worth(scene, thing)


def thing_worth(scene: Scene, thing: str) -> float:
    if thing in scene.content.items and not scene.content.items[thing].heavy:
        return item_worth(scene, thing)
    return held_worth(scene, thing)
