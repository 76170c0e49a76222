"""Mutation cards: which to keep, when the action is worth its marker, and what it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from airlock.bots.nemesis.fights import choose_figure
from airlock.bots.nemesis.foes.carnomorphs import CarnomorphFoe
from airlock.bots.nemesis.health import WOUND_COST, dressing, healing, light_healing
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.scored import NEVER, Answer, Scored, Scorer, each
from airlock.bots.nemesis.ways import reached
from airlock.bots.nemesis.worth import held_worth
from airlock.kernel.options import Option, Question
from airlock.survival.crew import is_contamination
from airlock.titles.nemesis.carnomorphs.part import DEADLY

if TYPE_CHECKING:
    from airlock.bots.nemesis.acts import Acts

Worth = Callable[["Acts"], float]

# Which card is good to have.
KEPT: Final = {
    "pheromone_glands": 3.0,
    "boneless_body": 2.8,
    "acid_spit": 2.7,
    "chitin_claws": 2.4,
    "armour_plates": 2.2,
    "regenerating_tissue": 2.2,
    "adrenal_glands": 1.8,
    "mimicry": 1.5,
    "extra_limbs": 1.0,
    "devourer": 1.0,
    "echolocation": 0.6,
    "hive_mind": 0.3,
}
CARD: Final = 0.4


# -- what the effects are worth now


def claws(injuries: int) -> Worth:
    def worth(acts: Acts) -> float:
        return max((acts.strike(f, 1.0, injuries) for f in acts.scene.here), default=0.0)

    return worth


def rid_of_one(acts: Acts) -> float:
    figures = len(acts.scene.here)
    return (acts.threat + acts.room_free) / figures if figures else 0.0


def rid_of_all(acts: Acts) -> float:
    return (acts.threat + acts.room_free) * 0.9 if acts.scene.here else 0.0


def acid(acts: Acts) -> float:
    """All in one room get two injuries, and the room breaks down."""
    return max(0.0, sum(acts.strike(f, 1.0, 2) for f in acts.scene.here) - 1.0)


def draws(cards: int, actions: int = 0) -> Worth:
    def worth(acts: Acts) -> float:
        hurry = 1.0 if acts.plan.leaving and acts.scene.cards <= 3 else 0.0
        return CARD * cards + hurry + 0.8 * actions

    return worth


def close_wounds(acts: Acts) -> float:
    return max(light_healing(acts.scene), dressing(acts.scene), healing(acts.scene))


def squeeze(acts: Acts) -> float:
    return acts.best_way(attacked=True) + 0.3


def crawl(acts: Acts) -> float:
    return acts.best_way(attacked=False) + 1.0


def first_blow(acts: Acts) -> float:
    """One attack of the round does nothing: of those who come for me."""
    return acts.threat / max(1, len(acts.scene.here))


def no_blow(acts: Acts) -> float:
    return acts.threat - 0.5 * acts.scene.cards


def hidden(acts: Acts) -> float:
    return acts.threat + max(0.0, acts.best_way(attacked=False) - acts.threat)


def turned_on_others(acts: Acts) -> float:
    """Without anybody else it attacks me."""
    if not acts.scene.crew.get(acts.scene.slot):
        return -acts.blows / max(1, len(acts.scene.here))
    return rid_of_one(acts) * 0.6


def feast(acts: Acts) -> float:
    return light_healing(acts.scene) + CARD


def big_feast(acts: Acts) -> float:
    return max(healing(acts.scene), dressing(acts.scene)) + 2 * CARD


def little(worth: float) -> Worth:
    return lambda acts: worth


# Card -> what it is worth after an infected scan, and after a clean one.
EFFECTS: Final[dict[str, tuple[Worth, Worth]]] = {
    "chitin_claws": (claws(3), claws(2)),
    "adrenal_glands": (draws(3, 1), draws(2)),
    "regenerating_tissue": (close_wounds, close_wounds),
    "acid_spit": (acid, rid_of_one),
    "boneless_body": (crawl, squeeze),
    "pheromone_glands": (rid_of_all, rid_of_one),
    "echolocation": (little(0.8), little(0.5)),
    "mimicry": (hidden, turned_on_others),
    "armour_plates": (no_blow, first_blow),
    "extra_limbs": (little(2.6), little(1.6)),
    "devourer": (big_feast, feast),
    "hive_mind": (little(0.3), little(0.3)),
}


def chance_of_infection(scene: Scene, card: str) -> float:
    infected, clean = scene.content.contamination
    return {"contamination_infected": 1.0, "contamination_clean": 0.0}.get(card, infected / (infected + clean))


def effect(acts: Acts, spent: str) -> float:
    """What my card is worth if this contamination card is scanned for it."""
    both = EFFECTS.get(acts.scene.view["mutations"]["mine"])
    if both is None:
        return 0.0
    chance = chance_of_infection(acts.scene, spent)
    return (chance * both[0](acts) if chance else 0.0) + ((1.0 - chance) * both[1](acts) if chance < 1.0 else 0.0)


def mutate(acts: Acts) -> Scored:
    """The power, less what its marker costs. The fourth kills, and nothing is worth that (CAR-MARK-04)."""
    scene = acts.scene
    foe = scene.tables.foe
    assert isinstance(foe, CarnomorphFoe)
    spent = [card for card in dict.fromkeys(scene.hand) if is_contamination(card)]
    if not spent or int(scene.me["mutation_markers"]) + 1 >= DEADLY:
        return NEVER, "mutate"
    best = max(effect(acts, card) for card in spent)
    return best - foe.marker_cost(scene) * acts.pain - acts.stays(), "mutate"


# -- what it asks


def keep_mutation(scene: Scene, question: Question, o: Option) -> float:
    return KEPT.get(o.args[0], 1.0)


def spend_contamination(scene: Scene, question: Question, options: list[Option]) -> Answer:
    from airlock.bots.nemesis.acts import Acts
    from airlock.bots.nemesis.plan import Plan

    acts = Acts(Plan(scene), 1)
    return [(effect(acts, o.args[0]) if o.args else 0.0, "mutate") for o in options], ""


def spit_into(scene: Scene, question: Question, o: Option) -> float:
    """Where most of them are; my own room breaks down as well."""
    slot = o.args[0]
    return len(scene.figures.get(slot, [])) + (0.5 if slot == scene.slot else 0.0) - len(scene.crew.get(slot, []))


def where_metagorger(scene: Scene, question: Question, o: Option) -> float:
    """Far from everybody, from me above all."""
    slot = o.args[0]
    far = scene.tables.hops[slot]
    near = min([far.get(place, 9) for place, _ in scene.places if place] + [far.get(scene.slot, 9)])
    return near + 0.5 * far.get(scene.slot, 9) - (1.0 if scene.info[slot]["objects"] else 0.0)


def steer(scene: Scene, question: Question, o: Option) -> float:
    """Away from people."""
    figure = next((f for f in scene.view["figures"] if f["figure"] == question.about[0]), None)
    if figure is None or scene.map.is_network(o.args[0]):
        return 1.0
    there = scene.map.other_end(o.args[0], figure["slot"])
    return float(scene.tables.hops[there].get(scene.slot, 9)) - 3.0 * len(scene.crew.get(there, []))


def devour(scene: Scene, question: Question, o: Option) -> float:
    return -held_worth(scene, o.args[0])


def which_wounds(scene: Scene, question: Question, o: Option) -> float:
    return light_healing(scene) if o.verb == "close_light_wounds" else dressing(scene)


def wound(scene: Scene, question: Question, o: Option) -> float:
    """A wound that still hurts first."""
    return WOUND_COST.get(o.args[0], 1.0) + (1.0 if o.args[0] in scene.me["wounds"] else 0.0)


ANSWERS: dict[str, Scorer] = {
    "keep_mutation": each("mutate", keep_mutation),
    "spend_contamination": spend_contamination,
    "which_carnomorph": each("target", choose_figure),
    "spit_into": each("target", spit_into),
    "where_metagorger": each("far_away", where_metagorger),
    "steer": each("far_away", steer),
    "squeeze": reached,
    "walk_out": reached,
    "devour": each("heal", devour),
    "which_wounds_close": each("heal", which_wounds),
    "which_wound_goes": each("heal", wound),
    "which_event_under": each("look", lambda scene, question, o: 0.1 if o.verb == "done" else 0.0),
    "which_event_next": each("look", lambda scene, question, o: 0.0),
}
