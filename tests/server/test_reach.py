"""Where others reach the server, and who is asked at the tables of a list."""

from __future__ import annotations

from pathlib import Path

import pytest

from airlock.server import reach
from airlock.server.settings import from_environment
from tests.server.serving import in_loop, serving


def test_only_a_server_that_listens_beyond_this_machine_has_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.7.20")
    assert reach.lan_url("0.0.0.0", 8000) == "http://192.168.7.20:8000"
    assert reach.lan_url("::", 80) == "http://192.168.7.20:80"
    assert reach.lan_url("10.0.0.4", 8000) == "http://10.0.0.4:8000"
    assert reach.lan_url("fd00::4", 8000) == "http://[fd00::4]:8000"
    for host in ("127.0.0.1", "localhost", "::1"):
        assert reach.lan_url(host, 8000) == ""
    monkeypatch.setattr(reach, "own_address", lambda: "")
    assert reach.lan_url("0.0.0.0", 8000) == ""


def test_it_can_be_set_from_outside() -> None:
    assert from_environment({"AIRLOCK_LAN_URL": "http://10.0.0.4:8000/"}).lan_url == "http://10.0.0.4:8000"


@in_loop
async def test_the_app_asks_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        assert await ada.get("/api/reach") == {"url": ""}


@in_loop
async def test_lists_say_who_is_asked_to_those_who_sit_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "local", public=True, spectators=True)
        (listed,) = (await ada.get("/api/tables/mine"))["tables"]
        assert listed["asked"] == []
        await ada.at("start")
        (listed,) = (await ada.get("/api/tables/mine"))["tables"]
        state = await ada.get(f"/api/tables/{ada.table}/state", seat=0)
        assert listed["asked"] == [q["seat"] for q in state["view"]["questions"]] != []
        (seen,) = (await eve.get("/api/tables/public"))["tables"]
        assert seen["asked"] == []
