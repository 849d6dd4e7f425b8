/** `npm run dev`: the live preview. Saved content is checked, then compiled; while it has problems, the last good pages show them. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { CONTENT_FOLDER, PUBLIC_FOLDER } from "#server/content-folder.ts";
import { messageOf } from "#server/errors.ts";
import { prepareBuildEnvironment } from "./lib/finish/build-environment.ts";
import type { CheckResult } from "./lib/check/check-content.ts";
import { prettyReport } from "./lib/check/reports/pretty.ts";
import { runCommand } from "./lib/command.ts";
import { compilePreview } from "./lib/compile-content.ts";
import { commitDay } from "./lib/days.ts";
import { startDesk } from "./lib/desk/desk-server.ts";
import { endWithProcess } from "./lib/dev/end-with-process.ts";
import { requirePreviewPort } from "./lib/dev/preview-port.ts";
import { startProblemFeed, stateOf } from "./lib/dev/problem-feed.ts";
import { startPublicFiles } from "./lib/dev/public-files.ts";
import { watchFolder } from "./lib/dev/watch-folder.ts";
import { freePort } from "./lib/free-port.ts";
import { parseOptions, requireContent } from "./lib/options.ts";
import { counted } from "./lib/report/wording.ts";

const HELP = `npm run dev

Serves a live preview on http://localhost:3000; PORT changes the port. A saved content file is checked and compiled, and
the browser reloads; a file with a problem leaves the last good pages in place, with the problem and its position on top.
A missing translation is a warning: the pages show another language's text. Translators work at /translate. Search and feeds exist only in a build:
npm run serve.`;

const { PORT: GIVEN_PORT = "" } = process.env;
const PORT = GIVEN_PORT.trim() === "" ? "3000" : GIVEN_PORT.trim();
const ADDRESS = `http://localhost:${PORT}`;
/** Editors may save one file in several steps. Milliseconds. */
const SETTLE_MS = 80;
/** Between two attempts to load the first page. Milliseconds. */
const RETRY_MS = 500;
/** How long the API may take to end. Milliseconds. */
const API_END_MS = 3_000;

await runCommand({ help: HELP, read: (args) => parseOptions(args, {}) }, preview);

async function preview(): Promise<void> {
  prepareBuildEnvironment(process.env);
  await requirePreviewPort(PORT);
  // npm passes a signal to its shell alone, which ends and leaves its programs running.
  if (process.env.npm_lifecycle_event === "dev") endWithProcess(process.ppid);
  requireContent(CONTENT_FOLDER);
  const feed = await startProblemFeed();
  const publicFiles = PUBLIC_FOLDER === "public" ? undefined : await startPublicFiles(PUBLIC_FOLDER);
  const desk = await startDesk({ root: CONTENT_FOLDER, now: commitDay(CONTENT_FOLDER) });
  const apiPort = String(await freePort());
  let pages: ChildProcess | undefined;
  let api: ChildProcess | undefined;

  // Never throws: what is wrong is shown, and the next save is tried again.
  const refresh = async () => {
    try {
      const { isCompiled, problems } = await compilePreview(report);
      feed.send(stateOf(problems));
      if (!isCompiled) {
        if (pages === undefined) console.log("The preview starts as soon as these are mended.");
        return;
      }
      api ??= startApi(apiPort);
      pages ??= startPages(apiPort, feed.url, desk.url, publicFiles).once("close", (code) => {
        void endApi(api).then(() => process.exit(code ?? 0));
      });
    } catch (error) {
      const failure = messageOf(error);
      console.error(failure);
      feed.send({ problems: [], missing: [], failure });
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const refreshSoon = () => {
    clearTimeout(timer);
    // One after the other, because two compilers would write into one folder.
    timer = setTimeout(() => {
      running = running.then(refresh);
    }, SETTLE_MS);
  };
  // A watched folder may be removed. Other changes are still reported.
  watchFolder(CONTENT_FOLDER, refreshSoon, (error) => console.error(`watching ${CONTENT_FOLDER}: ${error.message}`));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      if (pages === undefined) process.exit(0);
      pages.kill(signal);
    });
  }
  console.log("checking content …");
  running = refresh();
  await running;
}

function report(result: CheckResult): void {
  const { problems, files } = result;
  const missing = problems.filter(({ hasStandIn }) => hasStandIn === true);
  if (missing.length < problems.length) {
    process.stdout.write(`\n${prettyReport(result, process.stdout.isTTY && !process.env.NO_COLOR)}`);
    return;
  }
  for (const { file, line, column, rule, message } of missing)
    console.log(`${file}:${line}:${column}  warning  ${rule}\n  ${message}; another language's text is shown`);
  const found = missing.length === 0 ? "no problems" : counted(missing.length, "missing translation");
  console.log(`content: ${files} files, ${found}; compiling …`);
}

/** The server's own API in a process that Node starts again when its code changes. */
function startApi(port: string): ChildProcess {
  return spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", "--import", "tsx", "scripts/lib/dev/preview-api.ts", port, String(process.pid)],
    { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, PORT } },
  );
}

/** Node's watcher waits for ever when a signal comes while it restarts its program, which would go on with the data folder. */
async function endApi(api: ChildProcess | undefined): Promise<void> {
  if (api === undefined || api.exitCode !== null || api.signalCode !== null) return;
  api.kill();
  await Promise.race([once(api, "exit"), delay(API_END_MS)]);
  api.kill("SIGKILL");
}

function startPages(apiPort: string, problemFeed: string, desk: string, publicFiles: string | undefined): ChildProcess {
  console.log(`The preview starts at ${ADDRESS} (search and feeds exist only in a build: npm run serve)`);
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", "--port", PORT], {
    stdio: "inherit",
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_CONTENT_PROBLEMS: problemFeed,
      PREVIEW_DESK: desk,
      PREVIEW_API: `http://127.0.0.1:${apiPort}`,
      ...(publicFiles === undefined ? {} : { PREVIEW_PUBLIC: publicFiles }),
    },
  });
  void compileFirstPage();
  return child;
}

/** Next compiles the first page when it is requested, which takes long: request it before the author does. */
async function compileFirstPage(): Promise<void> {
  const begin = performance.now();
  console.log("compiling the first page, which may take half a minute …");
  for (;;) {
    try {
      const { status } = await fetch(ADDRESS);
      const seconds = ((performance.now() - begin) / 1000).toFixed(0);
      console.log(status === 200 ? `ready: open ${ADDRESS} (${seconds} s)` : `${ADDRESS} answers with status ${status}`);
      return;
    } catch {
      await delay(RETRY_MS);
    }
  }
}
