"""Terms of the games that are played on a board of rooms and corridors, with a crew and what hunts it."""

from __future__ import annotations

from airlock.survival.crew import corpse_of, figure_kind, whose_corpse
from airlock.survival.map import Map
from airlock.words.messages import message_id
from airlock.words.terms import Term, Terms, View, joined, message, spoken


def terms_of(view: View) -> Terms:
    """What a seat sees, hears and is asked, in terms, as its title declares them."""
    board = spoken(view["title"]).boards.get(view.get("board", ""))
    return BoardTerms(view, board) if isinstance(board, Map) else Terms(view)


class BoardTerms(Terms):
    """Rooms are named once they are explored, people by their characters, figures by type and number."""

    def __init__(self, view: View, map: Map) -> None:
        super().__init__(view)
        self.map = map
        self.of |= {
            "slot": lambda id: {"name": f"slot:{id}"},
            "pod": lambda id: {"name": f"pod:{id}", "otherwise": id},
            "target": lambda id: {"name": f"target:{id}", "otherwise": self.figure(id)},
            "figure": self.figure,
            "place": self.place,
            "corridor": self.corridor,
            "door": self.door,
            "thing": self.thing,
            "own_objective": self.own_objective,
        }

    # -- what is named by what the seat sees now

    def names(self) -> dict[str, Term]:
        """Everything that is named so: rooms, people, their corpses, pods and intruders."""
        view = self.view
        out: dict[str, Term] = {f"slot:{slot}": self.slot(slot) for slot in self.map.by_number}
        out |= {f"seat:{c['seat']}": self.seat(c["seat"]) for c in view["crew"]}
        out["seat:-1"] = self.seat(-1)
        out |= {f"pod:{pod['pod']}": self.pod(pod) for pod in view["pods"]}
        out |= {f"thing:{corpse_of(c['seat'])}": self.thing(corpse_of(c["seat"])) for c in view["crew"]}
        for f in view["figures"]:
            out[f"figure:{f['figure']}"] = self.figure(f["figure"])
            if f["injuries"]:
                out[f"target:{f['figure']}"] = self.injured(f)
        # Cards that share their name with others.
        known = view["notes"]["decks"].get("attacks", {})
        for card in (*known.get("top", ()), *known.get("bottom", ())):
            if card:
                out[f"attack:{card}"] = self.name("attack", card)
        return out

    def named(self, name: str) -> Term | None:
        """The same for one name."""
        kind, _, id = name.partition(":")
        view = self.view
        if kind == "slot":
            return self.slot(id)
        if kind == "seat":
            return self.seat(int(id))
        if kind == "pod":
            return next((self.pod(pod) for pod in view["pods"] if str(pod["pod"]) == id), None)
        return next((self.injured(f) for f in view["figures"] if f["figure"] == id and f["injuries"]), None)

    def seat(self, seat: int) -> Term:
        """A player by character, or by number before the draft."""
        if not 0 <= seat < len(self.view["crew"]):
            return message("ui-nobody")
        c = self.view["crew"][seat]
        return self.name("character", c["character"]) if c["character"] else message("ui-player", n=c["number"])

    def slot(self, slot: str) -> Term:
        """A room by its name, or by its number while it is unexplored."""
        room = room_at(slot, self.view)
        return self.name("room", room) if room else message("ui-unexplored", n=self.map.slots[slot].number)

    def pod(self, pod: View) -> Term:
        state = message("ui-locked" if pod["locked"] else "ui-unlocked")
        return message("ui-pod", n=pod["pod"], section=pod["section"].upper(), state=state)

    def injured(self, figure: View) -> Term:
        return message("ui-injured", figure=self.figure(figure["figure"]), n=figure["injuries"])

    # -- names

    def figure(self, id: str) -> Term:
        """An intruder by its type and number; a type, the eggs, and one that is always alone have no number."""
        kind, number = figure_kind(id)
        name = message(message_id("figure", kind))
        return joined([name, str(number)], " ") if number and kind not in self.spoken.alone else name

    def place(self, place: str) -> Term:
        """A corridor by its ends, or a technical network by its name."""
        corridor = self.map.corridors.get(place)
        if corridor is None:
            return self.name("place", place)
        ends = message("ui-corridor", a={"name": f"slot:{corridor.a}"}, b={"name": f"slot:{corridor.b}"})
        return joined([ends, " (", message(f"ui-side-{corridor.side}"), ")"], "") if corridor.side else ends

    def corridor(self, corridor: str) -> Term:
        """Which of two corridors between the same rooms, or else its ends."""
        side = self.map.corridors[corridor].side
        return message(f"ui-side-{side}") if side else self.place(corridor)

    def door(self, corridor: str) -> Term:
        """A corridor with what its door is like."""
        state = self.view["doors"].get(corridor, "open")
        return joined([self.place(corridor), " (", message(f"ui-door-{state}"), ")"], "")

    def thing(self, thing: str) -> Term:
        """An item or object; a corpse by who it was."""
        seat = whose_corpse(thing)
        return message("thing-corpse-of", seat={"name": f"seat:{seat}"}) if seat >= 0 else self.name("thing", thing)

    def own_objective(self, place: str) -> Term:
        """One of the dealt objectives; for others just its place among them."""
        seat = self.view["seat"]
        dealt = self.view["crew"][seat].get("dealt", []) if seat >= 0 else []
        return self.name("objective", dealt[int(place)]) if dealt else place

    def noted(self, kind: str, id: str) -> Term | None:
        """What this seat saw of an unexplored room helps to choose."""
        if kind != "slot" or room_at(id, self.view):
            return None
        seen = self.view["notes"]["tiles"].get(id)
        return {"name": f"slot:{id}", "note": self.name("room", seen)} if seen else None

    def _chosen(self, kind: str, value: str) -> Term:
        if kind in ("corridor", "door"):
            return self.place(value)
        return message("option-space", arg1=value) if kind == "space" else super()._chosen(kind, value)


def room_at(slot: str, view: View) -> str:
    for room in view["rooms"]:
        if room["slot"] == slot:
            return str(room["room"])
    return ""
