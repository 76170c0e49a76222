// One person's seat: reloads, lost lines, second tabs, another device, a shared device, spectators, taking back, reports.
import assert from "node:assert/strict";
import { accept, autopilot, invitation, openTable, overhang, PHONE, playOn, start, watch } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();

const options = (page) => page.locator(".options button[data-key]:enabled");
const keys = (page) => options(page).evaluateAll((all) => all.map((button) => button.dataset.key));

/** Plays until this person has something to decide. */
const untilAsked = (page, least = 3) => playOn(page, async (p, given) => given >= least && (await options(p).count()) > 1);

test("a reload, a second tab and a lost line leave the question as it is", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot"]);
  await start(page);
  await playOn(page, () => false, { stopAt: '.options button[data-key="pass"]' });
  const before = await keys(page);
  await page.reload();
  await options(page).first().waitFor();
  assert.deepEqual(await keys(page), before);

  const second = await page.context().newPage();
  watch(second, page.troubles);
  await second.goto(page.url());
  await options(second).first().waitFor();
  assert.deepEqual(await keys(second), before);

  // The line is cut: an answer can't be sent, and nothing is lost by trying.
  await page.context().setOffline(true);
  await options(page).last().click();
  if (await page.locator(".preview button.main").isVisible()) await page.locator(".preview button.main").click();
  await page.getByText("No connection to the server.").waitFor();
  await page.context().setOffline(false);
  if (await page.locator(".preview").isVisible()) await page.keyboard.press("Escape");
  assert.deepEqual(await keys(page), before);

  // What is answered in one tab is answered in the other.
  await options(page).first().click();
  const moved = (old) => [...document.querySelectorAll(".options button[data-key]")].map((b) => b.dataset.key).join() !== old.join();
  await Promise.all([page, second].map((tab) => tab.waitForFunction(moved, before)));
});

test("a seat moves to another device by a link, once", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot"]);
  await start(page);
  await untilAsked(page, 1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Play on another device" }).click();
  await page.getByRole("img", { name: "Play on another device" }).waitFor();
  const link = await page.getByRole("dialog").locator("input[readonly]").inputValue();
  const phone = await enter({ viewport: PHONE, touch: true });
  await phone.goto(link);
  await options(phone).first().waitFor();
  assert.equal(await phone.locator("#question").innerText(), await page.locator("#question").innerText());
  assert.equal(await overhang(phone), 0);
  assert.doesNotMatch(phone.url(), /#/);
  const third = await enter();
  await third.goto(link);
  await third.getByText("This link has already been used or is too old.").waitFor();
  await third.locator("main.board").waitFor();
  assert.equal(await third.locator(".options").count(), 0);
});

test("two people at one device, one at another, and a bot", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "local", "invite", "bot"]);
  const guest = await enter();
  await accept(guest, await invitation(host), "Ash");
  await start(host);
  await guest.locator("main.board").waitFor();
  // Nothing secret is on the screen while the device changes hands.
  await host.locator(".curtain").waitFor();
  assert.equal(await host.locator("main.board").count(), 0);
  await autopilot(guest);
  const names = new Set();
  await playOn(host, async (page) => {
    const curtain = page.locator(".curtain h1");
    if (await curtain.isVisible()) {
      names.add(await curtain.innerText());
      assert.equal(await page.locator(".seat, .options").count(), 0);
    }
    return names.size === 2;
  });
  assert.deepEqual([...names].sort(), ["Now Guest 1", "Now Ripley"]);
});

test("whoever only watches sees what everybody sees", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "bot"]);
  await start(host);
  await playOn(host, () => false, { stopAt: '.options button[data-key="pass"]' });
  const guest = await enter();
  const sent = [];
  guest.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => sent.push(String(payload))));
  await guest.goto(host.url());
  await guest.getByText(/Waiting for/).waitFor();
  assert.equal(await guest.locator(".options").count(), 0);
  assert.equal(await guest.getByRole("button", { name: /Take back/ }).count(), 0);
  const states = sent.map((text) => JSON.parse(text)).filter((message) => message.type === "state");
  assert.ok(states.length);
  for (const { view } of states) {
    for (const crew of view.crew) for (const secret of ["hand", "dealt", "looking_at"]) assert.equal(crew[secret], undefined);
    for (const question of view.questions) assert.equal(question.options, undefined);
  }
});

test("whoever comes back reads what happened meanwhile", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "invite", "bot"]);
  const guest = await enter({ lang: "de" });
  await accept(guest, await invitation(host), "Ash");
  await start(host);
  await guest.locator("main.board").waitFor();
  const place = guest.url();
  await guest.goto("/");
  await guest.getByText("Deine Tische").waitFor();
  await host.getByRole("tab", { name: /Crew/ }).click();
  await host.getByRole("button", { name: /Let a bot step in/ }).click();
  await playOn(host, async (p, given) => given > 8);
  await guest.locator(".tables a").first().click();
  assert.equal(guest.url(), place);
  await guest.getByText("Während du weg warst").waitFor();
  await guest.getByRole("button", { name: "Verstanden" }).click();
  await guest.getByText("Während du weg warst").waitFor({ state: "detached" });
  await guest.getByRole("button", { name: "Ich bin wieder da" }).click();
  await guest.getByText("Ein Bot spielt für dich.").waitFor({ state: "detached" });
});

test("an answer is taken back while nothing was revealed", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot"]);
  await start(page);
  // Everybody begins with a weapon in hand: dropping it costs nothing and shows nothing that wasn't seen.
  const drop = page.locator('button[data-key^="drop:"]').first();
  await playOn(page, () => false, { stopAt: 'button[data-key^="drop:"]' });
  const key = await drop.getAttribute("data-key");
  await drop.click();
  await page.locator(`button[data-key="${key}"]`).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.locator(`button[data-key="${key}"]`).waitFor();
});

test("forced answers by themselves or not, a new name, a report", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot"]);
  await start(page);
  const id = page.url().split("/t/")[1];
  const seat = () => page.evaluate((path) => fetch(path).then((a) => a.json()), `/api/tables/${id}`).then(({ table }) => table.seats[0]);
  await page.getByRole("button", { name: "Menu" }).click();
  const auto = page.getByLabel("Answer for me when I have only one choice");
  assert.ok(await auto.isChecked());
  await Promise.all([page.waitForResponse((r) => r.request().method() === "PATCH"), auto.uncheck()]);
  assert.equal((await seat()).auto, false);
  await page.getByLabel("Your name").fill("Ellen");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  assert.equal((await seat()).name, "Ellen");
  await page.getByLabel("What is wrong?").fill("The airlock laughs at me.");
  const [request] = await Promise.all([
    page.waitForRequest(/\/report$/),
    page.getByRole("button", { name: "Report this match" }).click(),
  ]);
  assert.equal(request.postDataJSON().text, "The airlock laughs at me.");
  await page.getByText("Reported. Thank you.").waitFor();
});

test("on a phone: preview, second tap, pull up the sheet", async (enter) => {
  const page = await enter({ lang: "de", viewport: PHONE, touch: true });
  await openTable(page, ["me", "bot"]);
  await start(page);
  await options(page).first().tap();
  await page.locator(".preview button.main").tap();
  await untilAsked(page);
  assert.equal(await overhang(page), 0);
  await page.locator(".handle").tap();
  await page.getByRole("tab", { name: "Was geschah" }).waitFor();
  assert.equal(await overhang(page), 0);
});
