/** The check as a whole: positions, order, cache, graces, and files made to stop it. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { checkContent } from "./check-content.ts";

const NOW = "2026-09-01";
const check = (site: LaidOut, options: { now?: string; cache?: string | false } = {}) =>
  checkContent({ root: site.root, now: NOW, cache: KNOWN_ANALYSES, ...options });

describe("positions", () => {
  it("are those of nested fields, in facts and in front matter", async () => {
    using site = layOut();
    edit(site, "shared/products/lantern.yaml", 'layout: "22.2"', "layout: 22.2");
    edit(site, "en/products/lantern.mdx", "    description: For those who need it.", "    description: 7");
    const { problems } = await check(site);
    expect(problems.map(({ file, line, column, endColumn }) => [file, line, column, endColumn])).toEqual([
      ["content/en/products/lantern.mdx", 16, 18, 19],
      ["content/shared/products/lantern.yaml", 25, 34, 38],
    ]);
  });

  it("count in a body from the top of the file, and by letters as editors do", async () => {
    using site = layOut();
    edit(site, "ja/support/lost-licence-key.mdx", "お返事まで", "𠮷野家まで<Prize />");
    const { problems } = await check(site);
    // 𠮷 takes two UTF-16 units.
    expect(problems.map(({ line, column, rule }) => [line, column, rule])).toEqual([[8, 7, "words/unknown-component"]]);
  });

  it.each([
    [
      "Ask us for <b>it.",
      [8, 12, 15],
      "<b> is opened and not closed",
      "close it: <… /> when nothing stands inside, </b> when something does",
    ],
    ["Press <Key>A</Kye> now.", [8, 7, 12], "<Key> is opened and closed by </Kye>", "write </Key> after its text"],
    ["Press <Kye>A</Key> now.", [8, 7, 12], "<Kye> is opened and closed by </Key>", "did you mean <Key>?"],
  ])("are those of the tag that is not closed: %s", async (line, [lineNumber, column, endColumn], message, hint) => {
    using site = layOut();
    const file = path.join(site.root, "en/support/lost-licence-key.mdx");
    writeFileSync(file, `---\ntitle: x\ndescription: y\n---\n\n## Heading\n\n${line}\n`);
    const [problem] = (await check(site)).problems.filter(({ rule }) => rule === "words/mdx-syntax");
    expect(problem).toMatchObject({ line: lineNumber, column, endColumn, message, hint });
  });

  it.each([
    ["Press {key, and wait.\n\nThen go on.", 7, "text between braces is code to MDX"],
    ["Press `{`, {/* A */} or \\{, and {a key.", 33, "text between braces is code to MDX"],
    ["{key\n\nThen go on.", 1, "text between braces is code to MDX"],
    ['Takes <Fact of={"supportReplyDays" />.', 16, "text between braces is code to MDX"],
    ["Press a \\} or a key} now.", 20, "this brace closes nothing, and is shown as it is"],
  ])("are those of the brace alone: %s", async (line, column, message) => {
    using site = layOut();
    edit(site, "ja/support/lost-licence-key.mdx", "\n## 問い合わせる\n", `\n## 問い合わせる\n\n${line}\n`);
    const { problems } = await check(site);
    const found = problems.filter(({ rule }) => !rule.startsWith("words/wrong-") && rule !== "gaps/stale-section");
    expect(found).toMatchObject([{ rule: "words/mdx-syntax", line: 8, column, endColumn: column + 1, message }]);
  });

  it("name both ends of a fault across files", async () => {
    using site = layOut("catalogue-place-twice");
    const [problem] = (await check(site)).problems;
    expect(problem).toMatchObject({
      file: "content/shared/products/tidepool.yaml",
      line: 6,
      related: [{ file: "content/shared/products/lantern.yaml", line: 5, column: 8 }],
    });
  });
});

it("reports everything in one run, by file and then by line", async () => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", "hue: 190", "hue: 999");
  edit(site, "shared/products/lantern.yaml", "sale: 243.60", "sale: 543.60");
  edit(site, "shared/daws.yaml", "name: REAPER", "nme: REAPER");
  edit(site, "en/support/activate-a-licence.mdx", "title: Activate", "title: Activate: now, or");
  edit(site, "ja/support/activate-a-licence.mdx", "<Key>A</Key>", "<Key>A");
  const { problems } = await check(site);
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    "content/en/support/activate-a-licence.mdx shape/yaml-syntax",
    "content/ja/support/activate-a-licence.mdx words/mdx-syntax",
    "content/shared/daws.yaml shape/unknown-field",
    "content/shared/products/lantern.yaml shape/wrong-form",
    "content/shared/products/lantern.yaml price/sale-above-list",
  ]);
});

