/** The pages of the site, and where each goes in the finished site. */
import { listRoutes, localesOfRoute } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

export type Page = {
  locale: Locale;
  /** Without locale: `/3dx/releases`. */
  path: string;
  /** As visitors see it: `/en/3dx/releases`, and `/3dx/releases` in the default language. */
  publicPath: string;
  /** As Next's routes have it, with every locale: `/ja/3dx/releases`. */
  nextPath: string;
  /** Below dist/site: `en/3dx/releases.html`. */
  target: string;
};

/** Every page in every language that has it. */
export function listPages(): Page[] {
  return listRoutes().flatMap((route) =>
    localesOfRoute(route).map((locale) => {
      const publicPath = localePath(locale, route.path);
      const nextPath = `/${locale}${route.path === "/" ? "" : route.path}`;
      return { locale, path: route.path, publicPath, nextPath, target: fileOf(publicPath) };
    }),
  );
}

/** `/` is index.html, `/en` is en.html: without a slash at the end, every address is a file of its own. */
const fileOf = (publicPath: string): string => (publicPath === "/" ? "index.html" : `${publicPath.slice(1)}.html`);
