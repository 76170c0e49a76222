"""Random play on other game engines, to compare with.

Each peer is driven in the fastest way that its Python interface offers, in one thread, and only decisions of players
count: dice and deals are part of the cost. The packages come with the extra `bench`; each is imported when it is asked
for.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from airlock.extras import how_to_install


class MissingPeer(RuntimeError):
    """The package of a peer is not installed."""


@dataclass(frozen=True, slots=True)
class PeerResult:
    decisions: int
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds


def catanatron(seconds: float) -> PeerResult:
    """Settlers of Catan with four random players."""
    peer = _import("catanatron")
    colors = (peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE)

    def play() -> int:
        game = peer.Game([peer.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return _measure(play, seconds)


def open_spiel_gin_rummy(seconds: float) -> PeerResult:
    return _open_spiel("gin_rummy", seconds)


def open_spiel_hearts(seconds: float) -> PeerResult:
    return _open_spiel("hearts", seconds)


def rlcard_uno(seconds: float) -> PeerResult:
    return _rlcard("uno", seconds)


def rlcard_gin_rummy(seconds: float) -> PeerResult:
    return _rlcard("gin-rummy", seconds)


PEERS: dict[str, Callable[[float], PeerResult]] = {
    "catanatron": catanatron,
    "open_spiel_gin_rummy": open_spiel_gin_rummy,
    "open_spiel_hearts": open_spiel_hearts,
    "rlcard_uno": rlcard_uno,
    "rlcard_gin_rummy": rlcard_gin_rummy,
}


# The packages behind them.
MODULES = ("catanatron", "pyspiel", "rlcard")


def check_peers() -> None:
    """Says what is missing before anything is measured."""
    for module in MODULES:
        _import(module)


def _open_spiel(name: str, seconds: float) -> PeerResult:
    game = _import("pyspiel").load_game(name)
    pick = random.choice

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # Chance only deals cards in these games, so that all outcomes are equally likely.
                state.apply_action(pick(state.chance_outcomes())[0])
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
        return decisions

    return _measure(play, seconds)


def _rlcard(name: str, seconds: float) -> PeerResult:
    env = _import("rlcard").make(name)
    pick = random.choice

    def play() -> int:
        # Stepping by hand is up to twice as fast as env.run() with random agents, which keeps trajectories.
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _measure(play, seconds)


def _measure(play: Callable[[], int], seconds: float) -> PeerResult:
    """Plays whole games until the time is up; the first game only warms up. Seconds of the processor count, not of the
    clock: what else the machine does must not matter."""
    play()
    decisions = 0
    start = now = time.process_time()
    while now - start < seconds:
        decisions += play()
        now = time.process_time()
    return PeerResult(decisions, now - start)


def _import(module: str) -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return import_module(module)
    except ImportError as missing:
        raise MissingPeer(
            f"The benchmark compares with {module}, which can't be imported ({missing}). "
            "It comes with the extra `bench`: run `make bench` in a clone, or " + how_to_install("bench")
        ) from missing
