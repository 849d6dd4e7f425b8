/** Every page in the preview. Paths are facts, not folders: `/3dx/download/Lite` as well as `/beatgen-hub/download` (lib/routes.ts). */
import { notFound } from "next/navigation";
import type { RouteParams } from "#components/routes/find-page.ts";

export const dynamic = "force-dynamic";

export default async function Page({ params }: { params: Promise<RouteParams> }) {
  // A build requests documents, and its compilation takes a seventh less time without the pages.
  if (process.env.NODE_ENV === "development") {
    const { previewPage } = await import("#components/routes/preview-page.tsx");
    return previewPage(await params);
  }
  notFound();
}
