// Several people at one table: talk, trades, notices, pauses, bots that stand in, taking back by consent.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { accept, answers, autopilot, invitation, isOver, openTable, playOn, rest, start } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite({ AIRLOCK_WEBHOOK_ALLOW_LOCAL: "1", AIRLOCK_STAND_IN_SECONDS: "8" });

/** A table of people, one browser each, the first is the host. */
async function gather(enter, seats, options = {}, languages = []) {
  const host = await enter({ lang: languages[0] ?? "en" });
  await openTable(host, seats, options);
  const people = [host];
  for (const n of seats.keys()) {
    if (seats[n] !== "invite") continue;
    const guest = await enter({ lang: languages[n] ?? "en" });
    await accept(guest, await invitation(host), ["", "Ash", "Dallas"][n] ?? "Kane");
    people.push(guest);
  }
  await start(host);
  await Promise.all(people.map((page) => page.locator("main.board").waitFor()));
  return people;
}

/** Plays on by hand until everybody has a character and somebody is to act; returns whose turn it is. */
async function untilFirstTurn(people) {
  let acting;
  const act = '.options button[data-key="pass"]';
  await Promise.all(
    people.map(async (page) => {
      await playOn(page, () => acting !== undefined, { stopAt: act });
      if (await page.locator(act).isVisible()) acting = page;
    }),
  );
  return acting;
}

const talk = (page) => page.getByRole("tab", { name: /Talk|Reden/ }).click();

test("chat, whispers and claims, each in the reader's language", async (enter) => {
  const [host, ash, dallas] = await gather(enter, ["me", "invite", "invite"], {}, ["en", "de", "en"]);
  const watcher = await enter();
  await watcher.goto(host.url());
  await watcher.locator("main.board").waitFor();
  for (const page of [host, ash, dallas, watcher]) await talk(page);

  await ash.locator(".talk input").fill("Triebwerk 2 ist hin.");
  await ash.locator(".talk input").press("Enter");
  for (const page of [host, dallas, watcher]) await page.getByText("Triebwerk 2 ist hin.").waitFor();

  await host.getByLabel("Kind", { exact: true }).selectOption("whisper");
  await host.getByLabel("To", { exact: true }).selectOption({ index: 0 });
  await host.locator(".talk input").fill("Only for you.");
  await host.locator(".talk input").press("Enter");
  await ash.getByText("Only for you.").waitFor();

  await ash.getByLabel("Art", { exact: true }).selectOption("claim");
  await ash.getByLabel("Was", { exact: true }).selectOption({ index: 1 });
  await ash.getByLabel("Triebwerk", { exact: true }).selectOption("2");
  await ash.getByRole("button", { name: "Senden" }).click();
  await host.locator(".talk .claim").getByText("Engine 2 is damaged.").waitFor();
  await ash.locator(".talk .claim").getByText("Triebwerk 2 ist beschädigt.").waitFor();
  await watcher.getByText("Engine 2 is damaged.").waitFor();
  // By now the whisper would have arrived elsewhere too.
  for (const page of [dallas, watcher]) assert.equal(await page.getByText("Only for you.").count(), 0);

  // What was claimed stays in the log; chat does not, and neither do secrets.
  await dallas.getByRole("tab", { name: "What happened" }).click();
  await dallas.locator(".log .said").getByText("Engine 2 is damaged.").waitFor();
  assert.equal(await dallas.locator(".log .said").count(), 1);
  await dallas.reload();
  await dallas.locator(".log .said").getByText("Engine 2 is damaged.").waitFor();

  // The tab counts what others have said since it was last open: nothing that was read before, not even after a reload.
  const tab = (page, name) => page.getByRole("tab", { name, exact: true });
  await tab(dallas, "Talk").waitFor();
  await ash.getByLabel("Art", { exact: true }).selectOption("chat");
  await ash.locator(".talk input").fill("Ich gehe nachsehen.");
  await ash.locator(".talk input").press("Enter");
  await tab(dallas, "Talk (1)").click();
  await tab(dallas, "Talk").waitFor();
  await tab(dallas, "What happened").click();
  await tab(dallas, "Talk").waitFor();
  await tab(ash, "Reden").waitFor();
});

