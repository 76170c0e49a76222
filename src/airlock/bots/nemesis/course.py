"""Where the ship flies: what a look at the coordinates followed by a change of destination means."""

from __future__ import annotations

from airlock.bots.nemesis.claims import honesty, was_before
from airlock.bots.nemesis.likely import LEFT_THERE, SET_THERE, SLEEPS_THERE
from airlock.bots.nemesis.minds import objectives_of
from airlock.bots.nemesis.scene import Scene
from airlock.faces.nemesis.talk import DESTINATION_SET, LOOKED_AT_COORDINATES
from airlock.titles.nemesis.ship.course import START
from airlock.titles.nemesis.ship.hibernation import HIBERNATING

EARTH = "earth"
MARS = "mars"
QUARANTINE = "quarantine"
PLACES = 4
# Which space a liar names: mostly the one with the marker, or another wrong one.
MARKED = 0.8
UNMARKED = 0.1


def reaches(scene: Scene, place: str) -> float:
    """How likely the marker points to this place."""
    card = scene.view["notes"].get("coordinates", "")
    destination = scene.view["destination"]
    if card:
        return 1.0 if scene.content.coordinates[card][destination] == place else 0.0
    if all(seat == scene.seat for seat in scene.view["looked"]["coordinates"]):
        return 1.0 / PLACES
    return sum(p for card, p in cards(scene).items() if scene.content.coordinates[card][destination] == place)


def cards(scene: Scene) -> dict[str, float]:
    """How likely each coordinates card is the one, by what those did, and said, who have read it."""
    if not scene.cards_likely:
        likely = dict.fromkeys(scene.content.coordinates, 1.0)
        for seat in scene.view["looked"]["coordinates"]:
            if seat != scene.seat:
                by_deeds(scene, seat, likely)
                by_claims(scene, seat, likely)
        total = sum(likely.values())
        scene.cards_likely = {card: p / total for card, p in likely.items()}
    return scene.cards_likely


def by_deeds(scene: Scene, seat: int, likely: dict[str, float]) -> None:
    """Somebody has read the card: they set the marker to where they want to go, or leave it where it suits them."""
    mars = objectives_of(scene, seat).get(QUARANTINE, 0.0)
    acts = [(space, SET_THERE) for space in spaces_set(scene, seat)] or [(space_left(scene, seat), LEFT_THERE)]
    if scene.view["crew"][seat]["status"] == HIBERNATING:
        acts.append((scene.view["destination"], SLEEPS_THERE))
    for space, shares in acts:
        wanted, other = shares
        for card, places in scene.content.coordinates.items():
            place = places[space]
            home = wanted if place == EARTH else other
            red = wanted if place == MARS else other
            likely[card] *= (1.0 - mars) * home + mars * red


def spaces_set(scene: Scene, seat: int) -> list[str]:
    """Where somebody put the marker after they had read the card."""
    read, out, moves = False, [], False
    for deed in scene.heard.deeds:
        moves = moves or deed.event == DESTINATION_SET
        if deed.seat == seat:
            read = read or deed.event == LOOKED_AT_COORDINATES
            if read and deed.event == DESTINATION_SET:
                out.append(str(deed.values[0]))
    if not moves and scene.view["destination"] != START:
        # Nobody was seen to move it, so this is a world without a past: whoever read the card will have done it.
        out.append(scene.view["destination"])
    return out


def space_left(scene: Scene, seat: int) -> str:
    """Where the marker was when somebody read the card and left it there."""
    looks = [d.seq for d in scene.heard.deeds if d.event == LOOKED_AT_COORDINATES and d.seat == seat]
    return marker(scene, looks[0]) if looks else str(scene.view["destination"])


def marker(scene: Scene, seq: int) -> str:
    """Where the marker was after this many answers."""
    sets = [str(d.values[0]) for d in scene.heard.deeds if d.event == DESTINATION_SET and d.seq <= seq]
    return sets[-1] if sets else START


def by_claims(scene: Scene, seat: int, likely: dict[str, float]) -> None:
    """What somebody said last of a space. A liar most likely calls a wrong course the right one."""
    if not scene.heard.claims:
        return
    said = {c.what.get("space", ""): c for c in scene.heard.claims if c.seat == seat and c.what.get("id") == "course"}
    for space, claim in said.items():
        honest = honesty(scene, claim) if was_before(scene, claim, LOOKED_AT_COORDINATES) else 0.0
        if not honest:
            continue
        planet = claim.what.get("planet")
        lie = (1.0 - honest) * (MARKED if space == marker(scene, claim.seq) else UNMARKED)
        for card, places in scene.content.coordinates.items():
            likely[card] *= honest if places.get(space) == planet else lie
