"""What can hunt the crew of this ship. Another species is a folder of its own and a line here."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content
from airlock.survival.species import Species
from airlock.titles.nemesis.attacks import ATTACK_CARDS, ATTACKS
from airlock.titles.nemesis.carnomorphs.species import CARNOMORPHS
from airlock.titles.nemesis.events import EVENTS
from airlock.titles.nemesis.intruders import Intruders
from airlock.titles.nemesis.tokens import EXPLORATION_TOKENS, INTRUDER_FIGURES
from airlock.titles.nemesis.void_seeders.species import VoidSeeders

INTRUDERS: Final = Intruders(
    Content(
        events=EVENTS,
        attacks=ATTACKS,
        attack_cards=ATTACK_CARDS,
        exploration=EXPLORATION_TOKENS,
        figures=INTRUDER_FIGURES,
    )
)

VOID_SEEDERS: Final = VoidSeeders()

# The first is played if nobody says anything.
SPECIES: Final[list[Species]] = [INTRUDERS, CARNOMORPHS, VOID_SEEDERS]
