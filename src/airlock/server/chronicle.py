"""The history of a match through the eyes of each seat, continued after every answer instead of being told again."""

from __future__ import annotations

from airlock.kernel.match import Match


class Chronicle:
    """For each seat: what it has seen, the depth of each event, and up to where the log has been read."""

    def __init__(self) -> None:
        self._seen: dict[int, list[dict[str, object]]] = {}
        self._depth: dict[int, list[int]] = {}

    def seen_by(self, match: Match, seat: int) -> list[dict[str, object]]:
        """The same as `match.history(seat)`."""
        seen = self._seen.setdefault(seat, [])
        depth = self._depth.setdefault(seat, [])
        for event in match.state.log.events[len(depth) :]:
            visible = event.visible(seat)
            level = (depth[event.parent] if event.parent >= 0 else -1) + (1 if visible else 0)
            depth.append(level)
            if visible:
                plain = event.plain()
                plain["depth"] = level
                seen.append(plain)
        return seen
