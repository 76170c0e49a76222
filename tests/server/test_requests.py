"""What every request meets: headers, foreign pages, sizes, limits, health, metrics, the app's files."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import structlog
from litestar.openapi.spec import OpenAPI
from websockets.exceptions import ConnectionClosed

from airlock.server import logs, webhooks
from airlock.server.guard import is_own_origin
from airlock.server.limits import LIMITS, MOST_SOCKETS, Limits
from airlock.server.refused import Refused
from airlock.server.webhooks import Webhooks, check_address, is_public
from tests.server.serving import in_loop, serving


@in_loop
async def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        for path in ("/", "/health", "/api/titles", "/api/nothing", "/t/abc", "/robots.txt"):
            answer = await ada.client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self';" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-request-id"]
        assert (await ada.client.get("/api/nothing")).json()["error"]["code"] == "unknown"
        given = await ada.client.get("/health", headers={"X-Request-ID": "my-own.1"})
        assert given.headers["x-request-id"] == "my-own.1"
        assert (await ada.client.get("/api/tables/mine")).headers["cache-control"] == "no-store"


@in_loop
async def test_foreign_pages_cannot_act(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("http://localhost:5173",)) as served, served.person() as ada:
        await ada.make("me", "bot")
        async with httpx.AsyncClient(base_url=served.url) as plain:
            assert (await plain.post("/api/tables", json={})).json()["error"]["code"] == "not_meant"
        path = f"/api/tables/{ada.table}/start"
        for origin, status in (("https://evil.example", 403), ("null", 403), (served.url, 200)):
            assert (await ada.client.post(path, json={}, headers={"Origin": origin})).status_code == status
        pause = await ada.client.post(
            f"/api/tables/{ada.table}/pause", json={}, headers={"Origin": "http://localhost:5173"}
        )
        assert pause.status_code == 200
        cookie = next(iter(ada.client.cookies.jar))
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert cookie.get_nonstandard_attr("SameSite") == "lax"


def test_an_origin_that_ends_like_the_host_is_a_foreign_one() -> None:
    allowed = ("https://app.example.com",)
    for origin in ("https://example.com", "http://example.com", "https://app.example.com"):
        assert is_own_origin({"origin": origin, "host": "example.com"}, allowed)
    for origin in (
        "https://evil-example.com", "https://evilexample.com", "https://sub.example.com", "https://example.com.evil.net",
        "https://evil-app.example.com", "https://evil.net#https://app.example.com", "https://example.com:8443",
        "http://app.example.com", "https://evil@example.com", "example.com", "null", "",
    ):  # fmt: skip
        assert not is_own_origin({"origin": origin, "host": "example.com"}, allowed), origin


@in_loop
async def test_sockets_check_origin_and_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as eve:
        await ada.make("me", "bot")
        eve.table = ada.table
        host = served.url.removeprefix("http://")
        for person, seat, origin, code in (
            (ada, 0, "https://evil.example", 4403),
            (ada, 0, f"http://evil-{host}", 4403),
            (ada, 0, f"http://evil.{host}", 4403),
            (eve, 0, served.url, 4401),
            (ada, 1, served.url, 4403),
            (eve, -1, served.url, 4403),
        ):
            async with person.live(seat, Origin=origin) as live:
                assert (await live.next())["type"] == "error"
                with pytest.raises(ConnectionClosed) as closed:
                    await live.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code
        eve.table = "0123456789ab"
        async with eve.live(-1) as live:
            assert (await live.next())["error"]["code"] == "no_table"
        async with ada.live(0, Origin=served.url) as live:
            assert (await live.next())["type"] == "table"
            await live.socket.send('{"type": "ping"}')
            assert (await live.next("pong"))["type"] == "pong"


@in_loop
async def test_presence_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada, served.person() as grace:
        made = await ada.make("me", "invite", spectators=True)
        await grace.join(made["seats"][1]["invite"])
        async with ada.live(0) as live:
            assert (await live.next("presence"))["seats"] == [0]
            async with grace.live(1):
                assert (await live.next("presence"))["seats"] == [0, 1]
                assert [s["connected"] for s in (await ada.look())["seats"]] == [True, True]
            assert (await live.next("presence"))["seats"] == [0]
            async with grace.live(-1):
                assert (await live.next("presence"))["spectators"] == 1


@in_loop
async def test_too_large_and_too_fast(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_limits=True) as served, served.person() as ada:
        huge = await ada.client.post("/api/tables", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
        assert huge.status_code == 413
        assert huge.json()["error"]["code"] == "too_large"
        statuses = []
        for _ in range(15):
            answer = await ada.client.post("/api/tables", json={"title": "chess", "seats": [{"kind": "me"}]})
            statuses.append(answer.status_code)
        assert statuses[0] == 400
        assert statuses[-1] == 429
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["error"]["code"] == "too_fast"


@in_loop
async def test_health_metrics_and_the_interface(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        assert (await ada.get("/health"))["status"] == "ok"
        assert (await ada.get("/ready"))["status"] == "ready"
        await ada.make("me", "bot")
        counted = (await ada.client.get("/metrics")).text
        assert 'airlock_requests_total{method="POST",route="/api/tables",status="201"}' in counted
        document = await ada.get("/api/openapi.json")
        assert "/api/tables/{table_id}/answers" in document["paths"]
        bodies = [
            body
            for path in document["paths"].values()
            for operation in path.values()
            if (body := operation.get("requestBody"))
        ]
        assert any("examples" in json.dumps(body) for body in bodies)
        assert document["components"]["securitySchemes"]["program"]["scheme"] == "bearer"
        answers = document["paths"]["/api/tables/{table_id}/answers"]["post"]
        assert {"program": []} in answers["security"]


@in_loop
async def test_the_interface_is_written_down_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    plain = OpenAPI.to_schema

    def counted(self: OpenAPI) -> dict[str, object]:
        written.append(self)
        return plain(self)

    monkeypatch.setattr(OpenAPI, "to_schema", counted)
    async with serving(tmp_path) as served, served.person() as ada:
        assert await ada.get("/api/openapi.json") == await ada.get("/api/openapi.json")
        assert len(written) == 1


@in_loop
async def test_the_app_is_served_from_any_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>app</title>")
    (static / "assets" / "a-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(tmp_path) as served, served.person() as ada:
        for path in ("/", "/t/0123456789ab", "/rules/nemesis"):
            answer = await ada.client.get(path)
            assert answer.text == "<title>app</title>"
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        script = await ada.client.get("/assets/a-1.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            answer = await ada.client.get(path)
            assert "secret" not in answer.text
        assert (await ada.client.get("/assets/missing.js")).status_code == 404


@in_loop
async def test_what_never_changes_travels_packed(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>app</title>")
    (static / "table.html").write_text("<title>table</title>")
    (static / "assets" / "a-1.js").write_text("1;" * 400)
    (static / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"1;" * 400))
    async with serving(tmp_path) as served, served.person() as ada:
        plain = {"accept-encoding": "gzip;q=0, identity"}
        for path in ("/assets/a-1.js", "/api/locales/de/nemesis", "/api/titles/nemesis/board/base"):
            packed = await ada.client.get(path, headers={"accept-encoding": "br, gzip"})
            whole = await ada.client.get(path, headers=plain)
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in whole.headers
            assert packed.headers["vary"] == whole.headers["vary"] == "Accept-Encoding"
            assert packed.content == whole.content
            assert int(packed.headers["content-length"]) < int(whole.headers["content-length"]) / 2
            for one in ("content-type", "cache-control"):
                assert packed.headers[one] == whole.headers[one]
        refused = await ada.client.get("/api/titles/nothing/board/base", headers={"accept-encoding": "gzip"})
        assert refused.status_code == 404
        assert refused.json()["error"]["code"] == "no_title"
        # A table has a page of its own, which asks for all that it needs at once.
        assert (await ada.client.get("/t/0123456789ab")).text == "<title>table</title>"
        assert (await ada.client.get("/rules/nemesis")).text == "<title>app</title>"


@in_loop
async def test_fixed_things(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        titles = await ada.get("/api/titles")
        assert titles[0]["name"] == "nemesis"
        for board in titles[0]["boards"]:
            drawn = await ada.get(f"/api/titles/nemesis/board/{board}")
            # A second board may be docked to the ship.
            assert len(drawn["slots"]) == 21 + len(drawn["docked"])
            assert drawn["corridors"]
            assert drawn["entrances"]
        content = await ada.get("/api/titles/nemesis/content")
        assert content["rooms"]["canteen"]["colour"]
        assert "ways" in content["cards"]["rest"]
        assert content["figures"][0] == "queen"
        assert await ada.get("/api/titles/nemesis/content", mode="coop", characters="captain,scout") == content
        for wrong in ({"mode": "chess"}, {"colour": "red"}):
            assert (await ada.get("/api/titles/nemesis/content", 400, **wrong))["error"]["code"] == "bad_options"
        for lang in ("en", "de"):
            app, title = [(await ada.client.get(f"/api/locales/{path}")).text for path in (lang, f"{lang}/nemesis")]
            assert "app-new-table =" in app
            assert "app-title-nemesis =" in app
            assert "room-canteen =" not in app
            assert "reason-hands-full =" not in app
            assert "room-canteen =" in title
            assert "reason-hands-full =" in title
            assert "app-new-table =" not in title
        rules = await ada.get("/api/rules/nemesis")
        assert rules["sections"][0]["clauses"][0]["text"]["de"]
        for path in (
            "titles/chess/content",
            "titles/nemesis/board/moon",
            "locales/xx",
            "locales/xx/nemesis",
            "locales/de/chess",
            "locales/de/survival",
            "rules/chess",
        ):
            await ada.get(f"/api/{path}", 404)


def test_webhooks_stay_out_of_the_own_network() -> None:
    for ip in (
        "127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1", "255.255.255.255",
        "192.0.0.8", "::1", "::", "fd00::1", "fe80::1%eth0", "ff02::1",
        # An IPv4 address in disguise: mapped, compatible, 6to4, NAT64, Teredo.
        "::ffff:10.0.0.1", "::ffff:127.0.0.1", "::127.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "2001:0:a00:1::",
    ):  # fmt: skip
        assert not is_public(ip), ip
    for ip in ("93.184.216.34", "2606:4700::1111"):
        assert is_public(ip)
    for address in (
        "ftp://a",
        "https://",
        "file:///etc/passwd",
        "http://user@host/",
        "nonsense",
        "http://[::1",
        "http://a:0",
        "http://a:25/",
        "http://a:22",
        "https://a:99999/",
        "javascript:alert(1)",
        "https:///path",
    ):
        with pytest.raises(Exception, match="webhook"):
            check_address(address)
    check_address("https://example.org/hook")


@in_loop
async def test_a_webhook_tells_whose_turn_it_is(tmp_path: Path) -> None:
    heard: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", head, re.I)[1])  # type: ignore[index]
        heard.append(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    address = f"http://localhost:{server.sockets[0].getsockname()[1]}/hook"
    async with server:
        assert not await Webhooks(False, Limits(on=False)).send(address, {"text": "x"})
        assert heard == []
        async with serving(tmp_path, webhook_allow_local=True) as served, served.person() as ada:
            await ada.make("bot", "me", webhook=address, name="Friday")
            await ada.at("start")
            while not heard:
                await asyncio.sleep(0.02)
        notice = json.loads(heard[0])
        assert notice["seat"] == 1
        assert "Friday" in notice["text"]
        # Nothing listens there any more: that is nobody's problem.
    assert not await Webhooks(True, Limits(on=False)).send(address, {"text": "x"})


@in_loop
async def test_a_webhook_goes_where_it_was_checked_and_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that soon means something else, one that means two places, an answer that sends elsewhere."""
    heard: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        heard.append(head)
        writer.write(b"HTTP/1.1 307 Elsewhere\r\nLocation: /inside\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    asked: list[str] = []

    def found(ips: list[str]) -> None:
        def find(host: str, port: int) -> list[str]:
            asked.append(host)
            return ips

        monkeypatch.setattr(webhooks, "find", find)

    async with server:
        found(["127.0.0.1"])
        assert not await Webhooks(False, Limits(on=False)).send(f"http://inside.example:{port}/", {"text": "x"})
        assert heard == []
        # The address is asked for once, and what was found is called under the name that was given.
        asked.clear()
        assert not await Webhooks(True, Limits(on=False)).send(f"http://hook.example:{port}/in", {"text": "x"})
        assert asked == ["hook.example"]
        assert len(heard) == 1
        assert f"host: hook.example:{port}".encode() in heard[0].lower()
        assert heard[0].startswith(b"POST /in ")
        # Nobody is flooded.
        few = Webhooks(True, Limits(on=True))
        most = int(LIMITS["webhook"][0])
        sent = await asyncio.gather(*(few.send(f"http://hook.example:{port}/in", {"text": "x"}) for _ in range(200)))
        assert len(heard) <= 1 + most
        assert not any(sent)


@pytest.mark.parametrize("private", ["first", "last"])
@in_loop
async def test_a_webhook_with_one_private_address_is_never_called(
    monkeypatch: pytest.MonkeyPatch, private: str
) -> None:
    """One name, two addresses: whichever of them would be called, the private one is reason enough not to."""
    called: list[str] = []
    ips = {"first": ["10.0.0.1", "93.184.216.34"], "last": ["93.184.216.34", "10.0.0.1"], "no": ["93.184.216.34"]}

    def lookup(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        where = private if host == "two.example" else "no"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, port)) for ip in ips[where]]

    async def send(self: httpx.AsyncClient, request: httpx.Request, **_: object) -> httpx.Response:
        called.append(str(request.url))
        return httpx.Response(204)

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(httpx.AsyncClient, "send", send)
    assert not await Webhooks(False, Limits(on=False)).send("https://two.example/", {"text": "x"})
    assert called == []
    assert await Webhooks(False, Limits(on=False)).send("https://one.example/", {"text": "x"})
    assert called == ["https://93.184.216.34/"]


