import { expect, test } from "vitest";
import { explainPage } from "./explain-page.ts";
import type { Page } from "./pages.ts";
import type { Rendering } from "./render-pages.ts";

const page = (path: string): Page => ({ locale: "en", path, publicPath: path, nextPath: path, target: `${path}.html` });
const pages = [page("/en"), page("/en/pricing")];
const rendering: Rendering = {
  entries: new Map([
    ["/en", { reads: ["messages#home"], html: "hash", reason: "there is no record of an earlier build" }],
    ["/en/pricing", { reads: ["products#price", "messages#buy"], html: "hash", reason: "changed: products#price" }],
  ]),
  reasons: new Map([["/en/pricing", "changed: products#price"]]),
};
const explain = (path: string) => explainPage(path, pages, rendering);

test("says why a page was rendered, and which content it reads, in order", () => {
  expect(explain("/en/pricing").split("\n")).toEqual([
    "/en/pricing was rendered in this build because:",
    "  changed: products#price",
    "It reads 2 parts of content:",
    "  messages#buy",
    "  products#price",
  ]);
});

test("says of a page that was taken over why an earlier build rendered it", () => {
  expect(explain("/en")).toMatch(/^\/en is reused from an earlier build, which rendered it because:\n {2}there is no record/u);
});

test("says how a path is written when it is no page", () => {
  expect(explain("/pricing.html")).toBe("/pricing.html is not a page of this site; write its path as visitors see it, such as /en/pricing");
});
