"""People nobody knows: how they are told apart, and how much each of them may do."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from airlock.server import limits
from airlock.server.address import stranger
from airlock.server.limits import LIMITS, Limits
from airlock.server.refused import Refused
from tests.server.serving import in_loop, serving


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time by which buckets fill up: it stands still until a test moves it."""
    stopped = SimpleNamespace(now=0.0)
    stopped.monotonic = lambda: stopped.now
    monkeypatch.setattr(limits, "time", stopped)
    return stopped


@pytest.mark.parametrize(
    ("host", "who"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:cb00:7107", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_a_network_of_ipv6_is_one_stranger(host: str, who: str) -> None:
    assert stranger(host) == who


@pytest.mark.usefixtures("clock")
@in_loop
async def test_all_addresses_of_a_network_share_their_limits(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_limits=True) as served, served.person() as eve:

        async def guess(host: str) -> int:
            answer = await eve.client.get("/api/codes/WRNG22", headers={"X-Forwarded-For": host})
            return answer.status_code

        most = int(LIMITS["join"][0])
        assert [await guess(f"2001:db8::{n:x}") for n in range(1, most + 3)] == [404] * most + [429] * 2
        assert await guess("2001:db8:0:1::1") == 404
        assert [await guess(host) for host in ["203.0.113.7", "::ffff:203.0.113.7"] * most][most:] == [429] * most
        # What other processes are told names the network, so it counts there as one stranger, too.
        assert ("join", "2001:db8::/64", most) in served.house.limits.take_spent()


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("answers", {"seat": 0, "seq": 0, "key": "pass"}),
        ("undo", {"seat": 0}),
        ("messages", {"seat": 0, "text": "hello"}),
        ("hint", {"seat": 0}),
    ],
)
@in_loop
async def test_tables_that_do_not_exist_are_no_fresh_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, object]
) -> None:
    monkeypatch.setitem(LIMITS, "act", (6, 60))
    async with serving(tmp_path, rate_limits=True) as served, served.person() as eve:
        answers = [await eve.client.post(f"/api/tables/{n:012x}/{path}", json=body) for n in range(8)]
        assert [answer.status_code for answer in answers] == [404] * 6 + [429] * 2
        nonsense = await eve.client.post(f"/api/tables/nonsense/{path}", json=body)
        assert nonsense.status_code == 429


def test_new_strangers_give_nobody_a_fresh_start(clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 50)
    all = Limits(on=True)

    def is_free(who: str) -> bool:
        try:
            all.check("report", who)
        except Refused:
            return False
        return True

    most = int(LIMITS["report"][0])
    assert [is_free("eve") for _ in range(most + 1)] == [True] * most + [False]
    for n in range(120):
        is_free(f"flood {n}")
        assert n % 40 or not is_free("eve")
    assert not is_free("eve")
    # Whoever was away longest is forgotten first; that bucket would be full by now anyway.
    clock.now += 60
    is_free("grace")
    for n in range(49):
        is_free(f"flood again {n}")
    assert len(all._buckets) == 50
    assert ("report", "grace") in all._buckets
    assert ("report", "eve") not in all._buckets


def test_every_bucket_is_full_again_within_half_a_minute() -> None:
    """One that nobody has used since then can be forgotten: nothing is given away."""
    assert all(most * 60 / per_minute <= 30 for most, per_minute in LIMITS.values())
