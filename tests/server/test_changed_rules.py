"""The rules change under a table: it opens where its answers still mean the same, says so, and goes on by consent."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from airlock.titles import TITLES
from tests.kit.vault import STEPS, Vault, make_noise, roll_noise, vault
from tests.server.serving import Json, Person, in_loop, my_options, serving


def louder_noise(v: Vault, seat: int) -> None:
    """From the second round on every roll makes one noise more."""
    roll_noise(v, seat)
    if v.round > 1:
        make_noise(v, 1)


def mend(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(TITLES, "vault", vault(steps={**STEPS, "roll_noise": louder_noise}, rules_version="2"))


@pytest.fixture(autouse=True)
def first_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a seed, so that the same answers lead as far every time."""
    monkeypatch.setitem(TITLES, "vault", vault())
    monkeypatch.setattr("airlock.kernel.match.new_seed", lambda: "changed rules")


async def play_all(person: Person, seats: int, rng: Random, rounds: int) -> Json:
    """One browser answers for all seats until a round has come, or the end."""
    while True:
        for seat in range(seats):
            state = await person.state(seat)
            if state["status"] != "playing" or state["view"]["round"] >= rounds:
                return state
            options = my_options(state)
            if options:
                body = {"seat": seat, "seq": state["seq"], "key": rng.choice(sorted(options))}
                await person.client.post(f"/api/tables/{person.table}/answers", json=body)
                break


async def begin(ada: Person, grace: Person) -> None:
    """Play until the third round."""
    for person, seat in ((ada, 0), (grace, 1)):
        # Otherwise the server gives the answers that leave no choice, if it is faster.
        await person.client.patch(f"/api/tables/{ada.table}/seats/{seat}", json={"auto": False})
    await ada.at("start")
    rng = Random(4)
    while (await ada.state(0))["view"]["round"] < 3:
        for person, seat in ((ada, 0), (grace, 1)):
            state = await person.state(seat)
            assert state["status"] == "playing"
            if my_options(state):
                await person.answer(seat, state["seq"], rng.choice(sorted(my_options(state))))


@in_loop
async def test_a_table_goes_on_where_it_still_means_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookies: dict[str, dict[str, str]] = {}
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite", title="vault", options={"length": "long"}, name="t")
        assert made["changed"] is None
        await grace.join(made["seats"][1]["invite"], "Grace")
        await begin(ada, grace)
        before = await ada.state(0)
        table = ada.table
        cookies = {"ada": dict(ada.client.cookies), "grace": dict(grace.client.cookies)}

    mend(monkeypatch)
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        ada.table = grace.table = table
        ada.client.cookies.update(cookies["ada"])
        grace.client.cookies.update(cookies["grace"])
        changed = (await ada.look())["changed"]
        assert changed["recorded"] == before["seq"]
        assert 0 < changed["kept"] < before["seq"]
        assert changed["agreed"] == []
        # The roll at the end of round 2 is the first that comes out in another way.
        state = await ada.state(0)
        assert (state["seq"], state["view"]["round"]) == (changed["kept"], 2)
        asked = state["view"]["questions"][0]["seat"]
        person = (ada, grace)[asked]
        key = my_options(await person.state(asked))[0]
        refused = await person.answer(asked, state["seq"], key, 409)
        assert refused["error"]["code"] == "rules_changed"
        assert refused["error"]["detail"]["state"]["seq"] == changed["kept"]
        assert (await ada.at("undo", {"seat": 0}, 409))["error"]["code"] == "cannot_undo"
        assert (await ada.at("undo/ask", {"seat": 0}, 409))["error"]["code"] == "rules_changed"

        assert (await ada.at("changed/agree", {"seat": 1}, 403))["error"]["code"] == "not_yours"
        one = (await ada.at("changed/agree", {"seat": 0}))["table"]
        assert one["changed"]["agreed"] == [0]
        assert (await person.answer(asked, state["seq"], key, 409))["error"]["code"] == "rules_changed"
        both = (await grace.at("changed/agree", {"seat": 1}))["table"]
        assert both["changed"] is None
        assert both["seq"] == changed["kept"]
        assert (await ada.at("changed/agree", {"seat": 0}, 409))["error"]["code"] == "no_vote"
        after = await person.answer(asked, changed["kept"], key)
        assert after["seq"] == changed["kept"] + 1

    # What was agreed is in the record.
    async with serving(tmp_path) as served, served.person() as ada:
        ada.table = table
        ada.client.cookies.update(cookies["ada"])
        assert (await ada.look())["changed"] is None
        assert (await ada.state(0))["seq"] >= changed["kept"] + 1


