import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StyledDocument, writePageStyles } from "./page-styles.ts";

let site: string;
let chunks: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "styles-"));
  chunks = join(site, "_next/static/chunks");
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, "abc.css"), ".all{x:1}.one{x:2}.two{x:3}.late{x:4}");
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

const NEXTS = '<link rel="stylesheet" href="/_next/static/chunks/abc.css" data-precedence="next"/>';
const page = (kind: StyledDocument["kind"], inner: string): StyledDocument => ({ kind, html: `<head>${NEXTS}</head>${inner}` });
const home = page("home", '<p class="all one"></p>');
const articles = [page("article", '<p class="all"></p><i data-island="form"></i>'), page("article", '<p class="two"></p>')];
const code = new Map([["form", '"late"']]);

test("pages of a kind share a stylesheet of what any of them and their islands use", () => {
  const { withPageStyles, sheets } = writePageStyles(site, [home, ...articles], code);
  expect(sheets).toBe(2);
  const [article = "", ofHome = "", ...more] = readdirSync(chunks).sort();
  expect(more).toEqual([]);
  expect(readFileSync(join(chunks, ofHome), "utf8")).toBe(".all{x:1}.one{x:2}");
  expect(readFileSync(join(chunks, article), "utf8")).toBe(".all{x:1}.two{x:3}.late{x:4}");
  expect(article).toMatch(/^article-[0-9a-f]{12}\.css$/u);
  for (const document of articles)
    expect(withPageStyles(document)).toBe(document.html.replace(NEXTS, `<link rel="stylesheet" href="/_next/static/chunks/${article}"/>`));
});

test("the order of the documents changes nothing", () => {
  writePageStyles(site, [home, ...articles], code);
  const first = readdirSync(chunks).sort();
  for (const name of first) rmSync(join(chunks, name));
  writeFileSync(join(chunks, "abc.css"), ".all{x:1}.one{x:2}.two{x:3}.late{x:4}");
  writePageStyles(site, [...articles].reverse().concat(home), code);
  expect(readdirSync(chunks).sort()).toEqual(first);
});

test("a document of the build before gets the new link", () => {
  const { withPageStyles } = writePageStyles(site, [home], code);
  const finished = withPageStyles(home);
  expect(withPageStyles({ kind: "home", html: finished.replace(/home-[0-9a-f]+/u, "home-old") })).toBe(finished);
});

test("a page without Next's stylesheet, or a build with two, stops", () => {
  const { withPageStyles } = writePageStyles(site, [home], code);
  expect(() => withPageStyles({ kind: "home", html: "<head></head>" })).toThrow("a home page has no link to Next's stylesheet");
  writeFileSync(join(chunks, "other.css"), "");
  expect(() => writePageStyles(site, [home], code)).toThrow("Next wrote 2 stylesheets, not one");
});
