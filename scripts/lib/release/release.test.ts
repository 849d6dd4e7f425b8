/** The command as an engineer meets it: the small site of the fixtures, and real files, commits and installers. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { git } from "#tests/support/git.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { fixtureKey } from "#tests/support/fixture-key.ts";
import { askForMissing } from "./ask.ts";
import { readRequest, ReleaseError } from "./options.ts";
import { runRelease } from "./run-release.ts";
import { signInstallers } from "./sign-installers.ts";

const EDITIONS = ["Lite", "Standard"];

/** As the command, without a process of its own. */
async function run(site: LaidOut, ...args: string[]): Promise<{ status: number; said: string }> {
  const lines: string[] = [];
  try {
    await runRelease(readRequest([...args, "--content", site.root]), (line) => lines.push(line));
    return { status: 0, said: lines.join("\n").replaceAll(site.project, "") };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { status: 2, said: error.sentences.join("\n").replaceAll(site.project, "") };
  }
}

function installers(site: LaidOut, version: string): string[] {
  const folder = join(site.project, "built");
  mkdirSync(folder, { recursive: true });
  return EDITIONS.flatMap((edition) => {
    const file = join(folder, `Lantern-${edition}-${version}-macOS.zip`);
    writeFileSync(file, `${edition} ${version}`);
    return ["--installer", file];
  });
}

const facts = (site: LaidOut, version: string) =>
  parse(readFileSync(join(site.root, `shared/releases/lantern/${version}.yaml`), "utf8")) as Record<string, unknown>;
const words = (site: LaidOut, locale: string, version: string) =>
  readFileSync(join(site.root, locale, `releases/lantern/${version}.mdx`), "utf8");
