// What a test costs in processor time, by who spends it. COSTS=1 prints it after each test.
import { readdirSync, readFileSync } from "node:fs";

const TICKS = 100;

function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const rest = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // Those who have ended are counted with whoever waited for them.
    const seconds = rest.slice(11, 15).reduce((sum, n) => sum + Number(n), 0) / TICKS;
    return { pid, name, parent: Number(rest[1]), seconds };
  } catch {
    return undefined;
  }
}

function kindOf({ pid, name }) {
  if (pid === process.pid) return "test";
  if (!/chrom/.test(name)) return "server";
  try {
    return /--type=(\w+)/.exec(readFileSync(`/proc/${pid}/cmdline`, "utf8"))?.[1] ?? "browser";
  } catch {
    return "browser";
  }
}

/** Seconds of this process and all below it, by kind. */
export function costs() {
  const all = readdirSync("/proc").filter((n) => /^\d+$/.test(n)).flatMap((pid) => stat(Number(pid)) ?? []);
  const ours = new Set([process.pid]);
  for (let grew = true; grew; ) {
    const more = all.filter((p) => ours.has(p.parent) && !ours.has(p.pid));
    grew = more.length > 0;
    for (const p of more) ours.add(p.pid);
  }
  const out = {};
  for (const p of all.filter((p) => ours.has(p.pid))) {
    const own = p.pid === process.pid ? process.cpuUsage() : undefined;
    const seconds = own ? (own.user + own.system) / 1e6 : p.seconds;
    out[kindOf(p)] = (out[kindOf(p)] ?? 0) + seconds;
  }
  return out;
}

/** The difference, as a line. */
export function spent(before) {
  const now = costs();
  const parts = Object.keys(now).map((kind) => [kind, now[kind] - (before[kind] ?? 0)]);
  const sum = parts.reduce((total, [, seconds]) => total + seconds, 0);
  return `${sum.toFixed(1)} s: ${parts.map(([kind, seconds]) => `${kind} ${seconds.toFixed(1)}`).join(", ")}`;
}
