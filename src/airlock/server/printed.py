"""What is printed on boards, cards and tiles, for the app to draw: the tables of a title as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from airlock.catalogue import load, titles
from airlock.faces import face_of
from airlock.faces.face import Printed
from airlock.server.levels import offered
from airlock.server.refused import Refused
from airlock.titles import TITLES
from airlock.words.messages import APP, LANGUAGES, files


def printed(title: str) -> Printed:
    """What is printed of a title; refused if there is nothing."""
    found = face_of(title).printed()
    if found is None:
        shown = [name for name in TITLES if face_of(name).printed() is not None]
        raise Refused(404, "no_title", f"there is no title {title!r}; there are {', '.join(sorted(shown))}")
    return found


def title_list() -> list[dict[str, Any]]:
    """All titles with their options, the default value first."""
    out = []
    for name in TITLES:
        p = face_of(name).printed()
        if p is None:
            continue
        out.append(
            {
                "name": name,
                "players": [min(low for low, _ in p.players.values()), max(high for _, high in p.players.values())],
                "players_by_mode": {mode: list(span) for mode, span in p.players.items()},
                "options": [{"name": o, "values": values, "default": values[0]} for o, values in p.options.items()],
                "boards": list(p.boards),
                "bots": offered(),
            }
        )
    return out


@cache
def board(title: str, name: str) -> dict[str, Any]:
    """A board of a title."""
    found = printed(title).boards.get(name)
    if found is None:
        raise Refused(404, "no_board", f"there is no board {name!r}")
    return face_of(title).board(found)


@cache
def content(title: str) -> dict[str, Any]:
    """The printed tables of a title; their texts are in the locales."""
    found = printed(title)
    return {**face_of(title).tables(found.content), "figures": found.figures}


@cache
def locale(lang: str, title: str = "") -> str:
    """The texts of the app, or those that a title adds; in a language after the English ones, which fill the gaps."""
    if lang not in LANGUAGES:
        raise Refused(404, "no_language", f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    if title and title not in TITLES:
        raise Refused(404, "no_title", f"there is no title {title!r}; there are {', '.join(sorted(TITLES))}")
    texts = TITLES[title].texts if title else (APP,)
    paths = [path for name in dict.fromkeys(("en", lang)) for path in files(name, texts)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


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
