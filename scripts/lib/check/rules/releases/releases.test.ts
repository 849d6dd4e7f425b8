/** What an engineer meets who releases by hand: one message for each slip, which says what to write. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { signInstallers } from "#scripts/lib/release/sign-installers.ts";
import { fixtureKey } from "#tests/support/fixture-key.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { releaseLantern } from "#tests/support/release-lantern.ts";

async function listFound({ root }: LaidOut): Promise<string[]> {
  const { problems } = await checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  return problems.flatMap(({ rule, file, message, hint }) =>
    rule === "releases/unwritten" || rule === "gaps/unrecorded" ? [] : [`${file}: ${message}; ${hint}`],
  );
}

it("names an installer that was forgotten once, though its file is there", async () => {
  using site = layOut();
  await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30");
  const facts = join(site.root, "shared/releases/lantern/1.4.3.yaml");
  const text = readFileSync(facts, "utf8");
  writeFileSync(facts, text.slice(0, text.indexOf("  - edition: lanternStandard")) + text.slice(text.indexOf("knownIssues:")));
  expect(await listFound(site)).toEqual([
    "content/shared/releases/lantern/1.4.3.yaml: there is no installer of lanternStandard for macOS, and 1.4.2 had one; add it; if lantern does not run on macOS any more, take the system out of its facts",
  ]);
});

it("says all that a rebuilt installer needs in one message", async () => {
  using site = layOut();
  appendFileSync(join(site.root, "shared/installers/lantern/1.4.2/Lantern-Lite-1.4.2-macOS.zip"), "more");
  const [found = "", ...others] = await listFound(site);
  expect(others).toEqual([]);
  const [, size = "", sha256 = ""] = /write (\d+), (sha256: [0-9a-f]{64}), and sign it: npm run release:sign$/u.exec(found) ?? [];
  const facts = "shared/releases/lantern/1.4.2.yaml";
  edit(site, facts, "size: 42", `size: ${size}`);
  edit(site, facts, "sha256: 55fbc20c0291433741a15c1b8746e135ad77f9ea5e49beec0f6b247ca2b4c623", sha256);
  signInstallers({ key: fixtureKey(), content: site.root });
  expect(await listFound(site)).toEqual([]);
});

it("suggests no other version for a text whose facts are missing, and a size above nothing", async () => {
  using site = layOut();
  const text = readFileSync(join(site.root, "en/releases/lantern/1.4.2.mdx"));
  writeFileSync(join(site.root, "en/releases/lantern/1.4.3.mdx"), text);
  edit(site, "shared/releases/lantern/1.4.2.yaml", "size: 42", "size: 0");
  expect(await listFound(site)).toEqual([
    "content/en/releases/lantern/1.4.3.mdx: content/shared does not list lantern/1.4.3; remove the file, or add it to content/shared/releases",
    'content/shared/releases/lantern/1.4.2.yaml: "0" does not fit here; write more than 0',
  ]);
});

it("names what is left from a merge of records once in a file", async () => {
  using site = layOut();
  const file = join(site.root, "ja/sources.lock");
  const [first = "", second = "", ...rest] = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("# "));
  writeFileSync(file, ["<<<<<<< HEAD", first, "=======", first, second, ">>>>>>> other", ...rest].join("\n"));
  expect(await listFound(site)).toEqual([
    "content/ja/sources.lock: this line is left from a merge; run npm run translate -- tidy, then accept what the check names",
  ]);
});

it("lets a new version leave a system that older versions have installers for", async () => {
  using site = layOut();
  await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30");
  // As if the older version had been made for Windows alone.
  for (const edition of ["Lite", "Standard"])
    edit(
      site,
      "shared/releases/lantern/1.4.2.yaml",
      `system: macOS\n    minimum: "10.15"\n    file: Lantern-${edition}`,
      `system: Windows\n    minimum: "10"\n    file: Lantern-${edition}`,
    );
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.filter(({ rule }) => rule === "releases/installer-system" || rule === "releases/installer-left-out")).toEqual([]);
});

it("lets a beta be the first version with an installer for a system", async () => {
  using site = layOut();
  await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30", "--channel", "beta");
  edit(site, "shared/products/lantern.yaml", "  # Not yet for Windows.", '  - { system: Windows, minimum: "10" }');
  const rules = async () =>
    (await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems.map(({ rule }) => rule);
  expect(await rules()).toContain("releases/system-without-installer");
  const facts = join(site.root, "shared/releases/lantern/1.4.3.yaml");
  writeFileSync(
    facts,
    readFileSync(facts, "utf8").replaceAll(/system: macOS\n {4}minimum: "10.15"/gu, 'system: Windows\n    minimum: "10"'),
  );
  expect(await rules()).not.toContain("releases/system-without-installer");
});

it("lets the version that fixes an issue leave it out", async () => {
  using site = layOut();
  await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30");
  edit(site, "shared/releases/lantern/1.4.2.yaml", "- { id: slow-scan }", "- { id: slow-scan, fixedIn: 1.4.3 }");
  const facts = join(site.root, "shared/releases/lantern/1.4.3.yaml");
  writeFileSync(facts, readFileSync(facts, "utf8").replace(/knownIssues:[^]*$/u, "knownIssues: []\n"));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.filter(({ rule }) => /^releases\/(?:issue-dropped|fixed-in)$/u.test(rule))).toEqual([]);
});

it.each(["withdrawn", "scheduled"])("compares no %s version with the systems that pages promise", async (state) => {
  using site = layOut();
  await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30");
  const facts = join(site.root, "shared/releases/lantern/1.4.3.yaml");
  const rules = async () =>
    (await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems.map(({ rule }) => rule);
  writeFileSync(facts, readFileSync(facts, "utf8").replaceAll('minimum: "10.15"', 'minimum: "12.0"'));
  expect(await rules()).toContain("releases/system-minimum");
  writeFileSync(facts, readFileSync(facts, "utf8").replace("channel: stable", `channel: stable\n${state}: true`));
  expect(await rules()).not.toContain("releases/system-minimum");
});
