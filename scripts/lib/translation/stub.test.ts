/** Stubs of what a language lacks, on the small site. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { layOut } from "#tests/support/lay-out.ts";
import { edit, problemsOf, run, SOURCE, TRANSLATION } from "#tests/support/translating.ts";

it("a translator is reminded of each short text of a stub that still is the source's, and accepts what is the same in both languages", async () => {
  using site = layOut();
  const file = TRANSLATION.replace("content/", "");
  const whole = readFileSync(path.join(site.root, file), "utf8");
  rmSync(path.join(site.root, file));
  edit(site, SOURCE, /^title: .*/mu, "title: Licence FAQ");
  await run(site.root, "stub", TRANSLATION);
  const short = whole.replace(/title: .*/u, "title: Licence FAQ").replace("### うまくいかないとき", "### If it fails");
  writeFileSync(path.join(site.root, file), short);
  const messages = async () => (await problemsOf(site.root)).map(({ message }) => message);
  const [heading, title] = [
    `the heading of the section "If it fails" is not translated: it is the text of content/${SOURCE}`,
    `the field title is not translated: it is the text of content/${SOURCE}`,
  ];
  expect((await messages()).sort()).toEqual([title, heading].sort());
  expect(await run(site.root, "check", "ja")).toMatchObject({ code: 1, text: expect.not.stringContaining("100 %") as string });
  expect((await run(site.root, "next", "ja")).text).toContain("then: npm run translate -- check ja\n");
  expect((await run(site.root, "accept", TRANSLATION)).text).toBe(
    `nothing to accept; to be written first:\n  ${TRANSLATION}  the field title: it still is the source's text\n  ${TRANSLATION}  the section "If it fails": it still is the source's text\n`,
  );
  expect((await run(site.root, "accept", `content/${SOURCE}:title`)).text).toContain("nothing to accept");
  expect((await run(site.root, "accept", `${TRANSLATION}:title`)).text).toContain("is the same in both languages");
  expect(await messages()).toEqual([heading]);
  writeFileSync(path.join(site.root, file), whole);
  expect(await messages()).toEqual([]);
});

it.each([
  ["on one line", "keywords: [activation, unlock]\n"],
  ["on several", "keywords:\n  - activation\n  - unlock\n"],
])("a translator is left to choose the words for the search, which the source has %s", async (_name, keywords) => {
  using site = layOut();
  edit(site, SOURCE, /^keywords: .*\n/mu, `${keywords}# A comment.\n`);
  rmSync(path.join(site.root, TRANSLATION.replace("content/", "")));
  const { text } = await run(site.root, "stub", TRANSLATION);
  expect(text).toContain("choose keywords, the words that people of your language search for: those of the source are left out\n");
  const source = readFileSync(path.join(site.root, SOURCE), "utf8");
  expect(readFileSync(path.join(site.root, TRANSLATION.replace("content/", "")), "utf8")).toBe(source.replace(keywords, ""));
});

it("an author who begins a translation of a source with a mistake is told of the source", async () => {
  using site = layOut();
  rmSync(path.join(site.root, TRANSLATION.replace("content/", "")));
  edit(site, SOURCE, /^description:/mu, "descripton:");
  await expect(run(site.root, "stub", TRANSLATION)).rejects.toThrow(`content/${SOURCE} cannot be read: npm run check:content says why`);
});

it("a translator is told once of each section of a stub", async () => {
  using site = layOut();
  edit(
    site,
    "en/support/lost-licence-key.mdx",
    "We send it again.",
    'We send it again, and you can do that as often as you like; press "Send".',
  );
  rmSync(path.join(site.root, "ja/support/lost-licence-key.mdx"));
  await run(site.root, "stub", "content/ja/support/lost-licence-key.mdx");
  const found = (await problemsOf(site.root)).filter(({ rule }) => rule !== "words/anchor-nowhere");
  expect(found.map(({ rule, line }) => [rule, line])).toEqual([2, 3, 6].map((line) => ["gaps/untranslated", line]));
});

it("a translator is given what a file lacks inside of its other fields, and where it stands in the source", async () => {
  using site = layOut();
  edit(site, "en/products/lantern.mdx", "editions:", "  - title: Mix\n    text: Put a sound into a mix.\neditions:");
  edit(site, "ja/releases/lantern/1.4.2.mdx", /knownIssues:\n.*\n/u, "");
  for (const file of ["products/lantern.mdx", "releases/lantern/1.4.2.mdx"])
    expect((await run(site.root, "stub", `content/ja/${file}`)).text).toContain(`to content/ja/${file}`);
  const read = (file: string) => readFileSync(path.join(site.root, "ja", file), "utf8");
  expect(read("products/lantern.mdx")).toContain("  - title: Mix\n    text: Put a sound into a mix.\neditions:\n");
  expect(read("products/lantern.mdx")).toContain("\nkeywords: [surround]\n---\n\n## 音を置く\n");
  expect(read("releases/lantern/1.4.2.mdx")).toContain("\nknownIssues:\n  slow-scan: The first scan takes long.\n---\n");
  const found = (await problemsOf(site.root)).filter(({ file }) => file.startsWith("content/ja/"));
  expect(found.map(({ rule }) => rule)).toEqual(["gaps/untranslated", "gaps/untranslated", "gaps/untranslated"]);
});

it("a translator is told of a ready sentence that only one language lacks, and is given it in that language", async () => {
  using site = layOut();
  edit(site, "shared/phrases.yaml", "ja: 不具合を修正しました。, ", "");
  expect((await run(site.root, "check", "ja")).text).toContain("the sentence summaries.0 of the source is missing in Japanese");
  expect((await run(site.root, "stub", "content/shared/phrases.yaml", "--locale", "ja")).text).toContain("translate -- check ja\n");
  const { text } = await run(site.root, "next", "ja");
  expect(text).toContain("content/shared/phrases.yaml:4  the sentence summaries.0\n  it still is the source's text");
  expect(await problemsOf(site.root)).toHaveLength(1);
});
