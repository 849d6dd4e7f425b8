/** A temporary PostgreSQL server on a free port, for tests, fault tests and benchmarks. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "#scripts/lib/free-port.ts";
import { requireProgram } from "#scripts/lib/test-tools.ts";
import { POSTGRES } from "#tests/support/programs.ts";

export type Postgres = {
  port: number;
  /** Ends it as a crash does, without waiting for clients. */
  halt: () => Promise<void>;
  /** Starts it again after `halt`, with its data. */
  resume: () => Promise<void>;
  /** SIGSTOP and SIGCONT to all its processes: connections stay open, and nothing is answered. Linux only. */
  freeze: () => void;
  thaw: () => void;
  /** Ends it, and deletes its data. */
  stop: () => Promise<void>;
};

type User = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root. */
function ownUser(): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

let databases = 0;

/** @returns The URL of a new, empty database. */
export async function createDatabase(port: number): Promise<string> {
  const name = `site_${process.pid}_${Date.now()}_${databases++}`;
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const client = new pg.Client({ connectionString: urlOf("postgres") });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf(name);
}

/** @param settings Of postgresql.conf. By default without fsync, which makes tests faster. */
export async function startPostgres(settings: Readonly<Record<string, string>> = { fsync: "off" }): Promise<Postgres> {
  const binaries = requireProgram(POSTGRES);
  const user = ownUser();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(join(binaries, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  const all = { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port), max_connections: "200", ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = async () => {
    const child = spawn(join(binaries, "postgres"), ["-D", data, ...options], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(child);
    return child;
  };
  let running = await start();
  const halt = async () => {
    if (running.exitCode !== null) return;
    const ended = once(running, "exit");
    signalAll(running, "SIGCONT");
    // Immediate shutdown.
    running.kill("SIGQUIT");
    await ended;
  };
  return {
    port,
    halt,
    async resume() {
      running = await start();
    },
    freeze() {
      signalAll(running, "SIGSTOP");
    },
    thaw() {
      signalAll(running, "SIGCONT");
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each connection has a process of its own. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const children = `/proc/${pid}/task/${pid}/children`;
  const own = existsSync(children) ? readFileSync(children, "utf8").split(" ").filter(Boolean).map(Number) : [];
  for (const each of [pid, ...own])
    try {
      process.kill(each, signal);
    } catch {
      // A connection that has just ended.
    }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.once("exit", () => {
      reject(new Error(`PostgreSQL did not start:\n${output}`));
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (text.includes("database system is ready")) resolve();
    });
  });
}
