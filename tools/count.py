"""Instructions per decision of random play and per fork, here and at an earlier commit, as callgrind counts them.

Unlike seconds, instructions hardly change from run to run, so that a difference of one per cent means something. Each
number is the difference of a long run and a short one: starting Python and filling caches costs both the same.

    make compiled && python tools/count.py --base a709bf6
    python tools/count.py --base HEAD --builds plain     # how much noise there is
"""

from __future__ import annotations

import argparse
import datetime
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = Path(__file__).resolve().parent / "count_work.py"
RESULTS = ROOT / "bench" / "results.md"
HEADING = "## Instructions per decision and per fork"
# (games, forks) of the short run, of the one with more games, of the one with more forks.
SHORT, GAMES, FORKS = (10, 20), (50, 20), (10, 220)
ORDER = {"play": "a decision of random play", "fork": "a fork"}


class Failed(Exception):
    """Something that was started did not work."""


def output(command: list[str], **more: str) -> bytes:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, env={**os.environ, **more})
    if done.returncode:
        raise Failed(f"{' '.join(command)} ended with {done.returncode}:\n{done.stderr.decode()}")
    return done.stdout


def revision(name: str) -> str:
    return output(["git", "rev-parse", "--short=7", f"{name}^{{commit}}"]).decode().strip()


def checkout(commit: str) -> Path:
    """The sources of a commit in build/count, unpacked once."""
    folder = ROOT / "build" / "count" / commit
    if not (folder / "setup.py").exists():
        folder.mkdir(parents=True, exist_ok=True)
        with tarfile.open(fileobj=io.BytesIO(output(["git", "archive", commit]))) as archive:
            archive.extractall(folder, filter="data")
    return folder


def compiled(folder: Path) -> Path:
    """The compiled engine of an unpacked commit, built once."""
    built = folder / "build" / "compiled"
    if not (built / ".ready").exists():
        print(f"compiling {folder.name} ...", flush=True)
        env = {**os.environ, "AIRLOCK_COMPILE": "1"}
        command = [sys.executable, "setup.py", "-q", "build", "--build-lib", "build/compiled"]
        subprocess.run(command, cwd=folder, env=env, check=True)
        (built / ".ready").touch()
    return built


def counted(packages: Path, games: int, forks: int) -> tuple[int, int]:
    """Decisions and instructions of one run."""
    # Without site-packages, where an installed Airlock could stand; the engine needs the standard library only.
    command = [sys.executable, "-S", str(WORK), str(games), str(forks)]
    env = {"PYTHONPATH": str(packages), "PYTHONHASHSEED": "0"}
    # The first run also writes the byte code, so that all counted runs find it.
    decisions = int(output(command, **env))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        output(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *command], **env)
        found = re.search(r"^summary: (\d+)", out.read_text(encoding="utf-8", errors="replace"), re.M)
    if not found:
        raise Failed(f"callgrind counted nothing of {packages}")
    return decisions, int(found[1])


def per_step(runs: dict[tuple[int, int], tuple[int, int]]) -> dict[str, float]:
    """Instructions of one decision and of one fork, out of the three runs."""
    decisions, short = runs[SHORT]
    more_decisions, with_games = runs[GAMES]
    return {
        "play": (with_games - short) / (more_decisions - decisions),
        "fork": (runs[FORKS][1] - short) / (FORKS[1] - SHORT[1]),
    }


def measure(places: dict[tuple[str, str], Path], jobs: int) -> dict[tuple[str, str], dict[str, float]]:
    """Per build and side: instructions of a decision and of a fork."""
    wanted = list(product(places, (SHORT, GAMES, FORKS)))
    with ThreadPoolExecutor(jobs) as pool:
        found = list(pool.map(lambda run: counted(places[run[0]], *run[1]), wanted))
    runs = dict(zip(wanted, found))
    return {place: per_step({size: runs[place, size] for size in (SHORT, GAMES, FORKS)}) for place in places}


def table(counts: dict[tuple[str, str], dict[str, float]], base: str, here: str) -> str:
    lines = [f"| instructions of | engine | {base} | {here} | ratio |", "|---|---|---|---|---|"]
    for step, build in product(ORDER, dict.fromkeys(build for build, _ in counts)):
        before, now = counts[build, "base"][step], counts[build, "here"][step]
        lines.append(f"| {ORDER[step]} | {build} | {before:,.0f} | {now:,.0f} | {now / before:.3f} |")
    return "\n".join(lines) + "\n"


def section(counted_table: str, base: str, day: str) -> str:
    return (
        f"{HEADING}\n\n"
        f"{day}, `make count BASE={base}`: callgrind, the same seeds on both sides, start-up subtracted; the\n"
        f"ratio is what matters. A commit beside itself gives 0.999 to 1.001.\n\n{counted_table}"
    )


def with_section(text: str, new: str) -> str:
    """The results with this section in place of the one before, or at the end."""
    if HEADING not in text:
        return f"{text.rstrip()}\n\n{new}"
    before, _, after = text.partition(HEADING)
    rest = re.search(r"^## ", after, re.M)
    return before + new + (f"\n{after[rest.start() :]}" if rest else "")


def main() -> int:
    parser = argparse.ArgumentParser(description="Counts instructions beside an earlier commit.")
    parser.add_argument("--base", default="a709bf6", help="the commit to compare with")
    parser.add_argument("--base-compiled", type=Path, help="a compiled engine of that commit, built already")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="the compiled engine here")
    parser.add_argument("--builds", default="plain,compiled")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"into {RESULTS.relative_to(ROOT)}")
    asked = parser.parse_args()
    try:
        base, here = revision(asked.base), revision("HEAD")
        folder = checkout(base)
        places: dict[tuple[str, str], Path] = {}
        for build in asked.builds.split(","):
            if build == "plain":
                places[build, "base"], places[build, "here"] = folder / "src", ROOT / "src"
            else:
                places[build, "base"], places[build, "here"] = asked.base_compiled or compiled(folder), asked.compiled
        if output(["git", "status", "--porcelain", "src"]):
            here += " and changes"
        found = table(measure(places, asked.jobs), base, here)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    print(found)
    if asked.write:
        new = section(found, base, datetime.date.today().isoformat())
        RESULTS.write_text(with_section(RESULTS.read_text(encoding="utf-8"), new), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
