/** nginx and Caddy with the recipes of deploy/, in front of servers of a test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { freePort } from "#scripts/lib/free-port.ts";
import { requireProgram } from "#scripts/lib/test-tools.ts";
import { CADDY, NGINX } from "#tests/support/programs.ts";
import { writeNginxRecipe } from "#tests/support/nginx-recipe.ts";
import { until } from "./until.ts";

export type FrontServer = {
  port: number;
  origin: string;
  /** What it has logged. */
  log: () => string;
};

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "front-server-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** What Debian allows a worker of nginx, whose cached files must leave room for its connections. */
const OPEN_FILES = 1024;

/** @param ports Those of the site servers. */
export async function startNginx(...ports: number[]): Promise<FrontServer> {
  const [folder, port] = [newFolder(), await freePort()];
  const args = writeNginxRecipe({ folder, dist: join(inject("deployment"), "dist"), port, sitePorts: ports, openFiles: OPEN_FILES });
  await run(requireProgram(NGINX), args, {}, port);
  const log = () => ["requests", "errors"].map((name) => readFileSync(join(folder, name), "utf8")).join("");
  return { port, origin: `http://127.0.0.1:${port}`, log };
}

export async function startCaddy(...ports: number[]): Promise<FrontServer> {
  const [folder, port] = [newFolder(), await freePort()];
  const env = {
    SITE_ADDRESS: `http://:${port}`,
    SITE_DIST: join(inject("deployment"), "dist"),
    SITE_SERVERS: ports.map((each) => `127.0.0.1:${each}`).join(" "),
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const log = await run(requireProgram(CADDY), ["run", "--config", "deploy/caddy/Caddyfile", "--adapter", "caddyfile"], env, port);
  return { port, origin: `http://127.0.0.1:${port}`, log };
}

/** @returns What it has printed so far. */
async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>, port: number): Promise<() => string> {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`${program} did not start:\n${output}`);
      return fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
        () => true,
        () => false,
      );
    },
    (isUp) => isUp,
  );
  return () => output;
}
