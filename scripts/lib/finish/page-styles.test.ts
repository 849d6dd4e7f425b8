import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StyledDocument, writePageStyles } from "./page-styles.ts";

let site: string;
let chunks: string;
let media: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "styles-"));
  chunks = join(site, "_next/static/chunks");
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, "abc.css"), ".all{x:1}.one{x:2}.two{x:3}.late{x:4}");
  media = join(site, "_next/static/media");
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, "core.p.0a-1b_2c.woff2"), "");
  writeFileSync(join(media, "rest.3d4e.woff2"), "");
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

const PLACE = '<link rel="stylesheet" href="/page.css"/>';
const FONT = '<link rel="preload" href="/_next/static/media/core.p.0a-1b_2c.woff2" as="font" crossorigin="" type="font/woff2"/>';
const page = (kind: StyledDocument["kind"], inner: string): StyledDocument => ({ kind, html: `<head>${PLACE}</head>${inner}` });
const home = page("home", '<p class="all one"></p>');
const articles = [page("article", '<p class="all"></p><i data-island="form"></i>'), page("article", '<p class="two"></p>')];
const code = new Map([["form", '"late"']]);

test("pages of a kind share a stylesheet of what any of them and their islands use, and load the first font at once", () => {
  const { withPageStyles, sheets } = writePageStyles(site, [home, ...articles], code);
  expect(sheets).toBe(2);
  const [article = "", ofHome = "", ...more] = readdirSync(chunks).sort();
  expect(more).toEqual([]);
  expect(readFileSync(join(chunks, ofHome), "utf8")).toBe(".all{x:1}.one{x:2}");
  expect(readFileSync(join(chunks, article), "utf8")).toBe(".all{x:1}.two{x:3}.late{x:4}");
  expect(article).toMatch(/^article-[0-9a-f]{12}\.css$/u);
  for (const document of articles)
    expect(withPageStyles(document)).toBe(
      document.html.replace(PLACE, `${FONT}<link rel="stylesheet" href="/_next/static/chunks/${article}"/>`),
    );
});

test("the order of the documents changes nothing", () => {
  writePageStyles(site, [home, ...articles], code);
  const first = readdirSync(chunks).sort();
  for (const name of first) rmSync(join(chunks, name));
  writeFileSync(join(chunks, "abc.css"), ".all{x:1}.one{x:2}.two{x:3}.late{x:4}");
  writePageStyles(site, [...articles].reverse().concat(home), code);
  expect(readdirSync(chunks).sort()).toEqual(first);
});

test("fonts that Next wrote apart from the rules come before them", () => {
  writeFileSync(join(chunks, "abc.css"), "@layer utilities{.all{x:1}}.one{x:2}");
  writeFileSync(join(chunks, "xyz.css"), '@font-face{font-family:"A"}');
  writePageStyles(site, [home], code);
  const [sheet = "", ...more] = readdirSync(chunks);
  expect(more).toEqual([]);
  expect(readFileSync(join(chunks, sheet), "utf8")).toBe('@font-face{font-family:"A"}@layer utilities{.all{x:1}}.one{x:2}');
});

test("a page without a place for styles, a build with two sheets of rules, and one without a first font stop", () => {
  const { withPageStyles } = writePageStyles(site, [home], code);
  expect(() => withPageStyles({ kind: "home", html: "<head></head>" })).toThrow("a home page has no place for its stylesheet");
  rmSync(join(media, "core.p.0a-1b_2c.woff2"));
  writeFileSync(join(chunks, "abc.css"), "");
  for (const name of readdirSync(chunks)) if (name !== "abc.css") rmSync(join(chunks, name));
  expect(() => writePageStyles(site, [home], code)).toThrow("Next marked no font");
  for (const name of ["abc.css", "other.css"]) writeFileSync(join(chunks, name), "@layer utilities{.all{x:1}}");
  expect(() => writePageStyles(site, [home], code)).toThrow("Next wrote rules into 2 stylesheets");
});
