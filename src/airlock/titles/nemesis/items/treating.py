"""Treating: some items dress or heal the user, or another character in the room who agrees."""

from __future__ import annotations

from collections.abc import Callable

from airlock.kernel.arguments import NOTHING, Said
from airlock.kernel.options import Flow, ask
from airlock.survival.consent import accepts_treatment, willing
from airlock.survival.content import Announce, Choice, Effect, Possible, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER
from airlock.titles.nemesis.vocabulary import THIS_PERSON

# Whether a treatment helps somebody, and what it does to them: their player picks the wound.
Helps = Callable[[Crew], bool]
Treatment = Callable[[Game, Crew], Flow[None]]


def patients(game: Game, me: Crew, helps: Helps) -> list[Crew]:
    return [c for c in [me, *willing(game, game.others_in_room(me))] if helps(c)]


def treatment(id: str, item: str, helps: Helps, reason: str, treat: Treatment) -> Way:
    """A way to use an item on whoever it helps; without anybody it is refused for `reason` (NEM-WOUND-15)."""
    return Way(id, on_patient(treat), somebody(helps, reason), choose_patient(item, helps))


def somebody(helps: Helps, reason: str) -> Possible:
    def possible(game: Game, me: Crew) -> str:
        return "" if patients(game, me, helps) else reason

    return possible


def choose_patient(item: str, helps: Helps) -> Announce:
    """Another one agrees before anything is paid (NEM-ACT-36)."""

    def announce(game: Game, me: Crew) -> Flow[Said | None]:
        chosen = yield ask(
            me.seat,
            ASK_CHOOSE_CHARACTER,
            lambda: [THIS_PERSON.of(str(c.seat)) for c in patients(game, me, helps)],
            rule="NEM-WOUND-15",
        )
        patient = game.crew[int(chosen.args[0])]
        if patient is me:
            return NOTHING
        agreed = yield from accepts_treatment(game, me, patient, item)
        return chosen if agreed else None

    return announce


def helped_others(game: Game, me: Crew) -> Flow[None]:
    """Somebody else has light wounds healed or a serious one dressed; to heal a dressed one is not meant."""
    for rule in game.content.hooks.after_healing_other:
        yield from rule(game, me)


def on_patient(treat: Treatment) -> Effect:
    def effect(game: Game, me: Crew, choice: Choice) -> Flow[None]:
        patient = game.crew[int(choice[0])] if choice else me
        before = patient.light, len(patient.wounds)
        yield from treat(game, patient)
        if patient is not me and (patient.light, len(patient.wounds)) != before:
            yield from helped_others(game, me)

    return effect
