"""Environments for learning agents: PettingZoo for all seats, Gymnasium for one.

    env = airlock.envs.aec("nemesis", players=3, mode="coop")        # one after the other
    env = airlock.envs.parallel("nemesis", players=3, mode="coop")   # all at once
    env = gymnasium.make("airlock/Nemesis-Solo-v2")                  # alone; airlock/Nemesis-v2: with bots

Everything is made from views, never from the state: an agent knows what its seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.extras import how_to_install

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
    import PIL  # noqa: F401
except ImportError as error:
    raise ImportError(
        f"the environments need {error.name}, which isn't installed: " + how_to_install("envs"), name=error.name
    ) from error

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from airlock.envs.aec import AirlockAEC
from airlock.envs.parallel import AirlockParallel
from airlock.envs.seat import AirlockSeat
from airlock.envs.seats import Observation
from airlock.envs.table import VERSION, IllegalAction, Reward, Table
from airlock.kernel.faults import BadOptions
from airlock.titles import TITLES

__all__ = ["VERSION", "AirlockAEC", "AirlockParallel", "AirlockSeat", "IllegalAction", "aec", "ids", "parallel"]


def aec(
    title: str,
    players: int,
    observations: str = "array",
    reward: str | Reward = "win",
    asides: bool = True,
    illegal: str = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    spare: int | None = None,
    after: Mapping[str, Any] | None = None,
    **options: str,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """All seats of a match, one after the other. `options` are those of the title: mode, board, characters, ...

    `after` is for a match that goes on from another one, which random bots play: its options, and its `players` if they
    are not as many.
    """
    table = Table(title, players, options, observations, reward, asides, illegal, max_cycles, render_mode, spare, after)
    return OrderEnforcingWrapper(AirlockAEC(table))


def parallel(
    title: str,
    players: int,
    observations: str = "array",
    reward: str | Reward = "win",
    asides: bool = True,
    illegal: str = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    spare: int | None = None,
    after: Mapping[str, Any] | None = None,
    **options: str,
) -> AirlockParallel:
    """All seats of a match at once: whoever isn't asked does nothing."""
    table = Table(title, players, options, observations, reward, asides, illegal, max_cycles, render_mode, spare, after)
    return AirlockParallel(table)


def ids() -> dict[str, dict[str, object]]:
    """What is registered with Gymnasium, and how it is made. A title that can be played alone has an id for that."""
    out: dict[str, dict[str, object]] = {}
    for title in TITLES:
        name = "".join(word.capitalize() for word in title.split("_"))
        out[f"airlock/{name}-v{VERSION}"] = {"title": title, "players": 2}
        try:
            TITLES[title].setting(1, {})
        except BadOptions:
            continue
        out[f"airlock/{name}-Solo-v{VERSION}"] = {"title": title, "players": 1}
    return out


for _id, _arguments in ids().items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="airlock.envs.seat:AirlockSeat", kwargs=_arguments)
