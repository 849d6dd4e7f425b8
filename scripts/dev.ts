/**
 * `npm run dev`: the live preview. A saved content file is checked first; good content is compiled and the browser
 * reloads, bad content leaves the last good pages standing with the problem and its position on top.
 * Search and feeds exist only in a build, and the preview says so.
 */
import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { checkContent } from "./lib/check/check-content.ts";
import { commitDay } from "./lib/check/clock.ts";
import { prettyReport } from "./lib/check/reports/pretty.ts";
import { startProblemFeed } from "./lib/dev/problem-feed.ts";

const PORT = process.env.PORT ?? "3000";
/** An editor that saves in several steps is one change. Milliseconds. */
const SETTLE = 80;

const feed = await startProblemFeed();
let pages: ReturnType<typeof spawn> | undefined;

/** Compiles content. @returns What contentlayer said, when it refused. */
function compile(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["node_modules/contentlayer2/bin/cli.cjs", "build"]);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("close", (code) => {
      resolve(code === 0 ? undefined : output.trim());
    });
  });
}

async function refresh(): Promise<void> {
  const result = await checkContent({ now: commitDay("content") });
  const { problems } = result;
  feed.tell(problems);
  if (problems.length > 0) {
    process.stdout.write(`\n${prettyReport(result, process.stdout.isTTY)}`);
    if (pages === undefined) process.stdout.write("The preview starts as soon as these are mended.\n");
    return;
  }
  const refusal = await compile();
  if (refusal !== undefined) {
    console.error(refusal);
    return;
  }
  console.log(`content: ${String(result.files)} files, no problems`);
  pages ??= startPages();
}

function startPages() {
  console.log(`The preview starts at http://localhost:${PORT} (search and feeds exist only in a build: npm run serve)`);
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", "--port", PORT], {
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NEXT_PUBLIC_CONTENT_PROBLEMS: feed.url },
  });
  child.once("close", (code) => process.exit(code ?? 0));
  return child;
}

let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();
watch("content", { recursive: true }, () => {
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
if (!existsSync("content")) throw new Error("there is no folder content here");
await refresh();
