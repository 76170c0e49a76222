"""The shapes of what engine and catalogue hand out as plain dictionaries. Tests hold them against real ones."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# An entry of the log: event, rule, seq, depth, and the values of its kind.
Event = dict[str, str | int | bool]


class Told(TypedDict):
    """Something to be put into words: a message, a name to be looked up in the view, or several terms in a row."""

    id: NotRequired[str | list[str]]
    args: NotRequired[dict[str, str | int | Told]]
    up: NotRequired[bool]
    note: NotRequired[str | int | Told]
    name: NotRequired[str]
    otherwise: NotRequired[str | int | Told]
    join: NotRequired[list[str | int | Told]]
    between: NotRequired[str]


Term = str | int | Told


class Option(TypedDict):
    """Something a seat may answer; `kinds` says what each argument is."""

    key: str
    verb: str
    args: list[str]
    kinds: list[str]
    # From the server.
    say: NotRequired[Term]


class Question(TypedDict):
    """What a seat is asked. Only the seat itself sees what it is about and what it can answer."""

    seat: int
    prompt: str
    rule: str
    about: NotRequired[list[str]]
    # What each of them is; those with a star are one list, which is named even if nothing is on it.
    kinds: NotRequired[list[str]]
    options: NotRequired[list[Option]]
    # From the server.
    say: NotRequired[Term]


class RoomView(TypedDict):
    slot: str
    room: str
    explored: bool
    items: int
    fire: bool
    malfunction: bool
    objects: list[str]


class FigureView(TypedDict):
    figure: str
    kind: str
    slot: str
    injuries: int


class PodView(TypedDict):
    pod: int
    section: str
    locked: bool
    launched: bool
    aboard: list[int]


class IntrudersView(TypedDict):
    eggs: int
    nest_destroyed: bool
    weaknesses: dict[str, str]
    bag: dict[str, int]
    first_encounter: bool
    first_death: bool
    queen_killed: bool


class DecksView(TypedDict):
    events: int
    event_discard: list[str]
    events_removed: list[str]
    attacks: int
    attack_discard: list[str]
    wounds: int
    wound_discard: list[str]
    items: dict[str, int]
    item_discard: dict[str, list[str]]
    items_removed: int
    items_spent: list[str]
    crafted: dict[str, int]
    contamination: int


class HeldView(TypedDict):
    thing: str
    ammo: int
    capacity: int
    attached: list[str]
    tape: int


class RobotView(TypedDict):
    energy: int
    capacity: int


class SecondTokensView(TypedDict):
    facedown: list[str]
    slimed: list[str]
    # How many somebody has revealed, by seat.
    revealed: dict[str, int]


class AlertView(TypedDict):
    # Empty if none is open.
    open: str
    stage: int
    done: list[str]
    counted: list[str]
    treated: list[int]
    eggs: int
    # How many cards are left in the deck.
    left: int


class TurretView(TypedDict):
    """A turret; its status is empty for those who can't see it, and `set_by` are those who put it there."""

    slot: str
    facedown: bool
    status: str
    set_by: list[int]


class CrewView(TypedDict):
    """A player's board. Some is there for its owner alone, the hand also where hands are open; some by the species."""

    seat: int
    number: int
    character: str
    status: str
    slot: str
    pod: int
    passed: bool
    cards: int
    deck: int
    discard: list[str]
    hands: list[HeldView]
    inventory: list[str]
    quests: list[str]
    light_wounds: int
    wounds: list[str]
    dressed: list[str]
    slime: bool
    signal: bool
    larva: bool
    chosen: bool
    hand_limit: int
    looking: int
    taking: list[str]
    offering: list[HeldView]
    offers: list[str]
    owes: int
    announced: list[str]
    # With mutations: a card that lies faceup, and figures by their numbers.
    mutated: NotRequired[bool]
    mutation: NotRequired[str]
    mutation_markers: NotRequired[int]
    protected: NotRequired[bool]
    spared_by: NotRequired[list[int]]
    unheard: NotRequired[bool]
    hand: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]
    dealt: NotRequired[list[str]]
    kept: NotRequired[int]
    # With modules: the trait card, the Robot, cards out of the game.
    trait: NotRequired[str]
    robot: NotRequired[RobotView]
    removed: NotRequired[list[str]]
    # In the Epilogue: types of intruders that this player killed, and how many malfunctions they repaired.
    kills: NotRequired[list[str]]
    repairs: NotRequired[int]
    # Against Void Seeders.
    insanity: NotRequired[int]
    forgotten: NotRequired[list[str]]


