// Whole matches through the buttons of a real browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isOver, launch, openTable, person, PHONE, playOn, start } from "./browser.mjs";
import { serve } from "./server.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a full match with bots to the end, then its replay", async () => {
  const page = await person(browser, server.url);
  await openTable(page, ["me", "bot", "bot"]);
  await start(page);
  const given = await playOn(page, isOver);
  assert.ok(given > 5, `only ${given} answers`);
  await page.locator(".end[data-done=true]").waitFor();
  assert.match(await page.locator(".end").innerText(), /Objectives/i);

  await page.locator(".end a[href^='/replay/table/']").click();
  await page.locator(".scrub input").waitFor();
  const [, last] = (await page.locator(".count").innerText()).split(" / ");
  assert.ok(Number(last) > 5);
  await page.locator(".scrub input").fill(last);
  await page.getByRole("button", { name: "See how it ended" }).waitFor();
  await page.locator(".head select").selectOption("0");
  await page.locator(".scrub input").fill("10");
  await page.waitForURL(/at=10&seat=0/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("two people in two browsers, one table; talk and presence", async () => {
  const host = await person(browser, server.url);
  await openTable(host, ["me", "invite", "bot"]);
  await host.getByRole("button", { name: "QR code" }).click();
  const link = await host.locator(".code input").inputValue();
  await host.locator("svg[role=img]").waitFor();

  const guest = await person(browser, server.url, { lang: "de" });
  await guest.goto(link);
  await guest.locator("form input").fill("Ash");
  await guest.locator("form button.main").click();
  await guest.getByText("Lobby").first().waitFor();
  await host.getByText("Ash", { exact: true }).waitFor();
  await start(host);
  await guest.locator("main.board").waitFor();

  await guest.getByRole("tab", { name: /Reden/ }).click();
  await guest.locator(".talk input").fill("Triebwerk 2 ist hin.");
  await guest.locator(".talk form button").last().click();
  await host.getByRole("tab", { name: /Talk/ }).click();
  await host.getByText("Triebwerk 2 ist hin.").waitFor();
  await guest.locator(".talk select").first().selectOption("claim");
  await guest.locator(".talk form button").last().click();
  // A claim is read in everybody's own language.
  await host.getByText("Engine 1 works.").waitFor();

  let turn = 0;
  const both = async () => (await isOver(host)) || ++turn > 60;
  await Promise.all([playOn(host, both), playOn(guest, both)]);

  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Pause" }).click();
  await guest.getByText("Pause").first().waitFor();
  await host.getByRole("button", { name: "Go on" }).click();
  await host.keyboard.press("Escape");

  // The guest goes away, a bot steps in by vote, and hands the seat back.
  const place = guest.url();
  await guest.goto("/");
  await host.getByRole("tab", { name: /Crew/ }).click();
  await host.getByRole("button", { name: /Let a bot step in/ }).click();
  await playOn(host, async (p, given) => (await isOver(p)) || given > 12, { most: 400 });
  await guest.goto(place);
  await guest.locator("main.board").waitFor();
  await guest.getByText("Während du weg warst").waitFor();
  await guest.getByRole("tab", { name: /Crew/ }).click();
  await guest.getByRole("button", { name: "Ich bin wieder da" }).click();
  await guest.getByRole("button", { name: "Ich bin wieder da" }).waitFor({ state: "detached" });
  assert.deepEqual(host.troubles, []);
  assert.deepEqual(guest.troubles, []);
  await host.context().close();
  await guest.context().close();
});

test("two people at one device with a curtain between them", async () => {
  const page = await person(browser, server.url);
  await openTable(page, ["me", "local"]);
  await page.locator("button.main").click();
  await page.locator(".curtain").waitFor();
  assert.equal(await page.locator("main.board").count(), 0);
  const names = new Set();
  await playOn(page, async (p) => {
    const curtain = p.locator(".curtain h1");
    if (await curtain.isVisible()) names.add(await curtain.innerText());
    return names.size === 2 || (await isOver(p));
  });
  assert.equal(names.size, 2);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("in German on a phone: preview, second tap, pull up the sheet", async () => {
  const page = await person(browser, server.url, { lang: "de", viewport: PHONE, touch: true });
  await openTable(page, ["me", "bot"]);
  await start(page);
  await page.locator(".options button[data-key]").first().tap();
  await page.locator(".preview button.main").tap();
  await playOn(page, async (p, given) => given >= 8 || (await isOver(p)));
  if (!(await isOver(page))) {
    await page.locator(".handle").tap();
    await page.getByRole("tab", { name: "Was geschah" }).waitFor();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= PHONE.width, `page is ${width} px wide`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("reload in mid-question, second tab, live language switch, keyboard", async () => {
  const page = await person(browser, server.url);
  await openTable(page, ["me", "bot"]);
  await start(page);
  const question = page.locator("#question");
  await question.waitFor();
  await playOn(page, async (p, given) => given >= 3 && (await p.locator(".options button[data-key]").count()) > 0);
  // Let the last answer arrive.
  await page.waitForTimeout(500);
  await question.waitFor();
  const asked = await question.innerText();
  await page.reload();
  await page.locator("#question").waitFor();
  assert.equal(await question.innerText(), asked);

  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.locator("#question").waitFor();
  const before = await second.locator(".options button").count();
  assert.ok(before > 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Was geschah" }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  const seq = await page.evaluate(() => document.querySelector("#question")?.textContent);
  await page.keyboard.press("1");
  await page.waitForTimeout(1200);
  const changed = (await page.locator(".preview").isVisible()) || seq !== (await question.innerText().catch(() => ""));
  assert.ok(changed || (await page.locator(".options button").count()) !== before);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("an answer is taken back while nothing was revealed", async () => {
  const page = await person(browser, server.url);
  await openTable(page, ["me", "bot"]);
  await start(page);
  // Everybody begins with a weapon in hand: dropping it costs nothing and shows nothing that wasn't seen.
  const drop = page.locator('button[data-key^="drop:"]').first();
  const first = page.locator(".options button[data-key]").first();
  for (let tries = 0; tries < 20 && !(await drop.isVisible()); tries++) {
    await first.waitFor();
    if (!(await drop.isVisible())) await first.click();
    await page.waitForTimeout(250);
  }
  const key = await drop.getAttribute("data-key");
  await drop.click();
  await page.locator(`button[data-key="${key}"]`).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.locator(`button[data-key="${key}"]`).waitFor();
  await page.context().close();
});

test("somebody without a seat watches", async () => {
  const host = await person(browser, server.url);
  await openTable(host, ["me", "bot"]);
  await start(host);
  const guest = await person(browser, server.url);
  await guest.goto(host.url());
  await guest.locator("main.board").waitFor();
  await guest.getByText(/Waiting for/).waitFor();
  assert.equal(await guest.locator(".options").count(), 0);
  await host.context().close();
  await guest.context().close();
});
