import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The simulated machine: its files, the commands that work, what apt-get adds, and what was run. */
type Machine = { files: Set<string>; commands: Record<string, string>; packages: Record<string, string>; ran: string[] };
const machine = vi.hoisted((): Machine => ({ files: new Set(), commands: {}, packages: {}, ran: [] }));

vi.mock("node:fs", () => ({ existsSync: (file: string) => machine.files.has(file), readdirSync: () => ["15", "17"] }));
vi.mock("chrome-launcher", () => ({
  getChromePath: () => {
    const found = ["/usr/bin/google-chrome", "/usr/bin/chromium"].find((file) => machine.files.has(file));
    if (found === undefined) throw new Error("not installed");
    return found;
  },
}));
vi.mock("node:child_process", () => ({
  spawnSync: (command: string, args: string[]) => {
    machine.ran.push([command, ...args].join(" "));
    if (command !== "apt-get") {
      const stdout = machine.commands[command];
      return stdout === undefined ? { status: null, error: new Error("ENOENT"), stdout: null } : { status: 0, stdout };
    }
    const missing = args[1] === "install" ? args.slice(4).filter((name) => !(name in machine.packages)) : [];
    if (missing.length > 0) return { status: 100, stdout: "", stderr: `E: Unable to locate package ${missing.join(" ")}` };
    for (const name of args.slice(4)) {
      if (machine.packages[name] === "java") machine.commands.java = "";
      else machine.files.add(machine.packages[name] ?? "");
    }
    return { status: 0, stdout: "", stderr: "" };
  },
}));

const { JAVA, requireChromium, requireProgram } = await import("./test-tools.ts");
const { POSTGRES, requireHeadlessChromium } = await import("#tests/support/programs.ts");
const installed = () => machine.ran.filter((run) => run.startsWith("apt-get -qq install"));

beforeEach(() => {
  Object.assign(machine, { files: new Set(["/usr/bin/apt-get"]), commands: { "fc-list": "Noto Sans CJK JP" }, ran: [] });
  machine.packages = { chromium: "/usr/bin/chromium", "default-jre-headless": "java" };
  for (const variable of ["CHROMIUM", "JAVA_HOME", "PG_BIN"]) vi.stubEnv(variable, undefined);
  vi.spyOn(console, "error").mockReturnValue();
  use("linux", 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function use(platform: NodeJS.Platform, uid: number): void {
  vi.stubGlobal("process", Object.assign(Object.create(process) as NodeJS.Process, { getuid: () => uid }));
  Object.defineProperty(process, "platform", { value: platform });
}

it("takes the program that the environment names, and never another one instead", () => {
  machine.files.add("/usr/bin/chromium").add("/opt/chrome").add("/opt/jdk/bin/java");
  vi.stubEnv("CHROMIUM", "/opt/chrome");
  expect(requireChromium()).toBe("/opt/chrome");
  vi.stubEnv("CHROMIUM", "/opt/gone");
  expect(() => requireChromium()).toThrow("CHROMIUM is /opt/gone, but there is no /opt/gone");
  vi.stubEnv("JAVA_HOME", "/opt/jdk");
  expect(requireProgram(JAVA)).toBe("/opt/jdk/bin/java");
});

it("takes what the machine has, the newest PostgreSQL first, and installs nothing", () => {
  machine.commands.java = "";
  machine.files.add("/usr/bin/google-chrome").add("/usr/lib/postgresql");
  for (const version of ["15", "17"]) machine.files.add(`/usr/lib/postgresql/${version}/bin/initdb`);
  expect([requireChromium(), requireProgram(JAVA), requireProgram(POSTGRES)]).toEqual([
    "/usr/bin/google-chrome",
    "java",
    "/usr/lib/postgresql/17/bin",
  ]);
  expect(installed()).toEqual([]);
});

it("installs what is missing as root on Debian, package lists first", () => {
  expect(requireChromium()).toBe("/usr/bin/chromium");
  expect(requireProgram(JAVA)).toBe("java");
  expect(machine.ran).toContain("apt-get -qq update");
  expect(installed()).toEqual(["chromium", "default-jre-headless"].map((name) => `apt-get -qq install -y --no-install-recommends ${name}`));
});

it("takes Debian's headless shell for pages where it can be had", () => {
  machine.files.add("/usr/bin/chromium");
  expect(requireHeadlessChromium()).toBe("/usr/bin/chromium");
  machine.packages["chromium-headless-shell"] = "/usr/bin/chromium-headless-shell";
  expect(requireHeadlessChromium()).toBe("/usr/bin/chromium-headless-shell");
  vi.stubEnv("CHROMIUM", "/opt/chrome");
  machine.files.add("/opt/chrome");
  expect(requireHeadlessChromium()).toBe("/opt/chrome");
});

it("reports a Japanese font that cannot be installed, and goes on", () => {
  machine.commands = {};
  expect(requireChromium()).toBe("/usr/bin/chromium");
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("A Japanese font is missing"));
});

it("shows what apt-get printed, and another way", () => {
  machine.packages = {};
  expect(() => requireChromium()).toThrow(/Unable to locate package chromium[^]*npx playwright install --with-deps chromium/u);
});

it.each([
  ["linux", "sudo apt-get update && sudo apt-get install -y chromium"],
  ["darwin", "brew install --cask google-chrome"],
  ["win32", "winget install --id Google.Chrome"],
  ["freebsd", "npx playwright install"],
] as const)("says what to type on %s for users who are not root", (platform, command) => {
  use(platform, 1000);
  expect(() => requireChromium()).toThrow(`Chromium is missing. Install it with:\n\n    ${command}`);
  expect(installed()).toEqual([]);
});
