"""Field Dressing: treat one or two people in the room."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.consent import agrees
from airlock.survival.content import OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import SEAT
from airlock.survival.wounds import dress_one, heal_all_light
from airlock.titles.nemesis.aftermath.medic.pharmacist import draw_in_green_room, patients
from airlock.titles.nemesis.aftermath.medic.vocabulary import VOCABULARY
from airlock.titles.nemesis.items.treating import helped_others

TREAT: Final = VOCABULARY.verb("treat", SEAT, SEAT, least=1)
HEAL_LIGHT: Final = VOCABULARY.option("heal_light")
DRESS_ONE: Final = VOCABULARY.option("dress_one")
ASK_WHOM_TO_TREAT: Final = VOCABULARY.prompt("whom_to_treat")
ASK_HOW_TO_BE_TREATED: Final = VOCABULARY.prompt("how_to_be_treated", SEAT)


def is_hurt(c: Crew) -> bool:
    return bool(c.light or c.wounds)


def possible(game: Game, me: Crew) -> str:
    return "" if patients(game, me, is_hurt) else "would_change_nothing"


def choose(game: Game, me: Crew) -> Flow[Said | None]:
    """One or two; each of the others agrees before anything is paid (NEM-ACT-36)."""

    def whom() -> list[Option]:
        seats = [str(c.seat) for c in patients(game, me, is_hurt)]
        pairs = [TREAT.of(a, b) for n, a in enumerate(seats) for b in seats[n + 1 :]]
        return [*(TREAT.of(seat) for seat in seats), *pairs]

    chosen = yield ask(me.seat, ASK_WHOM_TO_TREAT, whom)
    for seat in chosen.args:
        patient = game.crew[int(seat)]
        if patient is not me:
            agreed = yield from agrees(game, me, patient, "field_dressing", chosen)
            if not agreed:
                return None
    return chosen


def treat(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Each says which of the two it is, and which wound."""
    others = False
    for seat in choice:
        patient = game.crew[int(seat)]
        helped = yield from treat_one(game, me, patient)
        others = others or (helped and patient is not me)
    if others:
        yield from helped_others(game, me)
    yield from draw_in_green_room(game, me)


def treat_one(game: Game, me: Crew, patient: Crew) -> Flow[bool]:
    if not is_hurt(patient):
        return False

    def how() -> list[Option]:
        return [*([HEAL_LIGHT] if patient.light else []), *([DRESS_ONE] if patient.wounds else [])]

    chosen = yield ask(patient.seat, ASK_HOW_TO_BE_TREATED, how, about=(str(me.seat),))
    if chosen.verb == "heal_light":
        heal_all_light(game, patient)
    else:
        yield from dress_one(game, patient)
    return True


FIELD_DRESSING: Final = ActionCard("field_dressing", 2, OUT_OF_COMBAT, [Way("treat", treat, possible, choose)])
