"""What the Void Seeders bring to the table, and what stays in the box for them."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content
from airlock.titles.nemesis.void_seeders.attacks import ATTACK_CARDS, ATTACKS
from airlock.titles.nemesis.void_seeders.events import EVENTS
from airlock.titles.nemesis.void_seeders.lairs import find_lair
from airlock.titles.nemesis.void_seeders.tokens import EXPLORATION, FIGURES, LAIR

CONTENT: Final = Content(
    events=EVENTS,
    attacks=ATTACKS,
    attack_cards=ATTACK_CARDS,
    exploration=EXPLORATION,
    exploration_effects={LAIR: find_lair},
    figures=FIGURES,
    # VOI-SETUP-02
    without_rooms=["slime"],
)
