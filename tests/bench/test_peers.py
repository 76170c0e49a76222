"""The other engines of the benchmark: played for a moment where they are installed, named clearly where not."""

from __future__ import annotations

import sys

import pytest

from airlock.bench.peers import PEERS, MissingPeer, PeerResult

MODULES = {"catanatron": "catanatron", "open_spiel": "pyspiel", "rlcard": "rlcard"}


def module_of(peer: str) -> str:
    return next(module for name, module in MODULES.items() if peer.startswith(name))


@pytest.mark.bench
@pytest.mark.parametrize("peer", PEERS)
# Peers warn about their own dependencies; that isn't ours to mend.
@pytest.mark.filterwarnings("ignore")
def test_a_peer_plays(peer: str) -> None:
    result = PEERS[peer](0.05)
    assert result.decisions > 0
    assert result.seconds >= 0.05


@pytest.mark.parametrize("peer", PEERS)
def test_a_missing_peer_names_the_extra(peer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module_of(peer), None)
    with pytest.raises(MissingPeer, match=rf"{module_of(peer)}.*the extra `bench`"):
        PEERS[peer](0.05)


def test_a_result_knows_its_speed() -> None:
    assert PeerResult(decisions=300, seconds=2.0).decisions_per_s == 150.0
