/** nginx with the recipe of deploy/nginx, for tests, benchmarks and fault tests. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the recipe says that dist/ is. */
const RECIPE_DIST = "/srv/site/dist";
/** Debian's package libnginx-mod-http-brotli-static. */
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export type NginxRecipe = {
  /** For its configuration, temporary files and log; a relative path is not enough. */
  folder: string;
  /** The finished dist/, as an absolute path. */
  dist: string;
  /** The port that it listens on. */
  port: number;
  /** Those of the site servers. */
  sitePorts: readonly number[];
  /** How many files a worker may have open, thousands unless told. */
  openFiles?: number;
  /** Further blocks of nginx's `http`, such as another server. */
  more?: string;
};

/** Whether nginx can send the .br files of the build. */
export const hasBrotli = (): boolean => existsSync(BROTLI_MODULE);

/**
 * Writes a configuration with the recipe as it is in the repository, but for the lines that it marks with CHANGE and for what allows
 * thousands of connections from one address.
 *
 * @returns nginx's arguments. It then runs in the foreground.
 */
export function writeNginxRecipe({ folder, dist, port, sitePorts, openFiles = 20_000, more = "" }: NginxRecipe): string[] {
  const recipe = readFileSync("deploy/nginx/site.conf", "utf8")
    .replaceAll(RECIPE_DIST, dist)
    .replace("/var/log/nginx/error.log", join(folder, "errors"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/ {2}server 127\.0\.0\.1:3000;/u, sitePorts.map((each) => `  server 127.0.0.1:${each};`).join("\n"))
    .replace("limit_conn site_connections 100;", "limit_conn site_connections 10000;")
    .replace(/# (?=brotli_static on;)/u, hasBrotli() ? "" : "# ");
  mkdirSync(join(folder, "temporary"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/temporary/${name};`);
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${hasBrotli() ? `load_module ${BROTLI_MODULE};` : ""}
     ${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pcre_jit on; worker_processes 1; worker_rlimit_nofile ${openFiles}; pid ${folder}/pid; error_log ${folder}/errors;
     events { worker_connections 8000; }
     http { access_log ${folder}/requests; ${temporary.join(" ")}\n${recipe}\n${more}\n}`,
  );
  return ["-e", join(folder, "errors"), "-c", file];
}
