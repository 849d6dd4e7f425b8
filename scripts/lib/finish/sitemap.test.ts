import { expect, test } from "vitest";
import { sitemapFiles } from "./sitemap.ts";

const locsOf = (text = "") => [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, loc]) => loc);

test("a small site has one file, a large one an index of several", () => {
  const [whole, ...none] = sitemapFiles();
  expect(none).toEqual([]);
  const most = 50;
  const [index, ...parts] = sitemapFiles(most);
  expect(index?.text).toContain("<sitemapindex");
  expect(locsOf(index?.text).map((loc) => loc?.replace(/^https:\/\/[^/]+\//u, ""))).toEqual(parts.map(({ name }) => name));
  expect(parts.flatMap(({ text }) => locsOf(text))).toEqual(locsOf(whole?.text));
  expect(parts.every(({ text }) => locsOf(text).length <= most)).toBe(true);
});
