"""The board of a view as text: rooms in their places, corridors with numbers, doors and noise between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from airlock.faces.nemesis.terminal import signs
from airlock.faces.nemesis.terminal.layout import BOX_HEIGHT, Layout, lay_out
from airlock.faces.screen import looks
from airlock.faces.screen.canvas import Canvas, line
from airlock.faces.screen.flow import flow
from airlock.survival.content import Content
from airlock.survival.map import Corridor, Map
from airlock.words import Words, message_id

View = Mapping[str, Any]


class Board:
    """What a picture of the board needs: what a seat sees, what is printed, the language."""

    def __init__(self, view: View, map: Map, content: Content, nest: str, words: Words) -> None:
        self.view = view
        self.map = map
        self.content = content
        # The room where the eggs are.
        self.nest = nest
        self.words = words

    def draw(self, width: int) -> RenderableType:
        """A picture where there is room for one, a list otherwise."""
        layout = lay_out(self.map, width)
        return self.picture(layout) if layout is not None else self.room_list()

    # -- as a picture

    def picture(self, layout: Layout) -> Text:
        canvas = Canvas(layout.width, layout.height)
        for corridor in self.map.corridors.values():
            self.draw_corridor(canvas, layout, corridor)
        for room in self.view["rooms"]:
            self.draw_room(canvas, layout, room)
        for corridor in self.map.corridors.values():
            self.draw_label(canvas, layout, corridor)
        return canvas.text()

    def course(self, layout: Layout, corridor: Corridor) -> list[tuple[int, int]]:
        """The cells of a corridor that no room covers."""
        (ax, ay), (bx, by) = layout.center(corridor.a), layout.center(corridor.b)
        if ay == by and layout.between(corridor.a, corridor.b):
            # It runs along the room that stands between, on the side of the ship's middle.
            ay = by = ay - BOX_HEIGHT // 2 - 1 if ay > layout.height // 2 else ay + BOX_HEIGHT // 2 + 1
        # Of two corridors between the same rooms one runs beside the other.
        apart = -1 if corridor.side in ("n", "w") else 1 if corridor.side else 0
        if ay == by:
            ay = by = ay + apart
        else:
            ax, bx = ax + 4 * apart, bx + 4 * apart
        return [cell for cell in line(ax, ay, bx, by) if not layout.covers(*cell)]

    def draw_corridor(self, canvas: Canvas, layout: Layout, corridor: Corridor) -> None:
        noisy = corridor.id in self.view["noise"]
        cells = self.course(layout, corridor)
        level = len({y for _, y in cells}) == 1
        for x, y in cells:
            canvas.put(x, y, "─" if level else "·", looks.NOISE if noisy else looks.QUIET)

    def draw_label(self, canvas: Canvas, layout: Layout, corridor: Corridor) -> None:
        """The numbers of a corridor in its middle, with its noise and its door."""
        cells = self.course(layout, corridor)
        if not cells:
            return
        x, y = cells[len(cells) // 2]
        text = self.label(corridor)
        door = self.view["doors"].get(corridor.id, "")
        noisy = corridor.id in self.view["noise"]
        style = f"{looks.NOISE} reverse" if noisy else looks.ACTION if door == "closed" else "bold"
        canvas.put(x - len(text) // 2, y, text, style)

    def label(self, corridor: Corridor) -> str:
        numbers = "".join(map(str, corridor.numbers))
        noise = signs.NOISE_SIGN if corridor.id in self.view["noise"] else ""
        return numbers + noise + signs.DOORS.get(self.view["doors"].get(corridor.id, ""), "")

    def draw_room(self, canvas: Canvas, layout: Layout, room: Mapping[str, Any]) -> None:
        x, y = layout.places[room["slot"]]
        inner = layout.box - 2
        printed = self.content.rooms.get(room["room"])
        style = signs.ROOMS[printed.colour] if printed is not None and room["explored"] else looks.QUIET
        canvas.box(x, y, layout.box, BOX_HEIGHT, style)
        canvas.put(x + 1, y, f" {self.map.slots[room['slot']].number} ", style)
        if printed is not None:
            mark = self.mark(room["room"])
            canvas.put(x + layout.box - 1 - len(mark), y, mark, style)
        technical = self.technical(room["slot"])
        loud = signs.NOISE_SIGN in technical
        canvas.put(x + layout.box - 1 - len(technical), y + BOX_HEIGHT - 1, technical, looks.NOISE if loud else style)
        canvas.put(x + 1, y + 1, shorten(self.room_name(room), inner), f"{style} bold" if room["explored"] else style)
        at = x + 1
        for sign, sign_style in self.signs(room):
            canvas.put(at, y + 2, sign[: max(0, x + 1 + inner - at)], sign_style)
            at += len(sign) + 1
        at = x + 1
        for sign, sign_style in self.figures(room["slot"]):
            canvas.put(at, y + 3, sign[: max(0, x + 1 + inner - at)], sign_style)
            at += len(sign) + 1

    def mark(self, room: str) -> str:
        """The letter of the room's colour, and its computer."""
        printed = self.content.rooms[room]
        letter = self.words.say(f"ui-colour-{printed.colour}")
        return (
            f" {letter}{signs.COMPUTER_SIGN if printed.computer else ''} " if letter != "-" or printed.computer else ""
        )

    def technical(self, slot: str) -> str:
        """The entrances to technical corridors, with the numbers they answer to."""
        out = ""
        for network in self.map.networks_of[slot]:
            numbers = "".join(str(n) for n, exit in sorted(self.map.exits[slot].items()) if exit == network)
            noise = signs.NOISE_SIGN if network in self.view["noise"] else ""
            out += f" {self.words.say(f'ui-network-{network}')}{numbers}{noise}"
        return f"{out} " if out else ""

    # -- what is in a room

    def room_name(self, room: Mapping[str, Any]) -> str:
        """Its name; of an unexplored room what this seat knows."""
        if room["room"]:
            name = self.words.name("room", room["room"])
            return name if room["explored"] else f"({name})"
        tile = self.view["notes"]["tiles"].get(room["slot"])
        return f"({self.words.name('room', tile)})" if tile else "?"

    def signs(self, room: Mapping[str, Any]) -> list[tuple[str, str]]:
        out = []
        if room["items"]:
            out.append((f"{signs.ITEMS_SIGN}{room['items']}", "bold"))
        if room["fire"]:
            out.append((signs.FIRE_SIGN, looks.FIRE))
        if room["malfunction"]:
            out.append((signs.BROKEN_SIGN, looks.DANGER))
        objects = "".join(signs.OBJECTS.get(thing, signs.CORPSE) for thing in room["objects"])
        if room["room"] == self.nest and room["explored"]:
            objects += signs.OBJECTS["egg"] * self.view["intruders"]["eggs"]
        if objects:
            out.append((objects, looks.SLIME))
        if self.view["airlock"] == room["slot"]:
            out.append((self.words.say("ui-venting"), looks.DANGER))
        return out

    def figures(self, slot: str) -> list[tuple[str, str]]:
        """Who is there: the crew by three letters, intruders by one, with their injuries."""
        out = []
        for c in self.view["crew"]:
            if c["slot"] == slot and c["character"]:
                colour = signs.CREW[self.content.characters[c["character"]].colour]
                out.append((self.words.name("character", c["character"])[:3], colour))
        for f in self.view["figures"]:
            if f["slot"] == slot:
                letter = self.words.say(f"ui-letter-{f['kind']}")
                out.append((f"{letter}{f['injuries'] or ''}", looks.DANGER))
        return out

    # -- as a list, for narrow screens

    def room_list(self) -> Table:
        say = self.words.say
        table = Table("#", say("ui-room"), "", say("ui-ways"), say("ui-who"), box=None, pad_edge=False, padding=(0, 1))
        for room in self.view["rooms"]:
            printed = self.content.rooms.get(room["room"])
            style = signs.ROOMS[printed.colour] if printed is not None and room["explored"] else looks.QUIET
            mark = self.mark(room["room"]).rstrip() if printed is not None else ""
            table.add_row(
                str(self.map.slots[room["slot"]].number),
                Text(self.room_name(room) + mark, style=style),
                joined(self.signs(room)),
                self.ways(room["slot"]),
                joined(self.figures(room["slot"])),
            )
        return table

    def ways(self, slot: str) -> Text:
        """Corridors with the number of the room they lead to, and technical corridors."""
        out = Text()
        for other, corridor in self.map.ways[slot]:
            style = looks.NOISE if corridor in self.view["noise"] else ""
            out.append(f"{self.label(self.map.corridors[corridor])}→{self.map.slots[other].number} ", style)
        out.append(self.technical(slot).strip(), looks.QUIET)
        return out


def joined(parts: list[tuple[str, str]]) -> Text:
    return Text(" ").join(Text(sign, style=style) for sign, style in parts)


def shorten(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def legend(words: Words, species: str, width: int) -> Text:
    """What the signs mean; each species has letters of its own."""
    meanings = (
        (signs.ITEMS_SIGN, "items"), (signs.FIRE_SIGN, "fire"), (signs.BROKEN_SIGN, "malfunction"),
        (signs.COMPUTER_SIGN, "computer"), (signs.NOISE_SIGN, "noise"), (signs.DOORS["closed"], "closed"),
        (signs.DOORS["destroyed"], "destroyed"), (signs.OBJECTS["egg"], "egg"), (signs.OBJECTS["carcass"], "carcass"),
        (signs.CORPSE, "corpse"),
    )  # fmt: skip
    parts = [f"{sign} {words.say(f'ui-legend-{name}')}" for sign, name in meanings]
    parts += [words.say(f"ui-legend-{letters}") for letters in ("colours", "technical", message_id(species))]
    return flow([Text(part, style=looks.QUIET) for part in parts], "  ", width)
