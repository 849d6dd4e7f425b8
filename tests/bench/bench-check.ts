/**
 * `npm run bench:check`: how long `npm run check:content` takes over 1,000 files, cold and warm. The content is the
 * repository's own, filled up with support articles in English and Japanese; each run is a process of its own.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { listFiles } from "#scripts/lib/check/read-files.ts";

const FILES = 1000;
/** Seconds of wall time, Node's and tsx's start among them. */
const LIMITS = { cold: 15, warm: 2 };
const WARM_RUNS = 5;
/** What the last run said: a figure without it could be that of a run that read nothing. */
let lastLine = "";

const project = mkdtempSync(path.join(tmpdir(), "bench-check-"));
try {
  fill(project);
  const cold = run();
  const warm = Array.from({ length: WARM_RUNS }, run);
  const changed = Array.from({ length: WARM_RUNS }, (_, count) => {
    appendFileSync(path.join(project, "content/en/support/article-1.mdx"), `\nOne more line, number ${String(count)}.\n`);
    return run();
  });
  say("cold", cold, LIMITS.cold);
  say("warm", median(warm), LIMITS.warm);
  say("warm, one file changed", median(changed), LIMITS.warm);
  if (cold > LIMITS.cold || median(warm) > LIMITS.warm || median(changed) > LIMITS.warm) process.exitCode = 1;
} finally {
  rmSync(project, { recursive: true });
}

/** Copies the repository's content and adds articles until there are enough files. */
function fill(to: string): void {
  for (const room of ["content", "public"]) cpSync(room, path.join(to, room), { recursive: true });
  for (const room of ["app", "components", "lib", "schemas", "server"]) symlinkSync(path.resolve(room), path.join(to, room));
  const there = listFiles(path.join(to, "content")).filter((file) => !file.startsWith("shared/installers/")).length;
  const articles = Array.from({ length: Math.ceil((FILES - there) / 2) }, (_, index) => `article-${String(index + 1)}`);
  const support = path.join(to, "content/shared/support.yaml");
  // The last topic of the file takes them, so that the index stays one the schema allows.
  appendFileSync(support, articles.map((id) => `      - id: ${id}\n`).join(""));
  for (const [number, id] of articles.entries()) {
    for (const locale of ["en", "ja"] as const)
      writeFileSync(path.join(to, `content/${locale}/support/${id}.mdx`), article(locale, number));
  }
}

/** An article of the usual length: the repository's own, in turn. */
function article(locale: "en" | "ja", number: number): string {
  const folder = `content/${locale}/support`;
  const names = readdirSync(folder).sort();
  return readFileSync(path.join(folder, names[number % names.length] ?? ""), "utf8");
}

/** Seconds of one run. */
function run(): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check-content.ts", "--root", path.join(project, "content"), "--now", "today"],
    { encoding: "utf8" },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0 && status !== 1) throw new Error(stderr);
  lastLine =
    stdout
      .trim()
      .split("\n")
      .find((line) => /\d+ files/u.test(line)) ?? "";
  return seconds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function say(what: string, seconds: number, limit: number): void {
  process.stdout.write(
    `${what.padEnd(24)} ${seconds.toFixed(2)} s of ${String(limit)} s (${((seconds / limit) * 100).toFixed(0)} percent)  ${lastLine}\n`,
  );
}
