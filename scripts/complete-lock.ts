/**
 * `npm run complete-lock`: adds to package-lock.json the optional packages for other platforms that a registry could not answer
 * for when the lock was written. Without them `npm ci` refuses the lock. The version comes from the package that asks
 * for them; npm fills in the rest on the platform that needs them.
 */
import { readFileSync, writeFileSync } from "node:fs";

type Package = {
  version: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Package> };

const FILE = "package-lock.json";
const SYSTEMS: Record<string, string> = {
  darwin: "darwin",
  linux: "linux",
  win32: "win32",
  windows: "win32",
  freebsd: "freebsd",
  android: "android",
};
const PROCESSORS = ["arm64", "x64", "ia32", "ppc64", "s390x", "arm", "wasm32"];

const lock = JSON.parse(readFileSync(FILE, "utf8")) as Lock;
let added = 0;
for (const [key, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (`node_modules/${name}` in lock.packages || `${key}/node_modules/${name}` in lock.packages) continue;
    const parts = (name.split("/").at(-1) ?? "").split("-");
    const os = parts.map((part) => SYSTEMS[part]).find((system) => system !== undefined);
    const cpu = PROCESSORS.find((processor) => parts.includes(processor));
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu === undefined ? {} : { cpu: [cpu] }),
      ...(dev === true ? { dev } : {}),
      optional: true,
      ...(os === undefined ? {} : { os: [os] }),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (added > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added === 0 ? "the lock is complete" : `added ${String(added)} packages of other platforms`);
