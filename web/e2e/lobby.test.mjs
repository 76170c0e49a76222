// From the start page to the first turn: new tables with every option, invitations, and what the host can change.
import assert from "node:assert/strict";
import { accept, invitation, openRow, openTable, overhang, PHONE, setOption, start } from "./browser.mjs";
import { findings } from "./axe.mjs";
import { suite } from "./suite.mjs";

const test = suite();

test("two people and two bots sit at a table after a few clicks", async (enter) => {
  const host = await enter();
  await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await host.goto("/");
  await host.locator("a.box").first().click();
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.getByRole("button", { name: "Copy link" }).click();
  const link = await host.evaluate(() => navigator.clipboard.readText());

  const guest = await enter({ lang: "de", viewport: PHONE, touch: true });
  await guest.goto(link);
  await guest.getByLabel("Dein Name").fill("Ash");
  await guest.getByRole("button", { name: "Platz nehmen" }).tap();
  await host.getByText("Everybody is here.").waitFor();
  await host.getByRole("button", { name: "Start" }).click();
  await Promise.any([host, guest].map((page) => page.locator(".options button[data-key]").first().waitFor()));
});

test("the host renames, frees and gives away seats; everybody sees it at once", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "invite", "invite", "bot"]);
  const guest = await enter();
  const old = await invitation(host);
  await host.getByRole("button", { name: "New link" }).click();
  await host.getByText("There is a new link.").waitFor();
  await guest.goto(old);
  await guest.locator("main form input").fill("Ash");
  await guest.locator("main form button.main").click();
  await guest.getByText("This invitation has been used or is void.").waitFor();

  await accept(guest, await invitation(host), "Ash");
  const seat = (page, n) => page.locator("ol.seats > li").nth(n);
  await seat(host, 1).getByText("● here").waitFor();
  await guest.getByRole("button", { name: "Change seat 2" }).click();
  await guest.getByLabel("Your name").fill("Bishop");
  await guest.getByRole("button", { name: "Save" }).click();
  await seat(host, 1).getByText("Bishop", { exact: true }).waitFor();

  await host.getByRole("button", { name: "Change seat 2" }).click();
  await host.getByLabel("Name for seat 2").fill("Lambert");
  await host.getByRole("button", { name: "Save" }).click();
  await seat(guest, 1).getByText("Lambert", { exact: true }).waitFor();

  await host.getByRole("button", { name: "Change seat 4" }).click();
  await host.getByLabel("Bot for seat 4").selectOption("easy");
  await seat(guest, 3).getByText("Cadet: easy").waitFor();
  await host.getByRole("button", { name: "Change seat 3" }).click();
  await seat(host, 2).getByLabel("Who plays here").selectOption("local");
  await seat(guest, 2).getByText("Plays on the host's screen").waitFor();
  assert.deepEqual(await findings(host), []);

  // Gone, and back again.
  const place = guest.url();
  await guest.goto("/rules");
  await seat(host, 1).getByText("○ away").waitFor();
  await guest.goto(place);
  await seat(host, 1).getByText("● here").waitFor();

  await host.getByRole("button", { name: "Change seat 2" }).click();
  await host.getByRole("button", { name: "Free this seat" }).click();
  await guest.getByText("The host has freed your seat.").waitFor();
  await seat(guest, 1).getByText("Free seat").waitFor();
  // Whoever has lost a seat has no way back to it.
  assert.equal(await guest.getByRole("button", { name: /Change seat/ }).count(), 0);
});

