import type { Thing } from "#lib/structured-data/thing.ts";

/** What a page contains for machines, as one block of data. No browser runs it, so the policy lets it stand. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  // Words may hold any letters; a `<` could end the block.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
