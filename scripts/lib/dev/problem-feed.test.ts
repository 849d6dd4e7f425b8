import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { startProblemFeed, stateOf } from "./problem-feed.ts";

const state = async (site: LaidOut) =>
  stateOf((await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems);

it("takes a missing translation for a warning, and what is wrong in a file for a problem", async () => {
  using site = layOut();
  rmSync(path.join(site.root, "ja/support/activate-a-licence.mdx"));
  const { problems, missing } = await state(site);
  expect(problems).toEqual([]);
  expect(missing).toMatchObject([{ file: "content/shared/support.yaml", rule: "gaps/missing-document" }]);
  const facts = path.join(site.root, "shared/products/lantern.yaml");
  writeFileSync(facts, readFileSync(facts, "utf8").replace("hue: 190", "hue: {"));
  expect((await state(site)).problems).toMatchObject([{ file: "content/shared/products/lantern.yaml", rule: "shape/yaml-syntax" }]);
});

it("takes what stands in a translation that was begun with its source's text for a warning", async () => {
  using site = layOut();
  edit(site, "ja/support/activate-a-licence.mdx", "#問い合わせる", "");
  const article = path.join(site.root, "en/support/lost-licence-key.mdx");
  const sentence = 'Look at the message that came with your key, or press "Send it again" and wait until the new one is there.';
  writeFileSync(article, `${readFileSync(article, "utf8")}\n${sentence}\n`);
  for (const locale of ["de", "ja"]) {
    const file = path.join(site.root, locale, "support/lost-licence-key.mdx");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, readFileSync(article, "utf8"));
  }
  const { problems, missing } = await state(site);
  expect(problems).toEqual([]);
  const rules = [...new Set(missing.map(({ rule }) => rule))].sort();
  expect(rules).toEqual(["gaps/untranslated", "words/anchor-nowhere"]);
});

it("takes a sentence that was left in another language for a warning, when the rest is translated", async () => {
  using site = layOut();
  const file = path.join(site.root, "ja/products/lens.mdx");
  writeFileSync(file, `${readFileSync(file, "utf8")}\nThe trial ends when the time is up and the plug-in is silent.\n`);
  const { problems, missing } = await state(site);
  expect(problems).toEqual([]);
  expect(missing).toMatchObject([{ file: "content/ja/products/lens.mdx", rule: "words/wrong-language" }]);
});

it("takes a document without its original for a problem: nothing can stand in", async () => {
  using site = layOut();
  for (const locale of ["ja", "en"]) rmSync(path.join(site.root, locale, "support/activate-a-licence.mdx"));
  const { problems } = await state(site);
  expect(problems.some(({ rule, message }) => rule === "gaps/missing-document" && message.includes("content/en/"))).toBe(true);
});

it("sends the latest state to a page that opens, and each new one after it", async () => {
  const { url, send } = await startProblemFeed();
  const failure = "contentlayer ended with code 1";
  send({ problems: [], missing: [], failure });
  const reader = (await fetch(url)).body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe(`data: ${JSON.stringify({ problems: [], missing: [], failure })}\n\n`);
  send({ problems: [], missing: [] });
  expect(await next()).toBe(`data: ${JSON.stringify({ problems: [], missing: [] })}\n\n`);
  await reader?.cancel();
});
