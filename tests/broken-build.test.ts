/**
 * The four slips that this site was promised to catch: each stops the build with one message, in the right place. The content is that of
 * the fixture site, copied. One slip is given to the build that `npm run build` starts, the others to the check that stops it.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { commitDay } from "#scripts/lib/days.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";

/** What the checker looks for beside content, and what the build needs to start. */
const BESIDE_CONTENT = ["app", "components", "lib", "schemas", "scripts", "server", "node_modules", "package.json"];
/** Two slow cores and a cold cache, with room to spare. Milliseconds. */
const TIMEOUT_MS = 60_000;

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "broken-build-"));
  for (const name of ["content", "public"]) cpSync(join(FIXTURE_CONTENT, "..", name), join(project, name), { recursive: true });
  // No heading is online yet, so that one that is renamed is missed by its links alone.
  const published = join(project, "content/shared/published.txt");
  writeFileSync(published, readFileSync(published, "utf8").replaceAll(/^.*#.*\n/gmu, ""));
  for (const name of BESIDE_CONTENT) symlinkSync(resolve(name), join(project, name));
});
afterAll(() => {
  rmSync(project, { recursive: true, maxRetries: 10, retryDelay: 100 });
});

let mend: () => void = () => undefined;
afterEach(() => {
  mend();
});

const read = (file: string) => readFileSync(join(FIXTURE_CONTENT, file), "utf8");

/** Replaces one piece of a file by another; what is not there cannot be broken. @returns The line that is broken now. */
function breakFile(file: string, from: string, to: string): number {
  const text = read(file);
  const at = text.indexOf(from);
  if (at === -1) throw new Error(`content/${file} has no ${from}`);
  const path = join(project, "content", file);
  writeFileSync(path, text.replace(from, to));
  mend = () => {
    writeFileSync(path, text);
  };
  return text.slice(0, at).split("\n").length;
}

/** The line of a file that holds these words. */
function lineOf(file: string, words: string): number {
  const line = read(file)
    .split("\n")
    .findIndex((text) => text.includes(words));
  if (line === -1) throw new Error(`content/${file} does not say ${words}`);
  return line + 1;
}

function run(script: string): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", join("scripts", script)], {
    cwd: project,
    encoding: "utf8",
    // The day that graces are counted to is the commit's, here as in the repository.
    // contentlayer believes PWD.
    env: { ...process.env, CONTENT_DIR: "content", PWD: project, GIT_DIR: resolve(".git"), NO_COLOR: "1" },
  });
  return { status, said: `${stdout}${stderr}` };
}

type Expected = { place: string; rule: string };

/** What the build's check reports. */
async function reportOfCheck(): Promise<string> {
  const root = join(project, "content");
  return prettyReport(await checkContent({ root, now: commitDay(FIXTURE_CONTENT), cache: join(project, ".cache/check-content.json") }));
}

/** The report names these problems and no others. */
function expectProblems(said: string, expected: readonly Expected[], ...words: string[]): void {
  const problems = said.match(/^content\/\S+:\d+:\d+ {2}error {2}\S+$/gmu) ?? [];
  expect(problems, said).toEqual(
    expected.map(({ place, rule }): unknown => expect.stringMatching(new RegExp(`^content/${place}:\\d+  error  ${rule}$`, "u"))),
  );
  for (const each of words) expect(said).toContain(each);
}

const expectOneProblem = async (place: string, rule: string, ...words: string[]) => {
  expectProblems(await reportOfCheck(), [{ place, rule }], ...words);
};

it(
  "starts from content without a fault",
  () => {
    const { status, said } = run("check-content.ts");
    expect(said).toMatch(/^\d+ files, no problems/mu);
    expect(status).toBe(0);
  },
  TIMEOUT_MS,
);

it(
  "a heading that is linked to gets another name",
  () => {
    breakFile("en/support/activate-a-licence.mdx", "## Enter the key", "## Type it in");
    const link = lineOf("en/pages/licence-activation.mdx", "#Enter_the_key");
    // The Japanese translation of the section is behind, too; the German one has a grace.
    const behind = [{ place: "ja/support/activate-a-licence.mdx:\\d+", rule: "gaps/stale-section" }];
    const expected = [...behind, { place: `en/pages/licence-activation.mdx:${String(link)}`, rule: "words/anchor-nowhere" }];
    const { status, said } = run("build.ts");
    expect(status).toBe(1);
    expectProblems(
      said,
      expected.toSorted((a, b) => (a.place < b.place ? -1 : 1)),
      "/support/activate-a-licence has no heading #Enter_the_key in English",
    );
  },
  TIMEOUT_MS,
);

it(
  "a Japanese file is deleted, also one that other pages link into",
  async () => {
    const file = join(project, "content/ja/support/activate-a-licence.mdx");
    rmSync(file);
    mend = () => {
      cpSync(join(FIXTURE_CONTENT, "ja/support/activate-a-licence.mdx"), file);
    };
    const required = lineOf("shared/support.yaml", "- id: activate-a-licence");
    await expectOneProblem(`shared/support.yaml:${String(required)}`, "gaps/missing-document", "content/ja/support/activate-a-licence.mdx");
  },
  TIMEOUT_MS,
);

it(
  "a sale price rises above its list price",
  async () => {
    const line = breakFile("shared/products/pebble.yaml", "sale: 45.00", "sale: 65.00");
    await expectOneProblem(`shared/products/pebble.yaml:${String(line)}`, "price/sale-above-list", "sale 65.00 is above list 60.00");
  },
  TIMEOUT_MS,
);

it(
  "a format is VST2",
  async () => {
    const line = breakFile("shared/products/tidepool.yaml", "formats: [VST3", "formats: [VST2");
    await expectOneProblem(
      `shared/products/tidepool.yaml:${String(line)}`,
      "catalogue/unknown-format",
      "content/shared/formats.yaml has no format VST2",
      "did you mean VST3?",
    );
  },
  TIMEOUT_MS,
);
