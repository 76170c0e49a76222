"""A view as a picture: the ship from above, in the colours of the app."""

from __future__ import annotations

from typing import Any, Final

from PIL import Image

from airlock.faces.drawing.page import HEIGHT, NIGHT, QUIET, TEXT, WIDTH, Canvas, Point, hexagon
from airlock.faces.drawing.text import View
from airlock.faces.nemesis.ailing import ailing
from airlock.faces.nemesis.text import words_of
from airlock.survival.content import Content
from airlock.survival.crew import ACTIVE, CARCASS, EGG
from airlock.survival.map import Corridor, Map
from airlock.survival.state import CLOSED

RADIUS: Final = 44
# Where the board begins and how much of the picture it takes; a board is 1000 wide and about 600 high.
LEFT: Final = 10
TOP: Final = 45

PANEL: Final = "#111a22"
LINE: Final = "#223040"
NOISE: Final = "#4fd1c5"
DANGER: Final = "#e0574b"
FIRE: Final = "#ff8a3d"
INTRUDER: Final = "#d7ff6b"
ACTION: Final = "#ffd166"
ROOMS: Final = {"red": "#b5483f", "yellow": "#c79a3a", "green": "#3f8f5b", "white": "#9aa7b5", "none": "#5b7188"}
CREW: Final = {
    "blue": "#4d9de0",
    "green": "#5fd068",
    "white": "#f1f5f9",
    "purple": "#b48ae6",
    "pink": "#f07ab8",
    "red": "#ff6b6b",
    "orange": "#ffa552",
}
OBJECTS: Final = {EGG: "o", CARCASS: "%"}
CORPSE_SIGN: Final = "+"


def ship(view: View, map: Map, content: Content) -> Image.Image:
    """The board as a seat sees it."""
    canvas = Canvas(WIDTH, HEIGHT)
    for corridor in map.corridors.values():
        draw_corridor(canvas, view, map, corridor)
    for room in view["rooms"]:
        draw_room(canvas, view, map, content, room)
    draw_tracks(canvas, view)
    draw_crew(canvas, view, content)
    return canvas.finished()


def place(map: Map, slot: str) -> Point:
    return LEFT + map.slots[slot].x * 0.98, TOP + map.slots[slot].y * 0.9


def draw_corridor(canvas: Canvas, view: View, map: Map, corridor: Corridor) -> None:
    """A way between two rooms with its numbers, its noise and its door."""
    (ax, ay), (bx, by) = place(map, corridor.a), place(map, corridor.b)
    joining = map.between(corridor.a, corridor.b)
    if len(joining) > 1:
        # Of two corridors between the same rooms each runs a little to one side.
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        side = 20 * (1 if corridor.id == joining[0] else -1)
        dx, dy = (by - ay) / length * side, (ax - bx) / length * side
        ax, ay, bx, by = ax + dx, ay + dy, bx + dx, by + dy
    noisy = corridor.id in view["noise"]
    canvas.line((ax, ay), (bx, by), "#1f3d46" if noisy else LINE, 10)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    door = view["doors"].get(corridor.id)
    if door is not None:
        colour = DANGER if door == CLOSED else QUIET
        x, y = middle
        canvas.polygon([(x - 13, y - 13), (x + 13, y - 13), (x + 13, y + 13), (x - 13, y + 13)], NIGHT, colour, 2)
        if door != CLOSED:
            canvas.line((x - 13, y + 13), (x + 13, y - 13), colour, 2)
    canvas.disc(middle, 10, NOISE if noisy else PANEL, NOISE if noisy else LINE)
    canvas.text(middle, "·".join(str(n) for n in corridor.numbers), NIGHT if noisy else QUIET, 10)


