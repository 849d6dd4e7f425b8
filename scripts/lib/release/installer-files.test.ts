import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { releaseLantern } from "#tests/support/release-lantern.ts";
import { readRequest } from "./options.ts";
import { runRelease } from "./run-release.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const minimums = (site: LaidOut, version: string) =>
  readFileSync(join(site.root, `shared/releases/lantern/${version}.yaml`), "utf8").match(/minimum: .*/gu);

const listFound = async (site: LaidOut) => {
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  return problems.filter(({ rule }) => rule === "releases/system-minimum").map(({ file, message, hint }) => `${file}: ${message}; ${hint}`);
};

it("takes the newer system that the product's facts need by now, and keeps what a fix of an older line needed", async () => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", 'minimum: "10.15"', 'minimum: "12.0"');
  await releaseLantern(site, "1.5.0", "--kind", "sound:rear-half", "--date", "2026-08-25");
  expect(minimums(site, "1.5.0")).toEqual(['minimum: "12.0"', 'minimum: "12.0"']);
  await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30");
  expect(minimums(site, "1.4.3")).toEqual(['minimum: "10.15"', 'minimum: "10.15"']);
  expect(await listFound(site)).toEqual([]);

  // One installer alone is another matter than the product's own line.
  edit(site, "shared/releases/lantern/1.5.0.yaml", 'minimum: "12.0"', 'minimum: "13.0"');
  expect(await listFound(site)).toEqual([
    'content/shared/releases/lantern/1.5.0.yaml: this installer needs macOS 13.0, and the product\'s facts say 12.0; write "12.0", or give this edition systems of its own in content/shared/products/lantern.yaml',
  ]);
});

it("refuses a folder and an empty file as installers, and a text that somebody has begun", async () => {
  using site = layOut();
  const [folder, empty] = [join(site.project, "Lantern-Lite-1.4.3-macOS.zip"), join(site.project, "Lantern-Standard-1.4.3-macOS.zip")];
  mkdirSync(folder);
  writeFileSync(empty, "");
  const begun = join(site.root, "de/releases/lantern/1.4.3.mdx");
  mkdirSync(join(begun, ".."), { recursive: true });
  writeFileSync(begun, "---\nsummary: Schneller.\n---\n");
  await expect(releaseLantern(site, "1.4.3", "--kind", "fix:window", "--installer", folder, "--installer", empty)).rejects.toThrow(
    `--installer: ${folder} is no file\nrelease: --installer: ${empty} is empty\nrelease: ${begun} exists already; move it away, and take its sentences over then`,
  );
  expect(readFileSync(begun, "utf8")).toContain("Schneller.");
});

it("finds an installer from the folder in which the command was typed", () => {
  using site = layOut();
  writeFileSync(join(site.project, "Lantern-Lite-1.4.3-macOS.zip"), "Lite");
  vi.stubEnv("INIT_CWD", site.project);
  const { installers } = readRequest(["lantern", "--installer", "Lantern-Lite-1.4.3-macOS.zip", "--installer", "nope.zip"]);
  expect(installers.map(({ file }) => file)).toEqual([join(site.project, "Lantern-Lite-1.4.3-macOS.zip"), "nope.zip"]);
});

it("refuses two files of one name, of which the second would replace the first, and takes one file for two editions", async () => {
  using site = layOut();
  const [lite, standard] = ["lite", "standard"].map((edition) => {
    mkdirSync(join(site.project, edition));
    const file = join(site.project, edition, "Lantern-1.4.3-macOS.zip");
    writeFileSync(file, edition);
    return file;
  });
  const release = (other: string) =>
    runRelease(
      readRequest([
        ...["lantern", "1.4.3", "--kind", "fix:window", "--content", site.root],
        ...["--installer", `lanternLite,macOS=${lite}`, "--installer", `lanternStandard,macOS=${other}`],
      ]),
      () => undefined,
    );
  await expect(release(standard ?? "")).rejects.toThrow(
    `--installer: ${lite} and ${standard} have one name; give the file of each edition and system a name of its own`,
  );
  await expect(release(lite ?? "")).resolves.toBeUndefined();
});

it("leaves the files of its folder alone when a copy fails", async () => {
  using site = layOut();
  const folder = join(site.root, "shared/installers/lantern/1.4.3");
  const [lite, standard] = ["Lite", "Standard"].map((edition) => join(folder, `Lantern-${edition}-1.4.3-macOS.zip`));
  // Where the copy is written first.
  mkdirSync(join(folder, ".Lantern-Standard-1.4.3-macOS.zip"), { recursive: true });
  for (const file of [lite, standard]) writeFileSync(file ?? "", file ?? "");
  const request = readRequest([
    ...["lantern", "1.4.3", "--kind", "fix:window", "--content", site.root],
    ...["--installer", lite ?? "", "--installer", standard ?? ""],
  ]);
  await expect(runRelease(request, () => undefined)).rejects.toThrow("EISDIR");
  expect(readFileSync(standard ?? "", "utf8")).toBe(standard);
});
