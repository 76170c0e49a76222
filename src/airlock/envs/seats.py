"""What the environments of several agents have in common: an agent for every seat, its spaces and what it sees."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces

from airlock.envs.drawing import draw
from airlock.envs.table import RENDER_MODES, Table
from airlock.faces.encoding.actions import View

Observation = dict[str, Any]


class Seats:
    """A table with agents `seat_0`, `seat_1`, ..."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.render_mode = table.render_mode
        self.metadata: dict[str, Any] = {
            "name": table.name,
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            # Who acts next depends on the match. `airlock.envs.parallel` is the form in which everybody acts at once.
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: table.observation_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """A new match. A seed decides it and all that follow until the next seed."""
        if seed is not None:
            self._seeds = Random(seed)
        self.table.deal(f"{self._seeds.getrandbits(64):016x}")
        self.agents = self.possible_agents[:]
        self._steps = 0

    def observe(self, agent: str) -> Observation:
        """What the agent sees as numbers, and what it can do."""
        return self.table.observe(self._seats[agent])

    def view(self, agent: str) -> View:
        """What the agent may know, in the words of the match."""
        return self.table.view(self._seats[agent])

    def legal(self, agent: str) -> dict[int, str]:
        """What the agent can do now: action -> key."""
        return dict(self.table.legal(self._seats[agent]))

    def render(self) -> Any:
        """What everybody may see: hidden things aren't shown."""
        return draw(self.table, -1, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""
