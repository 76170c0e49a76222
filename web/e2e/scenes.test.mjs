// A scene holds the room: nothing beside it says what comes next, and nothing can be answered before it is over.
import assert from "node:assert/strict";
import { openTable, playOn, start } from "./browser.mjs";
import { director } from "./director.mjs";
import { suite } from "./suite.mjs";

const test = suite();

async function seated(page) {
  await openTable(page, ["me", "bot", "bot"]);
  await start(page);
  await playOn(page, async (p) => (await p.locator(".hand .card").count()) > 3 && (await p.locator(".options button[data-key]").count()) > 2);
  const tell = await director(page);
  // From here on scenes are shown, and each stays until somebody goes on.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("airlock-settings"));
    localStorage.setItem("airlock-settings", JSON.stringify({ ...kept, moments: 1000 }));
  });
  await page.reload();
  await page.locator(".hand .card, #question").first().waitFor();
  return tell;
}

const shot = (page, name) => (process.env.SCENES ? page.screenshot({ path: `${process.env.SCENES}/${name}.png` }) : undefined);

test("an encounter holds question, hand and log until it is over", async (enter) => {
  const page = await enter({ viewport: { width: 1440, height: 900 } });
  const answers = [];
  page.on("request", (r) => r.method() === "POST" && answers.push(r.url()));
  const tell = await seated(page);
  answers.length = 0;
  const hand = await page.locator(".hand .card .name").allInnerTexts();
  const asked = await page.locator("#question").innerText();
  const view = tell([], () => {});
  const [seat, slot] = [view.seat, view.crew[view.seat].slot];
  tell(
    [
      { event: "encounter", seat, slot },
      { event: "token_drawn", depth: 2, type: "adult", number: 4 },
      { event: "intruder_appeared", depth: 2, figure: "adult_8", slot },
      { event: "hands_compared", depth: 2, seat, cards: hand.length, number: 4 },
      { event: "attack", depth: 2, figure: "adult_8", seat },
      { event: "light_wound", depth: 3, seat },
    ],
    (next) => {
      next.crew[seat].hand = [];
      next.figures = [...next.figures, { figure: "adult_8", kind: "adult", slot, injuries: 0 }];
    },
  );
  await page.locator(".scene.sign").waitFor();
  // Dark: the board but for its light, the question, the hand, the log, the rail. Held: all of them.
  await page.waitForFunction(() => [".side", "section.seat", ".rail"].every((part) => Number(getComputedStyle(document.querySelector(part)).opacity) < 0.2));
  assert.equal(await page.locator(".night").evaluate((e) => getComputedStyle(e).fillOpacity), "0.86");
  assert.deepEqual(await page.locator(".hand .card .name").allInnerTexts(), hand);
  assert.equal(await page.locator("#question").innerText(), asked);
  assert.equal(await page.locator(".side .log, .side").getByText("intruder_appeared").count(), 0);
  assert.equal(await page.locator("main .target").count(), 0, "nothing on the board glows");
  await shot(page, "meet");
  // It is said once, in one place.
  assert.equal(await page.locator(".scene [role=status]").count(), 1);
  for (const key of ["1", "2", "u", "h"]) await page.keyboard.press(key);
  assert.ok(await page.locator(".scene.sign").isVisible(), "keys of the question do nothing");
  await page.keyboard.press(" ");
  await page.locator(".scene.token").waitFor();
  await shot(page, "token");
  // A tap anywhere goes on as well, on the cards too.
  await page.mouse.click(400, 820);
  await page.locator(".scene.figure").waitFor();
  await shot(page, "figure");
  // A creature is in the scene what it is on the board.
  const drawn = (where) => page.locator(where).first().evaluate((e) => [e.getAttribute("d").split(" ").length, getComputedStyle(e).stroke]);
  assert.deepEqual(await drawn(".scene .creature .body"), await drawn("[data-place='figure:adult_8'] .body"));
  await page.keyboard.press("Enter");
  await page.locator(".scene.hands").waitFor();
  await shot(page, "hands");
  // What is lit isn't covered by what is told.
  const room = await page.locator(`[data-place='slot:${slot}']`).first().boundingBox();
  const caption = await page.locator(".scene .caption").boundingBox();
  assert.ok(room.x + room.width <= caption.x + 1, `${room.x + room.width} ${caption.x}`);
  await page.keyboard.press("Enter");
  await page.locator(".scene.attack").waitFor();
  await shot(page, "attack");
  assert.equal(await page.locator(".scene [role=status]").textContent(), "attack light_wound");
  await page.keyboard.press("Escape");
  await page.locator(".scene").waitFor({ state: "detached" });
  assert.equal(await page.locator(".hand .card").count(), 0, "now the hand is what it is");
  await page.locator(".side").getByText("intruder_appeared").first().waitFor();
  assert.deepEqual(answers, []);
});

test("moments come one after the other, three at most, and small ones are told too", async (enter) => {
  const page = await enter({ viewport: { width: 1280, height: 720 }, lang: "de" });
  const tell = await seated(page);
  const { seat } = tell([]);
  const told = [
    { event: "self_destruct_started" },
    { event: "hibernation_open" },
    { event: "pod_launched", pod: 1 },
    { event: "escaped", seat: seat ? 0 : 1, pod: 1 },
    { event: "hibernates", seat },
    { event: "ship_destroyed", reason: "explosion" },
  ];
  tell(told);
  const shown = [];
  for (let n = 0; n < 3; n++) {
    shown.push(await page.locator(".scene .label").first().innerText());
    assert.equal(await page.locator(".scene").count(), 1);
    await shot(page, `small-${n}`);
    const before = await page.locator(".scene h2").innerText();
    await page.keyboard.press("Enter");
    await page.waitForFunction((text) => document.querySelector(".scene h2")?.textContent !== text, before);
  }
  assert.deepEqual(shown.map((s) => s.toLowerCase()), ["eine kapsel", "kälteschlaf", "das schiff"]);
  assert.equal(await page.locator(".scene").count(), 0);
  // The last marker of a kind is a warning, and nothing moves for those who want it still.
  tell([{ event: "fire_started", slot: "slot_001" }], (view) => {
    const [any] = view.rooms;
    view.rooms = Array.from({ length: 8 }, (_, n) => ({ ...(view.rooms[n] ?? any), fire: true }));
  });
  await page.locator(".scene.fire .icon").waitFor();
  await shot(page, "last");
  assert.match(await page.locator(".scene h2").innerText(), /letzte Feuermarker/);
  const motion = await page.locator(".scene .icon").evaluate((e) => [getComputedStyle(e).animationDuration, getComputedStyle(e).animationDelay]);
  assert.deepEqual(motion, ["0.15s", "0s"]);
});
