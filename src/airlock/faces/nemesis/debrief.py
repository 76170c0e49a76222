"""A match of Nemesis that is over, told openly: the ship, who lived, who reached their goal, and how it came to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from airlock.faces.debrief import Act, Debrief, Moment
from airlock.faces.nemesis.goals import common_goals, own_goals, people, was_seen
from airlock.kernel.events import Event
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.part import Mutations
from airlock.titles.nemesis.modes import Cooperative, Solo
from airlock.titles.nemesis.ship.course import destination
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.intruder_seat import intruder_seat
from airlock.titles.nemesis.void_seeders.insanity import insanity_of
from airlock.words.messages import message_id
from airlock.words.terms import Term, message

# The closing scene: what is told of the ship, in which act. What became of it is said in a sentence of its own.
ACTS: Final = {
    "ending": ("game_ended",),
    "engines": ("engines_revealed",),
    "coordinates": ("coordinates_revealed",),
}
CHECKS: Final = (
    "final_scan", "final_draw", "final_insanity", "final_panic", "mutation_marker", "contamination_kills", "survives",
)  # fmt: skip
DEATHS: Final = ("died", "lost_with_ship", "lost_in_jump", "wrong_destination", "contamination_kills")
# The turns of a match, and their signs.
SIGNS: Final[Mapping[str, str]] = {
    "encounter": "encounter",
    "intruder_player": "encounter",
    "self_destruct_started": "alarm",
    "self_destruct_stopped": "calm",
    "self_destruct_critical": "alarm",
    "hibernation_open": "way_out",
    "hibernates": "way_out",
    "pod_launched": "way_out",
    "signal_sent": "deed",
    "weakness_discovered": "deed",
    "nest_destroyed": "deed",
    "adaptation_removed": "deed",
    "lair_destroyed": "deed",
    "despoiler_gone": "deed",
    "revived": "calm",
    "game_ended": "end",
    "ship_destroyed": "alarm",
    **dict.fromkeys(DEATHS, "death"),
}


def debrief(game: Game) -> Debrief:
    events = game.log.events if game.log is not None else []
    closing = since_the_end(events)
    moments = timeline(events, first_encounter(game))
    return Debrief(
        headlines={c.seat: headline_of(game, c) for c in game.crew},
        headline=headline(game),
        place=ship(game),
        acts=acts(closing),
        checks=[e for e in closing if e.kind.name in CHECKS],
        deaths=deaths(moments),
        facts={c.seat: facts(game, c, closing) for c in game.crew},
        goals={c.seat: own_goals(game, c) for c in game.crew if c.dealt},
        common=common_goals(game),
        timeline=moments,
    )


# -- headlines


def headline_of(game: Game, me: Crew) -> Term:
    """What the end means for one player."""
    won, lived = me.seat in game.winners, me.seat in game.survivors
    if isinstance(game.mode, Cooperative):
        if won:
            return message("debrief-crew-you" if lived else "debrief-crew-you-dead")
        return message("debrief-crew-missed-you" if game.survivors else "debrief-crew-lost-you")
    if me.seat == intruder_seat(game):
        return message("debrief-intruder-escaped" if game.survivors else "debrief-intruder-all")
    if won:
        return message("debrief-won-you")
    return message("debrief-lived-you" if lived else "debrief-dead-you")


def headline(game: Game) -> Term:
    """The same for whoever only watched."""
    if isinstance(game.mode, Cooperative):
        if game.winners:
            return message("debrief-crew-won")
        return message("debrief-crew-missed" if game.survivors else "debrief-crew-lost")
    if game.winners:
        return message("debrief-won", n=len(game.winners), who=people(game.winners))
    if not game.survivors:
        return message("debrief-nobody")
    return message("debrief-lived", n=len(game.survivors), who=people(game.survivors))


def ship(game: Game) -> Term:
    """What became of the ship."""
    if Hull.of(game).destroyed:
        return message("debrief-ship-destroyed")
    if not was_seen(game):
        return message("debrief-ship-adrift-alone" if isinstance(game.mode, Solo) else "debrief-ship-adrift")
    return message(message_id("debrief-flew", destination(game)))


# -- the closing scene


def since_the_end(events: list[Event]) -> list[Event]:
    start = max((e.index for e in events if e.kind.name == "game_ended"), default=len(events))
    return events[start:]


def acts(closing: list[Event]) -> list[Act]:
    """The acts that took place."""
    told = [Act(id, [e for e in closing if e.kind.name in names]) for id, names in ACTS.items()]
    return [act for act in told if act.events]


def facts(game: Game, me: Crew, closing: list[Event]) -> list[Term]:
    """What lived inside somebody, and what nobody scanned of those who were not checked at the end."""
    out: list[Term] = [message("debrief-larva")] if me.larva else []
    out += changed(game, me)
    if any(e.kind.name in CHECKS and e.values[0] == me.seat for e in closing):
        return out
    cards = sum(1 for card in me.hand + me.deck.cards() + me.discard if is_contamination(card))
    return [*out, message("debrief-unscanned", n=cards)] if cards else out


def changed(game: Game, me: Crew) -> list[Term]:
    """What somebody had turned into: the mutation card is open now, whoever had it."""
    if "mutations" in game.parts:
        part = Mutations.of(game)
        card, markers = part.card_of(me.seat), part.markers[me.seat]
        name = [message(message_id("card", card))] if card else []
        return [*name, message("debrief-markers", n=markers)] if card or markers else []
    if "insanity" in game.parts:
        return [message("debrief-insanity", n=insanity_of(game, me))]
    return []


# -- the match


def first_encounter(game: Game) -> Term:
    """What the first encounter meant: a choice, unless the goals are everybody's."""
    if isinstance(game.mode, Cooperative):
        return message("debrief-first-encounter-crew")
    return message("debrief-first-encounter-alone" if isinstance(game.mode, Solo) else "debrief-first-encounter")


def timeline(events: list[Event], first: Term) -> list[Moment]:
    """The turns of the match; `first` is what to say of the first encounter."""
    out = []
    round = 1
    for event in events:
        name = event.kind.name
        if name == "round":
            round = int(event.values[0])
        elif name in SIGNS:
            note = first if name == "encounter" else ""
            out.append(Moment(round, SIGNS[name], event, note))
            first = "" if note else first
    return out


def deaths(moments: list[Moment]) -> dict[int, Moment]:
    """How each of the dead died at last; whoever was brought back to life did not."""
    out: dict[int, Moment] = {}
    for moment in moments:
        name = moment.event.kind.name
        if name in DEATHS:
            out[int(moment.event.values[0])] = moment
        elif name == "revived":
            out.pop(int(moment.event.values[0]), None)
    return out
