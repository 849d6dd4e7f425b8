import { site } from "#lib/content/site.ts";

const PAINTS = { line: "stroke-current", ink: "fill-current", colour: "fill-signal" } as const;

/** The vendor's mark, from site.yaml. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="-16 -16 32 32" className={className} fill="none" strokeWidth="1.2" aria-hidden="true">
      {site.mark.map(({ d, paint }) => (
        <path key={d} d={d} className={PAINTS[paint]} />
      ))}
    </svg>
  );
}
