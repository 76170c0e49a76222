"""What is printed on boards, cards and tiles, for the app to draw: the tables of a title as plain data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from airlock.catalogue import load, titles
from airlock.faces import face_of
from airlock.kernel.declaration import Box
from airlock.kernel.faults import BadOptions
from airlock.kernel.title import Title
from airlock.server.levels import offered
from airlock.server.refused import Refused
from airlock.titles import TITLES
from airlock.words.messages import APP, LANGUAGES, files

# What a title says of its boxes.
BOX = "box.ftl"


def known(title: str) -> Title:
    found = TITLES.get(title)
    if found is None:
        raise Refused(404, "no_title", f"there is no title {title!r}; there are {', '.join(sorted(TITLES))}")
    return found


def title_list() -> list[dict[str, Any]]:
    """What every title says of itself."""
    out = []
    for title in TITLES.values():
        own = title.declared
        later = {(one.option, one.value) for one in own.follows}
        out.append(
            {
                "name": title.name,
                "players": list(own.players),
                "options": [
                    {
                        "name": option.name,
                        # What goes on from a finished match isn't chosen for a new one.
                        "values": [v for v in option.values if (option.name, v) not in later],
                        "default": option.default,
                        "names": list(option.names),
                        "several": option.several,
                        "players": {
                            value: list(span)
                            for value, span in option.players.items()
                            if (option.name, value) not in later
                        },
                        "row": option.row,
                    }
                    for option in own.options.values()
                ],
                "needs": [
                    {
                        "option": need.option,
                        "values": list(need.values),
                        "other": need.other,
                        "only": list(need.only),
                        "rule": need.rule,
                    }
                    for need in own.needs
                ],
                "brings": [
                    {
                        "option": one.option,
                        "value": one.value,
                        "other": one.other,
                        "values": list(one.values),
                        "rule": one.rule,
                    }
                    for one in own.brings
                ],
                "follows": [
                    {
                        "option": one.option,
                        "value": one.value,
                        "players": list(own.options[one.option].players.get(one.value, own.players)),
                        "keeps": list(one.keeps),
                        "rule": one.rule,
                    }
                    for one in own.follows
                ],
                "rulebooks": list(own.rulebooks),
                "boards": list(own.boards),
                "bots": offered(title),
                "boxes": [
                    {"name": box.name, "presets": dict(box.presets), "aboard": box.aboard}
                    for box in own.boxes or [Box(title.name)]
                ],
            }
        )
    return out


@cache
def board(title: str, name: str) -> dict[str, Any]:
    """A board: where everything is drawn and what joins what."""
    found = known(title).declared.boards.get(name)
    if found is None:
        raise Refused(404, "no_board", f"there is no board {name!r}")
    return face_of(title).board(found)


def content(title: str, options: Mapping[str, str]) -> dict[str, Any]:
    """The tables of cards, rooms and tokens of a match with these options."""
    found = known(title)
    try:
        found.declared.check_values(title, options)
    except BadOptions as fault:
        raise Refused(400, "bad_options", str(fault)) from fault
    tables = found.content(options)
    if tables is None:
        raise Refused(404, "no_content", f"there is nothing printed of {title!r}")
    return _tables(title, tables)


@lru_cache(maxsize=64)
def _tables(title: str, content: Any) -> dict[str, Any]:
    return face_of(title).tables(content)


def locale(lang: str, title: str = "", options: Mapping[str, str] | None = None) -> str:
    """The texts of the app, or those that a title adds, without those of boxes that go with other options."""
    if title not in TITLES or not options:
        return _texts(lang, title, ())
    own = TITLES[title]
    # An option without a value is as usual.
    chosen = own.complete({name: value for name, value in options.items() if value and name in own.declared.options})
    return _texts(lang, title, tuple(box.name for box in own.declared.boxes if not box.is_open(chosen)))


@cache
def _texts(lang: str, title: str, without: tuple[str, ...]) -> str:
    """Message by message; English ones only fill the gaps.

    What stands on the boxes of all titles is with the app's: they lie side by side before one is opened.
    """
    if lang not in LANGUAGES:
        raise Refused(404, "no_language", f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    if title and title not in TITLES:
        raise Refused(404, "no_title", f"there is no title {title!r}; there are {', '.join(sorted(TITLES))}")
    texts = tuple(folder for folder in TITLES[title].texts if folder not in without) if title else (APP,)
    boxes = tuple(sorted({folder for one in TITLES.values() for folder in one.texts})) if not title else ()
    out: dict[str, str] = {}
    for name in dict.fromkeys(("en", lang)):
        for path in [*files(name, texts), *(path for path in files(name, boxes) if path.name == BOX)]:
            out |= messages(path.read_text(encoding="utf-8"))
    return "\n".join(out.values())


def messages(text: str) -> dict[str, str]:
    """The messages of a Fluent file by their ids, as they are written. Comments stay here: nobody reads them there."""
    lines = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    parts = re.split(r"^(?=-?[a-zA-Z])", lines, flags=re.M)
    return {part.partition("=")[0].strip(): part for part in parts if part.strip()}


@cache
def rules(title: str) -> dict[str, Any]:
    """The rule catalogue of a title."""
    if title not in titles():
        raise Refused(404, "no_rules", f"there are no rules of {title!r}; there are those of {', '.join(titles())}")
    book = load(title)
    return {
        "title": title,
        "name": dict(book.name) if isinstance(book.name, Mapping) else book.name,
        "sections": [
            {
                "id": section.id,
                "name": dict(section.name),
                "clauses": [
                    {
                        "id": clause.id,
                        "kind": clause.kind,
                        "text": dict(clause.text),
                        "ruling": dict(clause.ruling),
                        "see": list(clause.see),
                    }
                    for clause in (book.clauses[id] for id in section.clauses)
                ],
            }
            for section in book.sections.values()
        ],
    }
