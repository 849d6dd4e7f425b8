import { expect, test } from "vitest";
import { routesOf } from "./routes.ts";

const facts: Parameters<typeof routesOf>[0] = {
  pages: [
    { id: "home", path: "/", class: "page", indexed: true },
    { id: "not-found", path: "/404", class: "page", indexed: false },
  ],
  products: new Map([
    ["beatgen", { path: "/beatgen", download: "/beatgen-hub/download" }],
    ["spectrum-analyzer", { path: "/labz/products/spectrum-analyzer" }],
  ]),
  support: [
    { id: "trials", articles: [{ id: "how-trials-work", products: [] }] },
    { id: "labz", articles: [{ id: "beatgen-credits", products: ["beatgen"] }] },
  ],
};

test("every page, product and article has its path, in the order of the facts", () => {
  expect(routesOf(facts)).toEqual([
    { kind: "page", path: "/", page: "home" },
    { kind: "page", path: "/404", page: "not-found" },
    { kind: "product", path: "/beatgen", product: "beatgen" },
    { kind: "releases", path: "/beatgen/releases", product: "beatgen" },
    { kind: "download", path: "/beatgen-hub/download", product: "beatgen" },
    { kind: "product", path: "/labz/products/spectrum-analyzer", product: "spectrum-analyzer" },
    { kind: "releases", path: "/labz/products/spectrum-analyzer/releases", product: "spectrum-analyzer" },
    { kind: "article", path: "/support/how-trials-work", article: "how-trials-work" },
    { kind: "article", path: "/support/beatgen-credits", article: "beatgen-credits" },
  ]);
});
