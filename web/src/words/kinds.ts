// Written by tools/generate_types.py from the Python definitions: change those, then run `make types`.

export const OPTION_ARGS: Record<string, readonly string[]> = {
  "move": [
    "slot",
    "corridor"
  ],
  "careful": [
    "slot",
    "corridor"
  ],
  "to": [
    "slot",
    "corridor"
  ],
  "go": [
    "seat",
    "seat"
  ],
  "shoot": [
    "thing",
    "target",
    "number"
  ],
  "melee": [
    "target"
  ],
  "pick_up": [
    "thing"
  ],
  "craft": [
    "thing"
  ],
  "activate": [
    "thing"
  ],
  "card": [
    "card",
    "way"
  ],
  "item": [
    "thing",
    "way"
  ],
  "room": [
    "room",
    "way"
  ],
  "drop": [
    "thing",
    "number"
  ],
  "discard": [
    "card"
  ],
  "propose": [
    "seat"
  ],
  "offer": [
    "thing",
    "number"
  ],
  "react": [
    "reaction"
  ],
  "keep": [
    "thing"
  ],
  "deck": [
    "back"
  ],
  "corridor": [
    "door"
  ],
  "slot": [
    "slot"
  ],
  "tile": [
    "slot"
  ],
  "noise": [
    "place"
  ],
  "weapon": [
    "thing",
    "number"
  ],
  "wound": [
    "wound"
  ],
  "figure": [
    "target"
  ],
  "intruder": [
    "target"
  ],
  "target": [
    "target"
  ],
  "eggs": [
    "slot"
  ],
  "character": [
    "character"
  ],
  "objective": [
    "own_objective"
  ],
  "objective_of": [
    "seat",
    "objective_kind"
  ],
  "components": [
    "thing",
    "thing"
  ],
  "use": [
    "thing"
  ],
  "burn": [
    "thing"
  ],
  "tape": [
    "thing",
    "thing"
  ],
  "heal": [
    "target"
  ],
  "pursue": [
    "seat"
  ],
  "pod": [
    "pod"
  ],
  "contamination": [
    "card"
  ],
  "analyse": [
    "thing"
  ],
  "play": [
    "intruder_card",
    "intruder_way"
  ],
  "keep_only": [
    "intruder_card"
  ],
  "resolve": [
    "attack"
  ],
  "bury": [
    "attack"
  ],
  "event": [
    "event"
  ],
  "move_figure": [
    "target"
  ],
  "attack": [
    "target",
    "seat"
  ]
};

export const PROMPT_ARGS: Record<string, readonly string[]> = {
  "act": [
    "number"
  ],
  "pay": [
    "number"
  ],
  "draft": [
    "number"
  ],
  "choose_character": [
    "number"
  ],
  "choose_tile": [
    "number"
  ],
  "choose_room": [
    "source"
  ],
  "room_action": [
    "room"
  ],
  "interrupt": [
    "action",
    "seat",
    "choice*"
  ],
  "consent": [
    "seat",
    "source",
    "choice*"
  ],
  "reroll_combat": [
    "face"
  ],
  "reroll_noise": [
    "thing"
  ],
  "burst": [
    "thing"
  ],
  "components": [
    "thing"
  ],
  "quest_item": [
    "thing"
  ],
  "make_room": [
    "thing"
  ],
  "which_eggs": [
    "slot"
  ],
  "work_doors": [
    "slot"
  ],
  "drive_away": [
    "slot"
  ],
  "take_door": [
    "place"
  ],
  "offer": [
    "seat",
    "thing*"
  ],
  "answer_offer": [
    "seat",
    "thing*"
  ],
  "agree": [
    "seat",
    "thing*"
  ],
  "slip_away": [
    "seat"
  ],
  "choose_way": [
    "seat"
  ]
};

export const FIELD_KINDS: Record<string, string> = {
  "seat": "seat",
  "giver": "seat",
  "receiver": "seat",
  "owner": "seat",
  "partner": "seat",
  "slot": "slot",
  "old": "slot",
  "door_moved.old": "place",
  "place": "place",
  "corridor": "place",
  "network": "place",
  "figure": "figure",
  "creeper": "figure",
  "breeder": "figure",
  "target": "figure",
  "type": "figure",
  "token": "token",
  "room": "room",
  "item": "thing",
  "thing": "thing",
  "object": "thing",
  "weapon": "thing",
  "host": "thing",
  "what": "reaction",
  "first": "character",
  "second": "character",
  "taped.first": "thing",
  "taped.second": "thing",
  "colour": "back",
  "wound": "wound",
  "weakness": "weakness",
  "objective": "objective",
  "character": "character",
  "action": "action",
  "choice": "choice",
  "card": "card",
  "event_card.card": "event",
  "saw_event.card": "event",
  "event_discarded.card": "event",
  "attack_card.card": "attack",
  "injury_check.card": "attack",
  "saw_attack_card.card": "attack",
  "saw_coordinates.card": "coordinates",
  "coordinates_revealed.card": "coordinates",
  "intruder_card_drawn.card": "intruder_card",
  "intruder_card_played.card": "intruder_card",
  "intruder_card_discarded.card": "intruder_card",
  "way": "intruder_way",
  "face": "face",
  "destination": "destination",
  "reason": "end",
  "cause": "cause",
  "status": "engine",
  "engine_1": "engine",
  "engine_2": "engine",
  "engine_3": "engine",
  "effect": "effect"
};

export const BESIDES: readonly string[] = ["event", "rule", "seq", "depth"];
