import { expect, test, vi } from "vitest";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { searchLanguage } from "./search.ts";

vi.mock("./routes.ts", () => {
  const own: Record<string, Locale[]> = {
    "/support/a": ["en", "ja", "fr", "de"],
    "/support/b": ["en", "ja", "fr"],
    "/support/c": ["en", "ja"],
    "/support/d": ["en", "ja"],
    // Nobody finds it: it does not count.
    "/thanks": ["en", "ja", "fr", "de", "zh", "es"],
  };
  return {
    listRoutes: () => Object.keys(own).map((path) => ({ path })),
    isIndexedRoute: ({ path }: Route) => path !== "/thanks",
    translatedLocales: ({ path }: Route) => own[path] ?? [],
  };
});

test("a language with half of the pages is searched itself; with less, English stands in", () => {
  expect((["ja", "en", "fr", "de", "zh"] as const).map(searchLanguage)).toEqual(["ja", "en", "fr", "en", "en"]);
});
