/** What translators see of a change of the source, and what they do about it, on the small site. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { git } from "#tests/support/git.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";
import { edit, problemsOf, run, SOURCE, TRANSLATION } from "#tests/support/translating.ts";
import { readOptions } from "./options.ts";

describe("a changed source", () => {
  it("is reported at the section of its translation, at both ends, with the change", async () => {
    using site = layOut();
    edit(site, SOURCE, "type your key", "type your new key");
    const problems = await problemsOf(site.root);
    expect(problems.map(({ file, line, rule, related }) => [file, line, rule, related?.[0]?.file, related?.[0]?.line])).toEqual([
      [TRANSLATION, 7, "gaps/stale-section", `content/${SOURCE}`, 7],
    ]);
    expect(problems[0]?.message).toContain('"new" was added');
  });

  it.each([
    ["a line is wrapped", "Open the plug-in, press", "Open the plug-in,\npress"],
    ["emphasis is added", "Open the plug-in", "**Open** the plug-in"],
    ["a field gets quotes", "title: Activate a licence", 'title: "Activate a licence"'],
    ["spaces are added", "## Type the key\n\n", "## Type the key\n\n\n\n"],
    ["words for the search are added", "keywords: [license]", "keywords: [license, key]"],
  ])("counts as the same when %s", async (_what, from, to) => {
    using site = layOut();
    edit(site, SOURCE, from, to);
    expect(await problemsOf(site.root)).toEqual([]);
  });

  it.each([
    ["a message", "en/messages.yaml", "search: Search", "search: Find"],
    ["a field", "en/products/lantern.mdx", "tagline: Place sound", "tagline: Put sound"],
    ["a text of a picture", "en/products/lantern.mdx", "imageAlt: The window", "imageAlt: The big window"],
    ["a sentence of a release", "en/releases/lantern/1.4.2.mdx", /faster-load: .*/u, "faster-load: It opens at once."],
    ["a heading", SOURCE, "### If it fails", "### If that fails"],
    ["a ready sentence", "shared/phrases.yaml", /\ben: [^,\n}]+/u, "en: Another sentence"],
  ])("is noticed in %s", async (_what, file, from, to) => {
    using site = layOut();
    edit(site, file, from, to);
    const found = (await problemsOf(site.root)).filter(({ rule }) => rule === "gaps/stale-section");
    expect(found.length).toBeGreaterThan(0);
  });

  it("shows its difference in a clone without history, and is accepted in one file only", async () => {
    using site = layOut();
    git(site.project, "init", "-q");
    git(site.project, "add", "-A");
    git(site.project, "commit", "-qm", "one");
    edit(site, SOURCE, "type your key", "type your new key");
    edit(site, "en/support/lost-licence-key.mdx", "We answer", "We always answer");
    git(site.project, "commit", "-qam", "two");
    const clone = mkdtempSync(path.join(tmpdir(), "clone-"));
    try {
      git(clone, "clone", "-q", "--depth", "1", `file://${site.project}`, "site");
      const root = path.join(clone, "site", "content");
      expect((await run(root, "diff", TRANSLATION)).text).toContain("type your {+new +}key");
      expect((await run(root, "accept", TRANSLATION)).text).toContain("accepted 1 section in content/ja/sources.lock");
      expect((await problemsOf(root)).map(({ file }) => file)).toEqual(["content/ja/support/lost-licence-key.mdx"]);
    } finally {
      rmSync(clone, { recursive: true });
    }
  });

  it("is accepted in several files, and in no other", async () => {
    using site = layOut();
    for (const [file, from, to] of [
      [SOURCE, "type your key", "type your new key"],
      ["en/support/lost-licence-key.mdx", "We answer", "We always answer"],
      ["en/messages.yaml", "search: Search", "search: Find"],
    ] as const)
      edit(site, file, from, to);
    const { text } = await run(site.root, "accept", TRANSLATION, "content/ja/support/lost-licence-key.mdx");
    expect(text).toContain("accepted 2 sections in content/ja/sources.lock");
    expect(new Set((await problemsOf(site.root)).map(({ file }) => file))).toEqual(new Set(["content/ja/messages.yaml"]));
  });

  it("that changes no translation, such as a typing error, is accepted in all languages by the source's name", async () => {
    using site = layOut();
    edit(site, "shared/site.yaml", /^locales: .*$/mu, "locales: [ja, en]");
    edit(site, SOURCE, "type your key", "type in your key");
    edit(site, "en/support/lost-licence-key.mdx", "We answer", "We always answer");
    expect((await run(site.root, "accept", `content/${SOURCE}#Type_the_key`)).text).toContain(
      "accepted 1 section in content/ja/sources.lock",
    );
    expect((await problemsOf(site.root)).map(({ file }) => file)).toEqual(["content/ja/support/lost-licence-key.mdx"]);
    await expect(run(site.root, "accept", `content/${SOURCE}#Typ_the_key`)).rejects.toThrow("did you mean #Type_the_key?");
  });

  it("has the days that the policy gives its class, from the day that is recorded", async () => {
    using site = layOut();
    edit(site, "shared/policy.yaml", "gaps:\n", "gaps:\n  ja: { default: block, classes: { support: { grace: 14d } } }\n");
    edit(site, SOURCE, "type your key", "type your new key");
    expect(await problemsOf(site.root)).toHaveLength(1);
    await run(site.root, "postpone", TRANSLATION);
    const day = /\t(\d{4}-\d{2}-\d{2})\t/u.exec(readFileSync(path.join(site.root, "ja/sources.lock"), "utf8"))?.[1] ?? "";
    const at = async (days: number) =>
      checkContent({
        root: site.root,
        now: new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
        cache: KNOWN_ANALYSES,
      });
    expect((await at(14)).problems).toEqual([]);
    expect((await at(14)).graces).toContainEqual(expect.objectContaining({ locale: "ja", entries: 1 }));
    expect((await at(15)).problems.map(({ rule }) => rule)).toEqual(["gaps/stale-section"]);
  });

  it("has them also for a document that is not there at all", async () => {
    using site = layOut();
    edit(site, "shared/policy.yaml", "gaps:\n", "gaps:\n  ja: { default: block, classes: { support: { grace: 14d } } }\n");
    rmSync(path.join(site.root, TRANSLATION.replace(/^content\//u, "")));
    const rules = async () => (await problemsOf(site.root)).map(({ rule }) => rule);
    expect(await rules()).toContain("gaps/missing-document");
    await run(site.root, "postpone", "--all");
    expect(await rules()).not.toContain("gaps/missing-document");
  });
});

describe("a translator", () => {
  it("goes from a fresh clone to a finished pull request", async () => {
    using site = layOut();
    git(site.project, "init", "-q");
    git(site.project, "add", "-A");
    git(site.project, "commit", "-qm", "complete");
    edit(site, SOURCE, "type your key", "type your new key");
    git(site.project, "commit", "-qam", "change an English section");
    const clone = mkdtempSync(path.join(tmpdir(), "clone-"));
    try {
      git(clone, "clone", "-q", `file://${site.project}`, "site");
      const folder = path.join(clone, "site");
      const root = path.join(folder, "content");
      const percentOf = async () => {
        const rows = JSON.parse((await run(root, "status", "--format", "json")).text) as { locale: string; all: { percent: number } }[];
        return rows.find(({ locale }) => locale === "ja")?.all.percent;
      };
      expect(await percentOf()).toBeLessThan(100);
      expect((await run(root, "next", "ja")).text).toContain(TRANSLATION);
      expect((await run(root, "check", "ja")).code).toBe(1);
      edit({ root }, TRANSLATION.replace("content/", ""), "キー", "新しいキー");
      await run(root, "accept", TRANSLATION);
      expect(await run(root, "check", "ja")).toMatchObject({ code: 0, text: expect.stringContaining("100 %") as string });
      expect(await percentOf()).toBe(100);
      git(folder, "commit", "-qam", "translate it");
      expect(git(folder, "diff", "--name-only", "HEAD~1").trim().split("\n").sort()).toEqual(
        ["content/ja/sources.lock", TRANSLATION].sort(),
      );
      expect(await problemsOf(root)).toEqual([]);
    } finally {
      rmSync(clone, { recursive: true });
    }
  });

  it("writes a missing article from its stub, and everything is done", async () => {
    using site = layOut();
    const whole = readFileSync(path.join(site.root, "ja/support/activate-a-licence.mdx"), "utf8");
    rmSync(path.join(site.root, "ja/support/activate-a-licence.mdx"));
    const next = await run(site.root, "next", "ja");
    expect(next.text).toContain(`${TRANSLATION}  the field title`);
    expect(next.text).toContain("seen at: /support/activate-a-licence");
    expect((await problemsOf(site.root)).map(({ message }) => message)).toContain(`${TRANSLATION} does not exist`);
    expect((await run(site.root, "accept", TRANSLATION)).text).toContain(`${TRANSLATION}  the field title: it is not there yet\n`);
    expect((await run(site.root, "postpone", TRANSLATION)).text).toMatch(/^nothing to postpone/u);
    await run(site.root, "stub", TRANSLATION);
    const started = await run(site.root, "check", "ja");
    expect(started.code).toBe(1);
    expect(started.text).toContain("gaps/untranslated");
    writeFileSync(path.join(site.root, "ja/support/activate-a-licence.mdx"), whole);
    expect(await run(site.root, "check", "ja")).toMatchObject({ code: 0, text: expect.stringContaining("100 %") as string });
  });

  it.each(["ja/suport/activate-a-licence.mdx", "ja/support/activate-a-licence.md"])("is told where %s should be", async (wrong) => {
    using site = layOut();
    mkdirSync(path.dirname(path.join(site.root, wrong)), { recursive: true });
    renameSync(path.join(site.root, TRANSLATION.slice("content/".length)), path.join(site.root, wrong));
    expect((await run(site.root, "check", "ja")).text).toContain(`did you mean ${TRANSLATION}?`);
  });

  it("gets the agreed terms with the work order", async () => {
    using site = layOut();
    edit(site, SOURCE, "title: Activate a licence", "title: Activate your licence");
    expect((await run(site.root, "next", "ja")).text).toContain("licence → ライセンス");
  });

  it("is told of a file, a section or a command that does not exist", async () => {
    using site = layOut();
    await expect(run(site.root, "accept", "content/ja/support/activate.mdx")).rejects.toThrow("is no translation");
    await expect(run(site.root, "accept", `${TRANSLATION}#キーを入力`)).rejects.toThrow("did you mean #キーを入力する?");
    await expect(run(site.root, "stub", `content/${SOURCE}`)).rejects.toThrow("is the source; name one of its translations");
    expect(() => readOptions(["statsu"])).toThrow("must be one of");
    expect(() => readOptions(["stub", `${TRANSLATION}#キーを入力する`])).toThrow("stub writes all that a file lacks");
  });
});

describe("records", () => {
  it("survive a merge that left its marks", async () => {
    using site = layOut();
    const file = path.join(site.root, "ja/sources.lock");
    const [header = "", first = "", ...rest] = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, [header, "<<<<<<< HEAD", first, "=======", first, ">>>>>>> other", ...rest].join("\n"));
    expect((await problemsOf(site.root)).map(({ rule }) => rule)).toContain("gaps/damaged-records");
    await run(site.root, "tidy");
    expect(await problemsOf(site.root)).toEqual([]);
  });

  it.each(["first", "last"])("keep what one side of a merge has accepted, when it stands %s", async (place) => {
    using site = layOut();
    const file = path.join(site.root, "ja/sources.lock");
    const lineOf = () => /^support\/activate-a-licence\.mdx#Type_the_key\t.*\n/mu.exec(readFileSync(file, "utf8"))?.[0] ?? "";
    const before = lineOf();
    edit(site, SOURCE, "type your key", "type your new key");
    await run(site.root, "accept", TRANSLATION);
    const sides = place === "first" ? [lineOf(), before] : [before, lineOf()];
    edit(site, "ja/sources.lock", lineOf(), sides.join(""));
    await run(site.root, "tidy");
    expect(await problemsOf(site.root)).toEqual([]);
  });

  it("that a program has rewritten are one problem, which names the way back", async () => {
    using site = layOut();
    edit(site, "ja/sources.lock", /\t/gu, "  ");
    expect((await problemsOf(site.root)).map(({ rule, message, hint }) => [rule, message, hint])).toEqual([
      [
        "gaps/damaged-records",
        "this line is no record, and no other is",
        "a program has rewritten the file: take it from the repository's history",
      ],
    ]);
  });

  it("are not believed when their text was changed by hand", async () => {
    using site = layOut();
    edit(site, "ja/sources.lock", '"Activate a licence"', '"Activate any licence"');
    expect((await problemsOf(site.root)).map(({ rule }) => rule)).toEqual(["gaps/damaged-records", "gaps/unrecorded"]);
  });
});

