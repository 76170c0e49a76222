"""Whatever the interface document allows, and much that it doesn't: no request is answered with a server error."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from tests.server.processes import Server, postgres, server
from tests.server.serving import HEADERS

QUIET = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


class World:
    """Tables in the lobby, under way and over, an uploaded match, and everybody who may come to them."""

    def __init__(self, running: Server) -> None:
        self.url = running.url
        self.tables: list[str] = []
        self.cookies: dict[str, str] = {}
        # By table, the header of its program.
        self.programs: dict[str, dict[str, str]] = {}
        self.seqs = [0]
        self.keys = ["pass"]
        self.secrets = ["0" * 32]
        with httpx.Client(base_url=self.url, headers=HEADERS, timeout=60) as host:
            lobby = self._make(host, ("me", "invite", "program"))
            self.secrets += [seat["invite"].partition("=")[2] for seat in lobby["seats"] if seat["invite"]]
            self.secrets.append(lobby["code"])
            playing = self._make(host, ("me", "local", "program"))
            host.post(f"/api/tables/{playing['id']}/start", json={}).raise_for_status()
            over = self._make(host, ("me", "bot"))
            host.post(f"/api/tables/{over['id']}/start", json={}).raise_for_status()
            host.post(f"/api/tables/{over['id']}/seats/0/takeover", json={"bot": "random"}).raise_for_status()
            self._look(host, playing["id"])
            recovery = host.post(f"/api/tables/{playing['id']}/recovery", json={"seat": 0}).raise_for_status()
            self.secrets.append(recovery.json()["link"].partition("=")[2])
            end = time.monotonic() + 60
            while host.get(f"/api/tables/{over['id']}").json()["table"]["status"] != "over":
                assert time.monotonic() < end
                time.sleep(0.1)
            self.save = host.get(f"/api/tables/{over['id']}/save").text
            replay = host.post("/api/replays", json={"save": self.save}).raise_for_status().json()["replay"]
            self.places: dict[str, list[Any]] = {
                "table_id": self.tables, "replay_id": [replay], "seat": [0, 1, 2, 3], "title": ["nemesis"],
                "board": ["base", "alt"], "lang": ["en", "de"], "code": [lobby["code"]],
            }  # fmt: skip
            self.cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in host.cookies.items())}

    def _make(self, host: httpx.Client, kinds: tuple[str, ...]) -> Any:
        wish = {
            "title": "nemesis", "seats": [{"kind": kind} for kind in kinds], "pace": "instant", "hints": True,
            "spectators": True, "public": True,
        }  # fmt: skip
        made = host.post("/api/tables", json=wish).raise_for_status().json()
        self.tables.append(made["table"]["id"])
        for token in made["tokens"].values():
            self.programs[made["table"]["id"]] = {"Authorization": f"Bearer {token}"}
        return made["table"]

    def _look(self, host: httpx.Client, table: str) -> None:
        for seat in (0, 1):
            state = host.get(f"/api/tables/{table}/state", params={"seat": seat}).raise_for_status().json()
            self.seqs.append(state["seq"])
            for question in state["view"]["questions"]:
                self.keys += [option["key"] for option in question.get("options", [])]

    def nearly_right(self) -> dict[str, st.SearchStrategy[Any]]:
        """Values for fields of bodies with which a request gets further than to the door."""
        return {
            "seat": st.integers(0, 3),
            "seq": st.sampled_from(self.seqs) | st.integers(0, 5),
            "key": st.sampled_from(self.keys),
            "bot": st.sampled_from(["", "easy", "normal", "random", "os:system"]),
            "fill": st.sampled_from(["", "random"]),
            "invite": st.sampled_from(["", *self.secrets]),
            "code": st.sampled_from(["", *self.secrets]),
            "secret": st.sampled_from(self.secrets),
            "to": st.lists(st.integers(0, 3), max_size=3),
            "title": st.just("nemesis"),
            "kind": st.sampled_from(["chat", "whisper", "claim", "bot", "invite", "local", "program"]),
            "webhook": st.just(""),
            "save": st.just(self.save),
            "options": st.just({}),
        }


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_request_breaks_the_server(tmp_path: Path, database: str) -> None:
    with ExitStack() as started:
        env = {"AIRLOCK_DATABASE_URL": started.enter_context(postgres())} if database != "sqlite" else {}
        running = started.enter_context(server(tmp_path, **env))
        world = World(running)
        document = schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")
        statuses = {}
        for found in document.get_all_operations():
            operation: Any = found
            statuses[operation.ok().label] = fuzz(operation.ok(), world)
        assert len(statuses) > 40
        # Most of it got further than to the door.
        inside = [label for label, seen in statuses.items() if seen & {200, 201, 409}]
        assert len(inside) > len(statuses) * 0.75, sorted(set(statuses) - set(inside))
        for table in world.tables:
            assert httpx.get(f"{running.url}/api/tables/{table}").status_code == 200
        log = (tmp_path / f"server-{running.port}.log").read_text()
        assert '"level": "error"' not in log, [line for line in log.splitlines() if '"error"' in line][:3]


def fuzz(operation: Any, world: World) -> set[int]:
    """Requests to one address, by anybody: some as the document says, some nearly right, some not."""
    nearly_right = world.nearly_right()
    statuses: set[int] = set()

    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)

    @given(case=st.one_of(right, right, operation.as_strategy()), data=st.data())
    @settings(QUIET, max_examples=8)
    def ask(case: Any, data: st.DataObject) -> None:
        for name, known in world.places.items():
            if name in (case.path_parameters or {}) and data.draw(st.integers(0, 5)) < 5:
                case.path_parameters[name] = data.draw(st.sampled_from(known))
        if isinstance(case.body, dict):
            for name, values in nearly_right.items():
                if name in case.body and data.draw(st.integers(0, 5)) < 5:
                    case.body[name] = data.draw(values)
        table = (case.path_parameters or {}).get("table_id", "")
        who = data.draw(
            st.sampled_from([world.cookies] * 3 + [world.programs.get(table, {})] + [{}, *world.programs.values()])
        )
        answer = case.call(headers={**HEADERS, **who}, base_url=world.url)
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400:
            error = answer.json()["error"]
            assert set(error) == {"code", "message", "detail"}
            assert error["message"]

    ask()
    return statuses