describe("cache", () => {
  it.each([undefined, "words-no-such-fact", "messages-icu-syntax", "shape-not-utf8", "shape-missing-field"])(
    "gives the same answer: %s",
    async (fixture) => {
      using site = layOut(fixture);
      const cache = path.join(site.project, "cache.json");
      const without = await check(site);
      expect(await check(site, { cache })).toEqual(without);
      expect(await check(site, { cache })).toEqual(without);
    },
  );

  it("notices a change, a new file and a damaged cache", async () => {
    using site = layOut();
    const cache = path.join(site.project, "cache.json");
    await check(site, { cache });
    edit(site, "shared/products/lantern.yaml", "sale: 243.60", "sale: 543.60");
    expect((await check(site, { cache })).problems).toHaveLength(1);
    writeFileSync(path.join(site.root, "shared/notes.yaml"), "a: 1\n");
    expect((await check(site, { cache })).problems).toHaveLength(2);
    appendFileSync(cache, "{");
    expect((await check(site, { cache })).problems).toHaveLength(2);
  });

  it("belongs to one state of the checker", async () => {
    using site = layOut();
    const cache = path.join(site.project, "cache.json");
    await check(site, { cache });
    const kept = JSON.parse(readFileSync(cache, "utf8")) as {
      checker: string;
      entries: Record<string, { analysis: { problems: unknown[] } }>;
    };
    kept.entries["content/shared/daws.yaml"]!.analysis.problems = [{ file: "invented" }];
    writeFileSync(cache, JSON.stringify({ ...kept, checker: "another" }));
    expect((await check(site, { cache })).problems).toEqual([]);
  });
});

describe("graces", () => {
  it("hold to their last day", async () => {
    using site = layOut();
    edit(site, "shared/policy.yaml", "de: { default: { until: 2099-12-31 } }", "de: { default: { until: 2026-09-30 } }");
    const held = await check(site, { now: "2026-09-30" });
    expect(held.problems).toEqual([]);
    expect(held.graces.find(({ locale }) => locale === "de")).toEqual({ locale: "de", documents: 10, entries: 0, until: "2026-09-30" });
    const over = await check(site, { now: "2026-10-01" });
    expect(over.problems).toHaveLength(10);
    expect(over.problems[0]).toMatchObject({
      rule: "gaps/missing-document",
      locale: "de",
      message: expect.stringContaining("its grace ended on 2026-09-30") as string,
    });
  });

  it("count days from a release's date, and block what has no date", async () => {
    using site = layOut();
    edit(
      site,
      "shared/policy.yaml",
      "de: { default: { until: 2099-12-31 } }",
      "de: { default: { until: 2099-12-31 }, classes: { release: { grace: 14d } } }",
    );
    expect((await check(site, { now: "2026-09-03" })).problems).toEqual([]);
    expect((await check(site, { now: "2026-09-04" })).problems.map(({ message }) => message)).toEqual([
      "content/de/releases/lantern/1.4.2.mdx does not exist; its grace ended on 2026-09-03",
    ]);
  });

  it("never hold for the source itself", async () => {
    using site = layOut("gaps-missing-document");
    edit(site, "shared/policy.yaml", "gaps:\n", "gaps:\n  en: { default: { until: 2099-12-31 } }\n");
    const { problems } = await check(site);
    expect(problems.map(({ message }) => message)).toContain("content/en/announcements.yaml does not exist");
  });
});

it("reports a folder that is a link, and opens nothing in it", async () => {
  using site = layOut();
  renameSync(path.join(site.project, "public"), path.join(site.project, "elsewhere"));
  symlinkSync("elsewhere", path.join(site.project, "public"));
  expect((await check(site)).problems.map(({ file, rule }) => `${file} ${rule}`)).toContain("public public/not-a-file");
});

describe("files made to stop a parser", () => {
  const aliases = `a: &a [x]\n${Array.from({ length: 20 }, (_, level) => `b${level}: &b${level} [*a, *a, *a, *a]`).join("\n")}\n`;
  const bombs: [string, string, string][] = [
    ["aliases", "shared/daws.yaml", aliases],
    ["brackets", "shared/daws.yaml", `daws: ${"[".repeat(200_000)}\n`],
    ["anchors", "shared/daws.yaml", `daws: ${"&a ".repeat(80_000)}\n`],
    ["hyphens", "shared/daws.yaml", `${"- ".repeat(100_000)}\n`],
    ["keys", "shared/daws.yaml", Array.from({ length: 20_000 }, (_, count) => `k${count}: 1`).join("\n")],
    ["quotes in quotes", "en/support/lost-licence-key.mdx", `---\ntitle: x\ndescription: y\n---\n\n${">".repeat(200_000)}\n`],
    ["open links", "en/support/lost-licence-key.mdx", `---\ntitle: x\ndescription: y\n---\n\n${"[".repeat(200_000)}\n`],
    ["tags in tags", "en/support/lost-licence-key.mdx", `---\ntitle: x\ndescription: y\n---\n\n${"<Note>".repeat(30_000)}\n`],
    ["a giant", "shared/daws.yaml", "# giant\n".repeat(1_000_000)],
  ];

  // A parser that such a file keeps busy runs into the time limit of the test.
  it.each(bombs)("refuses %s", async (_name, file, text) => {
    using site = layOut();
    mkdirSync(path.dirname(path.join(site.root, file)), { recursive: true });
    writeFileSync(path.join(site.root, file), text);
    const { problems } = await check(site);
    expect(problems.some((problem) => problem.file === `content/${file}`)).toBe(true);
  });
});
