import { describe, expect, it } from "vitest";
import type { Content, CrewView, Option, View } from "../../../../api/types";
import { texts } from "../../../../test-texts";
import { Words } from "../../../../words/words";
import { links } from "./board";
import { look } from "./look";

const words = new Words("en", texts("en", "app", "survival", "nemesis", "carnomorphs"));
const crew = (seat: number, more: Partial<CrewView> = {}): CrewView =>
  ({ seat, mutated: false, mutation: "", mutation_markers: 0, protected: false, unheard: false, ...more }) as CrewView;

function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    crew: [crew(0), crew(1)],
    rooms: [],
    figures: [],
    intruders: { bag: { metagorger_red: 6, metagorger_blue: 2, blank: 1 }, eggs: 8, weaknesses: { corpse: "", egg: "", carcass: "" } },
    mutations: { left: 10, mine: "", choosing: [], clean_discarded: 0, removed: [] },
    ...more,
  } as unknown as View;
}

const shown = (c: CrewView, v: View) => look.track?.(c, v, words);

describe("the mutation of somebody", () => {
  it("isn't there until something has happened", () => {
    expect(shown(crew(0), view())).toBeUndefined();
  });

  it("is known to its owner, and to others only when it was used", () => {
    const mine = view({ mutations: { ...view().mutations, mine: "acid_spit" } as View["mutations"] });
    expect(shown(crew(0, { mutated: true }), mine)?.card).toMatchObject({ name: "Acid Spit", hidden: false });
    // My own card says nothing of what somebody else has.
    expect(shown(crew(1, { mutated: true }), mine)?.card).toMatchObject({ name: "a card nobody has seen", text: "", hidden: true });
    expect(shown(crew(1, { mutated: true, mutation: "mimicry" }), mine)?.card).toMatchObject({ name: "Mimicry", hidden: false });
  });

  it("counts markers, of which the fourth kills", () => {
    const steps = shown(crew(0, { mutated: true, mutation_markers: 3 }), view())?.steps ?? [];
    expect(steps.map((step) => step.reached)).toEqual([true, true, true, false]);
    expect(steps.map((step) => !!step.fatal)).toEqual([false, false, false, true]);
    expect(shown(crew(0, { mutated: true, mutation_markers: 3 }), view())).toMatchObject({ grave: true, note: "That was your third marker. The fourth kills." });
  });

  it("says before it is used what that costs", () => {
    const use = { key: "mutate", verb: "mutate", args: [], kinds: [] } as Option;
    const toll = (markers: number) => look.toll?.(use, view({ crew: [crew(0, { mutated: true, mutation_markers: markers })] }), words);
    expect(toll(0)).toMatchObject({ text: "This is your first marker. The fourth kills.", grave: false });
    expect(toll(2)).toMatchObject({ text: "This is your third. The fourth kills.", grave: true });
    expect(toll(3)?.text).toMatch(/You die/);
    expect(look.toll?.({ ...use, verb: "move" }, view(), words)).toBeUndefined();
  });
});

describe("the board", () => {
  const slots = { figures: [{ figure: "shambler_1", kind: "shambler", slot: "a", injuries: 0 }] };

  it("has the food chain from the smallest to the greatest, with both colours of tokens together", () => {
    const chain = links(view(slots), words);
    expect(chain.map(({ kind, here }) => [kind, here])).toEqual([["metagorger", 0], ["shambler", 1], ["fleshbeast", 0], ["butcher", 0]]);
    expect(chain[0]?.text).toBe("0 on board · 8 in the bag");
    const sizes = chain.map(({ kind }) => look.figures.sizes[kind] ?? 0);
    expect(sizes).toEqual([27, 37, 48, 64]);
  });

  it("marks what can be eaten where one of them is, and nothing else", () => {
    const rooms = [
      { slot: "a", objects: ["carcass", "corpse_2", "corpse_blue", "egg", "flamethrower"] },
      { slot: "b", objects: ["carcass"] },
    ];
    const here = view({ ...slots, rooms: rooms as View["rooms"] });
    expect(look.food?.("a", here)).toEqual(["carcass", "corpse_2", "corpse_blue", "egg"]);
    expect(look.food?.("b", here)).toEqual([]);
  });

  it("tells adaptations apart that are face down, open and ended", () => {
    const known = view();
    known.intruders.weaknesses = { corpse: "thick_hide", egg: "agile", carcass: "" };
    known.mutations = { ...known.mutations, removed: ["egg"] } as View["mutations"];
    const corner = look.corners(known, {} as Content, words).find((one) => one.id === "adaptations");
    expect(corner?.total).toBe("1");
    expect(corner?.rows.map(({ name, value, tone }) => [name, value, tone])).toEqual([
      ["Thick Hide", "Corpse", "foe"],
      ["Agile", "ended", "quiet"],
      ["Butcher", "face down", "quiet"],
    ]);
    expect(corner?.rows[0]?.about?.text).toMatch(/one more injury.*Corpse/);
  });
});

describe("their drawing", () => {
  it("has teeth inside the outline, and no two kinds look alike", () => {
    const kinds = Object.keys(look.figures.sizes);
    expect(new Set(kinds.map((kind) => look.figures.outline(40, kind))).size).toBe(kinds.length);
    for (const kind of kinds) {
      const [teeth] = look.figures.strokes?.(40, kind) ?? [];
      expect(teeth?.paint).toBe("teeth");
      const numbers = (teeth?.path.match(/-?[\d.]+,-?[\d.]+/g) ?? []).map((pair) => Math.hypot(...(pair.split(",").map(Number) as [number, number])));
      expect(Math.max(...numbers)).toBeLessThan(41);
    }
  });
});
