"""Tables that were begun before a title gained an option go on, as the database holds them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from airlock.kernel.save import load
from airlock.titles import TITLES
from tests.kernel.test_older_matches import GUARDED
from tests.kit.vault import VAULT
from tests.server.serving import Json, in_loop, my_options, play_on, serving


def only_i_am_asked(state: Json) -> bool:
    """Then nothing happens until I answer."""
    return [question["seat"] for question in state["view"]["questions"]] == [0]


@in_loop
async def test_a_table_of_before_goes_on_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", VAULT)
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "bot", "bot", title="vault", options={"length": "long"}, hints=True)
        await ada.at("start")
        before = await play_on(ada, 0, Random(1), lambda state: state["seq"] > 10 and only_i_am_asked(state))
        table, cookies = ada.table, ada.client.cookies

    monkeypatch.setitem(TITLES, "vault", GUARDED)
    async with serving(tmp_path) as served, served.person() as ada:
        ada.table, ada.client.cookies = table, cookies
        found = await ada.state(0)
        assert (found["status"], found["seq"], found["view"]) == ("playing", before["seq"], before["view"])
        # A hint comes from a match that was rebuilt for it.
        assert (await ada.at("hint", {"seat": 0}))["key"] in my_options(found)

        last = await play_on(ada, 0, Random(2), lambda state: state["status"] == "over")
        assert last["seq"] > before["seq"]
        assert (await ada.look())["options"] == {"length": "long"}
        saved = await ada.client.get(f"/api/tables/{table}/save")
        assert load(saved.text, TITLES).options == {"length": "long"}
