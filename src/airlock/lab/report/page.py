"""One page of a run: the figures in words, charts and a ship, without anything from outside."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from airlock.faces import face_of
from airlock.lab.packages import needed
from airlock.lab.read import Tables
from airlock.lab.report import figures
from airlock.lab.report.figures import Companion, Histogram, Rate
from airlock.lab.stats import Difference
from airlock.titles import TITLES
from airlock.words import Words, message_id

PAGE = Path(__file__).parent / "page"
# How many lines of a list stand open.
OPEN = 10
# Bars end at one of these.
SCALES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
# The kind of thing by the kind of event, for its name.
NAMED = {"room": "room", "card": "card", "reaction": "card", "gain": "thing", "mutation": "card"}


class Bars(NamedTuple):
    """A table of groups with two bars each."""

    heading: str
    note: str
    lines: list[tuple[str, Rate]]


class Columns(NamedTuple):
    """A histogram: for each round the parts of its column, in percent of the highest."""

    lines: list[tuple[int, int, list[tuple[str, int, float]]]]


class Heat(NamedTuple):
    what: str
    most: float
    places: list[tuple[Any, float, float, list[str], str]]


def make_page(tables: Tables, lang: str = "en", strict: bool = False) -> str:
    """The whole page as HTML."""
    jinja2 = needed("jinja2", "a report")
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(PAGE),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    writer = _Writer(tables, Words(lang, texts_of(tables), strict))
    page: str = environment.get_template("page.html").render(writer.everything())
    return page


def texts_of(tables: Tables) -> tuple[str, ...]:
    """All runs of a page are of one title. One that is not among the titles here has the words of the page only."""
    title = TITLES.get(str(tables.runs[0].about["title"]))
    return title.texts if title is not None else ()


class _Writer:
    """Puts figures into words."""

    def __init__(self, tables: Tables, words: Words) -> None:
        self.tables = tables
        self.words = words
        self.say = words.say
        self.about: list[dict[str, Any]] = [run.about for run in tables.runs]
        # All runs of a page are of one title.
        self.interest = face_of(self.about[0]["title"]).interest()

    def everything(self) -> dict[str, Any]:
        tables = self.tables
        overview = figures.overview(tables)
        bars = self.bars()
        ends, causes = figures.ends(tables), figures.causes(tables)
        companions = figures.companions(tables)
        return {
            "lang": self.words.lang,
            "say": self.say,
            "css": (PAGE / "page.css").read_text(encoding="utf-8"),
            "number": self.number,
            "percent": self.percent,
            "points": self.points,
            "heading": self.heading(overview.matches),
            "settings": self.settings(),
            "partial": [about for about in self.about if about["state"] != "done"],
            "short": self.short(overview),
            "watched": bool(self.interest.watched),
            "bars": bars,
            "scales": self.scales(bars),
            "ends": self.shares(ends, "lab-end-"),
            "end_columns": self.columns(figures.rounds_by_end(tables), list(ends)),
            "causes": self.shares(causes, "lab-cause-"),
            "cause_columns": self.columns(figures.rounds_by_cause(tables), list(causes)),
            "alive": self.alive(),
            "heat": self.heat(),
            "rooms": [(self.words.name("room", r.id), r) for r in figures.rooms(tables, overview.matches)],
            "companions": {
                measure: {name: self.compared(listed, measure) for name, listed in companions.items()}
                for measure in ("won", "survived")
            },
            "least": figures.LEAST,
            "open": OPEN,
            "runs": [(about, command(about)) for about in self.about],
        }

    # -- numbers

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.words.lang == "de" else text

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)} %"

    def points(self, value: float) -> str:
        return ("+" if value > 0 else "−" if value < 0 else "") + self.number(abs(100 * value), 1)

    # -- the head

    def heading(self, matches: int) -> str:
        titles = dict.fromkeys(about["title"] for about in self.about)
        title = ", ".join(self.named(f"lab-title-{name}", name) for name in titles)
        if matches == 1:
            return self.say("lab-heading-one", title=title)
        return self.say("lab-heading", title=title, n=self.number(matches))

    def settings(self) -> list[str]:
        out = []
        for about in self.about:
            parts = [self.say("lab-players", players=about["players"])]
            options = about["options"]
            if "mode" in options:
                parts.insert(0, self.named(f"lab-mode-{options['mode']}", options["mode"]))
            if "board" in options:
                parts.append(self.named(f"lab-board-{options['board']}", options["board"]))
            chosen = [message_id(f"app-option-{name}-{value}") for name, value in self.chosen(about)]
            parts += [self.say(id) for id in chosen if self.words.has(id)]
            out.append(", ".join(parts))
        return list(dict.fromkeys(out))

    def chosen(self, about: dict[str, Any]) -> list[tuple[str, str]]:
        """The options that are named nowhere else, where they are not what is played if nobody says anything."""
        title = TITLES.get(str(about["title"]))
        if title is None:
            return []
        declared = title.declared.options
        return [
            (name, value)
            for name, value in about["options"].items()
            if name not in ("mode", "board") and name in declared and value != declared[name].default
        ]

    def short(self, found: figures.Overview) -> list[tuple[str, str]]:
        """What is zero in a title that declares nothing isn't known to be zero: it is left out."""
        made = [
            (found.matches, self.number(found.matches), self.say("lab-short-matches")),
            (found.survived.value, self.percent(found.survived.value), self.say("lab-short-survived")),
            (found.won.value, self.percent(found.won.value), self.say("lab-short-won")),
            (found.rounds, self.number(found.rounds, 1), self.say("lab-short-rounds")),
            (found.lost.value, self.percent(found.lost.value), self.say("lab-short-lost")),
            (found.deaths, self.number(found.deaths, 1), self.say("lab-short-deaths")),
            (found.kills, self.number(found.kills, 1), self.say("lab-short-kills")),
        ]
        return [(number, words) for value, number, words in made if value or self.interest.watched]

    def named(self, id: str, otherwise: str) -> str:
        """A message, or what it is about where a title has none."""
        id = message_id(id)
        return self.say(id) if self.words.has(id) else otherwise

    # -- bars

    def bars(self) -> list[Bars]:
        tables, say, name = self.tables, self.say, self.words.name
        rates = figures.rates
        made = [
            self.table(say("lab-by-bot"), say("lab-by-bot-note"), rates(tables, "bot"), str, least=1),
            self.table(say("lab-by-character"), "", rates(tables, "character"), lambda id: name("character", id)),
            self.table(
                say("lab-by-number"),
                say("lab-by-number-note"),
                rates(tables, "number", order="id"),
                lambda id: say("lab-player", n=id),
            ),
            self.table(
                say("lab-by-seat"), "", rates(tables, "seat", order="id"), lambda id: say("lab-seat", n=int(id) + 1)
            ),
            self.table(
                say("lab-by-mode"),
                "",
                rates(tables, "mode", figures.WITH_MATCHES),
                lambda id: self.named(f"lab-mode-{id}", id),
            ),
            self.table(
                say("lab-by-intruder"),
                say("lab-by-intruder-note"),
                figures.against_intruders(tables),
                lambda id: self.named(f"lab-intruder-{id}", id),
                least=1,
            ),
            self.table(
                say("lab-by-objective"),
                say("lab-by-objective-note"),
                rates(tables, "objective"),
                lambda id: name("objective", id),
            ),
            self.table(
                say("lab-by-goal"),
                say("lab-by-goal-note"),
                rates(tables, "goal", figures.WITH_GOALS),
                lambda id: name("objective", id),
            ),
        ]
        return [table for table in made if table is not None]

    def table(
        self, heading: str, note: str, found: list[Rate], called: Callable[[str], str], least: int = 2
    ) -> Bars | None:
        """One group alone isn't a comparison."""
        if len(found) < least:
            return None
        return Bars(heading, note, [(called(rate.id), rate) for rate in found])

    def scales(self, bars: list[Bars]) -> dict[str, float]:
        """Where the bars end, for survival and for victory: the same all over the page."""
        lines = [rate for table in bars for _, rate in table.lines]
        out = {}
        for measure in ("survived", "won"):
            found = [getattr(rate, measure) for rate in lines]
            # Where nothing is known yet, the shortest interval still fits.
            out[measure] = _scale([*(s.value for s in found), min((s.high for s in found), default=1.0)])
        return out

    def shares(self, counts: dict[str, int], words: str) -> list[tuple[str, int, float, int]]:
        """Name, count, share of all, and which colour."""
        total = sum(counts.values()) or 1
        return [(self.named(words + id, id), n, n / total, colour) for colour, (id, n) in enumerate(counts.items())]

    def columns(self, histogram: Histogram, order: list[str]) -> Columns:
        most = max((sum(groups.values()) for groups in histogram.values()), default=1)
        lines = []
        for value in range(1, max(histogram, default=0) + 1):
            groups = histogram.get(value, {})
            parts = [(id, order.index(id), 100 * groups[id] / most) for id in order if id in groups]
            lines.append((value, sum(groups.values()), parts))
        return Columns(lines)

    def alive(self) -> list[tuple[str, int, str, str, float]]:
        """Bot, colour, the points of its line, the same as a list for those who can't see it, and where it ends."""
        out = []
        for colour, (bot, curve) in enumerate(figures.alive(self.tables).items(), 1):
            last = max(1, len(curve) - 1)
            points = " ".join(f"{1000 * n / last:.0f},{300 - 300 * value:.1f}" for n, value in enumerate(curve))
            told = ", ".join(f"{n}: {self.percent(value, 0)}" for n, value in enumerate(curve))
            out.append((bot, colour, points, told, curve[-1]))
        return out

    # -- the ship

    def heat(self) -> list[tuple[str, list[tuple[str, Any, list[Heat]]]]]:
        """For each board that the title draws: its name, and lying and upright the three maps."""
        out = []
        for board, counted in figures.heat(self.tables).items():
            drawn = []
            for form in ("lying", "upright"):
                shape = self.interest.drawn(board, form == "upright")
                if shape is not None:
                    drawn.append((form, shape, [self.warm(shape.rooms, what, at) for what, at in counted.items()]))
            if drawn:
                out.append((self.named(f"lab-board-{board}", board), drawn))
        return out

    def warm(self, rooms: list[Any], what: str, counted: dict[str, float]) -> Heat:
        most = max(counted.values(), default=0.0)
        places = []
        for room in rooms:
            value = counted.get(room.slot, 0.0)
            name = self.words.name("room", room.room) if room.room else self.say("lab-place", n=room.number)
            told = self.say("lab-heat-place", place=name, n=self.number(value, 2))
            places.append((room, value, value / most if most else 0.0, _lines(name), told))
        return Heat(what, most, places)

    # -- what goes with winning

    def compared(self, listed: list[Companion], measure: str) -> dict[str, Any]:
        """The list by the difference that is asked for, and how far its axis reaches."""
        lines = []
        for found in listed:
            named = NAMED[found.kind]
            if found.kind == "reaction" and not self.words.has(message_id("card", found.id)):
                # An item that is used as a reaction is in the list of items.
                continue
            name = self.words.name(named, found.id)
            if found.kind == "reaction":
                name = self.say("lab-with-reaction", name=name)
            diff: Difference = found.won if measure == "won" else found.survived
            lines.append((name, found.n, diff))
        if not any(diff.value for _, _, diff in lines):
            # Everybody fared alike: then nothing made a difference.
            lines = []
        lines.sort(key=lambda line: (-line[2].value, line[0]))
        reach = max((max(abs(d.low), abs(d.high)) for _, _, d in lines), default=0.0)
        return {"lines": lines, "reach": _scale([reach])}


def command(about: dict[str, Any]) -> str:
    """The command that makes the same matches again."""
    bots = about["bots"]
    # Where matches go on from others, those come first.
    after = about.get("after")
    first = after or about
    words = ["airlock", "simulate", about["title"], "--players", str(first["players"])]
    for name, value in first["options"].items():
        words += ["--option", f"{name}={value}"]
    if after is not None:
        for name, value in about["options"].items():
            words += ["--then", f"{name}={value}"]
        words += ["--then-players", str(about["players"])]
    words += ["--bots", bots[0] if len(set(bots)) == 1 else ",".join(bots)]
    words += ["--rotate"] if about["rotate"] else []
    words += ["--check"] if about["check"] else []
    return shlex.join([*words, "--games", str(about["games"]), "--seed", about["seed"]])


def _scale(values: Iterable[float]) -> float:
    most = max(values, default=0.0)
    return next((scale for scale in SCALES if most <= scale), 1.0)


def _lines(name: str) -> list[str]:
    """A name in lines that fit into a room."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + len(word) < 13:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
