/** The pages that Next has prerendered, and where each goes in the finished site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localePath } from "#lib/i18n/paths.ts";
import { Locale } from "#schemas/locale.ts";

export type PrerenderedPage = {
  locale: Locale;
  /** Without locale: `/3dx/releases`. */
  path: string;
  /** As visitors see it: `/en/3dx/releases`. */
  publicPath: string;
  /** Next's HTML file. */
  source: string;
  /** Below dist/site: `en/3dx/releases.html`. */
  target: string;
};

/** Routes that Next adds by itself. The site has its own, one for each language. */
const NEXTS_OWN = new Set(["/_not-found", "/_global-error"]);

/** @throws when a prerendered route is of no locale: then finish does not understand the build. */
export function listPrerendered(nextFolder: string): PrerenderedPage[] {
  const manifest = JSON.parse(readFileSync(join(nextFolder, "prerender-manifest.json"), "utf8")) as {
    routes: Record<string, { dataRoute: string | null }>;
  };
  return Object.keys(manifest.routes)
    .filter((route) => !NEXTS_OWN.has(route))
    .map((route) => {
      const [, first = "", ...rest] = route.split("/");
      const locale = Locale.safeParse(first);
      if (!locale.success) throw new Error(`Next prerendered ${route}, which is not below a locale`);
      const path = `/${rest.join("/")}`;
      const publicPath = localePath(locale.data, path);
      return {
        locale: locale.data,
        path,
        publicPath,
        source: join(nextFolder, "server/app", `${route.slice(1)}.html`),
        target: fileOf(publicPath),
      };
    });
}

/** `/` is index.html, `/en` is en.html: without a slash at the end, every address is a file of its own. */
function fileOf(publicPath: string): string {
  return publicPath === "/" ? "index.html" : `${publicPath.slice(1)}.html`;
}
