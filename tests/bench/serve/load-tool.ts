/**
 * Requests one address as fast as it is answered. Prefers wrk if it is installed: a client in Node is slower than nginx, and would
 * measure itself on two cores.
 */
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { readAutocannon, readWrk } from "./read-load.ts";

export type Load = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  /** Milliseconds. */
  p99: number;
  /** Requests without a response, or with another status than 200. */
  failures: number;
};

export type LoadTool = { name: "wrk" | "autocannon"; run: (url: string, options: LoadOptions) => Promise<Load> };
type LoadOptions = { connections: number; seconds: number; headers: Readonly<Record<string, string>> };

const run = promisify(execFile);
const isInstalled = (command: string) => spawnSync(command, ["-v"]).error === undefined;

const WRK: LoadTool = {
  name: "wrk",
  async run(url, { connections, seconds, headers }) {
    const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const { stdout } = await run("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...fields, url]);
    return readWrk(stdout);
  },
};

const AUTOCANNON: LoadTool = {
  name: "autocannon",
  async run(url, { connections, seconds, headers }) {
    const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
    const script = "node_modules/autocannon/autocannon.js";
    const { stdout } = await run(process.execPath, [script, "-j", "-n", "-c", `${connections}`, "-d", `${seconds}`, ...fields, url]);
    return readAutocannon(stdout);
  },
};

export const chooseLoadTool = (): LoadTool => (isInstalled("wrk") ? WRK : AUTOCANNON);
