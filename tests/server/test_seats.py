"""Seats, invites, recovery links, who may do what."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text

from tests.server.serving import Json, Person, in_loop, serving


def secret(link: str) -> str:
    return link.partition("=")[2]


@in_loop
async def test_an_invite_is_claimed_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace, served.person() as eve:
        made = await ada.make("me", "invite", "invite")
        invite = made["seats"][1]["invite"]
        assert await grace.join(invite, "Grace") == 1
        eve.table = ada.table
        refused = await eve.at("join", {"invite": secret(invite), "name": "Eve"}, 403)
        assert refused["error"]["code"] == "no_invite"
        table = await grace.look()
        assert [s["mine"] for s in table["seats"]] == [False, True, False]
        assert not table["host"]
        # Only the host sees invites, and only of free seats.
        assert [bool(s["invite"]) for s in table["seats"]] == [False, False, False]
        assert [bool(s["invite"]) for s in (await ada.look())["seats"]] == [False, False, True]


@in_loop
async def test_a_new_invite_makes_the_old_one_void(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite")
        old = made["seats"][1]["invite"]
        new = (await ada.at("seats/1/invite"))["table"]["seats"][1]["invite"]
        assert new != old
        grace.table = ada.table
        await grace.at("join", {"invite": secret(old)}, 403)
        assert await grace.join(new) == 1
        assert (await grace.at("seats/1/invite", {}, 403))["error"]["code"] == "not_host"
        assert (await ada.at("seats/0/invite", {}, 409))["error"]["code"] == "not_free"
        await ada.at("seats/9/invite", {}, 404)


@in_loop
async def test_the_host_frees_a_seat_in_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite")
        await grace.join(made["seats"][1]["invite"], "Grace")
        link = (await grace.at("recovery", {"seat": 1}))["link"]
        async with grace.live(1) as live:
            await live.next("table")
            seat = (await ada.at("seats/1/invite"))["table"]["seats"][1]
            assert (seat["claimed"], seat["name"], bool(seat["invite"])) == (False, "", True)
            # Whoever sat there is told, and neither the seat nor a link to it opens any more.
            assert (await live.next("error"))["error"]["code"] == "no_seat"
        assert not any(s["mine"] for s in (await grace.look())["seats"])
        await grace.at("recover", {"secret": link.partition("#recover=")[2]}, 403)
        await grace.join(seat["invite"])
        await ada.at("start")
        assert (await ada.at("seats/1/invite", {}, 409))["error"]["code"] == "not_free"


@in_loop
async def test_the_code_opens_a_free_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite")
        found = await grace.get(f"/api/codes/{made['code'].lower()}")
        grace.table = found["table"]
        assert grace.table == ada.table
        # A stranger doesn't see the code.
        assert (await grace.look())["code"] == ""
        await grace.at("join", {"code": "WRONG1"}, 403)
        assert (await grace.at("join", {"code": made["code"], "name": "Grace"}))["seat"] == 1
        assert (await grace.look())["code"] == made["code"]
        await grace.get("/api/codes/NOPE", 404)
        assert (await ada.at("join", {"code": made["code"]}, 409))["error"]["code"] == "no_free_seat"


@in_loop
async def test_public_tables_are_listed_and_joined(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        await ada.make("me", "invite", public=True)
        hidden = await grace.make("me", "invite")
        listed = (await grace.get("/api/tables/public"))["tables"]
        assert [t["id"] for t in listed] == [ada.table]
        grace.table = ada.table
        assert (await grace.at("join", {}))["seat"] == 1
        mine = (await grace.get("/api/tables/mine"))["tables"]
        assert {t["id"] for t in mine} == {ada.table, hidden["id"]}


@in_loop
async def test_a_recovery_link_opens_a_seat_once_on_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as phone, served.person() as eve:
        await ada.make("me", "invite")
        link = (await ada.at("recovery", {"seat": 0}))["link"]
        phone.table = eve.table = ada.table
        await eve.at("recovery", {"seat": 0}, 401)
        opened = await phone.at("recover", {"secret": link.partition("=")[2]})
        assert opened["seat"] == 0
        assert opened["table"]["seats"][0]["mine"]
        # The host's rights come with the host's own seat; new invites are made there.
        assert opened["table"]["host"]
        assert opened["table"]["seats"][1]["invite"] == ""
        renewed = await phone.at("seats/1/invite")
        assert renewed["table"]["seats"][1]["invite"]
        await eve.at("recover", {"secret": link.partition("=")[2]}, 403)
        assert (await ada.look())["seats"][0]["mine"]


@in_loop
async def test_the_host_rearranges_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite", "bot")

        async def change(person: Person, seat: int, body: Json, status: int = 200) -> Json:
            answer = await person.client.patch(f"/api/tables/{person.table}/seats/{seat}", json=body)
            assert answer.status_code == status, answer.text
            found: Json = answer.json()
            return found

        grace.table = ada.table
        await change(grace, 2, {"name": "mine"}, 401)
        renamed = await change(ada, 0, {"name": " Ada\u0000\u202e ", "auto": False})
        assert renamed["table"]["seats"][0]["name"] == "Ada"
        assert not renamed["table"]["seats"][0]["auto"]
        bot = await change(ada, 1, {"kind": "bot"})
        assert bot["table"]["seats"][1]["bot"] == "normal"
        await grace.at("join", {"invite": secret(made["seats"][1]["invite"])}, 403)
        local = await change(ada, 2, {"kind": "local", "name": "Tablet"})
        assert local["table"]["seats"][2]["mine"]
        free = await change(ada, 1, {"kind": "invite"})
        assert await grace.join(free["table"]["seats"][1]["invite"]) == 1
        await change(ada, 1, {"kind": "bot"}, 409)
        await change(ada, 1, {"bot": "nobody"}, 409)
        await change(grace, 0, {"name": "not yours"}, 403)


@in_loop
async def test_starting_needs_the_host_and_full_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "invite")
        eve.table = ada.table
        assert (await eve.at("start", {}, 403))["error"]["code"] == "not_host"
        assert (await ada.at("start", {}, 409))["error"]["code"] == "seats_free"
        assert (await ada.get(f"/api/tables/{ada.table}/state", 409, seat=0))["error"]["code"] == "not_started"
        started = (await ada.at("start", {"fill": "random"}))["table"]
        assert [s["kind"] for s in started["seats"]] == ["me", "bot"]
        assert (await ada.at("start", {}, 409))["error"]["code"] == "started"


@in_loop
async def test_tables_that_cannot_be(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        for wish, code in (
            ({"title": "chess", "seats": [{"kind": "me"}]}, "no_title"),
            ({"title": "nemesis", "seats": [{"kind": "me"}], "options": {"mode": "semi"}}, "bad_options"),
            ({"title": "nemesis", "seats": [{"kind": "me"}], "options": {"colour": "red"}}, "bad_options"),
            ({"title": "nemesis", "seats": []}, "bad_input"),
            ({"title": "nemesis", "seats": [{"kind": "cat"}]}, "bad_input"),
            ({"title": "nemesis", "seats": [{"kind": "me"}], "surprise": 1}, "bad_input"),
            ({"title": "nemesis", "seats": [{"kind": "me"}], "webhook": "ftp://example.org"}, "bad_webhook"),
            ({"title": "nemesis", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "no_bot"),
        ):
            assert (await ada.post("/api/tables", wish, 400))["error"]["code"] == code


@in_loop
async def test_secrets_are_stored_hashed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        made = await ada.make("me", "invite")
        await ada.at("recovery", {"seat": 0})
        secrets = [ada.client.cookies["airlock"], secret(made["seats"][1]["invite"])]
        assert all(len(one) == 32 for one in secrets)
        async with served.house.record.engine.connect() as connection:
            for table in ("tables", "seats", "keys"):
                everything = str((await connection.execute(text(f"SELECT * FROM {table}"))).all())
                assert not any(one in everything for one in secrets)


@in_loop
async def test_spectators_see_only_where_the_table_allows_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as guest:
        await ada.make("me", "bot", spectators=True)
        await ada.at("start")
        guest.table = ada.table
        seen = await guest.state(-1)
        assert all("options" not in q for q in seen["view"]["questions"])
        await guest.get(f"/api/tables/{ada.table}/state", 401, seat=0)
        await ada.make("me", "bot", spectators=False)
        await ada.at("start")
        refused = await guest.get(f"/api/tables/{ada.table}/state", 403, seat=-1)
        assert refused["error"]["code"] == "no_spectators"
