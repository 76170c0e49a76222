// The board, measured: every room has a name that can be read, and nothing lies over it.
import assert from "node:assert/strict";
import { openTable, playOn, start } from "./browser.mjs";
import { texts } from "./boardtexts.mjs";
import { crowd, rewrite } from "./crowd.mjs";
import { suite } from "./suite.mjs";

const test = suite();
const WIDE = [[1440, 900], [1280, 720], [1024, 768]];
const SIZES = [...WIDE, [390, 844], [360, 640], [844, 390]];
const NOTHING = { small: [], upon: [], crossing: [], nameless: 0 };

/** Two frames: what follows from a new size is drawn. */
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))));

async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((narrow) => !!document.querySelector(".sheet") === narrow, width <= 820 || height <= 520);
  await drawn(page);
}

/** Lists in the corners that are open and lie over something that must be seen. */
function covered() {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const lists = [...document.querySelectorAll(".corner .list")].filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const things = [...document.querySelectorAll("svg[role=group] :is(.room, .token, .node, .entrance, .pod, .sign)")];
  return lists.flatMap((list) => {
    const box = list.getBoundingClientRect();
    return things.filter((e) => meet(box, e.getBoundingClientRect())).map((e) => e.outerHTML.slice(0, 80));
  });
}

/** How much words and lines of the board stand out from what is behind them. */
function contrasts(pairs) {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const luminance = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return pairs.flatMap(([what, ink, ground, least]) => {
    const [over, under] = [document.querySelector(what), document.querySelector(ground)].map((e) => e && getComputedStyle(e));
    if (!over || !under) return [`no ${what} on ${ground}`];
    const [light, dark] = [luminance(over[ink]), luminance(under.fill)].sort((a, b) => b - a);
    const found = (light + 0.05) / (dark + 0.05);
    return found < least ? [`${what}: ${found.toFixed(1)}`] : [];
  });
}

for (const [side, turn] of [["base", 0], ["alt", 4]])
  test(`every word on the ${side} board can be read at every size, in both languages`, async (enter) => {
    const page = await enter({ viewport: { width: 1440, height: 900 } });
    await openTable(page, ["me", "bot", "bot", "bot"], { options: { board: side } });
    await start(page);
    await page.locator("svg[role=group]").waitFor();
    const { cookies } = await page.context().storageState();
    for (const lang of ["en", "de"]) {
      const eyes = await enter({ lang, viewport: { width: 1440, height: 900 } });
      await eyes.context().addCookies(cookies);
      await rewrite(eyes, crowd(turn));
      await eyes.goto(page.url());
      await eyes.locator(".room .name").first().waitFor();
      await eyes.evaluate(() => document.fonts.ready);
      for (const size of SIZES) {
        await resize(eyes, size);
        assert.deepEqual(await eyes.evaluate(texts), NOTHING, `${lang} ${size}`);
        assert.deepEqual(await eyes.evaluate(covered), [], `${lang} ${size}`);
      }
    }
  });

test("the board has its share of the screen, and says in its corners what is known", async (enter) => {
  const page = await enter({ viewport: { width: 1440, height: 900 } });
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await start(page);
  await playOn(page, async (p) => (await p.locator("[data-point=objectives]").count()) > 0);
  await page.locator(".corner").first().waitFor();
  const board = await page.locator("main.board").boundingBox();
  assert.ok((board.width * board.height) / (1440 * 900) >= 0.54, `${board.width} x ${board.height}`);
  // Five lines of what happened.
  const [log, line] = await page.evaluate(() => {
    const lines = document.querySelector(".log ol");
    return [lines.clientHeight, Math.min(...[...lines.children].map((e) => e.offsetHeight))];
  });
  assert.ok(log >= line * 5, `${log} for lines of ${line}`);
  // Rows with names, dots and a total; what isn't known says where to take it.
  const bag = page.locator(".corner", { hasText: "In the bag" });
  const rows = await bag.locator("li:has(.dots)").evaluateAll((all) => all.map((e) => [e.querySelectorAll(".dots i").length, Number(e.querySelector(".value").textContent)]));
  assert.ok(rows.length > 2 && rows.every(([dots, n]) => dots === n));
  assert.equal(Number(await bag.locator("h4 b").innerText()), rows.reduce((sum, [, n]) => sum + n, 0));
  const known = page.locator(".corner", { hasText: "Weaknesses" });
  assert.match(await known.innerText(), /Carcass\s+not studied[\s\S]*Study one in the Laboratory\./);
  assert.deepEqual(await page.locator(".sign text").allTextContents(), ["Course B", "?", "?", "?"]);
  assert.match(await page.locator("section.hidden ul").innerText(), /Destination[\s\S]*Carcass/);
  assert.deepEqual(
    await page.evaluate(contrasts, [
      [".room:not(.explored) .question", "fill", ".room:not(.explored) .wall", 4.5],
      [".room:not(.explored) .number", "fill", ".room:not(.explored) .wall", 4.5],
      [".room:not(.explored) .wall", "stroke", ".room:not(.explored) .wall", 3],
      [".corridor .pill", "stroke", ".corridor .pill", 3],
      [".corridor .number", "fill", ".corridor .pill", 4.5],
      [".entrance text", "fill", ".entrance rect", 4.5],
      [".entrance rect", "stroke", ".entrance rect", 3],
      [".sign text", "fill", ".sign .body", 4.5],
    ]),
    [],
  );
  // What has been found is told whole.
  await rewrite(page, crowd());
  await page.reload();
  await known.getByRole("button").click();
  await known.getByText("It takes one injury fewer to kill.").waitFor();
  assert.deepEqual((await page.locator(".sign text").allTextContents()).toSorted(), ["?", "Course B", "✓", "✗"]);
  // On a small board the lists are buttons that open them.
  await resize(page, [1024, 768]);
  await page.keyboard.press("Escape");
  const fold = bag.getByRole("button");
  assert.equal(await fold.getAttribute("aria-expanded"), "false");
  await fold.click();
  await bag.getByText("Queen").waitFor();
});