test("a program gets a seat, in the form or in the lobby, and its token is shown once", async (enter, server) => {
  const host = await enter({ lang: "de", viewport: PHONE });
  await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTable(host, ["me", "program", "bot"]);
  const id = new URL(host.url()).pathname.split("/").pop();
  /** The seats that a token opens, or the refusal. */
  const opens = async (token) => {
    const answer = await fetch(`${server.url}/api/tables/${id}`, { headers: { Authorization: `Bearer ${token}` } });
    const body = await answer.json();
    return answer.ok ? body.table.seats.filter((s) => s.mine).map((s) => s.seat) : body.error.code;
  };
  const field = host.getByLabel("Token des Programms");
  await host.getByRole("button", { name: "Token kopieren" }).click();
  const first = await host.evaluate(() => navigator.clipboard.readText());
  assert.equal(await field.inputValue(), first);
  assert.deepEqual(await opens(first), [1]);
  assert.deepEqual(await findings(host), []);
  assert.equal(await overhang(host), 0);

  await host.reload();
  await host.getByText("Das Token war einmal zu sehen.").waitFor();
  assert.equal(await field.count(), 0);
  await host.getByRole("button", { name: "Neues Token" }).click();
  await field.waitFor();
  assert.deepEqual(await opens(await field.inputValue()), [1]);
  assert.equal(await opens(first), "bad_token");

  await host.getByRole("button", { name: "Platz 3 ändern" }).click();
  await host.getByLabel("Wer hier spielt").selectOption("program");
  await host.locator(".beside", { hasText: "Platz 3" }).locator(field).waitFor();
  assert.deepEqual(await opens(await field.inputValue()), [2]);
  const guest = await enter();
  await guest.goto(`/t/${id}`);
  await guest.locator("ol.seats").waitFor();
  assert.equal(await guest.getByLabel("Token of the program").count(), 0);
  await start(host);
});

test("a code or a link leads to a free seat, a wrong code says so", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "invite", "bot"]);
  const code = await host.locator(".code button").innerText();
  const guest = await enter();
  await guest.goto("/");
  await guest.locator("#code").fill("nosuch");
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.getByText("There is no table with the code NOSUCH.").waitFor();
  await guest.goto("/");
  await guest.locator("#code").fill(` ${code.toLowerCase()} `);
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.getByLabel("Your name").fill("Parker");
  await guest.getByRole("button", { name: "Take the seat" }).click();
  await host.getByText("Parker", { exact: true }).waitFor();

  // A third one comes by the link and finds no seat, but may watch.
  const third = await enter();
  await third.goto("/");
  await third.locator("#code").fill(host.url());
  await third.getByRole("button", { name: "Join" }).click();
  await third.getByText("You are watching.").waitFor();
  await start(host);
  await third.getByText(/Waiting for/).waitFor();
  assert.equal(await third.locator(".options").count(), 0);
});

test("every option of a new table reaches the match", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "local"], {
    options: { mode: "coop", board: "alt", characters: "choice", open_hands: "yes" },
    checks: { "List this table publicly": true, Hints: false },
    name: "Friday night",
    pace: "calm",
    clock: 180,
  });
  await host.getByText("Friday night").waitFor();
  assert.equal(
    await host.locator("p.sentence").innerText(),
    "On the back of the Nemesis, against Intruders, cooperative, with a free choice of characters and open hands. 3 minutes for each decision. List this table publicly.",
  );
  const id = host.url().split("/t/")[1];
  const { table } = await host.evaluate((path) => fetch(path).then((a) => a.json()), `/api/tables/${id}`);
  assert.deepEqual(
    [table.public, table.spectators, table.hints, table.pace, table.clock_seconds, table.options],
    [true, true, false, "calm", 180, { mode: "coop", board: "alt", characters: "choice", open_hands: "yes" }],
  );
  const guest = await enter();
  await guest.goto("/watch");
  await guest.getByText("Friday night").click();
  await guest.getByText("You are watching.").waitFor();
});

