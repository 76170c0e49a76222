"""A bounded load test on loopback: many tables, many sockets, a steady stream of answers.

    python bench/load.py --tables 300 --sockets 1000 --rate 50 --seconds 30

It starts its own server on a temporary SQLite file, plays, prints how long it took from an answer until every socket of
its table had the new state, and ends the server, whatever happens. It knows no other address than 127.0.0.1. With
`--redis` there are two workers at that file, which hear of each other through a Redis server that is started too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import IO, Any

import httpx
from websockets.asyncio.client import connect

HEADERS = {"X-Airlock": "1"}
# Seconds after which it ends apart from the time of the answers, whatever the server does.
LONGEST = 240.0


class Watched:
    """A table with its sockets: the last state of each, and who waits for all of them to reach a number."""

    def __init__(self, id: str, cookie: str, seats: int) -> None:
        self.id = id
        self.cookie = cookie
        self.seats = seats
        self.states: dict[int, dict[str, Any]] = {}
        self.sockets = 0
        self.reached: dict[int, int] = {}
        self.waiting: dict[int, asyncio.Future[float]] = {}
        self.busy = False

    def hear(self, number: int, raw: str | bytes) -> None:
        message = json.loads(raw)
        if message["type"] != "state":
            return
        self.states[message["seat"]] = message
        self.reached[number] = message["seq"]
        for seq, future in list(self.waiting.items()):
            if not future.done() and len(self.reached) == self.sockets and min(self.reached.values()) >= seq:
                future.set_result(time.perf_counter())
                del self.waiting[seq]

    def next_answer(self, rng: Random) -> dict[str, Any] | None:
        for seat, state in self.states.items():
            for question in state["view"]["questions"]:
                if question["seat"] == seat and seat >= 0 and state["status"] == "playing":
                    return {"seat": seat, "seq": state["seq"], "key": rng.choice(question["options"])["key"]}
        return None


async def make_table(client: httpx.AsyncClient, seats: int) -> Watched:
    wish = {
        "title": "nemesis", "seats": [{"kind": "me"}] + [{"kind": "local"}] * (seats - 1), "pace": "calm",
        "spectators": True,
    }  # fmt: skip
    answer = await client.post("/api/tables", json=wish)
    answer.raise_for_status()
    id = answer.json()["table"]["id"]
    cookie = f"airlock={answer.cookies['airlock']}"
    client.cookies.clear()
    for seat in range(seats):
        off = await client.patch(f"/api/tables/{id}/seats/{seat}", json={"auto": False}, headers={"Cookie": cookie})
        off.raise_for_status()
    (await client.post(f"/api/tables/{id}/start", json={}, headers={"Cookie": cookie})).raise_for_status()
    return Watched(id, cookie, seats)


async def watch(url: str, table: Watched, number: int, seat: int, ready: asyncio.Semaphore) -> None:
    address = f"{url.replace('http', 'ws')}/api/tables/{table.id}/live?seat={seat}"
    async with connect(
        address, additional_headers={"Cookie": table.cookie}, max_size=None, compression=None, ping_interval=None
    ) as live:
        ready.release()
        async for raw in live:
            table.hear(number, raw)


async def answer(
    client: httpx.AsyncClient, table: Watched, rng: Random, times: list[tuple[float, float]], refused: Counter[int]
) -> None:
    body = table.next_answer(rng)
    if body is None:
        return
    table.busy = True
    try:
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        table.waiting[body["seq"] + 1] = done
        begin = time.perf_counter()
        given = await client.post(f"/api/tables/{table.id}/answers", json=body, headers={"Cookie": table.cookie})
        if given.status_code != 200:
            table.waiting.pop(body["seq"] + 1, None)
            refused[given.status_code] += 1
            return
        acknowledged = time.perf_counter() - begin
        everywhere = await asyncio.wait_for(done, 20) - begin
        times.append((acknowledged, everywhere))
    finally:
        table.busy = False


def at(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


async def run(url: str, pid: int, tables: int, sockets: int, rate: float, seconds: float) -> None:
    rng = Random(1)
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60, limits=limits) as client:
        begin = time.perf_counter()
        watched = [await make_table(client, 3) for _ in range(tables)]
        print(f"{tables} tables made in {time.perf_counter() - begin:.1f} s; processor {processor(pid):.1f} s")
        ready = asyncio.Semaphore(0)
        listening = []
        for n in range(sockets):
            table = watched[n % tables]
            # Each table gets one socket per seat first, then spectators.
            seat = table.sockets if table.sockets < table.seats else -1
            listening.append(asyncio.create_task(watch(url, table, table.sockets, seat, ready)))
            table.sockets += 1
            if n % 20 == 19:
                await asyncio.sleep(0.05)
        for _ in range(sockets):
            await asyncio.wait_for(ready.acquire(), 60)
        await asyncio.sleep(3)
        print(f"{sockets} sockets open; memory of the server {memory(pid):.0f} MB", flush=True)
        times: list[tuple[float, float]] = []
        refused: Counter[int] = Counter()
        used = processor(pid)
        answering: set[asyncio.Task[None]] = set()
        begin = time.perf_counter()
        sent = 0
        while time.perf_counter() - begin < seconds:
            await asyncio.sleep(max(0.0, begin + sent / rate - time.perf_counter()))
            free = [table for table in watched if not table.busy]
            if free:
                task = asyncio.create_task(answer(client, rng.choice(free), rng, times, refused))
                answering.add(task)
                task.add_done_callback(answering.discard)
            sent += 1
        await asyncio.gather(*answering, return_exceptions=True)
        took = time.perf_counter() - begin
        used = processor(pid) - used
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    for name, values in (("acknowledged", [t[0] for t in times]), ("at all sockets", [t[1] for t in times])):
        print(
            f"{name:15} n {len(values)}  {len(values) / took:.1f}/s  p50 {at(values, 0.5):.1f} ms  "
            f"p95 {at(values, 0.95):.1f} ms  p99 {at(values, 0.99):.1f} ms  max {at(values, 1):.1f} ms"
        )
    print(f"refused, by status: {dict(refused) or 'none'}")
    print(
        f"memory of the server {memory(pid):.0f} MB; its processor time {used / len(times) * 1000:.2f} ms per answer, "
        f"{processor(pid):.1f} s in all"
    )


def family(pid: int) -> list[int]:
    """A process and its workers."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def memory(pid: int) -> float:
    total = 0.0
    for one in family(pid):
        for line in Path(f"/proc/{one}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1]) / 1024
    return total


def processor(pid: int) -> float:
    total = 0.0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--redis", action="store_true", help="two workers with a channel")
    wish = parser.parse_args()
    port, channel = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log, ExitStack() as started:
        env = {
            **os.environ,
            "AIRLOCK_DATABASE_URL": str(Path(folder) / "load.sqlite3"),
            "AIRLOCK_RATE_LIMITS": "off",
            "AIRLOCK_CACHED_TABLES": str(wish.tables + 10),
        }
        command = [
            sys.executable,
            "-c",
            "from airlock.cli import main; main()",
            "serve",
            "--log",
            "json",
            "--port",
            str(port),
        ]
        if wish.redis:
            start(["redis-server", "--port", str(channel), "--bind", "127.0.0.1", "--save", ""], started, env, log)
            env["AIRLOCK_CHANNEL_URL"] = f"redis://127.0.0.1:{channel}/0"
            command += ["--workers", "2"]
        server = start(command, started, env, log)
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        playing = run(f"http://127.0.0.1:{port}", server.pid, wish.tables, wish.sockets, wish.rate, wish.seconds)
        asyncio.run(asyncio.wait_for(playing, LONGEST + wish.seconds))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(command: list[str], started: ExitStack, env: dict[str, str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    """A process that is ended with all the others."""
    process = subprocess.Popen(command, env=env, stdout=log, stderr=subprocess.STDOUT)

    def end() -> None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    started.callback(end)
    return process


if __name__ == "__main__":
    main()
