/** `npm run bench:check`: how long the content check takes for 1,000 files, without and with its cache. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runCommand } from "#scripts/lib/command.ts";
import { parseOptions } from "#scripts/lib/options.ts";
import { listSiteLocales } from "#scripts/lib/site-locales.ts";
import { listFiles } from "#scripts/lib/content-files/read-files.ts";
import { median } from "#tests/fuzz/memory-trend.ts";
import { editOneDocument, readBaseContent, setDocuments } from "./lib/content.ts";

const FILES = 1000;
/** Seconds of elapsed time, including the start of Node and tsx. */
const LIMITS = { cold: 15, warm: 2 };
const WARM_RUNS = 5;
/** The checker's own count of files, printed to show that it has read them. */
let lastLine = "";

const HELP = `npm run bench:check

Measures npm run check:content for ${FILES} files, without and with its cache: the repository's own content with copies of its
support articles. Each run is a separate process.`;

let project = "";
await runCommand({ help: HELP, read: (args) => parseOptions(args, {}) }, () => {
  project = mkdtempSync(join(tmpdir(), "bench-check-"));
  try {
    for (const folder of ["content", "public"]) cpSync(folder, join(project, folder), { recursive: true });
    for (const folder of ["app", "components", "lib", "schemas", "server"]) symlinkSync(resolve(folder), join(project, folder));
    const existing = listFiles(join(project, "content")).filter((file) => !file.startsWith("shared/installers/")).length;
    const base = readBaseContent(project);
    const { length } = listSiteLocales();
    setDocuments(base, Math.ceil((FILES - existing) / length) * length);
    const cold = run();
    const warm = median(Array.from({ length: WARM_RUNS }, run));
    const changed = median(
      Array.from({ length: WARM_RUNS }, (_, index) => {
        editOneDocument(base, index);
        return run();
      }),
    );
    print("cold", cold, LIMITS.cold);
    print("warm", warm, LIMITS.warm);
    print("warm, one file changed", changed, LIMITS.warm);
    return cold > LIMITS.cold || warm > LIMITS.warm || changed > LIMITS.warm ? 1 : 0;
  } finally {
    rmSync(project, { recursive: true });
  }
});

/** @returns Seconds. */
function run(): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check-content.ts", "--root", join(project, "content"), "--now", "today"],
    { encoding: "utf8" },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0 && status !== 1) throw new Error(stderr);
  lastLine = stdout.split("\n").find((line) => /\d+ files/u.test(line)) ?? "";
  return seconds;
}

function print(what: string, seconds: number, limit: number): void {
  console.log(`${what.padEnd(24)} ${seconds.toFixed(2)} s of ${limit} s (${((seconds / limit) * 100).toFixed(0)} percent)  ${lastLine}`);
}
