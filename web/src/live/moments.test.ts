import { describe, expect, it } from "vitest";
import { joined, shared } from "./history";
import type { BoardData, Event, View } from "../api/types";
import { script } from "../titles/nemesis/script";
import * as moments from "./moments";
import { figuresToCome, lengthOf, type Moment } from "./moments";

const momentsOf = (events: Event[]) => moments.momentsOf(events, script);
const rollOf = (events: Event[]) => moments.rollOf(events, script);

const e = (event: string, depth: number, more: Record<string, string | number> = {}) => ({ event, depth, rule: "", seq: 1, ...more });
const kinds = (moment: Moment | undefined) => moment?.beats.map((b) => String(b.head.event));

describe("moments", () => {
  it("tells an encounter beat by beat: token, figure, hands, attack, card", () => {
    const [first, ...rest] = momentsOf([
      e("moved", 1), e("noise_rolled", 1), e("encounter", 2), e("noise_discarded", 3), e("token_drawn", 3),
      e("intruder_appeared", 3, { figure: "adult_2" }), e("hands_compared", 3), e("attack", 3), e("attack_card", 4),
      e("serious_wound", 4), e("turn", 0), e("moved", 1),
    ]);
    expect(first?.kind).toBe("encounter");
    expect(kinds(first)).toEqual(["encounter", "token_drawn", "intruder_appeared", "hands_compared", "attack", "attack_card"]);
    expect(first?.beats.at(-1)?.lines.map((l) => l.event)).toEqual(["serious_wound"]);
    expect(rest).toEqual([]);
  });
  it("goes on with an encounter that a question has interrupted", () => {
    const found = momentsOf([e("objective_chosen", 3), e("hands_compared", 3), e("attack", 3), e("attack_card", 4), e("turn", 0)]);
    expect(found.map((m) => m.kind)).toEqual(["encounter"]);
    expect(kinds(found[0])).toEqual(["hands_compared", "attack", "attack_card"]);
    expect(kinds(momentsOf([e("attack_card", 4), e("light_wound", 4), e("moved", 2)])[0])).toEqual(["attack_card"]);
  });
  it("shows two encounters one after the other", () => {
    const both = momentsOf([e("encounter", 1), e("token_drawn", 2), e("encounter", 1), e("token_drawn", 2)]);
    expect(both.map(kinds)).toEqual([["encounter", "token_drawn"], ["encounter", "token_drawn"]]);
  });
  it("gives a death inside of an attack its own beat", () => {
    expect(kinds(momentsOf([e("attack", 0), e("attack_card", 1), e("died", 1)])[0])).toEqual(["attack", "attack_card", "died"]);
  });
  it("cuts the event phase into its parts and leaves out those in which nothing happens", () => {
    const [phase, ...rest] = momentsOf([
      e("passed", 0), e("time_advanced", 0), e("attack_step", 0), e("attack", 1), e("attack_card", 2), e("fire_step", 0),
      e("event_card", 0), e("card_discarded", 1), e("intruder_moved", 1), e("bag_step", 0), e("token_drawn", 1),
      e("token_added", 1), e("round", 0), e("turn", 0),
    ]);
    expect(rest).toEqual([]);
    expect(phase?.beats.map((b) => [b.head.event, b.part])).toEqual([
      ["time_advanced", 0], ["attack", 1], ["attack_card", 1], ["event_card", 3], ["token_drawn", 4],
    ]);
    expect(phase?.beats[3]?.lines.map((l) => l.event)).toEqual(["intruder_moved"]);
  });
  it("burns as a beat only where something burns", () => {
    const burning = momentsOf([e("fire_step", 0), e("intruder_injured", 0), e("round", 0)]);
    expect(burning.map(kinds)).toEqual([["fire_step"]]);
    expect(momentsOf([e("fire_step", 0), e("round", 0)])).toEqual([]);
  });
  it("sounds the alarm on its own", () => {
    expect(momentsOf([e("action", 0), e("self_destruct_started", 1), e("turn", 0)]).map((m) => m.kind)).toEqual(["alarm"]);
  });
  it("tells who leaves, who sleeps and the end of the ship", () => {
    const left = momentsOf([e("pod_launched", 1, { pod: 1 }), e("escaped", 1, { seat: 0 }), e("turn", 0)]);
    expect(left.map((m) => m.kind)).toEqual(["launch"]);
    expect(left[0]?.beats[0]?.lines.map((l) => l.event)).toEqual(["escaped"]);
    expect(momentsOf([e("hibernates", 1, { seat: 0 })]).map((m) => m.kind)).toEqual(["sleep"]);
    expect(momentsOf([e("game_ended", 0), e("ship_destroyed", 0), e("lost_with_ship", 0)]).map((m) => m.beats[0]?.lines.length)).toEqual([1]);
  });
  it("warns when the last marker lies on the ship, and only then", () => {
    const board = { limits: { fire: 2, malfunction: 2 } } as unknown as BoardData;
    const burning = (n: number) => ({ over: false, rooms: [0, 1, 2].map((room) => ({ fire: room < n, malfunction: false })) }) as unknown as View;
    const fire = [e("fire_started", 1), e("fire_started", 1)];
    expect(moments.momentsOf(fire, script, { view: burning(1), board })).toEqual([]);
    expect(moments.momentsOf(fire, script, { view: burning(2), board }).map((m) => m.beats[0]?.look.sentence)).toEqual(["scene-last-fire"]);
    expect(moments.momentsOf([e("moved", 1)], script, { view: burning(2), board })).toEqual([]);
  });
  it("keeps figures off the board until their beat", () => {
    const [first] = momentsOf([e("encounter", 1), e("token_drawn", 2), e("intruder_appeared", 2, { figure: "queen" })]);
    expect(figuresToCome(first?.beats ?? [])).toEqual(["queen"]);
    expect(figuresToCome(first?.beats.slice(3) ?? [])).toEqual([]);
  });
  it("finds the last roll", () => {
    expect(rollOf([e("noise_rolled", 1), e("combat_rolled", 1), e("missed", 1)])?.event).toBe("combat_rolled");
    expect(rollOf([e("moved", 1)])).toBeUndefined();
  });
  it("gives more to read more time", () => {
    const beat = { look: script.beats.attack_card ?? { picture: { show: "sign" as const, icon: "" }, long: 0 }, head: e("attack_card", 0), lines: [], part: -1 };
    expect(lengthOf({ ...beat, lines: [e("light_wound", 1)] })).toBeGreaterThan(lengthOf(beat));
  });
});

describe("the log", () => {
  it("grows, shrinks and notices gaps", () => {
    const one = [e("a", 0)];
    expect(joined(one, 1, [e("b", 0)])).toHaveLength(2);
    expect(joined(one, 0, [])).toEqual([]);
    expect(joined(one, 2, [])).toBeUndefined();
    expect(shared([e("a", 0), e("b", 0)], [e("a", 0), e("c", 0)])).toBe(1);
  });
});
