/** `npm run dev`: the live preview. Saved content is checked, then compiled; while it has problems, the last good pages show them. */
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { runCommand } from "./lib/command.ts";
import { compileContent, ContentProblems } from "./lib/compile-content.ts";
import { startProblemFeed } from "./lib/dev/problem-feed.ts";
import { freePort } from "./lib/free-port.ts";
import { parseOptions } from "./lib/options.ts";

const HELP = `npm run dev

Serves a live preview on http://localhost:3000; PORT changes the port. A saved content file is checked and compiled, and
the browser reloads; a file with a problem leaves the last good pages in place, with the problem and its position on top.
Search and feeds exist only in a build: npm run serve.`;

const PORT = process.env.PORT ?? "3000";
/** Editors may save one file in several steps. Milliseconds. */
const SETTLE_MS = 80;

await runCommand({ help: HELP, read: (args) => parseOptions(args, {}) }, preview);

async function preview(): Promise<void> {
  const feed = await startProblemFeed();
  const apiPort = String(await freePort());
  let pages: ChildProcess | undefined;
  let api: ChildProcess | undefined;

  const refresh = async () => {
    try {
      const { files } = await compileContent();
      feed.publish([]);
      console.log(`content: ${files} files, no problems`);
      api ??= startApi(apiPort);
      pages ??= startPages(apiPort, feed.url).once("close", (code) => {
        api?.kill();
        process.exit(code ?? 0);
      });
    } catch (error) {
      if (!(error instanceof ContentProblems)) {
        console.error(error instanceof Error ? error.message : error);
        return;
      }
      feed.publish(error.result.problems);
      console.log(`\n${error.message}`);
      if (pages === undefined) console.log("The preview starts as soon as these are mended.");
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch("content", { recursive: true }, () => {
    clearTimeout(timer);
    // One after the other, because two compilers would write into one folder.
    timer = setTimeout(() => {
      running = running.then(refresh);
    }, SETTLE_MS);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      if (pages === undefined) process.exit(0);
      pages.kill(signal);
    });
  }
  await refresh();
}

/** The server's own API in a process that Node starts again when its code changes. */
function startApi(port: string): ChildProcess {
  return spawn(process.execPath, ["--watch", "--watch-preserve-output", "--import", "tsx", "scripts/lib/dev/preview-api.ts", port], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PORT },
  });
}

function startPages(apiPort: string, problemFeed: string): ChildProcess {
  console.log(`The preview starts at http://localhost:${PORT} (search and feeds exist only in a build: npm run serve)`);
  return spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", "--port", PORT], {
    stdio: "inherit",
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_CONTENT_PROBLEMS: problemFeed,
      PREVIEW_API: `http://127.0.0.1:${apiPort}`,
    },
  });
}
