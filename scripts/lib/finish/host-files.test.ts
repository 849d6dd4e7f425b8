/** What static hosts and the server read of the finished site about addresses that have moved. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";
import { pageRedirects, redirectsOf } from "#lib/redirects.ts";
import { readRedirects } from "#server/http/redirects.ts";
import { writeHostFiles } from "./host-files.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "host-files-"));
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

const moved = pageRedirects(
  LOCALES,
  redirectsOf(LOCALES, [
    { from: "/old", to: "/new", kind: "permanent" },
    { from: "/en/sale", to: "/new#Ünder", kind: "temporary" },
  ]),
);
const lines = () => readFileSync(join(site, "_redirects"), "utf8").trimEnd().split("\n");

it("lists each old address in each language, before the patterns that would fit it, too", () => {
  writeHostFiles(site, undefined, moved);
  expect(lines().slice(0, moved.size)).toEqual([
    ...LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? "/old /new 301" : `/${locale}/old /${locale}/new 301`)),
    "/en/sale /en/new#%C3%9Cnder 302",
  ]);
  expect(lines()[moved.size]).toBe(`/${DEFAULT_LOCALE} / 301`);
});

it("gives the server the same list", () => {
  writeHostFiles(site, undefined, moved);
  expect(readRedirects(site)).toEqual(moved);
});

it("lists none where the site has none", () => {
  writeHostFiles(site, undefined, new Map());
  expect(lines()[0]).toBe(`/${DEFAULT_LOCALE} / 301`);
  expect(readRedirects(site).size).toBe(0);
});