@in_loop
async def test_somebody_who_never_comes_is_waited_for_and_then_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite", title="vault", options={"length": "long"}, clock_seconds=3600)
        await grace.join(made["seats"][1]["invite"], "Grace")
        await begin(ada, grace)
        table, cookies = ada.table, dict(ada.client.cookies)
    mend(monkeypatch)
    async with serving(tmp_path, stand_in_seconds=0.3) as served, served.person() as ada:
        ada.table = table
        ada.client.cookies.update(cookies)
        assert (await ada.at("changed/agree", {"seat": 0}))["table"]["changed"]["agreed"] == [0]
        async with ada.live(0) as live:
            # The clock stands still until everybody has agreed, so it can't decide.
            voted = (await ada.at("seats/1/takeover", {"bot": "random"}))["table"]
            assert not voted["seats"][1]["taken_over"]
            while not (await live.next("table"))["table"]["seats"][1]["taken_over"]:
                pass
        assert (await ada.at("changed/agree", {"seat": 0}))["table"]["changed"] is None


@in_loop
async def test_bots_alone_go_on_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local", title="vault", options={"length": "long"})
        await ada.at("start")
        state = await play_all(ada, 2, Random(4), 3)
        assert state["status"] == "playing"
        await ada.at("pause")
        for seat in (0, 1):
            await ada.at(f"seats/{seat}/takeover", {"bot": "random"})
        table, cookies = ada.table, dict(ada.client.cookies)
    mend(monkeypatch)
    async with serving(tmp_path) as served, served.person() as ada:
        ada.table = table
        ada.client.cookies.update(cookies)
        assert (await ada.look())["changed"]["kept"] < state["seq"]
        await ada.at("resume")
        async with ada.live(-1) as live:
            while (await live.next("state"))["status"] != "over":
                pass
        assert (await ada.look())["changed"] is None


@in_loop
async def test_a_finished_match_is_shown_as_far_as_it_means_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "local", title="vault", options={"length": "long"})
        await ada.at("start")
        last = await play_all(ada, 2, Random(7), 99)
        assert last["status"] == "over"
        assert last["view"]["round"] > 2
        table, cookies = ada.table, dict(ada.client.cookies)
        saved = (await ada.client.get(f"/api/tables/{table}/save")).text
    mend(monkeypatch)
    async with serving(tmp_path) as served, served.person() as ada:
        ada.table = table
        ada.client.cookies.update(cookies)
        shown = await ada.look()
        assert shown["status"] == "over"
        assert 0 < shown["changed"]["kept"] < shown["changed"]["recorded"]
        info = await ada.get(f"/api/tables/{table}/replay")
        assert (info["answers"], info["recorded"]) == (shown["changed"]["kept"], shown["changed"]["recorded"])
        frame = await ada.get(f"/api/tables/{table}/replay/frame", at=info["answers"], seat="open")
        assert frame["view"]["round"] == 2
        # The save is still the whole match.
        assert (await ada.client.get(f"/api/tables/{table}/save")).text == saved
        assert (await ada.at("changed/agree", {"seat": 0}, 409))["error"]["code"] == "no_vote"
        # And shown as far wherever it is uploaded.
        uploaded = (await ada.post("/api/replays", {"save": saved}, 201))["replay"]
        again = await ada.get(f"/api/replays/{uploaded}")
        assert (again["answers"], again["recorded"]) == (info["answers"], info["recorded"])
