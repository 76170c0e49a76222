"""The match before another one, as bots play it."""

from __future__ import annotations

import pytest

from airlock.bots import Beginning
from airlock.bots.beginning import MOST
from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from tests.kit import vault
from tests.kit.two_nights import TWO_NIGHTS, two_nights
from tests.kit.vault import VAULT

SECOND = {"night": "second"}


def test_the_same_seed_leaves_the_same() -> None:
    first = Beginning(4, {"length": "long"})
    one, same, other = (first.played(TWO_NIGHTS, 2, SECOND, ["random"], seed) for seed in ("a", "a", "b"))
    assert one.mark == same.mark != other.mark
    assert (one.players, one.options) == (4, {"length": "long"})
    match = new_match(TWO_NIGHTS, 2, SECOND, "then", before=one)
    assert match.options == {"night": "second", "length": "long"}


def test_bots_that_look_play_it_too() -> None:
    before = Beginning(3, {}).played(TWO_NIGHTS, 3, SECOND, ["random", "curious"], "a")
    assert before.result["caught"] is False


def test_it_is_played_again_until_something_can_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[bool] = []

    def result(v: vault.Vault) -> dict[str, object]:
        played.append(len(played) < 3)
        return {**vault.result(v), "caught": played[-1]}

    Beginning(2, {}).played(two_nights(result=result), 2, SECOND, ["random"], "a")
    # The fourth ended well. Whoever asks for what it leaves is told the result once more.
    assert played[:4] == [True, True, True, False]


def test_it_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Beginning(2, {})
    with pytest.raises(BadOptions, match="option night can't be 'third'"):
        first.played(TWO_NIGHTS, 2, {"night": "third"}, ["random"], "a")
    with pytest.raises(BadOptions, match="night second is for 2 to 3 players, not for 4"):
        first.played(TWO_NIGHTS, 4, SECOND, ["random"], "a")
    with pytest.raises(BadOptions, match="doesn't go on from a match before it"):
        first.played(TWO_NIGHTS, 2, {}, ["random"], "a")
    with pytest.raises(BadOptions, match="nothing goes on from a match of vault"):
        first.played(VAULT, 2, {}, ["random"], "a")
    monkeypatch.setattr(vault, "ALARM", 0)
    with pytest.raises(BadOptions, match=rf"none of {MOST} matches .* caught was yes; it had to be no \(VAULT-13\)"):
        first.played(TWO_NIGHTS, 2, SECOND, ["random"], "a")