class PanicView(TypedDict):
    """The panic cards: how many are left, the pile, and those that are being resolved."""

    left: int
    discard: list[str]
    shown: list[str]


class MutationsView(TypedDict):
    """The mutation deck, what this seat has of it, and the objects whose adaptation was removed."""

    left: int
    mine: str
    choosing: list[str]
    clean_discarded: int
    removed: list[str]


class IntruderPlayerView(TypedDict):
    seat: int
    ready: bool
    cards: int
    looking: int
    deck: int
    discard: list[str]
    hand: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]


class KnownPlaces(TypedDict):
    top: list[list[int]]
    bottom: list[list[int]]


class LookedView(TypedDict):
    coordinates: list[int]
    engines: list[list[int]]
    tiles: dict[str, list[int]]
    tokens: dict[str, list[int]]
    second_tokens: NotRequired[dict[str, list[int]]]
    objectives: list[list[int]]
    decks: dict[str, KnownPlaces]


class KnownCards(TypedDict):
    top: list[str]
    bottom: list[str]


class NotesView(TypedDict):
    coordinates: NotRequired[str]
    engines: list[str]
    tiles: dict[str, str]
    tokens: dict[str, str]
    second_tokens: NotRequired[dict[str, str]]
    objectives: list[list[str | int]]
    decks: dict[str, KnownCards]


class Result(TypedDict):
    reason: str
    round: int
    ship_destroyed: bool
    survivors: list[int]
    winners: list[int]
    objectives: dict[str, list[str]]


class View(TypedDict):
    """Everything a seat may know; seat -1 is a spectator."""

    seat: int
    mode: str
    board: str
    species: str
    round: int
    first_player: int
    turn: int
    actions_left: int
    lingering: bool
    step: str
    time: int
    self_destruct: int
    destination: str
    rooms: list[RoomView]
    noise: list[str]
    doors: dict[str, str]
    airlock: str
    figures: list[FigureView]
    pods: list[PodView]
    intruders: IntrudersView
    decks: DecksView
    crew: list[CrewView]
    goals: list[str]
    intruder_player: NotRequired[IntruderPlayerView]
    # With modules: turrets, the slot of a dog, the seat that a drone watches.
    turrets: NotRequired[list[TurretView]]
    laika: NotRequired[str]
    oculobe: NotRequired[int]
    # In the Epilogue: the marker of the shuttle, the second set of tokens, the alert, who has taken the offer, who was
    # aboard in time, and weaknesses of the match before by the type of their object.
    shuttle_time: NotRequired[int]
    second_tokens: NotRequired[SecondTokensView]
    alert: NotRequired[AlertView]
    offer: NotRequired[int]
    first_aboard: NotRequired[list[int]]
    inactive_weaknesses: NotRequired[dict[str, str]]
    mutations: NotRequired[MutationsView]
    # Against Void Seeders; the slots are explored rooms with an exploration token.
    panic: NotRequired[PanicView]
    insanity_tokens_gone: NotRequired[list[str]]
    lairs_destroyed: NotRequired[int]
    tokens_on: NotRequired[list[str]]
    in_play: list[str]
    looked: LookedView
    notes: NotesView
    end_reason: str
    ship_destroyed: bool
    survivors: list[int]
    winners: list[int]
    title: str
    seq: int
    questions: list[Question]
    asides: list[Option]
    # From the server: what terms name by what this seat sees now.
    names: NotRequired[dict[str, Term]]
    over: bool
    seed_hash: str
    result: NotRequired[Result]
    seed: NotRequired[str]


class Slot(TypedDict):
    id: str
    number: int
    kind: str
    x: int
    y: int
    room: str
    faceup: bool


class Corridor(TypedDict):
    id: str
    a: str
    b: str
    numbers: list[int]
    side: str


class Entrance(TypedDict):
    network: str
    slot: str
    numbers: list[int]


