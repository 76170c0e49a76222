// What the table shows, measured: nothing that matters is cut, and no two words lie upon each other.
import assert from "node:assert/strict";
import { cut, overlaps } from "./boxes.mjs";
import { openTable, playOn, start } from "./browser.mjs";
import { endanger } from "./danger.mjs";
import { suite } from "./suite.mjs";

const test = suite();
const WIDE = [[1440, 900], [1280, 720], [1024, 768]];

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
});
