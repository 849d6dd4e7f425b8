/** `npm start` as a process that can be watched and killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** What `npm start` runs. */
export const SERVER = "dist/server.mjs";
/** Two busy cores take their time to start Next's image optimiser. Milliseconds. */
const PATIENCE = 30_000;

export type SiteProcess = {
  port: number;
  origin: string;
  /** All that it printed. */
  output: () => string;
  /** Milliseconds from the start to the first answer. */
  startTime: number;
  /** As the power does. */
  kill: () => Promise<void>;
  /** As a deploy does. @returns The exit code. */
  stop: () => Promise<number | null>;
};

/** @throws with what it printed when it ends before it answers, or does not answer in time. */
export async function startSite(port: number, env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
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
  return {
    port,
    origin,
    output: () => output,
    startTime: performance.now() - begin,
    async kill() {
      await end("SIGKILL");
    },
    stop: () => end("SIGTERM"),
  };
}

async function isHealthyInTime(child: ChildProcess, origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
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
