/** Every page of the site. Paths come from content (lib/routes.ts). */
import { notFound } from "next/navigation";
import { RoutePage } from "#components/routes/route-page.tsx";
import { pageText } from "#lib/content/page-text.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findRoute } from "#lib/content/routes.ts";
import { existsIn } from "#lib/routes.ts";
import { Locale } from "#schemas/locale.ts";

type Params = { locale: string; path?: string[] };
type Props = { params: Promise<Params> };

// Pages are rendered on request: in the preview, and once for each changed page in a build
// (docs/decisions/0029-pages-are-rendered-one-by-one.md). A page depends on nothing of the request but its path.
export const dynamic = "force-dynamic";

/** @throws Next's "not found" for unknown paths. */
function pageOf({ locale: segment, path = [] }: Params) {
  const locale = Locale.safeParse(segment).data;
  const route = findRoute(`/${path.join("/")}`);
  if (locale === undefined || route === undefined || !existsIn(route, locale)) notFound();
  return { route, locale };
}

export async function generateMetadata({ params }: Props) {
  const { route, locale } = pageOf(await params);
  return pageMetadata(route.path, locale, pageText(route, locale));
}

export default async function Page({ params }: Props) {
  return <RoutePage {...pageOf(await params)} />;
}
