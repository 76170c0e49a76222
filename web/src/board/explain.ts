/** What a place on the board is, in words: for tooltips and for screen readers. */
import type { BoardData, Content, View } from "../api/types";
import { titles } from "../titles/titles.svelte";
import type { BoardRules } from "../titles/title";
import { iconOf } from "./icons";
import { roomAt, type Words } from "../words/words";

export interface Line {
  icon: string;
  text: string;
  tone?: "danger" | "life" | "quiet" | "fire" | "foe" | "note";
}

export interface Explanation {
  title: string;
  text: string;
  lines: Line[];
  rule: string;
}

/** The clause that explains a part of the board. */
const ruleOf = (part: keyof BoardRules): string => titles.look.rules[part] ?? "";

export const ruleLink = (rule: string): string => `/rules/${rule}`;

/** The clause where the rules of a room begin; the room says it itself. */
const ruleOfRoom = (room: string, content: Content): string => content.rooms[room]?.rule ?? "";

export function explain(place: string, view: View, board: BoardData, content: Content, words: Words): Explanation {
  const colon = place.indexOf(":");
  const [kind, id] = [place.slice(0, colon), place.slice(colon + 1)];
  switch (kind) {
    case "slot":
      return explainSlot(id, view, content, words);
    case "corridor":
      return explainCorridor(id, view, board, words);
    case "network":
      return explainNetwork(id, view, board, words);
    case "figure":
      return explainFigure(id, view, words);
    case "crew":
      return explainCrew(Number(id), view, words);
    case "pod":
      return explainPod(Number(id), view, words);
    case "track":
      return explainTrack(id, view, board, content, words);
    case "engine":
      return {
        title: words.say("board-engine", { n: id }),
        text: engineLine(Number(id), view, words),
        lines: [],
        rule: ruleOfRoom(titles.look.rooms.engines[Number(id) - 1] ?? "", content),
      };
    case "bag":
      return ownWords(place, "bag", view, content, words) ?? explainBag(id, view, content, words);
    case "weakness": {
      const own = ownWords(place, "weakness", view, content, words);
      if (own) return own;
      const known = view.intruders.weaknesses[id];
      return {
        title: known ? words.name("weakness", known) : words.name("thing", id),
        text: known ? words.text("weakness", known) : words.say("board-weakness-unknown"),
        lines: [],
        rule: ruleOf("weakness"),
      };
    }
    default:
      return { title: id, text: "", lines: [], rule: "" };
  }
}

/** What a row of a corner says of itself, if it does. */
function ownWords(place: string, part: keyof BoardRules, view: View, content: Content, words: Words): Explanation | undefined {
  const rows = titles.species.corners(view, content, words).flatMap((corner) => corner.rows);
  const about = rows.find((row) => row.place === place)?.about;
  return about && { ...about, lines: [], rule: ruleOf(part) };
}

function explainSlot(slot: string, view: View, content: Content, words: Words): Explanation {
  const state = view.rooms.find((r) => r.slot === slot);
  const known = view.notes.tiles[slot];
  const id = roomAt(slot, view) || known || "";
  const room = content.rooms[id];
  const lines: Line[] = [];
  const say = (icon: string, text: string, tone?: Line["tone"]): void => void lines.push({ icon, text, tone });
  if (!state?.explored) say("card-random", words.say("board-unexplored"), "quiet");
  if (known) say("notebook", words.say("board-my-note", { what: words.name("room", known) }), "note");
  const token = view.notes.tokens[slot];
  if (token) say("notebook", words.say("board-my-note", { what: words.name("token", token) }), "note");
  if (state?.explored && view.tokens_on?.includes(slot)) say("token", words.say("board-token-on"));
  if (state?.explored && room?.searchable) {
    const colour = words.say("board-room-colour", { colour: words.say(`board-colour-${room.colour}`) });
    say("magnifying-glass", `${colour}, ${words.say("board-items", { n: state.items })}`);
  }
  if (room?.computer && state?.explored)
    say("computing", words.say("board-computer"), state.malfunction ? "quiet" : "life");
  if (view.airlock === slot) say("airtight-hatch", words.say("board-airlock"), "danger");
  if (state?.fire) say("flame", `${words.say("board-fire")}. ${words.text("board", "fire")}`, "fire");
  if (state?.malfunction) say("unplugged", `${words.say("board-malfunction")}. ${words.text("board", "malfunction")}`, "danger");
  const engine = titles.look.rooms.engines.indexOf(id) + 1;
  if (engine) say("rocket-thruster", engineLine(engine, view, words), "note");
  if (id === titles.look.rooms.eggs && state?.explored) say(iconOf("sign", "egg"), words.say("board-eggs", { n: view.intruders.eggs }), "foe");
  const food = titles.species.food?.(slot, view) ?? [];
  for (const object of new Set(state?.objects)) {
    const count = state?.objects.filter((o) => o === object).length ?? 1;
    const what = words.thing(object, view) + (count > 1 ? ` ×${count}` : "");
    if (food.includes(object)) say(iconOf("sign", "foe"), words.say("board-food", { what }), "foe");
    else say("grab", what);
  }
  for (const { marks } of titles.additions)
    for (const mark of marks?.(slot, view, words) ?? []) say(mark.icons[0] ?? iconOf("sign", "first"), mark.label, mark.tone === "danger" ? "danger" : mark.tone === "life" ? "life" : undefined);
  const figures = view.figures.filter((f) => f.slot === slot);
  for (const f of figures) say(iconOf("sign", "foe"), words.target(f.figure, view), "foe");
  const crew = view.crew.filter((c) => c.slot === slot && c.status === "active");
  if (crew.length) say("rank-3", crew.map((c) => crewName(c.seat, view, words)).join(", "));
  return {
    title: words.slot(slot, view),
    text: id ? words.text("room", id) : "",
    lines,
    rule: state?.explored ? ruleOfRoom(id, content) : ruleOf("unexplored"),
  };
}

