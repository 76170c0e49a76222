import { describe, expect, it } from "vitest";
import { joined, shared } from "./history";
import { beatsOf, isSmall, momentsOf } from "./moments";

const e = (event: string, depth: number) => ({ event, depth, rule: "", seq: 1 });

describe("moments", () => {
  it("takes what lies inside of an encounter as its lines", () => {
    const [first, ...rest] = momentsOf([e("moved", 1), e("encounter", 2), e("token_drawn", 3), e("attack", 3), e("turn", 0)]);
    expect(first?.kind).toBe("encounter");
    expect(first?.lines.map((l) => l.event)).toEqual(["token_drawn", "attack"]);
    expect(rest).toEqual([]);
  });
  it("gives a death inside of an attack its own moment", () => {
    expect(momentsOf([e("attack", 0), e("serious_wound", 1), e("died", 1)]).map((m) => m.kind)).toEqual(["attack", "death"]);
  });
  it("cuts the event phase into its beats", () => {
    const [phase, death, ...rest] = momentsOf([
      e("passed", 0), e("time_advanced", 0), e("attack_step", 0), e("attack", 1), e("died", 2), e("event_card", 0),
      e("bag_step", 0), e("token_drawn", 1), e("round", 0), e("turn", 0),
    ]);
    expect(death?.kind).toBe("death");
    expect(rest).toEqual([]);
    const beats = phase ? beatsOf(phase) : [];
    expect(beats.map((b) => b.head.event)).toEqual(["time_advanced", "attack_step", "event_card", "bag_step"]);
    expect(beats[1]?.lines).toHaveLength(2);
  });
  it("keeps dice small", () => {
    const [dice] = momentsOf([e("noise_rolled", 1), e("danger", 2)]);
    expect(dice && isSmall(dice)).toBe(true);
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
