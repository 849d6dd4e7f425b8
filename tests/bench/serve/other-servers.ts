/** The servers to compare with: `next start` with the same pages, nginx with the same files, and nginx with the recipe of deploy/. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#scripts/lib/free-port.ts";
import { respondsInTime } from "#tests/faults/site-process.ts";
import { writeNginxRecipe } from "#tests/support/nginx-recipe.ts";
import { buildStaticNext } from "./static-next.ts";

export type OtherServer = { origin: string; stop: () => Promise<void> };

const NEXT = "node_modules/next/dist/bin/next";
/** Next starts slowly on two busy cores. */
const START_TIMEOUT_MS = 30_000;

/** @param path A page to request until the server is ready. */
export async function startNext(path: string): Promise<OtherServer> {
  const { folder, env, remove } = buildStaticNext();
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, "start", "-p", `${port}`, "-H", "127.0.0.1"], { cwd: folder, env, stdio: "ignore" });
  return whenReady(child, `http://127.0.0.1:${port}`, path, remove);
}

/** @param headers Added to each response, so that all servers send the same. @returns undefined if nginx is not installed. */
export async function startNginx(site: string, path: string, headers: ReadonlyMap<string, string>): Promise<OtherServer | undefined> {
  if (spawnSync("nginx", ["-v"]).error !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, nginxConfig({ folder, port, site: resolve(site), headers }));
  const child = spawn("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], { stdio: "ignore" });
  return whenReady(child, `http://127.0.0.1:${port}`, path, () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

export type RecipeServer = OtherServer & {
  /** The same nginx sends the files of this folder, without anything of the recipe. */
  bareFolder: string;
  bareOrigin: string;
};

/** @param path A page to request until it is ready. @returns undefined if nginx is not installed. */
export async function startNginxRecipe(sitePort: number, path: string): Promise<RecipeServer | undefined> {
  if (spawnSync("nginx", ["-v"]).error !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-recipe-"));
  const [port, barePort] = [await freePort(), await freePort()];
  const bareFolder = join(folder, "bare");
  const more = `keepalive_requests 100000000;
  server { listen 127.0.0.1:${barePort}; root ${bareFolder}; sendfile on; tcp_nopush on; open_file_cache max=5000 inactive=60s; }`;
  const args = writeNginxRecipe({ folder, dist: resolve("dist"), port, sitePorts: [sitePort], more });
  const child = spawn("nginx", args, { stdio: "ignore" });
  const server = await whenReady(child, `http://127.0.0.1:${port}`, path, () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...server, bareFolder, bareOrigin: `http://127.0.0.1:${barePort}` };
}

type NginxOptions = { folder: string; port: number; site: string; headers: ReadonlyMap<string, string> };

/** One worker, because the site's server is a single process; nginx sends the compressed files of the build. */
function nginxConfig({ folder, port, site, headers }: NginxOptions): string {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/gu, "\\$&")}"`;
  const added = [...headers].map(([name, value]) => `add_header ${name} ${quoted(value)};`).join("\n    ");
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${quoted(join(folder, name))};`);
  return `daemon off;
worker_processes 1;
pid ${quoted(join(folder, "nginx.pid"))};
error_log ${quoted(join(folder, "error.log"))};
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; text/css css; text/javascript js; }
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000;
  gzip_static on;
  ${folders.join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${quoted(site)};
    ${added}
    location / { try_files $uri.html $uri =404; }
  }
}
`;
}

async function whenReady(child: ChildProcess, origin: string, path: string, cleanUp: () => void): Promise<OtherServer> {
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
    cleanUp();
  };
  if (await respondsInTime(child, origin + path, START_TIMEOUT_MS)) return { origin, stop };
  await stop();
  throw new Error(`${child.spawnargs.slice(0, 3).join(" ")} did not start`);
}
