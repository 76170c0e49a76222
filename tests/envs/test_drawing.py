"""An environment shows itself as text and as a picture."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.render_test import collect_render_results

import airlock.envs
from airlock.envs import table as tables
from tests.kit.settings import SETTINGS


@pytest.fixture(autouse=True)
def all_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles of the tests as well."""
    monkeypatch.setattr(tables, "TITLES", {setting.title.name: setting.title for setting in SETTINGS})


def played(env: Any, steps: int) -> Any:
    env.reset(seed=3)
    rng = Random(3)
    for agent in env.agent_iter(steps):
        env.step(rng.choice(list(env.legal(agent))))
    return env


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize(("title", "options"), [("nemesis", {}), ("nemesis", {"board": "alt"}), ("vault", {})])
def test_every_title_can_be_drawn_while_it_is_played(title: str, options: dict[str, Any], mode: str) -> None:
    shown = collect_render_results(airlock.envs.aec(title, players=3, render_mode=mode, **options))

    for frame in shown:
        if mode == "ansi":
            assert isinstance(frame, str)
            assert "seat" in frame
        else:
            assert frame.shape == (700, 1000, 3)
            assert frame.dtype == np.uint8
            assert frame.std() > 5
    assert str(shown[0]) != str(shown[-1]) or (shown[0] != shown[-1]).any()


def test_nothing_is_drawn_without_a_mode() -> None:
    assert played(airlock.envs.aec("nemesis", players=2), 3).render() is None


def test_text_names_rooms_crew_and_the_question() -> None:
    env = played(airlock.envs.aec("nemesis", players=2, render_mode="ansi"), 30)
    words, view = env.render(), env.view("seat_0")

    assert "Hibernatorium" in words
    for c in view["crew"]:
        assert c["character"] in words
    assert f"{view['questions'][0]['prompt']}?" in words


def test_a_picture_shows_fire_where_it_burns() -> None:
    env = played(airlock.envs.aec("nemesis", players=2, render_mode="rgb_array"), 30)
    before = env.render()
    game = env.unwrapped.table.match.state
    game.fire.append("slot_001")
    env.unwrapped.table._seen.clear()

    changed = np.argwhere((env.render() != before).any(axis=2))

    assert len(changed) > 100
    (top, left), (bottom, right) = changed.min(axis=0), changed.max(axis=0)
    assert bottom - top < 60
    assert right - left < 60


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_everybody_may_watch(mode: str) -> None:
    """What is drawn for all is the same whatever the seats hold."""
    env = played(airlock.envs.aec("nemesis", players=3, render_mode=mode), 40)
    table = env.unwrapped.table
    before = env.render()
    table.match = table.match.determinize(-1, Random(1))
    table._seen.clear()

    assert np.array_equal(env.render(), before)


def test_one_seat_sees_its_own_options() -> None:
    env = airlock.envs.AirlockSeat(players=2, render_mode="ansi")
    env.reset(seed=1)

    assert "character:" in env.render()
