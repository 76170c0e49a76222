"""The action cards, one module each."""

from __future__ import annotations

from airlock.survival.content import ActionCard
from airlock.titles.nemesis.cards.demolition import DEMOLITION
from airlock.titles.nemesis.cards.interruption import INTERRUPTION
from airlock.titles.nemesis.cards.rest import REST
from airlock.titles.nemesis.cards.search import SEARCH

CARDS: list[ActionCard] = [DEMOLITION, INTERRUPTION, REST, SEARCH]

CARDS += [
    ActionCard("basic_repairs", 2, "out_of_combat", []),
    ActionCard("repairs", 1, "out_of_combat", []),
    ActionCard("computer_skills", 0, "out_of_combat", []),
    ActionCard("suppressive_fire", 0, "in_combat", []),
    ActionCard("reload", 0, "any", []),
    ActionCard("order", 0, "out_of_combat", []),
    ActionCard("motivation", 0, "any", []),
    ActionCard("piloting", 0, "out_of_combat", []),
    ActionCard("knowledge_of_the_ship", 0, "out_of_combat", []),
    ActionCard("old_friend", 0, "out_of_combat", []),
    ActionCard("risk_assessment", 0, "out_of_combat", []),
    ActionCard("blocking_access", 0, "out_of_combat", []),
    ActionCard("intranet", 1, "out_of_combat", []),
    ActionCard("scavenging", 1, "out_of_combat", []),
    ActionCard("reconnaissance", 1, "out_of_combat", []),
    ActionCard("adrenaline", 0, "in_combat", []),
    ActionCard("covering_fire", 0, "in_combat", []),
    ActionCard("taking_aim", 0, "in_combat", []),
    ActionCard("full_auto", 0, "in_combat", []),
    ActionCard("nerves_of_steel", 0, "reaction", []),
    ActionCard("fast_repairs", 0, "out_of_combat", []),
    ActionCard("technical_corridors", 1, "out_of_combat", []),
    ActionCard("pyrotechnics", 1, "out_of_combat", []),
    ActionCard("ingenuity", 0, "out_of_combat", []),
]
