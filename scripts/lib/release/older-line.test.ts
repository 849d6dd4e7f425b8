/** A fix for owners of an older line comes out after a newer version, and may fix there what the newer version still has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { releaseLantern } from "#tests/support/release-lantern.ts";

const FACTS = "shared/releases/lantern";
const read = (site: LaidOut, version: string) => readFileSync(join(site.root, FACTS, `${version}.yaml`), "utf8");

/** What the check says about the releases, apart from sentences that the command left to be written. */
async function listFound(site: LaidOut): Promise<string[]> {
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  const ofReleases = problems.filter(({ rule }) => rule.startsWith("releases/") && rule !== "releases/unwritten");
  return ofReleases.map(({ file, message, hint }) => `${file}: ${message}; ${hint}`);
}

it("releases a fix of an older line after a newer version, which keeps its day and its issues", async () => {
  using site = layOut();
  await releaseLantern(site, "1.5.0", "--kind", "sound:rear-half", "--date", "2026-08-25");
  await releaseLantern(site, "1.4.3", "--kind", "speed:slow-scan", "--date", "2026-08-30");
  expect(read(site, "1.4.3")).toContain("date: 2026-08-30\nolderLine: true\n");
  expect(read(site, "1.4.2")).toContain("{ id: slow-scan, fixedIn: 1.4.3 }");
  expect(read(site, "1.5.0")).toContain("{ id: slow-scan }");
  expect(await listFound(site)).toEqual([]);

  // Then the newer line gets the fix, too: each older version names the first one that has it.
  await releaseLantern(site, "1.5.1", "--kind", "speed:slow-scan", "--date", "2026-08-30");
  expect(read(site, "1.5.1")).not.toContain("olderLine");
  expect(read(site, "1.4.2")).toContain("{ id: slow-scan, fixedIn: 1.4.3 }");
  expect(read(site, "1.5.0")).toContain("{ id: slow-scan, fixedIn: 1.5.1 }");
  expect(await listFound(site)).toEqual([]);

  edit(site, `${FACTS}/1.4.3.yaml`, "olderLine: true\n", "");
  expect(await listFound(site)).toEqual([
    "content/shared/releases/lantern/1.5.0.yaml: 2026-08-25 is before the day of 1.4.3, 2026-08-30; write 2026-08-30 or a later day; if 1.4.3 is a fix of an older line, write olderLine: true in content/shared/releases/lantern/1.4.3.yaml",
  ]);
  edit(site, `${FACTS}/1.4.3.yaml`, "date: 2026-08-30", "date: 2026-08-24\nolderLine: true");
  expect(await listFound(site)).toEqual([
    "content/shared/releases/lantern/1.4.3.yaml: 1.4.3 is no fix that came out after a newer version; remove olderLine",
  ]);
});

it("brings a fix of the newest version to an older line, whose versions then name the older one", async () => {
  using site = layOut();
  await releaseLantern(site, "1.5.0", "--kind", "sound:rear-half", "--kind", "speed:slow-scan", "--date", "2026-08-25");
  expect(read(site, "1.4.2")).toContain("{ id: slow-scan, fixedIn: 1.5.0 }");
  await releaseLantern(site, "1.4.3", "--kind", "speed:slow-scan", "--date", "2026-08-30");
  expect(read(site, "1.4.2")).toContain("{ id: slow-scan, fixedIn: 1.4.3 }");
  expect(await listFound(site)).toEqual([]);
});

it("refuses a fix that its own version does not have, and offers only versions that could have it", async () => {
  using site = layOut();
  await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30");
  edit(site, `${FACTS}/1.4.2.yaml`, "{ id: slow-scan }", "{ id: slow-scan, fixedIn: 1.4.3 }");
  expect(await listFound(site)).toEqual([
    "content/shared/releases/lantern/1.4.2.yaml: 1.4.3 has the issue slow-scan itself; remove fixedIn here, or remove the issue from content/shared/releases/lantern/1.4.3.yaml",
  ]);
  edit(site, `${FACTS}/1.4.2.yaml`, "fixedIn: 1.4.3", "fixedIn: 1.4.4");
  expect(await listFound(site)).toEqual([
    "content/shared/releases/lantern/1.4.2.yaml: lantern has no version 1.4.4; remove fixedIn until the version is there",
  ]);
});
