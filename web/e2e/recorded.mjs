// A match as it was recorded, played again at a real table: one seat through the page, the others by programs.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
/** The table begins where the record did: with its seed, and what chance decided before the first question. */
const BEGIN = `
import json, sqlite3, sys
from airlock.kernel.fate import commitment
database, table, path = sys.argv[1:]
save = json.load(open(path, encoding="utf-8"))
with sqlite3.connect(database) as rows:
    rows.execute(
        "update tables set seed = ?, seed_hash = ?, opening = ?, asked = ? where id = ?",
        (save["seed"], commitment(save["seed"]), json.dumps(save["opening"]), json.dumps([save["answers"][0][0]]), table),
    )
`;

export class Recorded {
  /** The record of `tests/saves` with this name. */
  constructor(name) {
    this.path = join(ROOT, "tests", "saves", `${name}.json`);
    this.save = JSON.parse(readFileSync(this.path, "utf8"));
  }

  /** Opens the table and shows it to a page, which holds the seat. */
  async open(page, server, seat) {
    const { players, title, options } = this.save;
    const seats = Array.from({ length: players }, (_, n) => ({ kind: n === seat ? "me" : "program", name: n === seat ? "Ripley" : "" }));
    this.page = page;
    this.seat = seat;
    await page.goto("/");
    const made = await this.#post("/api/tables", { title, options, seats, pace: "instant" });
    this.id = made.table.id;
    this.tokens = made.tokens;
    await this.#post(`/api/tables/${this.id}/start`, {});
    await server.pause((database) => {
      const python = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");
      const done = spawnSync(python, ["-c", BEGIN, database, this.id, this.path], { encoding: "utf8" });
      if (done.status) throw new Error(done.stderr);
    });
    await page.goto(`/t/${this.id}`);
    await page.locator("main.board").waitFor();
  }

  #post(path, body) {
    return this.page.evaluate(
      async ([to, sent]) => {
        const headers = { "Content-Type": "application/json", "X-Airlock": "1" };
        const answer = await fetch(to, { method: "POST", headers, body: JSON.stringify(sent) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      },
      [path, body],
    );
  }

  /** What the page's seat sees now. */
  state() {
    return this.page.evaluate((path) => fetch(path).then((a) => a.json()), `/api/tables/${this.id}/state?seat=${this.seat}&since=0`);
  }

  /** What the record says is answered after this many answers: who, and which option. */
  at(seq) {
    const [seat, key] = this.save.answers[seq];
    return { seat, key };
  }

  /** The answers of the page's seat from here on, until somebody else has a say. */
  own(seq) {
    const out = [];
    for (let n = seq; n < this.save.answers.length && this.at(n).seat === this.seat; n++) out.push(this.at(n).key);
    return out;
  }

  /** The others answer until the page's seat has a say, or somebody answered by themselves. */
  async others(seq) {
    for (let n = seq; this.at(n).seat !== this.seat; n++) {
      const { seat, key } = this.at(n);
      const answer = await fetch(new URL(`/api/tables/${this.id}/answers`, this.page.url()), {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.tokens[seat]}` },
        body: JSON.stringify({ seat, seq: n, key }),
      });
      // What leaves no choice may have been answered by the server.
      if (answer.status === 409) return;
      if (!answer.ok) throw new Error(await answer.text());
    }
  }

  /** Waits until this many answers were given and the page shows it. */
  async until(seq) {
    await this.page.waitForFunction((least) => Number(document.querySelector("[data-seq]")?.dataset.seq ?? -1) >= least, seq);
  }
}
