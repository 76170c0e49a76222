"""A second server at the same file, and several workers of one command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from airlock.server.file_lock import AlreadyServed, only_server
from airlock.server.settings import Settings, from_environment
from tests.server.processes import free_port, redis, server, stop, wait_for_port
from tests.server.serving import in_loop, serving

COUNTED = r'airlock_requests_total\{method="GET",route="/api/titles",status="200"\} (\d+)'
BEGIN = [sys.executable, "-c", "from airlock.cli import main; main()", "serve"]


def test_a_second_server_at_the_same_file_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "airlock.sqlite3"
    with server(tmp_path) as running:
        second = [*BEGIN, "--port", str(free_port()), "--database", str(file)]
        refused = subprocess.run(second, capture_output=True, text=True, timeout=60)
        assert refused.returncode == 1
        assert f"another server uses {file} already" in refused.stderr
        assert "Traceback" not in refused.stderr
        assert httpx.get(f"{running.url}/ready").status_code == 200
        running.kill()
    # A server that was killed leaves no lock.
    with server(tmp_path):
        pass


@in_loop
async def test_the_server_itself_keeps_the_lock(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        with pytest.raises(AlreadyServed), only_server(served.house.settings):
            pass
        # Two that talk to each other may share it; and other databases see to that themselves.
        for settings in (
            Settings(database_url=served.house.settings.database_url, channel_url="redis://127.0.0.1:1/0"),
            Settings(database_url="postgresql+asyncpg://127.0.0.1:1/x"),
            Settings(database_url="sqlite+aiosqlite://"),
        ):
            with only_server(settings):
                pass


def test_workers_of_one_command_count_together(tmp_path: Path) -> None:
    with redis(tmp_path) as channel, (tmp_path / "log").open("wb") as log:
        port = free_port()
        env = {
            **os.environ,
            "AIRLOCK_CHANNEL_URL": channel,
            "AIRLOCK_RATE_LIMITS": "off",
            "AIRLOCK_STATIC": str(tmp_path / "static"),
        }
        command = [*BEGIN, "--port", str(port), "--workers", "2", "--database", str(tmp_path / "two.sqlite3")]
        process = subprocess.Popen(command, env=env, stdout=log, stderr=subprocess.STDOUT)
        try:
            wait_for_port(port, process)
            url = f"http://127.0.0.1:{port}"
            for n in range(1, 13):
                # Each on a connection of its own, so that both workers get some.
                assert httpx.get(f"{url}/api/titles", timeout=30).status_code == 200
                counted = httpx.get(f"{url}/metrics", timeout=30).text
                found = re.search(COUNTED, counted)
                assert found is not None
                assert int(found[1]) == n
        finally:
            stop(process)


def test_settings_come_from_the_environment() -> None:
    given = from_environment({"AIRLOCK_KEEP_DAYS": "30", "AIRLOCK_UPLOAD_MEGABYTES": "5", "XDG_DATA_HOME": "/x"})
    assert (given.keep_days, given.upload_megabytes) == (30.0, 5)
    assert from_environment({"XDG_DATA_HOME": "/x"}).keep_days == 0
