// Written by tools/generate_types.py from the Python definitions: change those, then run `make types`.

export type Event = Record<string, string | number | boolean>;
export type Term = string | number | Told;
export type Kind = "me" | "local" | "invite" | "bot" | "program";
export type Pace = "instant" | "brisk" | "calm";
export type Status = "lobby" | "playing" | "over";
export type Speech = "chat" | "whisper" | "claim" | "promise" | "request";

/** Something to be put into words: a message, a name to be looked up in the view, or several terms in a row. */
export interface Told {
  id?: string | string[];
  args?: Record<string, string | number | Told>;
  up?: boolean;
  note?: string | number | Told;
  name?: string;
  otherwise?: string | number | Told;
  join?: (string | number | Told)[];
  between?: string;
}

/** Something a seat may answer; `kinds` says what each argument is. */
export interface Option {
  key: string;
  verb: string;
  args: string[];
  kinds: string[];
  say?: string | number | Told;
}

/** What a seat is asked. Only the seat itself sees what it is about and what it can answer. */
export interface Question {
  seat: number;
  prompt: string;
  rule: string;
  about?: string[];
  kinds?: string[];
  options?: Option[];
  say?: string | number | Told;
}

export interface RoomView {
  slot: string;
  room: string;
  explored: boolean;
  items: number;
  fire: boolean;
  malfunction: boolean;
  objects: string[];
}

export interface FigureView {
  figure: string;
  kind: string;
  slot: string;
  injuries: number;
}

export interface PodView {
  pod: number;
  section: string;
  locked: boolean;
  launched: boolean;
  aboard: number[];
}

export interface SecondTokensView {
  facedown: string[];
  slimed: string[];
  revealed: Record<string, number>;
}

export interface AlertView {
  open: string;
  stage: number;
  done: string[];
  counted: string[];
  treated: number[];
  eggs: number;
  left: number;
}

/** A turret; its status is empty for those who can't see it, and `set_by` are those who put it there. */
export interface TurretView {
  slot: string;
  facedown: boolean;
  status: string;
  set_by: number[];
}

export interface RobotView {
  energy: number;
  capacity: number;
}

export interface IntrudersView {
  eggs: number;
  nest_destroyed: boolean;
  weaknesses: Record<string, string>;
  bag: Record<string, number>;
  first_encounter: boolean;
  first_death: boolean;
  queen_killed: boolean;
}

export interface DecksView {
  events: number;
  event_discard: string[];
  events_removed: string[];
  attacks: number;
  attack_discard: string[];
  wounds: number;
  wound_discard: string[];
  items: Record<string, number>;
  item_discard: Record<string, string[]>;
  items_removed: number;
  items_spent: string[];
  crafted: Record<string, number>;
  contamination: number;
}

export interface HeldView {
  thing: string;
  ammo: number;
  capacity: number;
  attached: string[];
  tape: number;
}

/** A player's board. Some is there for its owner alone, the hand also where hands are open; some by the species. */
export interface CrewView {
  seat: number;
  number: number;
  character: string;
  status: string;
  slot: string;
  pod: number;
  passed: boolean;
  cards: number;
  deck: number;
  discard: string[];
  hands: HeldView[];
  inventory: string[];
  quests: string[];
  light_wounds: number;
  wounds: string[];
  dressed: string[];
  slime: boolean;
  signal: boolean;
  larva: boolean;
  chosen: boolean;
  hand_limit: number;
  looking: number;
  taking: string[];
  offering: HeldView[];
  offers: string[];
  owes: number;
  announced: string[];
  mutated?: boolean;
  mutation?: string;
  mutation_markers?: number;
  protected?: boolean;
  spared_by?: number[];
  unheard?: boolean;
  hand?: string[];
  looking_at?: string[];
  dealt?: string[];
  kept?: number;
  trait?: string;
  robot?: RobotView;
  removed?: string[];
  kills?: string[];
  repairs?: number;
  insanity?: number;
  forgotten?: string[];
}

export interface IntruderPlayerView {
  seat: number;
  ready: boolean;
  cards: number;
  looking: number;
  deck: number;
  discard: string[];
  hand?: string[];
  looking_at?: string[];
}

/** The panic cards: how many are left, the pile, and those that are being resolved. */
export interface PanicView {
  left: number;
  discard: string[];
  shown: string[];
}

