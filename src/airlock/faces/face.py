"""What everything above the engine has to know of a title, in one place per title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from airlock.faces.interest import Interest
from airlock.faces.talk import Talk

if TYPE_CHECKING:
    from PIL.Image import Image

    from airlock.faces.debrief import Debrief, Said, Verdict
    from airlock.faces.encoding.encoder import Encoder
    from airlock.faces.outlook import Outlooks
    from airlock.faces.screen.screen import Screen
    from airlock.words import Words

View = Mapping[str, Any]


class Face:
    """A title as server, laboratory, environments, terminal and bots meet it.

    This is the face of a title that declares nothing: it can be played, watched, learned and counted everywhere, but
    nobody knows what its rooms and cards mean. Packages that not everybody has are imported where they are needed.
    """

    # The bot that plays it well, as `package.module:Class`; without one its seats are played at random.
    player: ClassVar[str] = ""
    # What the search bot knows of a match, as `package.module:function`; without it simulations are random.
    search: ClassVar[str] = ""
    # What bots notice about each other, and what can be claimed in set words: claim -> what it names.
    talk: ClassVar[Talk] = Talk()
    claims: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def glance(self, state: Any, seat: int) -> View | None:
        """A view of which only what a bot looks at is made; nothing if views come as a whole."""
        return None

    def board(self, board: Any) -> dict[str, Any]:
        """A board as plain data: where everything is drawn and what joins what."""
        return {}

    def tables(self, content: Any) -> dict[str, Any]:
        """The tables of cards, rooms and tokens as plain data."""
        return {}

    def interest(self) -> Interest:
        """What the laboratory keeps of a match."""
        return Interest()

    def debrief(self, state: Any) -> Debrief:
        """A match that is over, told openly. Never to be asked for before: it holds everybody's secrets."""
        from airlock.faces.debrief import Debrief

        return Debrief()

    def judge(self, said: Said) -> Verdict:
        """Whether a claim was true or a promise kept, now that all is known."""
        return "open"

    def outlooks(self, view: View, costs: Mapping[str, int]) -> Outlooks:
        """What can be said of the answers that a seat may give: by what it sees, with what they cost."""
        from airlock.faces.outlook import Outlooks

        return Outlooks()

    def encoder(self, state: Any, spare: int | None) -> Encoder:
        """Views and actions as numbers; `spare` places are kept for actions that have none of their own."""
        from airlock.faces.encoding.hashed import ALL_SPARE, HashedEncoder

        return HashedEncoder(ALL_SPARE if spare is None else spare)

    def text(self, view: View) -> str:
        """What a seat sees, as plain text."""
        from airlock.faces.drawing.text import facts, text

        return text(view, facts(view))

    def picture(self, state: Any, view: View) -> Image:
        """What a seat sees, as a picture."""
        from airlock.faces.drawing.page import page

        return page(self.text(view))

    def screen(self, state: Any, words: Words) -> Screen:
        """The match at the terminal."""
        from airlock.faces.screen.screen import Screen

        return Screen(state, words)
