"""Looking at hidden things. That somebody looks is public; what they saw is theirs alone (NEM-VIS-21)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import Kind
from airlock.kernel.options import Flow, Option, ask, option
from airlock.survival.content import Choice
from airlock.survival.crew import DEAD, Crew
from airlock.survival.exploration import decide_tile, decide_token
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only

LOOKED_AT_TILE: Final = Kind("looked_at_tile", "NEM-VIS-21", "seat", "slot", "token")
SAW_TILE: Final = Kind("saw_tile", "NEM-VIS-13", "seat", "slot", "room")
SAW_TOKEN: Final = Kind("saw_token", "NEM-VIS-13", "seat", "slot", "token")
LOOKED_AT_EVENT: Final = Kind("looked_at_event", "NEM-VIS-21", "seat")
SAW_EVENT: Final = Kind("saw_event", "NEM-VIS-21", "seat", "card")
EVENT_PUT_BACK: Final = Kind("event_put_back", "NEM-VIS-21", "seat", "buried")
LOOKED_AT_OBJECTIVE: Final = Kind("looked_at_objective", "NEM-VIS-21", "seat", "owner")
SAW_OBJECTIVE: Final = Kind("saw_objective", "NEM-CREW-07", "seat", "owner", "objective")


def look_at_tile(game: Game, me: Crew, slot: str, token: bool) -> None:
    """At an unexplored tile, and at its exploration token if the effect says so."""
    game.reveals += 1
    tell(game, LOOKED_AT_TILE, me.seat, slot, token)
    game.tiles_known[slot] = game.tiles_known.get(slot, 0) | me.mask
    tell_only(game, me.mask, SAW_TILE, me.seat, slot, decide_tile(game, slot))
    if token:
        game.tokens_known[slot] = game.tokens_known.get(slot, 0) | me.mask
        tell_only(game, me.mask, SAW_TOKEN, me.seat, slot, decide_token(game, slot))


def look_at_next_event(game: Game, me: Crew) -> Flow[None]:
    """See the top event card and leave it or bury it. Where it went is public, what it is is not (NEM-VIS-21).

    The card stays on the deck meanwhile, known to the looker, so that a redeal for another seat reaches it.
    """
    if not len(game.events):
        game.events.shuffle_in(game.event_discard)
        game.event_discard = []
    game.reveals += 1
    tell(game, LOOKED_AT_EVENT, me.seat)
    tell_only(game, me.mask, SAW_EVENT, me.seat, game.events.peek(game.fate, me.mask))
    choice = yield ask(me.seat, "next_event", lambda: [option("leave_event"), option("bury_event")], rule="NEM-VIS-21")
    buried = choice.verb == "bury_event"
    if buried:
        game.events.bury_top()
    tell(game, EVENT_PUT_BACK, me.seat, buried)


def look_at_objective(game: Game, me: Crew, owner: Crew, objective: str) -> None:
    game.reveals += 1
    game.objectives_seen.append((me.seat, owner.seat, owner.dealt.index(objective), owner.kept >= 0))
    tell(game, LOOKED_AT_OBJECTIVE, me.seat, owner.seat)
    tell_only(game, me.mask, SAW_OBJECTIVE, me.seat, owner.seat, objective)


def holders(game: Game, me: Crew) -> list[Crew]:
    """The other players who still hold an objective: alive, hibernating or escaped."""
    return [c for c in game.crew if c is not me and c.status != DEAD and c.objectives]


def choose_objective_of(game: Game, me: Crew, owners: list[Crew]) -> Flow[Choice | None]:
    """Whose objective to look at; while somebody still has two, also which kind."""

    def options() -> list[Option]:
        out = []
        for c in owners:
            if c.kept >= 0:
                out.append(option("objective_of", str(c.seat)))
            else:
                out += [option("objective_of", str(c.seat), game.content.objectives[o].kind) for o in c.dealt]
        return out

    chosen = yield ask(me.seat, "choose_objective_of", options, rule="NEM-VIS-21")
    return chosen.args


def look_at_chosen_objective(game: Game, me: Crew, choice: Choice) -> None:
    owner = game.crew[int(choice[0])]
    for objective in owner.objectives:
        if len(choice) == 1 or game.content.objectives[objective].kind == choice[1]:
            look_at_objective(game, me, owner, objective)
