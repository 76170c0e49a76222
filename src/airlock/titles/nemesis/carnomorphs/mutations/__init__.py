"""The mutation cards, one module each."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.mutations.acid_spit import ACID_SPIT
from airlock.titles.nemesis.carnomorphs.mutations.adrenal_glands import ADRENAL_GLANDS
from airlock.titles.nemesis.carnomorphs.mutations.armour_plates import ARMOUR_PLATES
from airlock.titles.nemesis.carnomorphs.mutations.boneless_body import BONELESS_BODY
from airlock.titles.nemesis.carnomorphs.mutations.chitin_claws import CHITIN_CLAWS
from airlock.titles.nemesis.carnomorphs.mutations.devourer import DEVOURER
from airlock.titles.nemesis.carnomorphs.mutations.echolocation import ECHOLOCATION
from airlock.titles.nemesis.carnomorphs.mutations.extra_limbs import EXTRA_LIMBS
from airlock.titles.nemesis.carnomorphs.mutations.hive_mind import HIVE_MIND
from airlock.titles.nemesis.carnomorphs.mutations.mimicry import MIMICRY
from airlock.titles.nemesis.carnomorphs.mutations.pheromone_glands import PHEROMONE_GLANDS
from airlock.titles.nemesis.carnomorphs.mutations.regenerating_tissue import REGENERATING_TISSUE

MUTATIONS: Final[list[Mutation]] = [
    CHITIN_CLAWS,
    ADRENAL_GLANDS,
    REGENERATING_TISSUE,
    ACID_SPIT,
    BONELESS_BODY,
    PHEROMONE_GLANDS,
    ECHOLOCATION,
    MIMICRY,
    ARMOUR_PLATES,
    EXTRA_LIMBS,
    DEVOURER,
    HIVE_MIND,
]