def draw_room(canvas: Canvas, view: View, map: Map, content: Content, room: Any) -> None:
    at = place(map, room["slot"])
    x, y = at
    printed = content.rooms.get(room["room"] or view["notes"]["tiles"].get(room["slot"], ""))
    colour = ROOMS[printed.colour] if printed is not None and room["explored"] else LINE
    canvas.polygon(hexagon(at, RADIUS), PANEL if room["explored"] else NIGHT, colour, 3 if room["explored"] else 1.5)
    if printed is not None:
        # Long names stand on several lines.
        words = words_of(view["title"]).name("room", printed.id).split()
        for n, word in enumerate(words):
            dy = 12 * (n - (len(words) - 1) / 2)
            canvas.text((x, y - 8 + dy), word[:13], TEXT if room["explored"] else QUIET, 10 if len(word) < 10 else 9)
    else:
        canvas.text((x, y - 6), "?", QUIET, 20)
    canvas.text((x, y - RADIUS + 12), str(map.slots[room["slot"]].number), QUIET, 9)
    if room["items"]:
        canvas.disc((x - 34, y - 26), 9, TEXT, NIGHT)
        canvas.text((x - 34, y - 26), str(room["items"]), NIGHT, 11)
    if room["fire"]:
        canvas.polygon([(x + 22, y - 18), (x + 34, y - 42), (x + 46, y - 18)], FIRE, NIGHT, 1)
    if room["malfunction"]:
        canvas.line((x + 28, y + 12), (x + 44, y + 28), DANGER, 5)
        canvas.line((x + 44, y + 12), (x + 28, y + 28), DANGER, 5)
    for n, thing in enumerate(room["objects"][:4]):
        canvas.text((x - 30 + 9 * n, y + 8), OBJECTS.get(thing, CORPSE_SIGN), INTRUDER, 13)
    draw_figures(canvas, view, content, room["slot"], at)


def draw_figures(canvas: Canvas, view: View, content: Content, slot: str, at: Point) -> None:
    """The crew as discs with the first letter of who they are, intruders as diamonds with their injuries."""
    crew = [c for c in view["crew"] if c["slot"] == slot and c["character"]]
    figures = [f for f in view["figures"] if f["slot"] == slot]
    step = min(22.0, 90 / max(1, len(crew) + len(figures)))
    x, y = at[0] - step * (len(crew) + len(figures) - 1) / 2, at[1] + 25
    for c in crew:
        mine = c["seat"] == view["seat"]
        colour = CREW[content.characters[c["character"]].colour]
        canvas.disc((x, y), 11, colour, ACTION if mine else NIGHT, 3 if mine else 1.5)
        canvas.text((x, y), c["character"][:2].capitalize(), NIGHT, 10)
        x += step
    for f in figures:
        canvas.polygon([(x, y - 13), (x + 12, y), (x, y + 13), (x - 12, y)], INTRUDER, NIGHT, 1.5)
        canvas.text((x, y), f["kind"][0].upper() + (str(f["injuries"]) if f["injuries"] else ""), NIGHT, 10)
        x += step


def draw_tracks(canvas: Canvas, view: View) -> None:
    intruders = view["intruders"]
    parts = [
        f"{view['mode']}   round {view['round']}   course {view['destination']}   eggs {intruders['eggs']}",
        "bag " + " ".join(f"{type} {n}" for type, n in intruders["bag"].items()),
        "pods " + " ".join(f"{p['pod']}{'-' if p['launched'] else '#' if p['locked'] else 'o'}" for p in view["pods"]),
    ]
    if view["self_destruct"] >= 0:
        parts.append(f"SELF-DESTRUCT {view['self_destruct']}")
    canvas.text((20, 20), "     ".join(parts), QUIET, 12, "lm")
    for n in range(15, 0, -1):
        x = 980 - 24 * n
        fill = ACTION if n == view["time"] else PANEL
        canvas.polygon([(x, 585), (x + 21, 585), (x + 21, 604), (x, 604)], fill, LINE, 1)
        canvas.text((x + 10.5, 594.5), str(n), NIGHT if n == view["time"] else QUIET, 10)
    canvas.text((980 - 24 * 15 - 10, 594), "jump", QUIET, 11, "rm")


def draw_crew(canvas: Canvas, view: View, content: Content) -> None:
    """A line for each of the crew: how they are and what they hold."""
    for n, question in enumerate(view["questions"]):
        who = view["crew"][question["seat"]]["character"] or f"seat {question['seat']}"
        canvas.text((977, 622 + 19 * n), f"{who}: {question['prompt']}?", ACTION, 12, "rm")
    for n, c in enumerate(view["crew"]):
        y = 600 + 19 * n
        if c["character"]:
            canvas.disc((24, y), 7, CREW[content.characters[c["character"]].colour])
        where = f"pod {c['pod']}" if c["pod"] else c["status"]
        signs = " ".join([*ailing(c), *(sign for sign in ("slime", "signal", "larva", "passed") if c[sign])])
        held = " ".join(h["thing"] + (f" {h['ammo']}/{h['capacity']}" if h["capacity"] else "") for h in c["hands"])
        hurt = f"wounds {c['light_wounds']}+{len(c['wounds']) + len(c['dressed'])}"
        words = (
            f"{c['character'] or 'seat ' + str(c['seat'])}   {where}   {hurt}   cards {c['cards']}   {held}   {signs}"
        )
        canvas.text((38, y), words, TEXT if c["status"] == ACTIVE else QUIET, 12, "lm")
