"""A browser has one secret for all its tables; one that comes with a cookie per table, as before, is taken along."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from sqlalchemy import delete, insert, select, text, update

from airlock.server import lobby, wire
from airlock.server.keys import HOST, browser_key, hashed, invite_of, new_key, new_token
from airlock.server.retention import sweep_once
from airlock.server.schema import KeyRow, SeatRow, TableRow
from tests.server.serving import HEADERS, Person, Served, in_loop, serving


def header(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())


async def as_before(served: Served, person: Person, tables: list[str]) -> dict[str, list[str]]:
    """Let a browser hold its seats as it did when every table had a cookie of its own; the secrets by table."""
    own = person.client.cookies["airlock"]
    old: dict[str, list[str]] = {}
    async with served.house.record.engine.begin() as connection:
        for table in tables:
            held = select(KeyRow.seat, KeyRow.kind).where(KeyRow.table == table, KeyRow.browser == hashed(own))
            seats = [(row.seat, row.kind) for row in await connection.execute(held)]
            await connection.execute(delete(KeyRow).where(KeyRow.table == table, KeyRow.browser == hashed(own)))
            tokens = {seat: new_token() for seat, _ in seats}
            keys = [new_key(tokens[seat], seat, kind) for seat, kind in seats]
            if HOST in tokens:
                await connection.execute(delete(KeyRow).where(KeyRow.table == table, KeyRow.kind == "invite"))
                free = select(SeatRow.seat).where(SeatRow.table == table, SeatRow.kind == "invite", ~SeatRow.claimed)
                for seat in (await connection.scalars(free)).all():
                    keys.append(new_key(invite_of(tokens[HOST], table, seat, 0), seat, "invite"))
            await connection.execute(insert(KeyRow), [{"table": table, **key} for key in keys])
            old[table] = list(tokens.values())
    await served.house.tables.look_again(tables)
    # One of them is in the memory of the server.
    async with served.house.tables.open(tables[0]):
        pass
    person.client.cookies.clear()
    for table, secrets in old.items():
        person.client.cookies.set(f"airlock_{table}", ".".join(secrets), domain="127.0.0.1")
    return old


async def many(served: Served, person: Person, number: int, *kinds: str) -> list[str]:
    """Several tables of one browser."""
    own = person.client.cookies.get("airlock") or new_token()
    person.client.cookies.set("airlock", own, domain="127.0.0.1")
    seats = [wire.NewSeat(kind=kind) for kind in kinds]  # type: ignore[arg-type]
    wish = wire.NewTable(title="nemesis", seats=seats)
    return [(await lobby.create(served.house, wish, own))[0] for _ in range(number)]


@in_loop
async def test_a_cookie_doesnt_grow_with_the_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "local", "invite", "invite")
        first = header(ada)
        assert len(first) < 64
        assert await grace.join(made["seats"][2]["invite"]) == 2
        assert await grace.join(made["seats"][3]["invite"]) == 3
        grace.table = (await grace.post("/api/lessons", {"title": "nemesis"}, 201))["table"]["id"]
        tables = {ada.table, (await ada.make("me"))["id"], (await ada.make("me", "bot"))["id"]}
        assert header(ada) == first
        assert len(header(grace)) == len(first)
        assert {t["id"] for t in (await ada.get("/api/tables/mine"))["tables"]} == tables
        found = {t["id"]: t for t in (await grace.get("/api/tables/mine"))["tables"]}
        assert [s["mine"] for s in found[made["id"]]["seats"]] == [False, False, True, True]
        assert set(found) == {made["id"], grace.table}


@in_loop
async def test_ninety_four_tables_of_before_are_taken_along(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        tables = await many(served, ada, 94, "me", "local", "local", "local", "local")
        await as_before(served, ada, tables)
        assert len(header(ada)) > 8192
        assert len((await ada.get("/api/tables/mine"))["tables"]) == 94
        assert list(ada.client.cookies) == ["airlock"]
        for ada.table in (tables[0], tables[-1]):
            table = await ada.look()
            assert table["host"]
            assert all(s["mine"] for s in table["seats"])
            async with ada.live(4) as live:
                assert (await live.next("table"))["table"]["id"] == ada.table
        await ada.at("start")
        assert (await ada.state(3))["seat"] == 3


@in_loop
async def test_old_cookies_join_the_one_that_is_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        old = await many(served, ada, 2, "me")
        await as_before(served, ada, old)
        # The first request makes a lesson: it knows nothing of the old ones yet.
        lesson = (await ada.post("/api/lessons", {"title": "nemesis"}, 201))["table"]["id"]
        own = ada.client.cookies["airlock"]
        assert {t["id"] for t in (await ada.get("/api/tables/mine"))["tables"]} == {*old, lesson}
        assert dict(ada.client.cookies) == {"airlock": own}


@in_loop
async def test_requests_that_come_together_agree_on_the_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        tables = await many(served, ada, 3, "me", "local")
        await as_before(served, ada, tables)
        sent = {**HEADERS, "Cookie": header(ada)}
        async with httpx.AsyncClient(base_url=served.url, headers=sent, timeout=30) as client:
            answers = await asyncio.gather(*(client.get(f"/api/tables/{tables[n % 3]}") for n in range(6)))
        assert all(answer.json()["table"]["seats"][1]["mine"] for answer in answers)
        given = {one for a in answers for one in a.headers.get_list("set-cookie") if one.startswith("airlock=")}
        assert len(given) == 1
        assert "httponly" in given.pop().lower()


@in_loop
async def test_a_socket_of_an_open_page_needs_no_other_request_first(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        tables = await many(served, ada, 1, "me")
        await as_before(served, ada, tables)
        ada.table = tables[0]
        async with ada.live(0) as live:
            assert (await live.next("table"))["table"]["seats"][0]["mine"]


@in_loop
async def test_seats_of_before_open_their_rematch(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        first, second, third = await many(served, ada, 3, "me", "local")
        old = await as_before(served, ada, [first])
        async with served.house.record.engine.begin() as connection:
            # As it was left by somebody who asked for a rematch before, and for one more after it.
            for table, again in ((first, second), (second, third)):
                await connection.execute(update(TableRow).where(TableRow.id == table).values(rematch=again))
                await connection.execute(delete(KeyRow).where(KeyRow.table == again))
                keys = [new_key(token, seat, "seat") for seat, token in enumerate(old[first][-2:])]
                await connection.execute(insert(KeyRow), [{"table": again, **key} for key in keys])
        await served.house.tables.look_again([first, second, third])
        found = (await ada.get("/api/tables/mine"))["tables"]
        assert {t["id"] for t in found} == {first, second, third}
        assert all(s["mine"] for t in found for s in t["seats"])


@in_loop
async def test_invites_of_before_stay_good_and_are_used_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as bea, served.person() as eve:
        (ada.table,) = await many(served, ada, 1, "me", "invite", "invite")
        old = await as_before(served, ada, [ada.table])
        handed_out = [f"/t/{ada.table}#invite={invite_of(old[ada.table][0], ada.table, n, 0)}" for n in (1, 2)]
        shown = [s["invite"] for s in (await ada.look())["seats"]]
        assert all(shown[1:])
        assert await bea.join(handed_out[0]) == 1
        assert await bea.join(shown[2]) == 2
        # Two spellings of one invite: both are used up.
        for link in (shown[1], handed_out[1]):
            eve.table = ada.table
            await eve.at("join", {"invite": link.partition("=")[2]}, 403)


@in_loop
async def test_what_is_no_seats_secret_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        made = await ada.post("/api/tables", {"title": "nemesis", "seats": [{"kind": "me"}, {"kind": "program"}]}, 201)
        ada.table = eve.table = made["table"]["id"]
        link = (await ada.at("recovery", {"seat": 0}))["link"].partition("=")[2]
        own = ada.client.cookies["airlock"]
        async with served.house.record.engine.connect() as connection:
            stored = (await connection.execute(text("SELECT hash, browser FROM keys"))).all()
        leaked = [part for row in stored for one in row for part in (one, one[:32], one[32:]) if part]
        assert own not in leaked
        guesses = [link, made["tokens"]["1"], f"{own}/0", own[:-1], "", "airlock", *leaked]
        for guess in guesses:
            for name in ("airlock", f"airlock_{ada.table}"):
                cookies = {"Cookie": f"{name}={guess}"}
                seen = (await eve.client.get(f"/api/tables/{ada.table}", headers=cookies)).json()["table"]
                assert not seen["host"], (name, guess)
                assert not any(s["mine"] for s in seen["seats"]), (name, guess)
        # Her own secret under the name of another table is no way in either.
        old = {"Cookie": f"airlock_{ada.table}={own}"}
        assert not (await eve.client.get(f"/api/tables/{ada.table}", headers=old)).json()["table"]["host"]


@in_loop
async def test_old_cookies_count_for_their_own_table_and_not_beside_a_token(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        hers = await many(served, ada, 1, "me", "program")
        others = await many(served, eve, 1, "me")
        secrets = (await as_before(served, ada, hers))[hers[0]]
        await as_before(served, eve, others)
        eve.client.cookies.set(f"airlock_{others[0]}", ".".join(secrets), domain="127.0.0.1")
        assert (await eve.get("/api/tables/mine"))["tables"] == []
        async with served.house.record.engine.begin() as connection:
            token = new_token()
            await connection.execute(insert(KeyRow), [{"table": hers[0], **new_key(token, 1, "program")}])
        await served.house.tables.look_again(hers)
        sent = {"Authorization": f"Bearer {token}", "Cookie": header(ada)}
        async with httpx.AsyncClient(base_url=served.url, headers=sent) as program:
            answer = await program.get(f"/api/tables/{hers[0]}")
            assert [s["mine"] for s in answer.json()["table"]["seats"]] == [False, True]
            assert "set-cookie" not in answer.headers


@in_loop
async def test_nothing_is_left_of_a_removed_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local")
        await sweep_once(served.house, 1e12)
        assert (await ada.get("/api/tables/mine"))["tables"] == []
        async with served.house.record.engine.connect() as connection:
            assert (await connection.execute(select(KeyRow.hash))).all() == []
        # A cookie of before for a table that is gone does no harm, and goes too.
        ada.client.cookies.set(f"airlock_{ada.table}", new_token(), domain="127.0.0.1")
        assert (await ada.get("/api/tables/mine"))["tables"] == []
        assert list(ada.client.cookies) == ["airlock"]


@in_loop
async def test_over_https_no_neighbour_can_plant_a_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me")
        known = ada.client.cookies["airlock"]
        sent = {**HEADERS, "X-Forwarded-Proto": "https", "Cookie": f"airlock={known}"}
        async with httpx.AsyncClient(base_url=served.url, headers=sent) as client:
            answer = await client.post("/api/tables", json={"title": "nemesis", "seats": [{"kind": "me"}]})
            (cookie,) = answer.headers.get_list("set-cookie")
            assert cookie.startswith("__Host-airlock=")
            assert known not in cookie
            secret = cookie.partition("=")[2].partition(";")[0]
            sent = {"Cookie": f"airlock={known}; __Host-airlock={secret}"}
            found = (await client.get("/api/tables/mine", headers=sent)).json()["tables"]
        assert [t["id"] for t in found] == [answer.json()["table"]["id"]]


def test_a_browser_holds_several_seats_under_different_hashes() -> None:
    keys = [browser_key("0" * 32, seat) for seat in (HOST, 0, 1)]
    assert len({str(key["hash"]) for key in keys}) == 3
    assert [key["kind"] for key in keys] == ["host", "seat", "seat"]
