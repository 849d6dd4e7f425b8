import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, layOut } from "#tests/support/lay-out.ts";

const check = async (root: string) => (await checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems;

it.each(["lanternlite", "smallLantern"])("names an edition's key that was changed to %s, and nothing besides", async (changed) => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", "key: lanternLite", `key: ${changed}`);
  expect(await check(site.root)).toMatchObject([
    {
      file: "content/shared/products/lantern.yaml",
      message: `every text has lanternLite here, and none has ${changed}`,
      hint: expect.stringMatching(/^write key: lanternLite again: it never changes/u) as string,
    },
  ]);
});

it("takes a name that one language writes otherwise for a mistake of that text", async () => {
  using site = layOut();
  edit(site, "ja/products/lantern.mdx", "  lanternLite:", "  lanternlite:");
  expect((await check(site.root)).map(({ file, hint }) => [file, hint])).toEqual([
    ["content/ja/products/lantern.mdx", "did you mean lanternLite?"],
  ]);
});

it("offers both ways for an announcement, whose id may change", async () => {
  using site = layOut();
  edit(site, "shared/announcements.yaml", "id: autumn-sale", "id: autumn-sales");
  expect(await check(site.root)).toMatchObject([
    {
      file: "content/shared/announcements.yaml",
      hint: "write id: autumn-sale again, or change it wherever the old one stands",
    },
  ]);
});

it("names each text once when the last announcement is removed", async () => {
  using site = layOut();
  const top = "# yaml-language-server: $schema=../../schemas/json/announcements.json\n";
  writeFileSync(path.join(site.root, "shared/announcements.yaml"), `${top}announcements: []\n`);
  const problems = (await check(site.root)).filter(({ file }) => file.endsWith("/announcements.yaml"));
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    "content/en/announcements.yaml gaps/nothing-requires",
    "content/ja/announcements.yaml gaps/nothing-requires",
  ]);
});

it("asks for the text of an announcement that has replaced another", async () => {
  using site = layOut();
  edit(site, "shared/announcements.yaml", "id: autumn-sale", "id: winter-news");
  const problems = await check(site.root);
  expect(problems.map(({ message }) => message)).toContain("there is no text for winter-news");
  expect(problems.map(({ message }) => message)).not.toContain("every text has autumn-sale here, and none has winter-news");
});

it("asks for a placeholder of the source that a translation has written out, and for one that exists", async () => {
  using site = layOut();
  edit(site, "en/announcements.yaml", "The autumn sale has begun.", '"Up to {percent} off until {ende}"');
  edit(site, "ja/announcements.yaml", "秋のセールが始まりました。", '"最大30%オフ"');
  const problems = (await check(site.root)).filter(({ rule }) => rule === "words/announcement-placeholders");
  expect(problems.map(({ file, message, hint }) => [file, message, hint])).toEqual([
    ["content/en/announcements.yaml", "there is no {ende}", "did you mean {end}?"],
    ["content/ja/announcements.yaml", "{percent} of the source is missing", "write {percent} somewhere in the text"],
  ]);
});

it("does not take a placeholder between two pairs of braces, of which visitors would see one", async () => {
  using site = layOut();
  edit(site, "ja/announcements.yaml", "秋のセールが始まりました。", '"{{end}}まで"');
  const problems = (await check(site.root)).filter(({ rule }) => rule === "words/announcement-placeholders");
  expect(problems.map(({ hint }) => hint)).toEqual(["write each placeholder between one { and one }"]);
});
