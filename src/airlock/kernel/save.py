"""A save is the list of answers with their outcomes: no list index, no random state, no pickled object."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from airlock.kernel.carried import Before, read_before
from airlock.kernel.faults import BadRecord, BadSave, Fault
from airlock.kernel.match import Answer, Match, replay
from airlock.kernel.title import FORMAT, Title

FORMATS: Final = tuple(range(1, FORMAT + 1))
FIELDS: Final[dict[str, type]] = {
    "title": str,
    "rules": str,
    "players": int,
    "options": dict,
    "seed": str,
    "opening": list,
    "answers": list,
    "over": bool,
}


def save(match: Match) -> str:
    """The match as text."""
    if not match.recorded:
        raise Fault("this match was played out or redealt without a record: save its origin instead")
    return written(match, match.title.rules_version, match.answers, match.over)


def written(match: Match, rules: str, answers: list[Answer], over: bool) -> str:
    """A match with answers of its own: those of a record that today's rules follow only a part of the way."""
    body: dict[str, Any] = {
        "airlock": match.format,
        "title": match.title.name,
        "rules": rules,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "opening": match.opening,
        "answers": [[a.seat, a.key, a.outcomes, a.hash] for a in answers],
        "over": over,
    }
    if match.before is not None:
        body["before"] = match.before.plain()
    return json.dumps({**body, "checksum": _checksum(body)}, indent=0, ensure_ascii=False)


def _checksum(body: Mapping[str, Any]) -> str:
    plain = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()


def load(text: str, titles: Mapping[str, Title], listening: bool = True, verify: bool = True) -> Match:
    """Rebuild a match, hash by hash. Refuses in words what is damaged, foreign or of other rules; never half-loads.

    Whether the rules are the same is judged by the answers: the version that a save names is for people to read.
    """
    body = read_header(text, titles)
    title = titles[body["title"]]
    answers = answers_of(body)

    def same_hash(match: Match, given: Answer) -> None:
        if given.hash and match.answers[-1].hash != given.hash:
            raise BadSave(
                f"after answer {match.seq} ({given.key!r}) the position differs from the one saved: "
                "the file was changed, or these are other rules"
            )

    try:
        # What goes together may have been decided later; what doesn't exist belongs to another version.
        title.declared.check_values(title.name, body["options"])
        match = replay(
            title, body["players"], body["options"], body["seed"], body["opening"], answers, listening,
            check=same_hash if verify else None, format=body["airlock"], before=before_of(body),
        )  # fmt: skip
    except BadSave:
        raise
    except Fault as fault:
        raise BadSave(f"this save doesn't fit the rules: {fault}") from fault
    except Exception as error:
        raise BadSave(f"this save doesn't fit the rules, which fail on it: {error!r}") from error
    if match.over != body["over"]:
        raise BadSave("this save is damaged: its answers don't lead to where it says; use an undamaged copy")
    return match


def before_of(body: Mapping[str, Any]) -> Before | None:
    """What the match of a save goes on from; the header is in order."""
    if "before" not in body:
        return None
    try:
        return read_before(body["before"])
    except BadRecord as fault:
        raise BadSave(f"this save can't be read: {fault}") from fault


def answers_of(body: Mapping[str, Any]) -> list[Answer]:
    """The answers of a save whose header is in order."""
    return [_read_answer(entry) for entry in body["answers"]]


def _read_answer(entry: object) -> Answer:
    if isinstance(entry, list) and len(entry) == 4:
        seat, key, outcomes, hash = entry
        if isinstance(seat, int) and isinstance(key, str) and isinstance(hash, str) and _are_words(outcomes):
            return Answer(seat, key, list(outcomes), False, hash)
    raise BadSave("the list of answers in this save is damaged; use an undamaged copy")


def _are_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def read_header(text: str, titles: Mapping[str, Title]) -> dict[str, Any]:
    """Check everything that can be checked without playing the answers."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("this isn't a save file of Airlock: it isn't JSON; choose a file made by `save`") from error
    if not isinstance(body, dict) or "airlock" not in body:
        raise BadSave("this isn't a save file of Airlock; choose a file made by `save`")
    if type(body["airlock"]) is not int or body["airlock"] not in FORMATS:
        known = " and ".join(str(number) for number in FORMATS)
        raise BadSave(
            f"this save has format {body['airlock']!r}, this program reads formats {known}: use a matching version"
        )
    checksum = body.pop("checksum", None)
    missing = [field for field in FIELDS if field not in body]
    if missing:
        raise BadSave(f"this save is damaged: {', '.join(missing)} missing; use an undamaged copy")
    if checksum != _checksum(body):
        raise BadSave("this save is damaged or was edited: its checksum is wrong; use an undamaged copy")
    wrong = [field for field, kind in FIELDS.items() if not isinstance(body[field], kind)]
    if wrong or not _are_words(body["opening"]):
        raise BadSave(f"this save is damaged: {', '.join(wrong or ['opening'])} can't be read; use an undamaged copy")
    title = titles.get(body["title"])
    if title is None:
        raise BadSave(
            f"this save is of the title {body['title']!r}, which is not installed; known: {', '.join(sorted(titles))}"
        )
    return body
