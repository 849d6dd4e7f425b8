/** `npm run complete-lock`: see HELP. */
import { readFileSync, writeFileSync } from "node:fs";
import { runCommand } from "./lib/command.ts";
import { parseOptions } from "./lib/options.ts";

const HELP = `npm run complete-lock

Adds to package-lock.json the optional packages for other platforms that a registry mirror did not have when a package was
installed. Without them npm ci refuses the lock. The version is the one that the dependent package names.`;

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
/** npm's names of systems, by the names in packages. */
const SYSTEMS: Record<string, string> = {
  ...Object.fromEntries(["darwin", "linux", "win32", "freebsd", "openbsd", "openharmony", "android"].map((name) => [name, name])),
  windows: "win32",
};
const PROCESSORS = ["arm64", "x64", "ia32", "ppc64", "s390x", "riscv64", "loong64", "arm", "wasm32"];

await runCommand({ help: HELP, read: (args) => parseOptions(args, {}) }, () => {
  const lock = JSON.parse(readFileSync(FILE, "utf8")) as Lock;
  const added: string[] = [];
  for (const [key, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (`node_modules/${name}` in lock.packages || `${key}/node_modules/${name}` in lock.packages) continue;
      const parts = (name.split("/").at(-1) ?? "").split("-");
      const os = parts.flatMap((part) => SYSTEMS[part] ?? []).slice(0, 1);
      const cpu = PROCESSORS.filter((processor) => parts.includes(processor)).slice(0, 1);
      lock.packages[`node_modules/${name}`] = {
        version,
        ...(cpu.length > 0 ? { cpu } : {}),
        ...(dev === true ? { dev } : {}),
        optional: true,
        ...(os.length > 0 ? { os } : {}),
      };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length === 0 ? "the lock is complete" : `added ${added.join(", ")}`);
});
