// A server of its own with an empty database, or the one at AIRLOCK_URL.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export async function serve(environment = {}) {
  if (process.env.AIRLOCK_URL) return { url: process.env.AIRLOCK_URL, stop: () => {} };
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "airlock-e2e-"));
  const database = join(folder, "tables.sqlite3");
  const url = `http://127.0.0.1:${port}`;
  let child = await run(url, port, database, environment);
  const end = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill();
    });
  return {
    url,
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    /** Stops it, lets somebody work on the database, and starts it again. */
    pause: async (work) => {
      await end();
      await work(database);
      child = await run(url, port, database, environment);
    },
  };
}

async function run(url, port, database, environment) {
  const command = process.env.AIRLOCK ?? join(ROOT, ".venv", "bin", "airlock");
  const child = spawn(command, ["serve", "--port", String(port), "--database", database], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", process.env.AIRLOCK_LOG ? "inherit" : "ignore"],
  });
  let fault = "";
  child.once("error", (error) => (fault = String(error)));
  for (let n = 0; n < 150 && !fault; n++) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!fault) child.kill();
  throw new Error(`the server doesn't start: ${fault || command}`);
}
