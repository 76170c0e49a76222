"""The exploration tokens of Aftermath: a second set on the rooms of the ship (AFT-EXPL)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow
from airlock.kernel.zones import knows
from airlock.survival.crew import CARCASS, EGG, RED_CORPSE, Crew
from airlock.survival.doors import close_door
from airlock.survival.exploration import QUIET, get_slime
from airlock.survival.figures import put_figure
from airlock.survival.hands import put_object
from airlock.survival.hooks import Hooks
from airlock.survival.injuries import eggs_in_supply
from airlock.survival.map import Map
from airlock.survival.markers import place_fire
from airlock.survival.noise import danger
from airlock.survival.parts import Part, Unordered
from airlock.survival.secrets import redecide
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.view import seats_in
from airlock.survival.vocabulary import EFFECT_NAME, SEAT, SLOT
from airlock.titles.nemesis.aftermath.vocabulary import VOCABULARY
from airlock.titles.nemesis.intruders import LARVA

LOCKDOWN: Final = "lockdown"
DANGER: Final = "danger"
EGG_TOKEN: Final = "egg"
SLIMED_ROOM: Final = "slimed_room"
LARVA_TOKEN: Final = "larva"
FIRE: Final = "fire"
CARCASS_TOKEN: Final = "carcass"
CORPSE_TOKEN: Final = "corpse"
# How many there are of each kind; two stay in the box unseen.
NUMBERS: Final = {
    LOCKDOWN: 4,
    DANGER: 3,
    EGG_TOKEN: 2,
    SLIMED_ROOM: 2,
    LARVA_TOKEN: 3,
    FIRE: 3,
    CARCASS_TOKEN: 3,
    CORPSE_TOKEN: 3,
}

AFTERMATH_TOKEN: Final = VOCABULARY.event("aftermath_token", "AFT-EXPL-01", slot=SLOT, effect=EFFECT_NAME)
SAW_AFTERMATH_TOKEN: Final = VOCABULARY.event(
    "saw_aftermath_token", "AFT-EXPL-11", seat=SEAT, slot=SLOT, effect=EFFECT_NAME
)


class AftermathTokens(Part):
    """What lies facedown in which room. A token is its effect: those of a kind are alike."""

    def __init__(self) -> None:
        # What nobody has seen, and what each room has: empty while undecided.
        self.pool: Unordered = [effect for effect, n in NUMBERS.items() for _ in range(n)]
        self.facedown: dict[str, str] = {}
        self.known: dict[str, int] = {}
        # The rooms whose token stays (AFT-EXPL-05), and all other tokens that were revealed.
        self.slimed: list[str] = []
        self.discarded: list[str] = []

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("discarded", "facedown", "known", "pool", "slimed")

    def copy(self) -> AftermathTokens:
        new = AftermathTokens()
        new.pool = self.pool[:]
        new.facedown = self.facedown.copy()
        new.known = self.known.copy()
        new.slimed = self.slimed[:]
        new.discarded = self.discarded[:]
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.discarded:
            out["discarded"] = self.discarded
        if self.facedown:
            out["facedown"] = sorted(self.facedown.items())
        if self.known:
            out["known"] = sorted(self.known.items())
        out["pool"] = sorted(self.pool)
        if self.slimed:
            out["slimed"] = self.slimed
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> AftermathTokens:
        part = game.parts["aftermath_tokens"]
        assert isinstance(part, AftermathTokens)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"second_tokens": sorted(self.facedown), "slimed_rooms": list(self.slimed)}

    def looked(self, game: Game) -> dict[str, object]:
        return {"second_tokens": {slot: seats_in(self.known[slot], game) for slot in sorted(self.known)}}

    def notes(self, game: Game, seat: int) -> dict[str, object]:
        seen = [slot for slot in sorted(self.known) if knows(self.known[slot], seat)]
        return {"second_tokens": {slot: self.facedown[slot] for slot in seen}}

    def redecide(self, game: Game, seat: int, fate: Fate) -> None:
        redecide(self.facedown, self.known, seat, fate, lambda slot: self.pool)

    def breach(self, game: Game) -> str:
        have = Counter([*self.pool, *self.discarded, *(token for token in self.facedown.values() if token)])
        have[SLIMED_ROOM] += len(self.slimed)
        return "" if +have == Counter(NUMBERS) else f"there are {dict(have)} tokens"


def laid_out(map: Map) -> AftermathTokens:
    """One on every room of the ship, special rooms included (AFT-RESSETUP-06, AFT-EPISETUP-13)."""
    part = AftermathTokens()
    part.facedown = {slot: "" for slot in map.by_number if slot not in map.docked}
    return part


def decide(game: Game, slot: str) -> str:
    part = AftermathTokens.of(game)
    if not part.facedown[slot]:
        part.facedown[slot] = game.fate.draw(f"aftermath:{slot}", part.pool)
    return part.facedown[slot]


def has_token(game: Game, slot: str) -> bool:
    return slot in AftermathTokens.of(game).facedown


def look_at_token(game: Game, me: Crew, slot: str) -> None:
    """Whoever may look at the token of a room sees this one, too (AFT-EXPL-11)."""
    if has_token(game, slot):
        part = AftermathTokens.of(game)
        effect = decide(game, slot)
        part.known[slot] = part.known.get(slot, 0) | me.mask
        game.reveals += 1
        tell_only(game, me.mask, SAW_AFTERMATH_TOKEN, me.seat, slot, effect)


def reveal(game: Game, movers: list[Crew], slot: str, corridor: str, muffled: bool) -> Flow[str]:
    """The first character in a room resolves its token; QUIET if no noise roll follows (AFT-EXPL-01, -10)."""
    if not has_token(game, slot):
        return ""
    part = AftermathTokens.of(game)
    effect = decide(game, slot)
    del part.facedown[slot]
    part.known.pop(slot, None)
    game.reveals += 1
    tell(game, AFTERMATH_TOKEN, slot, effect)
    if effect == SLIMED_ROOM:
        part.slimed.append(slot)
        for me in movers:
            get_slime(game, me)
        return ""
    part.discarded.append(effect)
    return (yield from resolve(game, movers, slot, corridor, effect, muffled))


def resolve(game: Game, movers: list[Crew], slot: str, corridor: str, effect: str, muffled: bool) -> Flow[str]:
    if effect == LOCKDOWN:
        # All of them but the one just used; a link and technical corridors use none (AFT-EXPL-02).
        others = [c for _, c in game.map.ways[slot] if c != corridor]
        for other in others:
            yield from close_door(game, movers[0].seat, other, others)
    elif effect == DANGER:
        # Careful movement muffles it as it does a base token (AFT-EXPL-12).
        if muffled:
            return ""
        yield from danger(game, slot)
        return QUIET
    elif effect == LARVA_TOKEN:
        yield from put_figure(game, LARVA, slot)
        return QUIET
    elif effect == FIRE:
        place_fire(game, slot)
    elif effect == EGG_TOKEN:
        if eggs_in_supply(game) > 0:
            put_object(game, slot, EGG)
    else:
        put_object(game, slot, CARCASS if effect == CARCASS_TOKEN else RED_CORPSE)
    return ""


def enters_slime(game: Game, me: Crew) -> None:
    """Each time, not only when the token is revealed (AFT-EXPL-05)."""
    if me.slot in AftermathTokens.of(game).slimed:
        get_slime(game, me)


TOKEN_HOOKS: Final = Hooks(
    on_character_enters=[enters_slime],
    further_token=[reveal],
    holds_token=[has_token],
    on_look_at_token=[look_at_token],
)
