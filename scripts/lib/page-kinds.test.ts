import { expect, it } from "vitest";
import { PAGE_VIEWS } from "#components/routes/page-views.ts";
import { findRoute, listRoutes } from "#lib/content/routes.ts";
import { FIXED_ANCHORS } from "#lib/routes.ts";
import { ERROR_PAGE, kindOf, listPageKinds } from "./page-kinds.ts";

const kinds = listPageKinds();
const represented = kinds.flatMap(({ path }) => findRoute(path === ERROR_PAGE ? "/404" : path) ?? []);

it("has a representative for every kind of route", () => {
  expect(represented).toHaveLength(kinds.length);
  expect([...new Set(represented.map(({ kind }) => kind))].sort()).toEqual(Object.keys(FIXED_ANCHORS).sort());
});

it("has a representative for every view that the site has a page for", () => {
  const pages = new Set(represented.flatMap((route) => (route.kind === "page" ? [route.page] : [])));
  const views = Object.keys(PAGE_VIEWS).filter((page) => listRoutes().some((route) => route.kind === "page" && route.page === page));
  expect(views.filter((page) => !pages.has(page))).toEqual([]);
});

it("leaves no route without a kind, and gives no name twice", () => {
  const names = kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(listRoutes().map(kindOf))).toEqual(new Set(names));
});

it("tells apart what looks different within a kind of route", () => {
  expect(kinds.find(({ name }) => name === "product-discontinued")?.path).toBe("/lens");
  expect(kinds.filter(({ name }) => name.startsWith("thanks-")).map(({ isIndexed }) => isIndexed)).not.toContain(true);
});
