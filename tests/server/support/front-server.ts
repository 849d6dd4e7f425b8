/** nginx and Caddy with the recipes of deploy/, in front of servers of a test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { freePort } from "#scripts/lib/free-port.ts";
import { requireCaddy, requireNginx } from "#scripts/lib/test-tools.ts";
import { until } from "./until.ts";

export type FrontServer = { port: number; origin: string };

/** Where the recipes say that dist/ is. */
const RECIPE_DIST = "/srv/site/dist";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "front-server-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** @param ports Those of the site servers. */
export async function startNginx(...ports: number[]): Promise<FrontServer> {
  const [folder, port] = [newFolder(), await freePort()];
  const recipe = readFileSync("deploy/nginx/site.conf", "utf8")
    .replaceAll(RECIPE_DIST, join(inject("deployment"), "dist"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/ {2}server 127\.0\.0\.1:3000;/u, ports.map((each) => `  server 127.0.0.1:${each};`).join("\n"))
    // The load of a test comes from one address.
    .replace("limit_conn site_connections 100;", "limit_conn site_connections 10000;");
  mkdirSync(join(folder, "temporary"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/temporary/${name};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; worker_rlimit_nofile 20000; pid ${folder}/pid; error_log ${folder}/errors;
     events { worker_connections 8000; }
     http { access_log off; ${temporary.join(" ")}\n${recipe}\n}`,
  );
  await run(requireNginx(), ["-e", join(folder, "errors"), "-c", join(folder, "nginx.conf")], {}, port);
  return { port, origin: `http://127.0.0.1:${port}` };
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
  await run(requireCaddy(), ["run", "--config", "deploy/caddy/Caddyfile", "--adapter", "caddyfile"], env, port);
  return { port, origin: `http://127.0.0.1:${port}` };
}

async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>, port: number): Promise<void> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { PATH: process.env.PATH, NODE_ENV: "production", ...env } });
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
}
