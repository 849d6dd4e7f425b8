/**
 * `npm run dev`: the live preview. A saved content file is checked first; good content is compiled and the browser
 * reloads, bad content leaves the last good pages standing with the problem and its position on top. A missing translation
 * is a warning: the pages show another language's text. Search and feeds exist only in a build.
 */
import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { CheckResult } from "./lib/check/check-content.ts";
import { prettyReport } from "./lib/check/reports/pretty.ts";
import { counted } from "./lib/check/wording.ts";
import { compilePreview } from "./lib/compile-content.ts";
import { startProblemFeed, stateOf } from "./lib/dev/problem-feed.ts";
import { freePort } from "./lib/free-port.ts";

const PORT = process.env.PORT ?? "3000";
const ADDRESS = `http://localhost:${PORT}`;
/** An editor that saves in several steps is one change. Milliseconds. */
const SETTLE = 80;
/** Between two questions whether the page server listens. Milliseconds. */
const START_INTERVAL = 500;

if (!existsSync("content")) {
  console.error("there is no folder content here: run npm run dev in the project's folder");
  process.exit(1);
}
const feed = await startProblemFeed();
const apiPort = String(await freePort());
let pages: ReturnType<typeof spawn> | undefined;
let api: ReturnType<typeof spawn> | undefined;

/** Checks and compiles content as it is saved now. Never throws: whatever is wrong is shown, and the next save is tried anew. */
async function refresh(): Promise<void> {
  try {
    const { isCompiled, problems } = await compilePreview(report);
    feed.send(stateOf(problems));
    if (!isCompiled) {
      if (pages === undefined) console.log("The preview starts as soon as these are mended.");
      return;
    }
    api ??= startApi();
    pages ??= startPages();
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    console.error(failure);
    feed.send({ problems: [], missing: [], failure });
  }
}

function report(result: CheckResult): void {
  const { problems, files } = result;
  const missing = problems.filter(({ hasStandIn }) => hasStandIn === true);
  if (missing.length < problems.length) {
    process.stdout.write(`\n${prettyReport(result, process.stdout.isTTY && !process.env.NO_COLOR)}`);
    return;
  }
  for (const { file, line, column, rule, message } of missing)
    console.log(`${file}:${String(line)}:${String(column)}  warning  ${rule}\n  ${message}; another language stands in`);
  const found = missing.length === 0 ? "no problems" : counted(missing.length, "missing translation");
  console.log(`content: ${String(files)} files, ${found}; compiling …`);
}

/** Forms are answered by the same code as in `npm start`, in a process of its own that is started again when that code changes. */
function startApi() {
  return spawn(process.execPath, ["--watch", "--watch-preserve-output", "--import", "tsx", "scripts/lib/dev/preview-api.ts", apiPort], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PORT },
  });
}

function startPages() {
  console.log(`starting the preview at ${ADDRESS} (search and feeds exist only in a build: npm run serve) …`);
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", "--port", PORT], {
    stdio: "inherit",
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_CONTENT_PROBLEMS: feed.url,
      PREVIEW_API: `http://127.0.0.1:${apiPort}`,
    },
  });
  child.once("close", (code) => {
    api?.kill();
    process.exit(code ?? 0);
  });
  void compileFirstPage();
  return child;
}

/** The first page of a framework takes long to compile: it is asked for before somebody waits for it. */
async function compileFirstPage(): Promise<void> {
  const begin = performance.now();
  console.log("compiling the first page, which may take half a minute …");
  for (;;) {
    try {
      const { status } = await fetch(ADDRESS);
      const seconds = ((performance.now() - begin) / 1000).toFixed(0);
      console.log(status === 200 ? `ready: open ${ADDRESS} (${seconds} s)` : `${ADDRESS} answers with status ${String(status)}`);
      return;
    } catch {
      await delay(START_INTERVAL);
    }
  }
}

let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();
const watcher = watch("content", { recursive: true }, () => {
  clearTimeout(timer);
  // One after the other: two compilers would write into one folder.
  timer = setTimeout(() => {
    running = running.then(refresh);
  }, SETTLE);
});
// A folder that is removed while it is looked at. What else changes is still reported.
watcher.on("error", (error) => {
  console.error(`watching content: ${error.message}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    if (pages === undefined) process.exit(0);
    pages.kill(signal);
  });
}
console.log("checking content …");
running = refresh();