const listProblems = async (site: LaidOut) => (await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems;

it("writes that a release of a later day is scheduled, as the checker wants it", async () => {
  using site = layOut();
  await run(site, "lantern", "--phrase", "crash,host=reaper,action=exporting", "--date", "2206-09-01", ...installers(site, "1.4.3"));
  expect(facts(site, "1.4.3")).toMatchObject({ scheduled: true });
  expect((await listProblems(site)).map(({ rule }) => rule)).not.toContain("releases/future-date");
});

it("writes a whole release in each language, which the checker accepts once it is signed", async () => {
  using site = layOut();
  const date = ["--date", "2026-08-30"];
  const { status, said } = await run(
    site,
    "lantern",
    "--phrase",
    "crash,host=reaper,action=exporting",
    ...date,
    ...installers(site, "1.4.3"),
  );
  expect(said).toContain("Lantern 1.4.3, stable, 2026-08-30");
  expect(status).toBe(0);
  const { changes, knownIssues, installers: written } = facts(site, "1.4.3");
  expect(changes).toEqual([{ id: "reaper-crash", kind: "fix" }]);
  expect(knownIssues).toEqual([{ id: "slow-scan" }]);
  expect(written).toMatchObject([
    { edition: "lanternLite", system: "macOS", minimum: "10.15", size: 10 },
    { edition: "lanternStandard", file: "Lantern-Standard-1.4.3-macOS.zip" },
  ]);
  for (const locale of ALL_LOCALES) expect(words(site, locale, "1.4.3")).toMatch(/reaper-crash: .*REAPER/u);
  // Carried on with the words that it has.
  expect(words(site, "ja", "1.4.3")).toContain("slow-scan: 最初の検索に時間がかかります。");
  expect((await listProblems(site)).map(({ rule }) => rule)).toEqual(["releases/signature", "releases/signature"]);
  signInstallers({ key: fixtureKey(), content: site.root });
  expect(await listProblems(site)).toEqual([]);
});

it("leaves a sentence that nobody has written to a person: refused where the language blocks, open where it has time", async () => {
  using site = layOut();
  const date = ["--date", "2026-08-30"];
  const { said } = await run(
    site,
    "lantern",
    "1.5.0",
    "--kind",
    "look:side-view",
    "--say",
    "side-view=A side view.",
    ...date,
    ...installers(site, "1.5.0"),
  );
  expect(said).toContain("to write: 1 sentence in /content/ja/releases/lantern/1.5.0.mdx");
  expect(words(site, "de", "1.5.0")).toContain("# TODO side-view, in German");
  signInstallers({ key: fixtureKey(), content: site.root });
  expect((await listProblems(site)).map(({ file, rule }) => [file, rule])).toEqual([
    ["content/ja/releases/lantern/1.5.0.mdx", "releases/unwritten"],
  ]);
});

it("writes no file without a summary for a language that has time", async () => {
  using site = layOut();
  const { said } = await run(site, "lantern", "--kind", "sound:rear-half", "--date", "2026-08-30", ...installers(site, "1.5.0"));
  expect(said).toContain("to write: 2 sentences in /content/en/releases/lantern/1.5.0.mdx");
  expect(existsSync(join(site.root, "de/releases/lantern/1.5.0.mdx"))).toBe(false);
});

it("ends a known issue whose name a change has, in older versions too", async () => {
  using site = layOut();
  const say = ["--say", "slow-scan=The first scan is quick.", "--say", "slow-scan@ja=最初の検索が速くなりました。"];
  await run(site, "lantern", "--kind", "speed:slow-scan", ...say, "--date", "2026-08-30", ...installers(site, "1.4.3"));
  expect(facts(site, "1.4.3").knownIssues).toEqual([]);
  expect(facts(site, "1.4.2").knownIssues).toEqual([{ id: "slow-scan", fixedIn: "1.4.3" }]);
  signInstallers({ key: fixtureKey(), content: site.root });
  expect(await listProblems(site)).toEqual([]);
});

it("drafts changes from commits: those that the phrases know in each language, the others in English", async () => {
  using site = layOut();
  git(site.project, "init", "-q");
  for (const subject of [
    "chore: first",
    "fix: crash in REAPER when a mix is exported",
    "perf(window): draws only what moved",
    "docs: a word",
  ])
    git(site.project, "commit", "-q", "--allow-empty", "-m", subject);
  const range = ["--from-git", "HEAD~3..HEAD", "--git", site.project];
  const { said } = await run(site, "lantern", ...range, "--date", "2026-08-30", ...installers(site, "1.4.3"));
  expect(said).toContain("left out: docs: a word");
  expect(facts(site, "1.4.3").changes).toEqual([
    { id: "crash-reaper-mix-exported", kind: "fix" },
    { id: "draws-only-what-moved", kind: "speed" },
  ]);
  expect(words(site, "de", "1.4.3")).toContain("Ein Absturz von REAPER beim Exportieren eines Mixes ist behoben.");
  expect(words(site, "en", "1.4.3")).toContain("draws-only-what-moved: Draws only what moved.");

  const none = await run(site, "lantern", "--from-git", "HEAD~1..HEAD", "--git", site.project);
  expect(none.said).toContain(
    "--from-git: no commit of HEAD~1..HEAD begins with fix:, perf:, speed:, feat:, look:, ui:, sound:, new:; there are only: docs: a word",
  );
});

it("is a command that ends with 2 and says why", () => {
  using site = layOut();
  const options = ["--kind", "sound", "--date", "2026-02-30", "--content", site.root, ...installers(site, "1.5.0")];
  const args = ["--import", "tsx", "scripts/release.ts", "lantern", ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, CI: "1" } });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "release: --date: 2026-02-30 is no day; write YYYY-MM-DD\n",
  });
});

it("does not sign with a file that is no key, and names file and variable", () => {
  using site = layOut();
  const file = join(site.project, "key.pem");
  for (const text of ["no key", "-----BEGIN PRIVATE KEY-----"]) {
    writeFileSync(file, text);
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/release-sign.ts"], {
      encoding: "utf8",
      env: { ...process.env, RELEASE_KEY_FILE: file },
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `RELEASE_KEY_FILE: ${file}: this is no Ed25519 private key: PEM, or 32 bytes in base64 as Sparkle's generate_keys writes them\n`,
    });
  }
});

