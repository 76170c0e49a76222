"""The ship and the crew of a view as lines of text."""

from __future__ import annotations

from functools import cache

from airlock.faces.drawing.text import View
from airlock.faces.nemesis.ailing import ailing
from airlock.titles import TITLES
from airlock.words import Words


@cache
def words_of(title: str) -> Words:
    return Words("en", TITLES[title].texts)


def ship(view: View) -> list[str]:
    fuse = f", self-destruct {view['self_destruct']}" if view["self_destruct"] >= 0 else ""
    words = words_of(view["title"])
    lines = [
        f"{view['mode']}, round {view['round']}, time {view['time']}, course {view['destination']}{fuse}, "
        f"eggs {view['intruders']['eggs']}, noise in {len(view['noise'])} corridors"
    ]
    for number, room in enumerate(view["rooms"], 1):
        name = words.name("room", room["room"]) if room["room"] else "?"
        marks = [f"{room['items']} items"] if room["items"] else []
        marks += [mark for mark in ("fire", "malfunction") if room[mark]]
        marks += room["objects"]
        marks += [c["character"].upper() for c in view["crew"] if c["slot"] == room["slot"] and c["character"]]
        marks += [
            f["figure"] + (f" ({f['injuries']})" if f["injuries"] else "")
            for f in view["figures"]
            if f["slot"] == room["slot"]
        ]
        lines.append(f"{number:3} {name if room['explored'] else f'({name})':26} {', '.join(marks)}".rstrip())
    for c in view["crew"]:
        hurt = len(c["wounds"]) + len(c["dressed"])
        where = f"pod {c['pod']}" if c["pod"] else c["status"]
        held = " ".join(f"{h['thing']}:{h['ammo']}" if h["capacity"] else h["thing"] for h in c["hands"])
        lines.append(
            f"  seat {c['seat']} {c['character'] or '-':10} {where:11} wounds {c['light_wounds']}+{hurt}  "
            f"cards {c['cards']}  {' '.join([*ailing(c), held])}".rstrip()
        )
    return lines
