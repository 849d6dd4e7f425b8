/** What the tests of every document share: the pages, and a way to name each that has a fault. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Route } from "#lib/routes.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { type FinishedPage, readSite } from "#tests/support/finished-site.ts";
import { hasOwnWords, listRoutesOfContent } from "#tests/support/own-words.ts";
import { expect, test } from "#tests/support/test.ts";

const site = parse(readFileSync(`${CONTENT_FOLDER}/shared/site.yaml`, "utf8")) as { origin: string; name: string };
export const ORIGIN = process.env.SITE_URL ?? site.origin;
export const VENDOR = site.name;

/** What the facts promise, by path. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(listRoutesOfContent().map((route) => [route.path, route]));

export function routeOf({ path }: FinishedPage): Route {
  const route = ROUTES.get(path);
  if (route === undefined) throw new Error(`content has no ${path}`);
  return route;
}

export const isMissing = ({ status }: FinishedPage) => status === 404;
/** Whether its language has words for it. */
export const isOwn = (page: FinishedPage) => hasOwnWords(routeOf(page), page.locale);

/**
 * One worker reads the site once for all tests of a file.
 *
 * @returns A list that is filled before the first test.
 */
export function readEveryPage(): readonly FinishedPage[] {
  const pages: FinishedPage[] = [];
  test.describe.configure({ mode: "default" });
  test.beforeAll(async ({ baseURL }) => {
    pages.push(...(await readSite(baseURL ?? "")));
  });
  return pages;
}

/** The page of a whole address. */
export function requirePage(pages: readonly FinishedPage[], whole: string): FinishedPage {
  const page = pages.find(({ address }) => `${ORIGIN}${address}` === whole);
  if (page === undefined) throw new Error(`${whole} is no page of this site`);
  return page;
}

/** Asks each page for its faults; a failing test names every page that has one. */
export function expectNoFaults(among: readonly FinishedPage[], faultsOf: (page: FinishedPage) => readonly string[]): void {
  expect(among.length).toBeGreaterThan(0);
  expect(among.flatMap((page) => faultsOf(page).map((fault) => `${page.address}: ${fault}`))).toEqual([]);
}
