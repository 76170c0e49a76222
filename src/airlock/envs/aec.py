"""A match as a PettingZoo environment in which the agents act one after the other."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from airlock.envs.seats import Observation, Seats
from airlock.envs.table import IllegalAction, Table


class AirlockAEC(Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Whoever is asked is selected; if several are asked together, the first of them.

    Everybody stays until the match ends: the dead may be brought back, play on as an intruder, and share a victory.
    """

    def __init__(self, table: Table) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, table)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed decides it and all that follow until the next seed."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.table.asked]

    def step(self, action: int | None) -> None:
        """The answer of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.table.match
        illegal = False
        try:
            key = self.table.key_of(self._seats[agent], -1 if action is None else action)
            match.answer(self._seats[agent], key)
        except IllegalAction:
            if self.table.illegal == "raise":
                raise
            illegal = True
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {other: {} for other in self.agents}
        if illegal:
            self.infos[agent]["illegal"] = True
        if match.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
            if self._steps == self.table.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        self._accumulate_rewards()

    def _finish(self) -> None:
        for agent, reward in zip(self.agents, self.table.rewards()):
            self.rewards[agent] = reward
            self.infos[agent]["result"] = self.table.result()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()
