/** Documentation names only what exists: files, headings, commands, steps of `npm test`. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

/** Tracked and new files; content is for visitors, and fixtures are wrong on purpose. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file) && !/^(?:content|tests)\//u.test(file));

const withoutCode = (text: string) => text.replaceAll(/^( *)```.*?^\1```$/gmsu, "").replaceAll(/`[^`\n]*`/gu, "");
/** As forges make it. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
const anchorsOf = (text: string) => [...text.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = ""]) => anchorOf(heading));

describe.each(files)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  it("links to files and headings that exist", () => {
    const broken = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/gu)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/u.test(target) && !target.includes("…"))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const linked = path === "" ? file : join(dirname(file), path);
        if (!existsSync(linked)) return true;
        return anchor !== undefined && linked.endsWith(".md") && !anchorsOf(readFileSync(linked, "utf8")).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it("names commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    const unknown = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/gu)]
      .map(([, name = ""]) => name)
      .filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  // A decision describes the day on which it was made.
  if (file.startsWith("docs/decisions/")) return;
  it("names files of the repository that exist", () => {
    const named = [...text.matchAll(/`((?:app|components|lib|schemas|scripts|server|tests|\.github)\/[^`\s]*)`/gu)].map(
      ([, path = ""]) => path,
    );
    const missing = named.filter((path) => !/[<>*…{}]/u.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });
});

/** `npm test` lists its steps when it gets a wrong one. */
const steps = /the steps are (.+)$/mu
  .exec(spawnSync(process.execPath, ["--import", "tsx", "tests/steps/run-tests.ts", "no-such-step"], { encoding: "utf8" }).stderr)?.[1]
  ?.split(", ")
  .toSorted();

it("explains every step of npm test in docs/testing.md", () => {
  expect([...readFileSync("docs/testing.md", "utf8").matchAll(/^\| `([a-z-]+)` /gmu)].map(([, name]) => name).toSorted()).toEqual(steps);
});

it("runs every step of npm test in CI", () => {
  const workflow = parse(readFileSync(".github/workflows/check.yml", "utf8")) as {
    jobs: { step: { strategy: { matrix: { step: string[] } } } };
  };
  expect(workflow.jobs.step.strategy.matrix.step.toSorted()).toEqual(steps);
});

/** Words that docs/architecture.md excludes, and that have no other meaning in a comment of this project. */
const EXCLUDED = /\b(?:whoever|for who|patience)\b/iu;

it("has no comment in code with a word that the vocabulary excludes", () => {
  const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], { encoding: "utf8" }).trim().split("\n");
  const found = sources
    .filter((file) => file !== "tests/documentation.test.ts" && existsSync(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, place) =>
          /^\s*(?:\/\/|\/?\*|\{\/\*)/u.test(line) && EXCLUDED.test(line) ? [`${file}:${place + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
