"""A table goes on from another one: who comes along, what is refused, and that nobody sees more than before."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from airlock.kernel.save import load
from airlock.server.retention import sweep_tables
from airlock.server.schema import CarriedRow, TableRow
from airlock.server.settings import database_url
from airlock.titles import TITLES
from tests.kit import vault
from tests.kit.two_nights import TWO_NIGHTS, two_nights
from tests.server.processes import postgres
from tests.server.serving import Json, Person, Served, in_loop, my_options, serving


@pytest.fixture(autouse=True)
def vault_on_two_nights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", TWO_NIGHTS)
    # However loud the dice are.
    monkeypatch.setattr(vault, "ALARM", 99)


async def quietly(*people: tuple[Person, int], first: str = "") -> None:
    """Everybody passes and bids nothing until it is over; the first seat may do something else first."""
    while True:
        states = [(person, await person.state(seat)) for person, seat in people]
        if states[0][1]["status"] == "over":
            return
        person, state = next(((p, s) for p, s in states if my_options(s)), states[0])
        options = my_options(state)
        if not options:
            await asyncio.sleep(0.05)
            continue
        key = first if first in options else next(k for k in ("pass", "no_bid") if k in options)
        first = "" if key == first else first
        await person.answer(state["seat"], state["seq"], key)


async def finished(ada: Person, grace: Person, first: str = "", **options: str) -> None:
    made = await ada.make("me", "invite", title="vault", options=options)
    await grace.join(made["seats"][1]["invite"], "Grace")
    await ada.at("start")
    await quietly((ada, 0), (grace, 1), first=first)


async def at(person: Person, table: str) -> Json:
    person.table = table
    return await person.look()


async def carried(served: Served, table: str) -> Any:
    async with served.house.record.engine.connect() as connection:
        return await connection.scalar(select(CarriedRow.before).where(CarriedRow.table == table))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@in_loop
async def test_the_same_people_play_on_where_they_left_it(tmp_path: Path, database: str) -> None:
    with ExitStack() as started:
        more = {} if database == "sqlite" else {"database_url": database_url(started.enter_context(postgres()))}
        async with serving(tmp_path, **more) as served, served.person() as ada, served.person() as grace:
            await finished(ada, grace, first="open:2", length="long")
            old = await ada.look()
            assert (old["status"], old["goes_on"]) == ("over", [{"option": "night", "value": "second"}])
            listed = (await ada.get("/api/tables/mine"))["tables"]
            assert [table["goes_on"] for table in listed] == [old["goes_on"]]
            behind = (await ada.state(0))["view"]["doors"][2]

            made = (await grace.at("sequel"))["table"]
            assert made["host"]
            assert made["options"] == {"night": "second", "length": "long"}
            assert [seat["mine"] for seat in made["seats"]] == [False, True]
            assert made["previous"] == old["id"]
            assert (await ada.look())["sequel"] == made["id"]
            # Whoever asks later comes to the same table.
            assert (await ada.at("sequel"))["table"]["id"] == made["id"]

            first_save = (await ada.client.get(f"/api/tables/{old['id']}/save")).text
            await at(ada, made["id"])
            await at(grace, made["id"])
            await grace.at("start")
            state = await ada.state(0)
            assert state["view"]["doors"][2] == behind
            assert "open:2" not in my_options(state)
            await quietly((ada, 0), (grace, 1))

        # After a restart it is rebuilt from the record; the save holds it and names the first match.
        async with serving(tmp_path, **more) as served, served.person() as again:
            again.client.cookies, again.table = ada.client.cookies, made["id"]
            assert (await again.look())["goes_on"] == []
            text = (await again.client.get(f"/api/tables/{made['id']}/save")).text
            second, first = load(text, TITLES), load(first_save, TITLES)
            assert second.before is not None
            assert second.before.matches == (first.seed_hash,)
            assert second.before.mark == first.leave().mark
            frame = await again.get(f"/api/tables/{made['id']}/replay/frame", at=1, seat="open")
            assert frame["view"]["doors"][2] == behind
            replay = (await again.post("/api/replays", {"save": text}, 201))["replay"]
            frame = await again.get(f"/api/replays/{replay}/frame", at=2, seat="0")
            assert frame["view"]["doors"][2] == behind


@in_loop
async def test_others_may_come_instead(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace, served.person() as eve:
        await finished(ada, grace)
        # Grace plays on without Ada, with a bot, a guest and nobody else: she moves to seat 0.
        seats = [{"kind": "invite", "name": "Eve"}, {"kind": "bot", "bot": "random"}]
        made = (await grace.at("sequel", {"keep": [1], "seats": seats}))["table"]
        assert made["players"] == 3
        assert [(s["kind"], s["mine"], s["claimed"]) for s in made["seats"]] == [
            ("invite", True, True),
            ("invite", False, False),
            ("bot", False, False),
        ]
        assert await eve.join(made["seats"][1]["invite"], "Eve") == 1
        await at(grace, made["id"])
        await grace.at("start")
        assert (await grace.state(0))["seat"] == 0
        ada.table = made["id"]
        await ada.get(f"/api/tables/{made['id']}/state", 401, seat=0)


@in_loop
async def test_seats_can_change_their_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        await finished(ada, grace)
        made = (await ada.at("sequel", {"keep": [1, 0]}))["table"]
        assert [seat["mine"] for seat in made["seats"]] == [False, True]
        assert [seat["mine"] for seat in (await at(grace, made["id"]))["seats"]] == [True, False]
        # A link for another device opens the new seat.
        link = (await grace.at("recovery", {"seat": 0}))["link"]
        await ada.get(f"/api/tables/{made['id']}/state", 409, seat=1)
        assert link.startswith(f"/t/{made['id']}#recover=")


@in_loop
async def test_programs_come_along_and_new_ones_get_their_tokens(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as program:
        wish = {"title": "vault", "seats": [{"kind": "me"}, {"kind": "program"}], "pace": "instant"}
        made = await ada.post("/api/tables", wish, 201)
        ada.table = program.table = made["table"]["id"]
        program.client.headers["Authorization"] = f"Bearer {made['tokens']['1']}"
        await ada.at("start")
        await quietly((ada, 0), (program, 1))
        on = await ada.at("sequel", {"seats": [{"kind": "program"}]})
        assert list(on["tokens"]) == ["2"]
        ada.table = program.table = on["table"]["id"]
        await ada.at("start")
        assert (await program.state(1))["seat"] == 1
        assert (await program.at("sequel", {}, 403))["error"]["code"] == "not_for_programs"


@in_loop
async def test_what_is_refused_is_refused_in_words_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace, served.person() as eve:
        made = await ada.make("me", "invite", title="vault")
        await grace.join(made["seats"][1]["invite"], "Grace")
        await ada.at("start")
        assert (await ada.at("sequel", {}, 409))["error"]["code"] == "not_over"
        await quietly((ada, 0), (grace, 1))
        eve.table = ada.table
        assert (await eve.at("sequel", {}, 401))["error"]["code"] == "no_seat"
        for wish, status, code, words in (
            ({"keep": [0]}, 400, "bad_options", "night second is for 2 to 3 players, not for 1"),
            ({"seats": [{"kind": "bot"}] * 2}, 400, "bad_options", "for 2 to 3 players, not for 4"),
            ({"keep": [0, 0]}, 400, "bad_seats", "only once"),
            ({"keep": [0, 7]}, 404, "no_such_seat", "no seat 7"),
            ({"options": {"night": "first"}}, 400, "bad_options", "doesn't go on from a match before it"),
            ({"options": {"night": "second", "length": "long"}}, 400, "bad_options", "length stays short"),
            ({"options": {"night": "third"}}, 400, "bad_options", "option night can't be 'third'"),
            ({"seats": [{"kind": "bot", "bot": "nobody"}]}, 400, "no_bot", "nobody"),
        ):
            error = (await ada.at("sequel", wish, status))["error"]
            assert error["code"] == code, error
            assert words in error["message"]
        assert (await ada.look())["sequel"] == ""
        assert len((await ada.get("/api/tables/mine"))["tables"]) == 1


@in_loop
async def test_nothing_goes_on_from_a_match_that_ended_badly_or_was_the_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        await finished(ada, grace)
        made = (await ada.at("sequel"))["table"]
        for person in (ada, grace):
            person.table = made["id"]
        await ada.at("start")
        await quietly((ada, 0), (grace, 1))
        error = (await ada.at("sequel", {}, 400))["error"]
        assert "can't follow a match in which night was second; it had to be first (VAULT-12)" in error["message"]

        monkeypatch.setattr(vault, "ALARM", 0)
        await finished(ada, grace)
        assert (await ada.look())["goes_on"] == []
        error = (await ada.at("sequel", {}, 400))["error"]
        assert "can't follow a match in which caught was yes; it had to be no (VAULT-13)" in error["message"]

        monkeypatch.setitem(TITLES, "vault", two_nights(leaves=None))
        await finished(ada, grace)
        assert (await ada.at("sequel", {}, 409))["error"]["code"] == "no_sequel"


@in_loop
async def test_a_new_table_can_not_claim_to_go_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"title": "vault", "seats": seats, "pace": "instant", "options": {"night": "second"}}
        error = (await ada.post("/api/tables", wish, 400))["error"]
        assert "night second goes on from a finished match (VAULT-11)" in error["message"]
        told = next(title for title in await ada.get("/api/titles") if title["name"] == "vault")
        night = next(option for option in told["options"] if option["name"] == "night")
        assert (night["values"], night["players"]) == (["first"], {"first": [2, 4]})
        assert told["follows"] == [
            {"option": "night", "value": "second", "players": [2, 3], "keeps": ["length"], "rule": "VAULT-11"}
        ]


@in_loop
async def test_a_rematch_of_a_second_match_begins_where_that_one_began(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        await finished(ada, grace, first="open:4")
        behind = (await ada.state(0))["view"]["doors"][4]
        second = (await ada.at("sequel"))["table"]
        for person in (ada, grace):
            person.table = second["id"]
        await ada.at("start")
        await quietly((ada, 0), (grace, 1), first="open:1")
        again = (await ada.at("rematch"))["table"]
        assert again["previous"] == second["previous"]
        ada.table = again["id"]
        await ada.at("start")
        doors = (await ada.state(0))["view"]["doors"]
        assert (doors[1], doors[4]) == ("closed", behind)


@in_loop
async def test_nobody_learns_secrets_by_the_record(tmp_path: Path) -> None:
    """Ada looked behind a door on the first night; on the second one nobody is shown what she saw."""
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace, served.person() as eve:
        await finished(ada, grace, first="peek:3")
        made = (await ada.at("sequel"))["table"]
        kept = await carried(served, made["id"])
        assert kept["left"]["doors"][3]
        for person in (ada, grace, eve):
            person.table = made["id"]
        await ada.at("start")
        for person, seat in ((ada, 0), (grace, 1)):
            state = await person.state(seat)
            assert state["view"]["doors"][3] == "closed"
            for word in (kept["mark"], '"carried"', '"left"'):
                assert word not in json.dumps(state)
                assert word not in json.dumps(await person.look())
        # What belongs to a match under way is told at its end.
        assert (await ada.client.get(f"/api/tables/{made['id']}/save")).status_code == 409
        stranger = await eve.look()
        assert (stranger["previous"], stranger["sequel"]) == ("", "")


@in_loop
async def test_a_damaged_record_is_refused_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        await finished(ada, grace)
        made = (await ada.at("sequel"))["table"]
        kept = await carried(served, made["id"])
        async with served.house.record.engine.begin() as connection:
            spoilt = {**kept, "players": 3}
            await connection.execute(update(CarriedRow).where(CarriedRow.table == made["id"]).values(before=spoilt))
        ada.table = made["id"]
        error = (await ada.at("start", {}, 409))["error"]
        assert error["code"] == "bad_record"
        assert "its mark is wrong" in error["message"]
        assert (await ada.look())["status"] == "lobby"


@in_loop
async def test_a_table_goes_on_when_the_one_before_is_gone_and_takes_its_record_along(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        await finished(ada, grace)
        old = ada.table
        made = (await ada.at("sequel"))["table"]
        async with served.house.record.engine.begin() as connection:
            await connection.execute(update(TableRow).where(TableRow.id == old).values(updated=1.0))
        await sweep_tables(served.house, 2.0, "all")
        await ada.get(f"/api/tables/{old}", 404)
        ada.table = grace.table = made["id"]
        await ada.at("start")
        await quietly((ada, 0), (grace, 1))
        async with served.house.record.engine.begin() as connection:
            await connection.execute(update(TableRow).values(updated=1.0))
        await sweep_tables(served.house, 2.0, "all")
        assert await carried(served, made["id"]) is None


@in_loop
async def test_bots_think_in_a_match_that_goes_on(tmp_path: Path) -> None:
    """A bot that thinks apart rebuilds the match from the record."""
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        await finished(ada, grace)
        on = await ada.at("sequel", {"keep": [0], "seats": [{"kind": "bot", "bot": "hard"}]})
        ada.table = on["table"]["id"]
        await ada.at("start")
        await quietly((ada, 0))
