/**
 * The four slips that this site was promised to catch: each stops the build with one message, in the right place. The
 * content is the real one, copied; the build is the one that `npm run build` starts.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ALL_LOCALES } from "#schemas/locale.ts";

/** What the checker looks for beside content, and what the build needs to start. */
const BESIDE_CONTENT = ["app", "components", "lib", "schemas", "scripts", "server", "node_modules", "package.json"];
/** Two slow cores and a cold cache, with room to spare. Milliseconds. */
const PATIENCE = 60_000;

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "broken-build-"));
  for (const name of ["content", "public"]) cpSync(name, join(project, name), { recursive: true });
  for (const name of BESIDE_CONTENT) symlinkSync(resolve(name), join(project, name));
});
afterAll(() => {
  rmSync(project, { recursive: true, maxRetries: 10, retryDelay: 100 });
});

let mend: () => void = () => undefined;
afterEach(() => {
  mend();
});

const read = (file: string) => readFileSync(join("content", file), "utf8");

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
    env: { ...process.env, PWD: project, GIT_DIR: resolve(".git"), NO_COLOR: "1" },
  });
  return { status, said: `${stdout}${stderr}` };
}

type Expected = { place: string; rule: string };

/** The build stops, and reports these problems and no others. */
function expectProblems(expected: readonly Expected[], ...words: string[]): void {
  const { status, said } = run("build.ts");
  expect(status).toBe(1);
  const problems = said.match(/^content\/\S+:\d+:\d+ {2}error {2}\S+$/gmu) ?? [];
  expect(problems, said).toEqual(
    expected.map(({ place, rule }): unknown => expect.stringMatching(new RegExp(`^content/${place}:\\d+  error  ${rule}$`, "u"))),
  );
  for (const each of words) expect(said).toContain(each);
}

const expectOneProblem = (place: string, rule: string, ...words: string[]) => {
  expectProblems([{ place, rule }], ...words);
};

it(
  "starts from content without a fault",
  () => {
    const { status, said } = run("check-content.ts");
    expect(said).toMatch(/^\d+ files, no problems/u);
    expect(status).toBe(0);
  },
  PATIENCE,
);

it(
  "a heading that is linked to gets another name",
  () => {
    const heading = breakFile("en/support/how-trials-work.mdx", "## What a trial cannot do", "## What is left out");
    const link = lineOf("en/support/licence-key-not-arrived.mdx", "#What_a_trial_cannot_do");
    // The translations of the section are behind, too.
    const behind = ALL_LOCALES.filter((locale) => locale !== "en").map((locale) => ({
      place: `${locale}/support/how-trials-work.mdx:\\d+`,
      rule: "gaps/stale-section",
    }));
    const expected = [
      ...behind,
      { place: `en/support/how-trials-work.mdx:${String(heading)}`, rule: "redirects/heading-gone" },
      { place: `en/support/licence-key-not-arrived.mdx:${String(link)}`, rule: "words/anchor-nowhere" },
    ];
    expectProblems(
      expected.toSorted((a, b) => (a.place < b.place ? -1 : 1)),
      "/support/how-trials-work has no heading #What_a_trial_cannot_do in en",
    );
  },
  PATIENCE,
);

it(
  "a Japanese file is deleted, also one that other pages link into",
  () => {
    const file = join(project, "content/ja/support/activate-a-licence.mdx");
    rmSync(file);
    mend = () => {
      cpSync("content/ja/support/activate-a-licence.mdx", file);
    };
    const required = lineOf("shared/support.yaml", "- id: activate-a-licence");
    expectOneProblem(`shared/support.yaml:${String(required)}`, "gaps/missing-document", "content/ja/support/activate-a-licence.mdx");
  },
  PATIENCE,
);

it(
  "a sale price rises above its list price",
  () => {
    const line = breakFile("shared/products/side-rack.yaml", "sale: 73.50", "sale: 98.50");
    expectOneProblem(`shared/products/side-rack.yaml:${String(line)}`, "price/sale-above-list", "sale 98.50 is above list 98.00");
  },
  PATIENCE,
);

it(
  "a format is VST2",
  () => {
    const line = breakFile("shared/products/mono-low.yaml", "formats: [VST3", "formats: [VST2");
    expectOneProblem(
      `shared/products/mono-low.yaml:${String(line)}`,
      "shape/unknown-value",
      "VST2 is not allowed here",
      "did you mean VST3?",
    );
  },
  PATIENCE,
);
