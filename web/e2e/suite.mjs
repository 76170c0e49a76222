// What every test needs: a server, a browser, people who leave when a test is over, and pictures of what failed.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test as nodeTest } from "node:test";
import { launch, person } from "./browser.mjs";
import { costs, spent } from "./costs.mjs";
import { serve } from "./server.mjs";

const PICTURES = join(tmpdir(), "airlock-e2e-failures");

/** Whatever runs in this process shares a browser, and a server where it wants the same of it. */
const servers = new Map();
let browser;

after(async () => {
  if (process.env.COSTS) console.log(`all: ${spent({})}`);
  await (await browser)?.close();
  await Promise.all([...servers.values()].map(async (server) => (await server).stop()));
});

export function suite(environment = {}) {
  const wanted = JSON.stringify(environment);

  /** A test gets a way to ask people in: `const ada = await enter({ lang: "de" })`. Nothing may go wrong in their browsers. */
  return function test(name, does) {
    // For what hangs, not for what is slow: a busy machine may take its time.
    nodeTest(name, { timeout: 900_000 }, async () => {
      if (!servers.has(wanted)) servers.set(wanted, serve(environment));
      browser ??= launch();
      const server = await servers.get(wanted);
      const people = [];
      const before = process.env.COSTS ? costs() : undefined;
      const enter = async (options) => {
        const page = await person(await browser, server.url, options);
        people.push(page);
        return page;
      };
      try {
        await does(enter, server);
        for (const page of people) assert.deepEqual(page.troubles, []);
      } catch (fault) {
        await photograph(name, people);
        throw fault;
      } finally {
        await Promise.all(people.map((page) => page.context().close()));
        if (before) console.log(`${name}: ${spent(before)}`);
      }
    });
  };
}

async function photograph(name, people) {
  mkdirSync(PICTURES, { recursive: true });
  for (const [n, page] of people.entries()) {
    const path = join(PICTURES, `${name.replaceAll(/\W+/g, "-")}-${n + 1}.png`);
    await page.screenshot({ path }).then(
      () => console.error(`${page.url()} -> ${path}`, page.troubles),
      () => {},
    );
  }
}
