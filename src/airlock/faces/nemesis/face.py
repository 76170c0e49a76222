"""The face of Nemesis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from airlock.faces.face import Face, View
from airlock.faces.interest import Interest
from airlock.faces.nemesis.talk import CLAIMS, TALK
from airlock.faces.talk import Talk

if TYPE_CHECKING:
    from PIL.Image import Image

    from airlock.faces.debrief import Debrief, Said, Verdict
    from airlock.faces.encoding.encoder import Encoder
    from airlock.faces.nemesis.terminal.screen import NemesisScreen
    from airlock.faces.outlook import Outlooks
    from airlock.words import Words


class NemesisFace(Face):
    """Everything is loaded when it is asked for: nobody who lets bots play needs a terminal."""

    player: ClassVar[str] = "airlock.bots.nemesis.bot:CrewBot"
    search: ClassVar[str] = "airlock.bots.nemesis.search:knowledge"
    talk: ClassVar[Talk] = TALK
    claims: ClassVar[Mapping[str, tuple[str, ...]]] = CLAIMS

    def glance(self, state: Any, seat: int) -> View:
        from airlock.faces.nemesis.glance import glance

        return glance(state, seat)

    def board(self, board: Any) -> dict[str, Any]:
        from airlock.faces.nemesis import printed

        return printed.board(board)

    def tables(self, content: Any) -> dict[str, Any]:
        from airlock.faces.nemesis import printed

        return printed.tables(content)

    def interest(self) -> Interest:
        from airlock.faces.nemesis.interest import NEMESIS_INTEREST

        return NEMESIS_INTEREST

    def debrief(self, state: Any) -> Debrief:
        from airlock.faces.nemesis.debrief import debrief

        return debrief(state)

    def judge(self, said: Said) -> Verdict:
        from airlock.faces.nemesis.judging import judge

        return judge(said)

    def outlooks(self, view: View, costs: Mapping[str, int]) -> Outlooks:
        from airlock.faces.nemesis.outlook import outlooks

        return outlooks(view, costs)

    def encoder(self, state: Any, spare: int | None) -> Encoder:
        from airlock.faces.nemesis.encoder import SurvivalEncoder
        from airlock.faces.nemesis.keys import SPARE

        return SurvivalEncoder(state, SPARE if spare is None else spare)

    def text(self, view: View) -> str:
        from airlock.faces.drawing.text import text
        from airlock.faces.nemesis.text import ship

        return text(view, ship(view))

    def picture(self, state: Any, view: View) -> Image:
        from airlock.faces.nemesis.picture import ship

        return ship(view, state.map, state.content)

    def screen(self, state: Any, words: Words) -> NemesisScreen:
        from airlock.faces.nemesis.terminal.screen import NemesisScreen

        return NemesisScreen(state, words)
