"""What a claim is worth: who says it, what they gain by a lie, and whether they have been caught lying."""

from __future__ import annotations

from airlock.bots.heard import Claim
from airlock.bots.nemesis.minds import objectives_of
from airlock.bots.nemesis.scene import Scene
from airlock.faces.nemesis.talk import (
    COURSE,
    ENGINE_DAMAGED,
    ENGINE_ORDER,
    ENGINE_WORKS,
    LOOKED_AT_ENGINE,
    OBJECTIVE_CHOSEN,
)
from airlock.kernel.events import Value
from airlock.titles.nemesis.ship.engines import DAMAGED, WORKING

OTHER = {WORKING: DAMAGED, DAMAGED: WORKING}
# Few lie before they have chosen what they play for, and few call a working engine damaged.
UNDECIDED = 0.2
GLOOMY = 0.2
ENGINE_CLAIMS = {ENGINE_WORKS: WORKING, ENGINE_DAMAGED: DAMAGED}
# Even who gains nothing by it says something wrong now and then, and who has a reason tells the truth now and then.
AT_BEST = 0.97
AT_WORST = 0.1


def honesty(scene: Scene, said: Claim) -> float:
    """How likely a claim is true: not at all once the speaker was caught, otherwise by what they may play for."""
    if any(claim.seat == said.seat and is_false(scene, claim) for claim in scene.heard.claims):
        return 0.0
    reason_to_lie = scene.tables.reason_to_lie
    liar = sum(p for objective, p in objectives_of(scene, said.seat).items() if objective in reason_to_lie)
    if not had_chosen(scene, said):
        liar *= UNDECIDED
    elif said.what.get("id") == ENGINE_DAMAGED:
        liar *= GLOOMY
    return AT_BEST - (AT_BEST - AT_WORST) * liar


def had_chosen(scene: Scene, said: Claim) -> bool:
    """Whether the speaker knew by then what to play for."""
    return bool(scene.view["crew"][said.seat]["chosen"]) and was_before(scene, said, OBJECTIVE_CHOSEN)


def was_before(scene: Scene, said: Claim, event: str, *values: Value) -> bool:
    """Whether the speaker had done something when they spoke. Where nobody saw it being done, it is supposed."""
    times = [d.seq for d in scene.heard.deeds if (d.event, d.seat, d.values) == (event, said.seat, values)]
    return not times or times[0] <= said.seq


def is_false(scene: Scene, claim: Claim) -> bool:
    """Whether I have seen with my own eyes that a claim was wrong when it was made."""
    notes = scene.view["notes"]
    n = engine_of(claim)
    if n:
        top = notes["engines"][n - 1]
        return bool(top) and claimed(scene, claim, n) != top
    card = notes.get("coordinates", "")
    if card and claim.what.get("id") == COURSE:
        return scene.content.coordinates[card].get(claim.what.get("space", "")) != claim.what.get("planet")
    return False


def engine_of(claim: Claim) -> int:
    """The engine that a claim is about, or 0."""
    said = claim.what.get("engine", "")
    return int(said) if claim.what.get("id") in ENGINE_CLAIMS and said in ("1", "2", "3") else 0


def claimed(scene: Scene, claim: Claim, n: int) -> str:
    """How an engine is now if a claim was true: that somebody swapped its tokens since was for all to see."""
    status = ENGINE_CLAIMS[claim.what["id"]]
    for deed in scene.heard.deeds:
        if deed.event == ENGINE_ORDER and deed.seq > claim.seq and deed.values == (n, True):
            status = OTHER[status]
    return status


def engine_by_claims(scene: Scene, n: int, chance: float) -> float:
    """How likely an engine works, after what was said last by those who have looked at it."""
    if not scene.heard.claims:
        return chance
    last = {claim.seat: claim for claim in scene.heard.claims if engine_of(claim) == n}
    for seat in scene.view["looked"]["engines"][n - 1]:
        claim = last.get(seat)
        if claim is None or seat == scene.seat or not was_before(scene, claim, LOOKED_AT_ENGINE, n):
            continue
        honest = honesty(scene, claim)
        if not honest:
            continue
        for_it, against = (honest, 1.0 - honest) if claimed(scene, claim, n) == WORKING else (1.0 - honest, honest)
        chance = chance * for_it / (chance * for_it + (1.0 - chance) * against)
    return chance
