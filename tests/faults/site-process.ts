/** The built server as a process, as `npm start` runs it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/lib/free-port.ts";

/** The file that `npm start` runs. */
export const SERVER = "dist/server.mjs";
/** For a start on two busy cores. */
const START_TIMEOUT_MS = 30_000;

export type SiteProcess = {
  pid: number;
  port: number;
  origin: string;
  /** Everything that it has printed. */
  output: () => string;
  /** Milliseconds from the start to the first response. */
  startTime: number;
  isRunning: () => boolean;
  /** SIGKILL, as in a power failure. */
  kill: () => Promise<void>;
  /** SIGTERM, as in a deployment. @returns The exit code. */
  stop: () => Promise<number | null>;
};

type Options = {
  /** Receives further output after the start, instead of `output()`: a long run prints more than fits in memory. */
  takeOutput?: (text: string) => void;
  /** The folder that contains `dist`, and the working directory. */
  root?: string;
};

/** @throws with its output if it ends before it responds, or does not respond in time. */
export async function startSite(
  port: number,
  env: Readonly<Record<string, string>>,
  { takeOutput, root = process.cwd() }: Options = {},
): Promise<SiteProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    cwd: root,
    // As in deploy/systemd.
    env: { PATH: process.env.PATH, NODE_ENV: "production", MALLOC_ARENA_MAX: "1", ...env, PORT: String(port) },
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
  const origin = `http://localhost:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  if (!(await respondsInTime(child, `${origin}/api/health`, START_TIMEOUT_MS))) {
    await end("SIGKILL");
    throw new Error(`the server did not start:\n${output}`);
  }
  if (takeOutput !== undefined) take = takeOutput;
  return {
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

export type TemporarySite = SiteProcess & {
  /** The data folder. */
  folder: string;
  /** Kills the server, and deletes its data. */
  remove: () => Promise<void>;
};

/** Starts a server on a free port, with an empty data folder unless DATA_DIR is given. @throws as startSite. */
export async function startTemporarySite(env: Readonly<Record<string, string>> = {}, options: Options = {}): Promise<TemporarySite> {
  const temporary = mkdtempSync(join(tmpdir(), "site-data-"));
  const deleteData = () => {
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    const site = await startSite(await freePort(), { DATA_DIR: temporary, ...env }, options);
    return { ...site, folder: env.DATA_DIR ?? temporary, remove: () => site.kill().then(deleteData) };
  } catch (error) {
    deleteData();
    throw error;
  }
}

/** Waits for a successful response of a server that is starting. @returns Whether it came before the timeout and the process's end. */
export async function respondsInTime(child: ChildProcess, url: string, timeoutMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  while (!signal.aborted && child.exitCode === null && child.signalCode === null) {
    const isReady = await fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    await sleep(20);
  }
  return false;
}
