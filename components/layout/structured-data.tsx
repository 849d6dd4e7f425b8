import type { Thing } from "#lib/structured-data/thing.ts";

/** The structured data of a page as JSON-LD. It is not executable, so the Content-Security-Policy allows it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  // An unescaped `<` in a text could end the element.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
