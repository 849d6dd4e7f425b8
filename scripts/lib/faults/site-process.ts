/** `npm start` as a process that can be watched and killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

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

/** @throws with what it printed when it ends before it answers. */
export async function startSite(port: number, env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, ["dist/server.mjs"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const origin = `http://localhost:${String(port)}`;
  await untilHealthy(child, origin, () => output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
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

async function untilHealthy(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server did not start:\n${output()}`);
    const isHealthy = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    await pause(20);
  }
}