describe("refuses, and writes nothing", () => {
  it.each([
    [
      "a sound in a PATCH",
      ["lantern", "1.4.3", "--kind", "sound"],
      "1.4.3 is a PATCH, and the kind sound makes it a MINOR; with these changes it is 1.5.0, a MINOR",
    ],
    [
      "a MINOR of fixes",
      ["lantern", "1.5.0", "--kind", "fix"],
      "1.5.0 is a MINOR, a change of look or sound, and no change is one; with these changes it is 1.4.3, a PATCH",
    ],
    ["a gap in the numbers", ["lantern", "1.4.9", "--kind", "fix"], "1.4.9 does not follow 1.4.2; with these changes it is 1.4.3, a PATCH"],
    ["what exists", ["lantern", "1.4.2", "--kind", "fix"], "1.4.2 exists already; with these changes it is 1.4.3, a PATCH"],
    [
      "a MAJOR without a shop page",
      ["lantern", "2.0.0", "--kind", "new"],
      "2.0.0 is a MAJOR, a new paid product: name the shop page of its upgrade with --upgrade-link",
    ],
    ["an older day", ["lantern", "--kind", "fix", "--date", "2026-08-01"], "--date: 2026-08-01 is before the day of 1.4.2, 2026-08-20"],
    ["no change at all", ["lantern"], "no change is named: give --kind, --phrase or --from-git"],
    ["a missing installer", ["lantern", "--kind", "fix"], "lanternStandard for macOS; write --installer lanternLite,macOS=FILE"],
    ["a strange range", ["lantern", "--from-git", "nowhere..HEAD"], "--from-git: git does not know nowhere..HEAD"],
    ["a folder that is none", ["lantern", "--from-git", "HEAD", "--git", "/nowhere"], "--git: there is no folder /nowhere"],
    ["a misspelt product", ["lanter"], "there is no product lanter; did you mean lantern?"],
    ["a misspelt host", ["lantern", "--phrase", "crash,host=reapr,action=exporting"], "there is no host reapr; did you mean reaper?"],
    ["words for nothing", ["lantern", "--kind", "fix:a", "--say", "b=B."], "--say: nothing in this release is called b"],
  ])("%s", async (_name, args, sentence) => {
    using site = layOut();
    const { status, said } = await run(site, ...args);
    expect(said).toContain(sentence);
    expect(status).toBe(2);
    expect(readdirSync(join(site.root, "shared/releases/lantern"))).toEqual(["1.4.2.yaml"]);
    expect(existsSync(join(site.root, "shared/installers/lantern/1.4.3"))).toBe(false);
  });

  it("what is wrong with options, changes and files, all in one go", async () => {
    using site = layOut();
    const args = ["--kind", "fix:x", "--kind", "bug:y", "--phrase", "crush", "--date", "soon", "--upgrade-link", "nowhere"];
    const { status, said } = await run(site, "lantern", ...args, "--installer", "nope.zip");
    expect({ status, said: said.split("\n") }).toEqual({
      status: 2,
      said: [
        "--date: soon is no day; write YYYY-MM-DD",
        expect.stringMatching(/^--kind: there is no bug; /u),
        "there is no phrase crush; did you mean crash?",
        expect.stringMatching(/^--upgrade-link: content\/shared\/links.yaml has no nowhere/u),
        "--installer: nope.zip does not exist",
      ],
    });
    const unknown = await run(site, "lanter", "--date", "soon", "--installer", "nope.zip");
    expect(unknown.said.split("\n")).toEqual([
      "--date: soon is no day; write YYYY-MM-DD",
      "there is no product lanter; did you mean lantern?",
      "--installer: nope.zip does not exist",
    ]);
    const numbered = await run(site, "lantern", "1.4", "--kind", "fix", "--installer", "nope.zip");
    expect(numbered.said.split("\n")).toEqual([
      "1.4 is no version: write MAJOR.MINOR.PATCH, such as 1.4.2",
      "--installer: nope.zip does not exist",
    ]);
  });

  it.each([
    ["no change", []],
    ["a number that does not follow", ["1.4.9", "--kind", "fix"]],
    ["an unknown kind", ["--kind", "bug"]],
  ])("installers that are missing beside %s", async (_case, args) => {
    using site = layOut();
    const { said } = await run(site, "lantern", ...args);
    expect(said.split("\n").slice(1)).toEqual([
      "--installer: there is none of lanternLite for macOS and lanternStandard for macOS; write --installer lanternLite,macOS=FILE for each",
    ]);
  });

  it("an installer of another version, of no edition, or twice, all in one go", async () => {
    using site = layOut();
    const [, lite = "", , standard = ""] = installers(site, "1.4.2");
    const { said } = await run(
      site,
      "lantern",
      "--kind",
      "fix",
      "--installer",
      lite,
      "--installer",
      standard,
      "--installer",
      "nowhere.zip",
    );
    expect(said).toContain("Lantern-Lite-1.4.2-macOS.zip does not contain 1.4.3; is it the installer of another version?");
    expect(said).toContain("--installer: nowhere.zip does not exist");
  });

  it("an installer of a first release, of which no earlier file says what it is", async () => {
    using site = layOut();
    const file = join(site.project, "Lens-1.0.0-macOS.zip");
    writeFileSync(file, "Lens 1.0.0");
    const { said } = await run(site, "lens", "1.0.0", "--kind", "new", "--installer", file);
    expect(said).toContain(
      "--installer: this is the first release of Lens, so no earlier file says what Lens-1.0.0-macOS.zip is; write edition and system, as in lens,macOS=Lens-1.0.0-macOS.zip",
    );
  });
});

