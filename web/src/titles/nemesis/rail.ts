// What can end the game on the ship: the jump, the blast, and a ninth fire or malfunction.

import type { BoardData, View } from "../../api/types";
import { iconOf } from "../../board/icons";
import type { Band, Count, End, Rail } from "../../parts/rail";
import type { Words } from "../../words/words";

/** The spaces of the self-destruct track on which nobody can stop it any more. */
const CRITICAL = ["yellow", "red"];

export function rail(view: View, board: BoardData, words: Words): Rail {
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

/** The open alert: on its last round a white flag. */
function alert(view: View, words: Words): End[] {
  const open = view.alerts?.open ? view.alerts : undefined;
  if (!open) return [];
  return [
    {
      id: "alert",
      at: view.time - open.left,
      left: open.left,
      icon: iconOf("alert", open.open),
      word: words.say("rail-alert", { alert: words.name("alert", open.open), n: open.left }),
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
