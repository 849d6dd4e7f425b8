/** Every page of the site. Paths are facts, not folders: `/3dx/download/Lite` as well as `/beatgen-hub/download` (lib/routes.ts). */
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { RoutePage } from "#components/routes/route-page.tsx";
import { routeWords } from "#components/routes/route-words.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findPageRedirect } from "#lib/content/redirects.ts";
import { findRoute } from "#lib/content/routes.ts";
import { existsIn } from "#lib/routes.ts";
import { Locale } from "#schemas/locale.ts";

type Params = { locale: string; path?: string[] };
type Props = { params: Promise<Params> };

// Next renders on request: for the preview's visitors, or once for the build, if the page has changed
// (docs/decisions/0029-pages-are-rendered-one-by-one.md). Nothing of a request but its path reaches a page.
export const dynamic = "force-dynamic";

/** @throws Next's redirect for the path of a page that has moved, and its "not found" for paths that are no page. */
function requestOf({ locale: asked, path = [] }: Params) {
  const locale = Locale.safeParse(asked).data;
  const route = findRoute(`/${path.join("/")}`);
  if (locale !== undefined && route !== undefined && existsIn(route, locale)) return { route, locale };
  // In the preview. A build renders pages alone, and its server answers old addresses by itself (server/http/redirects.ts).
  const moved = locale === undefined ? undefined : findPageRedirect(locale, `/${path.join("/")}`);
  if (moved === undefined) notFound();
  return moved.isPermanent ? permanentRedirect(moved.to) : redirect(moved.to);
}

export async function generateMetadata({ params }: Props) {
  const { route, locale } = requestOf(await params);
  return pageMetadata(route.path, locale, routeWords(route, locale));
}

export default async function Page({ params }: Props) {
  return <RoutePage {...requestOf(await params)} />;
}
