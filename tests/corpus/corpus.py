"""Recording matches and replaying them. A difference is said with the match, the answer and what differs.

Every part holds a cross-section of the whole: all modes, boards, numbers of players and bots.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from airlock.bots import Bot, Heard, ask_bot, find_bot, let_talk
from airlock.kernel.match import Answer, Match, new_match, replay
from airlock.titles import TITLES
from airlock.words import LANGUAGES
from tests.corpus.digests import LENGTH, Looks, digest, moments

FOLDER = Path(__file__).parent
# How many answers lie between two hashes of the state, and how much of a hash is kept.
EVERY = 10
HASH = 8
# How likely a random bot is to do something other than answer where it can.
ASIDES = 0.15

Record = dict[str, Any]


class Difference(NamedTuple):
    """Where a match first went another way."""

    match: str
    answer: int
    what: str


def record(title: str, name: str, players: int, options: dict[str, str], bot: str) -> Record:
    """Play a match and write down what is needed to play it again and to see whether it is the same."""
    match = play(title, players, options, bot, seed=f"corpus/{name}")
    given = [Answer(a.seat, a.key, a.outcomes, False, "") for a in match.answers]
    out: Record = {
        "name": name,
        "title": title,
        "bot": bot,
        "format": match.format,
        "players": players,
        "options": match.options,
        "seed": match.seed,
        "opening": match.opening,
        "answers": [[a.seat, a.key, a.outcomes] for a in given],
    }
    again, hashes, shown = looked(match, given)
    assert again.over
    return {**out, "hashes": hashes, "moments": shown}


def play(title: str, players: int, options: dict[str, str], bot: str, seed: str) -> Match:
    match = new_match(TITLES[title], players, options, seed)
    match.hashing = False
    rng = Random(seed)
    bots: dict[int, Bot] = {seat: find_bot(bot)(Random(f"{seed}/{seat}")) for seat in range(players)}
    heard = Heard()
    while not match.over:
        question = rng.choice(match.pending)
        key = aside(match, rng) if bot != "crew" else None
        if key is None:
            key = question.seat, ask_bot(bots[question.seat], match, question.seat, heard).key
        match.answer(*key)
        if bot == "crew":
            let_talk(bots, match, heard)
    return match


def aside(match: Match, rng: Random) -> tuple[int, str] | None:
    if rng.random() >= ASIDES:
        return None
    asides = [(seat, o.key) for seat in range(match.players) for o in match.aside_options(seat)]
    return rng.choice(asides) if asides else None


def looked(origin: Match, answers: list[Answer]) -> tuple[Match, str, dict[str, str]]:
    """Play the answers again; the hashes on the way, and the digests of what was shown at every moment."""
    hashes: list[str] = []
    shown: dict[str, list[str]] = {}
    looks: list[Looks] = []
    at = set(moments(len(answers)))

    def look(match: Match, given: Answer) -> None:
        if not looks:
            looks.append(Looks(match))
            # Only every tenth position is hashed.
            match.hashing = False
        if match.seq % EVERY == 0 or match.over:
            hashes.append(match.hash()[:HASH])
        if match.seq in at:
            for kind, value in looks[0].take().items():
                shown.setdefault(kind, []).append(digest(value))

    match = replay(
        origin.title, origin.players, origin.options, origin.seed, origin.opening, answers, check=look,
        format=origin.format,
    )  # fmt: skip
    return match, "".join(hashes), {kind: "".join(digests) for kind, digests in shown.items()}


def differences(record: Record) -> list[Difference]:
    """Play a recorded match again: where hashes or what people see first differ, kind by kind."""
    name, answers = record["name"], [Answer(s, k, o, False, "") for s, k, o in record["answers"]]
    at = moments(len(answers))
    out: dict[str, Difference] = {}
    looks: list[Looks] = []

    def differs(match: Match, what: str) -> None:
        out.setdefault(what, Difference(name, match.seq, what))

    def look(match: Match, given: Answer) -> None:
        if not looks:
            looks.append(Looks(match))
            # Only every tenth position is hashed.
            match.hashing = False
        if match.seq % EVERY == 0 or match.over:
            n = (match.seq - 1) // EVERY
            if match.hash()[:HASH] != record["hashes"][n * HASH : (n + 1) * HASH]:
                differs(match, "state")
        if match.seq in at:
            n = at.index(match.seq)
            seen = {kind: digest(value) for kind, value in looks[0].take().items()}
            for kind, digests in record["moments"].items():
                if seen[kind] != digests[n * LENGTH : (n + 1) * LENGTH]:
                    differs(match, kind)

    try:
        match = replay(
            TITLES[record["title"]], record["players"], record["options"], record["seed"], record["opening"], answers,
            check=look, format=record["format"],
        )  # fmt: skip
        if not match.over:
            differs(match, "the end")
    except Exception as error:
        out["play"] = Difference(name, len(looks and looks[0].match.answers), f"play: {error!r}")
    return list(out.values())


def worded_again(record: Record) -> Record:
    """The same match with the words of today. Whether the rest of it is still the same is for a replay to say."""
    answers = [Answer(s, k, o, False, "") for s, k, o in record["answers"]]
    title, players, options = TITLES[record["title"]], record["players"], record["options"]
    origin = replay(title, players, options, record["seed"], record["opening"], [], format=record["format"])
    shown = looked(origin, answers)[2]
    return {**record, "moments": {**record["moments"], **{lang: shown[lang] for lang in LANGUAGES}}}


def write(path: Path, records: list[Record]) -> None:
    lines = "\n".join(json.dumps(r, separators=(",", ":"), ensure_ascii=False) for r in records)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(lines.encode(), preset=9 | lzma.PRESET_EXTREME))


def read(path: Path) -> Iterator[Record]:
    for line in lzma.decompress(path.read_bytes()).decode().splitlines():
        yield json.loads(line)


def parts(title: str) -> list[Path]:
    return sorted((FOLDER / title).glob("part-*.jsonl.xz"))


def of_format_1(title: str) -> Path:
    """Matches that were recorded before the state came in parts and are still played in the same way."""
    return FOLDER / title / "format-1.jsonl.xz"