/** The mutation deck, what this seat has of it, and the objects whose adaptation was removed. */
export interface MutationsView {
  left: number;
  mine: string;
  choosing: string[];
  clean_discarded: number;
  removed: string[];
}

export interface KnownPlaces {
  top: number[][];
  bottom: number[][];
}

export interface LookedView {
  coordinates: number[];
  engines: number[][];
  tiles: Record<string, number[]>;
  tokens: Record<string, number[]>;
  second_tokens?: Record<string, number[]>;
  objectives: number[][];
  decks: Record<string, KnownPlaces>;
}

export interface KnownCards {
  top: string[];
  bottom: string[];
}

export interface NotesView {
  coordinates?: string;
  engines: string[];
  tiles: Record<string, string>;
  tokens: Record<string, string>;
  second_tokens?: Record<string, string>;
  objectives: ((string | number)[])[];
  decks: Record<string, KnownCards>;
}

export interface Result {
  reason: string;
  round: number;
  ship_destroyed: boolean;
  survivors: number[];
  winners: number[];
  objectives: Record<string, string[]>;
}

/** Everything a seat may know; seat -1 is a spectator. */
export interface View {
  seat: number;
  mode: string;
  board: string;
  species: string;
  round: number;
  first_player: number;
  turn: number;
  actions_left: number;
  lingering: boolean;
  step: string;
  time: number;
  self_destruct: number;
  destination: string;
  rooms: RoomView[];
  noise: string[];
  doors: Record<string, string>;
  airlock: string;
  figures: FigureView[];
  pods: PodView[];
  intruders: IntrudersView;
  decks: DecksView;
  crew: CrewView[];
  goals: string[];
  intruder_player?: IntruderPlayerView;
  turrets?: TurretView[];
  laika?: string;
  oculobe?: number;
  shuttle_time?: number;
  second_tokens?: SecondTokensView;
  alert?: AlertView;
  offer?: number;
  first_aboard?: number[];
  inactive_weaknesses?: Record<string, string>;
  mutations?: MutationsView;
  panic?: PanicView;
  insanity_tokens_gone?: string[];
  lairs_destroyed?: number;
  tokens_on?: string[];
  in_play: string[];
  looked: LookedView;
  notes: NotesView;
  end_reason: string;
  ship_destroyed: boolean;
  survivors: number[];
  winners: number[];
  title: string;
  seq: number;
  questions: Question[];
  asides: Option[];
  names?: Record<string, string | number | Told>;
  over: boolean;
  seed_hash: string;
  result?: Result;
  seed?: string;
}

export interface Slot {
  id: string;
  number: number;
  kind: string;
  x: number;
  y: number;
  room: string;
  faceup: boolean;
}

export interface Corridor {
  id: string;
  a: string;
  b: string;
  numbers: number[];
  side: string;
}

export interface Entrance {
  network: string;
  slot: string;
  numbers: number[];
}

/** A printed board; `time` and `self_destruct` are the colours of the spaces, `limits` how many markers exist. */
export interface BoardData {
  id: string;
  slots: Slot[];
  corridors: Corridor[];
  entrances: Entrance[];
  docked: string[];
  networks: string[];
  positions: Record<string, number[]>;
  time: string[];
  self_destruct: string[];
  destinations: string[];
  start_destination: string;
  evacuation: Record<string, string>;
  limits: Record<string, number>;
}

export interface RoomData {
  id: string;
  colour: string;
  computer: boolean;
  searchable: boolean;
  kind: string;
  cost: number;
  ways: string[];
  breakable: boolean;
  rule: string;
}

export interface CardData {
  id: string;
  cost: number;
  when: string;
  ways: string[];
  reaction: string;
}

export interface WeaponData {
  energy: boolean;
  capacity: number;
}

/** What activates a quest item. */
export interface QuestData {
  cost: number;
  room: string;
  discard: string[];
  attach_to: string;
}

export interface ItemData {
  id: string;
  colour: string;
  kind: string;
  heavy: boolean;
  one_use: boolean;
  cost: number;
  when: string;
  component: string;
  weapon: WeaponData | null;
  quest: QuestData | null;
  ways: string[];
  reaction: string;
}

/** An event card: which types move, and through which corridor number. */
export interface EventData {
  id: string;
  moving: string[];
  direction: number;
  after: string;
}

