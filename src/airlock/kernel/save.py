"""A save is the list of answers with their outcomes: no list index, no random state, no pickled object."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from airlock.kernel.faults import BadOptions, BadSave, Fault
from airlock.kernel.match import Answer, Match, replay
from airlock.kernel.title import Title

FORMAT = 1


def save(match: Match) -> str:
    """The match as text."""
    body = {
        "airlock": FORMAT,
        "title": match.title.name,
        "rules": match.title.rules_version,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "opening": match.opening,
        "answers": [[a.seat, a.key, a.outcomes, a.hash] for a in match.answers],
        "over": match.over,
    }
    return json.dumps({**body, "checksum": _checksum(body)}, indent=0, ensure_ascii=False)


def _checksum(body: Mapping[str, Any]) -> str:
    plain = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()


def load(text: str, titles: Mapping[str, Title], listening: bool = True, verify: bool = True) -> Match:
    """Rebuild a match, hash by hash. Refuses in words what is damaged, foreign or of other rules; never half-loads."""
    body = read_header(text, titles)
    title = titles[body["title"]]
    try:
        answers = [
            Answer(int(seat), str(key), list(outcomes), False, str(h)) for seat, key, outcomes, h in body["answers"]
        ]
    except (TypeError, ValueError) as error:
        raise BadSave("the list of answers in this save is damaged; use an undamaged copy") from error

    def same_hash(match: Match, given: Answer) -> None:
        if given.hash and match.answers[-1].hash != given.hash:
            raise BadSave(
                f"after answer {match.seq} ({given.key!r}) the position differs from the one saved: "
                "the file was changed, or these are other rules"
            )

    try:
        setting = title.setting(int(body["players"]), body["options"])
        return replay(
            title, int(body["players"]), setting, str(body["seed"]), list(body["opening"]), answers, listening,
            check=same_hash if verify else None,
        )  # fmt: skip
    except (BadSave, BadOptions):
        raise
    except Fault as fault:
        raise BadSave(f"this save doesn't fit the rules: {fault}") from fault


def read_header(text: str, titles: Mapping[str, Title]) -> dict[str, Any]:
    """Check everything that can be checked without playing the answers."""
    try:
        body = json.loads(text)
    except ValueError as error:
        raise BadSave("this is no save file of Airlock: it isn't JSON text; choose a file made by `save`") from error
    if not isinstance(body, dict) or "airlock" not in body:
        raise BadSave("this is no save file of Airlock; choose a file made by `save`")
    if body["airlock"] != FORMAT:
        raise BadSave(
            f"this save has format {body['airlock']!r}, this program reads format {FORMAT}: use a matching version"
        )
    checksum = body.pop("checksum", None)
    missing = [f for f in ("title", "rules", "players", "options", "seed", "opening", "answers") if f not in body]
    if missing:
        raise BadSave(f"this save is damaged: {', '.join(missing)} missing; use an undamaged copy")
    if checksum != _checksum(body):
        raise BadSave("this save is damaged or was edited: its checksum is wrong; use an undamaged copy")
    title = titles.get(body["title"])
    if title is None:
        raise BadSave(
            f"this save is of the title {body['title']!r}, which is not installed; known: {', '.join(sorted(titles))}"
        )
    if body["rules"] != title.rules_version:
        raise BadSave(
            f"this save was played by rules version {body['rules']} of {title.name}, these are {title.rules_version}: "
            "open it with the version that made it"
        )
    return body
