"""Looking at hidden things. That somebody looks is public; what they saw is theirs alone (NEM-VIS-21)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import Choice
from airlock.survival.crew import DEAD, Crew
from airlock.survival.exploration import decide_tile, decide_token
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import (
    EVENT_NAME,
    FLAG,
    OBJECTIVE,
    OBJECTIVE_KIND,
    ROOM,
    SEAT,
    SLOT,
    TOKEN,
    VOCABULARY,
)

LOOKED_AT_TILE: Final = VOCABULARY.event("looked_at_tile", "NEM-VIS-21", seat=SEAT, slot=SLOT, token=FLAG)
SAW_TILE: Final = VOCABULARY.event("saw_tile", "NEM-VIS-13", seat=SEAT, slot=SLOT, room=ROOM)
SAW_TOKEN: Final = VOCABULARY.event("saw_token", "NEM-VIS-13", seat=SEAT, slot=SLOT, token=TOKEN)
LOOKED_AT_EVENT: Final = VOCABULARY.event("looked_at_event", "NEM-VIS-21", seat=SEAT)
SAW_EVENT: Final = VOCABULARY.event("saw_event", "NEM-VIS-21", seat=SEAT, card=EVENT_NAME)
EVENT_PUT_BACK: Final = VOCABULARY.event("event_put_back", "NEM-VIS-21", seat=SEAT, buried=FLAG)
LOOKED_AT_OBJECTIVE: Final = VOCABULARY.event("looked_at_objective", "NEM-VIS-21", seat=SEAT, owner=SEAT)
SAW_OBJECTIVE: Final = VOCABULARY.event("saw_objective", "NEM-CREW-07", seat=SEAT, owner=SEAT, objective=OBJECTIVE)

LEAVE_EVENT: Final = VOCABULARY.option("leave_event")
BURY_EVENT: Final = VOCABULARY.option("bury_event")
OBJECTIVE_OF: Final = VOCABULARY.verb("objective_of", SEAT, OBJECTIVE_KIND, least=1)
ASK_NEXT_EVENT: Final = VOCABULARY.prompt("next_event")
ASK_CHOOSE_OBJECTIVE_OF: Final = VOCABULARY.prompt("choose_objective_of")


def eyes(game: Game, me: Crew) -> int:
    """Those who see what somebody looks at on the board: mostly nobody else."""
    mask = me.mask
    for rule in game.content.hooks.watchers:
        mask |= rule(game, me)
    return mask


def look_at_tile(game: Game, me: Crew, slot: str, token: bool) -> None:
    """At an unexplored tile, and at its exploration token if the effect says so; in an explored room at the token."""
    game.reveals += 1
    mask = eyes(game, me)
    tell(game, LOOKED_AT_TILE, me.seat, slot, token)
    if slot not in game.rooms:
        game.tiles_known[slot] = game.tiles_known.get(slot, 0) | mask
        tell_only(game, mask, SAW_TILE, me.seat, slot, decide_tile(game, slot))
    if token and game.mode.hides_second_token(game, slot):
        game.mode.look_at_second_token(game, me, slot, mask)
    if token and (slot not in game.rooms or slot in game.tokens):
        game.tokens_known[slot] = game.tokens_known.get(slot, 0) | mask
        tell_only(game, mask, SAW_TOKEN, me.seat, slot, decide_token(game, slot))


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
    choice = yield ask(me.seat, ASK_NEXT_EVENT, lambda: [LEAVE_EVENT, BURY_EVENT], rule="NEM-VIS-21")
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


def choose_objective_of(game: Game, me: Crew, owners: list[Crew]) -> Flow[Said | None]:
    """Whose objective to look at; while somebody still has two, also which kind."""

    def options() -> list[Option]:
        out = []
        for c in owners:
            if c.kept >= 0:
                out.append(OBJECTIVE_OF.of(str(c.seat)))
            else:
                kinds = [game.content.objectives[o].kind for o in c.dealt]
                # Somebody may have two of a kind; then the first is meant (AFT-RESSETUP-16).
                out += [OBJECTIVE_OF.of(str(c.seat), kind) for kind in dict.fromkeys(kinds)]
        return out

    chosen = yield ask(me.seat, ASK_CHOOSE_OBJECTIVE_OF, options, rule="NEM-VIS-21")
    return chosen


def look_at_chosen_objective(game: Game, me: Crew, choice: Choice) -> None:
    owner = game.crew[int(choice[0])]
    for objective in owner.objectives:
        if len(choice) == 1 or game.content.objectives[objective].kind == choice[1]:
            look_at_objective(game, me, owner, objective)
            return
