import { expect, test } from "vitest";
import { buildIndex } from "#lib/search/build-index.ts";
import { loadIndex } from "#lib/search/loaded-index.ts";
import { explainRanking, listShortfalls, measureSearch } from "./measure.ts";

const page = (url: string, title: string) => ({
  url,
  title,
  kind: "article" as const,
  products: [],
  fragment: url,
  lead: "",
  headings: [],
  keywords: [],
  body: "",
});
const index = loadIndex(
  buildIndex(
    [
      page("/en/trial", "How long does a trial last?"),
      page("/en/lost", "A lost key"),
      page("/en/key", "Enter a key"),
      page("/en/old", "An old key"),
    ],
    { synonyms: [["trial", "demo"]], meanings: [], questionWords: ["a"], lightWords: [], compoundParts: [] },
    "en",
  ),
);
const built = { index, indexBytes: 100, bytesOf: () => 10 };
const measure = (queries: Parameters<typeof measureSearch>[1]) => measureSearch(built, queries, (path) => `/en${path}`);

test("counts what is first, among three, and not found", () => {
  const quality = measure([
    { query: "demo", first: "/trial", noTitleWord: true },
    { query: "lost key", amongThree: "/key" },
    { query: "key", first: ["/trial", "/lost"] },
    { query: "xylophone", first: "/trial" },
  ]);
  expect(quality).toMatchObject({ queries: 4, empty: 0.25, furtherBytes: 30, firstBytes: 130 });
  expect(quality.first).toBe(0.5);
  expect(quality.amongThree).toBe(0.75);
  expect(quality.reciprocalRank).toBeCloseTo((1 + 0.5 + 1 + 0) / 4);
  expect(quality.misses).toEqual([{ query: "xylophone", wanted: ["/en/trial"], place: undefined, found: [] }]);
  expect(listShortfalls(quality)).toEqual([
    "first 50.0 %, wanted 95.0 %",
    "among three 75.0 %, wanted 99.0 %",
    "without result 25.0 %, at most 1.0 %",
  ]);
});

test("is content with a list that is answered", () => {
  expect(listShortfalls(measure([{ query: "demo", first: "/trial" }]))).toEqual([]);
});

test("explains a ranking", () => {
  expect(explainRanking("a demo", index)).toMatch(
    /asks for\n {2}demo {2}weight [\d.]+: trial 0\.90\n\nfinds\n {2}[\d.]+ {2}\/en\/trial \(article\) {2}demo 0\.\d\d;/u,
  );
});
