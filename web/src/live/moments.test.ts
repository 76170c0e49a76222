import { describe, expect, it } from "vitest";
import { joined, shared } from "./history";
import type { Event } from "../api/types";
import { script } from "../titles/nemesis/script";
import * as moments from "./moments";
import { figuresToCome, type Beat, type Moment } from "./moments";

const momentsOf = (events: Event[]) => moments.momentsOf(events, script);
const rollOf = (events: Event[]) => moments.rollOf(events, script);
const lengthOf = (beat: Beat) => moments.lengthOf(beat, script);

const e = (event: string, depth: number, more: Record<string, string | number> = {}) => ({ event, depth, rule: "", seq: 1, ...more });
const kinds = (moment: Moment | undefined) => moment?.beats.map((b) => b.kind);

describe("moments", () => {
  it("tells an encounter beat by beat: token, figure, hands, attack, card", () => {
    const [first, ...rest] = momentsOf([
      e("moved", 1), e("noise_rolled", 1), e("encounter", 2), e("noise_discarded", 3), e("token_drawn", 3),
      e("intruder_appeared", 3, { figure: "adult_2" }), e("hands_compared", 3), e("attack", 3), e("attack_card", 4),
      e("serious_wound", 4), e("turn", 0), e("moved", 1),
    ]);
    expect(first?.kind).toBe("encounter");
    expect(kinds(first)).toEqual(["meet", "token", "figure", "hands", "attack", "card"]);
    expect(first?.beats.at(-1)?.lines.map((l) => l.event)).toEqual(["serious_wound"]);
    expect(rest).toEqual([]);
  });
  it("goes on with an encounter that a question has interrupted", () => {
    const found = momentsOf([e("objective_chosen", 3), e("hands_compared", 3), e("attack", 3), e("attack_card", 4), e("turn", 0)]);
    expect(found.map((m) => m.kind)).toEqual(["encounter"]);
    expect(kinds(found[0])).toEqual(["hands", "attack", "card"]);
    expect(kinds(momentsOf([e("attack_card", 4), e("light_wound", 4), e("moved", 2)])[0])).toEqual(["card"]);
  });
  it("shows two encounters one after the other", () => {
    const both = momentsOf([e("encounter", 1), e("token_drawn", 2), e("encounter", 1), e("token_drawn", 2)]);
    expect(both.map(kinds)).toEqual([["meet", "token"], ["meet", "token"]]);
  });
  it("gives a death inside of an attack its own beat", () => {
    expect(kinds(momentsOf([e("attack", 0), e("attack_card", 1), e("died", 1)])[0])).toEqual(["attack", "card", "death"]);
  });
  it("cuts the event phase into its parts and leaves out those in which nothing happens", () => {
    const [phase, ...rest] = momentsOf([
      e("passed", 0), e("time_advanced", 0), e("attack_step", 0), e("attack", 1), e("attack_card", 2), e("fire_step", 0),
      e("event_card", 0), e("card_discarded", 1), e("intruder_moved", 1), e("bag_step", 0), e("token_drawn", 1),
      e("token_added", 1), e("round", 0), e("turn", 0),
    ]);
    expect(rest).toEqual([]);
    expect(phase?.beats.map((b) => [b.kind, b.part])).toEqual([["time", 0], ["attack", 1], ["card", 1], ["event", 3], ["token", 4]]);
    expect(phase?.beats[3]?.lines.map((l) => l.event)).toEqual(["intruder_moved"]);
  });
  it("burns as a beat only where something burns", () => {
    const burning = momentsOf([e("fire_step", 0), e("intruder_injured", 0), e("round", 0)]);
    expect(burning.map(kinds)).toEqual([["fire"]]);
    expect(momentsOf([e("fire_step", 0), e("round", 0)])).toEqual([]);
  });
  it("sounds the alarm on its own", () => {
    expect(momentsOf([e("action", 0), e("self_destruct_started", 1), e("turn", 0)]).map((m) => m.kind)).toEqual(["alarm"]);
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
    const beat = { kind: "card" as const, head: e("attack_card", 0), lines: [], part: -1 };
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