class BoardData(TypedDict):
    """A printed board; `time` and `self_destruct` are the colours of the spaces, `limits` how many markers exist."""

    id: str
    slots: list[Slot]
    corridors: list[Corridor]
    entrances: list[Entrance]
    # The slots of a board that is docked to it.
    docked: list[str]
    networks: list[str]
    positions: dict[str, list[int]]
    time: list[str]
    self_destruct: list[str]
    destinations: list[str]
    start_destination: str
    evacuation: dict[str, str]
    limits: dict[str, int]


class RoomData(TypedDict):
    id: str
    colour: str
    computer: bool
    searchable: bool
    kind: str
    cost: int
    ways: list[str]
    breakable: bool
    rule: str


class CardData(TypedDict):
    id: str
    cost: int
    when: str
    ways: list[str]
    reaction: str


class WeaponData(TypedDict):
    energy: bool
    capacity: int


class QuestData(TypedDict):
    """What activates a quest item."""

    cost: int
    room: str
    discard: list[str]
    attach_to: str


class ItemData(TypedDict):
    id: str
    colour: str
    kind: str
    heavy: bool
    one_use: bool
    cost: int
    when: str
    component: str
    weapon: WeaponData | None
    quest: QuestData | None
    ways: list[str]
    reaction: str


class EventData(TypedDict):
    """An event card: which types move, and through which corridor number."""

    id: str
    moving: list[str]
    direction: int
    after: str


class AttackData(TypedDict):
    """An attack: the types that hit with it, and whether it hits everybody in the room."""

    id: str
    attackers: list[str]
    everybody: bool


class AttackCardData(TypedDict):
    id: str
    attack: str
    blood: int


class ObjectiveData(TypedDict):
    """An objective card as it lies face down: its back says of which kind it is."""

    id: str
    kind: str


class CharacterData(TypedDict):
    id: str
    colour: str
    weapon: str
    quests: list[str]
    deck: list[str]


class Content(TypedDict):
    """The printed facts of a title's components."""

    rooms: dict[str, RoomData]
    cards: dict[str, CardData]
    items: dict[str, ItemData]
    characters: dict[str, CharacterData]
    events: dict[str, EventData]
    attacks: dict[str, AttackData]
    attack_cards: dict[str, AttackCardData]
    objectives: dict[str, ObjectiveData]
    recipes: dict[str, list[str]]
    coordinates: dict[str, dict[str, str]]
    figures: list[str]


class OptionData(TypedDict):
    name: str
    values: list[str]
    default: str
    names: list[str]
    several: bool
    players: dict[str, list[int]]
    row: str


class NeedData(TypedDict):
    option: str
    values: list[str]
    other: str
    only: list[str]
    rule: str


class BringsData(TypedDict):
    option: str
    value: str
    other: str
    values: list[str]
    rule: str


class FollowsData(TypedDict):
    option: str
    value: str
    players: list[int]
    keeps: list[str]
    rule: str


class BoxData(TypedDict):
    name: str
    presets: dict[str, str]
    aboard: bool


class TitleData(TypedDict):
    name: str
    players: list[int]
    options: list[OptionData]
    needs: list[NeedData]
    brings: list[BringsData]
    follows: list[FollowsData]
    rulebooks: list[str]
    boards: list[str]
    bots: list[str]
    boxes: list[BoxData]


TYPES: list[type] = [
    Told,
    Option,
    Question,
    RoomView,
    FigureView,
    PodView,
    SecondTokensView,
    AlertView,
    TurretView,
    RobotView,
    IntrudersView,
    DecksView,
    HeldView,
    CrewView,
    IntruderPlayerView,
    PanicView,
    MutationsView,
    KnownPlaces,
    LookedView,
    KnownCards,
    NotesView,
    Result,
    View,
    Slot,
    Corridor,
    Entrance,
    BoardData,
    RoomData,
    CardData,
    WeaponData,
    QuestData,
    ItemData,
    EventData,
    AttackData,
    AttackCardData,
    ObjectiveData,
    CharacterData,
    Content,
    OptionData,
    NeedData,
    BringsData,
    FollowsData,
    BoxData,
    TitleData,
]
ALIASES: dict[str, object] = {"Event": Event, "Term": Term}
