"""`python -m tests.corpus replay` (all of it, or the parts named) and `record` (a new corpus with today's rules).

`reword` gives the matches of format 1 the words of today; their answers, positions and views stay as recorded.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

from tests.corpus.corpus import (
    FOLDER,
    Difference,
    Record,
    differences,
    of_format_1,
    parts,
    read,
    record,
    worded_again,
    write,
)
from tests.kit.settings import NEMESIS_SETTINGS

PARTS = 10
# How often a part plays every setting; the bots take turns.
ROUNDS = 10
BOTS = ("random", "curious", "crew")

Job = tuple[str, str, int, dict[str, str], str]


def jobs(part: int) -> list[Job]:
    out: list[Job] = []
    for turn in range(part * ROUNDS, (part + 1) * ROUNDS):
        for n, setting in enumerate(NEMESIS_SETTINGS):
            bot = BOTS[(turn + n) % len(BOTS)]
            name = f"{turn:03}-{setting.name}-{bot}"
            out.append((setting.title.name, name, setting.players, dict(setting.options), bot))
    return out


def run(job: Job) -> Record:
    return record(*job)


def replayed(path: Path, chunk: int, chunks: int) -> tuple[int, list[Difference]]:
    records = [r for n, r in enumerate(read(path)) if n % chunks == chunk]
    return len(records), [d for r in records for d in differences(r)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus")
    parser.add_argument("what", choices=["replay", "record", "reword"])
    parser.add_argument("parts", nargs="*", type=int, help="numbers of parts; all without any")
    parser.add_argument("--title", default="nemesis")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    begin = time.monotonic()
    with ProcessPoolExecutor(args.jobs) as pool, Progress() as progress:
        if args.what == "record":
            for part in args.parts or range(PARTS):
                task = progress.add_task(f"part {part}", total=len(jobs(part)))
                records = []
                for made in pool.map(run, jobs(part), chunksize=5):
                    records.append(made)
                    progress.advance(task)
                write(FOLDER / args.title / f"part-{part}.jsonl.xz", records)
            return 0
        if args.what == "reword":
            path = of_format_1(args.title)
            write(path, list(pool.map(worded_again, read(path), chunksize=5)))
            return 0
        paths = [path for n, path in enumerate(parts(args.title)) if not args.parts or n in args.parts]
        if not args.parts:
            paths.append(of_format_1(args.title))
        chunks = 10
        found: list[Difference] = []
        matches = 0
        task = progress.add_task("replaying", total=len(paths) * chunks)
        tasks = [pool.submit(replayed, path, chunk, chunks) for path in paths for chunk in range(chunks)]
        for future in tasks:
            n, differing = future.result()
            matches += n
            found += differing
            progress.advance(task)
    for difference in found[:200]:
        print(f"{difference.match}, answer {difference.answer}: {difference.what}")
    differing_matches = len({d.match for d in found})
    print(f"{matches} matches replayed in {time.monotonic() - begin:.0f} s, {differing_matches} differ")
    return 1 if found or not matches else 0


if __name__ == "__main__":
    sys.exit(main())
