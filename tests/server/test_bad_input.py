"""What strangers may send: every address gets every kind of nonsense, and none of it is a fault of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from airlock.kernel.match import new_match
from airlock.kernel.save import _checksum, save
from airlock.server.app import create
from airlock.server.settings import Settings, database_url
from airlock.titles import TITLES
from tests.server.processes import postgres
from tests.server.serving import Json, Person, in_loop, serving

# Longer than any answer that refuses something has to be.
LONGEST_REFUSAL = 3000
DIGITS = "1" * 5000
# As they stand in an address.
WORDS = ("a%00b", "%FF", "%ED%A0%80", "--1", DIGITS, "a" * 300, "%D9%A1", "%2E%2E%2F")
# As they stand in a string of JSON.
STRINGS = (r"\u0000", r"a\u0000b", r"a\udfffb", r"\u200b", "x" * 30_000)
BODIES = (
    b"", b"null", b"[]", b"{", b"\xff", b'{"\xff": 1}', b'{"seat": "\xc3\x28"}', b"[" * 60_000, b'{"what": ' * 5_000,
    b'{"what": ' + b"[" * 900 + b"]" * 900 + b"}", b'{"seat": ' + DIGITS.encode() + b"}", b'{"seat": 1e999}',
    b'{"' + b"y" * 40_000 + b'": 1}',
)  # fmt: skip
KINDS = ("application/json; charset=utf-16", "application/x-msgpack", "multipart/form-data", "nonsense")

SEAT = {"seat": 0}
NEW = {
    "title": "nemesis", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "normal"}], "name": "Friday",
    "options": {"mode": "semi"}, "pace": "instant", "webhook": "https://example.org/hook",
}  # fmt: skip
# What would be right, by address.
RIGHT: dict[str, Json] = {
    "/api/lessons": {"title": "nemesis", "name": "Ada", "table": "Monday", "pace": "instant"},
    "/api/replays": {"save": "{}"},
    "/api/tables": NEW,
    "/api/tables/{table_id}/answers": {"seat": 0, "seq": 0, "key": "pass"},
    "/api/tables/{table_id}/changed/agree": SEAT,
    "/api/tables/{table_id}/hint": SEAT,
    "/api/tables/{table_id}/join": {"invite": "0" * 32, "code": "ABCDEF", "name": "Grace"},
    "/api/tables/{table_id}/messages": {"seat": 0, "kind": "claim", "text": "hello", "what": {"id": "a", "b": ["c"]}},
    "/api/tables/{table_id}/pause": {},
    "/api/tables/{table_id}/recover": {"secret": "0" * 32},
    "/api/tables/{table_id}/recovery": SEAT,
    "/api/tables/{table_id}/rematch": {},
    "/api/tables/{table_id}/report": {"seat": 0, "text": "something is wrong"},
    "/api/tables/{table_id}/resume": {},
    "/api/tables/{table_id}/seats/{seat}": {"name": "Ada", "bot": "normal"},
    "/api/tables/{table_id}/seats/{seat}/handback": {},
    "/api/tables/{table_id}/seats/{seat}/invite": {},
    "/api/tables/{table_id}/seats/{seat}/takeover": {"bot": "normal"},
    "/api/tables/{table_id}/seats/{seat}/token": {},
    "/api/tables/{table_id}/sequel": {"options": {"mode": "semi"}, "keep": [0], "seats": [{"kind": "bot"}]},
    "/api/tables/{table_id}/start": {"fill": "normal"},
    "/api/tables/{table_id}/undo": SEAT,
    "/api/tables/{table_id}/undo/ask": SEAT,
    "/api/tables/{table_id}/undo/consent": {"seat": 0, "agree": False},
}  # fmt: skip


def with_bad_strings(value: Any) -> Iterator[str]:
    """JSON texts with one string after the other replaced, keys included, or with a NUL behind it."""
    mark = "\x01"

    def marked(value: Any) -> Iterator[Any]:
        if isinstance(value, str):
            yield mark
            yield f"{value}\0"
        elif isinstance(value, list):
            for n, one in enumerate(value):
                yield from ([*value[:n], other, *value[n + 1 :]] for other in marked(one))
        elif isinstance(value, dict):
            for name, one in value.items():
                yield from ({**value, name: other} for other in marked(one))
                rest = {k: v for k, v in value.items() if k != name}
                yield {**rest, mark: one}

    for one in marked(value):
        text = json.dumps(one)
        yield from dict.fromkeys(text.replace(json.dumps(mark), f'"{bad}"') for bad in STRINGS)


class Asking:
    """Somebody who sits at tables of every kind and asks for nonsense there."""

    def __init__(self, person: Person, places: dict[str, list[str]]) -> None:
        self.client = person.client
        self.places = places
        self.wrong: list[str] = []
        self.statuses: list[int] = []

    async def ask(self, method: str, path: str, body: bytes | None = None, kind: str = "application/json") -> None:
        headers = {} if body is None else {"Content-Type": kind}
        answer = await self.client.request(method, path, content=body, headers=headers)
        self.statuses.append(answer.status_code)
        asked = f"{method} {path[:120]} {(body or b'')[:120]!r} -> {answer.status_code} {answer.text[:200]}"
        if answer.status_code >= 500:
            self.wrong.append(asked)
        elif answer.status_code >= 400 and "api" in path:
            error = answer.json()["error"]
            if not error["message"] or ("state" not in error["detail"] and len(answer.content) > LONGEST_REFUSAL):
                self.wrong.append(f"{len(answer.content)} bytes: {asked}")

    def paths(self, template: str) -> Iterator[str]:
        """The address at every place there is, where places are in it."""
        for table in self.places["table_id"] if "{table_id}" in template else [""]:
            path = template.replace("{table_id}", table)
            for name, values in self.places.items():
                path = path.replace(f"{{{name}}}", values[0])
            yield path

    def bad_paths(self, template: str) -> Iterator[str]:
        for name in self.places:
            if f"{{{name}}}" in template:
                yield from (next(self.paths(template.replace(f"{{{name}}}", word))) for word in WORDS)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@in_loop
async def test_nonsense_is_refused_everywhere_in_few_words(tmp_path: Path, database: str) -> None:
    with ExitStack() as started:
        more = {} if database == "sqlite" else {"database_url": database_url(started.enter_context(postgres()))}
        async with serving(tmp_path, **more) as served, served.person() as ada:
            lobby = (await ada.make("me", "invite"))["id"]
            playing = (await ada.make("me", "local", hints=True))["id"]
            await ada.at("start")
            places = {
                "table_id": [lobby, playing], "replay_id": ["0" * 12], "seat": ["0"], "title": ["nemesis"],
                "board": ["base"], "lang": ["en"], "code": ["ABCDEF"],
            }  # fmt: skip
            asking = Asking(ada, places)
            document = await ada.get("/api/openapi.json")
            for template, operations in document["paths"].items():
                for method, operation in operations.items():
                    await ask_for_nonsense(asking, method.upper(), template, operation)
                    if "requestBody" in operation:
                        await send_bad_strings(asking, method.upper(), template)
                        if database == "sqlite":
                            # Nobody looks into a database for these.
                            await send_nonsense(asking, method.upper(), template)
            for word in (*WORDS, *(f"{folder}/{word}" for folder in ("assets", "t") for word in WORDS)):
                await asking.ask("GET", f"/{word}")
                await asking.ask("GET", f"/{word}.js")
                # Only sockets are meant here.
                await asking.ask("GET", f"/api/tables/{word}/live")
            assert asking.wrong == []
            # Much of it got further than to the door.
            assert {200, 201, 403, 404, 409} <= set(asking.statuses)
            # The tables are as they were, and whoever is right is still served.
            for table in (lobby, playing):
                await ada.get(f"/api/tables/{table}")
            await ada.make("me", "bot")


async def ask_for_nonsense(asking: Asking, method: str, template: str, operation: Json) -> None:
    body = b"{}" if "requestBody" in operation else None
    for path in asking.bad_paths(template):
        await asking.ask(method, path, body)
    for param in operation.get("parameters", []):
        if param["in"] == "query":
            for path in asking.paths(template):
                for word in WORDS:
                    await asking.ask(method, f"{path}?{param['name']}={word}", body)
    await asking.ask(method, f"{next(asking.paths(template))}?%00=%FF&=&%ED%A0%80", body)


async def send_bad_strings(asking: Asking, method: str, template: str) -> None:
    for path in asking.paths(template):
        for text in with_bad_strings(RIGHT[template]):
            await asking.ask(method, path, text.encode())


async def send_nonsense(asking: Asking, method: str, template: str) -> None:
    path = next(asking.paths(template))
    for nonsense in BODIES:
        await asking.ask(method, path, nonsense)
    for kind in KINDS:
        await asking.ask(method, path, b"\x93\x01\x02\x03", kind)


@in_loop
async def test_a_body_that_cannot_be_read_is_refused_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:

        async def refused(body: bytes) -> str:
            answer = await ada.client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["error"]["code"] == "bad_input"
            return str(answer.json()["error"]["message"])

        assert "nested too deeply" in await refused(b"[" * 60_000)
        assert "UTF-8" in await refused(b'{"title": "\xff"}')


@in_loop
async def test_a_body_that_never_ends_is_no_fault_of_the_server(tmp_path: Path) -> None:
    app = create(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'airlock.sqlite3'}", bot_processes=0))
    scope: Any = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": "/api/tables", "raw_path": b"/api/tables", "query_string": b"", "root_path": "", "state": {},
        "headers": [(b"x-airlock", b"1"), (b"content-length", b"100")], "client": ("203.0.113.7", 1), "server": None,
    }  # fmt: skip
    heard: list[Any] = [{"type": "http.request", "body": b'{"title"', "more_body": True}, {"type": "http.disconnect"}]
    sent: list[Any] = []

    async def receive() -> Any:
        return heard.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    await app.state.house.close()
    assert sent[0]["status"] == 400
    assert json.loads(sent[1]["body"])["error"]["code"] == "gone"


def upload(**changes: Any) -> str:
    """A save that may have been made for harm: its checksum is right."""
    body = json.loads(save(new_match(TITLES["nemesis"], 2, seed="a"))) | changes
    body.pop("checksum")
    return json.dumps({**body, "checksum": _checksum(body)})


@in_loop
async def test_a_save_made_for_harm_is_refused_in_few_words(tmp_path: Path) -> None:
    long = "x" * 3_000_000
    async with serving(tmp_path) as served, served.person() as eve:
        for text, words in (
            (upload(answers=[[0, "pass", [], ""]] * 20_001), "more than 20000 answers"),
            (upload(seed="\ud800"), "half characters"),
            (upload(airlock=long), "this program reads formats"),
            (upload(title=long), "which is not installed"),
            (upload(answers=[[0, long, [], ""]]), "doesn't fit the rules"),
            (upload(options={long: "y"}), "doesn't fit the rules"),
            (upload(options={"mode": 7}), "doesn't fit the rules"),
            (upload(players=10**30), "doesn't fit the rules"),
            (upload(answers=long), "can't be read"),
            ('{"airlock": ' + "[" * 900 + "]" * 900 + "}", "save"),
            ("[" * 60_000, "isn't a save file"),
            ('{"airlock": 1\0}', "isn't a save file"),
        ):
            answer = await eve.client.post("/api/replays", json={"save": text})
            assert answer.status_code == 400
            assert answer.json()["error"]["code"] == "bad_save"
            assert words in answer.json()["error"]["message"]
            assert len(answer.content) < LONGEST_REFUSAL


@in_loop
async def test_a_frame_is_seen_by_seats_there_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        id = (await ada.post("/api/replays", {"save": upload()}, 201))["replay"]
        for seat in ("-1", "0", "1", "open"):
            await ada.get(f"/api/replays/{id}/frame", seat=seat)
        for seat in ("--1", "2", "-2", "-0", "00", "\u0661", "", "x", "1\0"):
            refused = await ada.get(f"/api/replays/{id}/frame", 400, seat=seat)
            assert refused["error"]["code"] == "no_such_seat"


@in_loop
async def test_an_address_that_no_file_can_have_is_the_app_s(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<title>app</title>")
    async with serving(tmp_path) as served, served.person() as ada:
        for path in ("/" + "a" * 300, "/rules/" + "a" * 256, "/a%00b", "/" + "a/" * 2000):
            assert (await ada.client.get(path)).text == "<title>app</title>"
        for path in ("/assets/" + "a" * 300 + ".js", "/a%00b.js"):
            await ada.get(path, 404)


INVISIBLE = [
    "\u200b", "\u200b\u200d\u2060\ufeff", "\u0301", "\u0301\u0489", "\u202e", "\0\0", "\x07", "\u3164", "\u2800 \u2800",
    "\ufe0f", "\U000e0041", "\u00ad", "\u115f\u1160", "\ue000",
]  # fmt: skip
VISIBLE = ["Ada", "É", "Ĺ́", "李", "م\u200cی", "👩\u200d🚀", "❤\ufe0f", "7", "…", "a\u200b"]


@in_loop
async def test_a_name_can_be_seen(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        made = await ada.make("me", "invite", name="Friday")
        eve.table = ada.table
        invite = made["seats"][1]["invite"].partition("=")[2]
        seat = f"/api/tables/{ada.table}/seats/0"
        new = {"title": "nemesis", "seats": [{"kind": "me", "name": "Ada"}], "name": "Friday"}
        for name in INVISIBLE:
            for answer in (
                await ada.client.patch(seat, json={"name": name}),
                await eve.client.post(f"/api/tables/{ada.table}/join", json={"invite": invite, "name": name}),
                await eve.client.post("/api/tables", json={**new, "name": name}),
                await eve.client.post("/api/tables", json={**new, "seats": [{"kind": "me", "name": name}]}),
                await eve.client.post("/api/lessons", json={"title": "nemesis", "name": name}),
            ):
                assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_name"), ascii(name)
            said = await ada.client.post(f"/api/tables/{ada.table}/messages", json={"seat": 0, "text": name})
            assert (said.status_code, said.json()["error"]["code"]) == (400, "empty"), ascii(name)
        assert [s["name"] for s in (await ada.look())["seats"]] == ["me 0", "invite 1"]
        for name in VISIBLE:
            changed = (await ada.client.patch(seat, json={"name": name})).json()["table"]
            assert changed["seats"][0]["name"] == name
        # Nobody has to give a name.
        for nothing in ("", "  "):
            assert (await ada.client.patch(seat, json={"name": nothing})).json()["table"]["seats"][0]["name"] == ""


@in_loop
async def test_a_webhook_is_one_word(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        new = {"title": "nemesis", "seats": [{"kind": "me"}]}
        for address in ("https://a.example/\0", "https://a.example/\n", "https://a .example/", "ht\ntps://a.example/"):
            refused = await ada.post("/api/tables", {**new, "webhook": address}, 400)
            assert refused["error"]["code"] == "bad_webhook"
            assert "control characters" in refused["error"]["message"]
