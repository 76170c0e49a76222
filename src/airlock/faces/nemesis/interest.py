"""What is of interest in a match of Nemesis."""

from __future__ import annotations

from typing import Final

from airlock.faces.interest import Facts, Interest, Seat, Watch
from airlock.faces.nemesis.ship import ship
from airlock.faces.nemesis.things import thing, things
from airlock.kernel.match import Match
from airlock.survival.crew import figure_kind
from airlock.survival.state import Game
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.intruder_seat import intruder_seat
from airlock.titles.nemesis.title import START_ROOM

WATCHED: Final = {
    "moved": Watch("visit", moves=True),
    "pod_boarded": Watch("", moves=True),
    "pod_left": Watch("", moves=True),
    "thrown_out": Watch("", moves=True),
    "revived": Watch("revival", moves=True),
    "room_explored": Watch("explore", "room"),
    "encounter": Watch("encounter"),
    "shot": Watch("fight", "weapon", "target"),
    "melee": Watch("fight", "=melee", "target"),
    "attack": Watch("attack", "figure", "surprise"),
    "intruder_killed": Watch("kill", "figure", doing=True),
    "serious_wound": Watch("wound", "wound"),
    "died": Watch("death", "cause"),
    "lost_in_jump": Watch("death", "=lost_in_jump", "=end"),
    "lost_with_ship": Watch("death", "=lost_with_ship", "=end"),
    "wrong_destination": Watch("death", "=wrong_destination", "=end"),
    "contamination_kills": Watch("death", "=contamination", "=end"),
    "item_gained_secretly": Watch("gain", "item"),
    "heavy_item_gained": Watch("gain", "item"),
    "crafted": Watch("craft", "item"),
    "quest_activated": Watch("quest", "item"),
    "reacted": Watch("reaction", "what"),
    "interrupted": Watch("reaction", "card"),
    "objective_kept": Watch("objective", "objective", "=kept"),
    "objective_revealed": Watch("objective", "objective", "fulfilled"),
    "goal_checked": Watch("objective", "objective", "fulfilled"),
    "escaped": Watch("leave", "=pod"),
    "hibernates": Watch("leave", "=hibernation"),
    "signal_sent": Watch("ship", "=signal_sent"),
    "self_destruct_started": Watch("ship", "=self_destruct_started", doing=True),
    "self_destruct_stopped": Watch("ship", "=self_destruct_stopped", doing=True),
    "nest_destroyed": Watch("ship", "=nest_destroyed", doing=True),
    "ship_destroyed": Watch("ship", "=ship_destroyed", "reason"),
    "intruder_player": Watch("takeover"),
    "intruder_card_played": Watch("intruder_card", "card", "way"),
    "carnomorph_ate": Watch("feeding", "food"),
    "carnomorph_evolved": Watch("growth", "figure"),
    "mutation_shown": Watch("mutation", "mutation"),
    "mutation_marker": Watch("marker", "markers"),
    "adaptation_removed": Watch("study", "weakness"),
    "panics": Watch("panic", "card"),
    "insanity_rises": Watch("insanity", "level", "=up"),
    "insanity_falls": Watch("insanity", "level", "=down"),
    "lair_destroyed": Watch("ship", "=lair_destroyed", doing=True),
}
ACTIONS: Final = {"room": Watch("room"), "card": Watch("card"), "item": Watch("item")}


def facts_at_the_end(match: Match) -> Facts:
    game: Game = match.state
    options = match.title.complete(match.options)
    return Facts(options["mode"], options["board"], Hull.of(game).destroyed, game.goals)


def seat_at_the_end(match: Match, seat: int) -> Seat:
    game: Game = match.state
    me = game.crew[seat]
    kept = me.dealt[me.kept] if me.kept >= 0 else None
    return Seat(me.character or None, me.number, kept, me.status, seat == intruder_seat(game))


NEMESIS_INTEREST: Final = Interest(
    watched=WATCHED,
    actions=ACTIONS,
    undone=frozenset({"cancelled", "called_off"}),
    fills={"token_drawn": "type"},
    short={"figure": lambda name: figure_kind(name)[0]},
    doers=frozenset({"shot", "melee", "thrown", "action"}),
    sufferers=frozenset({"attack"}),
    start=lambda game: game.where[START_ROOM],
    rooms=lambda game: game.rooms,
    facts=facts_at_the_end,
    seat=seat_at_the_end,
    thing=thing,
    things=things,
    drawn=lambda board, upright: ship(BOARDS[board], upright) if board in BOARDS else None,
)
