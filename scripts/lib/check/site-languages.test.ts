/** A site has some of the languages that the product has: what the checker requires follows `locales` of site.yaml. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { checkContent } from "./check-content.ts";

async function problemsWith(site: LaidOut, locales: string): Promise<string[]> {
  const file = path.join(site.root, "shared/site.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^locales: .*$/mu, `locales: ${locales}`));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  return problems.map(({ rule, message }) => `${rule} ${message}`);
}

it("asks for no other language than those that the site lists", async () => {
  using site = layOut();
  rmSync(path.join(site.root, "shared/policy.yaml"));
  writeFileSync(path.join(site.root, "shared/policy.yaml"), "# yaml-language-server: $schema=../../schemas/json/policy.json\ngaps: {}\n");
  expect(await problemsWith(site, "[ja, en]")).toEqual([]);
});

it("says once that a language with texts is not listed", async () => {
  using site = layOut();
  expect(await problemsWith(site, "[en, fr, de, zh, es]")).toEqual(["gaps/nothing-requires content/shared/site.yaml does not list ja"]);
});

it("refuses a language twice, and one that the product does not have", async () => {
  using site = layOut();
  expect(await problemsWith(site, "[ja, en, ja]")).toEqual([expect.stringContaining("shape/duplicate-entry")]);
  expect(await problemsWith(site, "[ja, xx]")).toContainEqual(expect.stringContaining("shape/unknown-value"));
});
