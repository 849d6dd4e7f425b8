/**
 * `npm run dev`: the live preview. A saved content file is checked first; good content is compiled and the browser
 * reloads, bad content leaves the last good pages standing with the problem and its position on top.
 * Search and feeds exist only in a build, and the preview says so.
 */
import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { CONTENT_FOLDER, PUBLIC_FOLDER } from "#server/content-folder.ts";
import { compileContent, ContentProblems } from "./lib/compile-content.ts";
import { startPublicFiles } from "./lib/dev/public-files.ts";
import { startProblemFeed } from "./lib/dev/problem-feed.ts";
import { freePort } from "./lib/free-port.ts";

const PORT = process.env.PORT ?? "3000";
/** An editor that saves in several steps is one change. Milliseconds. */
const SETTLE = 80;

if (!existsSync(CONTENT_FOLDER)) throw new Error(`there is no folder ${CONTENT_FOLDER}; CONTENT_DIR names the content folder`);
const feed = await startProblemFeed();
const publicFiles = PUBLIC_FOLDER === "public" ? undefined : await startPublicFiles(PUBLIC_FOLDER);
const apiPort = String(await freePort());
let pages: ReturnType<typeof spawn> | undefined;
let api: ReturnType<typeof spawn> | undefined;

async function refresh(): Promise<void> {
  try {
    const { files } = await compileContent();
    feed.tell([]);
    console.log(`content: ${String(files)} files, no problems`);
    api ??= startApi();
    pages ??= startPages();
  } catch (error) {
    if (!(error instanceof ContentProblems)) {
      console.error(error instanceof Error ? error.message : error);
      return;
    }
    feed.tell(error.result.problems);
    process.stdout.write(`\n${error.message}\n`);
    if (pages === undefined) process.stdout.write("The preview starts as soon as these are mended.\n");
  }
}

/** Forms are answered by the same code as in `npm start`, in a process of its own that is started again when that code changes. */
function startApi() {
  return spawn(process.execPath, ["--watch", "--watch-preserve-output", "--import", "tsx", "scripts/lib/dev/preview-api.ts", apiPort], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PORT },
  });
}

function startPages() {
  console.log(`The preview starts at http://localhost:${PORT} (search and feeds exist only in a build: npm run serve)`);
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", "--port", PORT], {
    stdio: "inherit",
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_CONTENT_PROBLEMS: feed.url,
      PREVIEW_API: `http://127.0.0.1:${apiPort}`,
      ...(publicFiles === undefined ? {} : { PREVIEW_PUBLIC: publicFiles }),
    },
  });
  child.once("close", (code) => {
    api?.kill();
    process.exit(code ?? 0);
  });
  return child;
}

let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();
watch(CONTENT_FOLDER, { recursive: true }, () => {
  clearTimeout(timer);
  // One after the other: two compilers would write into one folder.
  timer = setTimeout(() => {
    running = running.then(refresh);
  }, SETTLE);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    if (pages === undefined) process.exit(0);
    pages.kill(signal);
  });
}
await refresh();
