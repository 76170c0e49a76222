"""The board of a view as text: rooms in their places, corridors with doors and noise between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from airlock.cli.terminal.canvas import Canvas
from airlock.survival.map import Map
from airlock.words import Words

# A room is drawn as a box of this size on a board of at least this width.
BOX = (16, 5)
LEAST_WIDTH = 112
HEIGHT = 40

COLOURS = {"red": "red", "yellow": "yellow", "green": "green", "white": "white", "none": "bright_black", "": "bright_black"}
FIGURES = {"larva": "l", "creeper": "c", "adult": "A", "breeder": "B", "queen": "Q"}
OBJECTS = {"egg": "o", "carcass": "%", "corpse_blue": "b"}


def board(view: Mapping[str, Any], map: Map, colours: Mapping[str, str], words: Words, width: int) -> RenderableType:
    """A picture where there is room for one, a list otherwise."""
    if width < LEAST_WIDTH:
        return room_list(view, map, words)
    return picture(view, map, colours, words, width)


def picture(view: Mapping[str, Any], map: Map, colours: Mapping[str, str], words: Words, width: int) -> Text:
    canvas = Canvas(width, HEIGHT)
    place = {
        slot.id: (round(slot.x / 1000 * (width - BOX[0])), round((slot.y - 40) / 520 * (HEIGHT - BOX[1])))
        for slot in map.slots.values()
    }
    for corridor in map.corridors.values():
        draw_corridor(canvas, view, corridor.id, place[corridor.a], place[corridor.b])
    for room in view["rooms"]:
        x, y = place[room["slot"]]
        draw_room(canvas, view, map, room, colours, words, x, y)
    for n, network in enumerate(map.networks):
        noisy = network in view["noise"]
        canvas.put(0, n, f"{words.name('place', network)}: {'!' if noisy else '-'}", "bold magenta" if noisy else "bright_black")
    return canvas.text()


def draw_corridor(canvas: Canvas, view: Mapping[str, Any], corridor: str, a: tuple[int, int], b: tuple[int, int]) -> None:
    (ax, ay), (bx, by) = ((x + BOX[0] // 2, y + BOX[1] // 2) for x, y in (a, b))
    # Of two corridors between the same rooms one is drawn beside the other.
    shift = -1 if corridor.endswith(("_n", "_w")) else 1 if corridor.endswith(("_s", "_e")) else 0
    door = view["doors"].get(corridor, "")
    noise = corridor in view["noise"]
    canvas.line(ax, ay + shift, bx, by + shift, "·", "bold magenta" if noise else "bright_black")
    mx, my = (ax + bx) // 2, (ay + by) // 2 + shift
    if noise:
        canvas.put(mx, my, "!", "bold magenta")
    if door:
        canvas.put(mx + 1, my, "#" if door == "closed" else "/", "bold yellow" if door == "closed" else "yellow")


def draw_room(
    canvas: Canvas,
    view: Mapping[str, Any],
    map: Map,
    room: Mapping[str, Any],
    colours: Mapping[str, str],
    words: Words,
    x: int,
    y: int,
) -> None:
    slot = map.slots[room["slot"]]
    style = COLOURS[colours.get(room["room"], "")] if room["explored"] else "bright_black"
    canvas.box(x, y, BOX[0], BOX[1], style)
    inner = BOX[0] - 2
    name = words.name("room", room["room"]) if room["room"] else note_of(view, room["slot"], words)
    canvas.put(x + 1, y, f"{slot.number}", style)
    canvas.put(x + 1, y + 1, name[:inner], style + (" bold" if room["explored"] else ""))
    canvas.put(x + 1, y + 2, signs(room)[:inner], "bold red" if room["fire"] else "yellow")
    crew = [c for c in view["crew"] if c["slot"] == room["slot"]]
    at = x + 1
    for c in crew:
        canvas.put(at, y + 3, words.name("character", c["character"])[:3], "bold cyan")
        at += 4
    for f in view["figures"]:
        if f["slot"] == room["slot"]:
            shown = FIGURES.get(f["kind"], "?") + (str(f["injuries"]) if f["injuries"] else "")
            canvas.put(at, y + 3, shown, "bold red")
            at += len(shown) + 1


def note_of(view: Mapping[str, Any], slot: str, words: Words) -> str:
    """What this seat knows of an unexplored tile."""
    tile = view["notes"]["tiles"].get(slot)
    return f"({words.name('room', tile)})" if tile else "?"


def signs(room: Mapping[str, Any]) -> str:
    out = f"{room['items']} " if room["items"] else ""
    out += "FIRE " if room["fire"] else ""
    out += "BROKEN " if room["malfunction"] else ""
    objects = [OBJECTS.get(o, "x") for o in room["objects"]]
    return out + "".join(objects)


def room_list(view: Mapping[str, Any], map: Map, words: Words) -> Table:
    """The same as a list, for narrow screens."""
    table = Table("#", words.say("ui-room"), "", words.say("ui-crew"), words.say("ui-intruders"), box=None, pad_edge=False)
    for room in view["rooms"]:
        name = words.name("room", room["room"]) if room["room"] else note_of(view, room["slot"], words)
        crew = ", ".join(words.name("character", c["character"]) for c in view["crew"] if c["slot"] == room["slot"])
        figures = ", ".join(words.name("figure", f["figure"]) for f in view["figures"] if f["slot"] == room["slot"])
        table.add_row(str(map.slots[room["slot"]].number), name, signs(room), crew, figures)
    return table
