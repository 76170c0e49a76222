"""Everything that goes over the sockets of whole matches is what that seat may know, byte for byte."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from airlock.kernel.match import Match, replay
from airlock.server import wire
from airlock.server.follow import follow
from airlock.server.foreseen import foreseen
from airlock.server.prices import prices
from airlock.server.worded import refused, told, view_of
from tests.server.serving import Json, Live, Person, in_loop, my_options, play_on, serving

WATCHER = -1
# The program's seat; the other seats at the table are people and a bot.
PROGRAM = 4
STATE = {field.encode_name for field in msgspec.structs.fields(wire.State)}
TABLE = {field.encode_name for field in msgspec.structs.fields(wire.Table)}


def of(state: Json, name: str) -> bytes:
    return msgspec.json.encode(state[name])


@pytest.mark.parametrize(("seed", "mode"), [(1, "semi"), (2, "coop"), (3, "intruder")])
@in_loop
async def test_sockets_tell_no_secrets(tmp_path: Path, seed: int, mode: str) -> None:
    """Three people, a bot and a program play and talk; somebody watches."""
    async with serving(tmp_path) as served, AsyncExitStack() as browsers:
        host, *guests, watcher = [await browsers.enter_async_context(served.person()) for _ in range(4)]
        kinds = ("me", "invite", "invite", "bot", "program")
        wish = {
            "title": "nemesis", "seats": [{"kind": kind} for kind in kinds], "pace": "instant", "spectators": True,
            "hints": True, "options": {"mode": mode},
        }  # fmt: skip
        made = await host.post("/api/tables", wish, 201)
        host.table = watcher.table = made["table"]["id"]
        for seat, guest in enumerate(guests, 1):
            await guest.join(made["table"]["seats"][seat]["invite"])
        token = {"Authorization": f"Bearer {made['tokens'][str(PROGRAM)]}"}
        client = await browsers.enter_async_context(httpx.AsyncClient(base_url=served.url, headers=token, timeout=30))
        program = Person(client)
        program.table = host.table
        players = {0: host, 1: guests[0], 2: guests[1], PROGRAM: program}
        await host.at("start")
        talking = asyncio.create_task(_talk(players, Random(seed)))
        *played, watched = await asyncio.gather(
            *(_play_and_keep(person, seat, Random(f"{seed}/{seat}"), token) for seat, person in players.items()),
            _watch(watcher),
        )
        talking.cancel()
        await asyncio.gather(talking, return_exceptions=True)
        match = served.house.tables._tables[host.table].playing
        assert match.over
        said = (await _all_said(players, watcher))[1]
        assert len(said) > 10
        states = 0
        for seat, raws in zip((*players, WATCHER), (*played, watched)):
            states += _compare(match, seat, raws, said)
        assert states > 5 * match.seq // 3
        # The reasons of the bot were kept meanwhile.
        moves = (await host.get(f"/api/tables/{host.table}/replay/moves"))["moves"]
        assert any(move["why"] for move in moves)


async def _talk(players: dict[int, Person], rng: Random) -> None:
    """Chat, whispers, claims, hints, reports and votes, until the match is over."""
    for n in range(100_000):
        seat = rng.choice(list(players))
        person, other = players[seat], rng.choice([s for s in range(5) if s != seat])
        whisper = {"seat": seat, "kind": "whisper", "to": [other], "text": f"whisper-{seat}-{other}-{n}."}
        claim = {"seat": seat, "kind": "claim", "what": {"said": f"aloud-{seat}-{n}."}}
        await person.at("messages", rng.choice([whisper, claim, {"seat": seat, "text": f"aloud-{seat}-{n}."}]), 201)
        if n % 3 == 0:
            path = f"/api/tables/{person.table}/hint"
            assert (await person.client.post(path, json={"seat": seat})).status_code in (200, 409)
        if n % 11 == 0:
            await person.at("report", {"seat": seat, "text": "odd"}, 201)
        if n % 40 == 7:
            # A vote that nobody joins.
            await players[0].at("seats/1/takeover", {"bot": "easy"})
        await asyncio.sleep(0.2)


async def _all_said(players: dict[int, Person], watcher: Person) -> tuple[dict[int, list[Json]], dict[int, Json]]:
    """What each seat can read afterwards, and all of it by id."""
    heard = {}
    for seat, person in [*players.items(), (WATCHER, watcher)]:
        heard[seat] = (await person.get(f"/api/tables/{person.table}/messages", seat=seat))["messages"]
        assert all(_may_read(seat, message) for message in heard[seat])
    return heard, {message["id"]: message for messages in heard.values() for message in messages}


def _may_read(seat: int, message: Json) -> bool:
    return not message["to"] or seat == message["seat"] or seat in message["to"]


async def _play_and_keep(person: Person, seat: int, rng: Random, token: dict[str, str]) -> list[str]:
    headers = token if seat == PROGRAM else {}
    async with person.live(seat, **headers) as keeper:
        reading = asyncio.create_task(_read_to_the_end(keeper))
        if seat == PROGRAM:
            await _answer_like_a_program(person, rng)
        else:
            await play_on(person, seat, rng, lambda state: state["status"] == "over")
        await reading
        return keeper.heard


async def _answer_like_a_program(person: Person, rng: Random) -> None:
    while (state := await person.state(PROGRAM))["status"] != "over":
        options = my_options(state)
        if options:
            body = {"seat": PROGRAM, "seq": state["seq"], "key": rng.choice(options)}
            answer = await person.client.post(f"/api/tables/{person.table}/answers", json=body)
            assert answer.status_code in (200, 409), answer.text[:300]
        await asyncio.sleep(0.02)


async def _watch(person: Person) -> list[str]:
    async with person.live(WATCHER) as live:
        await _read_to_the_end(live)
        return live.heard


async def _read_to_the_end(live: Live) -> None:
    while (await live.next("state"))["status"] != "over":
        pass


def _compare(match: Match, seat: int, raws: list[str], said: dict[int, Json]) -> int:
    """Each message against a match in which everything this seat can't know was redealt."""
    known = count = heard = 0
    at = replay(match.title, match.players, match.options, match.seed, match.opening, [])
    for raw in raws:
        message = json.loads(raw)
        assert match.seed not in raw or message.get("status") == "over"
        # No reason of a bot, and nobody's whisper to somebody else.
        assert '"why":{' not in raw
        if message["type"] == "message":
            heard += 1
            assert message == said[message["id"]]
            assert _may_read(seat, message)
            continue
        assert "whisper-" not in raw
        if message["type"] == "table":
            _compare_table(message["table"], seat)
            continue
        if message["type"] == "presence":
            assert set(message) == {"type", "seats", "spectators"}
            continue
        count += 1
        assert set(message) == STATE
        follow(at, match.answers[at.seq : message["seq"]])
        # For a spectator, what any of the seats can't know makes no difference.
        redealt = at.determinize(seat if seat >= 0 else message["seq"] % at.players, Random(message["seq"]))
        view = view_of(redealt, seat)
        assert of(message, "view") == msgspec.json.encode(view), f"seat {seat} at {message['seq']}"
        refusals = [{**plain, "say": term} for plain, term in refused(redealt, view)]
        assert of(message, "refusals") == msgspec.json.encode(refusals)
        costs = prices(redealt, seat)
        assert message["costs"] == costs
        outlooks, marks = foreseen(redealt, view, costs)
        assert of(message, "outlooks") == msgspec.json.encode(outlooks)
        assert of(message, "marks") == msgspec.json.encode(marks)
        history = at.history(seat)
        assert message["from"] == known
        assert of(message, "events") == msgspec.json.encode(told(history[known:], view))
        known = len(history)
    assert known == len(match.history(seat))
    assert heard > 5
    return count


def _compare_table(table: Json, seat: int) -> None:
    assert set(table) == TABLE
    # The code lets somebody sit down; invites are the host's.
    assert bool(table["code"]) == (seat != WATCHER)
    assert not any(s["invite"] for s in table["seats"])
    assert [s["mine"] for s in table["seats"]] == [s["seat"] == seat for s in table["seats"]]
    assert table["host"] == (seat == 0)
