"""Items that no task asked for: what using one is worth now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from airlock.bots.nemesis.card_acts import put_out, repair, search, slip
from airlock.bots.nemesis.health import curing, dressing, healing, light_healing
from airlock.bots.nemesis.scored import Scored
from airlock.bots.nemesis.worth import CARDS

if TYPE_CHECKING:
    from airlock.bots.nemesis.acts import Acts


def dress(acts: Acts) -> Scored:
    return dressing(acts.scene), "dress"


def heal(acts: Acts) -> Scored:
    return healing(acts.scene), "heal"


def heal_light(acts: Acts) -> Scored:
    return light_healing(acts.scene) - 0.2, "heal"


def wipe(acts: Acts) -> Scored:
    return 1.0, "wash"


def cure(acts: Acts) -> Scored:
    return curing(acts.scene) - 0.3 * acts.scene.cards, "cure"


def drink(acts: Acts) -> Scored:
    return (1.6 if acts.scene.contamination else 0.0), "scan"


def eat(acts: Acts) -> Scored:
    return (1.3 if acts.scene.cards <= 3 and (acts.plan.leaving or acts.plan.task) else 0.0), "cards"


def inject(acts: Acts) -> Scored:
    return (1.2 if acts.plan.leaving and acts.scene.cards >= 4 and acts.actions_left == 2 else 0.0), "cards"


def drugs(acts: Acts) -> Scored:
    junk = sum(1 for card in acts.scene.hand if CARDS.get(card, 0.0) < 0.5)
    return (1.4 if junk >= 2 and acts.scene.cards <= 4 else 0.0), "cards"


def throw(acts: Acts) -> Scored:
    """A grenade in one's own room hurts everybody in it, so only next door."""
    return (1.4 if not acts.scene.combat and not acts.plan.leaving and prey(acts) else 0.0), "throw"


def prey(acts: Acts) -> bool:
    """An intruder between me and where I want to go, and nobody with it."""
    scene = acts.scene
    return any(
        scene.figures.get(slot)
        and not scene.crew.get(slot)
        and acts.plan.home.to(slot) < acts.plan.home.to(scene.slot)
        and not scene.is_closed(corridor)
        for slot, corridor in scene.map.ways[scene.slot]
    )


def repel(acts: Acts) -> Scored:
    figures = len(acts.scene.here)
    return ((acts.threat + acts.room_free) * 0.7 / figures if figures else 0.0), "repel"


def load(acts: Acts) -> Scored:
    missing = max((h["capacity"] - h["ammo"] for h in acts.scene.hands if h["capacity"]), default=0)
    return (0.6 * missing if missing >= 2 else 0.0), "reload"


def attach(acts: Acts) -> Scored:
    return 1.0, "reload"


def look(acts: Acts) -> Scored:
    seeks = any(task.looks_for for task in acts.plan.tasks)
    return (0.9 if seeks else 0.4), "look"


ITEM_ACTS: dict[tuple[str, str], Callable[[Acts], Scored]] = {
    ("medkit", "dress"): dress,
    ("medkit", "heal"): heal,
    ("bandages", "dress"): dress,
    ("bandages", "heal_light"): heal_light,
    ("clothes", "slime"): wipe,
    ("clothes", "dress"): dress,
    ("antidote", "inject"): cure,
    ("alcohol", "drink"): drink,
    ("synthetic_food", "eat"): eat,
    ("adrenaline_injection", "inject"): inject,
    ("military_drugs", "swallow"): drugs,
    ("smoke_grenade", "vanish"): slip,
    ("grenade", "throw"): throw,
    ("molotov_cocktail", "throw"): throw,
    ("taser", "intruder"): repel,
    ("fire_extinguisher", "repel"): repel,
    ("fire_extinguisher", "put_out"): put_out,
    ("energy_charge", "load"): load,
    ("chemicals", "load"): load,
    ("extended_magazine", "attach"): attach,
    ("recon_drone", "look"): look,
    ("nemesis_plans", "look"): look,
    ("tools", "remove_malfunction"): repair,
    ("duct_tape", "remove_malfunction"): repair,
    ("quest_flashlight", "search"): search,
}
