/** `npm run dev` on a copy of the project, so that a test may spoil content. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export type Preview = {
  url: string;
  /** What has been printed so far. */
  terminal: () => string;
  read: (file: string) => string;
  /** Saves a file of the copy as an editor would. */
  save: (file: string, text: string) => void;
  /** Ends it with every process that it started, and throws the copy away. */
  stop: () => Promise<void>;
};

export async function startPreview(): Promise<Preview> {
  const project = copyProject();
  const port = await freePort();
  let output = "";
  // A group of its own, so that the compiler and the page server below npm can be ended with it.
  const child = spawn("npm", ["run", "dev"], {
    cwd: project,
    detached: true,
    env: { ...process.env, PORT: String(port), NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    url: `http://localhost:${String(port)}`,
    terminal: () => output,
    read: (file) => readFileSync(join(project, file), "utf8"),
    save: (file, text) => {
      writeFileSync(join(project, file), text);
    },
    stop: async () => {
      await endGroup(child);
      rmSync(project, { recursive: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** The files that a clone would have, and packages as hard links: Turbopack follows no symbolic link out of its project. */
function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), "preview-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.split("\0").filter((name) => name !== "" && existsSync(name))) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    cpSync(file, join(project, file));
  }
  try {
    execFileSync("cp", ["-al", resolve("node_modules"), join(project, "node_modules")], { stdio: "ignore" });
  } catch {
    // Hard links cannot lead to another disk.
    cpSync("node_modules", join(project, "node_modules"), { recursive: true, verbatimSymlinks: true });
  }
  return project;
}

function freePort(): Promise<number> {
  return new Promise((resolvePort) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolvePort(port);
      });
    });
  });
}

/** Asks the whole group to end, and insists after a while. */
async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const patience = Date.now() + 5_000;
  for (let signal: NodeJS.Signals = "SIGTERM"; isAlive(pid, signal); signal = Date.now() > patience ? "SIGKILL" : "SIGTERM")
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
