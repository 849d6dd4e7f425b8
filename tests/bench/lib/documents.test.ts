import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, LOCALES } from "#schemas/locale.ts";
import { SupportIndex, SupportWords } from "#schemas/support.ts";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { type BaseContent, editOneDocument, readBaseContent, setDocuments } from "./content.ts";
import { articleText, generateDocuments, type NamedProduct } from "./documents.ts";
import { PHRASES } from "./phrases.ts";

const PRODUCTS: NamedProduct[] = [
  { slug: "lantern", name: "Lantern" },
  { slug: "tidepool", name: "Tidepool" },
];

/** What a reader sees of a body: no front matter, no tags, no marks, no addresses. */
function visible(text: string): string {
  return text
    .replace(/^---\n.*?\n---\n/su, "")
    .replace(/\]\([^)]*\)|<[^>]*>|^\|[ |-]*$|^\d+\. |[#|[\]]/gmu, " ")
    .replace(/(?<=^|\s)-(?=\s)/gmu, " ");
}

/** Words, or letters where a language has no spaces. */
function lengthOf(text: string, locale: Locale): number {
  return locale === "ja" || locale === "zh" ? visible(text).replace(/\s/gu, "").length : (visible(text).match(/\S+/gu) ?? []).length;
}

describe("phrases", () => {
  it.each(LOCALES)("has the same parts in %s as in English", (locale) => {
    const shape = ({ keywords, subjects, places, sentences, steps, table, remarks }: (typeof PHRASES)[Locale]) =>
      [keywords, subjects, places, sentences, steps, table.rows, remarks].map(({ length }) => length);
    expect(shape(PHRASES[locale])).toEqual(shape(PHRASES.en));
  });
});

describe("an article", () => {
  it("is the same however many documents there are", () => {
    const few = generateDocuments(12, PRODUCTS);
    expect(generateDocuments(600, PRODUCTS).slice(0, 12)).toEqual(few);
    expect(new Set(few.map(({ text }) => text)).size).toBe(12);
  });

  it("is refused when some language would miss it", () => {
    expect(() => generateDocuments(100, PRODUCTS)).toThrow("100 documents do not make whole articles in 6 languages");
  });

  it.each(LOCALES)("is as long as a real one, has its parts and no open placeholder in %s", (locale) => {
    const [least, most] = locale === "ja" || locale === "zh" ? [600, 1000] : [250, 350];
    for (let index = 0; index < 500; index++) {
      const text = articleText(index, locale, PRODUCTS);
      expect(lengthOf(text, locale), text).toBeGreaterThanOrEqual(least);
      expect(lengthOf(text, locale), text).toBeLessThanOrEqual(most);
      expect(text).not.toMatch(/[{}]/u);
      expect(text.match(/^## /gmu)).toHaveLength(4);
      expect(text.match(/\]\(\/support\/studio-note-\d{4}#[^)\s]+\)/gu)).toHaveLength(1);
      expect(text.match(/<Note>/gu)).toHaveLength(1);
      expect(text.match(/<Systems of="[a-z0-9-]+" \/>/gu)).toHaveLength(1);
      expect(text).toMatch(/^- .*\n- /mu);
      expect(text).toMatch(/^\| --- \| --- \| --- \|$/mu);
    }
  });

  it.each(LOCALES)("has a title of its own and sound front matter in %s", (locale) => {
    const titles = Array.from({ length: 500 }, (_, index) => {
      const frontMatter = /^---\n(.*?)\n---\n/su.exec(articleText(index, locale, PRODUCTS))?.[1] ?? "";
      return SupportWords.parse(parse(frontMatter)).title;
    });
    expect(new Set(titles).size).toBe(500);
  });
});

describe("articles among those of a site", () => {
  let project: string;
  let base: BaseContent;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), "bench-content-"));
    cpSync(FIXTURE_CONTENT, join(project, "content"), { recursive: true });
    base = readBaseContent(project);
  });
  afterAll(() => {
    rmSync(project, { recursive: true });
  });

  /** Problems of the generated files and of the list that names them; the rest of the content is not this test's business. */
  const problems = async () => {
    const result = await checkContent({ root: join(project, "content"), now: "2026-09-01", cache: false });
    return result.problems
      .filter(({ file }) => /studio-note-|shared\/support\.yaml/u.test(file))
      .map(({ file, message }) => `${file}: ${message}`);
  };

  it("pass the checker, also after the edit", async () => {
    setDocuments(base, 120);
    editOneDocument(base, 0);
    expect(await problems()).toEqual([]);
  }, 60_000);

  it("are spread over the topics, and go when fewer are asked for", () => {
    setDocuments(base, 30);
    const { topics } = SupportIndex.parse(parse(readFileSync(join(project, "content/shared/support.yaml"), "utf8")));
    expect(topics.map(({ articles }) => articles.filter(({ id }) => id.startsWith("studio-note-")).length)).toEqual(
      topics.map(() => 5 / topics.length),
    );
    setDocuments(base, 0);
    expect(readFileSync(join(project, "content/shared/support.yaml"), "utf8")).toBe(
      readFileSync(join(FIXTURE_CONTENT, "shared/support.yaml"), "utf8"),
    );
    expect(base.written).toEqual([]);
  });
});
