import { LineIcon } from "#components/ui/line-icon.tsx";

/** The vendor's logo. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <LineIcon viewBox="-16 -16 32 32" className={className} strokeWidth="1.2">
      <circle r="15" />
      <circle r="9.5" />
      <circle r="3.6" fill="currentColor" stroke="none" />
      <circle cx="10.6" cy="-10.6" r="3" className="fill-signal" stroke="none" />
    </LineIcon>
  );
}
