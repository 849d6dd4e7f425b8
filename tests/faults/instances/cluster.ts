/** Three instances of the built server on one PostgreSQL and one S3-compatible store, behind nginx. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#scripts/lib/free-port.ts";
import { requireProgram } from "#scripts/lib/test-tools.ts";
import { NGINX } from "#tests/support/programs.ts";
import { createDatabase } from "#tests/faults/postgres.ts";
import { putInstallers, startObjectStore } from "#tests/faults/object-store.ts";
import { respondsInTime, type SiteProcess, startSite } from "#tests/faults/site-process.ts";
import { makeClockShift } from "#tests/support/clock-shift.ts";
import { writeNginxRecipe } from "#tests/support/nginx-recipe.ts";
import type { CountingSink } from "./counting-sink.ts";

/** How far the clock of each instance is from this machine's, in milliseconds. */
const CLOCKS = [0, 60_000, -60_000];
const START_TIMEOUT_MS = 30_000;

export type Instance = { process: SiteProcess; /** What this process calls itself when it delivers mail. */ name: string };
export type Cluster = {
  /** nginx's port. */
  port: number;
  databaseUrl: string;
  instances: readonly Instance[];
  /** SIGKILL. */
  kill: (index: number) => Promise<void>;
  /** SIGTERM, and waits for its end. @returns The exit code. */
  stopOne: (index: number) => Promise<number | null>;
  /** Starts it again, and waits until it answers. */
  start: (index: number) => Promise<void>;
  remove: () => Promise<void>;
};

type Options = {
  postgresPort: number;
  sink: CountingSink;
  /** Holds `dist`. */ root: string;
  /** The folder of the installers. */ installers: string;
};

/** @throws if a server does not start. */
export async function startCluster({ postgresPort, sink, root, installers }: Options): Promise<Cluster> {
  const removals: (() => unknown)[] = [];
  const newFolder = (name: string) => {
    const folder = mkdtempSync(join(tmpdir(), name));
    removals.push(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  };
  const remove = async () => {
    for (const each of removals.reverse()) await each();
  };
  try {
    const databaseUrl = await createDatabase(postgresPort);
    const store = await startObjectStore();
    removals.push(store.remove);
    await putInstallers(store, installers);
    const folders = CLOCKS.map(() => newFolder("instance-"));
    const ports = await Promise.all(CLOCKS.map(freePort));
    let starts = 0;
    const open = async (index: number): Promise<Instance> => {
      const name = `instance-${index}-start-${starts++}`;
      const env = {
        ...store.env,
        ...makeClockShift(folders[index] ?? "", CLOCKS[index]).env,
        DATA_DIR: folders[index] ?? "",
        DATABASE_URL: databaseUrl,
        SITE_URL: "https://site.example",
        SITE_SECRET: "a secret of the faults, thirty-two letters and more",
        TRUST_PROXY: "127.0.0.1",
        RATE_LIMIT_SCALE: "1000000",
        SMTP_URL: sink.urlFor(name),
      };
      return { process: await startSite(ports[index] ?? 0, env, { root, takeOutput: () => undefined }), name };
    };
    const instances = await Promise.all(CLOCKS.map((_, index) => open(index)));
    removals.push(() => Promise.all(instances.map(({ process }) => process.kill())));
    const port = await freePort();
    const args = writeNginxRecipe({ folder: newFolder("instances-nginx-"), dist: resolve(root, "dist"), port, sitePorts: ports });
    const nginx = spawn(requireProgram(NGINX), args, { stdio: "ignore" });
    removals.push(async () => {
      if (nginx.exitCode !== null) return;
      nginx.kill();
      await once(nginx, "exit");
    });
    if (!(await respondsInTime(nginx, `http://127.0.0.1:${port}/api/health`, START_TIMEOUT_MS))) throw new Error("nginx did not start");
    return {
      port,
      databaseUrl,
      instances,
      kill: async (index) => instances[index]?.process.kill(),
      stopOne: async (index) => (await instances[index]?.process.stop()) ?? null,
      async start(index) {
        instances[index] = await open(index);
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
