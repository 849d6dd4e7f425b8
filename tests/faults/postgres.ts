/** A temporary PostgreSQL server on a free port, for tests, fault tests and benchmarks. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "#scripts/lib/free-port.ts";
import { requirePostgres } from "#scripts/lib/test-tools.ts";

export type Postgres = {
  port: number;
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
  const binaries = requirePostgres();
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
  const child = spawn(join(binaries, "postgres"), ["-D", data, ...options], { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  await untilReady(child);
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      // Immediate shutdown, without waiting for clients.
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
