"""Surgery Kit: operate on somebody in the room. A quest item of the Medic."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, ask
from airlock.survival.consent import accepts_treatment, willing
from airlock.survival.contamination import has_contamination, purge
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Quest, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER
from airlock.survival.wounds import suffer_light
from airlock.titles.nemesis.vocabulary import THIS_PERSON

KIT: Final = "quest_surgery_kit"


def patients(game: Game, me: Crew) -> list[Crew]:
    here = [me, *willing(game, game.others_in_room(me))]
    return [c for c in here if has_contamination(c) or game.species.has_ailment(game, c)]


def possible(game: Game, me: Crew) -> str:
    return "" if patients(game, me) else "nothing_to_cure"


def choose(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in patients(game, me)])
    patient = game.crew[int(chosen.args[0])]
    if patient is not me:
        agreed = yield from accepts_treatment(game, me, patient, KIT)
        if not agreed:
            return None
    return chosen


def operate(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """As in the Surgery, but it makes nobody pass (NEM-ROOM-SURGERY-01 to -04)."""
    patient = game.crew[int(choice[0])]
    purge(game, patient)
    game.species.cure(game, patient)
    patient.deck.shuffle_in(patient.hand + patient.discard)
    patient.hand = []
    patient.discard = []
    yield from suffer_light(game, patient, 1, "surgery")


SURGERY_KIT: Final = ItemCard(
    KIT,
    "quest",
    [Way("operate", operate, possible, choose)],
    cost=1,
    when=OUT_OF_COMBAT,
    one_use=True,
    quest=Quest(1, discard=("medkit",)),
)
