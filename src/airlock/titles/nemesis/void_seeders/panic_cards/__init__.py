"""The panic cards, one module each: fourteen kinds, twenty cards."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.void_seeders.panic_card import PanicCard
from airlock.titles.nemesis.void_seeders.panic_cards.blind_escape import BLIND_ESCAPE
from airlock.titles.nemesis.void_seeders.panic_cards.bloodlust import BLOODLUST
from airlock.titles.nemesis.void_seeders.panic_cards.defeatism import DEFEATISM
from airlock.titles.nemesis.void_seeders.panic_cards.demotivation import DEMOTIVATION
from airlock.titles.nemesis.void_seeders.panic_cards.destruction import DESTRUCTION
from airlock.titles.nemesis.void_seeders.panic_cards.destructive_outburst import DESTRUCTIVE_OUTBURST
from airlock.titles.nemesis.void_seeders.panic_cards.hallucinations import HALLUCINATIONS
from airlock.titles.nemesis.void_seeders.panic_cards.heart_attack import HEART_ATTACK
from airlock.titles.nemesis.void_seeders.panic_cards.hopelessness import HOPELESSNESS
from airlock.titles.nemesis.void_seeders.panic_cards.insane_courage import INSANE_COURAGE
from airlock.titles.nemesis.void_seeders.panic_cards.pyromaniac import PYROMANIAC
from airlock.titles.nemesis.void_seeders.panic_cards.ripping_off_the_bandages import RIPPING_OFF_THE_BANDAGES
from airlock.titles.nemesis.void_seeders.panic_cards.sabotage import SABOTAGE
from airlock.titles.nemesis.void_seeders.panic_cards.self_mutilation import SELF_MUTILATION

KINDS: Final[list[PanicCard]] = [
    DESTRUCTIVE_OUTBURST,
    DEFEATISM,
    BLIND_ESCAPE,
    DESTRUCTION,
    INSANE_COURAGE,
    SABOTAGE,
    SELF_MUTILATION,
    HEART_ATTACK,
    BLOODLUST,
    DEMOTIVATION,
    RIPPING_OFF_THE_BANDAGES,
    HOPELESSNESS,
    HALLUCINATIONS,
    PYROMANIAC,
]

PANIC_CARDS: Final[dict[str, PanicCard]] = {card.id: card for card in KINDS}
