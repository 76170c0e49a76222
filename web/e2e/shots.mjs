// Screenshots of the main screens into docs/shots.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isOver, launch, openTable, person, PHONE, playOn, start, TABLET, toTheEnd } from "./browser.mjs";
import { serve } from "./server.mjs";

const OUT = process.env.SHOTS ?? join(import.meta.dirname, "..", "..", "docs", "shots");
mkdirSync(OUT, { recursive: true });
const shot = (page, name) => page.screenshot({ path: join(OUT, `${name}.png`) });

/** Always the same choices for the same questions. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const server = await serve();
const browser = await launch();
try {
  const page = await person(browser, server.url);
  await page.goto("/new");
  await page.locator(".sentence").waitFor();
  await shot(page, "new-table");
  await openTable(page, ["me", "invite", "bot", "bot"]);
  await page.locator("svg[role=img]").waitFor();
  await shot(page, "lobby");

  // A match that gets somewhere: try a few. A second browser sees the same seat with all its scenes.
  let met = false;
  for (let seed = 1; seed < 4; seed++) {
    await openTable(page, ["me", "bot", "bot", "bot"], { bot: "normal" });
    await start(page);
    const eyes = await person(browser, server.url, { moments: 2, still: false });
    await eyes.context().addCookies((await page.context().storageState()).cookies);
    await eyes.goto(page.url());
    await eyes.locator("main.board").waitFor();
    const busy = async (p, given) => {
      if (!met && (await eyes.locator(".scene.hands, .scene.card").isVisible())) {
        await eyes.waitForTimeout(1300);
        await shot(eyes, "encounter");
        met = true;
      }
      return (await isOver(p)) || (given >= 18 && (await p.locator(".options button[data-verb]").count()) > 5);
    };
    await playOn(page, busy, { random: dice(seed) });
    await eyes.context().close();
    if (!(await isOver(page))) break;
  }
  await page.waitForTimeout(600);
  await shot(page, "table");
  const state = await page.context().storageState();
  for (const [name, viewport, touch] of [["phone", PHONE, true], ["tablet", TABLET, false]]) {
    const other = await person(browser, server.url, { viewport, touch });
    await other.context().addCookies(state.cookies);
    await other.goto(page.url());
    await other.locator("#question").waitFor();
    await other.waitForTimeout(600);
    await shot(other, name);
    if (touch) {
      await other.locator(".handle").tap();
      await other.waitForTimeout(400);
      await shot(other, "phone-hand");
    }
    await other.context().close();
  }
  await toTheEnd(page);
  await page.locator(".end[data-done=true]").waitFor();
  await shot(page, "end");
  await page.goto("/");
  await page.locator(".tables li").first().waitFor();
  await shot(page, "home");
} finally {
  await browser.close();
  await server.stop();
}
