/** The vendor's logo. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="-16 -16 32 32" className={className} fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
      <circle r="15" />
      <circle r="9.5" />
      <circle r="3.6" fill="currentColor" stroke="none" />
      <circle cx="10.6" cy="-10.6" r="3" className="fill-signal" stroke="none" />
    </svg>
  );
}