it("limits the status to one language of the site", async () => {
  using site = layOut();
  const { text } = await run(site.root, "status", "--locale", "de", "--format", "json");
  expect((JSON.parse(text) as { locale: string }[]).map(({ locale }) => locale)).toEqual(["de"]);
  edit(site, "shared/site.yaml", ", es]", "]");
  await expect(run(site.root, "status", "--locale", "es")).rejects.toThrow("--locale: the site has no es; write ja, en, fr, de, zh");
});

it("names the file of every document and message that is deleted", async () => {
  using site = layOut();
  const { text } = await run(site.root, "status", "--format", "json");
  expect(JSON.parse(text)).toContainEqual(
    expect.objectContaining({ locale: "ja", all: expect.objectContaining({ percent: 100 }) as object }),
  );
  for (const file of [
    "support/activate-a-licence.mdx",
    "products/lantern.mdx",
    "pages/home.mdx",
    "releases/lantern/1.4.2.mdx",
    "announcements.yaml",
    "messages.yaml",
  ]) {
    const full = path.join(site.root, "ja", file);
    const before = readFileSync(full, "utf8");
    rmSync(full);
    expect((await problemsOf(site.root)).map(({ message }) => message)).toContain(`content/ja/${file} does not exist`);
    writeFileSync(full, before);
  }
  edit(site, "ja/messages.yaml", "  search: 検索\n", "");
  expect((await problemsOf(site.root)).map(({ message, hint }) => `${message} ${hint}`).join("\n")).toContain("content/ja/messages.yaml");
});
