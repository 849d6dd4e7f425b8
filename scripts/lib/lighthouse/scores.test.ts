import { expect, it } from "vitest";
import { isGood, medianOf, type Run, runOf } from "./scores.ts";

const perfect = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const none = { performance: [], accessibility: [], "best-practices": [], seo: [] };
const metrics = { lcp: 1000, tbt: 0, cls: 0 };
const run = (scores: Partial<Run["scores"]>, faults: Partial<Run["faults"]> = {}): Run => ({
  scores: { ...perfect, ...scores },
  faults: { ...none, ...faults },
  metrics,
});

it("passes with one bad run of three, and fails with two", () => {
  expect(isGood(medianOf([run({ performance: 60 }), run({}), run({ performance: 98 })]))).toBe(true);
  expect(isGood(medianOf([run({ performance: 97 }), run({}), run({ performance: 97 })]))).toBe(false);
});

it("takes the worse of two", () => {
  expect(medianOf([run({ seo: 100 }), run({ seo: 91 })]).scores.seo).toBe(91);
});

it("lists the faults of a category that is below its limit, each once, and no others", () => {
  const bad = run({ accessibility: 96, performance: 99 }, { accessibility: ["image-alt"], performance: ["speed-index"] });
  expect(medianOf([bad, bad, run({})]).faults).toEqual({ ...none, accessibility: ["image-alt"] });
});

it("reads scores, the audits that cost a point, and their places", () => {
  const audit = (id: string, score: number | null) => ({
    id,
    title: `about ${id}`,
    score,
    description: "",
    scoreDisplayMode: "binary" as const,
  });
  const table = (item: Record<string, { type: "node"; selector: string } | { type: "url"; value: string; url: string }>) => ({
    type: "table" as const,
    headings: [],
    items: [item],
  });
  const category = (score: number, ...ids: string[]) => ({
    id: "",
    title: "",
    score,
    auditRefs: ids.map((id) => ({ id, weight: id === "unweighted" ? 0 : 1 })),
  });
  const result = runOf({
    categories: {
      performance: category(0.984),
      accessibility: category(0.9, "image-alt", "label", "unweighted", "nothing-to-see"),
      "best-practices": category(0.96, "errors-in-console"),
      seo: category(1),
    },
    audits: {
      "image-alt": { ...audit("image-alt", 0), details: table({ node: { type: "node", selector: "main > img" } }) },
      "errors-in-console": {
        ...audit("errors-in-console", 0),
        details: table({ sourceLocation: { type: "url", value: "", url: "http://localhost/site.webmanifest" } }),
      },
      label: audit("label", 1),
      unweighted: audit("unweighted", 0),
      "nothing-to-see": audit("nothing-to-see", null),
      "largest-contentful-paint": { ...audit("largest-contentful-paint", 1), numericValue: 1234 },
    },
  });
  expect(result.scores).toEqual({ performance: 98, accessibility: 90, "best-practices": 96, seo: 100 });
  expect(result.faults.accessibility).toEqual(["image-alt · about image-alt · main > img"]);
  expect(result.faults["best-practices"]).toEqual(["errors-in-console · about errors-in-console · http://localhost/site.webmanifest"]);
  expect(result.metrics.lcp).toBe(1234);
});
