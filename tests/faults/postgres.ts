/** A temporary PostgreSQL server on a free port, for tests, fault tests and benchmarks. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "#scripts/lib/free-port.ts";
import { debianCommand, installDebianPackages } from "#scripts/lib/install-debian-packages.ts";

const PACKAGES = ["postgresql"];

export type Postgres = {
  port: number;
  stop: () => Promise<void>;
};

type User = { uid?: number; gid?: number };

/** The newest version in Debian's folder, or the one on the path. */
function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(a) - Number(b)) : [];
  const folders = [process.env.PG_BIN, ...versions.toReversed().map((version) => join(debian, version, "bin")), binariesOnPath()];
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, "initdb")));
}

function binariesOnPath(): string | undefined {
  const { status, stdout } = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Finds PostgreSQL. If it is missing and the user is root on Debian or Ubuntu, installs it.
 *
 * @throws with the command to type if it cannot be installed.
 */
function requireBinaries(): string {
  if (findBinaries() === undefined) installDebianPackages(PACKAGES);
  const found = findBinaries();
  if (found !== undefined) return found;
  const command = debianCommand(PACKAGES) ?? (process.platform === "darwin" ? "brew install postgresql@17" : undefined);
  throw new Error(
    `The server's tests run against a real PostgreSQL, and there is none here. Install ${command === undefined ? "one, and put it on the path" : `it with:\n\n    ${command}\n`}`,
  );
}

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
  const binaries = requireBinaries();
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
