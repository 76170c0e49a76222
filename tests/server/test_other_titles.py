"""A title of which the server knows the kernel's interface only is played, saved and replayed like any other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from airlock.kernel.save import load
from airlock.titles import TITLES
from tests.kit.vault import Vault, vault
from tests.server.serving import Json, in_loop, my_options, play_on, serving


def cost(v: Vault, seat: int, prompt: str, key: str) -> int | None:
    """Opening a door costs what the noise costs."""
    return v.noise if prompt == "act" and key.startswith("open:") else None


@pytest.fixture(autouse=True)
def dear_vault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", vault(cost=cost))


def acting(state: Json) -> bool:
    return state["status"] == "over" or any(key.startswith("open:") for key in my_options(state))


@in_loop
async def test_a_person_and_bots_play_it_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        made = await ada.make("me", "bot", "bot", title="vault", options={"length": "long"})
        assert made["options"] == {"length": "long"}
        assert [seat["bot"] for seat in made["seats"]] == ["", "random", "random"]
        await ada.at("start")

        state = await play_on(ada, 0, Random(1), acting)
        doors = [key for key in my_options(state) if key.startswith("open:")]
        assert doors
        assert state["costs"] == dict.fromkeys(doors, state["view"]["noise"])
        assert {refusal["reason"] for refusal in state["refusals"]} <= {"you hold no whistle"}

        last = await play_on(ada, 0, Random(2), lambda state: state["status"] == "over")
        assert set(last["view"]["result"]) == {"caught", "score", "winners"}
        saved = await ada.client.get(f"/api/tables/{ada.table}/save")
        assert load(saved.text, TITLES).title.name == "vault"
        replay = (await ada.post("/api/replays", {"save": saved.text}, 201))["replay"]
        frame = await ada.get(f"/api/replays/{replay}/frame", at=last["seq"], seat="open")
        assert frame["view"]["result"] == last["view"]["result"]


@in_loop
async def test_bots_that_would_only_guess_are_not_offered(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        titles = {title["name"]: title["bots"] for title in await ada.get("/api/titles")}
        assert titles["nemesis"] == ["easy", "normal", "hard", "random"]
        assert titles["vault"] == ["hard", "random"]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "normal"}]
        refused = await ada.post("/api/tables", {"title": "vault", "seats": seats, "pace": "instant"}, 400)
        assert "there are hard, random" in refused["error"]["message"]
