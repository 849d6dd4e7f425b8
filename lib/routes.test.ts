import { expect, test } from "vitest";
import { existsIn, routesOf } from "./routes.ts";

const facts: Parameters<typeof routesOf>[0] = {
  pages: [
    { id: "home", path: "/" },
    { id: "commerce-disclosure", path: "/commerce-disclosure", locales: ["ja"] },
  ],
  products: new Map([
    [
      "beatgen",
      { path: "/beatgen", screens: [{ kind: "download", path: "/beatgen-hub/download", channel: "stable", editions: ["beatGen"] }] },
    ],
    ["spectrum-analyzer", { path: "/labz/products/spectrum-analyzer", screens: [] }],
  ]),
  support: [
    { id: "trials", articles: [{ id: "how-trials-work", products: [] }] },
    { id: "labz", articles: [{ id: "beatgen-credits", products: ["beatgen"] }] },
  ],
};

test("every page, product and article has its path, in the order of the facts", () => {
  expect(routesOf(facts)).toEqual([
    { kind: "page", path: "/", page: "home" },
    { kind: "page", path: "/commerce-disclosure", page: "commerce-disclosure", locales: ["ja"] },
    { kind: "product", path: "/beatgen", product: "beatgen" },
    { kind: "releases", path: "/beatgen/releases", product: "beatgen" },
    { kind: "download", path: "/beatgen-hub/download", product: "beatgen", channel: "stable", editions: ["beatGen"] },
    { kind: "product", path: "/labz/products/spectrum-analyzer", product: "spectrum-analyzer" },
    { kind: "releases", path: "/labz/products/spectrum-analyzer/releases", product: "spectrum-analyzer" },
    { kind: "article", path: "/support/how-trials-work", article: "how-trials-work" },
    { kind: "article", path: "/support/beatgen-credits", article: "beatgen-credits" },
  ]);
});

test("a page of some languages exists in no other", () => {
  const disclosure = routesOf(facts).find(({ path }) => path === "/commerce-disclosure");
  const home = routesOf(facts).find(({ path }) => path === "/");
  if (disclosure === undefined || home === undefined) throw new Error("routes are missing");
  expect([existsIn(disclosure, "ja"), existsIn(disclosure, "en"), existsIn(home, "en")]).toEqual([true, false, true]);
});
