// What is added to a match: the box and its fixed modules, the shuttle, turrets, the open alert, traits; in German, and on a phone.
import assert from "node:assert/strict";
import { findings } from "./axe.mjs";
import { tooSmall } from "./boxes.mjs";
import { playOn, start } from "./browser.mjs";
import { director } from "./director.mjs";
import { suite } from "./suite.mjs";

const test = suite();

async function seated(page) {
  const request = page.context().request;
  const bots = Array.from({ length: 3 }, () => ({ kind: "bot", bot: "random" }));
  const options = { mode: "research", modules: "characters,medic", characters: "ceo,medic,scout,convict" };
  const data = { title: "nemesis", seats: [{ kind: "me", name: "Ripley" }, ...bots], pace: "instant", options };
  const answer = await request.post("/api/tables", { data, headers: { "X-Airlock": "1" } });
  assert.ok(answer.ok(), await answer.text());
  await page.goto(`/t/${(await answer.json()).table.id}`);
  await page.locator("button.main.big").waitFor();
  await start(page);
}

/** A turret in the second room, and an alert of which the first stage is done. */
function place(view) {
  const rooms = view.rooms.filter((room) => room.room);
  view.turrets = [{ slot: rooms[1].slot, status: "target_all", facedown: false, set_by: [] }];
  view.alert = { open: "distress_call", stage: 2, left: 5, done: ["comms"], counted: [], treated: [], eggs: 0 };
  view.shuttle_time = 3;
}

async function follow(enter, host, options) {
  const page = await enter({ lang: "de", moments: 1000, ...options });
  await page.context().addCookies((await host.context().storageState()).cookies);
  const tell = await director(page);
  await page.goto(host.url());
  await page.locator("#question").waitFor();
  return [page, tell];
}

test("a Research Mission with modules", async (enter) => {
  const host = await enter({ lang: "de", viewport: { width: 1440, height: 900 } });
  await host.goto("/new?box=aftermath");
  await host.locator(".sentence").waitFor();
  assert.match(await host.locator(".sentence").innerText(), /Forschungsmission/);
  await host.locator(".sentence button", { hasText: "Eigenschaftskarten" }).click();
  const fixed = host.locator("label", { has: host.locator("input[name=modules][value=turrets]") });
  assert.ok(await fixed.locator("input").isDisabled());
  assert.ok(await fixed.locator("input").isChecked());
  assert.match(await fixed.innerText(), /Gehört zu: Forschungsmission/);
  assert.deepEqual(await findings(host), []);

  await seated(host);
  let answers = 0;
  const inTurn = async (p, given) => (answers = given) > 4 && (await p.locator(".options .verb").count()) > 2;
  await playOn(host, inTurn, { most: 120, stopAt: "" });
  if (await host.locator(".end").count()) return;
  assert.ok(answers > 1);

  const [page, tell] = await follow(enter, host, { viewport: { width: 1440, height: 900 } });
  tell([], place);
  await page.locator(".alert").waitFor();
  assert.match(await page.locator(".alert").innerText(), /Notruf/);
  assert.match(await page.locator(".alert li.done").innerText(), /✓/);
  assert.match(await page.locator(".rail").innerText(), /Notruf/);
  assert.equal(await page.locator("[data-own=trait]").count(), 1);
  assert.match(await page.locator("section.hidden").first().innerText(), /Geschütz: Ziel: alle/);
  assert.deepEqual(await findings(page), []);
  tell([{ event: "alert_revealed", alert: "distress_call" }]);
  await page.locator(".scene").waitFor();
  assert.match(await page.locator(".scene").innerText(), /Notruf/);

  const [phone, tellPhone] = await follow(enter, host, { touch: true, viewport: { width: 390, height: 844 } });
  tellPhone([], place);
  await phone.locator("button.aside").tap();
  assert.deepEqual(await tooSmall(phone), []);
  assert.deepEqual(await findings(phone), []);
});