it("asks in a terminal for everything that was not said", async () => {
  using site = layOut();
  const [, lite = "", , standard = ""] = installers(site, "1.4.3");
  const changes = ["fix", "99", "1", "reaper", "1", "sped", "speed", "Opens at once.", ""];
  const answers = ["lantern", ...changes, ...["", "", "", ""], "nope.zip", lite, standard];
  const said: string[] = [];
  const request = await askForMissing(readRequest(["--content", site.root]), {
    ask: async () => answers.shift() ?? "",
    say: (text) => said.push(text),
  });
  expect(answers).toEqual([]);
  expect(request).toMatchObject({
    product: "lantern",
    version: "1.4.3",
    phrases: [{ phrase: "crash", slots: { host: "reaper", action: "exporting" } }],
    changes: [{ id: "opens-at-once", kind: "speed" }],
    said: [{ id: "opens-at-once", text: "Opens at once." }],
    installers: [
      { edition: "lanternLite", system: "macOS", file: lite },
      { edition: "lanternStandard", system: "macOS", file: standard },
    ],
  });
  expect(said).toContain("there is no kind sped; did you mean speed?");
  expect(said).toContain("99 is none of them");
  expect(said).toContain("--installer: nope.zip does not exist");
  expect(said).toContain("after 1.4.2: 1.4.3, 1.5.0, 2.0.0; these changes make it 1.4.3");
});

it("names in a terminal the numbers after the version that a fix follows, not after a newer beta", async () => {
  using site = layOut();
  const beta = ["--channel", "beta", "--kind", "look:window", "--date", "2026-08-30"];
  expect(await run(site, "lantern", "1.5.0", ...beta, ...installers(site, "1.5.0"))).toMatchObject({ status: 0 });
  const said: string[] = [];
  await askForMissing(readRequest(["lantern", "--kind", "fix:meters", "--content", site.root]), {
    ask: async () => "",
    say: (text) => said.push(text),
  });
  expect(said).toEqual(["after 1.4.2: 1.4.3, 1.5.0, 2.0.0; these changes make it 1.4.3"]);
});
