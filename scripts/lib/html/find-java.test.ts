import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The machine that is pretended: its files, whether `java` answers, and what was run. */
const machine = vi.hoisted(() => ({ files: new Set<string>(), hasJava: false, ran: [] as string[] }));

vi.mock("node:fs", () => ({ existsSync: (file: string) => machine.files.has(file) }));
vi.mock("node:child_process", () => ({
  spawnSync: (command: string, args: string[]) => {
    machine.ran.push([command, ...args].join(" "));
    if (command === "java") return { status: machine.hasJava ? 0 : null };
    if (args[0] !== "install") return { status: 0, stdout: "", stderr: "" };
    machine.hasJava = true;
    return { status: 0, stdout: "", stderr: "" };
  },
}));

const { findJava, requireJava } = await import("./find-java.ts");

beforeEach(() => {
  Object.assign(machine, { files: new Set(["/usr/bin/apt-get"]), hasJava: false, ran: [] });
  vi.stubEnv("JAVA_HOME", undefined);
  vi.spyOn(console, "error").mockReturnValue();
  on("linux", 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function on(platform: NodeJS.Platform, uid: number): void {
  vi.stubGlobal("process", Object.assign(Object.create(process) as NodeJS.Process, { getuid: () => uid }));
  Object.defineProperty(process, "platform", { value: platform });
}

it("takes the chosen one, and does not quietly take another", () => {
  machine.hasJava = true;
  machine.files.add("/opt/jdk/bin/java");
  vi.stubEnv("JAVA_HOME", "/opt/jdk");
  expect(findJava()).toBe("/opt/jdk/bin/java");
  vi.stubEnv("JAVA_HOME", "/opt/gone");
  expect(() => findJava()).toThrow("JAVA_HOME is /opt/gone, but there is no /opt/gone/bin/java");
});

it("installs nothing where there is one", () => {
  machine.hasJava = true;
  expect(requireJava()).toBe("java");
  expect(machine.ran.filter((run) => run.startsWith("apt-get"))).toEqual([]);
});

it("installs what is missing as root on Debian", () => {
  expect(requireJava()).toBe("java");
  expect(machine.ran).toContain("apt-get install -y -qq --no-install-recommends default-jre-headless");
});

it.each([
  ["linux", "sudo apt-get update && sudo apt-get install -y default-jre-headless"],
  ["darwin", "brew install --cask temurin"],
  ["win32", "winget install --id EclipseAdoptium.Temurin.21.JRE"],
  ["freebsd", "a Java runtime from 11"],
] as const)("says what to install on %s", (platform, words) => {
  on(platform, 1000);
  expect(() => requireJava()).toThrow(words);
  expect(machine.ran.filter((run) => run.startsWith("apt-get"))).toEqual([]);
});
