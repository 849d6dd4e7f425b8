import { expect, it } from "vitest";
import { listRoutes } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { SELECTABLE_LOCALES } from "#lib/i18n/locales.ts";
import { languageOptions } from "./language-options.ts";

const hrefsOf = (path: string) => languageOptions(path).map(({ href }) => href);
const home = SELECTABLE_LOCALES.map((locale) => localePath(locale, "/"));

it("leads from a page to the same page, and to the home page where an address has no page", () => {
  const pathOf = (page: string) => listRoutes().find((route) => route.kind === "page" && route.page === page)?.path ?? "";
  expect(hrefsOf(pathOf("products"))).toEqual(SELECTABLE_LOCALES.map((locale) => localePath(locale, pathOf("products"))));
  expect(hrefsOf(pathOf("not-found"))).toEqual(home);
});
