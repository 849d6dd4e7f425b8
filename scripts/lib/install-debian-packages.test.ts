import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The machine that is pretended: whether it has apt-get, whether that knows the package, and what was run. */
const machine = vi.hoisted(() => ({ hasApt: true, hasPackage: true, ran: [] as string[] }));

vi.mock("node:fs", () => ({ existsSync: (file: string) => machine.hasApt && file === "/usr/bin/apt-get" }));
vi.mock("node:child_process", () => ({
  spawnSync: (command: string, args: string[]) => {
    machine.ran.push([command, ...args].join(" "));
    if (args[0] === "update" || machine.hasPackage) return { status: 0, stdout: "", stderr: "" };
    return { status: 100, stdout: "", stderr: "E: Unable to locate package" };
  },
}));

const { debianCommand, installDebianPackages } = await import("./install-debian-packages.ts");

beforeEach(() => {
  Object.assign(machine, { hasApt: true, hasPackage: true, ran: [] });
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

it("asks for the lists first, then for all packages at once", () => {
  installDebianPackages(["fonts-noto-cjk", "chromium"]);
  expect(machine.ran).toEqual(["apt-get update -qq", "apt-get install -y -qq --no-install-recommends fonts-noto-cjk chromium"]);
});

it("shows what apt-get said, and another way where there is one", () => {
  machine.hasPackage = false;
  const failed = "apt-get install -y -qq --no-install-recommends chromium failed:\nE: Unable to locate package";
  expect(() => {
    installDebianPackages(["chromium"]);
  }).toThrow(new Error(failed));
  expect(() => {
    installDebianPackages(["chromium"], "npx a-way");
  }).toThrow(new Error(`${failed}\nInstead, try:\n\n    npx a-way\n`));
});

it("runs nothing where nothing is missing, for people who are not root, and on other systems", () => {
  installDebianPackages([]);
  on("linux", 1000);
  installDebianPackages(["chromium"]);
  on("darwin", 0);
  installDebianPackages(["chromium"]);
  on("linux", 0);
  machine.hasApt = false;
  installDebianPackages(["chromium"]);
  expect(machine.ran).toEqual([]);
});

it("says what to type where there is an apt-get, and nothing elsewhere", () => {
  expect(debianCommand(["chromium", "fonts-noto-cjk"])).toBe("sudo apt-get update && sudo apt-get install -y chromium fonts-noto-cjk");
  machine.hasApt = false;
  expect(debianCommand(["chromium"])).toBeUndefined();
});
