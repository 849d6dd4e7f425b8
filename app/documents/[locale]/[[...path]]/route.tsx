/** Every page as a finished document, for the build (docs/decisions/0029-pages-are-rendered-one-by-one.md). Nothing of a request but its path reaches it. */
import { findPage, type RouteParams } from "#components/routes/find-page.ts";
import { SiteDocument } from "#components/routes/site-document.tsx";
import { findRenderer } from "#components/ui/handed-renderer.ts";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: { params: Promise<RouteParams> }): Promise<Response> {
  const page = findPage(await params);
  const renderer = findRenderer();
  if (page === undefined || renderer === undefined) return new Response(null, { status: 404 });
  return new Response(renderer.toHtml(<SiteDocument {...page} />), { headers: { "content-type": "text/html; charset=utf-8" } });
}