const crewName = (seat: number, view: View, words: Words): string =>
  words.seat(seat, view) + (seat === view.seat ? ` (${words.say("board-you")})` : "");

export function engineLine(engine: number, view: View, words: Words): string {
  const known = view.notes.engines[engine - 1];
  const status = known ? words.say(`engine-${known}`) : words.say("board-engine-unknown");
  const looked = view.looked.engines[engine - 1] ?? [];
  const who = looked.map((seat) => words.seat(seat, view)).join(", ");
  const line = `${words.say("board-engine", { n: engine })}: ${status}`;
  return who ? `${line}. ${words.say("board-looked", { who })}` : line;
}

function explainCorridor(id: string, view: View, board: BoardData, words: Words): Explanation {
  const corridor = board.corridors.find((c) => c.id === id);
  const door = view.doors[id] ?? "open";
  const lines: Line[] = [
    { icon: "rolling-dices", text: words.say("board-corridor-numbers", { numbers: (corridor?.numbers ?? []).join(", ") }) },
    { icon: "closed-doors", text: words.say(`board-door-${door}`), tone: door === "open" ? "quiet" : undefined },
  ];
  const noise = view.noise.includes(id);
  if (noise) lines.push({ icon: "sound-waves", text: `${words.say("board-noise")}. ${words.text("board", "noise")}`, tone: "life" });
  return {
    title: corridor ? words.corridor(corridor, view) : id,
    text: "",
    lines,
    rule: noise ? ruleOf("noise") : door === "open" ? ruleOf("move") : ruleOf("door"),
  };
}

function explainNetwork(id: string, view: View, board: BoardData, words: Words): Explanation {
  const lines: Line[] = board.entrances
    .filter((e) => e.network === id)
    .map((e) => ({ icon: "floor-hatch", text: `${words.slot(e.slot, view)}: ${e.numbers.join(", ")}`, tone: "quiet" }));
  if (view.noise.includes(id)) lines.unshift({ icon: "sound-waves", text: words.say("board-noise"), tone: "life" });
  return { title: words.name("place", id), text: words.text("board", "network"), lines, rule: ruleOf("network") };
}

function explainFigure(id: string, view: View, words: Words): Explanation {
  const figure = view.figures.find((f) => f.figure === id);
  const injuries = figure?.injuries ?? 0;
  return {
    title: words.figure(id, view),
    text: figure ? words.slot(figure.slot, view) : "",
    lines: injuries ? [{ icon: "bleeding-wound", text: words.say("board-injuries", { n: injuries }), tone: "danger" }] : [],
    rule: ruleOf("figure"),
  };
}