/** An attack: the types that hit with it, and whether it hits everybody in the room. */
export interface AttackData {
  id: string;
  attackers: string[];
  everybody: boolean;
}

export interface AttackCardData {
  id: string;
  attack: string;
  blood: number;
}

/** An objective card as it lies face down: its back says of which kind it is. */
export interface ObjectiveData {
  id: string;
  kind: string;
}

export interface CharacterData {
  id: string;
  colour: string;
  weapon: string;
  quests: string[];
  deck: string[];
}

/** The printed facts of a title's components. */
export interface Content {
  rooms: Record<string, RoomData>;
  cards: Record<string, CardData>;
  items: Record<string, ItemData>;
  characters: Record<string, CharacterData>;
  events: Record<string, EventData>;
  attacks: Record<string, AttackData>;
  attack_cards: Record<string, AttackCardData>;
  objectives: Record<string, ObjectiveData>;
  recipes: Record<string, string[]>;
  coordinates: Record<string, Record<string, string>>;
  figures: string[];
}

export interface OptionData {
  name: string;
  values: string[];
  default: string;
  names: string[];
  several: boolean;
  players: Record<string, number[]>;
  row: string;
}

export interface NeedData {
  option: string;
  values: string[];
  other: string;
  only: string[];
  rule: string;
}

export interface BringsData {
  option: string;
  value: string;
  other: string;
  values: string[];
  rule: string;
}

export interface FollowsData {
  option: string;
  value: string;
  players: number[];
  keeps: string[];
  rule: string;
}

export interface BoxData {
  name: string;
  presets: Record<string, string>;
  aboard: boolean;
}

export interface TitleData {
  name: string;
  players: number[];
  options: OptionData[];
  needs: NeedData[];
  brings: BringsData[];
  follows: FollowsData[];
  rulebooks: string[];
  boards: string[];
  bots: string[];
  boxes: BoxData[];
}

export interface NewSeat {
  kind: "me" | "local" | "invite" | "bot" | "program";
  name?: string;
  bot?: string;
}

export interface NewTable {
  title: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  name?: string;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  pace?: "instant" | "brisk" | "calm";
  clock_seconds?: number;
  webhook?: string;
}

export interface FurtherSeat {
  kind: "local" | "invite" | "bot" | "program";
  name?: string;
  bot?: string;
}

export interface PlayOn {
  options?: Record<string, string>;
  keep?: number[] | null;
  seats?: FurtherSeat[];
}

export interface NewLesson {
  title: string;
  name?: string;
  table?: string;
  pace?: "instant" | "brisk" | "calm";
}

export interface Join {
  invite?: string;
  code?: string;
  name?: string;
}

export interface SeatOnly {
  seat: number;
}

export interface Recover {
  secret: string;
}

export interface Start {
  fill?: string;
}

export interface SeatChange {
  name?: string;
  auto?: boolean;
  kind?: "invite" | "local" | "bot" | "program";
  bot?: string;
}

export interface TakeOver {
  bot?: string;
}

export interface GivenAnswer {
  seat: number;
  seq: number;
  key: string;
  since?: number | null;
}

export interface Consent {
  seat: number;
  agree: boolean;
}

export interface Say {
  seat: number;
  kind?: "chat" | "whisper" | "claim" | "promise" | "request";
  to?: number[];
  text?: string;
  what?: Record<string, unknown>;
}

export interface Complaint {
  seat: number;
  text?: string;
}

export interface Upload {
  save: string;
}

export interface SeatShown {
  seat: number;
  kind: "me" | "local" | "invite" | "bot" | "program";
  name: string;
  claimed: boolean;
  connected: boolean;
  bot: string;
  taken_over: boolean;
  given_up: boolean;
  auto: boolean;
  mine: boolean;
  invite: string;
}

export interface UndoVote {
  seat: number;
  agreed: number[];
  waiting: number[];
}

export interface Changed {
  kept: number;
  recorded: number;
  agreed: number[];
}

export interface Votes {
  undo: UndoVote | null;
  takeover: Record<string, number[]>;
  stand_in: Record<string, number>;
}

export interface Sequel {
  option: string;
  value: string;
}

