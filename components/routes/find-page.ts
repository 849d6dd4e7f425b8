/** Finds the page of an address as Next's routes give it. */
import { findRoute } from "#lib/content/routes.ts";
import { existsIn, type Route } from "#lib/routes.ts";
import { Locale } from "#schemas/locale.ts";

/** `path` is undefined for a language's home page. */
export type RouteParams = { locale: string; path?: string[] };

/** @returns undefined when there is no such page, or not in this language. */
export function findPage({ locale: asked, path = [] }: RouteParams): { route: Route; locale: Locale } | undefined {
  const locale = Locale.safeParse(asked).data;
  const route = findRoute(`/${path.join("/")}`);
  return locale !== undefined && route !== undefined && existsIn(route, locale) ? { route, locale } : undefined;
}
