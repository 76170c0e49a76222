// What can end the game on the ship: the jump, the blast, and a ninth fire or malfunction.

import type { BoardData, View } from "../../api/types";
import { iconOf } from "../../board/icons";
import type { Band, Count, End, Rail } from "../../parts/rail";
import type { Words } from "../../words/words";

const EPILOGUE = "epilogue";
/** The spaces of the shuttle's track, from the end on: only the printed colours that warn. */
const WAITS = 5;
const YELLOW = [3, 1];

/** The spaces of the self-destruct track on which nobody can stop it any more. */
const CRITICAL = ["yellow", "red"];

export function rail(view: View, board: BoardData, words: Words): Rail {
  if (view.mode === EPILOGUE) return shuttle(view, board, words);
  const spaces = board.time.map((_, n) => n).toReversed();
  const blast = fuse(view, board, words);
  return {
    spaces,
    now: view.time,
    bands: [...sleep(view, board, words), ...blast.bands],
    below: [],
    between: [],
    ends: [
      {
        id: "jump",
        at: 0,
        left: view.time,
        icon: iconOf("sign", "jump"),
        word: words.say("rail-jump"),
        until: words.say("rail-jump-until"),
        short: words.say("rail-jump-short"),
        danger: false,
      },
      ...blast.ends,
      ...alert(view, words),
    ],
    counts: [count("fire", view, board, words), count("malfunction", view, board, words)].filter(({ n }) => n > 0),
    place: "track:time",
  };
}

/** Where the hibernation chambers are open. */
function sleep(view: View, board: BoardData, words: Words): Band[] {
  const from = board.time.lastIndexOf("blue");
  const word = view.time <= from ? words.say("rail-sleep-now") : words.say("rail-sleep", { n: from });
  return [{ from, to: board.time.indexOf("blue"), tone: "calm", word }];
}

/** The self-destruct sequence, laid beside the time: both move by one in a round. */
function fuse(view: View, board: BoardData, words: Words): { bands: Band[]; ends: End[] } {
  const left = view.self_destruct;
  if (left < 0) return { bands: [], ends: [] };
  const at = view.time - left;
  const last = board.self_destruct.findLastIndex((colour) => CRITICAL.includes(colour));
  const grave = Math.min(view.time, at + last);
  const note = left <= last ? words.say("rail-blast-fixed") : words.say("rail-blast-note", { n: at + last });
  const bands: Band[] = [
    { from: view.time, to: Math.max(0, grave + 1), tone: "danger", word: "" },
    { from: grave, to: Math.max(0, at), tone: "grave", word: "" },
  ];
  const end: End = {
    id: "blast",
    at,
    left,
    icon: iconOf("sign", "skull"),
    word: words.say("rail-blast"),
    until: words.say("rail-blast-until"),
    short: words.say("rail-blast-short"),
    // What lies beyond the jump never comes to that.
    note: at + last > 0 ? note : undefined,
    danger: true,
    place: "track:self-destruct",
  };
  return { bands: bands.filter(({ from, to }) => from >= to), ends: [end] };
}

/** In an Epilogue the shuttle waits five rounds, and nothing else is counted but the blast. */
function shuttle(view: View, board: BoardData, words: Words): Rail {
  const left = Math.max(0, view.shuttle_time ?? 0);
  const { ends } = fuse(view, board, words);
  return {
    spaces: Array.from({ length: WAITS + 1 }, (_, n) => WAITS - n),
    now: left,
    bands: [...YELLOW.map((n): Band => ({ from: n, to: n, tone: "danger", word: "" })), { from: 0, to: 0, tone: "grave", word: "" }],
    below: [],
    between: [],
    ends: [
      {
        id: "departure",
        at: 0,
        left,
        icon: iconOf("sign", "shuttle"),
        word: words.say("rail-departure"),
        until: words.say("rail-departure-until"),
        short: words.say("rail-departure-short"),
        danger: false,
      },
      ...ends.map((end) => ({ ...end, at: left - end.left, note: undefined })),
    ],
    counts: [count("fire", view, board, words), count("malfunction", view, board, words)].filter(({ n }) => n > 0),
    place: "track:time",
  };
}

/** The open alert: on its last round a white flag. */
function alert(view: View, words: Words): End[] {
  const open = view.alert?.open ?? "";
  const left = view.shuttle_time ?? 0;
  if (!open || left < 0) return [];
  return [
    {
      id: "alert",
      at: view.time - left,
      left,
      icon: iconOf("alert", open),
      word: words.say("rail-alert", { alert: words.name("alert", open), n: left }),
      until: words.say("rail-alert-until"),
      short: words.say("rail-alert-short"),
      danger: false,
      flag: true,
    },
  ];
}

/** Markers on the ship, of those that there are: when one must be placed and none is left, the ship is lost. */
function count(kind: "fire" | "malfunction", view: View, board: BoardData, words: Words): Count {
  const n = view.rooms.filter((room) => room[kind]).length;
  const most = board.limits[kind] ?? 0;
  const says = { n, most };
  return {
    id: kind,
    icon: iconOf("sign", kind),
    n,
    most,
    word: words.say("rail-count", says),
    sentence: words.say(`rail-${kind}`, says),
  };
}
