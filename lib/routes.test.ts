import { expect, test } from "vitest";
import { existsIn, routesOf } from "./routes.ts";

/** A key of no content: keys are typed by the content that was compiled. */
const KEY = "shellGen" as never;
const facts: Parameters<typeof routesOf>[0] = {
  pages: [
    { id: "home", path: "/" },
    { id: "commerce-disclosure", path: "/commerce-disclosure", locales: ["ja"] },
  ],
  products: new Map([
    [
      "shellgen",
      { path: "/shellgen", screens: [{ kind: "download", path: "/shellgen-hub/download", channel: "stable", editions: [KEY] }] },
    ],
    ["sea-glass", { path: "/labz/products/sea-glass", screens: [] }],
  ]),
  support: [{ articles: [{ id: "how-trials-work", products: [] }] }, { articles: [{ id: "shellgen-credits", products: ["shellgen"] }] }],
};

test("every page, product and article has its path, in the order of the facts", () => {
  expect(routesOf(facts)).toEqual([
    { kind: "page", path: "/", page: "home" },
    { kind: "page", path: "/commerce-disclosure", page: "commerce-disclosure", locales: ["ja"] },
    { kind: "product", path: "/shellgen", product: "shellgen" },
    { kind: "releases", path: "/shellgen/releases", product: "shellgen" },
    { kind: "download", path: "/shellgen-hub/download", product: "shellgen", channel: "stable", editions: [KEY] },
    { kind: "product", path: "/labz/products/sea-glass", product: "sea-glass" },
    { kind: "releases", path: "/labz/products/sea-glass/releases", product: "sea-glass" },
    { kind: "article", path: "/support/how-trials-work", article: "how-trials-work" },
    { kind: "article", path: "/support/shellgen-credits", article: "shellgen-credits" },
  ]);
});

test("a page of some languages exists in no other", () => {
  const disclosure = routesOf(facts).find(({ path }) => path === "/commerce-disclosure");
  const home = routesOf(facts).find(({ path }) => path === "/");
  if (disclosure === undefined || home === undefined) throw new Error("routes are missing");
  expect([existsIn(disclosure, "ja"), existsIn(disclosure, "en"), existsIn(home, "en")]).toEqual([true, false, true]);
});
