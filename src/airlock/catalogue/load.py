"""Reading the catalogue files."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from airlock.catalogue.clause import Clause, Section
from airlock.resources import folder
from airlock.titles import TITLES

LANGUAGES = ("en", "de")
PREFIX = re.compile(r"^prefix: *(\w+)", re.MULTILINE)
# The C parser is ten times faster, but PyYAML may have been built without it.
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class UnknownTitle(LookupError):
    """No catalogue of this name."""


class UnknownClause(LookupError):
    """No clause of this id."""


@dataclass(frozen=True)
class Catalogue:
    """All clauses of one title, in the order of the file."""

    title: str
    name: Mapping[str, str]
    prefix: str
    sections: Mapping[str, Section]
    clauses: Mapping[str, Clause]

    def own_clauses(self) -> dict[str, str]:
        """Clauses of other books -> the clause of this book that says the same, as `Title.clauses` must hold them."""
        found: dict[str, str] = {}
        for clause in self.clauses.values():
            for other in clause.same_as:
                if other in found:
                    raise ValueError(
                        f"both {found[other]} and {clause.id} are the same as {other}: one of them must do"
                    )
                found[other] = clause.id
        return found


@cache
def titles() -> tuple[str, ...]:
    """The titles that have a catalogue: those that can be played first, then by name."""
    names = sorted(path.stem for path in folder("rules").glob("*.yaml"))
    return tuple(sorted(names, key=lambda name: name not in TITLES))


@cache
def load(title: str) -> Catalogue:
    """The catalogue of a title, read once."""
    if title not in titles():
        raise UnknownTitle(f"There is no catalogue for the title {title!r}. Titles are: {', '.join(titles())}.")
    return _read(_path(title))


def get(clause_id: str) -> Clause:
    """The clause of this id (case doesn't matter); only the one title's file is read."""
    wanted = clause_id.strip().upper()
    title = _prefixes().get(wanted.split("-")[0])
    if title is not None and wanted in load(title).clauses:
        return load(title).clauses[wanted]
    raise UnknownClause(_unknown(clause_id, wanted))


def section(section_id: str) -> Section:
    """The section of this id: `see` may point to one."""
    wanted = section_id.strip().upper()
    title = _prefixes().get(wanted.split("-")[0])
    if title is not None and wanted in load(title).sections:
        return load(title).sections[wanted]
    raise UnknownClause(_unknown(section_id, wanted))


def near(clause_id: str, count: int = 5) -> list[str]:
    """Ids that somebody may have meant, likeliest first."""
    wanted = clause_id.strip().upper()
    title = _prefixes().get(wanted.split("-")[0])
    known = [name for one in ([title] if title else titles()) for name in (*load(one).clauses, *load(one).sections)]
    # Not difflib.get_close_matches: it lists equally good matches backwards.
    likeness = {name: difflib.SequenceMatcher(None, name, wanted).ratio() for name in known}
    return [name for name in sorted(known, key=lambda name: -likeness[name]) if likeness[name] > 0.6][:count]


def _unknown(given: str, wanted: str) -> str:
    maybe = near(wanted)
    hint = f" Near matches: {', '.join(maybe)}." if maybe else ""
    prefixes = ", ".join(sorted(_prefixes()))
    return f"No clause {given!r} in the rule catalogue: an id looks like NEM-ENC-03 and starts with {prefixes}.{hint}"


def _path(title: str) -> Path:
    return folder("rules") / f"{title}.yaml"


@cache
def _prefixes() -> dict[str, str]:
    """Prefix of the ids -> title, from the heads of the files: reading all of them would cost a third of a second."""
    found: dict[str, str] = {}
    for title in titles():
        with _path(title).open(encoding="utf-8") as file:
            match = PREFIX.search(file.read(2000))
        if match is None:
            raise ValueError(f"rules/{title}.yaml has no `prefix:` in its head")
        found[match.group(1)] = title
    return found


def _read(path: Path) -> Catalogue:
    with path.open("rb") as file:
        data = yaml.load(file, Loader=LOADER)
    sections: dict[str, Section] = {}
    clauses: dict[str, Clause] = {}
    for part in data["sections"]:
        ids = tuple(entry["id"] for entry in part["clauses"])
        sections[part["id"]] = Section(part["id"], path.stem, part["name"], ids)
        for entry in part["clauses"]:
            if entry["id"] in clauses:
                raise ValueError(f"rules/{path.name} has the clause {entry['id']} twice")
            clauses[entry["id"]] = _clause(entry, path.stem, part["id"])
    return Catalogue(path.stem, data["name"], data["prefix"], sections, clauses)


def _clause(entry: Mapping[str, Any], title: str, section_id: str) -> Clause:
    return Clause(
        id=entry["id"],
        title=title,
        section=section_id,
        kind=entry["kind"],
        text=_texts(entry, "text"),
        ruling=_texts(entry, "ruling"),
        source=entry["source"],
        see=tuple(entry.get("see", ())),
        untestable=entry.get("untestable"),
        same_as=_one_or_several(entry.get("same_as", ())),
    )


def _one_or_several(named: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return (named,) if isinstance(named, str) else tuple(named)


def _texts(entry: Mapping[str, Any], key: str) -> dict[str, str]:
    """English stands under the bare key, other languages under `text_de` and the like."""
    keys = {lang: key if lang == "en" else f"{key}_{lang}" for lang in LANGUAGES}
    return {lang: entry[name] for lang, name in keys.items() if name in entry}
