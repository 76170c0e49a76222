// What hunts changes the table, and only that: its box, its mood, its figures, its track, its questions and its moments.
import assert from "node:assert/strict";
import { findings } from "./axe.mjs";
import { cut, tooSmall } from "./boxes.mjs";
import { playOn, start } from "./browser.mjs";
import { director } from "./director.mjs";
import { suite } from "./suite.mjs";

const test = suite();

/** What a test needs to know of a species: its words in German, and a position in which all of it shows. */
const SPECIES = {
  carnomorphs: {
    name: "Karnomorphs",
    place: (view) => {
      const [a, b] = view.rooms.map((room) => room.slot);
      view.figures = [
        { figure: "butcher", kind: "butcher", slot: a, injuries: 2 },
        { figure: "shambler_1", kind: "shambler", slot: b, injuries: 0 },
      ];
      view.rooms[1].objects = ["carcass"];
      Object.assign(view.crew[view.seat], { mutated: true, mutation_markers: 2 });
      view.mutations.mine = "acid_spit";
    },
    shown: /Säurespucken, 2 Marker/,
    greatest: "butcher",
    aboard: "Zerfleischer",
    question: {
      prompt: "keep_mutation",
      say: { id: "prompt-keep-mutation" },
      options: ["hive_mind", "echolocation"].map((id) => ({ key: `keep_mutation:${id}`, verb: "keep_mutation", args: [id], kinds: ["card"], say: id })),
    },
    asked: ["Schwarmgeist", "Echoortung"],
    moment: (view) => [{ event: "mutation_marker", seat: view.seat, markers: 3 }],
    told: /Das war dein dritter Marker. Der vierte tötet./,
  },
  void_seeders: {
    name: "Hirngespenster",
    place: (view) => {
      const [a, b] = view.rooms.map((room) => room.slot);
      view.figures = [
        { figure: "despoiler", kind: "despoiler", slot: a, injuries: 0 },
        { figure: "lair_1", kind: "lair", slot: b, injuries: 1 },
      ];
      view.crew[view.seat].insanity = 4;
    },
    shown: /Wahnsinn 4 von 5: Verfolger/,
    greatest: "despoiler",
    aboard: "Sinnesräuber",
    question: {
      prompt: "stop_panic",
      say: { id: "prompt-calm-down" },
      about: ["bloodlust", "1"],
      kinds: ["panic", "seat"],
      options: ["yes", "no"].map((key) => ({ key, verb: key, args: [], kinds: [], say: key })),
    },
    asked: ["Blutrausch"],
    moment: (view) => [{ event: "panics", seat: view.seat, card: "bloodlust", value: 3, level: 4 }],
    told: /4\s*Wahnsinn\s*≥\s*3\s*die Karte\s*Es geschieht\./,
  },
};

async function seated(page, species) {
  const request = page.context().request;
  const [title] = await (await request.get("/api/titles")).json();
  const bots = Array.from({ length: 3 }, () => ({ kind: "bot", bot: "random" }));
  const data = { title: title.name, seats: [{ kind: "me", name: "Ripley" }, ...bots], pace: "instant", options: { species } };
  const answer = await request.post("/api/tables", { data, headers: { "X-Airlock": "1" } });
  assert.ok(answer.ok(), await answer.text());
  await page.goto(`/t/${(await answer.json()).table.id}`);
  await page.locator("button.main.big").waitFor();
  await start(page);
}

/** The same table for another page, which is told what happens. */
async function follow(enter, host, options) {
  const page = await enter({ lang: "de", moments: 1000, ...options });
  await page.context().addCookies((await host.context().storageState()).cookies);
  const tell = await director(page);
  await page.goto(host.url());
  await page.locator("#question").waitFor();
  return [page, tell];
}

for (const [species, of] of Object.entries(SPECIES))
  test(`${species} come aboard`, async (enter) => {
    const host = await enter({ lang: "de", viewport: { width: 1440, height: 900 } });
    await host.goto(`/new?box=${species}`);
    await host.locator(".sentence").waitFor();
    assert.match(await host.locator(".sentence").innerText(), new RegExp(`gegen ${of.name}`));
    // What doesn't go with it stays in its place, with the reason.
    const barred = host.locator("label", { has: host.locator("input[name=mode][value=intruder]:disabled") });
    assert.match(await barred.innerText(), /Xenos/);
    assert.doesNotMatch(await barred.innerText(), /Karnomorphs|Hirngespenster/);
    assert.deepEqual(await findings(host), []);

    await seated(host, species);
    assert.equal(await host.evaluate(() => document.documentElement.dataset.species), species);
    // Some turns against bots, and then the middle of one.
    let answers = 0;
    const inTurn = async (p, given) => (answers = given) > 12 && (await p.locator(".options .verb").count()) > 2;
    await playOn(host, inTurn, { most: 220, stopAt: "" });
    assert.ok(answers > 3);
    if (await host.locator(".end").count()) return;

    const [page, tell] = await follow(enter, host, { viewport: { width: 1440, height: 900 } });
    tell([], of.place);
    await page.locator(`[data-place="figure:${of.greatest}"]`).waitFor();
    const track = page.locator("[data-point=track]");
    assert.match(await track.getAttribute("aria-label"), of.shown);
    assert.match(await page.locator("section.hidden").first().innerText(), new RegExp(of.aboard), "the text board names it");
    // Nobody who wants it still sees a token come apart.
    assert.deepEqual(await page.locator(".shadows").evaluateAll((all) => all.filter((e) => getComputedStyle(e).display !== "none").length), 0);
    assert.deepEqual(await findings(page), []);

    // A question about its cards shows them whole.
    tell([], (view, state) => {
      // Cards that could be marked for another question.
      state.marks = null;
      view.questions = [{ seat: view.seat, rule: "", ...of.question }];
      view.asides = [];
    });
    await page.locator(".species-card").first().waitFor();
    assert.deepEqual(await page.locator(".species-card b").allInnerTexts(), of.asked);
    assert.deepEqual(await cut(page, ".species-card"), []);
    assert.deepEqual(await findings(page), []);

    // Its moment, and on a phone the same.
    tell(of.moment(tell([], () => {})));
    await page.locator(".scene").waitFor();
    assert.match(await page.locator(".scene .told").innerText(), of.told);
    const [phone, tellPhone] = await follow(enter, host, { touch: true, viewport: { width: 390, height: 844 } });
    tellPhone([], of.place);
    await phone.locator(".me [role=img][title]").first().waitFor();
    assert.match(await phone.locator(".me .track [role=img]").getAttribute("aria-label"), of.shown);
    assert.deepEqual(await tooSmall(phone), []);
    assert.deepEqual(await findings(phone), []);
    tellPhone(of.moment(tellPhone([], () => {})));
    await phone.locator(".scene").waitFor();
    assert.deepEqual(await tooSmall(phone, ".scene"), []);
    const below = await phone.locator(".scene .told").evaluate((e) => e.querySelector(".picture").getBoundingClientRect().bottom - e.getBoundingClientRect().bottom);
    assert.ok(below <= 1, `nothing of it has to be scrolled, but ${below} px are`);
  });
