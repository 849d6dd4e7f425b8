import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listSiteLocales } from "#scripts/lib/site-locales.ts";
import { SupportIndex } from "#schemas/support.ts";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { type BaseContent, editOneDocument, readBaseContent, setDocuments } from "./content.ts";
import { LONG } from "#tests/support/extent.ts";

const LOCALES = listSiteLocales();

let project: string;
let base: BaseContent;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "bench-content-"));
  cpSync("content", join(project, "content"), { recursive: true });
  cpSync("public", join(project, "public"), { recursive: true });
  base = readBaseContent(project);
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** Problems of the copies and of the index that lists them. */
async function listProblems(): Promise<string[]> {
  const result = await checkContent({ root: join(project, "content"), now: "2026-09-01", cache: false });
  return result.problems
    .filter(({ file }) => /article-copy-|shared\/support\.yaml/u.test(file))
    .map(({ file, message }) => `${file}: ${message}`);
}

it("adds articles with unique titles that pass the checker, also after the edit", { tags: [LONG], timeout: 180_000 }, async () => {
  setDocuments(base, 20 * LOCALES.length);
  editOneDocument(base, 0);
  expect(await listProblems()).toEqual([]);
  const titles = base.written.map((file) => /^title: .*$/mu.exec(readFileSync(file, "utf8"))?.[0]);
  expect(new Set(titles).size).toBe(base.written.length);
});

it("spreads the articles over the topics, and removes them again", { tags: [LONG], timeout: 180_000 }, () => {
  const index = () => readFileSync(join(project, "content/shared/support.yaml"), "utf8");
  const before = base.supportIndex;
  setDocuments(base, 6 * LOCALES.length);
  const counts = SupportIndex.parse(parse(index())).topics.map(
    ({ articles }) => articles.filter(({ id }) => id.startsWith("article-copy-")).length,
  );
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  setDocuments(base, 0);
  expect([index(), base.written]).toEqual([before, []]);
});

it("refuses a number of documents that is not the same in every language", () => {
  expect(() => {
    setDocuments(base, LOCALES.length + 1);
  }).toThrow(/no whole number of articles/u);
});