test("the sentence is the form: one row open, reasons in place, and a table that can always be opened", async (enter) => {
  const page = await enter();
  await page.goto("/new");
  const sentence = page.locator(".sentence");
  assert.equal(await sentence.innerText(), "On the Nemesis, against Intruders, semi-cooperative, with nothing added.");
  assert.equal(await page.locator("section[aria-labelledby=changes]").count(), 0);
  const opened = () => page.locator("section.open").evaluateAll((all) => all.map((s) => s.id));
  for (const [part, row] of [["the Nemesis", "where"], ["nothing added", "with"], ["semi-cooperative", "how"]]) {
    await sentence.getByRole("button", { name: part }).click();
    assert.deepEqual(await opened(), [`row-${row}`]);
  }
  // Open hands are for those who play together: the switch stays in sight and says so.
  await openRow(page, "open_hands");
  const hands = page.locator("input[name=open_hands]");
  assert.ok(await hands.isDisabled());
  await page.getByText(/^Only with Cooperative .*\(NEM-COOP-13\)\.$/).waitFor();
  await setOption(page, "mode", "coop");
  await setOption(page, "open_hands", "yes");
  assert.equal(await sentence.innerText(), "On the Nemesis, against Intruders, cooperative, with open hands.");
  assert.equal(await page.locator("section[aria-labelledby=changes] li").count(), 4);
  await page.getByRole("link", { name: "5 minutes of new rules" }).waitFor();
  await setOption(page, "mode", "semi");
  await openRow(page, "open_hands");
  assert.ok(!(await hands.isChecked()));

  // Seats follow what can be played, and one of them stays with a person.
  const seats = page.locator(".foot button.seats");
  await seats.getByText("You, one friend, 2 bots").waitFor();
  await setOption(page, "mode", "solo");
  await seats.getByText("You", { exact: true }).waitFor();
  await seats.click();
  assert.equal(await page.locator("ol > li").count(), 1);
  assert.ok(await page.getByRole("button", { name: "Add a seat" }).isDisabled());
  assert.ok(await page.locator("ol option[value=bot]").isDisabled());
  await setOption(page, "mode", "intruder");
  await openRow(page, "seats");
  await page.getByText(/for [23] to 5 players/).waitFor();
  await page.locator("input[name=party][value=bots]").check();
  assert.equal(await page.locator("ol select").evaluateAll((all) => all.filter((s) => s.value === "bot").length), 3);
  await page.locator("input[name=party][value=friends]").check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
});

test("invitations lead to the host's address in the network, or say what to do", async (enter) => {
  const alone = await enter();
  await openTable(alone, ["me", "invite", "bot"]);
  await alone.getByText(/works on this computer only.*--host 0\.0\.0\.0/).waitFor();
  const host = await enter();
  await host.route("**/api/reach", (route) => route.fulfill({ json: { url: "http://192.168.7.20:8000" } }));
  await openTable(host, ["me", "invite", "bot"]);
  await host.locator(".invite input").waitFor();
  await host.waitForFunction(() => document.querySelector(".invite input").value.startsWith("http://192.168.7.20:8000/t/"));
  assert.equal(await host.getByText("works on this computer only").count(), 0);
});

test("seats are equal rows, the invitation stands beside the open one, the start beside the code", async (enter) => {
  const page = await enter({ viewport: { width: 1280, height: 720 } });
  await openTable(page, ["me", "invite", "invite", "bot", "bot"]);
  const boxOf = (selector) => page.locator(selector).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()));
  const rows = await boxOf("ol.seats .seat");
  assert.equal(new Set(rows.map((r) => `${r.x} ${r.width} ${r.height}`)).size, 1);
  const [beside] = await boxOf(".beside");
  assert.ok(beside.left >= rows[0].right && beside.top === rows[0].top, "the invitation is beside the rows");
  const [code] = await boxOf(".foot .code");
  const [start] = await boxOf(".foot .main");
  assert.ok(Math.abs(code.top + code.height / 2 - start.top - start.height / 2) < 12 && start.bottom <= 720, "code and start share a line in sight");
  assert.equal(await page.locator(".main").count(), 1);
});

test("a table without spectators shows nothing to others", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "bot"], { checks: { "Let people watch": false } });
  await start(host);
  const guest = await enter();
  await guest.goto(host.url());
  await guest.getByText("This table plays without spectators.").waitFor();
});
