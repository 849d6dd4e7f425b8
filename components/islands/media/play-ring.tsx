/** The play icon on videos. */
export function PlayRing({ className }: { className: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} fill="none" aria-hidden="true">
      <circle r="48" className="stroke-on-glass" strokeOpacity="0.3" />
      <circle r="39" className="stroke-on-glass" strokeOpacity="0.6" />
      <circle r="30" className="fill-signal" />
      <path d="M-8 -13L14 0L-8 13Z" className="fill-on-signal" />
    </svg>
  );
}