test("a trade needs both sides", async (enter) => {
  const people = await gather(enter, ["me", "invite"]);
  const giver = await untilFirstTurn(people);
  const other = people.find((page) => page !== giver);
  const choose = (page, key) => page.locator(`.options button[data-key^="${key}"]:enabled`).first().click();
  await choose(giver, "trade");
  await choose(giver, "discard");
  // Whoever holds an interruption is asked first.
  const allow = other.getByRole("button", { name: "Let it happen" });
  await Promise.race([giver.locator('[data-key^="propose"]').first().waitFor(), allow.click()]);
  await choose(giver, "propose");
  await choose(giver, "offer:");
  // The other one sees what is offered, and may say no.
  await other.locator('.options button[data-key="decline"]').waitFor();
  await choose(other, "answer");
  await choose(other, "offer:");
  await giver.locator('.options button[data-key="decline"]').waitFor();
  await choose(giver, "agree");
  const swapped = (page) => page.locator(".log li .told", { hasText: /^(You|\w+) to (you|\w+): /i });
  for (const page of people) await swapped(page).nth(1).waitFor();
});

test("whoever looks elsewhere is called: title, notification, web address", async (enter) => {
  const calls = [];
  const listener = createServer((request, answer) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => (calls.push(JSON.parse(body)), answer.end()));
  });
  await new Promise((resolve) => listener.listen(0, "127.0.0.1", resolve));
  try {
    const host = await enter({ notify: true });
    await host.context().grantPermissions(["notifications"]);
    await host.addInitScript(() => {
      window.shown = [];
      window.Notification = class {
        static permission = "granted";
        constructor(title, { body }) {
          window.shown.push([title, body]);
        }
      };
    });
    await openTable(host, ["me", "invite", "bot"], { webhook: `http://127.0.0.1:${listener.address().port}/turn` });
    const guest = await enter();
    await accept(guest, await invitation(host), "Ash");
    await host.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await start(host);
    await playOn(guest, async () => /^● Your turn/.test(await host.title()));
    const [[title, body]] = await host.evaluate(() => window.shown);
    assert.equal(title, "Your turn");
    assert.ok(body.length > 5);
    await host.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: false, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await host.waitForFunction(() => !document.title.startsWith("●"));

    // The guest leaves while somebody else decides: the address is called when it is their turn.
    await playOn(guest, async () => (await host.locator(".options button[data-key]:enabled").count()) > 1);
    calls.length = 0;
    await guest.goto("/rules");
    await host.getByRole("tab", { name: "Crew" }).click();
    await host.getByText("○ away").waitFor();
    await playOn(host, () => calls.length > 0);
    assert.match(calls[0].text, /^Ash: your turn at .*\/t\//);
    assert.equal(calls[0].seat, 1);
  } finally {
    listener.close();
  }
});

test("pause, and a bot that stands in by vote", async (enter) => {
  const [host, ash, dallas] = await gather(enter, ["me", "invite", "invite", "bot"]);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Pause" }).click();
  await ash.getByText("Paused").first().waitFor();
  await host.getByRole("button", { name: "Resume" }).click();
  await host.keyboard.press("Escape");
  await ash.getByText("Paused").first().waitFor({ state: "detached" });

  const place = dallas.url();
  await dallas.goto("/");
  await dallas.getByText("Your tables").waitFor();
  await host.getByRole("tab", { name: /Crew/ }).click();
  await host.getByRole("button", { name: /Let a bot step in/ }).click();
  // The other one is asked where they can't miss it. Two of two want it.
  await ash.getByText("Dallas is away.").waitFor();
  await ash.getByRole("button", { name: /Let a bot step in \(1 agreed\)/ }).click();
  await ash.getByText(/A bot can step in after 0:0\d|as soon as enough agree/).waitFor();
  await ash.getByText("Dallas is away.").waitFor({ state: "detached" });

  // The bot plays on, then the person comes back and takes over.
  const given = await answers(host);
  await Promise.all([host, ash].map((page) => autopilot(page)));
  while ((await answers(host)) < given + 20 && !(await isOver(host))) await host.waitForTimeout(100);
  await Promise.all([host, ash].map(rest));
  await dallas.goto(place);
  await dallas.getByText("A bot is playing for you.").waitFor();
  await dallas.getByText("Your say stays yours").waitFor();
  await dallas.getByRole("button", { name: "I am back" }).click();
  await dallas.getByText("A bot is playing for you.").waitFor({ state: "detached" });

  // Whoever has to go leaves their seat to a bot at once.
  if (await isOver(dallas)) return;
  await dallas.getByRole("button", { name: "Menu" }).click();
  await dallas.getByRole("button", { name: "Let a bot play for me" }).click();
  await dallas.getByText("A bot is playing for you.").waitFor();
});

