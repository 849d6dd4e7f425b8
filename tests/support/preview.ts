/** `npm run dev` on a copy of the project, so that a test may spoil content. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { copyProject } from "#tests/bench/lib/project-copy.ts";
import { acceptTranslations, FIXTURE_CONTENT, fixtureEnvironment } from "#tests/support/fixture-site.ts";
import { freePort } from "#scripts/lib/free-port.ts";

export type Preview = {
  url: string;
  /** What has been printed so far. */
  terminal: () => string;
  read: (file: string) => string;
  /** Saves a file of the copy as an editor would. */
  save: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** Ends it with every process that it started, and throws the copy away. */
  stop: () => Promise<void>;
};

export async function startPreview(): Promise<Preview> {
  const project = copyProject(process.cwd());
  acceptTranslations(project, join(project, FIXTURE_CONTENT));
  const port = await freePort();
  let output = "";
  // A group of its own, so that the compiler and the page server below npm can be ended with it.
  const child = spawn("npm", ["run", "dev"], {
    cwd: project,
    detached: true,
    env: { ...process.env, ...fixtureEnvironment(project), PORT: String(port), NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    url: `http://localhost:${String(port)}`,
    terminal: () => output,
    read: (file) => readFileSync(join(project, file), "utf8"),
    save: (file, text) => {
      writeFileSync(join(project, file), text);
    },
    remove: (file) => {
      rmSync(join(project, file));
    },
    stop: async () => {
      await endGroup(child);
      rmSync(project, { recursive: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Asks the whole group to end, and insists after a while. */
async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const deadline = Date.now() + 5_000;
  for (let signal: NodeJS.Signals = "SIGTERM"; isAlive(pid, signal); signal = Date.now() > deadline ? "SIGKILL" : "SIGTERM")
    await delay(100);
}

/** Signals a group. @returns Whether anybody was left to hear it. */
function isAlive(group: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
