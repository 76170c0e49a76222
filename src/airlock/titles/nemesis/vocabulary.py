"""What Nemesis speaks of beyond the rules of survival."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import ArgKind
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival import vocabulary as survival
from airlock.survival.vocabulary import CARD, ITEM, NUMBER, ROOM, SEAT, SLOT

VOCABULARY: Final[Vocabulary] = Vocabulary(survival.VOCABULARY)

# The cards of the intruder player, and what can be done with one.
INTRUDER_CARD: Final = ArgKind("intruder_card")
INTRUDER_WAY: Final = ArgKind("intruder_way")

# -- answers to the questions of several cards and items

THIS_TILE: Final = VOCABULARY.verb("tile", SLOT)
THIS_PERSON: Final = VOCABULARY.verb("character", SEAT)
GO: Final = VOCABULARY.verb("go", SEAT, SEAT, least=1)

# The same question for the sake of a room, a card or an item.
ASK_ROOM_FOR_ROOM: Final = VOCABULARY.prompt("choose_room", ROOM)
ASK_ROOM_FOR_CARD: Final = VOCABULARY.prompt("choose_room", CARD)
ASK_ROOM_FOR_ITEM: Final = VOCABULARY.prompt("choose_room", ITEM)
ASK_CHOOSE_SHOT: Final = VOCABULARY.prompt("choose_shot")
ASK_WHO_SLIPS_AWAY: Final = VOCABULARY.prompt("who_slips_away")
ASK_CHOOSE_DOOR: Final = VOCABULARY.prompt("choose_door")
ASK_CHOOSE_TILE: Final = VOCABULARY.prompt("choose_tile", NUMBER, least=0)
ASK_CHOOSE_WEAPON: Final = VOCABULARY.prompt("choose_weapon")
