"""What a finished match hands to the next one: a record of plain data, and what a title says about going on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from airlock.kernel.faults import BadRecord

# How records are written.
RECORD: Final = 1
FIELDS: Final[dict[str, type]] = {
    "carried": int,
    "title": str,
    "rules": str,
    "players": int,
    "options": dict,
    "matches": list,
    "result": dict,
    "left": dict,
}
DAMAGED: Final = "the record of the match before is damaged"


class Before:
    """The match before: what it was, what came of it, and what it left. It is never changed.

    What it left may be more than any seat could see. It goes into saves, and never into a view.
    """

    __slots__ = ("_left", "mark", "matches", "options", "players", "result", "rules", "title")

    def __init__(
        self,
        title: str,
        rules: str,
        players: int,
        options: Mapping[str, str],
        matches: Sequence[str],
        result: Mapping[str, Any],
        left: Mapping[str, Any],
    ) -> None:
        self.title = title
        self.rules = rules
        self.players = players
        self.options = dict(options)
        # All matches of the chain so far, by what was published of their seeds; the one before this one last.
        self.matches = tuple(matches)
        # As everybody could see it at its end.
        self.result: dict[str, Any] = json.loads(_written(result))
        # As text, so that nobody who gets it changes what others get.
        self._left = _written(left)
        # Whoever names the mark means this record and no other.
        self.mark = _marked(self._body())

    def left(self) -> dict[str, Any]:
        """What there is for the next match, each time as new."""
        left: dict[str, Any] = json.loads(self._left)
        return left

    def _body(self) -> dict[str, Any]:
        return {
            "carried": RECORD,
            "title": self.title,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "matches": list(self.matches),
            "result": self.result,
            "left": self.left(),
        }

    def plain(self) -> dict[str, Any]:
        """The record as it is kept and saved."""
        return {**self._body(), "mark": self.mark}


def read_before(plain: object) -> Before:
    """The record in plain data. Refuses in words what is damaged or was written by another version."""
    if not isinstance(plain, dict) or "carried" not in plain:
        raise BadRecord("this isn't the record of a match: take one that a finished match has left")
    if type(plain["carried"]) is not int or plain["carried"] != RECORD:
        raise BadRecord(
            f"the record of the match before has format {plain['carried']!r}, this program reads format {RECORD}: "
            "use a matching version"
        )
    missing = [name for name in (*FIELDS, "mark") if name not in plain]
    if missing:
        raise BadRecord(f"{DAMAGED}: {', '.join(missing)} missing; go on from an undamaged copy")
    body = {name: value for name, value in plain.items() if name != "mark"}
    wrong = [name for name, kind in FIELDS.items() if not isinstance(body[name], kind) or isinstance(body[name], bool)]
    if not wrong and not _are_words(body["matches"]):
        wrong = ["matches"]
    if not wrong and not _are_words([*body["options"], *body["options"].values()]):
        wrong = ["options"]
    if wrong:
        raise BadRecord(f"{DAMAGED}: {', '.join(wrong)} can't be read; go on from an undamaged copy")
    if set(body) != set(FIELDS) or plain["mark"] != _marked(body):
        raise BadRecord(f"{DAMAGED} or was edited: its mark is wrong; go on from an undamaged copy")
    return Before(
        body["title"], body["rules"], body["players"], body["options"], body["matches"], body["result"], body["left"]
    )


def _written(value: object) -> str:
    """Plain data as the one text it has. What isn't plain is a bug of the title that left it."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def _marked(body: Mapping[str, Any]) -> str:
    return hashlib.sha256(_written(body).encode("utf-8", "surrogatepass")).hexdigest()


def _are_words(value: Sequence[object]) -> bool:
    return all(isinstance(word, str) for word in value)


class Was:
    """What the match before must have been: one of these values of an option or of its result, and the clause."""

    __slots__ = ("name", "rule", "values")

    def __init__(self, name: str, values: Sequence[object], rule: str) -> None:
        self.name = name
        self.values = tuple(values)
        self.rule = rule


class Follows:
    """A value of an option with which a match goes on from a finished one, and the clause that says so."""

    __slots__ = ("carries", "keeps", "option", "options", "results", "rule", "unsuited", "value")

    def __init__(
        self,
        option: str,
        value: str,
        rule: str,
        options: Sequence[Was] = (),
        results: Sequence[Was] = (),
        keeps: Mapping[str, str] | None = None,
        unsuited: Callable[[int, Mapping[str, str], Before], str] | None = None,
        carries: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.option = option
        self.value = value
        self.rule = rule
        # Which matches it can follow, by their options and by what came of them.
        self.options = tuple(options)
        self.results = tuple(results)
        # Options that stay what they were, and the clause.
        self.keeps = dict(keeps or {})
        # Of options with several values: those that are chosen again if they were chosen before.
        self.carries = {name: tuple(values) for name, values in (carries or {}).items()}
        # What else a title has against players and (complete) options after a match: words, or none.
        self.unsuited = unsuited

    def barred(self, options: Mapping[str, str], result: Mapping[str, Any]) -> str:
        """Why it can't follow a match with these complete options and this result; empty if it can."""
        what = f"{self.option} {self.value}"
        for was, told in ((self.options, options), (self.results, result)):
            for must in was:
                found: object = told.get(must.name)
                if found not in must.values:
                    words = " or ".join(_word(value) for value in must.values)
                    return (
                        f"{what} can't follow a match in which {must.name} was {_word(found)}; it had to be {words} "
                        f"({must.rule})"
                    )
        return ""


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nothing" if value is None else str(value)
