// The dock: my hand, what I carry and what I am after are whole on every screen that has one, however much there is.
import assert from "node:assert/strict";
import { cut, overlaps } from "./boxes.mjs";
import { openTable, playOn, start } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();
const SIZES = [[1440, 900], [1366, 768], [1280, 720], [1024, 768]];
const HANDS = {
  en: ["reconnaissance", "covering_fire", "knowledge_of_the_ship", "technical_corridors", "contamination"],
  de: ["computer_skills", "piloting", "risk_assessment", "blocking_access", "ingenuity"],
};

/** Everything at once, whatever the match says: five cards, two hands full, a full backpack, wounds, a search that was laid out,
 * and the quests with the longest names. */
async function burden(page, lang) {
  await page.routeWebSocket(/\/live/, (ours) => {
    const server = ours.connectToServer();
    server.onMessage((text) => {
      const data = JSON.parse(String(text));
      const me = data.view?.crew?.[data.view.seat];
      if (me)
        Object.assign(me, {
          hand: HANDS[lang],
          hands: [
            { thing: "assault_rifle", ammo: 3, capacity: 5, attached: [], tape: false },
            { thing: "prototype_shotgun", ammo: 1, capacity: 2, attached: ["extended_magazine"], tape: false },
          ],
          quests: ["quest_evacuation_key", "quest_orbital_maneuvering_system"],
          inventory: ["technical_corridors_plans", "adrenaline_injection", "fire_extinguisher", "energy_charge_red"],
          looking_at: ["medkit", "synthetic_food", "military_drugs"],
          light_wounds: 2,
          wounds: ["arm", "body"],
          dressed: ["leg"],
          slime: true,
        });
      ours.send(JSON.stringify(data));
    });
  });
}

/** Words of these elements that the browser had to cut in two, without a hyphen that was allowed. */
function broken(page, selector) {
  return page.evaluate((wanted) => {
    const out = [];
    for (const element of document.querySelectorAll(wanted)) {
      const text = element.firstChild;
      const range = document.createRange();
      for (const { 0: word, index } of text?.data?.matchAll(/[^\s\u00AD-]+/g) ?? []) {
        // The hyphen before it counts as a part of what follows.
        range.setStart(text, index + Number(text.data[index - 1] === "\u00AD"));
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top));
        if (new Set(lines).size > 1) out.push(word);
      }
    }
    return out;
  }, selector);
}

for (const lang of ["en", "de"])
  test(`the dock holds all there is (${lang})`, async (enter) => {
    const page = await enter({ lang, viewport: { width: 1440, height: 900 } });
    await openTable(page, ["me", "bot", "bot"]);
    await start(page);
    await playOn(page, async (p) => (await p.locator("[data-point=objectives]").count()) > 0);
    await burden(page, lang);
    await page.reload();
    await page.locator(".hand .card").nth(4).waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${width} x ${height}`;
      const parts = ".hand .card, .gear .thing, .quests .thing, .laid .thing, [data-point=objectives] li, [data-point=condition] li";
      assert.deepEqual(await cut(page, parts), [], where);
      assert.deepEqual(await overlaps(page, ".me > .who, .hand .card, .gear .thing, .quests .thing, .laid, [data-point=objectives] li"), [], where);
      assert.deepEqual(await broken(page, ".card .name, .card .text, .card .when, .gear b, .quests b"), [], where);
      // A picture on top, the cost on it, and the name on lines of its own.
      for (const card of await page.locator(".hand .card").all()) {
        const [picture, name] = await Promise.all([".picture", ".name"].map((part) => card.locator(part).boundingBox()));
        assert.ok(picture.height >= 40 && name.y >= picture.y + picture.height, where);
        if (await card.locator(".cost").count()) {
          const cost = await card.locator(".cost").boundingBox();
          assert.ok(cost.y + cost.height <= picture.y + picture.height + 1, `${where}: the cost is on the picture`);
        }
      }
      const dock = await page.locator("section.seat").boundingBox();
      assert.ok(dock.height <= height * 0.4, `${where}: the dock takes ${dock.height}`);
      await page.keyboard.press("o");
      await page.locator("[data-point=objectives] li p").first().waitFor();
      assert.deepEqual(await cut(page, "[data-point=objectives] li"), [], `${where}, open`);
      await page.keyboard.press("o");
    }
  });
