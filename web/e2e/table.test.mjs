// What the table shows, measured: nothing that matters is cut, and no two words lie upon each other.
import assert from "node:assert/strict";
import { openTable, playOn, start } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();
const WIDE = [[1440, 900], [1280, 720], [1024, 768]];
const NARROW = [[390, 844], [360, 640], [844, 390]];

/** What of these elements is beyond the edge of the screen or of a box that scrolls, or has more in it than it shows. */
function cut(page, selector) {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility());
    if (!found.length) return [`no ${wanted}`];
    const clips = (e) => getComputedStyle(e).overflow !== "visible";
    return found
      .filter((e) => {
        const box = e.getBoundingClientRect();
        const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
        for (let up = e.parentElement; up; up = up.parentElement) if (clips(up)) frames.push(up.getBoundingClientRect());
        const inside = (f) => box.left >= f.left - 1 && box.top >= f.top - 1 && box.right <= f.right + 1 && box.bottom <= f.bottom + 1;
        return !frames.every(inside) || e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
      })
      .map((e) => `${wanted}: ${e.textContent.trim().slice(0, 60)}`);
  }, selector);
}

/** Pairs of these elements that overlap. */
function overlaps(page, selector) {
  return page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility()).map((e) => [e.textContent.trim(), e.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(([a, at], n) => boxes.slice(n + 1).filter(([, to]) => meet(at, to)).map(([b]) => `${a} / ${b}`));
  }, selector);
}

/** The ship is about to blow up and burns in many places, whatever the match says: what a view holds is all that is drawn. */
async function endanger(page) {
  await page.routeWebSocket(/\/live/, (ours) => {
    const server = ours.connectToServer();
    server.onMessage((text) => {
      const data = JSON.parse(String(text));
      if (data.view?.rooms && data.view.time > 4) {
        data.view.self_destruct = 4;
        for (const [n, room] of data.view.rooms.entries()) Object.assign(room, { fire: n < 6, malfunction: n < 2 });
      }
      ours.send(JSON.stringify(data));
    });
  });
}

test("what ends the game and what I am after is always whole", async (enter) => {
  const page = await enter({ lang: "de", viewport: { width: 1440, height: 900 } });
  await openTable(page, ["me", "bot", "bot"]);
  await start(page);
  await playOn(page, async (p) => (await p.locator("[data-point=objectives]").count()) > 0);
  await endanger(page);
  await page.reload();
  await page.locator(".rail .sign.danger").waitFor();
  const objectives = page.locator("[data-point=objectives] li");
  for (const [width, height] of WIDE) {
    await page.setViewportSize({ width, height });
    const where = `${width} x ${height}`;
    assert.equal((await page.locator(".rail").boundingBox()).height, 60, where);
    assert.match(await page.locator(".rail .first").innerText(), /4 bis zur Explosion\s+ab \d+ hält es niemand mehr auf/, where);
    assert.deepEqual(await page.locator(".rail [data-count]").allInnerTexts(), ["6 von 8", "2 von 8"], where);
    assert.deepEqual(await cut(page, ".rail, .rail .first, .rail .counts"), [], where);
    assert.deepEqual(await overlaps(page, ".rail .first, .rail .words span, .rail .counts, .rail ol"), [], where);
    // Nothing says the same a second time.
    assert.equal(await page.getByText(/bis zur Explosion/).count(), 1, where);
    await page.keyboard.down("o");
    await objectives.locator("p").first().waitFor();
    assert.deepEqual(await cut(page, "[data-point=objectives] li, .quests .thing"), [], where);
    await page.waitForTimeout(350);
    await page.keyboard.up("o");
    assert.equal(await objectives.locator("p").count(), 0, `${where}: covered again`);
  }
  // I find myself: one token says so, and what can be done where I stand is dashed and dark.
  assert.deepEqual(await page.locator(".token .tag text").allTextContents(), ["DU"]);
  for (const ring of await page.locator(".halo.here").all())
    assert.deepEqual(await ring.evaluate((e) => [getComputedStyle(e).strokeDasharray !== "none", getComputedStyle(e).filter]), [true, "none"]);
  for (const [width, height] of NARROW) {
    await page.setViewportSize({ width, height });
    const where = `${width} x ${height}`;
    assert.deepEqual(await cut(page, "header .chip"), [], where);
    assert.deepEqual(await overlaps(page, "header > *"), [], where);
    await page.locator("header .chips").click();
    await page.getByRole("dialog").locator(".rail .said").waitFor();
    assert.deepEqual(await cut(page, "dialog .rail .first, dialog .rail .said li"), [], where);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.locator(".handle").click();
    await page.keyboard.press("o");
    await objectives.locator("p").first().waitFor();
    // The sheet scrolls, so that each of them can be seen as a whole.
    for (const n of [1, 2]) {
      await objectives.nth(n - 1).evaluate((e) => e.scrollIntoView({ block: "center" }));
      assert.deepEqual(await cut(page, `[data-point=objectives] li:nth-child(${n})`), [], where);
    }
    await page.locator(".handle").click();
  }
});