def test_one_address_has_so_many_sockets() -> None:
    limits = Limits(on=True)
    with ExitStack() as open:
        for _ in range(MOST_SOCKETS):
            open.enter_context(limits.socket("ada"))
        with pytest.raises(Refused, match="connections"), limits.socket("ada"):
            pass
        with limits.socket("eve"):
            pass
    with limits.socket("ada"):
        pass


@in_loop
async def test_a_cookie_is_kept_from_scripts_and_other_sites(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        wish = {"title": "nemesis", "seats": [{"kind": "me"}]}
        for forwarded, is_secure in (("http", False), ("https", True)):
            headers = {"X-Airlock": "1", "X-Forwarded-Proto": forwarded}
            async with httpx.AsyncClient(base_url=served.url, headers=headers) as client:
                cookie = (await client.post("/api/tables", json=wish)).headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "path=/" in cookie
            assert "domain" not in cookie
            assert ("; secure" in cookie) == is_secure


@pytest.mark.parametrize("format", ["json", "text"])
def test_a_log_tells_no_local_variables(format: str, capfd: pytest.CaptureFixture[str]) -> None:
    def fails() -> None:
        token = "".join(["top", "-", "secret"])
        raise RuntimeError(f"no {len(token)}")

    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    level, configured = root.level, structlog.get_config()
    try:
        logs.set_up(format)
        try:
            fails()
        except RuntimeError as error:
            structlog.get_logger("airlock.failure").error("a request failed", exc_info=error)
    finally:
        root.handlers, root.level = before, level
        structlog.configure(**configured)
    told = capfd.readouterr().err
    assert "RuntimeError" in told
    assert "fails" in told
    assert "top-secret" not in told


@in_loop
async def test_no_way_around_the_header_or_the_origin(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, served.person() as ada:
        await ada.make("me", "invite")
        host = served.url.removeprefix("http://")
        path = f"/api/tables/{ada.table}/seats/0/takeover"
        cookies = dict(ada.client.cookies.items())
        async with httpx.AsyncClient(base_url=served.url, cookies=cookies) as forger:
            for origin in (f"http://{host}.evil.example", f"http://evil.example/{host}", f"http://{host}@evil.example",
                           f"http://evil-{host}", f"http://evil{host}", f"http://evil.{host}",
                           f"http://{host}:80", "http://", "", "file://", f"//{host}", "http://[::1"):  # fmt: skip
                sent = await forger.post(path, json={}, headers={"X-Airlock": "1", "Origin": origin})
                assert sent.json()["error"]["code"] == "not_meant", origin
            # What a form of a foreign page can send.
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                sent = await forger.post(path, content=b"{}", headers={"Content-Type": kind})
                assert sent.json()["error"]["code"] == "not_meant"
            for method in ("PUT", "DELETE", "PATCH", "POST"):
                assert (await forger.request(method, path)).status_code == 403
            over = await forger.get(path, headers={"X-HTTP-Method-Override": "POST"})
            assert over.status_code == 405
            allowed = await forger.options(path, headers={"Origin": "https://evil.example"})
            assert "access-control-allow-origin" not in allowed.headers