export interface Table {
  id: string;
  code: string;
  name: string;
  title: string;
  options: Record<string, string>;
  players: number;
  status: "lobby" | "playing" | "over";
  public: boolean;
  spectators: boolean;
  hints: boolean;
  lesson: boolean;
  pace: "instant" | "brisk" | "calm";
  clock_seconds: number;
  paused: boolean;
  seq: number;
  epoch: number;
  asked: number[];
  created: number;
  updated: number;
  seats: SeatShown[];
  host: boolean;
  seed_hash: string;
  rematch: string;
  previous: string;
  sequel: string;
  goes_on: Sequel[];
  changed: Changed | null;
  votes: Votes;
  other_rules: boolean;
}

export interface Reach {
  url: string;
}

export interface TableAnswer {
  table: Table;
}

export interface NewTableAnswer {
  table: Table;
  tokens: Record<string, string>;
}

export interface ProgramToken {
  table: Table;
  seat: number;
  token: string;
}

export interface SeatAnswer {
  table: Table;
  seat: number;
}

export interface TableList {
  tables: Table[];
}

export interface TableId {
  table: string;
}

export interface Link {
  link: string;
}

export interface Refusal {
  what: string;
  reason: string;
  rule: string;
  args: string[];
  say: Term;
}

export interface Undo {
  possible: boolean;
  why: string;
}

export interface Marks {
  keys: string[];
  least: number;
  most: number;
  ends: string;
}

export interface Outlook {
  say: Term;
  danger: boolean;
  grave: boolean;
  final: boolean;
  family: string;
  marks: Marks | null;
}

export interface State {
  type: "state";
  table: string;
  seat: number;
  seq: number;
  epoch: number;
  status: "lobby" | "playing" | "over";
  paused: boolean;
  view: View;
  events: Event[];
  from: number;
  refusals: Refusal[];
  costs: Record<string, number>;
  outlooks: Record<string, Outlook>;
  marks: Marks | null;
  undo: Undo;
  deadline: number | null;
}

export interface Why {
  reason: string;
  slot: string;
}

export interface Hint {
  key: string;
  why: Why;
}

export interface Message {
  type: "message";
  id: number;
  at: number;
  seq: number;
  seat: number;
  name: string;
  kind: "chat" | "whisper" | "claim" | "promise" | "request";
  to: number[];
  text: string;
  what: Record<string, unknown>;
}

export interface MessageList {
  messages: Message[];
}

export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

export interface TableMessage {
  type: "table";
  table: Table;
}

export interface ReportId {
  report: number;
}

export interface ReplayId {
  replay: string;
}

export interface ReplayInfo {
  id: string;
  title: string;
  players: number;
  options: Record<string, string>;
  answers: number;
  recorded: number;
  over: boolean;
  names: string[];
}

export interface LessonPage {
  text: string;
  point: string;
}

export interface LessonStep {
  at: number;
  chapter: string;
  key: string;
  text: string;
  rule: string;
  pages: LessonPage[];
}

export interface LessonShown {
  title: string;
  seat: number;
  answers: number;
  steps: LessonStep[];
  ending: LessonPage[];
}

export interface Given {
  seat: number;
  key: string;
  say: Term;
}

export interface Frame {
  at: number;
  seat: string;
  view: View;
  events: Event[];
  answer: Given | null;
  why: Why | null;
}

export interface Move {
  seat: number;
  key: string;
  by: "person" | "program" | "bot" | "forced" | "";
  at: number;
  why: Why | null;
}

export interface MoveList {
  moves: Move[];
}

export interface Asked {
  say: Term;
  met: boolean | null;
  why: Term;
}

export interface Goal {
  id: string;
  kept: boolean;
  met: boolean;
  ways: Asked[][];
}

export interface Moment {
  at: number;
  round: number;
  sign: string;
  say: Term;
  note: Term;
}

export interface Act {
  id: string;
  events: Event[];
}

export interface Fate {
  seat: number;
  death: Moment | null;
  facts: Term[];
  goals: Goal[];
  lies: number;
}

export interface Judged {
  message: Message;
  round: number;
  verdict: "true" | "lie" | "wrong" | "kept" | "broken" | "open";
}

export interface Debrief {
  headline: Term;
  place: Term;
  acts: Act[];
  checks: Event[];
  fates: Fate[];
  goals: Goal[];
  timeline: Moment[];
  said: Judged[];
}

export interface Trouble {
  code: string;
  message: string;
  detail: Record<string, unknown>;
}

export interface ErrorAnswer {
  error: Trouble;
}
