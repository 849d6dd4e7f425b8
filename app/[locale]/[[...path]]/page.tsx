/** Every page in the preview. Paths are facts, not folders: `/3dx/download/Lite` as well as `/beatgen-hub/download` (lib/routes.ts). */
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { findPage, type RouteParams } from "#components/routes/find-page.ts";
import { RoutePage } from "#components/routes/route-page.tsx";
import { findPageRedirect } from "#lib/content/redirects.ts";
import { Locale } from "#schemas/locale.ts";

export const dynamic = "force-dynamic";

/** @throws Next's redirect for the path of a page that has moved, and its "not found" for paths that are no page. */
export default async function Page({ params }: { params: Promise<RouteParams> }) {
  const asked = await params;
  const page = findPage(asked);
  if (page !== undefined) return <RoutePage {...page} />;
  const locale = Locale.safeParse(asked.locale).data;
  const moved = locale === undefined ? undefined : findPageRedirect(locale, `/${asked.path?.join("/") ?? ""}`);
  if (moved === undefined) notFound();
  return moved.isPermanent ? permanentRedirect(moved.to) : redirect(moved.to);
}