test("whoever is thought to be away says that they are here", async (enter) => {
  const [host, ash] = await gather(enter, ["me", "invite"]);
  // The page offers it only where somebody has left; whoever stares at the screen is asked as well.
  await host.evaluate(async () => {
    const headers = { "Content-Type": "application/json", "X-Airlock": "1" };
    await fetch(`/api/tables/${location.pathname.split("/")[2]}/seats/1/takeover`, { method: "POST", headers, body: "{}" });
  });
  await ash.getByText("The others think you are away").waitFor();
  await ash.getByRole("button", { name: "I am here" }).click();
  await ash.getByText("The others think you are away").waitFor({ state: "detached" });
  await host.getByText("Ash is away.").waitFor({ state: "detached" });
  assert.equal(await ash.getByText("A bot is playing for you.").count(), 0);
});

test("a bot that stands in when the clock runs out", async (enter) => {
  const page = await enter();
  await page.goto("/");
  // The form offers a minute at least.
  const id = await page.evaluate(async () => {
    const seats = [{ kind: "me", name: "Ripley" }, { kind: "bot", bot: "random" }];
    const body = JSON.stringify({ title: "nemesis", seats, pace: "calm", clock_seconds: 4 });
    const headers = { "Content-Type": "application/json", "X-Airlock": "1" };
    return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table.id;
  });
  await page.goto(`/t/${id}`);
  await start(page);
  await page.getByText(/\d s left/).waitFor();
  await page.getByText("A bot is playing for you.").waitFor();
  await page.getByRole("button", { name: "I am back" }).click();
  await page.getByText("A bot is playing for you.").waitFor({ state: "detached" });
});

test("taking back needs everybody's consent once something was revealed", async (enter) => {
  const people = await gather(enter, ["me", "invite"]);
  const canAsk = async (page) => (await page.getByRole("button", { name: "Ask to take back" }).count()) > 0;
  const anybody = async () => {
    for (const one of people) if (await canAsk(one)) return one;
  };
  await Promise.all(people.map((page) => playOn(page, async () => (await anybody()) !== undefined)));
  // Somebody may have answered a moment ago: then it is another's to ask.
  let asker, other, last;
  const asks = /asks to take back the last decision/;
  for (let tries = 0, heard = false; !heard; tries++) {
    assert.ok(tries < 5, "nobody hears that somebody asks");
    asker = await anybody();
    if (!asker) continue;
    other = people.find((page) => page !== asker);
    last = await asker.locator(".log li").last().innerText();
    await asker.getByRole("button", { name: "Ask to take back" }).click();
    heard = await other.getByText(asks).waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
  }
  await other.getByRole("button", { name: "Refuse", exact: true }).click();
  await asker.getByText(asks).waitFor({ state: "detached" });
  assert.equal(await asker.locator(".log li").last().innerText(), last);

  await asker.getByRole("button", { name: "Ask to take back" }).click();
  await other.getByRole("button", { name: "Agree", exact: true }).click();
  await asker.waitForFunction((old) => [...document.querySelectorAll(".log li")].at(-1)?.innerText !== old, last);
});
