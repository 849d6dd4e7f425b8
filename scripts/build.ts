/**
 * `npm run build`: content is checked, compiled, prerendered and finished, each step with its time. Stops at the first
 * step that fails, and says why in that step's own words.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { step } from "./lib/progress.ts";

type Command = { argv: readonly string[]; words: (output: string) => string | undefined };
type Running = { child: ChildProcess; done: Promise<string | undefined> };

const COMMANDS = {
  check: { argv: ["--import", "tsx", "scripts/check-content.ts"], words: (output) => output.trim().split("\n")[0] },
  contentlayer: { argv: ["node_modules/contentlayer2/bin/cli.cjs", "build"], words: (output) => /\d+ documents/u.exec(output)?.[0] },
  next: { argv: ["node_modules/next/dist/bin/next", "build"], words: (output) => /(\d+)\/\1\) in/u.exec(output)?.[1]?.concat(" pages") },
} satisfies Record<string, Command>;

/** Starts a command quietly; what it printed is shown when it fails. */
function start({ argv, words }: Command): Running {
  const child = spawn(process.execPath, argv, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: process.stderr.isTTY ? "1" : "0" },
  });
  const done = new Promise<string | undefined>((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(words(output));
      else reject(new Error(output.trim()));
    });
  });
  // Whoever waits for it hears of a failure; until then it is not unhandled.
  done.catch(() => undefined);
  return { child, done };
}

const begin = performance.now();
// The compiler starts beside the check, because both only read. What it says of bad content is never shown: the check says it better.
const check = start(COMMANDS.check);
const compiler = start(COMMANDS.contentlayer);
try {
  await step("check", () => check.done);
  await step("contentlayer", () => compiler.done);
  await step("next", () => start(COMMANDS.next).done);
} catch (error) {
  compiler.child.kill();
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const finish = spawn(process.execPath, ["--import", "tsx", "scripts/finish.ts"], { stdio: "inherit" });
finish.once("close", (code) => {
  if (code === 0) console.error(`built in ${((performance.now() - begin) / 1000).toFixed(1)} s; npm start serves it`);
  process.exitCode = code ?? 1;
});
