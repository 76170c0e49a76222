import { describe, expect, it } from "vitest";
import type { Message } from "../api/types";
import { titles } from "../titles/titles.svelte";
import { filtered, withSpeech } from "./log";

const event = (name: string, seq: number, seat = 0) => ({ event: name, depth: 0, rule: "", seq, seat });
const said = (id: number, seq: number, seat = 1) => ({ id, seq, seat, to: [] as number[], kind: "claim" }) as unknown as Message;

describe("what was said", async () => {
  await titles.open("nemesis");
  const events = [event("round", 0), event("moved", 2), event("noise_rolled", 2), event("moved", 3)];
  const order = (filter: "all" | "mine" | "danger") =>
    withSpeech(filtered(events, filter, 0), [said(1, 0), said(2, 2), said(3, 3, 0)], 0, filter).map((entry) =>
      "said" in entry ? `said ${entry.said.id}` : entry.index,
    );

  it("stands between the answers where it was said", () => {
    expect(order("all")).toEqual([0, "said 1", 1, 2, "said 2", 3, "said 3"]);
  });
  it("follows the filter", () => {
    expect(order("mine")).toEqual([0, 1, 2, 3, "said 3"]);
    expect(order("danger")).toEqual([0]);
  });
});
