// What every test file needs: one server, one browser, people who leave when a test is over, and pictures of what failed.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test as nodeTest } from "node:test";
import { launch, person } from "./browser.mjs";
import { serve } from "./server.mjs";

const PICTURES = join(tmpdir(), "airlock-e2e-failures");

export function suite(environment = {}) {
  let server, browser;
  before(async () => {
    server = await serve(environment);
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** A test gets a way to ask people in: `const ada = await enter({ lang: "de" })`. Nothing may go wrong in their browsers. */
  return function test(name, does) {
    nodeTest(name, { timeout: 150_000 }, async () => {
      const people = [];
      const enter = async (options) => {
        const page = await person(browser, server.url, options);
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