function explainCrew(seat: number, view: View, words: Words): Explanation {
  const c = view.crew[seat];
  if (!c) return { title: words.seat(seat, view), text: "", lines: [], rule: "" };
  const lines: Line[] = [];
  if (view.turn === seat) lines.push({ icon: "hourglass", text: words.say("board-turn"), tone: "life" });
  if (view.first_player === seat) lines.push({ icon: "flag-objective", text: words.say("board-first-player") });
  if (c.passed) lines.push({ icon: "hourglass", text: words.say("board-passed"), tone: "quiet" });
  lines.push({ icon: "card-pickup", text: words.say("seat-cards", { n: c.cards }) });
  for (const h of c.hands) {
    const ammo = h.capacity ? ` ${h.ammo}/${h.capacity}` : "";
    lines.push({ icon: "hand", text: words.thing(h.thing, view) + ammo });
  }
  if (c.light_wounds) lines.push({ icon: "bleeding-wound", text: words.say("seat-light", { n: c.light_wounds }), tone: "danger" });
  for (const w of c.wounds) lines.push({ icon: "broken-bone", text: `${words.name("wound", w)}: ${words.text("wound", w)}`, tone: "danger" });
  for (const w of c.dressed) lines.push({ icon: "bandage-roll", text: `${words.name("wound", w)} (${words.say("seat-dressed")})` });
  if (c.slime) lines.push({ icon: iconOf("sign", "slime"), text: words.say("seat-slime"), tone: "foe" });
  if (c.signal) lines.push({ icon: "radio-tower", text: words.say("seat-signal"), tone: "life" });
  if (c.larva) lines.push({ icon: iconOf("sign", "larva"), text: words.say("seat-larva"), tone: "danger" });
  const track = titles.species.track?.(c, view, words);
  if (track) lines.push({ icon: track.icon, text: track.label, tone: track.grave ? "danger" : "foe" });
  return {
    title: crewName(seat, view, words),
    text: c.slot ? words.slot(c.slot, view) : words.say(`board-status-${c.status}`),
    lines,
    rule: "",
  };
}

function explainPod(number: number, view: View, words: Words): Explanation {
  const pod = view.pods.find((p) => p.pod === number);
  if (!pod) return { title: "", text: "", lines: [], rule: "" };
  const state = pod.launched ? "launched" : pod.locked ? "locked" : "unlocked";
  return {
    title: words.say("board-pod", { n: number, section: pod.section.toUpperCase() }),
    text: words.say(`board-pod-${state}`),
    lines: pod.launched
      ? []
      : [
          { icon: "space-suit", text: words.say("board-pod-seats", { n: pod.aboard.length }) },
          ...pod.aboard.map((seat) => ({ icon: "rank-3", text: crewName(seat, view, words) })),
        ],
    rule: ruleOf("pod"),
  };
}

function explainTrack(track: string, view: View, board: BoardData, content: Content, words: Words): Explanation {
  const lines: Line[] = [];
  const about = { title: words.say(`board-${track}`), text: words.text("board", track), lines };
  if (track === "time") {
    lines.push({ icon: "hourglass", text: words.say("board-time-left", { n: view.time }) });
    return { ...about, rule: ruleOf("time") };
  }
  if (track === "self-destruct") {
    const running = view.self_destruct >= 0;
    const critical = running && ["yellow", "red"].includes(board.self_destruct[view.self_destruct] ?? "");
    const left = running ? words.say("board-self-destruct-left", { n: view.self_destruct }) : words.say("board-self-destruct-off");
    lines.push({ icon: "death-skull", text: left, tone: running ? "danger" : "quiet" });
    if (critical) lines.push({ icon: "hazard-sign", text: words.say("board-self-destruct-critical"), tone: "danger" });
    return { ...about, rule: ruleOfRoom(titles.look.rooms.tracks[track] ?? "", content) };
  }
  const known = view.notes.coordinates;
  lines.push({ icon: "ship-wheel", text: words.say("board-destination-at", { space: view.destination }) });
  lines.push(
    known
      ? { icon: "ringed-planet", text: words.say("board-coordinates-known", { what: words.coordinates(known) }), tone: "note" }
      : { icon: "ringed-planet", text: words.say("board-coordinates-secret"), tone: "quiet" },
  );
  const who = view.looked.coordinates.map((seat) => words.seat(seat, view)).join(", ");
  if (who) lines.push({ icon: "semi-closed-eye", text: words.say("board-looked", { who }), tone: "quiet" });
  return { ...about, rule: ruleOfRoom(titles.look.rooms.tracks[track] ?? "", content) };
}

function explainBag(kind: string, view: View, content: Content, words: Words): Explanation {
  if (kind === "eggs") {
    const text = view.intruders.nest_destroyed ? words.say("board-nest-destroyed") : words.say("board-eggs", { n: view.intruders.eggs });
    return { title: words.say("board-nest"), text, lines: [], rule: ruleOfRoom(titles.look.rooms.eggs, content) };
  }
  const count = view.intruders.bag[kind] ?? 0;
  const aboard = view.figures.filter((f) => f.kind === kind);
  return {
    title: words.name("figure", kind),
    text: `${words.say("board-bag")}: ${count}`,
    lines: aboard.map((f) => ({ icon: iconOf("sign", "foe"), text: `${words.target(f.figure, view)}: ${words.slot(f.slot, view)}`, tone: "foe" })),
    rule: ruleOf("bag"),
  };
}
