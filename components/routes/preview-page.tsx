/** What the preview shows at an address: the page, or where it has moved to. */
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { findPageRedirect } from "#lib/content/redirects.ts";
import { Locale } from "#schemas/locale.ts";
import { findPage, type RouteParams } from "./find-page.ts";
import { RoutePage } from "./route-page.tsx";

/** @throws Next's redirect for the path of a page that has moved, and its "not found" for paths that are no page. */
export function previewPage(asked: RouteParams) {
  const page = findPage(asked);
  if (page !== undefined) return <RoutePage {...page} />;
  const locale = Locale.safeParse(asked.locale).data;
  const moved = locale === undefined ? undefined : findPageRedirect(locale, `/${asked.path?.join("/") ?? ""}`);
  if (moved === undefined) notFound();
  return moved.isPermanent ? permanentRedirect(moved.to) : redirect(moved.to);
}
