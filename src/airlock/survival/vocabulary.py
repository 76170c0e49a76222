"""What the rules of survival speak of: the kinds of arguments, and the verbs and questions that several rules share."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import ArgKind
from airlock.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()

# Values that need no name: they are said as they are.
NUMBER: Final = ArgKind("number")
FLAG: Final = ArgKind("flag")
SPACE: Final = ArgKind("space")
POD_NUMBER: Final = ArgKind("pod_number")
ENGINE_NUMBER: Final = ArgKind("engine_number")

# People. Several seats are one value, separated by commas.
SEAT: Final = ArgKind("seat")
SEATS: Final = ArgKind("seats")
CHARACTER: Final = ArgKind("character")

# Places. A corridor says which way to take, a door is a corridor with what its door is like, a place is a corridor or
# a technical network.
SLOT: Final = ArgKind("slot")
CORRIDOR: Final = ArgKind("corridor")
DOOR_STATE: Final = ArgKind("door")
PLACE: Final = ArgKind("place")
POD: Final = ArgKind("pod")
DESTINATION: Final = ArgKind("destination")

# Intruders. A target may be the eggs of a room, a type is a figure without a number.
FIGURE: Final = ArgKind("figure")
TARGET: Final = ArgKind("target")
ONE_FIGURE: Final = ArgKind("target", "figure")
TYPE: Final = ArgKind("figure", "type")

# Things: items and objects.
THING: Final = ArgKind("thing")
THINGS: Final = ArgKind("thing", many=True)
ITEM: Final = ArgKind("thing", "item")
WEAPON: Final = ArgKind("thing", "weapon")
# Which of two weapons of a kind, by what is left in it.
AMMO: Final = ArgKind("number", "ammo")
QUEST: Final = ArgKind("thing", "quest")
CRAFTED_ITEM: Final = ArgKind("thing", "crafted")
COMPONENT: Final = ArgKind("thing", "component")
HEAVY: Final = ArgKind("thing", "heavy")
REACTION_ITEM: Final = ArgKind("thing", "reaction_item")
OBJECT: Final = ArgKind("thing", "object")
OBJECT_TYPE: Final = ArgKind("thing", "object_type")
# The back of an item card: its colour.
BACK: Final = ArgKind("back")

# Cards and what is on them.
CARD: Final = ArgKind("card")
HAND_CARD: Final = ArgKind("card", "hand_card")
CONTAMINATION_CARD: Final = ArgKind("card", "contamination")
REACTION_CARD: Final = ArgKind("card", "reaction_card")
# A card or an item, by which somebody reacts.
REACTION_USED: Final = ArgKind("reaction")
WAY: Final = ArgKind("way")
ROOM: Final = ArgKind("room")
TOKEN: Final = ArgKind("token")
EFFECT_NAME: Final = ArgKind("effect")
EVENT_NAME: Final = ArgKind("event")
ATTACK_NAME: Final = ArgKind("attack")
WOUND: Final = ArgKind("wound")
WEAKNESS: Final = ArgKind("weakness")
COORDINATES: Final = ArgKind("coordinates")
OBJECTIVE: Final = ArgKind("objective")
# Which of the dealt ones, by its place among them.
OWN_OBJECTIVE: Final = ArgKind("own_objective")
OBJECTIVE_KIND: Final = ArgKind("objective_kind")
FACE: Final = ArgKind("face")
ENGINE_STATE: Final = ArgKind("engine")
CAUSE: Final = ArgKind("cause")
END: Final = ArgKind("end")

# The key of an action; what was announced with it, separated by colons; and what each part of that is.
ACTION_KEY: Final = ArgKind("action")
CHOICE: Final = ArgKind("choice")
KINDS: Final = ArgKind("kinds")
CHOICES: Final = ArgKind("choice", many=True)
# The verb of an option that was announced as it stands.
SPOKEN: Final = ArgKind("verb")

# -- answers to many questions

DONE: Final = VOCABULARY.option("done")
NEVER_MIND: Final = VOCABULARY.option("never_mind")
AGREE: Final = VOCABULARY.option("agree")
DECLINE: Final = VOCABULARY.option("decline")
KEEP_ROLL: Final = VOCABULARY.option("keep_roll")
PASS: Final = VOCABULARY.option("pass")
THIS_SLOT: Final = VOCABULARY.verb("slot", SLOT)
THIS_CORRIDOR: Final = VOCABULARY.verb("corridor", DOOR_STATE)
THIS_INTRUDER: Final = VOCABULARY.verb("intruder", ONE_FIGURE)
THIS_WEAPON: Final = VOCABULARY.verb("weapon", WEAPON, AMMO, least=1)

ASK_CHOOSE_CHARACTER: Final = VOCABULARY.prompt("choose_character", NUMBER, least=0)
