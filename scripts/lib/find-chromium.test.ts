import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The machine that is pretended: its files, its fonts, the file that each package brings, and what was run on it. */
type Machine = { files: Set<string>; fonts: string; packages: Record<string, string>; ran: string[] };
const machine = vi.hoisted((): Machine => ({ files: new Set(), fonts: "", packages: {}, ran: [] }));

vi.mock("node:fs", () => ({ existsSync: (file: string) => machine.files.has(file) }));
vi.mock("node:child_process", () => ({
  spawnSync: (command: string, args: string[]) => {
    machine.ran.push([command, ...args].join(" "));
    if (command === "fc-list") return { stdout: machine.fonts, status: 0 };
    if (args[0] === "install") {
      const unknown = args.find((name) => name in machine.packages && machine.packages[name] === "");
      if (unknown !== undefined) return { status: 100, stdout: "", stderr: `E: Package '${unknown}' has no installation candidate` };
      for (const name of args) if (machine.packages[name] !== undefined) machine.files.add(machine.packages[name]);
    }
    return { stdout: "", stderr: "", status: 0 };
  },
}));
vi.mock("@playwright/test", () => ({ chromium: { executablePath: () => "/cache/ms-playwright/chrome" } }));

const { findChromium, requireChromium } = await import("./find-chromium.ts");

beforeEach(() => {
  Object.assign(machine, { files: new Set(["/usr/bin/apt-get"]), fonts: "", packages: { chromium: "/usr/bin/chromium" }, ran: [] });
  vi.stubEnv("CHROMIUM", undefined);
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
  machine.files.add("/usr/bin/chromium").add("/opt/chrome");
  vi.stubEnv("CHROMIUM", "/opt/chrome");
  expect(findChromium()).toBe("/opt/chrome");
  vi.stubEnv("CHROMIUM", "/opt/gone");
  expect(() => findChromium()).toThrow("CHROMIUM is /opt/gone, but there is no such file");
});

it("prefers the machine's own to Playwright's", () => {
  machine.files.add("/cache/ms-playwright/chrome");
  expect(findChromium()).toBe("/cache/ms-playwright/chrome");
  machine.files.add("/usr/bin/google-chrome");
  expect(findChromium()).toBe("/usr/bin/google-chrome");
});

it("installs what is missing as root on Debian", () => {
  expect(requireChromium()).toBe("/usr/bin/chromium");
  expect(machine.ran.at(-1)).toBe("apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk");
});

it("installs a Japanese font beside a browser that is there, and nothing where both are", () => {
  machine.files.add("/usr/bin/chromium");
  requireChromium();
  expect(machine.ran.at(-1)).toBe("apt-get install -y -qq --no-install-recommends fonts-noto-cjk");
  Object.assign(machine, { fonts: "/usr/share/fonts/NotoSansCJK-Regular.ttc: Noto Sans CJK JP", ran: [] });
  requireChromium();
  expect(machine.ran).toEqual(["fc-list :lang=ja"]);
});

it("shows what apt-get said, and another way", () => {
  machine.packages = { chromium: "" };
  expect(() => requireChromium()).toThrow(/has no installation candidate[^]*npx playwright install --with-deps chromium/u);
});

it.each([
  ["linux", "sudo apt-get update && sudo apt-get install -y chromium fonts-noto-cjk"],
  ["darwin", "brew install --cask google-chrome"],
  ["win32", "winget install --id Google.Chrome"],
  ["freebsd", "npx playwright install chromium"],
] as const)("says what to type on %s", (platform, command) => {
  on(platform, 1000);
  expect(() => requireChromium()).toThrow(`There is no Chromium here. Install it with:\n\n    ${command}\n`);
  expect(machine.ran.filter((run) => run.startsWith("apt-get"))).toEqual([]);
});
