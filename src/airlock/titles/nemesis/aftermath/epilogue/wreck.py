"""What the Epilogue remembers of the match before: weaknesses that nobody knows any more, and how the ship was."""

from __future__ import annotations

from airlock.survival.parts import Part
from airlock.survival.state import Game


class Wreck(Part):
    """How the ship was found."""

    def __init__(
        self,
        inactive: dict[str, str],
        characters: list[str],
        nest_destroyed: bool = False,
        malfunctions: int = 0,
    ) -> None:
        # object type -> weakness card that was discovered before; it doesn't hold until somebody discovers it again
        self.inactive = inactive
        # Who was played; nobody plays them again (AFT-EPISETUP-03).
        self.characters = characters
        # How it was before the first round.
        self.nest_destroyed = nest_destroyed
        self.malfunctions = malfunctions
        # Whether a weakness was discovered since, by anybody.
        self.discovered = False

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("characters", "discovered", "inactive", "malfunctions", "nest_destroyed")

    def copy(self) -> Wreck:
        new = Wreck(self.inactive.copy(), self.characters[:], self.nest_destroyed, self.malfunctions)
        new.discovered = self.discovered
        return new

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        out["characters"] = self.characters
        if self.discovered:
            out["discovered"] = self.discovered
        out["inactive"] = sorted(self.inactive.items())
        if self.malfunctions:
            out["malfunctions"] = self.malfunctions
        if self.nest_destroyed:
            out["nest_destroyed"] = self.nest_destroyed
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Wreck:
        part = game.parts["wreck"]
        assert isinstance(part, Wreck)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"inactive_weaknesses": dict(self.inactive)}

    def known_weakness(self, thing: str) -> str:
        """The card that lies there faceup, with a marker on it (AFT-EPISETUP-09). Asked whenever one is discovered."""
        self.discovered = True
        return self.inactive.pop(thing, "")

    def breach(self, game: Game) -> str:
        for thing, card in self.inactive.items():
            if game.weaknesses.get(thing):
                return f"{card} is inactive, but something of {thing} is discovered"
            if card in game.weakness_pool:
                return f"{card} is inactive and undiscovered at once"
        return ""
