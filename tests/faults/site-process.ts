/** `npm start` as a process that can be watched and killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** What `npm start` runs. */
export const SERVER = "dist/server.mjs";
/** For a start on two busy cores. Milliseconds. */
const START_TIMEOUT = 30_000;

export type SiteProcess = {
  pid: number;
  port: number;
  origin: string;
  /** All that it printed. */
  output: () => string;
  /** Milliseconds from the start to the first answer. */
  startTime: number;
  isRunning: () => boolean;
  /** As the power does. */
  kill: () => Promise<void>;
  /** As a deploy does. @returns The exit code. */
  stop: () => Promise<number | null>;
};

/**
 * @param more.takeOutput Gets all further output once it has started, instead of `output()`: a long run prints more than fits in memory.
 * @param more.root The folder that holds `dist`, and in which the server runs.
 * @throws with what it printed when it ends before it answers, or does not answer in time.
 */
export async function startSite(
  port: number,
  env: Readonly<Record<string, string>>,
  { takeOutput, root = process.cwd() }: { takeOutput?: (text: string) => void; root?: string } = {},
): Promise<SiteProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let take = (text: string) => {
    output += text;
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      take(text);
    });
  const origin = `http://localhost:${String(port)}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  if (!(await isHealthyInTime(child, origin))) {
    await end("SIGKILL");
    throw new Error(`the server did not start:\n${output}`);
  }
  if (takeOutput !== undefined) take = takeOutput;
  return {
    // A process that answers has a number.
    pid: child.pid ?? 0,
    port,
    origin,
    output: () => output,
    startTime: performance.now() - begin,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      await end("SIGKILL");
    },
    stop: () => end("SIGTERM"),
  };
}

async function isHealthyInTime(child: ChildProcess, origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(START_TIMEOUT);
  while (!signal.aborted && child.exitCode === null && child.signalCode === null) {
    const isHealthy = await fetch(`${origin}/api/health`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return true;
    await pause(20);
  }
  return false;
}
